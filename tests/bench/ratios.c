/*
 * What the parts of a search cost a node, as ratios: the full walk against the plain one, orders against none, tables
 * against none.  The same two searches are timed in turn, so that whatever else the machine does slows both.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "measure.h"
#include "results/statistics.h"

enum { PAIRS = 11 };

#define UNIFORM "game=uniform branching=8 seed=3"
#define CHESS " opening=20 seed=1 order=static"
#define LEARNED(game) " cutoff=realization meaning=bits table=configs/tables/" game ".json"

/* A leaf does not cost what an inner position does, so that a ratio a node says most of trees with about as many leaves to
 * an inner position: where these numbers differ by more than this factor, the row says so. */
#define ALIKE 1.15

/* Of the nodes that alpha-beta without a table visits in a second, a search with one should visit as many. */
#define OTHELLO_SPEED 0.85
#define CONNECT4_SPEED 0.6

/* Time is that of a large search and instructions those of a small one. */
static const struct {
    const char *name, *mode, *against;
    int large, small;     /* limits of `mode` */
    int large_2, small_2; /* and of `against`, which searches more nodes to the same depth */
    double wanted;        /* at most; 0: nothing is promised */
} ratios[] = {
    {"full walk / plain walk, uniform", "full " UNIFORM, "nodes " UNIFORM, 10, 7, 10, 7, 1.15},
    {"order random / none, uniform", "full " UNIFORM " order=random", "full " UNIFORM, 10, 7, 10, 7, 1.6},
    {"order history / none, connect four", "full game=connect4 order=history", "full game=connect4", 13, 9, 11, 8,
     1.3},
    {"order killer / none, connect four", "full game=connect4 order=killer", "full game=connect4", 13, 9, 11, 8,
     1.3},
    {"order table / none, connect four", "full game=connect4 order=table entries=65536",
     "full game=connect4 entries=65536", 13, 9, 13, 9, 1.3},
    {"order history / none, othello", "full game=othello order=history", "full game=othello", 9, 7, 9, 7, 1.3},
    {"order killer / none, othello", "full game=othello order=killer", "full game=othello", 9, 7, 9, 7, 1.3},
    {"order table / none, othello", "full game=othello order=table entries=65536",
     "full game=othello entries=65536", 9, 7, 9, 7, 1.3},
    {"pvs, a million entries / alphabeta, othello", "full game=othello algorithm=pvs entries=1048576",
     "full game=othello", 13, 7, 11, 7, 1 / OTHELLO_SPEED},
    {"pvs, a million entries / alphabeta, connect four", "full game=connect4 algorithm=pvs entries=1048576",
     "full game=connect4", 14, 9, 12, 8, 1 / CONNECT4_SPEED},
    {"cutoff realization / plain walk, uniform", "full " UNIFORM " cutoff=realization meaning=bits",
     "nodes " UNIFORM, 30, 21, 10, 7, 1.4},
    {"cutoff realization, learned / depth, othello", "full game=othello" LEARNED("othello"), "full game=othello",
     15, 13, 11, 9, 1.25},
    {"cutoff realization, learned / depth, chess", "full game=chess" CHESS LEARNED("chess"),
     "full game=chess" CHESS, 13, 13, 5, 5, 1.25},
    {"leaf quiescence / static, chess", "full game=chess" CHESS " leaf=quiescence", "full game=chess" CHESS, 5, 3,
     6, 4, 0},
    {"leaf quiescence / static, connect four", "full game=connect4 leaf=quiescence", "full game=connect4", 10, 7,
     11, 8, 0},
};

static const char *with_limit(char *text, size_t size, const char *mode, int limit)
{
    snprintf(text, size, "%s limit=%d", mode, limit);
    return text;
}

static double time_a_node(const char *mode, int limit)
{
    char text[300];
    uint64_t ns;
    const uint64_t nodes = count_mode(with_limit(text, sizeof text, mode, limit), &ns);
    return (double)ns / (double)nodes;
}

static double instructions_a_node(const char *bench, const char *mode, int limit, double nothing)
{
    char text[300];
    with_limit(text, sizeof text, mode, limit);
    return (instructions(bench, text) - nothing) / (double)count_mode(text, NULL);
}

static void say_unlike(const char *mode, int limit, const char *against, int limit_2)
{
    char text[300];
    const double ours = leaves_to_inner(with_limit(text, sizeof text, mode, limit));
    const double theirs = leaves_to_inner(with_limit(text, sizeof text, against, limit_2));
    if (fmax(ours, theirs) > ALIKE * fmin(ours, theirs))
        printf("   unlike trees: %.2f and %.2f leaves to an inner position", ours, theirs);
}

void print_ratios(const char *bench)
{
    const double nothing = instructions(bench, "nothing");
    puts("  time and instructions a node, ratios                   time (least .. most)  instructions");
    for (size_t i = 0; i < sizeof ratios / sizeof *ratios; i++) {
        double times[PAIRS];
        for (int j = 0; j < PAIRS; j++) {
            const double ours = time_a_node(ratios[i].mode, ratios[i].large);
            times[j] = ours / time_a_node(ratios[i].against, ratios[i].large_2);
        }
        sort_numbers(times, PAIRS);
        printf("  %-50s %6.2f (%.2f .. %.2f)", ratios[i].name, times[PAIRS / 2], times[0], times[PAIRS - 1]);
        if (nothing > 0)
            printf(" %11.2f", instructions_a_node(bench, ratios[i].mode, ratios[i].small, nothing) /
                                  instructions_a_node(bench, ratios[i].against, ratios[i].small_2, nothing));
        else
            printf(" %11s", "unknown");
        if (ratios[i].wanted > 0)
            printf("   at most %.2f is wanted", ratios[i].wanted);
        say_unlike(ratios[i].mode, ratios[i].large, ratios[i].against, ratios[i].large_2);
        putchar('\n');
        fflush(stdout);
    }
}
