/*
 * Rows of several journals, such as those of shards.
 *
 * Of the rows of a cell the first counts that counted all that it was to count; only where there is none, one that did not.
 * Journals come in their order; of two rows in one of them the newer counts.  Two rows of a cell must count alike.
 */
#ifndef RUN_MERGE_H
#define RUN_MERGE_H

#include "parts/experiment.h"
#include "run/journal.h"
#include "run/output.h"

struct counted_row {
    int journal;
    struct stored_row stored;
};

struct journals {
    const struct experiment *experiment;
    struct journal **journal;
    int count;
    bool own;                /* is the first a run's own, which stays open? */
    struct counted_row *row; /* of each cell: the one that counts, if it is there; kept (memory.h) */
    int conflicts;           /* rows that count differently */
};

/* What one journal has: rows of so many cells, others of other programs alone, and lines that are none. */
struct journal_content {
    int cells, others, unusable;
};

/* Open them to be read, behind the run's own, which may be NULL.  False after a message. */
bool journals_open(struct journals *journals, struct journal *own, char *const *paths, int count);
void journals_close(struct journals *journals);

/* Find the rows of the experiment's cells, and say the first few that count differently.  What each journal has; kept. */
struct journal_content *journals_take(struct journals *journals, const struct experiment *experiment,
                                      enum reuse reuse);

/* A cell's row, as journal_row says. */
const char *journals_row(const struct journals *journals, int cell);

/* Rows taken into the run's own journal: the notes of all are kept, each once.  Lines are copied as they are, and still say which
 * program on which host made them; to take the same journals again adds nothing. */

struct merge_result {
    struct stored_row *stored; /* of each cell: its row, as far as there is one now; kept (memory.h) */
    int taken;                 /* rows that are new */
};

/* Append to the journal the rows that it lacks and the others have, of programs and hosts that `reuse` allows, and say what each
 * of them has.  Afterwards the journal must be read again.  An exit status: if counts differ, which is said, nothing is
 * appended. */
int merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                   enum reuse reuse, struct merge_result *merged);

/* What a run does that is given journals, such as those of shards: it takes their rows, and says what runs those that are missing. */

struct gathering {
    char *const *journals;
    int count;
    enum reuse reuse;
    const char *program, *output, *engines; /* words of the command line; the last two may be NULL */
};

/* Take the rows.  An exit status: EXIT_RESUMABLE if cells are missing then, after what runs them was said.  `taken` is how
 * many are new. */
int gather(struct output *output, const struct experiment *experiment, const struct gathering *gathering,
           int *taken);

/* What journals have so far, as the CSV that it will be a part of: for questions before all cells have run. */

/* The rows of these journals by the config of the last run that any of them tells of, and say how many of its cells they are.
 * NULL after a message. */
char *journals_csv(char *const *paths, int count);

#endif
