/* Processes that begin late, because they sleep or because others keep the processor: they do their work all the same, and
 * there are no more of them than usual.  One that never begins comes to its limit. */
#include "tests/processes.h"

enum { LOOPS = 16 };

static int fetch_forks(void **state)
{
    if (make_folder(state) != 0)
        return -1;
    fetch_library("forks");
    return 0;
}

/* Run a config, and write what is counted to the file counted; returns how many processes there were besides the first,
 * which the last line of the output says, or fails if the run does not end so. */
static int processes_of(int expected, const char *how, const char *config, int jobs)
{
    int status;
    const char *said =
        shell(&status,
              "export ASAN_OPTIONS=verify_asan_link_order=0 FORKS=$PWD/forks\n"
              "rm -rf forks out; mkdir out\n"
              "LD_PRELOAD=$PWD/forks.so %s timeout 300 \"$PLYMETER\" run -j %d -o out/r.csv %s\n"
              "status=$?; counted out/r.csv > counted; printf '\\n%%d' \"$(wc -c < forks)\"; exit $status",
              how, jobs, config);
    if (status != expected)
        fail_msg("%s, -j %d: ended with %d, not %d, and said\n%s", how, jobs, status, expected, said);
    return atoi(strrchr(said, '\n') + 1);
}

static void begin_loops(pid_t *loop)
{
    for (int i = 0; i < LOOPS; i++)
        if ((loop[i] = fork()) == 0)
            for (;;)
                ;
}

static void end_loops(const pid_t *loop)
{
    for (int i = 0; i < LOOPS; i++) {
        kill(loop[i], SIGKILL);
        waitpid(loop[i], NULL, 0);
    }
}

static void expect_as_many(const char *how, bool busy)
{
    static const char text[] =
        "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 5, \"seed\": \"1..10\" } ],\n"
        "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ], \"cutoffs\": [ { \"limit\": \"1..5\" "
        "} ] }\n";
    pid_t loop[LOOPS];
    write_file("many.json", text, strlen(text));
    for (int jobs = 2; jobs <= 16; jobs += 14) {
        const int usual = processes_of(0, "env", "many.json", jobs);
        expect_status(0, "mv counted usual");
        if (busy)
            begin_loops(loop);
        const int now = processes_of(0, how, "many.json", jobs);
        if (busy)
            end_loops(loop);
        assert_true(usual > jobs);
        assert_int_equal(now, usual);
        expect_status(0, "cmp counted usual");
    }
}

static void test_children_that_sleep(void **state)
{
    (void)state;
    expect_as_many("LATE=300", false);
}

static void test_busy_machine(void **state)
{
    (void)state;
    expect_as_many("nice -n 10", true);
}

/* The last process of a run of one cell is its worker. */
static void test_worker_that_never_begins(void **state)
{
    static const char config[] =
        "{ \"games\": [ { \"game\": \"tictactoe\" } ], \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
        "  \"cutoffs\": [ { \"limit\": 2 } ], \"limits\": { \"seconds\": 0.5 } }\n";
    char stopped[20];
    (void)state;
    write_file("one.json", config, strlen(config));
    snprintf(stopped, sizeof stopped, "STOPPED=%d", processes_of(0, "env", "one.json", 1));
    processes_of(1, stopped, "one.json", 1);
    expect(0, ",timeout,", "tail -1 out/r.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_children_that_sleep),
        cmocka_unit_test(test_busy_machine),
        cmocka_unit_test(test_worker_that_never_begins),
    };
    return cmocka_run_group_tests(tests, fetch_forks, remove_folder);
}
