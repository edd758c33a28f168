/*
 * Work in a process of its own, for games and searches may crash, hang or take all memory: nothing of theirs runs in the
 * process of a verb.
 *
 * The other process sees everything as it stands here.  What it is to tell it writes to memory from shared_take();
 * whatever else it changes is lost with it.
 */
#ifndef SYSTEM_APART_H
#define SYSTEM_APART_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct chore {
    void (*work)(void *context, int item);
    /* Told here of an item whose work did not end well, and how: "it crashed: Segmentation fault". */
    void (*failed)(void *context, int item, const char *how);
    void *context;
    double
        seconds; /* that one item may take of the processor's time, and thirty times as long by the clock; 0: any */
    size_t memory; /* bytes that a process may take beside what it begins with */
};

/* Do the work of items 0..count-1, one after the other, in another process; behind one that does not end well in a
 * further one.  True if all ended well.  If there is no process to be had, the first item that needs one has failed, and
 * the rest is not done. */
bool do_apart(const struct chore *chore, int count);

/* For the work: the item's time begins anew. */
void take_more_time(void);

/* Zeroed memory that is seen in all processes that begin from now on; the program ends without it. */
void *shared_take(size_t size);
void shared_free(void *memory, size_t size);

/* --- for a process that is to be held to limits -------------------------------------------------------------- */

/* The exit status of who died because it got no more memory. */
enum { EXIT_NO_MEMORY = 99 };

/* A search accounts for its memory itself; this stops one that does not, or a game, with EXIT_NO_MEMORY or a signal. */
void limit_address_space(size_t bytes);

/* Without a parent there is nobody to report to. */
void die_with(pid_t parent);

#endif
