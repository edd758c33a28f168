/* A claim's "metric": a column of numbers that the rows will have. */
#ifndef CONFIG_METRIC_H
#define CONFIG_METRIC_H

#include "parts/plan.h"
#include "config/reader.h"

/* All that a metric may be called, in whatever rows: number i, from 0; NULL behind the last, "" where a column has no numbers. */
const char *metric_name(int i);

/* Can values of a column be claimed to be equal? */
bool metric_is_exact(const char *name);

/* Complain if this text names no such column, and say what would make the rows have it; or if values of it cannot be `equal`.
 * Of the row, a cell, only measure and limits need be set. */
void metric_check(struct reader *reader, const cJSON *item, const struct cell *row,
                  const struct experiment *experiment, bool equal);

#endif
