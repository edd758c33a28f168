/* A line of a journal (run/journal.h), as text. */
#ifndef LINE_H
#define LINE_H

#include "parts/cell.h"

enum { LINE_IDENTITY, LINE_MAKER, LINE_INPUTS, LINE_TERMS, LINE_BOUNDS, LINE_ROW, LINE_FIELDS };

/* Take a line, without its end, apart in place.  False if it is torn. */
bool line_split(char *line, char *field[LINE_FIELDS]);

/* What a line of this cell says, but for its maker and row, which are NULL; the caller frees each. */
void line_expected(const struct cell *cell, char *field[LINE_FIELDS]);

/* Does the line have a row of this cell, from the same inputs and under the same limits, whoever made it? */
bool line_serves(char *const field[LINE_FIELDS], const struct cell *cell);

#endif
