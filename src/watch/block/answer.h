/* What came of one cell, as a line for programs: an object of JSON, or a line of CSV whose columns are always the same. */
#ifndef BLOCK_ANSWER_H
#define BLOCK_ANSWER_H

#include "block/block.h"

struct answer {
    int line;                    /* of the question, from 1 */
    const struct single *single; /* the cell that was asked for; NULL if none could be read */
    const struct rows *rows;     /* of it and its references */
    const char *error;           /* why there is no cell, or what more is to be said of how it ended; or "" */
};

/* Counts, values and times are numbers, what is counted by ply is a list of them, and all else is text.  What is missing is
 * left out. */
void answer_print_json(const struct answer *answer);

/* The columns of a CSV: line, error, cell, and all that rows of cells may have that measure this, and may ask engines. */
struct answer_columns {
    const struct column *column[MOST_COLUMNS];
    int count;
};
void answer_print_header(struct answer_columns *columns, enum measure measure, bool engines);
void answer_print_csv(const struct answer_columns *columns, const struct answer *answer);

#endif
