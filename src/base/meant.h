/* A file that does not exist: which one may have been meant? */
#ifndef BASE_MEANT_H
#define BASE_MEANT_H

/* The file with this ending in the path's own folder, or else in this one, that takes the fewest edits, as the end of a message:
 * "; did you mean "configs/growth.json"?", or "" if none is near.  Valid until the next call. */
const char *file_meant(const char *path, const char *folder, const char *ending);

/* Does the path end so? */
int path_ends(const char *path, const char *ending);

#endif
