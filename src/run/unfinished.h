/* What journals have so far, as the CSV that it will be a part of: for questions before all cells have run. */
#ifndef RUN_UNFINISHED_H
#define RUN_UNFINISHED_H

/* The rows of these journals by the config of the last run that any of them tells of, and say how many of its cells they are.  The
 * caller frees the text; NULL after a message. */
char *unfinished_csv(char *const *paths, int count);

#endif
