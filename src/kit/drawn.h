/* The random moves of an opening. */
#ifndef KIT_DRAWN_H
#define KIT_DRAWN_H

#include "kit/random.h"

/* A game that ends within its opening is begun anew, so often at most. */
enum { OPENING_TRIES = 1000 };

/* Which of so many moves is made, as a place in moves(). */
static inline int drawn_move(uint64_t seed, int try, int ply, int count)
{
    const uint64_t key = descend(descend(0x6f70656e, seed), (uint64_t)try);
    return (int)below(descend(key, (uint64_t)ply), (uint32_t)count);
}

#endif
