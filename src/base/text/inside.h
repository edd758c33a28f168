/* Paths that strangers write, and that are to lead to a file in a folder. */
#ifndef TEXT_INSIDE_H
#define TEXT_INSIDE_H

#include <stdbool.h>

enum { LONGEST_INSIDE = 256 }; /* the longest path that the format ustar has */

/* Does this path lead into the folder that it starts from, by plain names only: "a/b.csv", but not "/a", "../a", "a//b",
 * "./a", "a/" or ""?  Control characters and backslashes are in no such path, and it is no longer than that. */
bool path_inside(const char *path);

#endif
