/* What a record says of files, of the machine and of the program: sums, facts, and flags that are unfit for timing. */

#include "run/provenance.h"
#include "base/machine.h"
#include "base/file.h"
#include "tests/shell.h"

/* --- SHA-256 ---------------------------------------------------------------------------------------------- */

static void assert_sum(const char *data, size_t size, const char *expected)
{
    char text[SHA256_TEXT];
    sha256(data, size, text);
    assert_string_equal(text, expected);
}

/* The examples of FIPS 180-4 (NIST, "Cryptographic standards and guidelines: example values") and of FIPS 180-2. */
static void test_sha256(void **state)
{
    const char *two = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
    char *million = malloc(1000000);
    (void)state;
    assert_sum("", 0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_sum("abc", 3, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_sum(two, strlen(two), "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_non_null(million);
    memset(million, 'a', 1000000);
    assert_sum(million, 1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    free(million);
    /* Lengths around the ends of blocks, as another program has them. */
    expect_status(0, "command -v sha256sum");
    for (int size = 50; size <= 130; size++) {
        char text[SHA256_TEXT], command[200], bytes[130];
        int status;
        memset(bytes, size, sizeof bytes);
        write_file("bytes", bytes, (size_t)size);
        snprintf(command, sizeof command, "sha256sum < bytes");
        sha256(bytes, (size_t)size, text);
        assert_memory_equal(shell(&status, "%s", command), text, SHA256_TEXT - 1);
    }
}

/* --- the machine ------------------------------------------------------------------------------------------ */

static const struct fact *fact(const struct machine *machine, const char *name)
{
    for (int i = 0; i < FACTS; i++)
        if (strcmp(machine->fact[i].name, name) == 0)
            return &machine->fact[i];
    fail_msg("no fact \"%s\"", name);
    return NULL;
}

/* Files below "root", each with one line. */
static void pretend(const char *path, const char *line)
{
    char command[400];
    snprintf(command, sizeof command, "mkdir -p \"$(dirname root/%s)\" && printf '%%s\\n' '%s' > root/%s", path,
             line, path);
    expect_status(0, command);
}

static void expect_fact(int jobs, const char *name, enum state state, const char *value)
{
    struct machine machine;
    machine_look(&machine, "root", jobs);
    assert_string_equal(fact(&machine, name)->value, value);
    assert_int_equal(fact(&machine, name)->state, state);
}

#define CPUS "sys/devices/system/cpu/"

static void test_machine(void **state)
{
    static const char *const names[FACTS] = {"governor", "turbo", "smt",     "load",
                                             "cores",    "quota", "virtual", "clock"};
    (void)state;
    for (int i = 0; i < FACTS; i++)
        expect_fact(1, names[i], STATE_UNKNOWN, "unknown");
    pretend(CPUS "cpu0/cpufreq/scaling_governor", "performance");
    expect_fact(1, "governor", STATE_OK, "performance");
    pretend(CPUS "cpu1/cpufreq/scaling_governor", "powersave"); /* one is enough */
    expect_fact(1, "governor", STATE_BAD, "powersave");
    pretend(CPUS "cpufreq/boost", "1");
    expect_fact(1, "turbo", STATE_BAD, "on");
    pretend(CPUS "cpufreq/boost", "0");
    expect_fact(1, "turbo", STATE_OK, "off");
    pretend(CPUS "intel_pstate/no_turbo", "0");
    expect_fact(1, "turbo", STATE_BAD, "on");
    pretend(CPUS "intel_pstate/no_turbo", "1");
    expect_fact(1, "turbo", STATE_OK, "off");
    pretend(CPUS "smt/active", "1");
    expect_fact(1, "smt", STATE_BAD, "on");
    pretend("proc/self/status", "Cpus_allowed_list:\t0-3");
    for (int cpu = 0; cpu < 4; cpu++) { /* two threads a core */
        char path[100];
        snprintf(path, sizeof path, CPUS "cpu%d/topology/thread_siblings_list", cpu);
        pretend(path, cpu % 2 ? "1,3" : "0,2");
    }
    expect_fact(2, "cores", STATE_OK, "2 with 4 CPUs for this process, for 2 jobs");
    expect_fact(3, "cores", STATE_BAD, "2 with 4 CPUs for this process, for 3 jobs");
    pretend("proc/self/status", "Cpus_allowed_list:\t1");
    expect_fact(1, "cores", STATE_OK, "1 with 1 CPUs for this process, for 1 job");
    expect_fact(2, "cores", STATE_BAD, "1 with 1 CPUs for this process, for 2 jobs");
    pretend("proc/self/status", "Cpus_allowed_list:\t0,2"); /* they share a core */
    expect_fact(2, "cores", STATE_BAD, "1 with 2 CPUs for this process, for 2 jobs");
    pretend("proc/self/status", "Cpus_allowed_list:\t0-2,5");
    pretend("proc/loadavg", "2.10 1.00 0.50 1/200 4711");
    expect_fact(2, "load", STATE_OK, "2.10 in the last minute");
    expect_fact(3, "load", STATE_BAD, "2.10 in the last minute");
    pretend("proc/self/cgroup", "0::/user/job");
    pretend("sys/fs/cgroup/user/job/cpu.max", "max 100000");
    expect_fact(1, "quota", STATE_OK, "none");
    pretend("sys/fs/cgroup/user/cpu.max", "50000 100000"); /* that of the group around it */
    expect_fact(1, "quota", STATE_BAD, "50000 100000");
    pretend("proc/cpuinfo", "flags\t\t: fpu vme");
    expect_fact(1, "virtual", STATE_OK, "no");
    pretend("proc/cpuinfo", "flags\t\t: fpu hypervisor vme");
    expect_fact(1, "virtual", STATE_BAD, "a virtual machine");
    pretend("sys/devices/system/clocksource/clocksource0/current_clocksource", "hpet");
    expect_fact(1, "clock", STATE_BAD, "hpet");
    pretend("sys/devices/system/clocksource/clocksource0/current_clocksource", "sundial");
    expect_fact(1, "clock", STATE_UNKNOWN, "sundial");
    pretend("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc");
    expect_fact(1, "clock", STATE_OK, "tsc");
}

/* --- flags ------------------------------------------------------------------------------------------------- */

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
        cmocka_unit_test(test_sha256),
        cmocka_unit_test(test_machine),
        cmocka_unit_test(test_unfit),
    };
    return cmocka_run_group_tests_name("facts", tests, make_folder, remove_folder);
}
