/*
 * What the processor itself counts during a search.  Only Linux tells us, only if /proc/sys/kernel/perf_event_paranoid
 * is at most 2, and only on machines that have such counters, which many virtual machines lack.
 */
#ifndef BASE_EVENTS_H
#define BASE_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum event { INSTRUCTIONS, BRANCH_MISSES, EVENTS };
#define NOT_MEASURED UINT64_MAX

struct events {
    int file[EVENTS]; /* -1: this is not counted */
};

/* Count in this thread, outside the kernel, from the next events_watch on. */
void events_open(struct events *events);
void events_close(struct events *events);

/* Begin or stop counting; to be used as a task's `watch`. */
void events_watch(void *events, bool begins);

/* What was counted since the last call, or NOT_MEASURED. */
void events_take(struct events *events, uint64_t count[EVENTS]);

/* Read the kernel's answer for one counter: its value, the time for which it was wanted, and the time for which it ran.
 * If these times differ, it had to take turns with others, and its value is unknown. */
uint64_t event_count(const uint64_t answer[3], size_t size);

#endif
