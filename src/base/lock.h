/*
 * The right to be the only process that writes some results: a lock on a file beside them, in which its holder says
 * which process it is.  The lock decides, not that text: it ends with its holder, in whatever way that ends.
 */
#ifndef BASE_LOCK_H
#define BASE_LOCK_H

#include <stdbool.h>

struct lock {
    int file;
    char *path;
    bool left; /* its last holder ended without giving it back */
};

/* EXIT_FINE; or, after a message, EXIT_RESUMABLE if another process holds it, which the message names, or if the
 * disk is full; or EXIT_CONFIG if there can be no such file.  `results` is what the message calls the thing that is
 * locked. */
int lock_take(struct lock *lock, const char *path, const char *results);

void lock_give(struct lock *lock);

#endif
