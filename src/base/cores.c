#ifdef __linux__
#define _GNU_SOURCE /* cpu_set_t */
#endif
#include "base/cores.h"

#include <sched.h>
#include <stdio.h>
#include <string.h>

/* The kernel lists, for each CPU, all that share its core, in rising order.  A CPU of which nothing is known counts
 * as a core. */
static int first_on_core(const char *root, int cpu, bool *known)
{
    char path[4096];
    int first = cpu;
    bool told = false;
    snprintf(path, sizeof path, "%s/sys/devices/system/cpu/cpu%d/topology/thread_siblings_list", root, cpu);
    FILE *file = fopen(path, "r");
    if (file) {
        told = fscanf(file, "%d", &first) == 1;
        fclose(file);
    }
    *known = *known && told;
    return told ? first : cpu;
}

/* Take the CPU if it is the first of its core. */
static void take_cpu(struct cores *cores, int firsts[MOST_CORES], const char *root, int cpu)
{
    const int first = first_on_core(root, cpu, &cores->known);
    bool taken = cores->count == MOST_CORES;
    cores->cpus++;
    for (int i = 0; i < cores->count; i++)
        taken |= firsts[i] == first;
    if (!taken) {
        firsts[cores->count] = first;
        cores->cpu[cores->count++] = cpu;
    }
}

void cores_find(struct cores *cores, const char *root)
{
    static const char key[] = "Cpus_allowed_list:";
    char path[4096], line[8192];
    int firsts[MOST_CORES], first, last, used;
    cores->cpus = cores->count = 0;
    cores->known = true;
    snprintf(path, sizeof path, "%s/proc/self/status", root);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file)) {
        const char *list = line + strlen(key); /* such as 0-3,8 */
        for (; strncmp(line, key, strlen(key)) == 0 && sscanf(list, "%d%n", &first, &used) == 1;
             list += *list == ',') {
            list += used;
            last = first;
            if (sscanf(list, "-%d%n", &last, &used) == 1)
                list += used;
            for (int cpu = first; cpu <= last; cpu++)
                take_cpu(cores, firsts, root, cpu);
        }
    }
    if (file)
        fclose(file);
    cores->known = cores->known && cores->count > 0;
}

void cores_stay(int cpu)
{
#ifdef __linux__
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    sched_setaffinity(0, sizeof set, &set);
#else
    (void)cpu;
#endif
}
