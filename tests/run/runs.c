/*
 * Runs that are disturbed: nothing recorded is lost or recorded twice, and nothing is left lying about.  With the argument
 * "soak" more often.
 */

#include "tests/processes.h"

/* The rows of a journal that were written to their end. */
#define WHOLE_LINES(journal) "awk -F'\\t' 'NF == 7 && length($7) == 16 && !/^#/' " journal

static int kills = 20;

/* About a second of small cells and larger ones. */
static const char some[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3, 5], \"seed\": \"1..60\" } ],\n"
    "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..8\" } ] }\n";
enum { SOME = 3 * 60 * 2 * 8 };

/* The first cell is done at once, the others never. */
static const char endless[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..2\" } ],\n"
                              "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                              "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 40] } ] }\n";

/* --- files ------------------------------------------------------------------------------------------------ */

static void await_lines(const char *journal)
{
    char command[300];
    snprintf(command, sizeof command,
             "for i in $(seq 1000); do grep -qs ^game= %s && exit 0; sleep 0.01; done; exit 1", journal);
    expect_status(0, command);
}

static void write_config(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* No lock and nothing half written is left. */
static void expect_no_stray_file(void)
{
    expect_status(0, "test -z \"$(find . -name '*.lock' -o -name '*.new')\"");
}

/* Each cell is in X.journal once, and X.csv has what undisturbed runs count. */
static void expect_same(const char *stem)
{
    int status;
    const char *said =
        shell(&status,
              "test $(" WHOLE_LINES("%s.journal") " | wc -l) = %d || { echo lines; exit 1; }\n" WHOLE_LINES(
                  "%s.journal") " | cut -f1 | sort | uniq -d | grep . && exit 1\ncounted %s.csv | cmp - whole.txt",
              stem, SOME, stem, stem);
    if (status != 0)
        fail_msg("%s: %s", stem, said);
    expect_no_stray_file();
}

static int make_whole(void **state)
{
    if (make_folder(state))
        return -1;
    write_config("some.json", some);
    write_config("endless.json", endless);
    expect(0, "2880 cells, 2880 of them run now", "plymeter run -j2 -o whole.csv some.json");
    expect_status(0, "counted whole.csv > whole.txt");
    return 0;
}

/* --- the tests -------------------------------------------------------------------------------------------- */

/* Asked to stop, it says how to go on, in words that a shell understands. */
static void test_asked_to_stop(void **state)
{
    const int asking[] = {SIGINT, SIGTERM, SIGUSR1};
    (void)state;
    expect_status(0, "mkdir -p 'it'\\''s here'; cp some.json 'it'\\''s here/so me.json'");
    for (int i = 0; i < 3; i++) {
        expect_status(0, "rm -rf results");
        const pid_t pid = launch("run -j2 \"it's here/so me.json\"");
        await_lines("'results/so me.journal'");
        kill(pid, asking[i]);
        assert_int_equal(ending_of(pid), 4);
        expect(0, "run -j2 'it'\\''s here/so me.json'", "cat log");
        expect_no_stray_file();
        expect(0, "2880 cells, ", "command=$(tail -n 1 log); eval \"$command\"");
        expect_status(0, "cp 'results/so me.csv' asked.csv; cp 'results/so me.journal' asked.journal");
        expect_same("asked");
    }
    /* While it waits for another run, too. */
    const pid_t first = launch("run -o first.csv endless.json"), child = await_new_child(first, 0);
    const pid_t second = launch("run -o second.csv some.json");
    expect_status(0,
                  "for i in $(seq 1000); do grep -q 'waiting for another run in .' log && exit 0; sleep 0.01; done;"
                  " exit 1");
    kill(second, SIGTERM);
    assert_int_equal(ending_of(second), 4);
    kill(first, SIGTERM);
    assert_int_equal(ending_of(first), 4);
    expect_death(child);
    expect_no_stray_file();
}

/* Also if the process that started it had blocked all signals. */
static void test_asked_while_blocked(void **state)
{
    sigset_t all, usual;
    (void)state;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &usual);
    const pid_t pid = launch("run -o blocked.csv endless.json");
    sigprocmask(SIG_SETMASK, &usual, NULL);
    await_lines("blocked.journal");
    kill(pid, SIGTERM);
    for (int i = 0; i < 500 && lives(pid); i++)
        rest(0.01);
    kill(pid, SIGKILL); /* if it does not hear */
    assert_int_equal(ending_of(pid), 4);
    expect_status(0, "rm blocked.*");
}

/* What was not forced again yet is not forced when it goes on. */
static void test_forced_and_stopped(void **state)
{
    (void)state;
    expect_status(0, "cp whole.journal forced.journal");
    const pid_t pid = launch("run --force -j2 -o forced.csv some.json");
    await_new_child(pid, 0);
    kill(pid, SIGINT);
    assert_int_equal(ending_of(pid), 4);
    expect(0, "run -j2 -o forced.csv some.json\n(cells that were not run again yet keep", "cat log");
}

/* On a busy machine the run may have stopped by itself before it is asked again; then it is tried once more. */
static void test_stopped_twice(void **state)
{
    int status = 0, tries = 0;
    pid_t child;
    (void)state;
    do {
        const pid_t pid = launch("run -o twice.csv endless.json");
        await_lines("twice.journal");
        child = await_new_child(pid, 0);
        do {
            kill(pid, SIGINT);
            rest(0.05);
        } while (waitpid(pid, &status, WNOHANG) == 0);
    } while (WIFEXITED(status) && WEXITSTATUS(status) == 4 && ++tries < 100);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
    expect_death(child);
    expect_status(0, "test $(" WHOLE_LINES("twice.journal") " | wc -l) = 1; rm twice.*");
}

static void test_worker_killed(void **state)
{
    (void)state;
    expect_status(0, "sed 's/40/9/' endless.json > brief.json; plymeter run -o brief.csv brief.json");
    const pid_t pid = launch("run -o hit.csv endless.json");
    await_lines("hit.journal");
    const pid_t one = await_new_child(pid, 0);
    rest(0.2); /* let it be at the endless cell */
    kill(one, SIGKILL);
    expect_status(0, "for i in $(seq 1000); do test $(" WHOLE_LINES("hit.journal") " | wc -l) = 3 && exit 0;"
                                                                                   " sleep 0.01; done; exit 1");
    kill(await_new_child(pid, one), SIGKILL);
    assert_int_equal(ending_of(pid), 1);
    expect(0, "4 cells, 4 of them run now; 2 ended by crash", "cat log");
    expect(0, ",40,crash:SIGKILL,", "cat hit.csv");
    expect_status(0, "rm hit.*");
    /* A killed batch is run again. */
    const pid_t batch = launch("run -o batch.csv some.json");
    expect_status(0, "for i in $(seq 1000); do test -e batch.lock && exit 0; sleep 0.01; done; exit 1");
    for (int i = 0; i < 3; i++) {
        kill(await_new_child(batch, 0), SIGKILL);
        rest(0.03);
    }
    const int ended = ending_of(batch);
    assert_true(ended == 0 || ended == 1); /* 1: it was at its first cell */
    if (ended == 1)
        expect(0, "ok", "plymeter run --retry crash -o batch.csv some.json && echo ok");
    expect_status(0, "counted batch.csv | cmp - whole.txt");
    expect_no_stray_file();
}

static void test_first_failure(void **state)
{
    (void)state;
    expect_status(0, "sed 's/^{/{ \"limits\": { \"seconds\": 0.1 },/' endless.json > late.json");
    expect(1, "timeout: game=uniform ",
           "plymeter run --fail-fast -o late.csv late.json > log 2>&1; status=$?; cat log; exit $status");
    expect(0, "late.csv: stopped after 2 of 4 cells\nto go on:\n", "cat log");
    expect(1, "late.csv: 4 cells, 2 of them run now; 2 ended by timeout\n",
           "plymeter run --fail-fast -o late.csv late.json");
}

/* A file may not grow, as on a full disk. */
static void test_full_disk(void **state)
{
    (void)state;
    expect(4, "cannot append to the journal: File too large",
           "(ulimit -f 8; \"$PLYMETER\" run -o full.csv some.json)");
    expect_status(1, "test -e full.csv");
    expect_no_stray_file();
    expect_status(0, "plymeter run -j2 -o full.csv some.json");
    expect_same("full");
    expect_status(0, "rm full.csv");
    expect(4, "full.csv: File too large", "(ulimit -f 8; \"$PLYMETER\" run -o full.csv some.json)");
    expect_no_stray_file();
    expect(0, "2880 cells, 0 of them run now", "plymeter run -o full.csv some.json");
    expect_same("full");
    expect(2, "/dev/full: not a file that could be replaced", "plymeter run -o /dev/full some.json");
}

/* Root may write anywhere, so that somebody else must try. */
static void test_read_only_folder(void **state)
{
    int status;
    (void)state;
    setenv("AS", geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "", 1);
    shell(&status, "chmod a+rx . && $AS \"$PLYMETER\" --version");
    if (status != 0) {
        print_message(
            "not tested: root may write to a read-only folder, and cannot run the program as somebody else\n");
        skip();
    }
    expect_status(0, "mkdir kept; chmod a-w kept");
    expect(3, "kept: Permission denied", "$AS \"$PLYMETER\" run -o kept/some.csv some.json");
    expect_status(0, "chmod u+w kept; plymeter run -j2 -o kept/some.csv some.json; chmod a-w kept");
    expect(3, "kept: Permission denied", "$AS \"$PLYMETER\" run --force -o kept/some.csv some.json");
    expect_same("kept/some");
}

/* Only a clock that cannot be set is looked at. */
static void test_clock_steps(void **state)
{
    (void)state;
    fetch_library("clock");
    expect_status(0, "export ASAN_OPTIONS=verify_asan_link_order=0;"
                     "test $(LD_PRELOAD=$PWD/clock.so date +%s) != $(LD_PRELOAD=$PWD/clock.so date +%s)");
    expect_status(0, "export ASAN_OPTIONS=verify_asan_link_order=0;"
                     "LD_PRELOAD=$PWD/clock.so \"$PLYMETER\" run -j2 -o steps.csv some.json");
    expect_same("steps");
}

static void test_second_run(void **state)
{
    char holder[200], host[65] = "";
    (void)state;
    gethostname(host, sizeof host - 1);
    const pid_t pid = launch("run -o held.csv endless.json");
    await_lines("held.journal");
    const pid_t child = await_new_child(pid, 0);
    snprintf(holder, sizeof holder, "held.csv: process %d on %s runs this already\n", (int)pid, host);
    expect(4, holder, "plymeter run -o held.csv endless.json");
    expect(4, holder, "plymeter run -o held.csv some.json");
    /* One that was killed holds nothing, whatever its file says. */
    kill(pid, SIGKILL);
    assert_int_equal(ending_of(pid), -SIGKILL);
    expect_death(child);
    expect_status(0, "test -e held.lock && plymeter run -o held.csv some.json");
    expect_no_stray_file();
}

/* A run was killed while it wrote its CSV, and the next one while it signed the lock that the first had left. */
static void test_killed_at_the_lock(void **state)
{
    (void)state;
    fetch_library("cut");
    expect_status(0, "echo game > signed.csv.new; echo process 1000000000000 on a host > signed.lock");
    expect_status(128 + SIGKILL, "export ASAN_OPTIONS=verify_asan_link_order=0;"
                                 "LD_PRELOAD=$PWD/cut.so \"$PLYMETER\" run -o signed.csv some.json");
    expect_status(0, "plymeter run -j2 -o signed.csv some.json");
    expect_same("signed");
}

static void test_killed_anywhere(void **state)
{
    (void)state;
    const unsigned seed = (unsigned)time(NULL);
    print_message("%d kills, seed %u\n", kills, seed);
    srand(seed);
    expect_status(0, "rm -f killed.*");
    for (int killed = 0; killed < kills;) {
        const pid_t pid = launch(killed % 2 ? "run -o killed.csv some.json" : "run -j2 -o killed.csv some.json");
        bool zombie;
        rest(0.4 * rand() / RAND_MAX);
        const pid_t child = child_of(pid, &zombie);
        kill(pid, SIGKILL);
        const int ended = ending_of(pid);
        killed += ended == -SIGKILL;
        if (child)
            expect_death(child);
        if (ended == 0) {
            expect_same("killed");
            expect_status(0, "rm killed.*");
        } else if (ended != -SIGKILL) {
            fail_msg("ended with %d, and said %s", ended, shell(&(int){0}, "cat log"));
        }
    }
    expect_status(0, "plymeter run -j2 -o killed.csv some.json");
    expect_same("killed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_asked_to_stop),      cmocka_unit_test(test_asked_while_blocked),
        cmocka_unit_test(test_forced_and_stopped), cmocka_unit_test(test_stopped_twice),
        cmocka_unit_test(test_worker_killed),      cmocka_unit_test(test_first_failure),
        cmocka_unit_test(test_full_disk),          cmocka_unit_test(test_read_only_folder),
        cmocka_unit_test(test_clock_steps),        cmocka_unit_test(test_second_run),
        cmocka_unit_test(test_killed_at_the_lock), cmocka_unit_test(test_killed_anywhere),
    };
    if (test_arguments[1] && strcmp(test_arguments[1], "soak") == 0)
        kills = 200;
    return cmocka_run_group_tests_name("runs", tests, make_whole, remove_folder);
}
