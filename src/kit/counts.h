/*
 * What a search counts: altogether, and where that is wanted ply by ply.
 *
 * A line here is a field of a struct and a column of the results (parts/columns.h), and says whether less of it is better (enum
 * better there), and what it means; all else follows.  To count something more is such a line, and the statement that counts it.
 */
#ifndef KIT_COUNTS_H
#define KIT_COUNTS_H

#include <stdint.h>

/* In every row. */
#define COUNTERS(COUNTER)                                                                                          \
    COUNTER(interior, BETTER_LESS,                                                                                 \
            "positions searched further: neither scored nor recalled; forced passes included")                     \
    COUNTER(leaves, BETTER_LESS,                                                                                   \
            "positions that were scored: finished games (looked for first), or where the cutoff ends the path")    \
    COUNTER(terminals, NOT_BETTER, "the finished games among the leaves")                                          \
    COUNTER(evaluations, BETTER_LESS, "calls of the static evaluation, those for ordering and pricing included")   \
    COUNTER(generated, BETTER_LESS, "moves generated")                                                             \
    COUNTER(cutoffs, NOT_BETTER,                                                                                   \
            "beta cutoffs (alpha >= beta); in `sss` and `dual` positions solved by one child")                     \
    COUNTER(cutoffs_first, NOT_BETTER, "beta cutoffs made by the first child visited")                             \
    COUNTER(capped, NOT_BETTER, "leaves that only `most_plies` made")                                              \
    COUNTER(recalled, NOT_BETTER,                                                                                  \
            "positions that the transposition table answered for: neither interior nor leaves")                    \
    COUNTER(beyond, NOT_BETTER, "positions beyond the horizon, which leaves looked at to say what they are worth") \
    COUNTER(passes, NOT_BETTER,                                                                                    \
            "searches from the root: one for each step of deepening, and more in `aspiration` and `mtdf`")

/* In rows of an anatomy. */
#define ANATOMY_COUNTERS(COUNTER)                                                                                  \
    COUNTER(distinct_leaves, BETTER_LESS, "leaves that are different: one evaluated twice is one")                 \
    COUNTER(researches, BETTER_LESS, "positions searched again, with another window")                              \
    COUNTER(probes, NOT_BETTER, "questions to the transposition table")                                            \
    COUNTER(hits, NOT_BETTER, "those of them that it knew anything about")                                         \
    COUNTER(collisions, BETTER_LESS,                                                                               \
            "entries that a probe took for a position's, with `hash_bits`, and that were another's")               \
    COUNTER(pruned, NOT_BETTER, "positions that prunings answered, and moves that they left out")                  \
    COUNTER(rechecked, NOT_BETTER, "those of them that were searched after all, by `recheck`, and not counted")    \
    COUNTER(wrong_cuts, BETTER_LESS, "those of these that were wrong")                                             \
    COUNTER(unknown_cuts, NOT_BETTER, "those of these whose search was given up")                                  \
    COUNTER(wrong_loss, BETTER_LESS, "by how much the wrong ones were wrong, together, in the unit of values")

struct counts {
#define COUNTER(name, better, meaning) uint64_t name;
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
};

/* Positions visited, whose number limits, budgets and rates are about, but for those that a table answered for. */
static inline uint64_t nodes_of(const struct counts *counts)
{
    return counts->interior + counts->leaves + counts->beyond;
}

/* From the root on; plies beyond the last are counted with it. */
/* No search goes on below a position so many plies from the root: it ends with the status `memory`.  A stack has room for
 * them with any game, algorithm and compiler (STACK_OF_SEARCHES in base/process.h). */
enum { DEEPEST_PLY = 1 << 15 };

enum { PLIES_COUNTED = 64, CHILDREN_COUNTED = 16 };

#define COUNTERS_BY_PLY(COUNTER)                                                                                   \
    COUNTER(type1, ANATOMY_ROW, "nodes of Knuth and Moore's type 1, ply by ply from the root on")                  \
    COUNTER(type2, ANATOMY_ROW, "the same of type 2")                                                              \
    COUNTER(type3, ANATOMY_ROW, "the same of type 3")                                                              \
    COUNTER(leaves, SHAPE_ROW | ANATOMY_ROW, "leaves, ply by ply")                                                 \
    COUNTER(distinct_leaves, ANATOMY_ROW, "leaves that are different, ply by ply")                                 \
    COUNTER(cutoffs, ANATOMY_ROW, "beta cutoffs, ply by ply")                                                      \
    COUNTER(cutoffs_first, ANATOMY_ROW, "beta cutoffs by the first child, ply by ply")                             \
    COUNTER(researches, ANATOMY_ROW, "positions searched again, ply by ply")                                       \
    COUNTER(probes, ANATOMY_ROW, "questions to the transposition table, ply by ply")                               \
    COUNTER(hits, ANATOMY_ROW, "those that it knew anything about, ply by ply")                                    \
    COUNTER(recalled, ANATOMY_ROW, "positions that it answered for, ply by ply")                                   \
    COUNTER(beyond, ANATOMY_ROW, "positions beyond the horizon, ply by ply")                                       \
    COUNTER(pruned, ANATOMY_ROW, "what prunings answered and left out, ply by ply")                                \
    COUNTER(rechecked, ANATOMY_ROW, "what of that was searched after all, ply by ply")                             \
    COUNTER(wrong_cuts, ANATOMY_ROW, "what of that was wrong, ply by ply")

struct by_ply {
#define COUNTER(name, rows, meaning) uint64_t name[PLIES_COUNTED];
    COUNTERS_BY_PLY(COUNTER)
#undef COUNTER
    uint64_t cutoffs_by_child[CHILDREN_COUNTED]; /* by the number of the child that made it, in visiting order */
    /* By the place of the pruning in a combination. */
    uint64_t pruned_by[CHILDREN_COUNTED], rechecked_by[CHILDREN_COUNTED], wrong_cuts_by[CHILDREN_COUNTED];
};

#endif
