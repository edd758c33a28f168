/*
 * Pauses: time in which this process did nothing because it was stopped (Ctrl-Z, SIGSTOP), frozen or traced, or
 * because the whole machine slept.  Waiting for a processor that others use is no pause.
 */
#ifndef BASE_PAUSE_H
#define BASE_PAUSE_H

#include <stdbool.h>

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

#endif
