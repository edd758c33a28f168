#include "show/plot.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/program.h"
#include "results/derived.h"
#include "results/csv.h"
#include "results/question.h"
#include "show/labels.h"

/* --- where points are along x ------------------------------------------------------------------------------- */

/* A number, or where a text stands: texts stand in order of first appearance. */
static double axis_value(struct chart *chart, const struct csv *csv, int row, int column, bool numbers)
{
    double number = NAN;
    const char *field = csv_field(csv, row, column);
    if (*field == '\0' || (numbers && number_read(field, &number)))
        return number;
    const char *text = value_label(csv, row, csv_field(csv, -1, column), field);
    const int place = find_word(text, chart->places, chart->place_count);
    if (place < 0)
        chart->places[chart->place_count++] = text;
    return place < 0 ? chart->place_count : place + 1;
}

/* --- curves ----------------------------------------------------------------------------------------------- */

static int compare_points(const void *a, const void *b)
{
    const struct point *p = a, *q = b;
    return (p->x > q->x) - (p->x < q->x);
}

static void stretch(struct extent *extent, double value)
{
    extent->least = fmin(extent->least, value);
    extent->most = fmax(extent->most, value);
}

static void add_point(struct chart *chart, struct curve *curve, double x, const struct summary *answer)
{
    const double mean = answer->statistic[MEAN], low = answer->statistic[LOW], high = answer->statistic[HIGH];
    if (isnan(x) || isnan(mean))
        return;
    curve->points[curve->count++] = (struct point){x, mean, low, high, answer->units};
    stretch(&chart->x, x);
    stretch(&chart->mean, mean);
    stretch(&chart->low, isnan(low) ? mean : low);
    stretch(&chart->high, isnan(high) ? mean : high);
    stretch(&chart->units, answer->units);
}

/* The curve of these groups of the question, each of which is given by its first row. */
static void find_points(struct chart *chart, struct curve *curve, const struct question *question,
                        const int *firsts, int count, int columns, const int *group_of)
{
    const bool x_is_mean = question->of.count > 1;
    const int column = x_is_mean ? -1 : question->columns[columns];
    const bool numbers = !x_is_mean && values_numeric(&question->csv, question->rows, question->row_count, column);
    curve->points = allocate((size_t)count, sizeof *curve->points);
    for (int i = 0; i < count; i++) {
        const int group = group_of[firsts[i]];
        const struct summary y = summary_of_group(question, 0, &question->groups, group);
        const double x = x_is_mean ? summary_of_group(question, 1, &question->groups, group).statistic[MEAN]
                                   : axis_value(chart, &question->csv, firsts[i], column, numbers);
        add_point(chart, curve, x, &y);
    }
    qsort(curve->points, (size_t)curve->count, sizeof *curve->points, compare_points);
}

/* Which of the series this row is of; it is added if it is of none. */
static int series_of(const struct csv *csv, const int *columns, int count, int row, struct series *series,
                     int *known)
{
    int i = 0;
    while (i < *known && !csv_alike(csv, row, series[i].row, columns, count))
        i++;
    if (i == *known)
        series[(*known)++] = (struct series){.row = row};
    return i;
}

/* Those of all curves. */
static void find_series(struct chart *chart, const struct question *question, int curve_columns, int panel_columns)
{
    const int *columns = question->columns;
    chart->series = allocate((size_t)chart->count, sizeof *chart->series);
    chart->panels = allocate((size_t)chart->count, sizeof *chart->panels);
    for (int i = 0; i < chart->count; i++) {
        struct curve *curve = &chart->curves[i];
        curve->series =
            series_of(&question->csv, columns, curve_columns, curve->row, chart->series, &chart->series_count);
        curve->panel = series_of(&question->csv, columns + curve_columns, panel_columns, curve->row, chart->panels,
                                 &chart->panel_count);
    }
}

/* --- names --------------------------------------------------------------------------------------------------------- */

/* Curves, or panels, and the columns of --by that tell them apart. */
struct series_naming {
    const struct question *question;
    struct series *series;
    int count;
    const int *column;
    const char *const *called;
    int columns;
};

static const char *field_of(const struct series_naming *naming, int curve, int column)
{
    return csv_field(&naming->question->csv, naming->series[curve].row, naming->column[column]);
}

static bool agree(const struct series_naming *naming, int curve, int other, int column)
{
    return csv_agree(&naming->question->csv, naming->series[curve].row, naming->series[other].row,
                     naming->column[column]);
}

static bool differs(const struct series_naming *naming, int column)
{
    bool differ = naming->count == 1;
    for (int i = 1; i < naming->count; i++)
        differ |= !agree(naming, 0, i, column);
    return differ;
}

/* Is another curve the same but for this column? */
static bool is_told_by(const struct series_naming *naming, int curve, int column)
{
    bool told = false;
    for (int i = 0; i < naming->count; i++) {
        bool other = i != curve;
        for (int c = 0; c < naming->columns; c++)
            other = other && agree(naming, i, curve, c) == (c != column);
        told |= other;
    }
    return told;
}

/* Nothing, or "none" where it tells the curve from no other: so an algorithm that needs no order is called by its name. */
static bool is_nothing(const struct series_naming *naming, int curve, int column)
{
    const char *field = field_of(naming, curve, column);
    return !*field || (strcmp(field, "none") == 0 && naming->columns > 1 && !is_told_by(naming, curve, column));
}

/* What is called the same as what stands before it is not label again: minimax is called by the order that it has not, and a variant
 * by its game. */
static char *name_of(const struct series_naming *naming, int curve)
{
    char *name = "", *last = "";
    for (int c = 0; c < naming->columns; c++) {
        if (!differs(naming, c) || is_nothing(naming, curve, c))
            continue;
        char *label = value_label(&naming->question->csv, naming->series[curve].row, naming->called[c],
                                  field_of(naming, curve, c));
        if (strcmp(last, label) != 0)
            name = printed("%s%s%s", name, *name ? ", " : "", label);
        last = label;
    }
    return *name || naming->columns == 0 ? name : printed("no %s", naming->called[0]);
}

/* --- looks -------------------------------------------------------------------------------------------------------- */

static bool is_taken(const struct series_naming *naming, const char *look)
{
    for (int i = 0; i < naming->count; i++)
        if (naming->series[i].look && strcmp(naming->series[i].look, look) == 0)
            return true;
    return false;
}

/* Give the curves their looks by one column, each to one curve; returns how many have one. */
static int take_looks(const struct series_naming *naming, int column)
{
    struct meaning meaning;
    int count = 0;
    for (int i = 0; i < naming->count; i++)
        naming->series[i].look = NULL;
    for (int i = 0; i < naming->count; i++)
        if (row_meaning(&naming->question->csv, naming->series[i].row, naming->called[column],
                        field_of(naming, i, column), &meaning) &&
            meaning.look && !is_taken(naming, meaning.look)) {
            naming->series[i].look = meaning.look;
            count++;
        }
    return count;
}

/* The column that gives most of them a look; the others have the first looks that are free. */
static void find_looks(const struct series_naming *naming)
{
    const char *const(*free)[6] = table_looks;
    int best = -1, most = 0;
    for (int column = 0; column < naming->columns; column++) {
        const int count = take_looks(naming, column);
        best = count > most ? column : best;
        most = count > most ? count : most;
    }
    if (best >= 0)
        take_looks(naming, best);
    for (int i = 0; i < naming->count; i++) {
        while (!naming->series[i].look && (*free)[0] && is_taken(naming, (*free)[0]))
            free++;
        if (!naming->series[i].look)
            naming->series[i].look = (*free)[0];
    }
}

/* Name the series of curves by what differs among them, and the panels; and give each series the look that its meaning has in all
 * figures (plots/style.gnuplot), or else one that no other has. */
static void name_series(struct chart *chart, const struct question *question, int columns, int panel_columns)
{
    const struct series_naming curves = {question,          chart->series,     chart->series_count,
                                         question->columns, question->by.word, columns},
                               panels = {question,
                                         chart->panels,
                                         chart->panel_count,
                                         question->columns + columns,
                                         question->by.word + columns,
                                         panel_columns};
    for (int i = 0; i < curves.count; i++)
        curves.series[i].name = name_of(&curves, i);
    for (int i = 0; i < panels.count; i++)
        panels.series[i].name = name_of(&panels, i);
    find_looks(&curves);
}

/* --- the chart ----------------------------------------------------------------------------------------------------- */

struct chart chart_of(const struct question *question, int curve_columns, int panel_columns)
{
    const int columns = curve_columns + panel_columns;
    const struct groups *all = &question->groups;
    int *firsts = allocate((size_t)all->count, sizeof *firsts);
    int *group_of = allocate((size_t)question->csv.rows, sizeof *group_of);
    for (int g = 0; g < all->count; g++)
        group_of[firsts[g] = all->rows[all->start[g]]] = g;
    struct groups curves = csv_group(&question->csv, firsts, all->count, question->columns, columns);
    const struct extent nothing = {INFINITY, -INFINITY};
    struct chart chart = {.x = nothing,
                          .mean = nothing,
                          .low = nothing,
                          .high = nothing,
                          .units = nothing,
                          .curves = allocate((size_t)curves.count, sizeof *chart.curves),
                          .places = allocate((size_t)all->count, sizeof *chart.places)};
    for (int g = 0; g < curves.count; g++) {
        struct curve *curve = &chart.curves[chart.count];
        const int *first = &curves.rows[curves.start[g]];
        *curve = (struct curve){.row = *first};
        find_points(&chart, curve, question, first, curves.start[g + 1] - curves.start[g], columns, group_of);
        chart.count += curve->count > 0;
    }
    find_series(&chart, question, curve_columns, panel_columns);
    name_series(&chart, question, curve_columns, panel_columns);
    return chart;
}

void chart_write(FILE *out, const struct chart *chart)
{
    for (int i = 0; i < chart->count; i++) {
        const struct curve *curve = &chart->curves[i];
        fputs(i ? "\n\nx,mean,low,high,units\n" : "x,mean,low,high,units\n", out);
        for (int j = 0; j < curve->count; j++) {
            const struct point *point = &curve->points[j];
            const double numbers[] = {point->x, point->mean, point->low, point->high};
            for (int k = 0; k < 4; k++) {
                number_write(out, numbers[k]);
                fputc(',', out);
            }
            fprintf(out, "%d\n", point->units);
        }
    }
}
