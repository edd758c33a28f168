/*
 * For make: X.meta.d beside X.csv, a rule without a recipe.  It names the files that the cells read, so that make runs
 * the experiment again, and draws its figure again, when one of them has changed.
 */
#ifndef RUN_DEPEND_H
#define RUN_DEPEND_H

#include <stdbool.h>

struct cJSON;

/* Write it for a record of provenance.h; results that depend on no such files have none.  False after a message. */
bool depend_write(const struct cJSON *record, const char *csv);

#endif
