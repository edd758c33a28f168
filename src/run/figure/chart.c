#include "figure/chart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "numbers/number.h"
#include "text/plain.h"

/* --- names ------------------------------------------------------------------------------------------------ */

/* What a group has in a column: a number says nothing without the column's name. */
static void write_name(FILE *out, const char *column, const char *cell)
{
    double number;
    if (number_read(cell, &number))
        print_plainly(out, "%s=%s", column, cell);
    else
        write_plainly(out, cell);
}

/* What a row has in the first columns, but for those where it has nothing; the caller frees it. */
static char *name_of(const struct csv *answer, int row, int columns)
{
    char *name;
    size_t size;
    FILE *out = need(open_memstream(&name, &size));
    for (int i = 0; i < columns; i++) {
        const char *cell = csv_cell(answer, row, i);
        if (*cell && ftell(out) > 0)
            fputc(' ', out);
        if (*cell)
            write_name(out, csv_cell(answer, -1, i), cell);
    }
    if (columns > 0 && ftell(out) == 0)
        print_plainly(out, "no %s", csv_cell(answer, -1, 0));
    fclose(out);
    return need(name);
}

/* --- numbers ---------------------------------------------------------------------------------------------- */

static double number_at(const struct csv *answer, int row, const char *column)
{
    double number;
    return number_read(csv_cell(answer, row, csv_find(answer, column)), &number) ? number : NAN;
}

static bool are_numbers(const struct csv *answer, int column)
{
    double number;
    for (int row = 0; row < answer->rows; row++) {
        const char *cell = csv_cell(answer, row, column);
        if (*cell && !number_read(cell, &number))
            return false;
    }
    return true;
}

/* Where a text stands along x: texts stand in order of first appearance. */
static double place_of(struct chart *chart, const char *text)
{
    char *plain;
    size_t size;
    FILE *out = need(open_memstream(&plain, &size));
    write_plainly(out, text);
    fclose(out);
    int place = 0;
    while (place < chart->place_count && strcmp(chart->places[place], plain) != 0)
        place++;
    if (place < chart->place_count) {
        free(need(plain));
    } else {
        chart->places = grow(chart->places, (size_t)chart->place_count, sizeof *chart->places);
        chart->places[chart->place_count++] = need(plain);
    }
    return place + 1;
}

static double axis_value(struct chart *chart, const struct csv *answer, int row, int column, bool numbers)
{
    const char *cell = csv_cell(answer, row, column);
    double number = NAN;
    if (*cell == '\0' || (numbers && number_read(cell, &number)))
        return number;
    return place_of(chart, cell);
}

/* --- curves ----------------------------------------------------------------------------------------------- */

static int compare_points(const void *a, const void *b)
{
    const struct point *p = a, *q = b;
    return (p->x > q->x) - (p->x < q->x);
}

static void add_point(struct curve *curve, const struct csv *answer, double x, int row)
{
    const struct point point = {x, number_at(answer, row, "mean"), number_at(answer, row, "low"),
                                number_at(answer, row, "high"), (int)number_at(answer, row, "units")};
    if (isnan(point.x) || isnan(point.mean))
        return;
    curve->points = grow(curve->points, (size_t)curve->count, sizeof *curve->points);
    curve->points[curve->count++] = point;
}

/* The answer has all points for y and then, if x is a mean, all of them again for x, in the same order. */
static void read_curve(struct chart *chart, struct curve *curve, const struct csv *answer,
                       const struct layout *layout, const int *rows, int count)
{
    const int column = layout->curve_columns;
    const int points = layout->x_is_mean ? count / 2 : count;
    const bool numbers = layout->x_is_mean || are_numbers(answer, column);
    for (int i = 0; i < points; i++) {
        const double x = layout->x_is_mean ? number_at(answer, rows[points + i], "mean")
                                           : axis_value(chart, answer, rows[i], column, numbers);
        add_point(curve, answer, x, rows[i]);
    }
    if (curve->count > 0)
        qsort(curve->points, (size_t)curve->count, sizeof *curve->points, compare_points);
}

void chart_read(struct chart *chart, const struct csv *answer, const struct layout *layout)
{
    int *rows = csv_rows(answer), *columns = allocate((size_t)layout->curve_columns, sizeof *columns);
    for (int i = 0; i < layout->curve_columns; i++)
        columns[i] = i;
    struct groups groups = csv_group(answer, rows, answer->rows, columns, layout->curve_columns);
    *chart = (struct chart){.curves = allocate((size_t)groups.count, sizeof *chart->curves)};
    for (int g = 0; g < groups.count; g++) {
        struct curve *curve = &chart->curves[chart->count];
        const int *first = &groups.rows[groups.start[g]];
        read_curve(chart, curve, answer, layout, first, groups.start[g + 1] - groups.start[g]);
        if (curve->count > 0) {
            curve->name = name_of(answer, *first, layout->curve_columns);
            chart->count++;
        }
    }
    groups_free(&groups);
    free(columns);
    free(rows);
}

void chart_free(struct chart *chart)
{
    for (int i = 0; i < chart->count; i++) {
        free(chart->curves[i].name);
        free(chart->curves[i].points);
    }
    for (int i = 0; i < chart->place_count; i++)
        free(chart->places[i]);
    free(chart->curves);
    free(chart->places);
}

/* --- what is made of them --------------------------------------------------------------------------------- */

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

struct extent chart_extent(const struct chart *chart, double (*of)(const struct point *point))
{
    struct extent extent = {INFINITY, -INFINITY};
    for (int i = 0; i < chart->count; i++)
        for (int j = 0; j < chart->curves[i].count; j++) {
            const double value = of(&chart->curves[i].points[j]);
            extent.least = fmin(extent.least, value);
            extent.most = fmax(extent.most, value);
        }
    return extent;
}

double point_x(const struct point *point)
{
    return point->x;
}

double point_mean(const struct point *point)
{
    return point->mean;
}

double point_low(const struct point *point)
{
    return isnan(point->low) ? point->mean : point->low;
}

double point_high(const struct point *point)
{
    return isnan(point->high) ? point->mean : point->high;
}

double point_units(const struct point *point)
{
    return point->units;
}
