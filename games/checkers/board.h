/* Sets of squares. */
#ifndef CHECKERS_BOARD_H
#define CHECKERS_BOARD_H

enum { ROWS = 8, SQUARES = 32 };

/* The square of a row and a column, both from 0 at the mover's lower left; their sum is even. */
#define SQUARE(row, column) ((4 * (row)-3 * (column)) & 31)

/* The four squares of a row, and those of the column at an edge. */
#define BIT(row, column) ((uint32_t)1 << SQUARE(row, column))
#define ROW(row) (BIT(row, (row) % 2) | BIT(row, (row) % 2 + 2) | BIT(row, (row) % 2 + 4) | BIT(row, (row) % 2 + 6))
#define FIRST_COLUMN (BIT(0, 0) | BIT(2, 0) | BIT(4, 0) | BIT(6, 0))
#define LAST_COLUMN (BIT(1, 7) | BIT(3, 7) | BIT(5, 7) | BIT(7, 7))

static inline int size_of(uint32_t set)
{
    return __builtin_popcount(set);
}

static inline int lowest(uint32_t set)
{
    return __builtin_ctz(set);
}

static inline uint32_t rotated(uint32_t set, int by)
{
    return set << (by & 31) | set >> (-by & 31);
}

/* The ways that pieces go; men only the first two. */
enum { UP_RIGHT, UP_LEFT, DOWN_LEFT, DOWN_RIGHT, WAYS, MENS_WAYS = DOWN_LEFT };

/* The squares next to these on that way.  What would leave the board comes to an edge where nothing else can. */
static inline uint32_t next_to(uint32_t set, int way)
{
    static const int far[WAYS] = {1, 7, -1, -7};
    static const uint32_t edge[WAYS] = {ROW(0) | FIRST_COLUMN, ROW(0) | LAST_COLUMN, ROW(7) | LAST_COLUMN,
                                        ROW(7) | FIRST_COLUMN};
    return rotated(set, far[way]) & ~edge[way];
}

/* The board as the other side sees it: all bits in the opposite order, and rotated by 8. */
static inline uint32_t turned(uint32_t set)
{
    set = (set >> 1 & 0x55555555) | (set & 0x55555555) << 1;
    set = (set >> 2 & 0x33333333) | (set & 0x33333333) << 2;
    set = (set >> 4 & 0x0f0f0f0f) | (set & 0x0f0f0f0f) << 4;
    return rotated(__builtin_bswap32(set), 8);
}

static inline uint32_t empty_of(const State *state)
{
    return ~(state->own | state->opponent);
}

/* The other side is to move on the same board. */
static inline State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){turned(state->opponent), turned(state->own), turned(state->kings), state->clock,
                   state->white ^ 1};
}

#endif
