/* Prints rows that verbs work out: as CSV, or for people as a table with a sentence for each row below it. */
#ifndef SHOW_PRINTER_H
#define SHOW_PRINTER_H

#include <stdbool.h>
#include <stdio.h>

#include "base/terminal.h"
#include "base/verb.h"
#include "results/question.h"

/* What the command line says of that: without either it is a table on a terminal, and elsewhere CSV. */
struct printer_form {
    bool csv, table;
};

#define OPTIONS_OF_PRINTER(record, member)                                                                         \
    {"csv", 0, NULL, "write CSV, on a terminal, too", INTO(record, member.csv)},                                   \
    {                                                                                                              \
        "table", 0, NULL, "print the table, elsewhere, too", INTO(record, member.table)                            \
    }

/* EXIT_USAGE after a complaint if it says both. */
int printer_check(const struct call *call, struct printer_form form);
bool printer_is_table(struct printer_form form);

struct printer {
    bool is_table;
    struct text_table table;
    FILE *say;  /* sentences, with a line end each; not printed below CSV */
    int fields; /* of this row so far */
};

/* What is added first is the header. */
struct printer printer_begin(bool is_table);
void printer_add(struct printer *printer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void printer_end_row(struct printer *printer);

void printer_add_words(struct printer *printer, const char *const *words, int count);

/* What a row says in the first columns of --by, so many, or their names if it is row -1. */
void printer_add_key(struct printer *printer, const struct question *question, int count, int row);

/* Numbers, of which NAN is nothing: rounded, with all digits (number_write), and with an interval, which of CSV are three, and of a
 * table two columns, with so many digits behind the point. */
void printer_add_number(struct printer *printer, double number);
void printer_add_exactly(struct printer *printer, double number);
void printer_add_mean(struct printer *printer, double mean, double low, double high, int decimals);
void printer_add_mean_name(struct printer *printer, const char *name); /* in the header */

/* Print what was not printed yet, and that the intervals of so many lines are each for itself. */
void printer_end(struct printer *printer, int intervals);

#endif
