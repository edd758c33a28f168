/* Answers of a line each: CSV, or for people a table with a sentence for each line below it. */
#ifndef SHOW_ANSWER_H
#define SHOW_ANSWER_H

#include <stdbool.h>
#include <stdio.h>

#include "base/terminal.h"

struct answer {
    bool is_table;
    struct aligned table;
    FILE *say;  /* sentences, with a line end each; not printed below CSV */
    int fields; /* of this line so far */
};

/* What is added first is the header. */
struct answer answer_begin(bool is_table);
void answer_add(struct answer *answer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void answer_add_number(struct answer *answer, double number); /* NAN: nothing */
void answer_end_line(struct answer *answer);

/* Print what was not printed yet, and that the intervals of so many lines are each for itself. */
void answer_end(struct answer *answer, int intervals);

#endif
