/*
 * The files of a run: X.csv, the journal X.journal beside it, and X.lock while it goes on.  A shard has the latter two.
 */
#ifndef RUN_OUTPUT_H
#define RUN_OUTPUT_H

#include "base/file.h"
#include "parts/experiment.h"
#include "run/journal.h"

struct output {
    char *csv;
    int folder; /* open and locked, since timings need the machine for themselves; -1 for a shard */
    struct lock lock;
    struct journal journal;
    struct rows rows; /* the rows that may serve */
};

/* The journal beside a CSV. */
char *output_journal(const char *csv);

/* Create the folder if it is missing (one level), and check that the CSV and the files beside it, or a shard's
 * journal and its lock, can be written without destroying anything else.  False after a message. */
bool output_usable(const char *path, bool shard);

/* Is this a name for a CSV: does it end in .csv?  False after a message. */
bool output_named(const char *path);

/* Take the lock, wait until runs of other results in that folder have ended, and open the journal.  EXIT_FINE; or
 * another exit status after a message, and then nothing is open. */
int output_open(struct output *output, const char *csv);

/* The same for a shard, whose journal's name is given instead of a CSV's; any number of shards may run at once. */
int output_open_shard(struct output *output, const char *journal);

/* Read the journal again, for what others appended.  False after a message. */
bool output_reload(struct output *output);

/* Find the rows of the experiment's cells in the journal, and say on stderr how many cannot serve. */
void output_find(struct output *output, const struct experiment *experiment, enum reuse reuse);

/* Are the files that the cells read still what they were when the experiment was read?  False after a message. */
bool output_current(const struct output *output, const struct experiment *experiment);

/* Write the CSV, which replaces an older one in one step.  False after a message, also if those files have changed. */
bool output_write(struct output *output, const struct experiment *experiment);

/* The two that a CSV is made of: its header, and the row of a cell, of which false says that there is none.  Each
 * is a whole line. */
void output_write_header(FILE *out, const struct experiment *experiment);
bool output_write_row(FILE *out, const struct experiment *experiment, const struct rows *rows, int cell);

void output_close(struct output *output);

/*
 * What the move that a cell chose is worth, beside what all moves of its position are worth: by its reference, the row of a
 * cell of measure=moves in the journal or in a file, or by what its game knows itself:
 *     regret      the best move's worth less that of the chosen move, in the reference's unit; 0 or more, and no more than a
 *                 cap, if there is one
 *     agrees      1 if the chosen move is a best one, otherwise 0
 *     reference   exact, if the reference searched to the end of the game or the game knows its values; labels, if an engine
 *                 said what the moves are worth; else deeper
 * All are empty if the cell or its reference did not end well.
 */

/* Write these columns of a cell, each after a comma. */
void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index);

/*
 * Experiments that decide by their rows so far which others are needed.
 *
 * In a match with a sequential test each strategy (the rows that differ only in seed, opening and moves) plays against its
 * rival until the test is decided; of rows that start from one position the first is played.  Where settings are tuned (config/experiment.h) the better half of the strategies goes on.  Both
 * look at the rows in the config's order, not in the order in which they were finished, so that with counted budgets the
 * same rows decide every time.
 */

/* Is a row needed?  It is there and counts, it is to be run next or later, or it is not needed any more. */
enum need { NEED_MET, NEEDED_NEXT, NEEDED_LATER, NEEDLESS };

/* Say of every row whether it is needed, so that of a sequential test at most `ahead` rows of each strategy are to be played next.  If
 * nothing decides, all rows that are not there come next. */
void needs_find(const struct experiment *experiment, const struct rows *rows, int ahead, enum need *needs);

/* Settings that are tuned: which of them the rows so far leave in the running (config/experiment.h), and so which rows are needed. */

/* Which rows belong to the round that these rows have come to, whether they are there or not; none when all rounds are over. */
void settings_round(const struct experiment *experiment, const struct rows *rows, bool *due);

/* For people, when a round is over: how many settings are left, and which is the best so far; NULL before, and when the winner is
 * known. */
char *settings_news(const struct experiment *experiment, const struct rows *rows);

#endif
