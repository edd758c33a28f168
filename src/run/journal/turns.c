#include "journal/turns.h"

#include <stdlib.h>

#include "core/allocate.h"
#include "journal/row.h"
#include "journal/settings.h"
#include "journal/strategies.h"
#include "numbers/elo.h"

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
    strategies_find(experiment, place);
    for (int i = 0; i < experiment->count; i++)
        tests[i].decision = SPRT_GOES_ON;
    for (int i = 0; i < experiment->count; i++)
        turns[i] = turn_of(experiment, rows, i, ahead, &tests[place[i].strategy]);
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
