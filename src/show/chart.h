/*
 * What a figure shows: curves of means with their intervals, as `plymeter summary` prints them.
 *
 * Along x a chart has the values of an axis, such as limit, which may be texts; or the means of a column that was counted
 * or measured, such as evaluations.
 */
#ifndef SHOW_CHART_H
#define SHOW_CHART_H

#include <stdio.h>

#include "results/question.h"

struct point {
    double x, mean, low, high; /* the interval of the mean; NAN if it has none */
    int units;
};

struct curve {
    int row;              /* of the CSV: its first */
    int series, panel;    /* which of the chart's */
    struct point *points; /* in the order of x */
    int count;
};

/* Rows that agree in the columns that tell curves apart, or panels; a series has a curve in a panel. */
struct series {
    int row;    /* of the CSV: the first */
    char *name; /* by curves.h: what differs from others, for people; "" without columns that tell them apart */
    const char *look; /* of plots/style.gnuplot, if they are curves */
};

struct chart {
    struct curve *curves; /* in order of first appearance, as all are here, and none of them empty */
    int count;
    struct series *series, *panels; /* of the latter there is always one */
    int series_count, panel_count;
    const char **places; /* of an axis of texts: what stands at x = 1, 2, ...; no control characters */
    int place_count;
};

/* The answer of a question as a chart, which is kept (lasting.h): the first columns of --by, so many, tell curves apart, those
 * behind them panels, and the others points.  x is the mean of what is asked for behind y or, if nothing is, the only column of points.  Points
 * without a number are left out. */
struct chart chart_of(const struct question *question, int curve_columns, int panel_columns);

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
