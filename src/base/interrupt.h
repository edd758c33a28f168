/*
 * Signals, and above all being asked to stop: SIGINT (Ctrl-C), SIGTERM, or SIGUSR1, which schedulers send before a
 * time limit.
 */
#ifndef BASE_INTERRUPT_H
#define BASE_INTERRUPT_H

#include <stdbool.h>

/* To be called first: give signals their usual meaning, whatever the program that started this one changed. */
void signals_settle(void);

/* From now on these signals are only noted, but a second SIGINT ends the process at once. */
void interrupts_note(void);

/* Has one come? */
bool interrupted(void);

/* In a worker's process: Ctrl-C signals all processes of a run, and the first one alone decides for all of them. */
void interrupts_ignore(void);

#endif
