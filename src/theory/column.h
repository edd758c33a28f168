/* What theory says of a tree, by name: the columns of `plymeter theory`. */
#ifndef THEORY_COLUMN_H
#define THEORY_COLUMN_H

#include <stdint.h>

enum { THEORY_COLUMNS = 17 };

const char *theory_name(int column);

/* -1 if there is none of that name. */
int theory_find(const char *name);

/* `values` is the number of different leaf values, 0: continuous; most formulas are for continuous values only. */
double theory_of(int column, int b, int d, int64_t values);

#endif
