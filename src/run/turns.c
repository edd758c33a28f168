#include "run/turns.h"

#include <stdlib.h>

#include "base/memory.h"
#include "parts/row.h"
#include "run/settings.h"
#include "run/strategies.h"
#include "results/elo.h"

/* --- positions that recur ------------------------------------------------------------------------------------------ */

/* A row's strategy, and the position that it starts from. */
struct start {
    uint64_t position;
    int strategy, row;
};

static int compare_starts(const void *left, const void *right)
{
    const struct start *a = left, *b = right;
    if (a->strategy != b->strategy)
        return a->strategy - b->strategy;
    return a->position != b->position ? (a->position > b->position ? 1 : -1) : a->row - b->row;
}

/* Mark rows whose position an earlier one of their strategy has: what was drawn are positions, and a pair of games that is
 * played again says nothing new. */
static void mark_recurring(const struct experiment *experiment, const struct place *place, bool *recurs)
{
    struct start *starts = allocate((size_t)experiment->count, sizeof *starts);
    for (int i = 0; i < experiment->count; i++)
        starts[i] = (struct start){experiment->cells[i].start, place[i].strategy, i};
    qsort(starts, (size_t)experiment->count, sizeof *starts, compare_starts);
    for (int i = 1; i < experiment->count; i++)
        recurs[starts[i].row] = starts[i].position != 0 && starts[i].position == starts[i - 1].position &&
                                starts[i].strategy == starts[i - 1].strategy;
    free(starts);
}

/* --- one after the other ------------------------------------------------------------------------------------------ */

/* The sequential test of one strategy, while it goes through the rows. */
struct test {
    struct pairs pairs;
    int ahead; /* rows so far that are not yet played */
    enum sprt decision;
};

static void count_pair(const struct experiment *experiment, int cell, const char *row, struct test *test)
{
    char points[ROW_FIELD];
    if (!row || !row_field(row, &experiment->cells[cell], "points", points) || half_points_of_text(points) < 0)
        return;
    test->pairs.count[half_points_of_text(points)]++;
    test->decision = sprt_decide(&test->pairs, experiment->sprt.elo0, experiment->sprt.elo1,
                                 experiment->sprt.errors, experiment->sprt.errors);
}

static enum turn turn_of(const struct experiment *experiment, const struct rows *rows, int cell, int ahead,
                         struct test *test)
{
    if (test->decision != SPRT_GOES_ON)
        return TURN_NEEDLESS;
    if (!rows->stored[cell].there)
        return test->ahead++ < ahead ? TURN_NEXT : TURN_LATER;
    if (test->ahead == 0)
        count_pair(experiment, cell, row_of(rows, cell), test);
    return TURN_PLAYED;
}

static void test_sequentially(const struct experiment *experiment, const struct rows *rows, int ahead,
                              enum turn *turns)
{
    const size_t count = (size_t)experiment->count;
    struct place *place = allocate(count, sizeof *place);
    struct test *tests = allocate(count, sizeof *tests);
    bool *recurs = allocate(count, sizeof *recurs);
    strategies_find(experiment, place);
    mark_recurring(experiment, place, recurs);
    for (int i = 0; i < experiment->count; i++)
        tests[i].decision = SPRT_GOES_ON;
    for (int i = 0; i < experiment->count; i++)
        turns[i] = recurs[i] ? TURN_NEEDLESS : turn_of(experiment, rows, i, ahead, &tests[place[i].strategy]);
    free(recurs);
    free(place);
    free(tests);
}

void turns_find(const struct experiment *experiment, const struct rows *rows, int ahead, enum turn *turns)
{
    for (int i = 0; i < experiment->total; i++)
        turns[i] = rows->stored[i].there ? TURN_PLAYED : TURN_NEXT;
    if (experiment->count > 0 && experiment->tune.wanted)
        settings_halve(experiment, rows, turns);
    else if (experiment->count > 0 && experiment->sprt.wanted)
        test_sequentially(experiment, rows, ahead, turns);
}
