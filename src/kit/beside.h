/*
 * Two sets of squares in 64 bits, for numbers of positions: the second set is put where the first has no squares, in one
 * piece if that can be, or in three at most.  Each piece is turned by so many bits.
 */
#ifndef KIT_BESIDE_H
#define KIT_BESIDE_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_PIECES = 3 };

typedef struct {
    int pieces; /* 0: there is no room */
    int turn[MOST_PIECES];
    uint64_t place[MOST_PIECES]; /* the bits that each comes to */
} Beside;

static inline uint64_t turn_left(uint64_t set, int by)
{
    return set << (by & 63) | set >> (-by & 63);
}

/* Find room for sets of some squares beside those of others.  The largest piece that fits comes first. */
static inline Beside beside_of(uint64_t taken, uint64_t squares)
{
    Beside beside = {0};
    for (; squares && beside.pieces < MOST_PIECES; beside.pieces++) {
        uint64_t most = 0;
        int best = 0;
        for (int turn = 0; turn < 64; turn++) {
            const uint64_t fits = turn_left(squares, turn) & ~taken;
            if (__builtin_popcountll(fits) > __builtin_popcountll(most)) {
                most = fits;
                best = turn;
            }
        }
        beside.turn[beside.pieces] = best;
        beside.place[beside.pieces] = most;
        taken |= most;
        squares &= ~turn_left(most, -best);
    }
    return squares ? (Beside){0} : beside;
}

/* The branch goes the same way all through a search, and nearly always to one piece. */
static inline uint64_t put_beside(const Beside *beside, uint64_t set)
{
    uint64_t put = turn_left(set, beside->turn[0]) & beside->place[0];
    if (beside->pieces > 1)
        for (int i = 1; i < MOST_PIECES; i++)
            put |= turn_left(set, beside->turn[i]) & beside->place[i];
    return put;
}

static inline uint64_t taken_back(const Beside *beside, uint64_t number)
{
    uint64_t set = 0;
    for (int i = 0; i < MOST_PIECES; i++)
        set |= turn_left(number & beside->place[i], -beside->turn[i]);
    return set;
}

#endif
