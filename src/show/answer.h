/* Answers of a line each: CSV, or for people a table with a sentence for each line below it. */
#ifndef SHOW_ANSWER_H
#define SHOW_ANSWER_H

#include <stdbool.h>
#include <stdio.h>

#include "base/terminal.h"
#include "base/verb.h"
#include "results/question.h"

/* What the command line says of that: without either it is a table on a terminal, and elsewhere CSV. */
struct answer_form {
    bool csv, table;
};

#define OPTIONS_OF_ANSWER(record, member)                                                                          \
    {"csv", 0, NULL, "write CSV, on a terminal, too", INTO(record, member.csv)},                                   \
    {                                                                                                              \
        "table", 0, NULL, "print the table, elsewhere, too", INTO(record, member.table)                            \
    }

/* EXIT_USAGE after a complaint if it says both. */
int answer_check(const struct call *call, struct answer_form form);
bool answer_is_table(struct answer_form form);

struct answer {
    bool is_table;
    struct text_table table;
    FILE *say;  /* sentences, with a line end each; not printed below CSV */
    int fields; /* of this line so far */
};

/* What is added first is the header. */
struct answer answer_begin(bool is_table);
void answer_add(struct answer *answer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void answer_end_line(struct answer *answer);

void answer_add_words(struct answer *answer, const char *const *words, int count);

/* What a row says in the first columns of --by, so many, or their names if it is row -1. */
void answer_add_key(struct answer *answer, const struct question *question, int count, int row);

/* Numbers, of which NAN is nothing: rounded, with all digits (number_write), and with an interval, which of CSV are three, and of a
 * table two columns, with so many digits behind the point. */
void answer_add_number(struct answer *answer, double number);
void answer_add_exactly(struct answer *answer, double number);
void answer_add_mean(struct answer *answer, double mean, double low, double high, int decimals);
void answer_add_mean_name(struct answer *answer, const char *name); /* in the header */

/* Print what was not printed yet, and that the intervals of so many lines are each for itself. */
void answer_end(struct answer *answer, int intervals);

#endif
