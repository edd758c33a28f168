/*
 * Checkers, or English draughts, by the rules of the World Checkers Draughts Federation.  Who can take must, but may
 * choose what; a man that is crowned goes no further; who cannot move has lost.  A position knows nothing of those
 * before it, so that a search sees no repetition.
 *
 * A set of squares is 32 bits.  The board stands as the side to move sees it, who plays upwards, so that one set of
 * rules serves both; it is turned round with every move, s to 7 - s.  One up to the right is 1 more, one up to the left
 * 7 more, modulo 32, so that a step is a rotation.  Left are these numbers, right those of players, from white's side:
 *
 *       25    19    13     7           1     2     3     4
 *     24    18    12     6           5     6     7     8
 *       17    11     5    31           9    10    11    12
 *     16    10     4    30          13    14    15    16
 *        9     3    29    23          17    18    19    20
 *      8     2    28    22          21    22    23    24
 *        1    27    21    15          25    26    27    28
 *      0    26    20    14          29    30    31    32
 *
 * Black, who is x, begins on squares 1 to 12.
 */

#include <ctype.h>
#include <string.h>

#include "kit/part.h"

typedef struct {
    uint32_t own, opponent; /* the pieces of the side to move and of the other, */
    uint32_t kings;         /* and which of them are kings */
    uint16_t clock;         /* plies since a capture or a man's move; 0 in all positions where it does not count */
    uint16_t white;         /* to move; for the names of moves */
} State;

/* From; how many are taken, 0 for a step; the ways it goes, two bits each; and whether white moves.  Every way to take
 * is a move of its own.  As the mover sees them. */
typedef uint32_t Move;

enum { TAKEN_SHIFT = 5, WAYS_SHIFT = 9, WHITE_SHIFT = 27 };

typedef struct {
    bool clock; /* is it part of the position? */
} Rules;

/* No piece can take more than nine, since no more than nine squares lie between those that it may come to. */
enum { MOST_TAKEN = 9 };

/* Twelve kings have at most 48 steps; captures are fewer (tests/games/checkers.c). */
enum { MAX_MOVES = 48 };

#include "kit/game.h"
#include "games/checkers/board.h"
#include "games/checkers/moves.h"

/* --- setting up --------------------------------------------------------------------------------------------- */

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.clock = settings[0].choice == 1};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    const uint32_t own = ROW(0) | ROW(1) | ROW(2);
    (void)rules;
    return (State){.own = own, .opponent = turned(own)};
}

/* --- the end ------------------------------------------------------------------------------------------------ */

enum { WIN = 10000, FORTY_MOVES = 80 };

static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return state->clock >= FORTY_MOVES || !can_move(state);
}

/* Who cannot move on the eightieth ply has lost. */
static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    return can_move(state) ? 0 : -WIN;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

#include "games/checkers/evaluation.h"
#include "games/checkers/categories.h"
#include "games/checkers/quiet.h"
#include "games/checkers/possible.h"
#include "games/checkers/notation.h"
#include "games/checkers/record.h"
#include "games/checkers/match.h"

static const Game game = {
    .about =
        "checkers (English draughts); evaluation: men, kings and where they stand; values are hundredths of a man",
    .parameters = {{.name = "clock",
                    .kind = CHOICE,
                    .fallback = "match",
                    .choices = "match|state",
                    .about = "is the clock of forty moves part of a position, or only of a match?"}},
    /* Published, and counted up to 18391564 by a second program (tests/games/checkers.c).  */
    .known = {{"", {7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388623673}}},
    .unit = MAN,
    .category_names = {CATEGORY_NAMES},
    .categories = categories,
    .legal = legal,
    .priority = priority,
    .name = name,
    .record = record,
    .recorded = recorded,
    .match_end = match_end,
    .count = count,
    .noisy = noisy,
    .in_check = in_check,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .swap = swap,
    .feature_names = {FEATURE_NAMES},
    .features = features,
    .broken = broken,
};
