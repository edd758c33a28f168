/*
 * How fast moves are made and counted, beside other engines.  One of them is asked for its own perft, over and over, in one
 * process; in turn we count the same sequences, in this one.  What is compared is processor time from the question to the
 * answer, so that neither the start of a program nor whatever else the machine does is in it.
 */
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "measure.h"

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

struct engine {
    pid_t pid;
    FILE *in, *out;
};

static void become(const char *name, const char *path)
{
    char debian[100];
    alarm(MOST_SECONDS);
    if (path)
        execl(path, path, (char *)NULL);
    execlp(name, name, (char *)NULL);
    snprintf(debian, sizeof debian, "/usr/games/%s", name);
    execl(debian, debian, (char *)NULL);
    _exit(127);
}

static void engine_start(struct engine *engine, const char *name, const char *path)
{
    int in[2], out[2];
    if (pipe(in) != 0 || pipe(out) != 0 || (engine->pid = fork()) < 0) {
        perror("bench");
        exit(1);
    }
    if (engine->pid == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        become(name, path);
    }
    close(in[0]);
    close(out[1]);
    engine->in = fdopen(in[1], "w");
    engine->out = fdopen(out[0], "r");
}

/* At the end of its input it ends. */
static void engine_end(struct engine *engine)
{
    fclose(engine->in);
    fclose(engine->out);
    waitpid(engine->pid, NULL, 0);
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

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void compare(struct engine *engine, const char *name, const char *mode, const char *ask)
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
    qsort(ratios, PAIRS, sizeof *ratios, by_size);
    qsort(speeds, PAIRS, sizeof *speeds, by_size);
    printf("  %-50s %6.2f (%.2f .. %.2f) %11.0f", name, ratios[PAIRS / 2], ratios[0], ratios[PAIRS - 1],
           1e-6 * speeds[PAIRS / 2]);
    if (ours != theirs)
        printf("   not the same: %llu and %llu", (unsigned long long)ours, (unsigned long long)theirs);
    putchar('\n');
    fflush(stdout);
}

void print_peers(void)
{
    signal(SIGPIPE, SIG_IGN);
    puts("  sequences a second, to those of other engines          ratio (least .. most)    millions");
    for (size_t i = 0; i < sizeof peers / sizeof *peers; i++) {
        struct engine engine;
        engine_start(&engine, peers[i].engine, getenv(peers[i].variable));
        fputs(peers[i].hello, engine.in);
        if (engine_count(&engine, "go perft 1\n"))
            compare(&engine, peers[i].name, peers[i].mode, peers[i].ask);
        else
            printf("  %-50s not measured: %s is not installed\n", peers[i].name, peers[i].engine);
        engine_end(&engine);
    }
}
