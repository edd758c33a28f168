/*
 * Hex (P. Hein, 1942; J. Nash, 1948), without the swap.  Players take cells in turn.  x wins by a chain from the top row to the
 * bottom row, o by one from the left column to the right column; one of them does, and only one, so that nothing is drawn.
 *
 * A set of cells is 128 bits, row by row; a cell touches six others.  The start of 4x4:
 *
 *      a  b  c  d
 *    1  0  1  2  3
 *     2  4  5  6  7            5 touches 1, 2, 4, 6, 8 and 9.
 *      3  8  9 10 11
 *       4 12 13 14 15          x begins.
 */

#include "kit/part.h"

typedef unsigned __int128 Set;

typedef struct {
    Set own, opponent; /* cells of the side to move and of the other */
} State;

typedef uint8_t Move; /* a cell */

typedef struct {
    Set first, last; /* the rows, or columns, that a player is to connect */
} Sides;

enum { LONGEST = 11 };

typedef struct {
    int size, cells;
    Set board, inner[2];           /* all cells; those that are not in the last column, and not in the first */
    Sides sides[2];                /* of x and of o */
    int centre[LONGEST * LONGEST]; /* steps from each cell to the middle, and from there to each, together */
} Rules;

enum { MAX_MOVES = LONGEST * LONGEST, WIN = 1000 };

#include "kit/game.h"
#include "games/hex/chains.h"

/* --- the game --------------------------------------------------------------------------------------------- */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    const int size = (int)settings[0].integer;
    *rules = (Rules){.size = size, .cells = size * size};
    for (int cell = 0; cell < rules->cells; cell++) {
        const int row = cell / size, column = cell % size;
        const int down = 2 * row - (size - 1), right = 2 * column - (size - 1);
        rules->board |= bit(cell);
        rules->inner[0] |= column < size - 1 ? bit(cell) : 0;
        rules->inner[1] |= column > 0 ? bit(cell) : 0;
        rules->sides[0].first |= row == 0 ? bit(cell) : 0;
        rules->sides[0].last |= row == size - 1 ? bit(cell) : 0;
        rules->centre[cell] = abs(down) + abs(right) + abs(down + right);
    }
    rules->sides[1] = (Sides){rules->board & ~rules->inner[1], rules->board & ~rules->inner[0]};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

/* Only the one who just moved can have won. */
static inline bool finished(const Rules *rules, const State *state)
{
    return connects(rules, state->opponent, &rules->sides[!is_second(state)]);
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return -WIN;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int count = 0;
    for (Set rest = rules->board & ~(state->own | state->opponent); rest; rest &= rest - 1)
        list[count++] = (Move)lowest(rest);
    return count;
}

static inline int count(const Rules *rules, const State *state)
{
    return rules->cells - size_of(state->own | state->opponent);
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return !((state->own | state->opponent) & bit(move));
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->opponent, state->own | bit(move)};
}

/* Two bits a cell, for all boards of up to 32. */
static inline bool numbered(const Rules *rules)
{
    return rules->cells <= 32;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    return (uint64_t)(state->own | state->opponent << rules->cells);
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    return (State){number & rules->board, number >> rules->cells & rules->board};
}

/* --- what a position is worth ------------------------------------------------------------------------------- */

enum { CELL = 32, MOST = WIN - 1 };

/* By how many cells less than the other one has to take to connect its sides, and in how many cells more that can begin. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    const bool second = is_second(state);
    const Connection own = connection(rules, state->own, state->opponent, &rules->sides[second]);
    const Connection other = connection(rules, state->opponent, state->own, &rules->sides[!second]);
    const int value = CELL * (other.length - own.length) + size_of(own.cells) - size_of(other.cells);
    return value > MOST ? MOST : value < -MOST ? -MOST : value;
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const bool second = is_second(state);
    const Connection own = connection(rules, state->own, state->opponent, &rules->sides[second]);
    const Connection other = connection(rules, state->opponent, state->own, &rules->sides[!second]);
    list[0] = other.length - own.length;
    list[1] = size_of(own.cells) - size_of(other.cells);
}

/* --- for people, orders and tests --------------------------------------------------------------------------- */

/* The centre first. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    (void)state;
    return -rules->centre[move];
}

enum { JOINS, TOUCHES_OWN, TOUCHES_OTHER, ALONE, EDGE };

/* How a cell stands to those that are taken: it touches two of the mover's that do not touch each other, one, the other's only, or
 * none; and whether it lies at the board's edge. */
static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const Set near = around(rules, bit(move)), own = near & state->own;
    const uint64_t at_edge = (uint64_t)(size_of(near) < 6) << EDGE;
    if (own & (own - 1) && !(around(rules, own) & own))
        return at_edge | 1 << JOINS;
    return at_edge | (own ? 1 << TOUCHES_OWN : near & state->opponent ? 1 << TOUCHES_OTHER : 1 << ALONE);
}

static inline int remaining(const Rules *rules, const State *state)
{
    return count(rules, state);
}

#include "games/hex/notation.h"

static const Game game = {
    .about = "hex; evaluation: cells to be taken until sides are connected, a win is 1000",
    .parameters = {{"size", INTEGER, "7", 3, LONGEST, .about = "rows and columns"}},
    /* Counted by a second program, cell by cell (tests/games/hex.c). */
    .legal = legal,
    .known = {{"size=3", {9, 72, 504, 3024, 15120, 54720, 146880, 207360, 120960}},
              {"size=4", {16, 240, 3360, 43680, 524160, 5765760, 57657600}}},
    .category_names = {"joins", "touches own", "touches the other's", "alone", "at the edge"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .count = count,
    .number = to_number,
    .of_number = of_number,
    .numbered = numbered,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"cells to take", "cells on shortest ways"},
    .features = features,
    .broken = broken,
};
