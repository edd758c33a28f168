/* What a run does that is given journals, such as those of shards: it takes their rows, and says what runs those that are missing. */
#ifndef RUN_GATHER_H
#define RUN_GATHER_H

#include "run/output.h"

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

#endif
