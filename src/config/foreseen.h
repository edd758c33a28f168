/* The rows that an experiment will have, as far as its cells say what is in them: what stands before "status", and
 * where their openings led. */
#ifndef CONFIG_FORESEEN_H
#define CONFIG_FORESEEN_H

#include <stdio.h>

#include "parts/plan.h"
#include "results/csv.h"

/* Write the names of these columns, and what a cell's row has there, each followed by a comma. */
void foreseen_write_header(FILE *out, const struct experiment *experiment);
void foreseen_write(FILE *out, const struct experiment *experiment, const struct cell *cell);

/* Make a CSV of all such rows, that of cell i as row i, which is in no file, as if it had ended ok. */
void foreseen_rows(struct csv *csv, const struct experiment *experiment);

#endif
