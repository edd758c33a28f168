/*
 * Probes: some of an experiment's cells are run once, in processes of their own, to see what they take.
 *
 * This goes on until the sum is known well, or the probes have taken their share of it.  One that takes much longer than
 * was expected is stopped.
 */
#ifndef RUN_PROBE_H
#define RUN_PROBE_H

#include "run/choice.h"

/* All but what came of it is given. */
void probe_cells(struct probes *probes);

#endif
