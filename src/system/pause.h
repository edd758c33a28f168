/*
 * Pauses: time in which this process was not run although it would have been.  It was stopped (Ctrl-Z, SIGSTOP), frozen
 * or traced, or the whole machine slept.  Waiting for a processor that others use is none.
 */
#ifndef PAUSE_H
#define PAUSE_H

#include <stdbool.h>

struct moment {
    int continued;                         /* how often the process was told to go on until then */
    long long clock, processor, suspended; /* nanoseconds: of the clock, of this process, of the machine asleep */
};

/* From now on SIGCONT is noted: whoever is stopped is told so to go on. */
void pauses_note(void);

struct moment moment_now(void);

/* Was there a pause since that moment?  Where nobody sends SIGCONT only one of more than a fifth of a second is noticed,
 * and that on Linux alone. */
bool paused_since(const struct moment *moment);

#endif
