/* A chart in letters, for a terminal: gnuplot draws it, in blocks where it can and the locale has them. */
#ifndef SHOW_TYPED_H
#define SHOW_TYPED_H

#include "show/axes.h"

/* Draw it as large as the terminal that this is, or of 80 columns and 24 rows; panels below each other have ten rows at least.
 * A letter stands at each mean, and the legend above says whose it is.  False after a message. */
bool typed_draw(const struct script *script, FILE *out);

#endif
