/* What the curves and panels of a chart are called, and how curves look. */
#ifndef SHOW_CURVES_H
#define SHOW_CURVES_H

#include "show/chart.h"

/* Name the series of curves by what differs among them in the first columns of --by, so many, and panels by those behind these; and
 * give each series the look that its meaning has in all figures (plots/style.gnuplot), or else one that no other has. */
void curves_name(struct chart *chart, const struct question *question, int columns, int panel_columns);

#endif
