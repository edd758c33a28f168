/*
 * Warnings of what cannot have an effect in a config.  That is no error, since the product of lists makes such cells
 * beside others.  There is a line for each kind of thing, not for each cell:
 *     configs/x.json:12:7: warning: order table: there is no transposition table ("entries"), ... (40 of 120 cells)
 */
#ifndef CONFIG_WARNINGS_H
#define CONFIG_WARNINGS_H

#include <stdio.h>

#include "config/section.h"

/* Begin such a line: the place, and that it is a warning. */
void begin_warning(FILE *out, const struct reader *reader, const cJSON *item);

/* Write such lines for these cells.  Their parts are asked in another process. */
void warn_of_cells(FILE *out, struct reader *reader, const struct lists *lists, const cJSON *reference,
                   const struct cell *cells, int count);

/* The same for cutoffs that no cell has, because every game or search has cutoffs of its own. */
void warn_of_cutoffs(FILE *out, struct reader *reader, const struct lists *lists);

/* The same for one cell that comes from no config, to stderr. */
void warn_of_cell(const struct cell *cell);

#endif
