/* The physical cores that this process may use, and staying on one. */
#ifndef BASE_CORES_H
#define BASE_CORES_H

#include <stdbool.h>

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

#endif
