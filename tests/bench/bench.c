/*
 * How fast plymeter is: leaves a second of every game and algorithm, perft, and what composition costs against a
 * search written by hand.
 *
 *     bench              everything; instructions a leaf by valgrind, if it is installed
 *     bench ratios       only what orders, tables and the full walk cost
 *     bench peers        only perft and a solution, beside other programs
 *     bench composed     one composed search, for counting its instructions
 *     bench fused        the same search by hand
 *     bench beside OTHER instructions of ten searches beside those of a program with a part less
 *     bench "perft 7 game=othello", bench "nodes game=othello limit=7", bench "full game=othello limit=7"    one run,
 *                        the last in the walk that takes every order and cutoff
 *     bench "value full game=othello limit=7"    the value that such a run finds
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "fused.h"
#include "measure.h"
#include "results/statistics.h"
#include "base/clock.h"

enum { BRANCHING = 8, DEPTH = 9, SHALLOW = 6, TREE = 3, ROUNDS = 7 };

static struct outcome run_cell(struct cell *cell)
{
    struct outcome outcome;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
    return outcome;
}

/* --- what composition costs ------------------------------------------------------------------------------- */

static struct outcome composed(int depth)
{
    struct cell cell;
    char branching[20], seed[20], limit[20];
    snprintf(branching, sizeof branching, "branching=%d", BRANCHING);
    snprintf(seed, sizeof seed, "seed=%d", TREE);
    snprintf(limit, sizeof limit, "limit=%d", depth);
    char *arguments[] = {"game=uniform", "algorithm=alphabeta", branching, seed, limit};
    if (!arguments_read(arguments, 5, &cell))
        exit(1);
    return run_cell(&cell);
}

static void compare_times(void)
{
    double ratios[ROUNDS], fused_time = 0, composed_time = 0;
    uint64_t leaves = 0;
    for (int i = 0; i < ROUNDS; i++) {
        int64_t value;
        const double start = seconds_now();
        const struct fused_counts fused = fused_alphabeta(BRANCHING, TREE, DEPTH, &value);
        const double middle = seconds_now();
        const struct outcome outcome = composed(DEPTH);
        const double end = seconds_now();
        if (value != outcome.value || fused.leaves != outcome.counts.leaves ||
            fused.interior != outcome.counts.interior || fused.cutoffs != outcome.counts.cutoffs) {
            fputs("bench: the two searches differ\n", stderr);
            exit(1);
        }
        leaves = fused.leaves;
        ratios[i] = (end - middle) / (middle - start);
        fused_time = i == 0 ? middle - start : fmin(fused_time, middle - start);
        composed_time = i == 0 ? end - middle : fmin(composed_time, end - middle);
    }
    sort_numbers(ratios, ROUNDS);
    printf("alphabeta on uniform, branching %d, depth %d, against one hand-written function\n", BRANCHING, DEPTH);
    printf("  million leaves a second          composed %6.1f   by hand %6.1f\n",
           1e-6 * (double)leaves / composed_time, 1e-6 * (double)leaves / fused_time);
    printf("  time, ratio of %d pairs           median   %6.3f   (%.3f .. %.3f); at most 1.25 is wanted\n", ROUNDS,
           ratios[ROUNDS / 2], ratios[0], ratios[ROUNDS - 1]);
}

static void compare_instructions(const char *bench)
{
    const double nothing = instructions(bench, "nothing");
    const double leaves = (double)composed(SHALLOW).counts.leaves;
    if (nothing == 0) {
        puts("  instructions a leaf              unknown: valgrind is not installed");
        return;
    }
    const double by_hand = (instructions(bench, "fused") - nothing) / leaves;
    const double ours = (instructions(bench, "composed") - nothing) / leaves;
    printf("  instructions a leaf (depth %d)    composed %6.1f   by hand %6.1f   ratio %.3f\n", SHALLOW, ours,
           by_hand, ours / by_hand);
}

/* --- leaves a second -------------------------------------------------------------------------------------- */

/* Deepen until a search takes long enough to be timed; 0 if the whole game does not. */
static double leaves_a_second(struct cell *cell)
{
    const int at = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    uint64_t before = 0;
    for (int limit = 1;; limit++) {
        cell->setting[CUTOFF_PART][at].integer = limit;
        struct outcome best = run_cell(cell);
        if (best.ns < 30000000 && limit < 40 && (best.counts.leaves > before || limit < 3)) {
            before = best.counts.leaves;
            continue;
        }
        for (int i = 0; i < 4; i++) {
            const struct outcome again = run_cell(cell);
            if (again.ns < best.ns)
                best = again;
        }
        return best.ns < 100000 ? 0 : 1e9 * (double)best.counts.leaves / (double)best.ns;
    }
}

static void print_speeds(void)
{
    puts("million leaves a second, plain order (in a game that ends early, of its whole tree)");
    printf("  %-12s", "");
    for (int a = 0; a < algorithm_count; a++)
        printf(" %12s", part_at(ALGORITHM_PART, a)->name);
    putchar('\n');
    for (int g = 0; g < game_count; g++) {
        printf("  %-12s", part_at(GAME_PART, g)->name);
        for (int a = 0; a < algorithm_count; a++) {
            struct cell cell = {0};
            cell_choose(&cell, GAME_PART, g);
            cell_choose(&cell, ALGORITHM_PART, a);
            cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, "none"));
            cell_choose(&cell, LEAF_PART, part_find(LEAF_PART, "static"));
            cell_choose(&cell, PRUNING_PART, part_find(PRUNING_PART, "none"));
            cell_choose(&cell, CUTOFF_PART, part_find(CUTOFF_PART, "depth"));
            cell_choose(&cell, LIMITS_PART, 0);
            const double speed = leaves_a_second(&cell);
            if (speed > 0)
                printf(" %12.1f", 1e-6 * speed);
            else
                printf(" %12s", "too small");
            fflush(stdout);
        }
        putchar('\n');
    }
}

/* --- chosen runs, with their instructions ----------------------------------------------------------------------- */

/* The speed of one mode, and the instructions of another that is like it but smaller. */
static void print_run(const char *bench, const char *name, const char *mode, const char *small)
{
    double best = 0;
    for (int i = 0; i < 3; i++) {
        const double start = seconds_now();
        const uint64_t count = count_mode(mode, NULL);
        best = fmax(best, (double)count / (seconds_now() - start));
    }
    const double nothing = instructions(bench, "nothing");
    printf("  %-52s %8.*f", name, best < 1e7, 1e-6 * best);
    if (nothing > 0)
        printf(" %12.1f\n", (instructions(bench, small) - nothing) / (double)count_mode(small, NULL));
    else
        puts("      unknown");
    fflush(stdout);
}

#define GROWN " limit=least deepen=evaluations budget="
#define ORDERED " order=table+static entries=65536"

static void print_runs(const char *bench)
{
    static const char *const runs[][3] = {
        {"perft(11) of othello, leaves", "perft 11 game=othello", "perft 7 game=othello"},
        {"perft(10) of connect four, leaves", "perft 10 game=connect4", "perft 7 game=connect4"},
        {"perft(10) of kalah (6,4), leaves", "perft 10 game=kalah", "perft 8 game=kalah"},
        {"perft(5) of Upper Hand, leaves", "perft 5 game=upperhand", "perft 3 game=upperhand"},
        {"perft(3) of isola, leaves", "perft 3 game=isola", "perft 2 game=isola"},
        {"perft(6) of breakthrough, leaves", "perft 6 game=breakthrough", "perft 5 game=breakthrough"},
        {"perft(10) of checkers, leaves", "perft 10 game=checkers", "perft 8 game=checkers"},
        {"perft(5) of five in a row, leaves", "perft 5 game=mnk", "perft 4 game=mnk"},
        {"perft(6) of chess, leaves", "perft 6 game=chess", "perft 4 game=chess"},
        {"perft(5) of shogi, leaves", "perft 5 game=shogi", "perft 4 game=shogi"},
        {"perft(6) of minishogi, leaves", "perft 6 game=shogi variant=mini", "perft 5 game=shogi variant=mini"},
        {"alphabeta on othello, depth 10, nodes", "nodes game=othello limit=10", "nodes game=othello limit=7"},
        {"alphabeta on connect four, depth 12, nodes", "nodes game=connect4 limit=12",
         "nodes game=connect4 limit=8"},
        {"alphabeta on kalah (6,4), depth 12, nodes", "nodes game=kalah limit=12", "nodes game=kalah limit=8"},
        {"alphabeta on Upper Hand, depth 4, nodes", "nodes game=upperhand limit=4", "nodes game=upperhand limit=3"},
        {"ordered, with a table, on chess, depth 7, nodes", "nodes game=chess opening=20 seed=3" ORDERED " limit=7",
         "nodes game=chess opening=20 seed=3" ORDERED " limit=5"},
        {"ordered, with a table, on shogi, depth 5, nodes", "nodes game=shogi opening=30 seed=3" ORDERED " limit=5",
         "nodes game=shogi opening=30 seed=3" ORDERED " limit=4"},
        {"ordered, with a table, on minishogi, depth 7, nodes",
         "nodes game=shogi variant=mini opening=10 seed=2" ORDERED " limit=7",
         "nodes game=shogi variant=mini opening=10 seed=2" ORDERED " limit=5"},
        {"best on connect four, positions scored", "leaves game=connect4 algorithm=best" GROWN "1000000",
         "leaves game=connect4 algorithm=best" GROWN "30000"},
        {"uct on connect four, visits", "leaves game=connect4 algorithm=uct" GROWN "300000",
         "leaves game=connect4 algorithm=uct" GROWN "30000"},
        {"puct on connect four, visits", "leaves game=connect4 algorithm=puct" GROWN "300000",
         "leaves game=connect4 algorithm=puct" GROWN "30000"},
        {"uct on chess, visits", "leaves game=chess algorithm=uct" GROWN "300000",
         "leaves game=chess algorithm=uct" GROWN "30000"},
        {"puct on chess, visits", "leaves game=chess algorithm=puct" GROWN "300000",
         "leaves game=chess algorithm=puct" GROWN "30000"},
        {"uct by playouts on connect four, visits", "leaves game=connect4 algorithm=uct playout=yes" GROWN "300000",
         "leaves game=connect4 algorithm=uct playout=yes" GROWN "30000"},
        {"uct by playouts on connect four, plies of these",
         "beyond game=connect4 algorithm=uct playout=yes" GROWN "300000",
         "beyond game=connect4 algorithm=uct playout=yes" GROWN "30000"},
    };
    puts("  millions a second, and instructions for each          millions instructions");
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        print_run(bench, runs[i][0], runs[i][1], runs[i][2]);
}

/* --- what a part costs others --------------------------------------------------------------------------------- */

/* All parts are compiled with a game in one unit, in which gcc has a budget for inlining: does one part more make the searches
 * of others dearer? */
static void compare_programs(const char *bench, const char *other)
{
    static const char *const searches[] = {
        "nodes game=uniform branching=8 algorithm=minimax limit=5",
        "nodes game=uniform branching=8 algorithm=alphabeta limit=7",
        "nodes game=uniform branching=8 algorithm=pvs order=table entries=4096 limit=7",
        "nodes game=othello algorithm=negamax limit=5",
        "nodes game=othello algorithm=alphabeta limit=6",
        "nodes game=othello algorithm=pvs order=table+eval entries=4096 limit=6",
        "nodes game=othello algorithm=mtdf order=static entries=4096 limit=6",
        "nodes game=connect4 algorithm=scout limit=7",
        "nodes game=connect4 algorithm=alphabeta order=killer limit=8",
        "nodes game=connect4 algorithm=pvs order=static pruning=futility limit=7",
    };
    const double nothing = instructions(bench, "nothing"), less = instructions(other, "nothing");
    puts("instructions with the algorithm sss in the program, beside those without it; at most 1.01 is wanted");
    if (nothing == 0) {
        puts("  unknown: valgrind is not installed");
        return;
    }
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++)
        printf("  %-78s %6.3f\n", searches[i] + strlen("nodes "),
               (instructions(bench, searches[i]) - nothing) / (instructions(other, searches[i]) - less));
}

int main(int argc, char **argv)
{
    int64_t value;
    if (argc > 2 && strcmp(argv[1], "beside") == 0) {
        compare_programs(argv[0], argv[2]);
        return 0;
    }
    if (argc > 1 && strcmp(argv[1], "composed") == 0)
        return composed(SHALLOW).status;
    if (argc > 1 && strcmp(argv[1], "fused") == 0)
        return fused_alphabeta(BRANCHING, TREE, SHALLOW, &value).leaves == 0;
    if (argc > 1 && strcmp(argv[1], "ratios") == 0) {
        print_ratios(argv[0]);
        return 0;
    }
    if (argc > 1 && strcmp(argv[1], "peers") == 0)
        return !print_peers(argv[0]);
    if (argc > 1 && strncmp(argv[1], "value ", 6) == 0)
        return !print_value(argv[1] + 6);
    if (argc > 1)
        return strcmp(argv[1], "nothing") != 0 && count_mode(argv[1], NULL) == 0;
    compare_times();
    compare_instructions(argv[0]);
    putchar('\n');
    print_speeds();
    putchar('\n');
    print_runs(argv[0]);
    putchar('\n');
    print_ratios(argv[0]);
    return 0;
}
