/*
 * Signals, and above all being asked to stop: SIGINT (Ctrl-C), SIGTERM, or SIGUSR1, which schedulers send before a time limit.
 */
#ifndef SYSTEM_INTERRUPT_H
#define SYSTEM_INTERRUPT_H

#include <stdbool.h>

/* At the program's start: signals are as they usually are, whatever those who started it made of them. */
void signals_settle(void);

/* From now on these signals are noted; but a second SIGINT ends the process at once. */
void interrupts_note(void);

/* Has one come? */
bool interrupted(void);

/* In a worker's process: whoever stops a run signals all of its processes, and the first one decides for all. */
void interrupts_ignore(void);

#endif
