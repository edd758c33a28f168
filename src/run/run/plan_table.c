#include "run/plan_table.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "run/progress.h"
#include "text/aligned.h"

const char *time_text(double seconds)
{
    static char text[40];
    if (seconds >= 9.95 || seconds < 0.001)
        return duration_text(seconds);
    snprintf(text, sizeof text, "%.2g s", seconds);
    return text;
}

/* What the table says of a series. */
struct line {
    const struct cell *first, *last; /* of the least cost, and of the most */
    int cells, left;
    double seconds; /* of those that are left */
    bool references;
    int place;
};

struct lines {
    const struct experiment *experiment;
    struct line *line;
    int count;
};

static int by_seconds(const void *a, const void *b)
{
    const struct line *x = a, *y = b;
    return x->seconds != y->seconds ? (x->seconds < y->seconds) - (x->seconds > y->seconds) : x->place - y->place;
}

/* The series, those first that take longest. */
static struct lines lines_of_series(const struct experiment *experiment, const struct outlook *outlook)
{
    const struct series_list *list = &outlook->list;
    struct lines lines = {experiment, lasting(allocate((size_t)list->count, sizeof(struct line))), list->count};
    for (int g = 0; g < list->groups; g++) {
        const int member = list->member[list->group[g].first];
        struct line *line = &lines.line[list->group[g].series];
        line->last = &experiment->cells[member];
        line->first = line->cells ? line->first : line->last;
        line->references = member >= experiment->count;
        line->place = g;
        line->cells += list->group[g].count;
        line->left += outlook->waiting[g];
        line->seconds += outlook->waiting[g] * seconds_of_cell(line->last, outlook->estimate[g].seconds);
    }
    qsort(lines.line, (size_t)lines.count, sizeof *lines.line, by_seconds);
    return lines;
}

/* The values of a series in a column: one, or the first and the last, shortened to what a table can take. */
static char *values_of_series(const struct line *line, const char *column)
{
    enum { MOST = 40 };
    char buffer[SETTING_TEXT], other[SETTING_TEXT];
    const char *first = cell_value(line->first, column, buffer), *last = cell_value(line->last, column, other);
    if (first && last && is_along(column) && strcmp(first, last) != 0)
        return lasting(printed("%.*s..%.*s", MOST, first, MOST, last));
    return lasting(printed("%.*s%s", MOST, first ? first : "", first && strlen(first) > MOST ? "..." : ""));
}

/* Has the table a column of that name?  Not if it would say the same everywhere, or differs within a series. */
static bool is_shown(const struct lines *lines, const char *column)
{
    const char *first = values_of_series(&lines->line[0], column);
    bool differs = strcmp(column, "game") == 0;
    for (int i = 1; i < lines->count && !differs; i++)
        differs = strcmp(first, values_of_series(&lines->line[i], column)) != 0;
    return (differs || (is_along(column) && lines->line[0].first != lines->line[0].last)) && !is_drawn(column);
}

static void add_series_header(struct aligned *table, const struct lines *lines, const bool *shown, bool partly)
{
    for (int c = 0; c < lines->experiment->column_count; c++)
        if (shown[c])
            aligned_add(table, "%s", lines->experiment->columns[c]);
    aligned_add(table, "cells");
    if (partly)
        aligned_add(table, "to run");
    aligned_add(table, "time");
    aligned_add(table, "share");
    aligned_end_row(table);
}

static void add_series_line(struct aligned *table, const struct lines *lines, const struct line *line,
                            const bool *shown, bool partly, double total)
{
    for (int c = 0; c < lines->experiment->column_count; c++)
        if (shown[c])
            aligned_add(table, "%s", values_of_series(line, lines->experiment->columns[c]));
    aligned_add(table, "%d%s", line->cells, line->references ? " references" : "");
    if (partly)
        aligned_add(table, "%d", line->left);
    aligned_add(table, "%s", time_text(line->seconds));
    aligned_add(table, "%.0f %%", total > 0 ? 100 * line->seconds / total : 0);
    aligned_end_row(table);
}

void print_series(const struct experiment *experiment, const struct outlook *outlook)
{
    struct lines lines = lines_of_series(experiment, outlook);
    bool *shown = lasting(allocate((size_t)experiment->column_count, sizeof *shown));
    const bool partly = outlook->left < experiment->total;
    struct aligned table = {0};
    for (int c = 0; c < experiment->column_count; c++)
        table.keys += shown[c] = is_shown(&lines, experiment->columns[c]);
    add_series_header(&table, &lines, shown, partly);
    for (int i = 0; i < lines.count; i++)
        add_series_line(&table, &lines, &lines.line[i], shown, partly, outlook->total.seconds);
    aligned_print(&table, stdout);
}
