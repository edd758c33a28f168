/*
 * For make: X.meta.d beside X.csv, a rule without a recipe that names the files which the cells read, so that results are made
 * again when a table or a tree has changed, and their figures, too.
 */
#ifndef PROVENANCE_DEPEND_H
#define PROVENANCE_DEPEND_H

#include <stdbool.h>

struct cJSON;

/* Write it for the record of provenance.h; of results without such files there is none.  False after a message. */
bool depend_write(const struct cJSON *record, const char *csv);

#endif
