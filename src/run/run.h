/* One experiment's way from its journal over its workers to its CSV; that of a shard ends in its journal. */
#ifndef RUN_RUN_H
#define RUN_RUN_H

#include "parts/experiment.h"
#include "run/output.h"
#include "run/progress.h"
#include "run/worker.h"

struct run {
    const struct experiment *experiment;
    struct output *output;
    const struct crew *crew;
    enum reuse reuse;     /* whose rows may serve */
    bool again[STATUSES]; /* cells that ended so are run again */
    bool fail_fast;       /* the first cell that does not end ok stops it */
    bool shard;           /* there is no CSV to write */
    /* Called before the first cell runs, if any will; false, after a message, stops the run. */
    bool (*begin)(void *context, struct journal *journal);
    void *context;

    /* What came of it: cells that are needed, those of them that have a row, how these ended, and those run now; and cells
     * that were run now ahead of a test that then did not need them. */
    int needed, there, ended[STATUSES], ran, ahead;

    /* Its own. */
    struct progress progress;
    bool *ran_now; /* of each cell: was it run now? */
    bool begun, stopped;
    bool failed;    /* with fail_fast: a cell did not end ok */
    bool unwritten; /* rows that the journal could not take */
    bool stale;     /* a search read other files than were there when the run began */
};

/* Run what is missing.  EXIT_FINE if every cell that is needed has a row now, however it ended; otherwise, after a message,
 * EXIT_RESUMABLE, or EXIT_CELLS_FAILED if fail_fast stopped it. */
int run_experiment(struct run *run);

#endif
