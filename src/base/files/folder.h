/* Folders: what is in them, and temporary ones. */
#ifndef FILES_FOLDER_H
#define FILES_FOLDER_H

#include <stdbool.h>
#include <sys/stat.h>

/* FOLDER/NAME; the caller frees it. */
char *folder_path(const char *folder, const char *name);

/* Called for everything below a folder, with its path; false stops the walk. */
typedef bool (*Visit)(void *context, const char *path, const struct stat *about);

/* Visit what is below a folder: what a folder has in it before that folder itself.  Links are visited, and not
 * followed.  False if a visit stopped it, or after a message. */
bool folder_walk(const char *folder, Visit visit, void *context);

/* Make a folder that nobody else can enter, in $TMPDIR or /tmp.  It goes with all that is in it when the program has
 * ended, also if a signal killed it: from here on the program is in a process of its own, for which the first one
 * waits.  To be called once, after interrupts_note() (interrupt.h).  NULL after a message. */
const char *folder_temporary(void);

#endif
