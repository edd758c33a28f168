/*
 * Numbers that look random and are the same for ever on every machine.  All of plymeter's randomness comes
 * from this one function: trees hash paths with it, orders and openings draw from it.
 *
 * splitmix64: G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014.
 */
#ifndef KIT_RANDOM_H
#define KIT_RANDOM_H

#include <stdint.h>

static inline uint64_t mix(uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

/* The key of child number `index` of the node with this key; also the index-th draw of a stream. */
static inline uint64_t descend(uint64_t key, uint64_t index)
{
    return mix(key + (index + 1) * 0x9e3779b97f4a7c15);
}

/* Four keys side by side. */
typedef uint64_t FourKeys __attribute__((vector_size(32), aligned(8), may_alias));

/* The keys of four children, from this one on: in far fewer instructions than one after the other. */
static inline void descend_four(uint64_t key, uint64_t index, FourKeys *four)
{
    const uint64_t step = 0x9e3779b97f4a7c15, first = key + (index + 1) * step;
    const FourKeys steps = {0, step, 2 * step, 3 * step};
    FourKeys x = steps + first;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    *four = x ^ (x >> 31);
}

/* A number in 0..n-1 from the upper half of a key; 1 <= n <= 2^31.  Uneven by less than n / 2^32. */
static inline uint32_t below(uint64_t key, uint32_t n)
{
    return (uint32_t)(((key >> 32) * n) >> 32);
}

/* A game that ends within its random opening is begun anew, so often at most. */
enum { OPENING_TRIES = 1000 };

/* Which of so many moves is made in an opening, as a place in moves(). */
static inline int drawn_move(uint64_t seed, int try, int ply, int count)
{
    const uint64_t key = descend(descend(0x6f70656e, seed), (uint64_t)try);
    return (int)below(descend(key, (uint64_t)ply), (uint32_t)count);
}

#endif
