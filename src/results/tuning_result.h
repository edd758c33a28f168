/*
 * What a run that tuned settings found (config/experiment.h): which won, and what the positions that chose nothing say of it.
 *
 * All is told from the CSV.  Of the positions, which stand in their order, the winner was tried on all; whoever went on
 * longest beside it, on those that chose.  In a match the start is the rival of every row; of decisions it is the first
 * setting, which was tried on all, too.
 */
#ifndef RESULTS_TUNING_RESULT_H
#define RESULTS_TUNING_RESULT_H

#include "results/csv.h"
#include "results/statistics.h"

struct setting_tried {
    int first, count;      /* its rows in result->groups */
    struct interval score; /* a game, or regret, on the positions that chose */
    bool same;             /* there its games were the start's, move for move, so that the score tells nothing */
    bool equal;            /* the positions that both were tried on do not tell it from the winner */
};

struct tuning_result {
    struct csv csv;
    bool match;
    int score; /* the column of points, or of regret */
    struct groups groups;
    struct setting_tried *setting; /* of each group */
    int winner, start;             /* groups; no start in a match: -1 */
    int chose;                     /* so many positions; the others judge */
    struct interval judged;        /* of the winner: its score a game, or its regret less the start's; */
    int same;                      /* and on so many of those positions it played as the start did */
};

/* Read a CSV; all of it is kept (memory.h).  False after a complaint. */
bool tuning_result_read(struct tuning_result *result, const char *path);

/* What a setting has in a column, and do settings differ in it? */
const char *tuning_result_value(const struct tuning_result *result, int setting, int column);
bool tuning_result_varies(const struct tuning_result *result, int column);

/* All settings: who was tried longest, and of those tried as long the best, stands first. */
int *tuning_result_order(const struct tuning_result *result);

/* For people, on stdout: of a CSV a table of all settings in that order, and what was found, in sentences; false, after a
 * message, if it cannot be read. */
bool tuning_result_report(const char *csv);

/* On stdout a config that tells what each value of the winner is worth: a match of the winner with itself, where one of
 * its parts or parameters is another that was tried, on positions that no setting was tried on. */
void tuning_result_write_config(const struct tuning_result *result);

#endif
