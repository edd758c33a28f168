/* May curves be named at their ends, so that there is no need for a legend? */
#ifndef FIGURE_ENDS_H
#define FIGURE_ENDS_H

#include "figure/axes.h"

/* Where the page is narrow, names stand in lines of so many letters. */
enum { END_LETTERS = 14 };

/* Are the curves few, do they end at the same x, and lie apart there, so that there is room for their names? */
bool ends_apart(const struct script *script);

#endif
