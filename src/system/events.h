/*
 * What the processor counts of a search, where the kernel lets us ask: nothing but Linux does, and that only if
 * /proc/sys/kernel/perf_event_paranoid is at most 2 and the machine has such counters, as many virtual ones
 * have not.
 */
#ifndef SYSTEM_EVENTS_H
#define SYSTEM_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum event { INSTRUCTIONS, BRANCH_MISSES, EVENTS };
#define NOT_MEASURED UINT64_MAX

struct events {
    int file[EVENTS]; /* -1: this is not counted */
};

/* Of this thread, outside the kernel, from the next events_watch on. */
void events_open(struct events *events);
void events_close(struct events *events);

/* Count from here on, or no longer; for a task's `watch`. */
void events_watch(void *events, bool begins);

/* What was counted since the last call, or NOT_MEASURED. */
void events_take(struct events *events, uint64_t count[EVENTS]);

/* What the kernel answered when it was asked for a counter: its value, the time it was wanted, and the time it ran.  A
 * counter that had to share its place with others is not known. */
uint64_t event_count(const uint64_t answer[3], size_t size);

#endif
