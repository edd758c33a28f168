/* A word in a list of words; if it is not there: "did you mean ...?" */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

/* Its place in the list, -1 if it is not there. */
int find_word(const char *word, const char *const *words, int count);

/* The word of the list that takes the fewest edits, NULL if none is near: at most half of its letters. */
const char *nearest(const char *word, const char *const *words, int count);

/* The same as the end of a message: "; did you mean "depth"?", or "" if none is near.  Valid until the next
 * call. */
const char *suggestion(const char *word, const char *const *words, int count);

#endif
