/* How long a search may go on: what stands behind "go". */
#ifndef PLAY_PROTOCOL_GO_H
#define PLAY_PROTOCOL_GO_H

#include "parts/cell.h"

/* So much of the time that a search has is left to its answer, and to a machine that is busy; of short times at most half.
 * A search may take as long for its first step, however little time it has: who limits it ends it when there is a step. */
enum { OVERHEAD_MS = 30 };

/* Where nothing is said, the cell's own cutoff decides. */
struct limits {
    uint64_t nodes; /* 0: any */
    int depth;      /* steps of deepening; 0: any */
    double ms;      /* by the clock; 0: any */
    bool infinite;  /* until "stop", whatever else is said */
    bool pondering; /* the same, until "ponderhit" */
};

/* The words behind "go" are changed; say() tells of those that mean nothing.  `white`: is to move who has wtime? */
struct limits limits_read(char *words, bool white);

/* The cell with a cutoff that is raised step by step within these limits, of time at least OVERHEAD_MS; or as it is. */
struct cell limits_apply(const struct limits *limits, const struct cell *cell);

#endif
