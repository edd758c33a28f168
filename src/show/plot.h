/*
 * Figures: curves of means with their intervals, as `plymeter summary` prints them, drawn by gnuplot.
 *
 * Along x a chart has the values of an axis, such as limit, which may be texts; or the means of a column that was counted
 * or measured, such as evaluations.
 */
#ifndef SHOW_PLOT_H
#define SHOW_PLOT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/verb.h"
#include "results/question.h"
#include "run/provenance.h"

/* --- what is drawn ------------------------------------------------------------------------------------------------- */

struct point {
    double x, mean, low, high; /* the interval of the mean; NAN if it has none */
    int units;
};

struct extent {
    double least, most;
};

struct curve {
    int row;              /* of the CSV: its first */
    int series, panel;    /* which of the chart's */
    struct point *points; /* in the order of x */
    int count;
};

/* Rows that agree in the columns that tell curves apart, or panels; a series has a curve in a panel. */
struct series {
    int row;          /* of the CSV: the first */
    char *name;       /* what differs from others, for people; "" without columns that tell them apart */
    const char *look; /* of plots/style.gnuplot, if they are curves */
};

struct chart {
    struct curve *curves; /* in order of first appearance, as all are here, and none of them empty */
    int count;
    struct series *series, *panels; /* of the latter there is always one */
    int series_count, panel_count;
    const char **places; /* of an axis of texts: what stands at x = 1, 2, ...; no control characters */
    int place_count;
    struct extent x, mean, low, high, units; /* of all points; the ends of an interval that is none are the mean */
};

/* The answer of a question as a chart, which is kept (memory.h): the first columns of --by, so many, tell curves apart, those
 * behind them panels, and the others points.  x is the mean of what is asked for behind y or, if nothing is, the only column of points.  Points
 * without a number are left out. */
struct chart chart_of(const struct question *question, int curve_columns, int panel_columns);

/* Write the points as gnuplot reads them: a block for each curve, with a header, and two blank lines between blocks. */
void chart_write(FILE *out, const struct chart *chart);

/* --- scripts ------------------------------------------------------------------------------------------------------- */

/* What a script draws. */
struct script {
    const struct chart *chart;
    const char *title, *subtitle; /* as long as they like: lines are wrapped; in print both are the caption */
    struct script_axis {
        const char *label;
        double one; /* what 1 on it is in the points */
        bool log;
    } x, y;
    const char *csv, *arguments; /* where the points come from, as words of a shell */
    bool shared;                 /* do curves share their x, so that they are to stand side by side? */
    const char *width;           /* as plots/style.gnuplot has it: "ieee" (sheet.h) */
};

/* Should an axis of these numbers be logarithmic: do they span two decades or more? */
bool wants_logarithm(struct extent extent);

/*
 * The gnuplot script of a chart, in the house style (plots/style.gnuplot).
 *
 * The same script draws at once and stands as plots/NAME.gp: it differs only in where the points come from, which is a
 * block of text in the one case and a call of `plymeter plot --data` in the other.
 */

/* A script to start from, which loads the style and asks for the points. */
void script_write(FILE *out, const struct script *script);

/* A script that has the style and the points in it, for the terminal "svg", "pdf", "png" or "text", as large as standard output is; and writes a caption, if there is to be
 * one, into that file. */
void script_write_whole(FILE *out, const struct script *script, const char *terminal, const char *captions);

/* May the figure's caption in print be written, STEM.caption.tex beside it?  It goes with the figure: what is drawn again replaces only what was drawn, and a figure
 * knows that of itself.  False after a message. */
bool caption_may_replace(const char *figure);

/* --- what the verb is asked for ------------------------------------------------------------------------------------ */

/* As the command line says it, and as the columns of the CSV complete it. */
struct plot {
    const char *x, *y, *log, *title, *output, *width;
    struct words by, panel, given; /* the latter by --points */
    struct question
        question; /* of which it sets --where, --pool, --status and --unit; the rest follows from the above */
    bool script, data;
    const char *csv;
    struct drawer drawer; /* the command line */
    struct words points;  /* those columns or, if none was given, what makes points otherwise */
    bool measured;        /* is x the mean of a column, and no axis? */
};

/* Find out what x is and what makes the points, and ask for them.  An exit status. */
int plot_ask(const struct call *call, struct plot *plot);

/* The options that ask for the same points again, as words of a shell; kept (memory.h), as all texts here. */
char *plot_arguments(const struct plot *plot);

/* What gnuplot calls the ending of a figure's name; NULL if it draws no such figures. */
const char *plot_terminal(const char *path);

/* Draw the figure where the command line says, stamp it, and say what was written; on a terminal, without a file, draw it there.
 * False after a message. */
bool plot_draw(const struct plot *plot, const struct script *script);

#endif
