/*
 * m,n,k games: tic-tac-toe on any board.  Two players take cells in turn; who first has k of them in a line, straight or
 * diagonal, has won, and a full board without a line is a draw.  With exact=yes a line of more than k does not count, as
 * in standard gomoku.
 *
 * A set of cells is 64 bits, eight to a row on every board.  On 5x4:
 *
 *          a  b  c  d  e
 *      1   0  1  2  3  4
 *      2   8  9 10 11 12      x begins.
 *      3  16 17 18 19 20
 *      4  24 25 26 27 28
 */

#include <string.h>

#include "kit/beside.h"
#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* cells taken, by the side to move and by the other */
} State;

typedef uint8_t Move; /* a cell */

/* The directions of a line: along a row, along a column, and the two diagonals. */
enum { DIRECTIONS = 4, LONGEST = 8 };

typedef struct {
    int columns, rows, k;
    bool exact;
    uint64_t board;
    Beside beside; /* where the opponent's cells are in numbers of positions */
    /* Of each direction: where lines of k may start, where there is a cell before such a line, and where one after. */
    uint64_t start[DIRECTIONS], before[DIRECTIONS], after[DIRECTIONS];
    int lines[64]; /* through each cell */
} Rules;

enum { MAX_MOVES = 64, WIN = 1000 };

#include "kit/game.h"
#include "games/mnk/lines.h"

/* --- the game --------------------------------------------------------------------------------------------- */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.columns = (int)settings[0].integer,
                     .rows = (int)settings[1].integer,
                     .k = (int)settings[2].integer,
                     .exact = settings[3].choice == 1};
    if (rules->k > rules->columns && rules->k > rules->rows)
        return complaint("k: no line of %d fits on %d columns and %d rows", rules->k, rules->columns, rules->rows);
    set_lines(rules);
    rules->beside = beside_of(rules->board, rules->board);
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

static inline uint64_t empty_of(const Rules *rules, const State *state)
{
    return rules->board & ~(state->own | state->opponent);
}

/* Only the one who just moved can have made a line. */
static inline bool finished(const Rules *rules, const State *state)
{
    return has_line(rules, state->opponent) || !empty_of(rules, state);
}

static inline Value score(const Rules *rules, const State *state)
{
    return has_line(rules, state->opponent) ? -WIN : 0;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    for (uint64_t rest = empty_of(rules, state); rest; rest &= rest - 1)
        list[number++] = (Move)__builtin_ctzll(rest);
    return number;
}

static inline int count(const Rules *rules, const State *state)
{
    return __builtin_popcountll(empty_of(rules, state));
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    return empty_of(rules, state) >> move & 1;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->opponent, state->own | (uint64_t)1 << move};
}

static inline int remaining(const Rules *rules, const State *state)
{
    return count(rules, state);
}

/* Two bits a cell, for all boards of up to 32. */
static inline bool numbered(const Rules *rules)
{
    return rules->beside.pieces > 0;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    return state->own | put_beside(&rules->beside, state->opponent);
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    return (State){number & rules->board, taken_back(&rules->beside, number)};
}

#include "games/mnk/evaluation.h"
#include "games/mnk/categories.h"
#include "games/mnk/quiet.h"
#include "games/mnk/notation.h"

static const Game game = {
    .about = "m,n,k game: k in a line on columns x rows; evaluation: open lines and threats, a win is 1000",
    .parameters = {{"columns", INTEGER, "8", 2, 8, .about = "of the board"},
                   {"rows", INTEGER, "8", 2, 8, .about = "of the board"},
                   {"k", INTEGER, "5", 2, LONGEST, .about = "cells of a line that wins"},
                   {"exact", CHOICE, "no", .choices = "no|yes", .about = "does a longer line not win?"}},
    .legal = legal,
    /* 3,3,3 is published; all counts of up to 30 million were counted by a second program, cell by cell
     * (tests/games/mnk.c). */
    .known = {{"columns=8 rows=8 k=5 exact=no", {64, 4032, 249984, 15249024}},
              {"columns=3 rows=3 k=3 exact=no", {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}},
              {"columns=4 rows=3 k=3 exact=no", {12, 132, 1320, 11880, 95040, 622944, 3499200, 14031360, 44872704}},
              {"columns=5 rows=3 k=3 exact=yes", {15, 210, 2730, 32760, 360360, 3445200, 29641464, 205994880}},
              {"columns=4 rows=3 k=2 exact=yes",
               {12, 132, 1320, 6660, 29312, 61936, 102096, 111840, 105600, 72192, 35584, 12800}},
              {"columns=4 rows=2 k=2 exact=no", {8, 56, 336, 720, 1216}}},
    .category_names = {CATEGORY_NAMES},
    .categories = categories,
    .priority = priority,
    .name = name,
    .count = count,
    .forced = forced,
    .number = to_number,
    .of_number = of_number,
    .numbered = numbered,
    .noisy = noisy,
    .in_check = in_check,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {FEATURE_NAMES},
    .features = features,
    .broken = broken,
};
