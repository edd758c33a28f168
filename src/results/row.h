/*
 * A row's part behind the axes: how the cell ended, what was counted, what was measured.
 */
#ifndef RESULTS_ROW_H
#define RESULTS_ROW_H

#include "cell/cell.h"
#include "cell/result.h"

/* The row as it stands in a CSV; the caller frees it. */
char *row_text(const struct result *result, const struct cell *cell);

enum { ROW_FIELD = 64 };

/* What the cell's row has in the column of that name; false if nothing. */
bool row_field(const char *row, const struct cell *cell, const char *name, char text[ROW_FIELD]);

/* The cell's row without what was measured: what every machine counts alike.  The caller frees it. */
char *row_counted(const char *row, const struct cell *cell);

/* Write one CSV field, in quotes if it needs them. */
void write_field(FILE *out, const char *text);

/* Write the columns' names, and a cell's values of these columns, each followed by a comma. */
void write_axes_header(FILE *out, char *const *columns, int count);
void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell);

/* Write who plays, followed by a comma: its name, or what its search says in these columns. */
void write_player(FILE *out, char *const *columns, int count, const struct cell *cell);

#endif
