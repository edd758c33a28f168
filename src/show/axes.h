/* The axes of a figure: their tics, their ranges, and how far curves stand apart where they share an x. */
#ifndef SHOW_AXES_H
#define SHOW_AXES_H

#include "show/chart.h"

/* What a script draws. */
struct script {
    const struct chart *chart;
    const char *title, *subtitle; /* as long as they like: lines are filled; in print both are the caption */
    struct script_axis {
        const char *label;
        double one; /* what 1 on it is in the points */
        bool log;
    } x, y;
    const char *csv, *arguments; /* where the points come from, as words of a shell */
    bool shared;                 /* do curves share their x, so that they are to stand side by side? */
    const char *width;           /* as plots/style.gnuplot has it: "ieee" (width.h) */
};

/* Should an axis of these numbers be logarithmic: do they span two decades or more? */
bool wants_logarithm(struct extent extent);

/* What is to be said of the axes before the page is laid out, and in the first panel; names along x are said in each. */
void axes_announce(FILE *out, const struct script *script);
void axes_write(FILE *out, const struct script *script);

/* Where a point of a curve of the series stands along x, in terms of gnuplot. */
void axes_write_place(FILE *out, const struct script *script, int series);

#endif
