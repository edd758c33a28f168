/* Numbers drawn from a position: the same for the same position and seed, on every machine. */
#ifndef DRAW_H
#define DRAW_H

#include "kit/hash.h"

static inline uint64_t draw_from(const State *state, uint64_t seed)
{
    return descend(hash_of(state), seed);
}

/* Uniform between -1 and 1, or with a mean of 0 and a deviation of 1 as the sum of twelve uniform numbers, which looks
 * normal up to three deviations and never exceeds six. */
static inline double draw_uniform(uint64_t key)
{
    return ((double)(key >> 11) + 0.5) / (double)((uint64_t)1 << 52) - 1;
}

static inline double draw_normal(uint64_t key)
{
    int64_t sum = 0;
    for (uint64_t i = 0; i < 3; i++)
        for (uint64_t word = descend(key, i), n = 0; n < 4; n++, word >>= 16)
            sum += (int64_t)(word & 0xffff);
    return ((double)sum + 6) / 65536 - 6;
}

/* So many points in the game's unit, rounded, since values are whole, and no more than any value may be. */
static inline Value draw_points(const Rules *rules, double number)
{
    const double value = number * (double)(game.unit ? game.unit : 1), most = (double)bound(rules);
    return value >= most    ? bound(rules)
           : value <= -most ? -bound(rules)
                            : (Value)(value + (value < 0 ? -0.5 : 0.5));
}

#endif
