/* Alpha-beta on uniform trees as one hand-written function. */
#ifndef FUSED_H
#define FUSED_H

#include <stdint.h>

struct fused_counts {
    uint64_t interior, leaves, generated, cutoffs, cutoffs_first;
};

/* Search the tree that game=uniform has for this branching and seed. */
struct fused_counts fused_alphabeta(int branching, uint64_t seed, int depth, int64_t *value);

#endif
