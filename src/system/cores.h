/* The physical cores that this process may use, and staying on one. */
#ifndef SYSTEM_CORES_H
#define SYSTEM_CORES_H

#include <stdbool.h>

enum { MOST_CORES = 1024 };

struct cores {
    int cpus, count;     /* that are allowed, and their cores; 0 if nobody says */
    bool known;          /* which CPUs share a core; otherwise none are taken to */
    int cpu[MOST_CORES]; /* of each the first CPU that is allowed */
};

/* The kernel's files are looked for below `root`: "" is the machine itself. */
void cores_find(struct cores *cores, const char *root);

/* Keep this process on a CPU, if the system can do that and lets it. */
void cores_stay(int cpu);

#endif
