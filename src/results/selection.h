/* Which rows meet conditions, and which are their partners. */
#ifndef RESULTS_SELECTION_H
#define RESULTS_SELECTION_H

#include "results/claim.h"

/* Which rows of the CSV meet all conditions: one bool a row, which the caller frees.  NULL if the CSV lacks a
 * column, which `missing` then names. */
bool *selection_rows(const struct selection *selection, const struct csv *csv, const char **missing);

enum { NO_PARTNER = -1, MANY_PARTNERS = -2 };

/* For every row, that one of the rows marked in `others` which agrees with it in these columns.  The caller frees the
 * list. */
int *selection_partners(const struct csv *csv, const bool *others, const int *columns, int count);

#endif
