/* Rows that meet conditions, and their partners. */
#ifndef STATISTICS_SELECTION_H
#define STATISTICS_SELECTION_H

#include "statistics/claim.h"

/* Which rows of the table meet all conditions, one bool a row; the caller frees them.  NULL: the table lacks the
 * column that is then named. */
bool *selection_rows(const struct selection *selection, const struct csv *csv, const char **missing);

enum { NO_PARTNER = -1, MANY_PARTNERS = -2 };

/* For every row the one of those others that agrees with it in these columns; the caller frees the list. */
int *selection_partners(const struct csv *csv, const bool *others, const int *columns, int count);

#endif
