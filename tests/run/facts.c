/* What a record says of the machine and of the program: facts, and flags that are unfit for timing. */

#include "run/provenance.h"
#include "base/machine.h"
#include "tests/shell.h"

#define CPUS "sys/devices/system/cpu/"
#define SIBLINGS "/topology/thread_siblings_list"
#define CLOCK "sys/devices/system/clocksource/clocksource0/current_clocksource"
#define STATUS "proc/self/status"
#define LIST "Cpus_allowed_list:\t"

/* A line is written to a file of a pretended /sys or /proc, if there is one; then a fact is what it says to so many jobs, if
 * there are any. */
static const struct {
    const char *path, *line;
    int jobs;
    const char *name;
    enum fact_state state;
    const char *value;
} facts[] = {
    {NULL, NULL, 1, "governor", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "turbo", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "smt", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "load", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "cores", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "quota", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "virtual", STATE_UNKNOWN, "unknown"},
    {NULL, NULL, 1, "clock", STATE_UNKNOWN, "unknown"},
    {CPUS "cpu0/cpufreq/scaling_governor", "performance", 1, "governor", STATE_OK, "performance"},
    {CPUS "cpu1/cpufreq/scaling_governor", "powersave", 1, "governor", STATE_BAD, "powersave"}, /* one is enough */
    {CPUS "cpufreq/boost", "1", 1, "turbo", STATE_BAD, "on"},
    {CPUS "cpufreq/boost", "0", 1, "turbo", STATE_OK, "off"},
    {CPUS "intel_pstate/no_turbo", "0", 1, "turbo", STATE_BAD, "on"},
    {CPUS "intel_pstate/no_turbo", "1", 1, "turbo", STATE_OK, "off"},
    {CPUS "smt/active", "1", 1, "smt", STATE_BAD, "on"},
    {CPUS "cpu0" SIBLINGS, "0,2", 0, NULL, 0, NULL}, /* two threads a core */
    {CPUS "cpu1" SIBLINGS, "1,3", 0, NULL, 0, NULL},
    {CPUS "cpu2" SIBLINGS, "0,2", 0, NULL, 0, NULL},
    {CPUS "cpu3" SIBLINGS, "1,3", 0, NULL, 0, NULL},
    {STATUS, LIST "0-3", 2, "cores", STATE_OK, "2 with 4 CPUs for this process, for 2 jobs"},
    {STATUS, LIST "0-3", 3, "cores", STATE_BAD, "2 with 4 CPUs for this process, for 3 jobs"},
    {STATUS, LIST "1", 1, "cores", STATE_OK, "1 with 1 CPUs for this process, for 1 job"},
    {STATUS, LIST "1", 2, "cores", STATE_BAD, "1 with 1 CPUs for this process, for 2 jobs"},
    {STATUS, LIST "0,2", 2, "cores", STATE_BAD,
     "1 with 2 CPUs for this process, for 2 jobs"}, /* they share a core */
    {STATUS, LIST "0-2,5", 0, NULL, 0, NULL},
    {"proc/loadavg", "2.10 1.00 0.50 1/200 4711", 2, "load", STATE_OK, "2.10 in the last minute"},
    {NULL, NULL, 3, "load", STATE_BAD, "2.10 in the last minute"},
    {"proc/self/cgroup", "0::/user/job", 0, NULL, 0, NULL},
    {"sys/fs/cgroup/user/job/cpu.max", "max 100000", 1, "quota", STATE_OK, "none"},
    {"sys/fs/cgroup/user/cpu.max", "50000 100000", 1, "quota", STATE_BAD, "50000 100000"}, /* the group around it */
    {"proc/cpuinfo", "flags\t\t: fpu vme", 1, "virtual", STATE_OK, "no"},
    {"proc/cpuinfo", "flags\t\t: fpu hypervisor vme", 1, "virtual", STATE_BAD, "a virtual machine"},
    {CLOCK, "hpet", 1, "clock", STATE_BAD, "hpet"},
    {CLOCK, "sundial", 1, "clock", STATE_UNKNOWN, "sundial"},
    {CLOCK, "tsc", 1, "clock", STATE_OK, "tsc"},
};

static void test_machine(void **state)
{
    struct machine machine;
    (void)state;
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
        int status, f = 0;
        if (facts[i].path)
            shell(&status, "file='root/%s'; mkdir -p \"${file%%/*}\" && printf '%%s\\n' '%s' > \"$file\"",
                  facts[i].path, facts[i].line);
        if (facts[i].jobs == 0)
            continue;
        machine_look(&machine, "root", facts[i].jobs);
        while (f < FACTS && strcmp(machine.fact[f].name, facts[i].name) != 0)
            f++;
        assert_in_range(f, 0, FACTS - 1);
        assert_string_equal(machine.fact[f].value, facts[i].value);
        assert_int_equal(machine.fact[f].state, facts[i].state);
    }
}

/* Flags with which a program is too slow to be timed, or is slowed down. */
static void test_unfit(void **state)
{
    static const char *const fit[] = {"-O2 -g", "-g -O", "-O0 -march=native -O3", "unknown"};
    static const char *const unfit[] = {"-O0",    "-O2 -O0", "-march=native -g",
                                        "-DX-O2", "",        "-O2 -fsanitize=undefined"};
    (void)state;
    for (size_t i = 0; i < sizeof fit / sizeof *fit; i++)
        assert_null(provenance_unfit(fit[i]));
    for (size_t i = 0; i < sizeof unfit / sizeof *unfit; i++)
        assert_non_null(provenance_unfit(unfit[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_machine),
        cmocka_unit_test(test_unfit),
    };
    return cmocka_run_group_tests_name("facts", tests, make_folder, remove_folder);
}
