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
 * then defines the functions below, and ends with `static const Game game = { ... };`.  Nothing else needs to know it:
 * the Makefile finds the file, and its stem is the game's name.  What parts add to its unit begins with their names,
 * and what the tests add with law_; make tells a name that kit/ has, too (kit/unit/names.awk).
 *
 * Players alternate strictly: a forced pass is a move.  Values are whole numbers, centred at zero, larger is better
 * for the side to move; a game with fractional scores states its unit in `about`.
 */
#ifndef KIT_GAME_H
#define KIT_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "kit/arena.h"
#include "kit/notation.h"
#include "kit/part.h"
#include "kit/record.h"

/* All that it calls is inlined. */
#define FLAT __attribute__((flatten))

/* Fill the rules from the settings, which stand in the order of game.parameters; `seed` is the cell's.  Memory is
 * taken from the arena.  Returns NULL, or a message that says what is wrong with which setting, and that stays valid
 * until the next call; out_of_memory if there is not enough memory. */
static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena);

/* The position the game starts from. */
static inline State initial(const Rules *rules);

/* Is the game over?  Asked first at every position. */
static inline FLAT bool finished(const Rules *rules, const State *state);

/* The outcome of a finished game, for the side to move; |score| <= bound. */
static inline FLAT Value score(const Rules *rules, const State *state);

/* The static evaluation of a game that is not over, for the side to move; |evaluate| <= bound. */
static inline FLAT Value evaluate(const Rules *rules, const State *state);

/* The largest absolute value that score and evaluate return; below 2^62. */
static inline Value bound(const Rules *rules);

/* List the legal moves of a game that is not over: 1..MAX_MOVES of them, always in the same order. */
static inline FLAT int moves(const Rules *rules, const State *state, Move *list);

/* The position after a legal move, seen by the other side. */
static inline FLAT State play(const Rules *rules, const State *state, Move move);

static const char out_of_memory[] = "out of memory";

enum { MOVE_TEXT = 32, KNOWN_COUNTS = 14, MAX_CATEGORIES = 64 };

/* Published counts, which the tests reproduce: how many sequences of exactly 1, 2, 3 ... plies there are from the
 * initial position, without games that are over earlier; 0 ends the list. */
typedef struct {
    const char *settings; /* such as "size=6"; other settings have their defaults */
    uint64_t perft[KNOWN_COUNTS];
} Known;

/* Only `about` is required; the comments say what it means if a function is missing. */
typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Known known[6];

    /* How much of a value is one of the points that players count in.  Missing: 1. */
    Value unit;

    /* For order `static`: moves of larger priority come first.  Missing: all are alike. */
    int (*priority)(const Rules *rules, const State *state, Move move);

    /* The move as players write it, for output.  One that is forced, and exists only because players must alternate, is called
     * "pass", and records may leave it out.  Missing: its number in moves(), from 0. */
    void (*name)(const Rules *rules, Move move, char text[MOVE_TEXT]);

    /* Are these names numbers, such as those of columns?  Then a number among `moves` is a name, and #3 is what is number 3 in
     * moves(), from 0.  Missing: no name is a number, or it is the same one. */
    bool named_by_numbers;

    /* The move as people write it in records of games, if that takes the position: "Nf3", where it is called g1f3; and the
     * legal moves that such a text may mean: one, none, or several if it is ambiguous.  Missing: records have names. */
    void (*record)(const Rules *rules, const State *state, Move move, char text[MOVE_TEXT]);
    int (*recorded)(const Rules *rules, const State *state, const char *text, Move list[MAX_MOVES]);

    /* Formats of records that are this game's alone (kit/record.h), and how its moves stand without blanks.  Missing: records
     * are lines of moves, with blanks, or PGN. */
    const Format *formats[MAX_FORMATS + 1];
    Joined joined;

    /* Does a game that is played end here by a rule that looks back, such as that of repetition?  past[0..count-1] are all
     * its positions, the oldest first; the last one is not finished.  NULL, or by what it ends, such as "threefold
     * repetition", and the score for the side to move; |score| <= bound.  Matches and played games ask this; searches see
     * positions alone.  Missing: it does not. */
    const char *(*match_end)(const Rules *rules, const State *past, int count, Value *value);

    /* What a move costs in plies: 1, or 0 for a forced move that exists only because players must alternate.
     * Missing: 1. */
    int (*plies)(const Rules *rules, const State *state, Move move);

    /* Is this, a move of another position, one here as well?  Missing: list them and see. */
    bool (*legal)(const Rules *rules, const State *state, Move move);

    /* How many moves there are, where counting is cheaper than listing.  Missing: list them. */
    int (*count)(const Rules *rules, const State *state);

    /* For transposition tables, which need less room where a position is a number.
     *
     * A position as a number that no other possible position of these rules has, and the position that has a number; a
     * game has both or neither.  The first is asked of every position that a table is asked for, and should be a few
     * instructions.  Missing: a position of at most eight bytes is its own number, a larger one has none. */
    uint64_t (*number)(const Rules *rules, const State *state);
    State (*of_number)(const Rules *rules, uint64_t number);

    /* Do positions of these rules have such numbers?  Missing: they all do. */
    bool (*numbered)(const Rules *rules);

    /* The static values of all children of a game that is not over, for the side to move: value[i] is what score or
     * evaluate says of the position after move i of moves(), with its sign changed.  Returns for how many of them
     * evaluate says it.  For games where children have much in common.  Missing: each is played and evaluated. */
    int (*assess_all)(const Rules *rules, const State *state, Value value[MAX_MOVES]);

    /* Which move of a game that is not over leads to the child of the largest such value, the first of equal ones in
     * moves(), if that can be told without evaluating: a win, or the only move that does not lose at once.  False
     * where one has to look, and it may always be.  Missing: it always is. */
    bool (*forced)(const Rules *rules, const State *state, Move *move);

    /* For leaf `quiescence`, which searches on where the static evaluation cannot be trusted (algorithms/leaves/quiet.h).
     *
     * The moves whose consequences evaluate() does not foresee, such as captures: some of those that moves() lists, each
     * once; with `checks` also those that put the other side in check.  Without checks, and whatever is answered to a
     * check, their sequences must come to an end.  Missing: the game has no such leaf. */
    int (*noisy)(const Rules *rules, const State *state, bool checks, Move list[MAX_MOVES]);

    /* Must the side to move of a game that is not over answer a threat, so that its static evaluation is worth nothing?
     * Then all its moves are searched, or the one that forced() tells.  Missing: it never must. */
    bool (*in_check)(const Rules *rules, const State *state);

    /* What a noisy move wins at once for the side to move, and what it wins if both sides go on taking where it pays; in
     * the evaluation's unit.  Missing: there are no options `delta_margin` and `exchange`. */
    Value (*gain)(const Rules *rules, const State *state, Move move);
    Value (*exchange)(const Rules *rules, const State *state, Move move);

    /* The square to which a move leads, 0 to 126, as its mover sees it, or as the other side does: a move that wins something
     * where the last one did takes back.  Missing: nothing asks whether a move takes back. */
    int (*landing)(const Rules *rules, Move move, bool by_other);

    /* May the side to move be worse off because it has to move, so that a null move says nothing?  Missing: there is no
     * telling, and null moves are tried everywhere. */
    bool (*zugzwang)(const Rules *rules, const State *state);

    /* For leaf `own`: what a position of a game that is not over is worth by the game's own means, which may look at so
     * many positions further on, and evaluate some, and count them; a function of the position alone, within bound(rules).
     * Missing: the game has no such leaf. */
    Value (*appraise)(const Rules *rules, const State *state, uint64_t *beyond, uint64_t *evaluations);

    /* The names of the categories of moves, and the set of those to which a move belongs: bit i stands for name i.
     * Missing: a move's category is its number in moves(). */
    const char *category_names[MAX_CATEGORIES];
    uint64_t (*categories)(const Rules *rules, const State *state, Move move);

    /* The category of moves that take back at no loss, which categories() does not know of: searches do (kit/takes.h).  It is
     * not the first; tables may be without it.  For games that have gain, exchange and landing.  Missing: there is none. */
    int taking_back;

    /* The probability that this move is played, for games that say so themselves. */
    double (*probability)(const Rules *rules, const State *state, Move move);

    /* What a position is worth with best play to the end, for the side to move, if the game knows it without searching: of
     * one that is over its score, |truth| <= bound.  Searches do not ask; decisions are judged by it.  Missing: it does
     * not know. */
    Value (*truth)(const Rules *rules, const State *state);

    /* Is evaluate() the true value of every position?  Missing: no. */
    bool (*exact)(const Rules *rules);

    /* The same position with the sides swapped, for games whose evaluate() must then only change its sign. */
    State (*swap)(const Rules *rules, const State *state);

    /* Are there moves in a game that is over, so that it ended by a rule which published counts of sequences do not know,
     * as that of dead positions?  Perft goes on there unless it is told not to.  Missing: there never are. */
    bool (*only_by_rule)(const Rules *rules, const State *state);

    /* How much of the game is left: stones in stock, empty squares.  For cutoffs that deepen as it ends. */
    int (*remaining)(const Rules *rules, const State *state);

    /* Write a position as a word without spaces (kit/notation.h), and read it; `second`: is the player to move the one
     * who did not begin the game?  read returns NULL, or which part of the text is wrong or impossible; what it accepts
     * must not be broken (see below).  Missing: positions have no notation. */
    void (*write)(const Rules *rules, const State *state, bool second, Text *text);
    const char *(*read)(const Rules *rules, const char *text, State *state, bool *second);

    /* Draw the board for people, in ASCII or in UTF-8.  Missing: its notation is shown. */
    void (*draw)(const Rules *rules, const State *state, bool second, bool ascii, Text *text);

    /* The features that evaluate() looks at: their names, and numbers as the side to move sees them. */
    const char *feature_names[MAX_FEATURES];
    void (*features)(const Rules *rules, const State *state, Value list[MAX_FEATURES]);

    /* For the tests: NULL, or a text that says which invariant this position breaks. */
    const char *(*broken)(const Rules *rules, const State *state);
} Game;

#endif
