/*
 * What earlier versions had, and what does the same now.  Whoever still says it is told that, and not which similar name
 * there is.  CHANGELOG.md has the same lines.
 */
#ifndef BASE_RETIRED_H
#define BASE_RETIRED_H

/* A verb with an option, "--table", a letter, "-t", a word that an option took, "--format html", or a key, "depth".
 * No word: the verb itself.  No verb: a key of a config.  The table ends where there is no sentence. */
struct retired {
    const char *verb, *word, *instead;
};

extern const struct retired retired_words[];

/* The sentence, or NULL if that has never been there.  Asked only of what is unknown where it stands. */
const char *retired(const char *verb, const char *word);

#endif
