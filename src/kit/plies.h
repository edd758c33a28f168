/* What is counted ply by ply, from the root on; plies beyond the last one are counted with it. */
#ifndef KIT_PLIES_H
#define KIT_PLIES_H

#include <stdint.h>

enum { PLIES_COUNTED = 64, CHILDREN_COUNTED = 16 };

struct by_ply {
    uint64_t type1[PLIES_COUNTED], type2[PLIES_COUNTED], type3[PLIES_COUNTED]; /* nodes visited, by their type */
    uint64_t leaves[PLIES_COUNTED], distinct_leaves[PLIES_COUNTED];            /* a leaf visited twice is one */
    uint64_t cutoffs[PLIES_COUNTED], cutoffs_first[PLIES_COUNTED];
    uint64_t researches[PLIES_COUNTED];                                           /* of positions searched before */
    uint64_t probes[PLIES_COUNTED], hits[PLIES_COUNTED], recalled[PLIES_COUNTED]; /* of the transposition table */
    uint64_t cutoffs_by_child[CHILDREN_COUNTED]; /* by the number of the child that made it, in visiting order */
};

#endif
