/*
 * What a game is.  A game file begins
 *
 *     #include "kit/part.h"             and whatever else of kit/ it uses (random.h, arena.h)
 *     typedef struct { ... } State;     a position alone: a value without pointers or padding, copied with =
 *     typedef ... Move;                 an integer type
 *     typedef struct { ... } Rules;     what the parameters fix; the same for every position of a run
 *     enum { MAX_MOVES = ... };         the most moves any position has
 *     #include "kit/game.h"
 *
 * then defines the functions below, and ends with `static const Game game = { ... };`.  Nothing else needs to
 * know it: the Makefile finds the file, its stem is the game's name.  A name that is taken, by kit/ or by what is
 * compiled with the game, is an error of the compiler's when the program is built; the tests add none but law_...
 *
 * Players alternate strictly: a forced pass is a move.  Values are whole numbers, centred at zero, larger is
 * better for the side to move; a game with fractional scores states its unit in `line`.
 */
#ifndef KIT_GAME_H
#define KIT_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kit/arena.h"
#include "kit/notation.h"
#include "kit/part.h"

/* Fill the rules from the settings, which stand in the order of game.parameters; `seed` is the cell's.
 * Memory is taken from the arena.  NULL, or a message that says what is wrong with which setting; it must
 * stay valid until the next call.  Memory that is not to be had: return out_of_memory. */
static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena);

/* The position the game starts from. */
static inline State initial(const Rules *rules);

/* Is the game over?  Asked first at every position. */
static inline bool finished(const Rules *rules, const State *state);

/* The outcome of a finished game, for the side to move; |score| <= bound. */
static inline Value score(const Rules *rules, const State *state);

/* The static evaluation of a game that is not over, for the side to move; |evaluate| <= bound. */
static inline Value evaluate(const Rules *rules, const State *state);

/* The largest absolute value that score and evaluate return; below 2^62. */
static inline Value bound(const Rules *rules);

/* List the legal moves of a game that is not over: 1..MAX_MOVES of them, always in the same order. */
static inline int moves(const Rules *rules, const State *state, Move *list);

/* The position after a legal move, seen by the other side. */
static inline State play(const Rules *rules, const State *state, Move move);

static const char out_of_memory[] = "out of memory";

enum { MOVE_TEXT = 16, KNOWN_COUNTS = 14, MAX_CATEGORIES = 64 };

/* Published counts, which the tests reproduce: sequences of exactly 1, 2, 3 ... plies from the initial position, those
 * of a game that is over earlier not among them; 0 ends the list. */
typedef struct {
    const char *settings; /* "size=6 rule=standard"; what is not named has its default */
    uint64_t perft[KNOWN_COUNTS];
} Known;

/* Only `line` is required; the comment says what a missing function means. */
typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Known known[6];

    /* A value divided by this is in the points players count in.  Missing: values are points. */
    Value unit;

    /* Order `static`: larger comes first.  Missing: all alike. */
    int (*priority)(const Rules *rules, const State *state, Move move);

    /* The move as players write it, for output.  Missing: its number in moves(), from 0. */
    void (*name)(const Rules *rules, Move move, char text[MOVE_TEXT]);

    /* What a move costs in plies: 1, or 0 if it is a forced one that is only there for players to alternate.
     * Missing: 1. */
    int (*plies)(const Rules *rules, const State *state, Move move);

    /* How many moves there are, where counting is cheaper than listing.  Missing: list them. */
    int (*count)(const Rules *rules, const State *state);

    /* The names of the categories that moves fall into, and the set of those that a move falls into: bit i for name
     * i.  Missing: a move's category is its number in moves(). */
    const char *category_names[MAX_CATEGORIES];
    uint64_t (*categories)(const Rules *rules, const State *state, Move move);

    /* The probability that this move is played, for games that say so themselves. */
    double (*probability)(const Rules *rules, const State *state, Move move);

    /* Is evaluate() the true value of every position?  Missing: no. */
    bool (*exact)(const Rules *rules);

    /* The same position with the sides swapped, if evaluate() must then change its sign only. */
    State (*swap)(const Rules *rules, const State *state);

    /* How much of the game is left: stones in stock, empty squares.  For cutoffs that deepen as it ends. */
    int (*remaining)(const Rules *rules, const State *state);

    /* A position in one word without spaces (kit/notation.h), and back; `second`: is the player to move the one who
     * did not begin?  read: NULL, or which part of the text is wrong or impossible; what it accepts is unbroken.
     * Missing: positions have no notation. */
    void (*write)(const Rules *rules, const State *state, bool second, Text *text);
    const char *(*read)(const Rules *rules, const char *text, State *state, bool *second);

    /* The board as people see it, in lines; in ASCII or in UTF-8.  Missing: its notation. */
    void (*draw)(const Rules *rules, const State *state, bool second, bool ascii, Text *text);

    /* What evaluate() looks at, by name, as numbers for the side to move. */
    const char *feature_names[MAX_FEATURES];
    void (*features)(const Rules *rules, const State *state, Value list[MAX_FEATURES]);

    /* For the tests: NULL, or which invariant this position breaks. */
    const char *(*broken)(const Rules *rules, const State *state);
} Game;

#endif
