/*
 * Breakthrough (D. Troyka, 2000).  A piece steps straight or diagonally forward to an empty square, or takes diagonally
 * forward.  Who reaches the last row, or takes all of the other's pieces, has won; there is always a move.
 *
 * A set of squares is 64 bits, eight to a row on every board.  The board stands as the side to move sees it, who plays
 * upwards, so that one set of rules serves both; it is turned over, top to bottom, with every move.  The start of 5x5:
 *
 *      5   o  o  o  o  o
 *      4   o  o  o  o  o
 *      3  16 17 18 19 20       x begins.
 *      2   x  x  x  x  x
 *      1   x  x  x  x  x
 *          a  b  c  d  e
 */

#include "kit/beside.h"
#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* the pieces of the side to move and of the other */
    uint64_t second;        /* is o to move?  For the names of moves */
} State;

/* From, to, whether it takes, and whether o moves; squares as the mover sees them. */
typedef uint16_t Move;

enum { TO_SHIFT = 6, TAKES = 0x1000, SECOND_SHIFT = 13 };

typedef struct {
    int rows, columns, filled;
    int missing; /* bits of the rows above the board */
    uint64_t board;
    uint64_t goal; /* the last row, which the side to move is to reach, */
    uint64_t door; /* and the row before */
    uint64_t mark; /* in numbers of positions: o is to move; */
    Beside beside; /* where the opponent's pieces are */
} Rules;

/* Of 24 pieces each may have three moves, if none stands in a column at the edge. */
enum { MAX_MOVES = 72, WIN = 1000 };

#include "kit/game.h"

/* --- squares ---------------------------------------------------------------------------------------------- */

enum { ROW = 8, HOME = 0xff, HOME_DOOR = HOME << ROW }; /* the two rows that the side to move defends */

static inline uint64_t bit(int square)
{
    return (uint64_t)1 << square;
}

static inline int lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline int highest(uint64_t set)
{
    return 63 - __builtin_clzll(set);
}

/* The board as the other side sees it. */
static inline uint64_t turned(const Rules *rules, uint64_t set)
{
    return __builtin_bswap64(set) >> rules->missing;
}

static inline uint64_t leftwards(uint64_t set)
{
    return set >> 1 & 0x7f7f7f7f7f7f7f7f;
}

static inline uint64_t rightwards(uint64_t set)
{
    return set << 1 & 0xfefefefefefefefe;
}

/* The squares on which pieces of the side to move could take, and those on which pieces of the other could. */
static inline uint64_t guarded(uint64_t own)
{
    return (leftwards(own) | rightwards(own)) << ROW;
}

static inline uint64_t threatened(uint64_t opponent)
{
    return (leftwards(opponent) | rightwards(opponent)) >> ROW;
}

/* --- the game --------------------------------------------------------------------------------------------- */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){
        .rows = (int)settings[0].integer, .columns = (int)settings[1].integer, .filled = (int)settings[2].integer};
    if (2 * rules->filled > rules->rows)
        return complaint("filled: %d rows of each side do not fit on %d", rules->filled, rules->rows);
    rules->missing = ROW * (8 - rules->rows);
    for (int row = 0; row < rules->rows; row++)
        rules->board |= (bit(rules->columns) - 1) << ROW * row;
    rules->goal = turned(rules, rules->board & HOME);
    rules->door = rules->goal >> ROW;
    rules->mark = rules->goal & -rules->goal;
    rules->beside = beside_of((rules->board ^ rules->goal) | rules->mark, rules->board);
    return NULL;
}

static inline State initial(const Rules *rules)
{
    uint64_t own = 0;
    for (int row = 0; row < rules->filled; row++)
        own |= rules->board & (uint64_t)HOME << ROW * row;
    return (State){own, turned(rules, own), 0};
}

/* Only the one who just moved can have won. */
static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return state->opponent & HOME || !state->own;
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

/* Where pieces go to the left, straight on, and to the right. */
typedef struct {
    uint64_t left, straight, right;
} Targets;

static inline Targets targets(const Rules *rules, const State *state)
{
    const uint64_t free = rules->board & ~state->own;
    return (Targets){leftwards(state->own) << ROW & free, state->own << ROW & free & ~state->opponent,
                     rightwards(state->own) << ROW & free};
}

/* Append moves that all go so many squares further. */
static inline Move *add_moves(Move *next, const State *state, uint64_t to, int far)
{
    const int second = (int)state->second << SECOND_SHIFT;
    for (; to; to &= to - 1) {
        const int square = lowest(to), takes = state->opponent >> square & 1 ? TAKES : 0;
        *next++ = (Move)((square - far) | square << TO_SHIFT | takes | second);
    }
    return next;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const Targets to = targets(rules, state);
    Move *next = add_moves(list, state, to.left, ROW - 1);
    next = add_moves(next, state, to.straight, ROW);
    return (int)(add_moves(next, state, to.right, ROW + 1) - list);
}

static inline int count(const Rules *rules, const State *state)
{
    const Targets to = targets(rules, state);
    return __builtin_popcountll(to.left) + __builtin_popcountll(to.straight) + __builtin_popcountll(to.right);
}

static inline uint64_t from_of(Move move)
{
    return bit(move & 63);
}

static inline uint64_t to_of(Move move)
{
    return bit(move >> TO_SHIFT & 63);
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    const uint64_t in_the_way = move & TAKES ? ~state->opponent : state->own | state->opponent;
    (void)rules;
    return move >> SECOND_SHIFT == (int)state->second && state->own & from_of(move) && !(in_the_way & to_of(move));
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){turned(rules, state->opponent & ~to_of(move)),
                   turned(rules, state->own ^ from_of(move) ^ to_of(move)), state->second ^ 1};
}

/* Two bits a square, for all boards of up to 32.  Who is to move has no piece in the last row, which leaves room for who
 * that is. */
static inline bool numbered(const Rules *rules)
{
    return rules->beside.pieces > 0;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    return state->own | (rules->mark & -state->second) | put_beside(&rules->beside, state->opponent);
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    return (State){number & (rules->board ^ rules->goal), taken_back(&rules->beside, number),
                   (number & rules->mark) != 0};
}

#include "games/breakthrough/evaluation.h"
#include "games/breakthrough/categories.h"
#include "games/breakthrough/quiet.h"
#include "games/breakthrough/notation.h"

/* The steps that are left until all pieces have arrived. */
static inline int remaining(const Rules *rules, const State *state)
{
    int steps = 0;
    for (uint64_t rest = state->own; rest; rest &= rest - 1)
        steps += rules->rows - 1 - lowest(rest) / ROW;
    for (uint64_t rest = state->opponent; rest; rest &= rest - 1)
        steps += lowest(rest) / ROW;
    return steps;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const int most = rules->filled * rules->columns;
    if (state->own & state->opponent)
        return "a square has two pieces";
    if ((state->own | state->opponent) & ~rules->board)
        return "a piece is off the board";
    if (__builtin_popcountll(state->own) > most || __builtin_popcountll(state->opponent) > most)
        return complaint("a side has more than %d pieces", most);
    if (state->own & rules->goal)
        return "the side to move has won already";
    if (!state->opponent)
        return "the player who just moved has no piece";
    const uint64_t arrived = state->opponent & HOME;
    return arrived & (arrived - 1) ? "two pieces have arrived" : NULL;
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    const char *error = read_pieces(rules, text, state, second);
    return error ? error : broken(rules, state);
}

static const Game game = {
    .about = "breakthrough; evaluation: races, pieces and where they stand, a win is 1000",
    .parameters = {{"rows", INTEGER, "8", 3, 8, .about = "of the board"},
                   {"columns", INTEGER, "8", 2, 8, .about = "of the board"},
                   {"filled", INTEGER, "2", 1, 3, .about = "rows of pieces that each side begins with"}},
    /* Published are the first five of 8x8 and of 6x6, and the first four of 5x5.  All counts of up to 25 million were
     * counted by a second program, square by square (tests/games/breakthrough.c). */
    .legal = legal,
    .known = {{"rows=8 columns=8 filled=2", {22, 484, 11132, 256036, 6182818, 149264638}},
              {"rows=6 columns=6 filled=2", {16, 256, 4308, 71478, 1248290, 21470998, 381006806}},
              {"rows=5 columns=5 filled=2", {13, 156, 1924, 23084, 289828, 3538840}},
              {"rows=4 columns=4 filled=2", {6, 42, 334, 2216, 16118, 99382, 649778, 3605536}},
              {"rows=6 columns=5 filled=3", {8, 72, 732, 7950, 94474, 1128306}},
              {"rows=3 columns=2 filled=1", {4, 12, 22, 18, 12}}},
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
    .feature_names = {"race", "pieces", "two steps off", "three steps off", "rows", "pieces to take"},
    .features = features,
    .broken = broken,
};
