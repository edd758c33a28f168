#include "block/minimal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "journal/row.h"
#include "theory/theory.h"
#include "workers/worker.h"

static const double patience = 2;

static struct minimal unknown(const char *why)
{
    struct minimal minimal = {.leaves = NAN};
    snprintf(minimal.how, sizeof minimal.how, "not known: %s", why);
    return minimal;
}

/* Of a setting that every such cell has; -1 if this one has none. */
static long number_setting(const struct cell *cell, const char *name)
{
    char buffer[SETTING_TEXT];
    const char *text = cell_value(cell, name, buffer);
    return text ? strtol(text, NULL, 10) : -1;
}

static bool is_part(const struct cell *cell, int kind, const char *name)
{
    return strcmp(part_at(kind, cell->part[kind])->name, name) == 0;
}

static bool note_leaves(void *context, const struct ending *endings, int count)
{
    struct minimal *minimal = context;
    char leaves[ROW_FIELD];
    const struct cell any = {.measure = MEASURE_SEARCH};
    for (int i = 0; i < count; i++)
        if (endings[i].status == OK && row_field(endings[i].row, &any, "leaves", leaves))
            minimal->leaves = strtod(leaves, NULL);
    return true;
}

/* The same search as alpha-beta in perfect order, without a table. */
static struct cell perfect(const struct cell *cell, int alphabeta, int best_order)
{
    struct cell best = *cell;
    best.measure = MEASURE_SEARCH;
    cell_choose(&best, ALGORITHM_PART, alphabeta);
    cell_choose(&best, ORDER_PART, best_order);
    Setting *limits = best.setting[LIMITS_PART];
    limits[SECONDS].real = patience;
    limits[NODES].integer = 0;
    limits[REPEAT].integer = 1;
    limits[PRECISION].real = 0;
    return best;
}

static struct minimal search_perfectly(const struct cell *cell)
{
    const int alphabeta = part_find(ALGORITHM_PART, "alphabeta"), order = part_find(ORDER_PART, "best"), only = 0;
    if (alphabeta < 0 || order < 0)
        return unknown("this program has no alphabeta or no order best");
    const struct cell best = perfect(cell, alphabeta, order);
    struct crew crew;
    struct minimal minimal = unknown("alpha-beta with order=best takes more than 2 seconds or too much memory");
    crew_hire(&crew, 1, false, 1);
    if (!run_cells(&best, &only, 1, &crew, note_leaves, &minimal))
        return unknown("it was interrupted");
    if (isfinite(minimal.leaves))
        snprintf(minimal.how, sizeof minimal.how, "leaves of alpha-beta with order=best");
    return minimal;
}

struct minimal minimal_of(const struct cell *cell, uint64_t terminals)
{
    const Algorithm *algorithm = cell_search(cell)->algorithm;
    const char *depends = algorithm->depends_on ? algorithm->depends_on(cell->setting[ALGORITHM_PART]) : "path";
    const long branching = number_setting(cell, "branching"), limit = number_setting(cell, "limit");
    if (cell_deepens(cell))
        return unknown("a search that deepens visits one tree after the other");
    if (strcmp(depends, "path") != 0)
        return unknown("this algorithm prices moves as it goes, so that its tree is its own");
    if (branching < 1 || terminals > 0 || !is_part(cell, CUTOFF_PART, "depth"))
        return search_perfectly(cell);
    struct minimal minimal = {.leaves = minimal_leaves((int)branching, (int)limit)};
    snprintf(minimal.how, sizeof minimal.how, "leaves, %ld^%ld + %ld^%ld - 1 (Knuth and Moore)", branching,
             (limit + 1) / 2, branching, limit / 2);
    return minimal;
}
