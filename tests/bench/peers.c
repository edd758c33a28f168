/*
 * How fast moves are made and counted, beside other engines.  One of them is asked for its own perft, over and over, in one
 * process; in turn we count the same sequences, in this one.  What is compared is processor time from the question to the
 * answer, so that neither the start of a program nor whatever else the machine does is in it.
 *
 * And how many nodes and how long it takes us to search as deep as an engine does, which prunes and reduces as much as it may.
 *
 * And how fast a position is solved, beside a program that does nothing else: each solves it in turn, in a process of its
 * own, since what a solver has in its table would answer the second time.
 */
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "measure.h"
#include "results/statistics.h"

enum { PAIRS = 5, MOST_SECONDS = 900 };

static const struct {
    const char *name, *mode;                     /* of us */
    const char *engine, *variable, *hello, *ask; /* its program, what may name another file, what it is told */
} peers[] = {
    {"perft(6) of chess / stockfish", "sequences 6 game=chess", "stockfish", "STOCKFISH", "position startpos\n",
     "go perft 6\n"},
    {"perft(5) of shogi / fairy-stockfish", "sequences 5 game=shogi", "fairy-stockfish", "FAIRY_STOCKFISH",
     "usi\nposition startpos\n", "go perft 5\n"},
    {"perft(6) of minishogi / fairy-stockfish", "sequences 6 game=shogi variant=mini", "fairy-stockfish",
     "FAIRY_STOCKFISH", "usi\nsetoption name UCI_Variant value minishogi\nposition startpos\n", "go perft 6\n"},
};

/* From the start of chess, with what an engine does, too: a table, killers, history, null moves, late moves, quiet leaves. */
#define SEARCHED                                                                                                   \
    "full game=chess algorithm=pvs entries=1000000 order=table+static+killer+history leaf=quiescence "             \
    "exchange=yes "                                                                                                \
    "cutoff=late late_table=log pruning=null+futility+reverse+late+research deepen=limit limit="
static const int depths[] = {8, 10, 12};

/* Eight moves by their columns, and the same as a cell: whoever is to move has lost. */
#define SOLVED "35333571"
#define SOLUTION                                                                                                   \
    "value full game=connect4 moves=3.5.3.3.3.5.7.1 algorithm=mtdf first=zero order=table+eval "                   \
    "entries=16777216 limit=34 memory_mb=4096"
#define SOLUTION_WANTED 1.5 /* of the solver's time, at most */

struct engine {
    pid_t pid;
    FILE *in, *out;
};

enum { NOT_FOUND = 127 };

static void become(char *const command[], const char *path)
{
    char debian[100];
    alarm(MOST_SECONDS);
    if (path)
        execv(path, command);
    execvp(command[0], command);
    snprintf(debian, sizeof debian, "/usr/games/%s", command[0]);
    execv(debian, command);
    _exit(NOT_FOUND);
}

/* What it complains of is not shown. */
static void engine_start(struct engine *engine, char *const command[], const char *path)
{
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0 || (engine->pid = fork()) < 0) {
        perror("bench");
        exit(1);
    }
    if (engine->pid == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        dup2(open("/dev/null", O_WRONLY), 2);
        close(in[1]);
        close(out[0]);
        become(command, path);
    }
    close(in[0]);
    close(out[1]);
    engine->in = fdopen(in[1], "w");
    engine->out = fdopen(out[0], "r");
}

/* At the end of its input it ends.  Returns how, and in *seconds what it took of the processor, without the system. */
static int engine_end(struct engine *engine, double *seconds)
{
    struct rusage used = {0};
    int status = 0;
    fclose(engine->in);
    fclose(engine->out);
    wait4(engine->pid, &status, 0, &used);
    *seconds = (double)used.ru_utime.tv_sec + 1e-6 * (double)used.ru_utime.tv_usec;
    return status;
}

/* What it counts; 0: it is gone. */
static uint64_t engine_count(struct engine *engine, const char *commands)
{
    char line[4096];
    unsigned long long count = 0;
    fputs(commands, engine->in);
    fflush(engine->in);
    while (fgets(line, sizeof line, engine->out) && sscanf(line, "Nodes searched: %llu", &count) != 1)
        ;
    return count;
}

/* Seconds of the processor that a process has used, its threads together. */
static double used_by(pid_t pid)
{
    clockid_t clock;
    struct timespec time = {0, 0};
    if (clock_getcpuclockid(pid, &clock) == 0)
        clock_gettime(clock, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static bool compare(struct engine *engine, const char *name, const char *mode, const char *ask)
{
    double ratios[PAIRS], speeds[PAIRS];
    uint64_t ours = 0, theirs = 0;
    for (int i = 0; i < PAIRS; i++) {
        const double theirs_at = used_by(engine->pid);
        theirs = engine_count(engine, ask);
        const double ours_at = used_by(0), their_time = used_by(engine->pid) - theirs_at;
        ours = count_mode(mode, NULL);
        speeds[i] = (double)ours / (used_by(0) - ours_at);
        ratios[i] = speeds[i] / ((double)theirs / their_time);
    }
    sort_numbers(ratios, PAIRS);
    sort_numbers(speeds, PAIRS);
    printf("  %-50s %6.2f (%.2f .. %.2f) %11.0f", name, ratios[PAIRS / 2], ratios[0], ratios[PAIRS - 1],
           1e-6 * speeds[PAIRS / 2]);
    if (ours != theirs)
        printf("   not the same: %llu and %llu", (unsigned long long)ours, (unsigned long long)theirs);
    putchar('\n');
    fflush(stdout);
    return ours == theirs;
}

static bool print_counts(void)
{
    bool same = true;
    puts("  sequences a second, to those of other engines          ratio (least .. most)    millions");
    for (size_t i = 0; i < sizeof peers / sizeof *peers; i++) {
        struct engine engine;
        double seconds;
        engine_start(&engine, (char *[]){(char *)peers[i].engine, NULL}, getenv(peers[i].variable));
        fputs(peers[i].hello, engine.in);
        if (engine_count(&engine, "go perft 1\n"))
            same &= compare(&engine, peers[i].name, peers[i].mode, peers[i].ask);
        else
            printf("  %-50s not measured: %s is not installed\n", peers[i].name, peers[i].engine);
        engine_end(&engine, &seconds);
    }
    return same;
}

/* What its search to a depth visits; 0: it is gone. */
static uint64_t engine_search(struct engine *engine, int depth)
{
    char line[4096];
    unsigned long long nodes = 0;
    fprintf(engine->in, "ucinewgame\nposition startpos\ngo depth %d\n", depth);
    fflush(engine->in);
    while (fgets(line, sizeof line, engine->out) && strncmp(line, "bestmove", 8) != 0) {
        const char *at = strstr(line, " nodes ");
        if (at)
            sscanf(at, " nodes %llu", &nodes);
    }
    return nodes;
}

static void compare_depth(struct engine *engine, int depth)
{
    char mode[400];
    double ratios[PAIRS];
    uint64_t ours = 0, theirs = 0;
    snprintf(mode, sizeof mode, SEARCHED "%d", depth);
    for (int i = 0; i < PAIRS; i++) {
        const double theirs_at = used_by(engine->pid);
        theirs = engine_search(engine, depth);
        const double ours_at = used_by(0), their_time = used_by(engine->pid) - theirs_at;
        ours = count_mode(mode, NULL);
        ratios[i] = (used_by(0) - ours_at) / their_time;
    }
    sort_numbers(ratios, PAIRS);
    printf("  %2d plies %40llu %12llu %8.2f %8.2f (%.2f .. %.2f)\n", depth, (unsigned long long)ours,
           (unsigned long long)theirs, (double)ours / (double)theirs, ratios[PAIRS / 2], ratios[0],
           ratios[PAIRS - 1]);
    fflush(stdout);
}

static void print_depths(void)
{
    struct engine engine;
    double seconds;
    puts("  chess from its start to a depth                nodes  stockfish's    ratio    that of time (least .. "
         "most)");
    engine_start(&engine, (char *[]){"stockfish", NULL}, getenv("STOCKFISH"));
    fputs("setoption name Threads value 1\n", engine.in);
    if (!engine_search(&engine, 1))
        puts("  not measured: stockfish is not installed");
    else
        for (size_t i = 0; i < sizeof depths / sizeof *depths; i++)
            compare_depth(&engine, depths[i]);
    engine_end(&engine, &seconds);
}

/* By a process of its own, which prints a word and the value.  Returns NULL, or why there is none. */
static const char *solve(char *const command[], const char *path, double *seconds, long *value)
{
    struct engine engine;
    char line[100] = "";
    engine_start(&engine, command, path);
    fputs(SOLVED "\n", engine.in);
    fflush(engine.in);
    const bool answered = fgets(line, sizeof line, engine.out) && sscanf(line, "%*s %ld", value) == 1;
    const int status = engine_end(&engine, seconds);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND)
        return "is not installed";
    return answered ? NULL : "gives no value";
}

/* The solver is told of an empty book of openings: another, which it would look for here, may have the answer. */
static bool print_solution(const char *bench)
{
    char *const us[] = {(char *)bench, SOLUTION, NULL}, *const them[] = {"c4solver", "-w", "-b", "/dev/null", NULL};
    double ratios[PAIRS], our_times[PAIRS], their_times[PAIRS];
    long our_value = 0, their_value = 0;
    puts("  processor time of a whole solution, to another's       ratio (least .. most)     seconds");
    printf("  %-50s ", "connect four after " SOLVED " / Pascal Pons' solver");
    fflush(stdout);
    for (int i = 0; i < PAIRS; i++) {
        const char *fault = solve(them, getenv("C4SOLVER"), &their_times[i], &their_value);
        if (fault) {
            printf("not measured: c4solver %s; C4SOLVER= names it\n", fault);
            return true;
        }
        fault = solve(us, bench, &our_times[i], &our_value);
        if (fault) {
            printf("failed: a cell of ours %s\n", fault);
            return false;
        }
        if (our_value >= 0 || their_value >= 0) {
            printf("failed: both should find a loss, found %ld, and c4solver %ld\n", our_value, their_value);
            return false;
        }
        ratios[i] = our_times[i] / their_times[i];
    }
    sort_numbers(ratios, PAIRS);
    sort_numbers(our_times, PAIRS);
    sort_numbers(their_times, PAIRS);
    printf("%6.2f (%.2f .. %.2f) %4.1f to %.1f   at most %.2f is wanted\n", ratios[PAIRS / 2], ratios[0],
           ratios[PAIRS - 1], our_times[PAIRS / 2], their_times[PAIRS / 2], SOLUTION_WANTED);
    return true;
}

bool print_peers(const char *bench)
{
    signal(SIGPIPE, SIG_IGN);
    const bool counted = print_counts();
    putchar('\n');
    print_depths();
    putchar('\n');
    return print_solution(bench) && counted;
}
