/*
 * What a figure shows: curves of means with their intervals, as `plymeter summary` prints them.
 *
 * Along x a chart has the values of an axis, such as limit, which may be texts; or the means of a column that was counted
 * or measured, such as evaluations.
 */
#ifndef FIGURE_CHART_H
#define FIGURE_CHART_H

#include <stdio.h>

#include "ask/question.h"

struct point {
    double x, mean, low, high; /* the interval of the mean; NAN if it has none */
    int units;
};

struct curve {
    int row; /* of the CSV: its first */
    char *
        name; /* by curves.h: what of its rows differs from those of others, for people; "" without columns that group them */
    const char *look;     /* of plots/style.gnuplot */
    struct point *points; /* in the order of x */
    int count;
};

struct chart {
    struct curve *curves; /* in order of first appearance, and none of them empty */
    int count;
    const char **places; /* of an axis of texts: what stands at x = 1, 2, ...; no control characters */
    int place_count;
};

/* The answer of a question as a chart, which is kept (lasting.h): the first columns of --by, so many, tell curves apart, and those
 * behind them points.  x is the mean of what is asked for behind y or, if nothing is, the only column of points.  Points
 * without a number are left out. */
struct chart chart_of(const struct question *question, int curve_columns);

/* Write the points as gnuplot reads them: a block for each curve, with a header, and two blank lines between blocks. */
void chart_write(FILE *out, const struct chart *chart);

/* The least and the largest of something in all points. */
struct extent {
    double least, most;
};
struct extent chart_extent(const struct chart *chart, double (*of)(const struct point *point));

/* These are its x, its mean, the ends of its interval (the mean where there is none), its number of units. */
double point_x(const struct point *point);
double point_mean(const struct point *point);
double point_low(const struct point *point);
double point_high(const struct point *point);
double point_units(const struct point *point);

#endif
