/* What the rows, or the columns, of a table stand for: each different case of some columns of a CSV, once. */
#ifndef SHOW_TABULATE_AXIS_H
#define SHOW_TABULATE_AXIS_H

#include "results/question.h"

struct axis {
    int keys, count; /* columns of the CSV, and cases */
    int *first;      /* of each case a row of the CSV */
    int *place;      /* of each row of the CSV that is asked of its case */
};

/* The cases in the order of the table: numbers rise, and other values stand as they come in the CSV.  They are kept (lasting.h). */
struct axis axis_make(const struct question *question, const int *columns, int keys);

#endif
