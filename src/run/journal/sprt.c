#include "journal/sprt.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "frame/unit.h"
#include "journal/row.h"
#include "numbers/elo.h"

/* The test of one strategy, while it goes through the rows. */
struct test {
    char *strategy;
    struct pairs pairs;
    int ahead; /* rows so far that are not yet played */
    enum sprt decision;
};

/* The values of a cell and its rival in all columns but those of the position; the caller frees the text. */
static char *strategy_of(const struct experiment *experiment, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    FILE *out = text_open();
    for (int i = 0; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i], *value = cell_value(cell, name, buffer);
        if (is_sampled(name))
            continue;
        fprintf(out, "%s\n", value ? value : "");
        value = cell->rival ? cell_value(cell->rival, name, buffer) : NULL;
        fprintf(out, "%s\n", value ? value : "");
    }
    return text_close(out);
}

/* The test of a strategy; a new strategy begins one, for which `tests` must have room. */
static struct test *test_of(struct test *tests, int *count, char *strategy)
{
    for (int i = 0; i < *count; i++)
        if (strcmp(tests[i].strategy, strategy) == 0) {
            free(strategy);
            return &tests[i];
        }
    tests[*count] = (struct test){.strategy = strategy, .decision = SPRT_GOES_ON};
    return &tests[(*count)++];
}

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

void sprt_turns(const struct experiment *experiment, const struct rows *rows, int ahead, enum turn *turns)
{
    struct test *tests = allocate((size_t)experiment->count, sizeof *tests);
    int count = 0;
    for (int i = 0; tests && i < experiment->total; i++) {
        turns[i] = rows->stored[i].there ? TURN_PLAYED : TURN_NEXT;
        if (experiment->sprt.wanted)
            turns[i] = turn_of(experiment, rows, i, ahead,
                               test_of(tests, &count, strategy_of(experiment, &experiment->cells[i])));
    }
    for (int i = 0; i < count; i++)
        free(tests[i].strategy);
    free(tests);
}
