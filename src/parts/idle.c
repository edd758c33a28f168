#include "parts/idle.h"

#include "parts/combination.h"

static int add_idle(struct idle *list, int count, int kind, int part, const char *key, const char *why)
{
    if (why)
        list[count++] = (struct idle){kind, part, key, why};
    return count;
}

/* The parameters of a transposition table have no effect without one, whatever the algorithm. */
static int add_table(struct idle *list, int count, const struct cell *cell)
{
    static const char *const keys[] = {"etc", "keep", "hash_bits"};
    const int algorithm = cell->part[ALGORITHM_PART];
    for (int i = 0; i < 3; i++) {
        const int at = parameter_find(ALGORITHM_PART, algorithm, keys[i]);
        if (at >= 0 && cell->setting[ALGORITHM_PART][at].choice)
            count = add_idle(list, count, ALGORITHM_PART, algorithm, keys[i],
                             "there is no transposition table (\"entries\")");
    }
    return count;
}

/* What is searched after all is told by columns that only an anatomy has. */
static int add_recheck(struct idle *list, int count, const struct cell *cell)
{
    const int pruning = cell->part[PRUNING_PART];
    const int at = parameter_find(PRUNING_PART, pruning, "recheck");
    if (cell->setting[PRUNING_PART][at].real == 0)
        return count;
    return add_idle(list, count, PRUNING_PART, pruning, "recheck",
                    !cell_prunes(cell)                 ? "nothing is pruned"
                    : cell->measure != MEASURE_ANATOMY ? "its columns are those of measure=anatomy"
                                                       : NULL);
}

int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE])
{
    const int entries = parameter_find(ALGORITHM_PART, cell->part[ALGORITHM_PART], "entries");
    const bool table = entries >= 0 && cell->setting[ALGORITHM_PART][entries].integer > 0;
    int members[MOST_MEMBERS], count = 0;
    if (cell_asks(cell)) /* what an engine has no use for is refused */
        return 0;
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        for (int i = 0, most = part_members(kind, cell->part[kind], members); i < most; i++) {
            Idle *idle = *part_of(cell->part[GAME_PART], kind, members[i])->idle;
            count = add_idle(list, count, kind, members[i], NULL, idle ? idle(cell->setting[kind], table) : NULL);
        }
    count = add_recheck(list, count, cell);
    return table ? count : add_table(list, count, cell);
}
