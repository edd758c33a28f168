#ifndef BASE_PROCESS_H
#define BASE_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/types.h>

#include "base/memory.h"

/*
 * Work in a process of its own.  Games and searches may crash, hang or take all memory, so none of their code runs in
 * the process of a verb.
 *
 * The other process sees all memory as it is when that process begins.  It answers by writing to memory from
 * shared_take(); any other change that it makes is lost when it ends.
 */

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
bool do_isolated(const struct chore *chore, int count);

/* The same of one question: `answer`, of this size, is what the work made of zeroed memory.  NULL, or what happened, valid
 * until the next call. */
const char *ask_isolated(void (*work)(const void *question, void *answer), const void *question, void *answer,
                         size_t size, double seconds, size_t memory);

/* To be called by the work: the time of this item begins anew. */
void take_more_time(void);

/* --- for a process that is to be held to limits -------------------------------------------------------------- */

/* End this process, by that signal, when its parent ends: there would be nobody left to report to. */
void die_with(pid_t parent, int signal);

/* A process that this one started: it ends with this one, and writes what this one reads. */
struct child {
    pid_t id; /* 0: there is none */
    int told; /* its end of a pipe, where it runs, and the other one here */
};

/* Both ends of a pipe, above the standard streams, and closed in programs of others.  False and errno if there is none. */
bool pipe_open(int ends[2]);

/* fork() into one: 0 in the child; -1 and errno if there is no pipe or no process. */
pid_t child_fork(struct child *child);

/* Let one do this work, on a stack for searches, and end; it may take so many bytes of memory besides what it begins with, and
 * leaves no core.  Standard input is closed there.  False and errno if there is no process. */
bool child_start(struct child *child, void (*work)(void *context, int out), void *context, size_t memory);

/* The status of a child, as waitpid() has it, when it has ended; then there is none.  What it has told is read before. */
int child_end(struct child *child);

/* Seconds of the processor that a process has taken; -1 if it is gone, or the system does not say. */
double process_seconds(pid_t id);

/* Run a program, whose words end with NULL, and which is looked for on PATH.  It reads one file, from its beginning on, and
 * writes into the other; NULL: what this process reads and writes.  Its status, as waitpid() has it; -1 and errno if it
 * cannot be started. */
int program_run(char *const *words, FILE *from, FILE *to);

/* Have one that draws read one file, from its beginning on, and write into the other; its words end with NULL.  False after a message, which
 * says where the program is had if it is not here. */
bool filter_run(char *const *words, const char *package, FILE *from, FILE *to);

/*
 * Signals, and above all being asked to stop: SIGINT (Ctrl-C), SIGTERM, or SIGUSR1, which schedulers send before a
 * time limit.
 */

/* To be called first: give signals their usual meaning, whatever the program that started this one changed. */
void signals_settle(void);

/* From now on these signals are only noted, but a second SIGINT ends the process at once. */
void interrupts_note(void);

/* Has one come? */
bool interrupted(void);

/* In a worker's process: Ctrl-C signals all processes of a run, and the first one alone decides for all of them. */
void interrupts_ignore(void);

/*
 * Pauses: time in which this process did nothing because it was stopped (Ctrl-Z, SIGSTOP), frozen or traced, or
 * because the whole machine slept.  Waiting for a processor that others use is no pause.
 */

struct moment {
    long long clock;     /* nanoseconds of the monotonic clock */
    long long suspended; /* nanoseconds for which the machine has slept */
    int pauses;          /* of this process so far */
};

/* From now on SIGCONT is noted: it is the signal that makes a stopped process go on. */
void pauses_note(void);

/* The same, and besides look four times a second (with ITIMER_REAL) whether a second has passed in which this
 * process had no processor: a process can also be frozen without any signal. */
void pauses_watch(void);

struct moment moment_now(void);

/* Was there a pause since that moment? */
bool paused_since(const struct moment *moment);

/* A stack of our own for searches, so that it does not depend on `ulimit -s` how deep they may be. */

/* Where searches run: 32 KB for each ply that one may go down to (DEEPEST_PLY in kit/counts.h), which is more than any part
 * takes. */
#define STACK_OF_SEARCHES ((size_t)1 << 30)

/* Call this on a new stack of so many bytes, of which only those that are used take memory, and with a page below it that
 * nobody may touch.  Where there is no room for as many it is called on a smaller one; where there is no such call, and
 * under AddressSanitizer, on this one. */
void on_own_stack(size_t bytes, void (*run)(void *context), void *context);

#endif
