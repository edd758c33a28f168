/*
 * Pauses: time in which this process did nothing because it was stopped (Ctrl-Z, SIGSTOP), frozen or traced, or because the
 * whole machine slept.  Sharing a processor with others is none.
 */
#ifndef SYSTEM_PAUSE_H
#define SYSTEM_PAUSE_H

#include <stdbool.h>

struct moment {
    long long clock;     /* nanoseconds of the monotonic clock */
    long long suspended; /* and of the machine asleep */
    int pauses;          /* of this process until then */
};

/* From now on SIGCONT is noted: whoever is stopped is told so to go on. */
void pauses_note(void);

/* The same, and four times a second a look (with ITIMER_REAL) at whether a second has passed in which this process had no
 * processor: for whoever is made to stand still without being told. */
void pauses_watch(void);

struct moment moment_now(void);

/* Was there a pause since that moment? */
bool paused_since(const struct moment *moment);

#endif
