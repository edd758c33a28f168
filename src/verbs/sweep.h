/* One experiment's way from its journal over its workers to its CSV and its claims, or a shard's to its journal. */
#ifndef VERBS_SWEEP_H
#define VERBS_SWEEP_H

#include "cluster/shard.h"
#include "results/output.h"

struct options {
    int jobs;
    const char *output, *force; /* the word of the command line, or NULL */
    enum reuse reuse;
    bool fail_fast;
    bool retry[STATUSES];
    uint64_t seed;      /* of the order in which timed cells take turns */
    struct shard shard; /* all 0: everything */
    char *const *words; /* of the command line */
    int word_count;
};

/* Run what is missing.  An exit status; EXIT_RESUMABLE, or with fail_fast EXIT_CELLS_FAILED, if it was stopped. */
int sweep(const struct experiment *experiment, struct output *output, const struct options *options);

/* Of two exit statuses.  Claims that failed are the least that can be wrong: of cells that did not end well they may say
 * nothing. */
int worse(int status, int other);

#endif
