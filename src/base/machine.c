#ifdef __linux__
#define _GNU_SOURCE /* cpu_set_t */
#endif
#include "base/machine.h"

#include <glob.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#endif

#include "base/text.h"

const char *const state_name[] = {[STATE_UNKNOWN] = "unknown", [STATE_OK] = "ok", [STATE_BAD] = "bad"};

#define CPUS "/sys/devices/system/cpu"

enum { PATH_TEXT = 4096, LINE_TEXT = 8192 };

/* --- files ------------------------------------------------------------------------------------------------ */

/* The first line, or with a key the text behind "key :" (or "key:") in the first line that starts so.  False if
 * there is none. */
static bool read_fact(const char *root, const char *path, const char *key, char text[LINE_TEXT])
{
    char full[PATH_TEXT];
    snprintf(full, sizeof full, "%s%s", root, path);
    FILE *file = fopen(full, "r");
    bool found = false;
    while (file && !found && fgets(text, LINE_TEXT, file)) {
        text[strcspn(text, "\n")] = '\0';
        const size_t length = key ? strlen(key) : 0;
        const char *colon = key && strncmp(text, key, length) == 0 ? text + length : NULL;
        found = !key;
        if (colon && colon[strspn(colon, " \t")] == ':') {
            colon += strspn(colon, " \t") + 1;
            colon += strspn(colon, " \t");
            memmove(text, colon, strlen(colon) + 1);
            found = true;
        }
    }
    if (file)
        fclose(file);
    return found && text[0] != '\0';
}

/* --- cores ------------------------------------------------------------------------------------------------ */

/* The kernel lists, for each CPU, all that share its core, in rising order.  A CPU of which nothing is known counts
 * as a core. */
static int first_on_core(const char *root, int cpu, bool *known)
{
    char path[PATH_TEXT], line[LINE_TEXT];
    int first;
    snprintf(path, sizeof path, CPUS "/cpu%d/topology/thread_siblings_list", cpu);
    if (read_fact(root, path, NULL, line) && sscanf(line, "%d", &first) == 1)
        return first;
    *known = false;
    return cpu;
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
    char line[LINE_TEXT];
    int firsts[MOST_CORES], first, last, used;
    cores->cpus = cores->count = 0;
    cores->known = true;
    if (!read_fact(root, "/proc/self/status", "Cpus_allowed_list", line))
        line[0] = '\0';
    for (const char *list = line; sscanf(list, "%d%n", &first, &used) == 1; list += *list == ',') { /* as 0-3,8 */
        list += used;
        last = first;
        if (sscanf(list, "-%d%n", &last, &used) == 1)
            list += used;
        for (int cpu = first; cpu <= last; cpu++)
            take_cpu(cores, firsts, root, cpu);
    }
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

/* --- facts ------------------------------------------------------------------------------------------------ */

struct machine_view {
    const char *root;
    int jobs;
};

static void judge_fact(struct fact *fact, enum fact_state state, const char *value)
{
    fact->state = state;
    snprintf(fact->value, sizeof fact->value, "%.*s", FACT_TEXT - 1, value);
}

/* The governor of a CPU that is not "performance", if there is one. */
static void look_at_governor(struct fact *fact, const struct machine_view *view)
{
    char pattern[PATH_TEXT], line[LINE_TEXT];
    glob_t found;
    fact->name = "governor";
    fact->remedy = "cpupower frequency-set -g performance";
    snprintf(pattern, sizeof pattern, "%s" CPUS "/cpu[0-9]*/cpufreq/scaling_governor", view->root);
    if (glob(pattern, 0, NULL, &found) != 0)
        return;
    for (size_t i = 0; i < found.gl_pathc && fact->state != STATE_BAD; i++)
        if (read_fact(view->root, found.gl_pathv[i] + strlen(view->root), NULL, line))
            judge_fact(fact, strcmp(line, "performance") == 0 ? STATE_OK : STATE_BAD, line);
    globfree(&found);
}

/* One driver says whether turbo is off, the others whether it is on. */
static void look_at_turbo(struct fact *fact, const struct machine_view *view)
{
    char line[LINE_TEXT];
    fact->name = "turbo";
    fact->remedy = "echo 1 > " CPUS "/intel_pstate/no_turbo, or echo 0 > " CPUS "/cpufreq/boost";
    if (read_fact(view->root, CPUS "/intel_pstate/no_turbo", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_BAD : STATE_OK, line[0] == '0' ? "on" : "off");
    else if (read_fact(view->root, CPUS "/cpufreq/boost", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_OK : STATE_BAD, line[0] == '0' ? "off" : "on");
}

static void look_at_smt(struct fact *fact, const struct machine_view *view)
{
    char line[LINE_TEXT];
    fact->name = "smt";
    fact->remedy = "echo off > " CPUS "/smt/control: neighbours on a core slow each other down";
    if (read_fact(view->root, CPUS "/smt/active", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_OK : STATE_BAD, line[0] == '0' ? "off" : "on");
}

/* The cores that this process may use: two CPUs of one core are one. */
static void look_at_cores(struct fact *fact, const struct machine_view *view)
{
    struct cores cores;
    char value[FACT_TEXT];
    fact->name = "cores";
    fact->remedy = "give fewer --jobs: one a core";
    cores_find(&cores, view->root);
    if (!cores.known)
        return;
    snprintf(value, sizeof value, "%d with %d CPUs for this process, for %d job%s", cores.count, cores.cpus,
             view->jobs, view->jobs == 1 ? "" : "s");
    judge_fact(fact, view->jobs <= cores.count ? STATE_OK : STATE_BAD, value);
}

/* Other programs may have the CPUs that the jobs do not need. */
static void look_at_load(struct fact *fact, const struct machine_view *view)
{
    const double slack = 0.25; /* the load that an idle machine's own housekeeping may show */
    struct cores cores;
    char line[LINE_TEXT], value[FACT_TEXT];
    double load;
    fact->name = "load";
    fact->remedy = "wait until other programs have ended";
    if (!read_fact(view->root, "/proc/loadavg", NULL, line) || sscanf(line, "%lf", &load) != 1)
        return;
    snprintf(value, sizeof value, "%.2f in the last minute", load);
    cores_find(&cores, view->root);
    judge_fact(fact,
               cores.cpus == 0                           ? STATE_UNKNOWN
               : load <= cores.cpus - view->jobs + slack ? STATE_OK
                                                         : STATE_BAD,
               value);
}

/* A control group, or one around it, may be limited to a part of the CPUs' time; it is then stopped during each
 * period. */
static void look_at_quota(struct fact *fact, const struct machine_view *view)
{
    char group[LINE_TEXT] = "", path[LINE_TEXT + 100], line[LINE_TEXT];
    fact->name = "quota";
    fact->remedy = "take the limit off the container or control group";
    if (!read_fact(view->root, "/proc/self/cgroup", "0", group) || group[0] != ':')
        snprintf(group, sizeof group, ":");
    for (char *end = group + strlen(group); end; end = strrchr(group, '/')) {
        *end = '\0';
        snprintf(path, sizeof path, "/sys/fs/cgroup%s/cpu.max", group + 1);
        if (read_fact(view->root, path, NULL, line) && fact->state != STATE_BAD)
            judge_fact(fact, strncmp(line, "max", 3) == 0 ? STATE_OK : STATE_BAD,
                       strncmp(line, "max", 3) == 0 ? "none" : line);
    }
    if (fact->state == STATE_UNKNOWN && read_fact(view->root, "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", NULL, line))
        judge_fact(fact, line[0] == '-' ? STATE_OK : STATE_BAD, line[0] == '-' ? "none" : line);
}

/* In a virtual machine an x86 processor has a flag that says so. */
static void look_at_virtualization(struct fact *fact, const struct machine_view *view)
{
    char line[LINE_TEXT];
    fact->name = "virtual";
    fact->remedy = "measure on the metal: a host takes time away unseen";
    if (read_fact(view->root, "/sys/hypervisor/type", NULL, line))
        judge_fact(fact, STATE_BAD, line);
    else if (read_fact(view->root, "/proc/cpuinfo", "flags", line))
        judge_fact(fact, strstr(line, "hypervisor") ? STATE_BAD : STATE_OK,
                   strstr(line, "hypervisor") ? "a virtual machine" : "no");
}

/* Good clocks are read without a call into the kernel. */
static void look_at_clock(struct fact *fact, const struct machine_view *view)
{
    static const char *const good[] = {"tsc",      "arch_sys_counter", "kvm-clock", "hyperv_clocksource_tsc_page",
                                       "timebase", "riscv_clocksource"};
    static const char *const bad[] = {"hpet", "acpi_pm", "jiffies", "refined-jiffies", "pit"};
    char line[LINE_TEXT];
    fact->name = "clock";
    fact->remedy = "boot with clocksource=tsc, if the processor's is stable";
    if (!read_fact(view->root, "/sys/devices/system/clocksource/clocksource0/current_clocksource", NULL, line))
        return;
    judge_fact(fact,
               find_word(line, good, sizeof good / sizeof *good) >= 0 ? STATE_OK
               : find_word(line, bad, sizeof bad / sizeof *bad) >= 0  ? STATE_BAD
                                                                      : STATE_UNKNOWN,
               line);
}

void machine_look(struct machine *machine, const char *root, int jobs)
{
    static void (*const looks[FACTS])(struct fact *, const struct machine_view *) = {
        look_at_governor, look_at_turbo,          look_at_smt,  look_at_load, look_at_cores,
        look_at_quota,    look_at_virtualization, look_at_clock};
    const struct machine_view view = {root, jobs};
    struct utsname names;
    char line[LINE_TEXT];
    *machine = (struct machine){.host = "unknown", .cpu = "unknown", .kernel = "unknown"};
    if (uname(&names) == 0) {
        snprintf(machine->host, sizeof machine->host, "%s", names.nodename);
        snprintf(machine->kernel, sizeof machine->kernel, "%s %s %s", names.sysname, names.release, names.machine);
    }
    if (read_fact(root, "/proc/cpuinfo", "model name", line))
        snprintf(machine->cpu, sizeof machine->cpu, "%.*s", FACT_TEXT - 1, line);
    for (int i = 0; i < FACTS; i++) {
        judge_fact(&machine->fact[i], STATE_UNKNOWN, "unknown");
        looks[i](&machine->fact[i], &view);
    }
}

/* --- what a processor counts ----------------------------------------------------------------------------------------- */

uint64_t event_count(const uint64_t answer[3], size_t size)
{
    return size == 3 * sizeof *answer && answer[2] > 0 && answer[2] == answer[1] ? answer[0] : NOT_MEASURED;
}

void events_close(struct events *events)
{
    for (int i = 0; i < EVENTS; i++)
        if (events->file[i] >= 0)
            close(events->file[i]);
}

#ifdef __linux__

static int open_event(uint64_t number)
{
    struct perf_event_attr wanted = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof wanted,
        .config = number,
        .read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING,
        .disabled = 1,
        .exclude_kernel = 1,
        .exclude_hv = 1,
    };
    return (int)syscall(SYS_perf_event_open, &wanted, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

void events_open(struct events *events)
{
    events->file[INSTRUCTIONS] = open_event(PERF_COUNT_HW_INSTRUCTIONS);
    events->file[BRANCH_MISSES] = open_event(PERF_COUNT_HW_BRANCH_MISSES);
}

void events_watch(void *context, bool begins)
{
    const struct events *events = context;
    for (int i = 0; i < EVENTS; i++)
        if (events->file[i] >= 0)
            ioctl(events->file[i], begins ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE, 0);
}

void events_take(struct events *events, uint64_t count[EVENTS])
{
    for (int i = 0; i < EVENTS; i++) {
        uint64_t answer[3];
        const ssize_t size = events->file[i] < 0 ? -1 : read(events->file[i], answer, sizeof answer);
        count[i] = event_count(answer, size < 0 ? 0 : (size_t)size);
        if (events->file[i] >= 0)
            ioctl(events->file[i], PERF_EVENT_IOC_RESET, 0);
    }
}

#else

void events_open(struct events *events)
{
    *events = (struct events){{-1, -1}};
}

void events_watch(void *events, bool begins)
{
    (void)events;
    (void)begins;
}

void events_take(struct events *events, uint64_t count[EVENTS])
{
    (void)events;
    for (int i = 0; i < EVENTS; i++)
        count[i] = NOT_MEASURED;
}

#endif
