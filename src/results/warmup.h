/*
 * Where a series of times has become steady.
 *
 * Of all beginnings that could be left out, up to half of the series, the one is chosen that makes the standard
 * error of the mean of the rest the smallest (MSER: K. White, "An effective truncation heuristic for bias
 * reduction in simulation output", 1997); and it is left out only if it is slower than the rest.  Ranks are used
 * instead of times, so that one disturbed time weighs no more than any slow one.
 */
#ifndef RESULTS_WARMUP_H
#define RESULTS_WARMUP_H

#include <stdint.h>

enum { WARMUP_LEAST = 10 /* fewer times tell nothing */ };

/* How many times at the beginning are warm-up. */
int warmup_length(const uint64_t *ns, int count);

#endif
