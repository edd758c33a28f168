#ifndef BASE_MACHINE_H
#define BASE_MACHINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * What affects times on this machine, as /proc and /sys tell it; nothing is changed.
 *
 * A fact is good or bad for timing, or unknown where the kernel does not say.
 */

enum fact_state { STATE_UNKNOWN, STATE_OK, STATE_BAD };
extern const char *const state_name[];

enum { FACTS = 8, FACT_TEXT = 160 };

struct fact {
    const char *name;
    enum fact_state state;
    char value[FACT_TEXT]; /* "unknown" if nothing is known */
    const char *remedy;    /* what to do about a bad one */
};

struct machine {
    char host[FACT_TEXT], cpu[FACT_TEXT], kernel[2 * FACT_TEXT]; /* or "unknown" */
    struct fact fact[FACTS];
};

/* Look at the machine, on which `jobs` searches will run at a time.  The files are looked for below `root`: "" is the
 * machine itself. */
void machine_look(struct machine *machine, const char *root, int jobs);

/* The physical cores that this process may use, and staying on one. */

enum { MOST_CORES = 1024 };

struct cores {
    int cpus, count;     /* CPUs that are allowed, and the cores that they are on; 0 if the system does not say */
    bool known;          /* is it known which CPUs share a core?  Otherwise each counts as a core */
    int cpu[MOST_CORES]; /* of each core, the first CPU that is allowed */
};

/* The kernel's files are looked for below `root`: "" is the machine itself. */
void cores_find(struct cores *cores, const char *root);

/* Keep this process on a CPU, if the system can do that and allows it. */
void cores_stay(int cpu);

/*
 * What the processor itself counts during a search.  Only Linux tells us, only if /proc/sys/kernel/perf_event_paranoid
 * is at most 2, and only on machines that have such counters, which many virtual machines lack.
 */

enum machine_event { INSTRUCTIONS, BRANCH_MISSES, EVENTS };
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
