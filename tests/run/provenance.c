/* Where results come from: the record beside them, the journal's notes, and what figures carry. */

#include <cjson/cJSON.h>

#include "base/program.h"
#include "run/provenance.h"
#include "base/machine.h"
#include "base/file.h"
#include "tests/shell.h"

static const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..4\" } ],\n"
                             "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
                             "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..3\" } ] }\n";

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

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

/* --- the record ------------------------------------------------------------------------------------------- */

static void expect_text(const cJSON *record, const char *path, const char *expected)
{
    assert_string_equal(provenance_text(record, path), expected);
}

static const char *sum_of(const char *path)
{
    static char text[SHA256_TEXT];
    int status;
    snprintf(text, sizeof text, "%s", shell(&status, "sha256sum < '%s'", path));
    return text;
}

static void test_record(void **state)
{
    static const char *const known[] = {"searches",     "harness",        "tools", "compiler", "flags",
                                        "machine.host", "machine.kernel", "start", "end"};
    int day, hour, status;
    char zone;
    (void)state;
    write_text("c.json", config);
    expect_status(0, "plymeter run -j 2 c.json");
    cJSON *record = provenance_read("results/c.csv");
    assert_non_null(record);
    expect_text(record, "config.path", "c.json");
    expect_text(record, "config.text", config);
    expect_text(record, "config.sha256", sum_of("c.json"));
    expect_text(record, "csv.sha256", sum_of("results/c.csv"));
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        assert_string_not_equal(provenance_text(record, known[i]), "unknown");
    assert_int_equal(sscanf(provenance_text(record, "end"), "2%*d-%*d-%dT%d:%*d:%*d%c", &day, &hour, &zone), 3);
    assert_int_equal(zone, 'Z');
    assert_true(strcmp(provenance_text(record, "start"), provenance_text(record, "end")) <= 0);
    const cJSON *command = cJSON_GetObjectItem(record, "command");
    assert_int_equal(cJSON_GetArraySize(command), 5);
    assert_string_equal(cJSON_GetArrayItem(command, 3)->valuestring, "2");
    assert_int_equal(cJSON_GetObjectItem(record, "cells")->valueint, 12);
    assert_int_equal(cJSON_GetObjectItem(record, "ran")->valueint, 12);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(record, "sessions")), 1);
    const char *printed = shell(&status, "plymeter --version");
    assert_non_null(strstr(printed, provenance_text(record, "harness")));
    assert_non_null(strstr(printed, provenance_text(record, "tools")));
    assert_non_null(strstr(printed, provenance_text(record, "commit")));
}

static void test_dist(void **state)
{
    (void)state;
    expect_status(0, "mkdir dist && cd dist && " SCRIPT("run/dist.sh"));
    expect_status(0, "version=$(plymeter --version | head -1 | cut -d' ' -f2) && cd \"$PROJECT\" &&"
                     " grep -qx \"version: $version\" CITATION.cff &&"
                     " date=$(sed -n 's/^date-released: //p' CITATION.cff) &&"
                     " test \"$(grep '^## [0-9]' CHANGELOG.md | head -1)\" = \"## $version - $date\"");
    /* A program beyond the release is told from it by its commit. */
    expect_status(0, "plymeter --version | grep -Eqx 'plymeter [0-9.]+ \\(harness [0-9a-f]{16}, tools [0-9a-f]{16},"
                     " commit ([0-9a-f]{40}, (clean|dirty|archive)|unknown, unknown)\\)'");
}

/* Of a dirty program the record has what would make the same source again. */
static void test_diff(void **state)
{
    (void)state;
    expect_status(0, "mkdir dirty && cd dirty && " SCRIPT("run/diff.sh"));
    write_text("d.json", config);
    expect_status(0, "plymeter run d.json");
    cJSON *record = provenance_read("results/d.csv");
    expect_text(record, "diff.text", *commit_diff ? commit_diff : "unknown");
    if (*commit_diff) {
        write_text("d.diff", commit_diff);
        expect_text(record, "diff.sha256", sum_of("d.diff"));
    }
}

/* A path may have any bytes; its record is JSON nevertheless. */
static void test_odd_path(void **state)
{
    (void)state;
    write_text("o.json", config);
    expect(0, "[\"plymeter\", \"run\", \"-o\", \"o?.csv\", \"o.json\"]",
           "plymeter run -o \"$(printf 'o\\377.csv')\" o.json && cat \"$(printf 'o\\377.meta.json')\"");
}

/* The record tells of so many runs, of which so many were stopped. */
static void expect_sessions(const char *csv, int count, int stopped)
{
    cJSON *record = provenance_read(csv), *session;
    const cJSON *sessions = cJSON_GetObjectItem(record, "sessions");
    assert_int_equal(cJSON_GetArraySize(sessions), count);
    cJSON_ArrayForEach (session, sessions)
        stopped -= !cJSON_HasObjectItem(session, "end");
    assert_int_equal(stopped, 0);
}

/* Rows come from several runs: the journal knows them all. */
static void test_sessions(void **state)
{
    (void)state;
    write_text("s.json", config);
    expect_status(0, "plymeter run s.json && cp results/s.meta.json before && plymeter run s.json &&"
                     "cmp before results/s.meta.json"); /* nothing ran */
    expect_status(
        0, "grep -q \"^#run .*$(sha256sum < s.json | cut -d' ' -f1)\" results/s.journal &&"
           "test $(grep -c '^#run ' results/s.journal) = 1 && test $(grep -c '^#end ' results/s.journal) = 1");
    expect_status(
        0, "sed -i 's/\"1\\.\\.3\"/[1, 2, 3, 30]/' s.json;"
           "timeout -s TERM 0.5 \"$PLYMETER\" run s.json; sed -i 's/, 30\\]/, 4]/' s.json; plymeter run s.json");
    expect_sessions("results/s.csv", 3, 1);
    expect(0, "16 cells, 0 of them run now", "plymeter run s.json");
    /* A record that is lost is written again. */
    expect_status(0, "rm results/s.meta.json; plymeter run s.json");
    expect_sessions("results/s.csv", 3, 1);
    /* Without it no row is other. */
    expect_status(0, "cp results/s.csv before; rm results/s.meta.json; sed -i '/^#/d' results/s.journal;"
                     "plymeter run s.json && cmp before results/s.csv");
}

static void test_unfit(void **state)
{
    (void)state;
    assert_null(provenance_unfit("-O2 -g"));
    assert_null(provenance_unfit("-g -O"));
    assert_null(provenance_unfit("-O0 -march=native -O3"));
    assert_null(provenance_unfit("unknown"));
    assert_non_null(provenance_unfit("-O0"));
    assert_non_null(provenance_unfit("-O2 -O0"));
    assert_non_null(provenance_unfit("-march=native -g"));
    assert_non_null(provenance_unfit("-DX-O2"));
    assert_non_null(provenance_unfit(""));
    assert_non_null(provenance_unfit("-O2 -fsanitize=undefined"));
}

/* --- figures ------------------------------------------------------------------------------------ */

static void test_stamp(void **state)
{
    (void)state;
    write_text("a<&>.json", config);
    expect_status(0, "plymeter run -o f.csv 'a<&>.json'");
    write_text("f.svg", "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>\n");
    write_text("f.pdf", "%PDF-1.5\n1 0 obj\n<< /CreationDate (D:20261122123639Z) >>\nendobj\nxref\ntrailer\n<< "
                        ">>\nstartxref\n24\n%%EOF\n");
    write_text("f.png", "\x89PNG");
    write_text(
        "f.eps",
        "%!PS-Adobe-3.0 EPSF-3.0\n%%CreationDate: Sun Nov 22 12:36:40 2026\nshowpage\n%%Trailer\nend\n%%EOF\n");
    write_text("f.tex", "% GNUPLOT: LaTeX picture with Postscript\n\\begingroup\n\\endgroup\n");
    expect_status(
        0, "for e in svg pdf png eps tex; do cp f.$e first.$e && cp f.$e again.$e && plymeter stamp f.$e f.csv &&"
           " plymeter stamp again.$e f.csv && cmp f.$e again.$e || exit 1; done"); /* the same bytes */
    char sum[SHA256_TEXT];
    snprintf(sum, sizeof sum, "%s", sum_of("f.csv"));
    expect(0, sum, "cat f.svg");
    expect(0, "\"command\":[\"plymeter\",\"run\",\"-o\",\"f.csv\",\"a\\u003c\\u0026\\u003e.json\"]", "cat f.svg");
    expect(0, "\"config\":{\"path\":\"a\\u003c\\u0026\\u003e.json\",\"sha256\":\"", "cat f.svg");
    expect_status(1, "grep kernel f.svg"); /* it stands beside the CSV only */
    expect(0, "<g/><metadata>{\"plymeter\":", "cat f.svg");
    expect_status(1, "sed -n 's/.*<metadata>\\(.*\\)<.metadata>.*/\\1/p' f.svg | grep '[<>&]'");
    expect_status(
        0, "for e in pdf png eps tex; do tail -n 1 f.$e | grep -a '%{\"plymeter\":\"[0-9.]*\"}$' || exit 1; done");
    expect_status(0, "for e in eps pdf; do sed s/2026/2027/ first.$e > other.$e; ! cmp -s first.$e other.$e &&"
                     "plymeter stamp other.$e f.csv && cmp f.$e other.$e || exit 1; done");
    expect_status(
        0, "echo plot > f.gp; cp first.svg by.svg; cp f.csv by.csv; plymeter stamp by.svg by.csv f.gp &&"
           "grep \"{\\\"path\\\":\\\"f.gp\\\",\\\"sha256\\\":\\\"$(sha256sum < f.gp | cut -d' ' -f1)\" by.svg");
    expect(3, "none.gp: No such file", "cp first.svg by.svg; plymeter stamp by.svg by.csv none.gp");
    expect(3, "it has a stamp already", "plymeter stamp f.svg f.csv");
    expect(3, "no SVG, PDF or PNG, nor an EPS or TeX of gnuplot",
           "echo nothing at all in here > f.txt; plymeter stamp f.txt f.csv");
    expect(3, "none.svg: No such file", "plymeter stamp none.svg f.csv");
    /* Of a CSV whose record is of other bytes nothing is claimed. */
    expect(0, "{\"plymeter\":\"unknown\"",
           "echo >> f.csv; cp first.svg f.svg; plymeter stamp f.svg f.csv && cat f.svg");
    expect_status(0, "test -z \"$(ls | grep new)\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sha256),   cmocka_unit_test(test_machine), cmocka_unit_test(test_record),
        cmocka_unit_test(test_dist),     cmocka_unit_test(test_diff),    cmocka_unit_test(test_odd_path),
        cmocka_unit_test(test_sessions), cmocka_unit_test(test_unfit),   cmocka_unit_test(test_stamp),
    };
    return cmocka_run_group_tests_name("provenance", tests, make_folder, remove_folder);
}
