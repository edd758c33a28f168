#include "run/plan_table.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "run/alike.h"
#include "run/progress.h"
#include "base/terminal.h"

const char *time_text(double seconds)
{
    static char text[40];
    if (seconds >= 9.95)
        return duration_text(seconds);
    if (seconds < 0.001)
        snprintf(text, sizeof text, "%.2g ms", 1000 * seconds);
    else
        snprintf(text, sizeof text, "%.2g s", seconds);
    return text;
}

/* --- lines --------------------------------------------------------------------------------------------------- */

struct keyed {
    uint64_t key;
    int cell;
};

static int by_key(const void *a, const void *b)
{
    const struct keyed *x = a, *y = b;
    return x->key != y->key ? (x->key > y->key) - (x->key < y->key) : x->cell - y->cell;
}

/* The first cell of each line's cells, for each cell. */
static void find_firsts(const struct experiment *experiment, bool limits, int *first)
{
    struct keyed *keyed = lasting(allocate((size_t)experiment->total, sizeof *keyed));
    for (int i = 0; i < experiment->total; i++)
        keyed[i] = (struct keyed){alike_key(experiment, i, limits), i};
    if (experiment->total > 0)
        qsort(keyed, (size_t)experiment->total, sizeof *keyed, by_key);
    for (int i = 0; i < experiment->total; i++)
        first[keyed[i].cell] = i > 0 && keyed[i].key == keyed[i - 1].key ? first[keyed[i - 1].cell] : keyed[i].cell;
}

void plan_make(struct plan *plan, const struct experiment *experiment, const bool *there, bool trial)
{
    const size_t total = (size_t)experiment->total;
    int *first = lasting(allocate(total, sizeof *first));
    *plan = (struct plan){.experiment = experiment,
                          .line = lasting(allocate(total, sizeof *plan->line)),
                          .of = lasting(allocate(total, sizeof *plan->of)),
                          .tried = trial};
    find_firsts(experiment, trial, first);
    for (int i = 0; i < experiment->total; i++) {
        plan->of[i] = first[i] == i ? plan->count++ : plan->of[first[i]];
        struct plan_line *line = &plan->line[plan->of[i]];
        line->first = line->cells ? line->first : &experiment->cells[i];
        line->last = &experiment->cells[i];
        line->tried = line->cells && (line->left || there[i]) ? line->tried : i;
        line->references = i >= experiment->count;
        line->cells++;
        line->left += !there[i];
        plan->left += !there[i];
    }
}

double plan_seconds(const struct plan *plan, bool left)
{
    double seconds = 0;
    for (int i = 0; i < plan->count; i++)
        seconds += plan->line[i].seconds * (left ? plan->line[i].left : plan->line[i].cells);
    return seconds;
}

/* --- the table ------------------------------------------------------------------------------------------------ */

/* What a line has in a column: one value, or the first and the last limit, shortened to what a table can take. */
static char *values_of_line(const struct plan_line *line, const char *column)
{
    enum { MOST = 40 };
    char buffer[SETTING_TEXT], other[SETTING_TEXT];
    const char *first = cell_value(line->first, column, buffer), *last = cell_value(line->last, column, other);
    if (first && last && is_along(column) && strcmp(first, last) != 0)
        return lasting(printed("%.*s..%.*s", MOST, first, MOST, last));
    return lasting(printed("%.*s%s", MOST, first ? first : "", first && strlen(first) > MOST ? "..." : ""));
}

/* Has the table a column of that name?  Not if it would say the same everywhere, or differs among cells that are alike. */
static bool is_shown(const struct plan *plan, const char *column)
{
    const char *first = values_of_line(&plan->line[0], column);
    bool differs = strcmp(column, "game") == 0 || (is_along(column) && strstr(first, ".."));
    for (int i = 1; i < plan->count && !differs; i++)
        differs = strcmp(first, values_of_line(&plan->line[i], column)) != 0;
    return differs && !is_drawn(column);
}

static void add_plan_header(struct aligned *table, const struct plan *plan, const bool *shown, bool partly)
{
    for (int c = 0; c < plan->experiment->column_count; c++)
        if (shown[c])
            aligned_add(table, "%s", plan->experiment->columns[c]);
    aligned_add(table, "cells");
    if (partly)
        aligned_add(table, "to run");
    if (plan->tried) {
        aligned_add(table, "one takes");
        aligned_add(table, "all take");
        aligned_add(table, "share");
    }
    aligned_end_row(table);
}

static void add_plan_line(struct aligned *table, const struct plan *plan, const struct plan_line *line,
                          const bool *shown, bool partly)
{
    const double all = line->cells * line->seconds, whole = plan_seconds(plan, false);
    for (int c = 0; c < plan->experiment->column_count; c++)
        if (shown[c])
            aligned_add(table, "%s", values_of_line(line, plan->experiment->columns[c]));
    aligned_add(table, "%d%s", line->cells, line->references ? " references" : "");
    if (partly)
        aligned_add(table, "%d", line->left);
    if (plan->tried) {
        aligned_add(table, "%s", all > 0 ? time_text(line->seconds) : "");
        aligned_add(table, "%s", all > 0 ? time_text(all) : "");
        aligned_add(table, "%.0f %%", whole > 0 ? 100 * all / whole : 0);
    }
    aligned_end_row(table);
}

/* Where searches have names, those say what else is said of them. */
static const char *const *named_columns(const struct plan *plan, const bool *shown)
{
    char *const *columns = plan->experiment->columns;
    const char **spare = lasting(allocate((size_t)plan->experiment->column_count + 1, sizeof *spare));
    int name = 0, count = 0;
    while (name < plan->experiment->column_count && strcmp(columns[name], "name") != 0)
        name++;
    for (int c = plan->experiment->column_count - 1; c > name; c--)
        if (shown[c] && !is_along(columns[c]))
            spare[count++] = columns[c];
    return spare;
}

void plan_print(const struct plan *plan)
{
    bool *shown = lasting(allocate((size_t)plan->experiment->column_count, sizeof *shown));
    const bool partly = plan->left < plan->experiment->total;
    struct aligned table = {0};
    for (int c = 0; c < plan->experiment->column_count; c++)
        table.keys += shown[c] = is_shown(plan, plan->experiment->columns[c]);
    table.spare = named_columns(plan, shown);
    add_plan_header(&table, plan, shown, partly);
    for (int i = 0; i < plan->count; i++)
        add_plan_line(&table, plan, &plan->line[i], shown, partly);
    aligned_print(&table, stdout);
}
