/* The row that says what is known of a cell when it has run (columns.h), behind the axes. */
#ifndef PARTS_ROW_H
#define PARTS_ROW_H

#include "parts/cell.h"
#include "parts/columns.h"

/* The row as it stands in a journal. */
char *row_text(const struct result *result, const struct cell *cell);

/* Write a row with these columns of a CSV, but for those of a decision: with nothing in those that it has not, and without
 * the games at its end. */
void row_write(FILE *out, const char *row, const struct cell *cell, const struct column *const *columns, int count);

/* Write a comma, and where the cell's opening led, if that is known. */
void write_start(FILE *out, const struct cell *cell);

/* Where the cell's row has the column of that name, and how long that field is; NULL if it has none. */
const char *row_find(const char *row, const struct cell *cell, const char *name, int *length);

enum { ROW_FIELD = 64 };

/* What the cell's row has in the column of that name; false if nothing. */
bool row_field(const char *row, const struct cell *cell, const char *name, char text[ROW_FIELD]);

/* The cell's row without what was measured: what every machine counts alike. */
char *row_counted(const char *row, const struct cell *cell);

/* A move, and what it is worth, in a column "worth". */
struct move_worth {
    const char *move;
    int length;
    int64_t value;
};

/* The next of them, which *at is moved behind.  False where there is none: at its end, or at what is none. */
bool worth_next(const char **at, struct move_worth *weighed);

/* Write the columns' names, and a cell's values of these columns, each followed by a comma. */
void write_axes_header(FILE *out, char *const *columns, int count);
void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell);

/* Who plays: its name, or what its search says in these columns. */
char *row_player(char *const *columns, int count, const struct cell *cell);

#endif
