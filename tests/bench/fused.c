/*
 * Alpha-beta on uniform trees written by hand as one function, with nothing in it that can vary: what the composed
 * search is measured against.  It counts what the composed search counts.
 */
#include "fused.h"

#include <stdbool.h>

#include "kit/random.h"

struct fused {
    struct fused_counts counts;
    int branching, best;
};

static int64_t value_of(uint64_t key)
{
    return (int64_t)(key >> 2) - ((int64_t)1 << 61);
}

static int64_t search(struct fused *fused, uint64_t key, int64_t alpha, int64_t beta, int depth, bool root)
{
    if (depth == 0) {
        fused->counts.leaves++;
        return value_of(key);
    }
    fused->counts.interior++;
    fused->counts.generated += (uint64_t)fused->branching;
    int64_t best = -INT64_MAX;
    for (int i = 0; i < fused->branching; i++) {
        const int64_t value =
            -search(fused, descend(key, (uint64_t)i), -beta, -(alpha > best ? alpha : best), depth - 1, false);
        if (value > best) {
            best = value;
            if (root)
                fused->best = i;
            if (best >= beta) {
                fused->counts.cutoffs++;
                fused->counts.cutoffs_first += i == 0;
                break;
            }
        }
    }
    return best;
}

struct fused_counts fused_alphabeta(int branching, uint64_t seed, int depth, int64_t *value)
{
    struct fused fused = {.branching = branching};
    *value = search(&fused, descend(0, seed), -INT64_MAX, INT64_MAX, depth, true);
    return fused.counts;
}
