/* Runs that are stopped and go on, with kill -STOP, Ctrl-Z or a debugger: no cell is out of time for it, and no stop is in
 * a time. */
#define _XOPEN_SOURCE 700 /* for terminals */

#include <fcntl.h>
#include <math.h>
#include <sys/ioctl.h>
#include <sys/ptrace.h>

#include "tests/processes.h"

enum { RUNS = 3 };
static const char *const whom[RUNS] = {"all", "parent", "worker"};

/* All seconds here are multiplied by this, 1 on an idle machine: how long a processor has to be waited for. */
static double slowness;

static double processor_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static int measure_slowness(void **state)
{
    struct timespec begun, ended;
    const double until = processor_seconds() + 0.05;
    clock_gettime(CLOCK_MONOTONIC, &begun);
    while (processor_seconds() < until)
        ;
    clock_gettime(CLOCK_MONOTONIC, &ended);
    const double passed = (double)(ended.tv_sec - begun.tv_sec) + 1e-9 * (double)(ended.tv_nsec - begun.tv_nsec);
    slowness = passed < 0.075 ? 1 : ceil(2 * passed / 0.05); /* in whole milliseconds, 0.7 times that is a budget */
    return make_folder(state);
}

/* However fast the machine is, these take so long of the clock. */
static const char *deepened(double seconds)
{
    static char text[100];
    snprintf(text, sizeof text, "\"cutoffs\": [ { \"deepen\": \"ms\", \"budget\": %.0f } ]",
             1000 * slowness * seconds);
    return text;
}

static void write_config(const char *name, const char *cutoffs, double seconds)
{
    char path[100], text[1000];
    snprintf(path, sizeof path, "rm -rf %s && mkdir %s", name, name);
    expect_status(0, path);
    snprintf(path, sizeof path, "%s.json", name);
    snprintf(text, sizeof text,
             "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 3 } ],\n"
             "  \"searches\": [ { \"algorithm\": \"minimax\" } ], %s,\n"
             "  \"limits\": { \"seconds\": %g } }\n",
             cutoffs, slowness * seconds);
    write_file(path, text, strlen(text));
}

/* Start the run of a config, in a folder of its own and as a group of processes; what it says is in NAME.log. */
static pid_t launch_group(const char *name)
{
    char command[300];
    snprintf(command, sizeof command, "exec \"$PLYMETER\" run %s.json -o %s/row.csv > %s.log 2>&1", name, name,
             name);
    const pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        setpgid(0, 0);
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    setpgid(pid, pid);
    return pid;
}

/* Hundredths of a second of the processor's time, as most systems count. */
static long ticks_of(pid_t pid)
{
    char path[100], line[1000] = "";
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "r");
    if (file) {
        if (fgets(line, sizeof line, file) && strrchr(line, ')'))
            sscanf(strrchr(line, ')') + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
        fclose(file);
    }
    return (long)(user + system);
}

/* The worker of a run, once it searches.  Before it another child may have looked at what the run will cost. */
static pid_t await_search(pid_t run)
{
    bool zombie;
    for (int i = 0; i < 2000; i++) {
        const pid_t worker = child_of(run, &zombie);
        if (worker && ticks_of(worker) >= 2)
            return worker;
        rest(slowness * 0.005);
    }
    fail_msg("process %d has no child that works", (int)run);
    return 0;
}

static void await_state(pid_t pid, char wanted)
{
    char text[20], state = 0;
    snprintf(text, sizeof text, "%d", (int)pid);
    for (int i = 0; i < 1000 && state != wanted && parent_of(text, &state); i++)
        rest(slowness * 0.01);
    assert_int_equal(state, wanted);
}

/* The number in a column of the only row; -1 if it is empty. */
static double number_in(const char *name, const char *column)
{
    int status;
    const char *text = shell(&status,
                             "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == \"%s\") at = i }\n"
                             "NR == 2 { print $at == \"\" ? -1 : $at }' %s/row.csv",
                             column, name);
    assert_int_equal(status, 0);
    return atof(text);
}

static void expect_row(const char *name, const char *part)
{
    char command[200];
    snprintf(command, sizeof command, "tail -1 %s/row.csv; cat %s.log", name, name);
    expect(0, part, command);
}

/* --- once ------------------------------------------------------------------------------------------------- */

/* Stop and continue three runs: all processes of the first, the parent of the second, the worker of the third. */
static void stop_three_runs(const char *cutoffs, double seconds, double stop, int status)
{
    pid_t run[RUNS], target[RUNS];
    for (int i = 0; i < RUNS; i++) {
        write_config(whom[i], cutoffs, seconds);
        run[i] = launch_group(whom[i]);
        const pid_t worker = await_search(run[i]);
        target[i] = i == 0 ? -run[i] : i == 1 ? run[i] : worker;
        assert_int_equal(kill(target[i], SIGSTOP), 0);
    }
    rest(slowness * stop);
    for (int i = 0; i < RUNS; i++)
        assert_int_equal(kill(target[i], SIGCONT), 0);
    for (int i = 0; i < RUNS; i++)
        assert_int_equal(ending_of(run[i]), status);
}

static void test_stops_are_in_no_limit_and_in_no_time(void **state)
{
    (void)state;
    stop_three_runs(deepened(0.7), 2, 3, 0);
    for (int i = 0; i < RUNS; i++) {
        expect_row(whom[i], ",ok,");
        assert_true(number_in(whom[i], "ns") >= slowness * 0.7e9);
        assert_true(number_in(whom[i], "ns") < slowness * 3e9);
    }
}

/* It has been searching for ever, and the stop came when its time was nearly over. */
static void test_endless_cells_are_out_of_time_all_the_same(void **state)
{
    (void)state;
    stop_three_runs("\"cutoffs\": [ { \"limit\": 60 } ]", 1, 2, 1);
    for (int i = 0; i < RUNS; i++)
        expect_row(whom[i], ",timeout,");
}

/* A process that is traced stands still, and is not told when it goes on. */
static void test_pauses_without_a_signal_are_in_no_time(void **state)
{
    (void)state;
    write_config("traced", deepened(1.5), 60);
    const pid_t run = launch_group("traced"), worker = await_search(run);
    if (ptrace(PTRACE_SEIZE, worker, NULL, NULL) != 0) {
        assert_int_equal(kill(-run, SIGKILL), 0);
        ending_of(run);
        print_message("not tested: this system lets no process trace the child of another\n");
        skip();
    }
    assert_int_equal(ptrace(PTRACE_INTERRUPT, worker, NULL, NULL), 0);
    assert_int_equal(waitpid(worker, NULL, 0), worker);
    rest(slowness * 3);
    assert_int_equal(ptrace(PTRACE_DETACH, worker, NULL, NULL), 0);
    assert_int_equal(ending_of(run), 0);
    assert_true(number_in("traced", "ns") < slowness * 3e9);
}

/* --- again and again -------------------------------------------------------------------------------------- */

/* Run the config, and stop its worker at every twentieth of a second until it ends; returns the exit status. */
static int stop_often(const char *name)
{
    const pid_t run = launch_group(name), worker = await_new_child(run, 0);
    int status;
    for (bool stop = true; waitpid(run, &status, WNOHANG) == 0; stop = !stop) {
        kill(worker, stop ? SIGSTOP : SIGCONT);
        rest(stop ? 0.005 : 0.05);
    }
    return WEXITSTATUS(status);
}

/* On a busy machine the worker may once have had more time than was meant. */
static void test_stopped_again_and_again_has_counts_and_no_times(void **state)
{
    (void)state;
    for (int tries = 0; tries == 0 || (tries < 10 && number_in("often", "ns") >= 0); tries++) {
        write_config("often", "\"cutoffs\": [ { \"limit\": 15 } ]", 60);
        assert_int_equal(stop_often("often"), 0);
    }
    expect_row("often", ",ok,");
    assert_true(number_in("often", "leaves") == 14348907);
    assert_true(number_in("often", "ns") == -1);
    assert_true(number_in("often", "ns_max") == -1);
}

static void test_stopped_again_and_again_spends_no_budget_of_time(void **state)
{
    int status = 0;
    (void)state;
    for (int tries = 0; status == 0 && tries < 10; tries++) {
        write_config("budget", deepened(0.4), 60);
        status = stop_often("budget");
    }
    assert_int_equal(status, 1);
    expect_row("budget", ",timeout,");
}

/* --- in a terminal ---------------------------------------------------------------------------------------- */

/* Start a shell with job control on a terminal of its own; returns the other end of it. */
static int open_terminal(pid_t *shell_pid)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    *shell_pid = fork();
    assert_true(*shell_pid >= 0);
    if (*shell_pid == 0) {
        setsid();
        const int line = open(ptsname(terminal), O_RDWR);
        ioctl(line, TIOCSCTTY, 0);
        for (int i = 0; i < 3; i++)
            dup2(line, i);
        close(terminal);
        setenv("PS1", "$ ", 1);
        unsetenv("ENV");
        execl("/bin/sh", "sh", "-i", "-m", (char *)NULL);
        _exit(127);
    }
    return terminal;
}

static void type(int terminal, const char *text)
{
    assert_int_equal(write(terminal, text, strlen(text)), strlen(text));
}

/* The run is the shell's child, the worker the run's. */
static void test_ctrl_z_and_fg(void **state)
{
    pid_t shell_pid;
    char output[10000];
    (void)state;
    write_config("terminal", deepened(1.5), 3);
    const int terminal = open_terminal(&shell_pid);
    type(terminal, "\"$PLYMETER\" run terminal.json -o terminal/row.csv\n");
    const pid_t run = await_new_child(shell_pid, 0), worker = await_search(run);
    type(terminal, "\x1a");
    await_state(run, 'T');
    await_state(worker, 'T');
    rest(slowness * 4);
    type(terminal, "fg\n");
    for (int i = 0; i < 2000 && access("terminal/row.meta.json", F_OK) != 0; i++)
        rest(slowness * 0.01);
    type(terminal, "exit\n");
    while (read(terminal, output, sizeof output) > 0)
        ;
    assert_int_equal(waitpid(shell_pid, NULL, 0), shell_pid);
    close(terminal);
    expect(0, ",ok,", "tail -1 terminal/row.csv");
    assert_true(number_in("terminal", "ns") < slowness * 4e9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stops_are_in_no_limit_and_in_no_time),
        cmocka_unit_test(test_endless_cells_are_out_of_time_all_the_same),
        cmocka_unit_test(test_pauses_without_a_signal_are_in_no_time),
        cmocka_unit_test(test_stopped_again_and_again_has_counts_and_no_times),
        cmocka_unit_test(test_stopped_again_and_again_spends_no_budget_of_time),
        cmocka_unit_test(test_ctrl_z_and_fg),
    };
    return cmocka_run_group_tests(tests, measure_slowness, remove_folder);
}
