/* From lists to cells: every variant of a game with every variant of a search and every cutoff that applies. */
#ifndef CONFIG_PRODUCT_H
#define CONFIG_PRODUCT_H

#include "config/section.h"

/* The cells in their order, with the limits and the measure of this one; the caller frees them. */
struct cells cells_multiply(const struct lists *lists, const struct cell *model);

/* Of cells that are described more than once keep the first; returns how many were dropped.  With `by_name` cells that
 * differ in the name of their search alone are different: players, who may meet. */
int cells_drop_repeated(struct cells *cells, bool by_name);

#endif
