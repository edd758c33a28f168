#ifndef BASE_VERB_H
#define BASE_VERB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/*
 * A verb of the command line, as data: what it is called, what it takes, and the function that does it.  How a command
 * line is read, what --help says and which verbs there are follow from that alone.
 *
 * A file in src/verbs/ that defines `const struct verb verb_NAME` is a verb: make collects them.
 */

/* The names of a list such as "game,limit", in the order in which they were given. */
struct words {
    const char **word;
    int count;
};

/* One more, in a list that began without any; those of both lists; and all with this between.  What they return is kept
 * (memory.h). */
void words_add(struct words *words, const char *word);
struct words words_join(const struct words *a, const struct words *b);
char *words_listed(const struct words *words, const char *between);

/* An option, or a key, which is said as key=value.  It is put into a member of the struct that its verb works with, and
 * takes what the member's type says:
 * bool            nothing; true if the option was given
 * const char *    a text; the option's own word, "--force", if it takes or got none
 * int, double     a whole number, a number, from `least` to `most`
 * uint64_t        a seed
 * struct words    names that are separated by commas, or one text each time; several such options add up
 * Of others that are given twice the last one counts. */
struct verb_option {
    const char *name;     /* without the -- */
    char letter;          /* for -j; 0: there is none; KEY */
    const char *argument; /* what it takes, for --help; NULL: nothing; in brackets: optional, behind a = */
    const char *about;
    enum { OPTION_FLAG, OPTION_TEXT, OPTION_WHOLE, OPTION_REAL, OPTION_SEED, OPTION_LIST } kind;
    size_t place;
    double least, most;
    const char *const *choices; /* of a text or a list; NULL: anything */
    int choice_count;
    const char *fallback; /* the default, as on a command line; NULL: the member stays 0 */
    bool unsplit;         /* of a list: commas do not separate */
};

enum { KEY = '=' };

/* The member that an option is put into. */
#define INTO(record, member)                                                                                       \
    .place = offsetof(record, member),                                                                              \
    .kind = _Generic(((record *)0)->member,                                                                         \
        bool: OPTION_FLAG,                                                                                          \
        const char *: OPTION_TEXT,                                                                                  \
        int: OPTION_WHOLE,                                                                                          \
        double: OPTION_REAL,                                                                                        \
        uint64_t: OPTION_SEED,                                                                                      \
        struct words: OPTION_LIST)

enum { MOST_OPTIONS = 16 };

/* A verb as it is called. */
struct call {
    const struct verb *verb;
    char **words; /* of the command line, from the verb's name on; words[-1] is the program */
    int word_count;
    char **arguments; /* those that are neither options nor keys of the verb */
    int count;
    void *record;             /* what options were put into; it and they live as long as the call */
    bool given[MOST_OPTIONS]; /* on the command line */
};

/* The headings of the list of verbs. */
enum verb_group { EXPERIMENTS, RESULTS, GAMES, VERB_GROUPS };

struct verb {
    const char *name;
    enum verb_group group;
    const char *purpose; /* what it does, for the list */

    /* What it takes besides options, "FILE.csv [CONFIG]...": so many words, those in brackets may be missing, and with dots
     * the last may be repeated.  NULL: nothing. */
    const char *arguments;

    /* For --help, before and behind the options: paragraphs, which are wrapped, and lines that begin with a space, which
     * stand as they are.  NULL: nothing. */
    const char *about, *notes;
    struct verb_option options[MOST_OPTIONS + 1]; /* before keys; all end at the first without a name */
    size_t size;                                  /* of the struct that they are put into */
    int (*run)(const struct call *call);          /* do it; an exit status */
};

/* Has the verb keys of its own? */
static inline bool verb_has_keys(const struct verb *verb)
{
    const struct verb_option *option = verb->options;
    while (option->name && option->letter != KEY)
        option++;
    return option->name;
}

extern const struct verb *const verbs[];
extern const int verb_count;

/* Reading the command line of a verb, as the verb declares it. */

/* Do what the command line says, argv[0] is the verb and argv[-1] the program, or print the verb's help, or say what is
 * wrong with it.  An exit status. */
int verb_call(const struct verb *verb, int argc, char **argv);

/* The verb of this name, or NULL. */
const struct verb *verb_find(const char *name);

/* For verbs that find something wrong with the command line themselves: complain, with a hint at --help.  Returns
 * EXIT_USAGE. */
int misused(const struct call *call, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* What people read about verbs, made of what these declare. */

/* All of them, and the exit statuses. */
void help_of_verbs(FILE *out);

/* One with its arguments and options. */
void help_of_verb(FILE *out, const struct verb *verb);

/*
 * What earlier versions had, and what does the same now.  Whoever still says it is told that, and not which similar name
 * there is.  CHANGELOG.md has the same lines.
 */

/* A verb with an option, "--table", a letter, "-t", a word that an option took, "--format html", or a key, "depth".
 * No word: the verb itself.  No verb: a key of a config.  The table ends where there is no sentence. */
struct retired {
    const char *verb, *word, *instead;
};

extern const struct retired retired_words[];

/* The sentence, or NULL if that has never been there.  Asked only of what is unknown where it stands. */
const char *retired(const char *verb, const char *word);

#endif
