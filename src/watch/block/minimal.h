/* The least that alpha-beta could visit where a cell searched: the minimal tree. */
#ifndef BLOCK_MINIMAL_H
#define BLOCK_MINIMAL_H

#include "cell/cell.h"

struct minimal {
    double leaves; /* NAN: not known, and `how` says why */
    char how[120]; /* where the number is from */
};

/* By Knuth and Moore's formula where branching is constant and no game ends; elsewhere by alpha-beta in perfect
 * order, if that takes no more than some seconds.  The cell is a single search that ended ok, with so many
 * finished games. */
struct minimal minimal_of(const struct cell *cell, uint64_t terminals);

#endif
