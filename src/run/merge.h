/*
 * Rows of other journals, such as those of shards, taken into the run's own.
 *
 * Of the rows of a cell the first counts that counted all that it was to count; only where there is none, one that did not.
 * First come those of the run's own journal, then those of the others as they are named; of two in one of these the newer
 * counts.  Two rows of a cell must count alike.  The notes of all journals are kept, each once.  Lines are copied as they
 * are, and still say which program on which host made them; to take the same journals again adds nothing.
 */
#ifndef RUN_MERGE_H
#define RUN_MERGE_H

#include "parts/experiment.h"
#include "run/journal.h"
#include "run/output.h"

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
