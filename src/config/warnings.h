/*
 * What of a config cannot take effect.  It is no error, for the product of lists makes such cells beside others: a line
 * for each kind of thing, not for each cell,
 *     configs/x.json:12:7: warning: order table: there is no transposition table ("entries"), ... (40 of 120 cells)
 */
#ifndef CONFIG_WARNINGS_H
#define CONFIG_WARNINGS_H

#include <stdio.h>

#include "config/section.h"

/* Write such lines of these cells, which searches and references describe.  The parts are asked in another process. */
void warn_of_cells(FILE *out, struct reader *reader, const struct lists *lists, const cJSON *reference,
                   const struct cell *cells, int count);

/* The same of cutoffs that no cell has, for those of a game's or a search's own replace them. */
void warn_of_cutoffs(FILE *out, struct reader *reader, const struct lists *lists);

/* The same of one cell that stands in no config, to stderr. */
void warn_of_cell(const struct cell *cell);

#endif
