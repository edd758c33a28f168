/* What summary says of groups of rows: as tables for people with a sentence below each, and as LaTeX commands, one for each number. */
#ifndef SHOW_SUMMARY_H
#define SHOW_SUMMARY_H

#include <stdio.h>

#include "results/pairs.h"
#include "results/question.h"

/* Print a table of the groups for each of --of, and sentences that say who has the least or the most; or a CSV of all. */
void summary_print_tables(const struct question *question);
void summary_print_csv(const struct question *question);

/* --- LaTeX commands ------------------------------------------------------------------------------------------------ */

/* Write a text as a part of a command's name, which consists of letters only: words begin with a capital, digits are spelled, "over_best" is OverBest, "connect4"
 * ConnectFour, "-0.5" MinusZeroPointFive; what is neither letter nor digit only separates words. */
void write_macro_name(FILE *out, const char *text);

struct macros {
    struct words names; /* "gain=G" */
    const char *prefix, *output;
};

/* Is that well said, and may the file be written?  An exit status, as of the other. */
int macros_check(const struct call *call, const struct macros *macros);

/* Write them, above each the command that prints its number again, unless two would share a name. */
int macros_write(const struct call *call, const struct question *question, const struct macros *macros);

#endif
