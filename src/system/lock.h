/*
 * The right to be the only one who writes some results: a lock on a file beside them, in which its holder says who it
 * is.  The lock decides, not the text: it ends with its holder, however that ends.
 */
#ifndef SYSTEM_LOCK_H
#define SYSTEM_LOCK_H

#include <stdbool.h>

struct lock {
    int file;
    char *path;
    bool left; /* who had it before did not give it back */
};

/* EXIT_FINE; or after a message EXIT_RESUMABLE, if another holds it, who is named, or the disk is full, or EXIT_USAGE, if no
 * such file can be had.  `results` is what the message calls what is locked. */
int lock_take(struct lock *lock, const char *path, const char *results);

void lock_give(struct lock *lock);

#endif
