/*
 * Work in a process of its own.  Games and searches may crash, hang or take all memory, so none of their code runs in
 * the process of a verb.
 *
 * The other process sees all memory as it is when that process begins.  It answers by writing to memory from
 * shared_take(); any other change that it makes is lost when it ends.
 */
#ifndef BASE_APART_H
#define BASE_APART_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Work that waits, and takes hardly any time of the processor, is stopped as well. */
enum { CLOCK_FACTOR = 30 };

struct chore {
    void (*work)(void *context, int item);
    /* Called in this process for an item whose work did not end well, with what happened: "it crashed: Segmentation
     * fault". */
    void (*failed)(void *context, int item, const char *how);
    void *context;
    /* Of the processor that an item may take, and CLOCK_FACTOR as many by the clock if it only waits; 0: any. */
    double seconds;
    size_t memory; /* bytes that a process may take besides what it begins with */
};

/* Do the work of items 0..count-1, one after the other, in another process; after an item that does not end well, go
 * on in a new one.  True if all ended well.  If no process can be started, the next item counts as failed, and the
 * rest is not done. */
bool do_apart(const struct chore *chore, int count);

/* The same of one question: `answer`, of this size, is what the work made of zeroed memory.  NULL, or what happened, valid
 * until the next call. */
const char *ask_apart(void (*work)(const void *question, void *answer), const void *question, void *answer,
                      size_t size, double seconds, size_t memory);

/* To be called by the work: the time of this item begins anew. */
void take_more_time(void);

/* Zeroed memory that is shared with all processes that begin from now on.  If there is none, the program ends. */
void *shared_take(size_t size);
void shared_free(void *memory, size_t size);

/* --- for a process that is to be held to limits -------------------------------------------------------------- */

/* The exit status of a process that ended because it got no more memory. */
enum { EXIT_NO_MEMORY = 99 };

/* A search accounts for its own memory.  This limit stops a game, or a search that does not, with EXIT_NO_MEMORY or a
 * signal. */
void limit_address_space(size_t bytes);

/* End this process, by that signal, when its parent ends: there would be nobody left to report to. */
void die_with(pid_t parent, int signal);

/* fork() into a process that ends with this one, and writes what this one reads: *end is either's end of a pipe.  -1 and
 * errno if there is no pipe or no process. */
pid_t fork_telling(int *end);

/* Seconds of the processor that a process has taken; -1 if it is gone, or the system does not say. */
double process_seconds(pid_t id);

/* The status of a child, as waitpid() has it, when it has ended. */
int await_child(pid_t id);

#endif
