#include "base/machine.h"

#include <glob.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/utsname.h>

#include "base/cores.h"
#include "base/nearest.h"

const char *const state_name[] = {[STATE_UNKNOWN] = "unknown", [STATE_OK] = "ok", [STATE_BAD] = "bad"};

#define CPUS "/sys/devices/system/cpu"

enum { PATH_TEXT = 4096, LINE_TEXT = 8192 };

struct view {
    const char *root;
    int jobs;
};

/* --- files ------------------------------------------------------------------------------------------------ */

static FILE *open_below(const struct view *view, const char *path)
{
    char full[PATH_TEXT];
    snprintf(full, sizeof full, "%s%s", view->root, path);
    return fopen(full, "r");
}

/* The first line, or with a key the text behind "key :" (or "key:") in the first line that starts so.  False if
 * there is none. */
static bool read_fact(const struct view *view, const char *path, const char *key, char text[LINE_TEXT])
{
    FILE *file = open_below(view, path);
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

static void judge_fact(struct fact *fact, enum state state, const char *value)
{
    fact->state = state;
    snprintf(fact->value, sizeof fact->value, "%.*s", FACT_TEXT - 1, value);
}

/* --- facts ------------------------------------------------------------------------------------------------ */

/* The governor of a CPU that is not "performance", if there is one. */
static void look_at_governor(struct fact *fact, const struct view *view)
{
    char pattern[PATH_TEXT], line[LINE_TEXT];
    glob_t found;
    fact->name = "governor";
    fact->remedy = "cpupower frequency-set -g performance";
    snprintf(pattern, sizeof pattern, "%s" CPUS "/cpu[0-9]*/cpufreq/scaling_governor", view->root);
    if (glob(pattern, 0, NULL, &found) != 0)
        return;
    for (size_t i = 0; i < found.gl_pathc && fact->state != STATE_BAD; i++)
        if (read_fact(view, found.gl_pathv[i] + strlen(view->root), NULL, line))
            judge_fact(fact, strcmp(line, "performance") == 0 ? STATE_OK : STATE_BAD, line);
    globfree(&found);
}

/* One driver says whether turbo is off, the others whether it is on. */
static void look_at_turbo(struct fact *fact, const struct view *view)
{
    char line[LINE_TEXT];
    fact->name = "turbo";
    fact->remedy = "echo 1 > " CPUS "/intel_pstate/no_turbo, or echo 0 > " CPUS "/cpufreq/boost";
    if (read_fact(view, CPUS "/intel_pstate/no_turbo", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_BAD : STATE_OK, line[0] == '0' ? "on" : "off");
    else if (read_fact(view, CPUS "/cpufreq/boost", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_OK : STATE_BAD, line[0] == '0' ? "off" : "on");
}

static void look_at_smt(struct fact *fact, const struct view *view)
{
    char line[LINE_TEXT];
    fact->name = "smt";
    fact->remedy = "echo off > " CPUS "/smt/control: neighbours on a core slow each other down";
    if (read_fact(view, CPUS "/smt/active", NULL, line))
        judge_fact(fact, line[0] == '0' ? STATE_OK : STATE_BAD, line[0] == '0' ? "off" : "on");
}

/* The cores that this process may use: two CPUs of one core are one. */
static void look_at_cores(struct fact *fact, const struct view *view)
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
static void look_at_load(struct fact *fact, const struct view *view)
{
    const double slack = 0.25; /* the load that an idle machine's own housekeeping may show */
    struct cores cores;
    char line[LINE_TEXT], value[FACT_TEXT];
    double load;
    fact->name = "load";
    fact->remedy = "wait until other programs have ended";
    if (!read_fact(view, "/proc/loadavg", NULL, line) || sscanf(line, "%lf", &load) != 1)
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
static void look_at_quota(struct fact *fact, const struct view *view)
{
    char group[LINE_TEXT] = "", path[LINE_TEXT + 100], line[LINE_TEXT];
    fact->name = "quota";
    fact->remedy = "take the limit off the container or control group";
    if (!read_fact(view, "/proc/self/cgroup", "0", group) || group[0] != ':')
        snprintf(group, sizeof group, ":");
    for (char *end = group + strlen(group); end; end = strrchr(group, '/')) {
        *end = '\0';
        snprintf(path, sizeof path, "/sys/fs/cgroup%s/cpu.max", group + 1);
        if (read_fact(view, path, NULL, line) && fact->state != STATE_BAD)
            judge_fact(fact, strncmp(line, "max", 3) == 0 ? STATE_OK : STATE_BAD,
                       strncmp(line, "max", 3) == 0 ? "none" : line);
    }
    if (fact->state == STATE_UNKNOWN && read_fact(view, "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", NULL, line))
        judge_fact(fact, line[0] == '-' ? STATE_OK : STATE_BAD, line[0] == '-' ? "none" : line);
}

/* In a virtual machine an x86 processor has a flag that says so. */
static void look_at_virtualization(struct fact *fact, const struct view *view)
{
    char line[LINE_TEXT];
    fact->name = "virtual";
    fact->remedy = "measure on the metal: a host takes time away unseen";
    if (read_fact(view, "/sys/hypervisor/type", NULL, line))
        judge_fact(fact, STATE_BAD, line);
    else if (read_fact(view, "/proc/cpuinfo", "flags", line))
        judge_fact(fact, strstr(line, "hypervisor") ? STATE_BAD : STATE_OK,
                   strstr(line, "hypervisor") ? "a virtual machine" : "no");
}

/* Good clocks are read without a call into the kernel. */
static void look_at_clock(struct fact *fact, const struct view *view)
{
    static const char *const good[] = {"tsc",      "arch_sys_counter", "kvm-clock", "hyperv_clocksource_tsc_page",
                                       "timebase", "riscv_clocksource"};
    static const char *const bad[] = {"hpet", "acpi_pm", "jiffies", "refined-jiffies", "pit"};
    char line[LINE_TEXT];
    fact->name = "clock";
    fact->remedy = "boot with clocksource=tsc, if the processor's is stable";
    if (!read_fact(view, "/sys/devices/system/clocksource/clocksource0/current_clocksource", NULL, line))
        return;
    judge_fact(fact,
               find_word(line, good, sizeof good / sizeof *good) >= 0 ? STATE_OK
               : find_word(line, bad, sizeof bad / sizeof *bad) >= 0  ? STATE_BAD
                                                                      : STATE_UNKNOWN,
               line);
}

void machine_look(struct machine *machine, const char *root, int jobs)
{
    static void (*const looks[FACTS])(struct fact *, const struct view *) = {
        look_at_governor, look_at_turbo,          look_at_smt,  look_at_load, look_at_cores,
        look_at_quota,    look_at_virtualization, look_at_clock};
    const struct view view = {root, jobs};
    struct utsname names;
    char line[LINE_TEXT];
    *machine = (struct machine){.host = "unknown", .cpu = "unknown", .kernel = "unknown"};
    if (uname(&names) == 0) {
        snprintf(machine->host, sizeof machine->host, "%s", names.nodename);
        snprintf(machine->kernel, sizeof machine->kernel, "%s %s %s", names.sysname, names.release, names.machine);
    }
    if (read_fact(&view, "/proc/cpuinfo", "model name", line))
        snprintf(machine->cpu, sizeof machine->cpu, "%.*s", FACT_TEXT - 1, line);
    for (int i = 0; i < FACTS; i++) {
        judge_fact(&machine->fact[i], STATE_UNKNOWN, "unknown");
        looks[i](&machine->fact[i], &view);
    }
}
