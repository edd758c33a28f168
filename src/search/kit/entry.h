/*
 * How a transposition table keeps what it knows of a position: in as few words of 64 bits as this search needs, which is
 * decided once, by layout_of().  Most often it is one word:
 *
 *     bits  63 ...                     ... 37     36 .. 34   33 .. 17   16 .. 0
 *           what was left to spend, best move     marks      upper      lower
 *
 * Where the game's bound() is too large for that, or a move, each bound has a word of its own, and so has what was left to
 * spend if it takes too many bits.  Behind that stands the position, so that no two are taken for each other: as a number, if
 * the game has numbers for its positions (kit/game.h), and otherwise whole.
 */
#ifndef KIT_ENTRY_H
#define KIT_ENTRY_H

#include <limits.h>
#include <string.h>

/* What was left to spend when a position was searched. */
typedef struct {
    int left, elsewhere, plies;
} Remaining;

static inline bool same_remaining(const Remaining *a, const Remaining *b)
{
    return a->left == b->left && a->elsewhere == b->elsewhere && a->plies == b->plies;
}

/* Which bounds rest on finished games alone; a leaf has no best move. */
enum { LOWER_FINISHED = 1, UPPER_FINISHED = 2, IS_LEAF = 4 };

/* What is known of a position: lower <= value <= upper. */
typedef struct {
    Value lower, upper;
    unsigned marks;
    Move best;
} Entry;

static const Entry nothing_known = {-INT64_MAX, INT64_MAX, 0, 0};

enum { VALUE_BITS = 17, MARK_BITS = 3, MOVE_BITS = 8 * sizeof(Move) };
enum { MARKS_AT = 2 * VALUE_BITS, MOVE_AT = MARKS_AT + MARK_BITS, LEFT_AT = MOVE_AT + MOVE_BITS };

/* Of what is left to spend: so many bits at most, of plies and of all else, and at leaves so much less than 0. */
enum { MOST_LEFT_BITS = 24, MOST_PLIES_BITS = 15, BELOW = 1 << 20 };

typedef struct {
    bool wide;                                 /* has each bound a word of its own? */
    bool numbers;                              /* do numbers stand for positions? */
    int words;                                 /* of an entry */
    int position;                              /* in which of them the position begins, */
    int left_word, left_shift;                 /* and what was left to spend, */
    int left_bits, elsewhere_bits, plies_bits; /* in these bits; 0: nobody asks */
    int below;                                 /* which may be less than 0 by so much */
    Value none;                                /* in the word of all: so much above 0 is no bound */
} Layout;

/* --- positions ------------------------------------------------------------------------------------------------ */

static inline bool has_numbers(const Rules *rules)
{
    if (game.number)
        return !game.numbered || game.numbered(rules);
    return sizeof(State) <= sizeof(uint64_t);
}

static inline uint64_t number_of_position(const Rules *rules, const State *state)
{
    uint64_t number = 0;
    if (game.number)
        return game.number(rules, state);
    memcpy(&number, state, sizeof *state < sizeof number ? sizeof *state : sizeof number);
    return number;
}

static inline bool is_of(const Layout *layout, const uint64_t *entry, const Rules *rules, const State *state)
{
    return layout->numbers ? entry[layout->position] == number_of_position(rules, state)
                           : memcmp(entry + layout->position, state, sizeof *state) == 0;
}

static inline void set_position(const Layout *layout, uint64_t *entry, const Rules *rules, const State *state)
{
    if (layout->numbers)
        entry[layout->position] = number_of_position(rules, state);
    else
        memcpy(entry + layout->position, state, sizeof *state);
}

/* --- what is left to spend ------------------------------------------------------------------------------------- */

static const uint64_t NO_CODE = UINT64_MAX;

/* As one number, in which what is left to the side to move stands foremost; NO_CODE if a limit did not foresee it: then it
 * is not kept. */
static inline uint64_t code_of(const Layout *layout, Remaining remaining)
{
    const uint64_t left = (uint64_t)((int64_t)remaining.left + layout->below);
    uint64_t code = left, beyond = left >> layout->left_bits;
    if (layout->elsewhere_bits) {
        const uint64_t elsewhere = (uint64_t)((int64_t)remaining.elsewhere + layout->below);
        code = code << layout->elsewhere_bits | elsewhere;
        beyond |= elsewhere >> layout->elsewhere_bits;
    }
    if (layout->plies_bits) {
        code = code << layout->plies_bits | (uint64_t)remaining.plies;
        beyond |= (uint64_t)remaining.plies >> layout->plies_bits;
    }
    return RARELY(beyond) ? NO_CODE : code;
}

static inline uint64_t code_in(const Layout *layout, const uint64_t *entry)
{
    return entry[layout->left_word] >> layout->left_shift;
}

static inline uint64_t left_in(const Layout *layout, uint64_t code)
{
    return code >> (layout->elsewhere_bits + layout->plies_bits);
}

static inline uint64_t last_bits(uint64_t word, int bits)
{
    return word & (((uint64_t)1 << bits) - 1);
}

/* Is no part of it more than there? */
static inline bool no_more(const Layout *layout, uint64_t code, uint64_t there)
{
    const int plies = layout->plies_bits, elsewhere = layout->elsewhere_bits;
    return left_in(layout, code) <= left_in(layout, there) &&
           last_bits(code >> plies, elsewhere) <= last_bits(there >> plies, elsewhere) &&
           last_bits(code, plies) <= last_bits(there, plies);
}

/* --- what is known -------------------------------------------------------------------------------------------- */

static inline Entry read_known(const Layout *layout, const uint64_t *entry)
{
    if (layout->wide)
        return (Entry){(Value)entry[0], (Value)entry[1], (unsigned)last_bits(entry[2], MARK_BITS),
                       (Move)(entry[2] >> MARK_BITS)};
    const uint64_t word = entry[0];
    const Value none = layout->none, lower = (Value)last_bits(word, VALUE_BITS) - none,
                upper = (Value)last_bits(word >> VALUE_BITS, VALUE_BITS) - none;
    return (Entry){
        .lower = lower == -none ? -INFINITE : lower,
        .upper = upper == none ? INFINITE : upper,
        .marks = (unsigned)last_bits(word >> MARKS_AT, MARK_BITS),
        .best = (Move)(word >> MOVE_AT),
    };
}

/* A bound beyond the game's says no more than that. */
static inline uint64_t within(Value value, Value none)
{
    return (uint64_t)(smaller(larger(value, -none), none) + none);
}

static inline void write_entry(const Layout *layout, uint64_t *entry, uint64_t code, const Entry *known)
{
    const uint64_t move = last_bits((uint64_t)known->best, MOVE_BITS);
    if (layout->wide) {
        entry[0] = (uint64_t)known->lower;
        entry[1] = (uint64_t)known->upper;
        entry[2] = known->marks | move << MARK_BITS;
    } else {
        entry[0] = within(known->lower, layout->none) | within(known->upper, layout->none) << VALUE_BITS |
                   (uint64_t)known->marks << MARKS_AT | move << MOVE_AT;
    }
    if (layout->left_shift)
        entry[layout->left_word] |= code << layout->left_shift;
    else
        entry[layout->left_word] = code;
}

/* --- the layout ----------------------------------------------------------------------------------------------- */

static inline int bits_of(int most, int at_most)
{
    const int bits = 32 - __builtin_clz((unsigned)most | 1);
    return bits < at_most ? bits : at_most;
}

/* For a search whose limit is at most this. */
static inline Layout layout_of(const Search *search, int limit)
{
    const int below = search->keep_leaves ? BELOW : 0;
    const int left = bits_of(limit < INT_MAX - below ? limit + below : INT_MAX, MOST_LEFT_BITS);
    Layout layout = {
        .wide = bound(search->rules) >= (1 << (VALUE_BITS - 1)) - 1 || LEFT_AT > 64,
        .numbers = has_numbers(search->rules),
        .left_bits = left,
        .elsewhere_bits = search->each_side ? left : 0,
        .plies_bits = search->most_plies == INT_MAX ? 0 : bits_of(search->most_plies, MOST_PLIES_BITS),
        .below = below,
        .none = bound(search->rules) + 1,
    };
    const int move_word = layout.wide ? 2 : 0, shift = layout.wide ? MARK_BITS + MOVE_BITS : LEFT_AT;
    const bool beside = shift + left + layout.elsewhere_bits + layout.plies_bits <= 64;
    layout.left_shift = beside ? shift : 0;
    layout.left_word = beside ? move_word : move_word + 1;
    layout.position = layout.left_word + 1;
    layout.words = layout.position + (layout.numbers ? 1 : (int)((sizeof(State) + 7) / 8));
    return layout;
}

#endif
