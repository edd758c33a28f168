/* "did you mean ...?" */
#ifndef TEXT_NEAREST_H
#define TEXT_NEAREST_H

/* The word of the list that takes the fewest edits, NULL if none is near: at most half of its letters. */
const char *nearest(const char *word, const char *const *words, int count);

/* The same as the end of a message: "; did you mean "depth"?", or "" if none is near.  Valid until the next
 * call. */
const char *suggestion(const char *word, const char *const *words, int count);

#endif
