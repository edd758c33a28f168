/*
 * NAME: a heap of stones.  A move takes one to three of them, and who takes the last has won.
 *
 * This is a whole game, to be changed piece by piece; src/search/kit/game.h is the contract.  Players alternate strictly, so
 * that a forced pass is a move.  Values are whole numbers, centred at zero; larger is better for the side to move.
 */
#include "kit/part.h"

/* A position alone: a value without pointers or padding, which is copied with = and compared byte by byte. */
typedef struct {
    int64_t stones;
} State;

/* An integer type; here how many stones the move takes. */
typedef uint8_t Move;

/* What the parameters fix: the same for every position of a search. */
typedef struct {
    int64_t stones;
} Rules;

/* MAX_MOVES: the most moves that any position has. */
enum { MAX_MOVES = 3, WIN = 1 };

/* The settings, in the order of game.parameters below. */
enum { STONES };

#include "kit/game.h"

/* Fill the rules from the settings.  Returns NULL, or a message that says what is wrong with which setting.  `seed` is
 * the cell's; memory comes from the arena (arena_take; if there is none, return out_of_memory). */
static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    rules->stones = settings[STONES].integer;
    return NULL;
}

/* The position from which the game starts. */
static inline State initial(const Rules *rules)
{
    return (State){rules->stones};
}

/* Is the game over?  Asked first at every position. */
static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return state->stones == 0;
}

/* The outcome of a game that is over, for the side to move: here the other player took the last stone. */
static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return -WIN;
}

/* The static evaluation of a game that is not over, for the side to move: here nothing is known before the end. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return 0;
}

/* The largest absolute value that score and evaluate return; below 2^62. */
static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

/* List the legal moves of a game that is not over, always in the same order.  Returns how many: 1 to MAX_MOVES. */
static inline int moves(const Rules *rules, const State *state, Move *list)
{
    (void)rules;
    int count = 0;
    while (count < MAX_MOVES && count < state->stones) {
        list[count] = (Move)(count + 1);
        count++;
    }
    return count;
}

/* The position after a legal move, as the other side sees it. */
static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->stones - move};
}

/* The move as players write it, shorter than MOVE_TEXT; without this function it is its number in moves(). */
static void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    (void)rules;
    snprintf(text, MOVE_TEXT, "take%d", move);
}

/*
 * What else a game may say; src/search/kit/game.h has the types, and what it means if one is missing.
 *
 *     unit                       how much of a value is one of the points that players count in
 *     priority                   which moves the order `static` tries first
 *     plies                      a forced pass may cost none
 *     legal, count               whether a move is one here, and how many there are, where listing would be slower
 *     number, of_number          a position of more than eight bytes as 64 bits, for smaller transposition tables
 *     assess_all, forced         the values of all children at once, and a best move that need not be searched for
 *     category_names, categories kinds of moves, for the cutoff `realization`
 *     probability                how likely a move is, for games that know
 *     exact, swap                what the tests may expect of evaluate
 *     remaining                  how much of the game is left, for the cutoff `schedule`
 *     write, read, draw          a notation for positions, and the board as people see it
 *     feature_names, features    what evaluate looks at
 *     broken                     for the tests: which invariant a position breaks
 */
static const Game game = {
    .about = "a heap of stones; who takes the last has won",
    .parameters = {{"stones", INTEGER, "9", 1, 1000, .about = "in the heap at first"}},
    /* How many sequences of 1, 2, 3 ... moves there are, counted by somebody else: the tests count them again. */
    .known = {{"stones=4", {3, 6, 4, 1}}},
    .name = name,
};
