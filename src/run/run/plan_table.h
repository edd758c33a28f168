/* What plymeter plan prints for people. */
#ifndef RUN_PLAN_TABLE_H
#define RUN_PLAN_TABLE_H

#include "run/outlook.h"

/* Print a table of the experiment's series on stdout, those first that take longest. */
void print_series(const struct experiment *experiment, const struct outlook *outlook);

/* "0.12 s", "34 s", "2 min 5 s": two digits, or more if it is long; valid until the next call. */
const char *time_text(double seconds);

#endif
