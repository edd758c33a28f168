/* What `claims` and `run` share. */
#ifndef VERBS_CLAIMS_H
#define VERBS_CLAIMS_H

#include <stdbool.h>

#include "cell/plan.h"

/* Judge the experiment's claims by its results and print them, a line each, aligned for people or as CSV.
 * Returns an exit status. */
int claims_print(const struct experiment *experiment, const char *results, bool as_csv);

#endif
