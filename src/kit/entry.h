/*
 * How a transposition table keeps what it knows of a position: in as few words of 64 bits as this search needs, which is
 * decided once, by layout_of().  Most often it is one word:
 *
 *     what was left to spend | best move | marks | upper | lower
 *
 * where a bound has as many bits as the game's bound() asks for.  If that is too much, each bound has a word of its own, and
 * so has what was left to spend.  Behind that stands the position, so that no two are taken for each other: as a number, if
 * the game has numbers for its positions (kit/game.h), and otherwise whole.  Only where a search asks for it some bits of a
 * hash stand for a position, which is unsound; its collisions are then counted by keeping the position beside.
 */
#ifndef KIT_ENTRY_H
#define KIT_ENTRY_H

#include <string.h>

#include "kit/step.h"

/* Which bounds rest on finished games alone; a leaf has no best move. */
enum { LOWER_FINISHED = 1, UPPER_FINISHED = 2, IS_LEAF = 4 };

/* What is known of a position: lower <= value <= upper. */
typedef struct {
    Value lower, upper;
    unsigned marks;
    Move best;
} Entry;

static const Entry nothing_known = {-INT64_MAX, INT64_MAX, 0, 0};

enum { MARK_BITS = 3, MOVE_BITS = 8 * sizeof(Move) };

/* Of what is left to spend: so many bits at most, of plies and of all else, and at leaves so much less than 0. */
enum { MOST_LEFT_BITS = 24, MOST_PLIES_BITS = 15, BELOW = 1 << 20 };

typedef struct {
    bool wide;                                 /* has each bound a word of its own? */
    int value_bits;                            /* otherwise each has so many, */
    Value none;                                /* in which so much above 0 is no bound; */
    int marks_at, move_at;                     /* and so many bits are below these in their word */
    bool one_word;                             /* does a word stand for a position, its number or a hash? */
    bool beside;                               /* and the position stands behind it, to count collisions? */
    int hash_bits;                             /* 0: no hash does */
    int words;                                 /* of an entry */
    int position;                              /* in which of them the position begins, */
    int left_word, left_shift;                 /* and what was left to spend, */
    int left_bits, elsewhere_bits, plies_bits; /* in these bits; 0: nobody asks */
    int told_bits;                             /* and what prunings know of the path in the last ones */
    int below;                                 /* which may be less than 0 by so much */
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

/* What stands for it in one word. */
static inline uint64_t word_of_position(const Layout *layout, const Rules *rules, const State *state, uint64_t hash)
{
    return RARELY(layout->hash_bits > 0) ? hash >> (64 - layout->hash_bits) : number_of_position(rules, state);
}

static inline bool is_of(const Layout *layout, const uint64_t *entry, const Rules *rules, const State *state,
                         uint64_t hash)
{
    return layout->one_word ? entry[layout->position] == word_of_position(layout, rules, state, hash)
                            : memcmp(entry + layout->position, state, sizeof *state) == 0;
}

static inline void set_position(const Layout *layout, uint64_t *entry, const Rules *rules, const State *state,
                                uint64_t hash)
{
    if (layout->one_word)
        entry[layout->position] = word_of_position(layout, rules, state, hash);
    if (!layout->one_word || layout->beside)
        memcpy(entry + layout->position + layout->one_word, state, sizeof *state);
}

/* Where hashes stand for positions, and these beside them. */
static inline bool is_of_another(const Layout *layout, const uint64_t *entry, const State *state)
{
    return memcmp(entry + layout->position + 1, state, sizeof *state) != 0;
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
    if (layout->told_bits)
        code = code << layout->told_bits | (uint64_t)remaining.told;
    return RARELY(beyond) ? NO_CODE : code;
}

static inline uint64_t code_in(const Layout *layout, const uint64_t *entry)
{
    return entry[layout->left_word] >> layout->left_shift;
}

static inline uint64_t left_in(const Layout *layout, uint64_t code)
{
    return code >> (layout->elsewhere_bits + layout->plies_bits + layout->told_bits);
}

static inline uint64_t last_bits(uint64_t word, int bits)
{
    return word & (((uint64_t)1 << bits) - 1);
}

/* Is no part of it more than there? */
static inline bool no_more(const Layout *layout, uint64_t code, uint64_t there)
{
    const int told = layout->told_bits, plies = layout->plies_bits, elsewhere = layout->elsewhere_bits;
    return left_in(layout, code) <= left_in(layout, there) &&
           last_bits(code >> (told + plies), elsewhere) <= last_bits(there >> (told + plies), elsewhere) &&
           last_bits(code >> told, plies) <= last_bits(there >> told, plies);
}

/* --- what is known -------------------------------------------------------------------------------------------- */

static inline Entry read_known(const Layout *layout, const uint64_t *entry)
{
    const uint64_t word = entry[layout->wide ? 2 : 0];
    Entry known = {.marks = (unsigned)last_bits(word >> layout->marks_at, MARK_BITS),
                   .best = (Move)(word >> layout->move_at)};
    if (layout->wide) {
        known.lower = (Value)entry[0];
        known.upper = (Value)entry[1];
    } else {
        const Value none = layout->none, lower = (Value)last_bits(word, layout->value_bits) - none,
                    upper = (Value)last_bits(word >> layout->value_bits, layout->value_bits) - none;
        known.lower = lower == -none ? -INFINITE : lower;
        known.upper = upper == none ? INFINITE : upper;
    }
    return known;
}

/* A bound beyond the game's says no more than that. */
static inline uint64_t within(Value value, Value none)
{
    return (uint64_t)(smaller(larger(value, -none), none) + none);
}

static inline void write_entry(const Layout *layout, uint64_t *entry, uint64_t code, const Entry *known)
{
    uint64_t word = (uint64_t)known->marks << layout->marks_at | last_bits((uint64_t)known->best, MOVE_BITS)
                                                                     << layout->move_at;
    if (layout->wide) {
        entry[0] = (uint64_t)known->lower;
        entry[1] = (uint64_t)known->upper;
    } else {
        word |= within(known->lower, layout->none) | within(known->upper, layout->none) << layout->value_bits;
    }
    if (layout->left_shift)
        word |= code << layout->left_shift;
    else
        entry[layout->left_word] = code;
    entry[layout->wide ? 2 : 0] = word;
}

/* --- the layout ----------------------------------------------------------------------------------------------- */

static inline int bits_of(uint64_t most, int at_most)
{
    const int bits = 64 - __builtin_clzll(most | 1);
    return bits < at_most ? bits : at_most;
}

/* For a search whose limit is at most this; so many bits of a hash stand for positions, 0: they stand for themselves, and are
 * the collisions of hashes counted? */
static inline Layout layout_of(const Search *search, int limit, int hash_bits, bool counted)
{
    const int below = search->keep_leaves ? BELOW : 0;
    Layout layout = {
        .none = bound(search->rules) + 1,
        .one_word = hash_bits > 0 || has_numbers(search->rules),
        .beside = hash_bits > 0 && counted,
        .hash_bits = hash_bits,
        .left_bits = bits_of((uint64_t)limit + (uint64_t)below, MOST_LEFT_BITS),
        .plies_bits = search->most_plies == INT_MAX ? 0 : bits_of((uint64_t)search->most_plies, MOST_PLIES_BITS),
        .told_bits = search->tells_takes ? TOLD_BITS
                     : search->passes    ? TAKEN_ON_SHIFT
                                         : 0,
        .below = below,
    };
    layout.elsewhere_bits = search->each_side ? layout.left_bits : 0;
    layout.value_bits = bits_of(2 * (uint64_t)layout.none, 64);
    layout.wide = 2 * layout.value_bits + MARK_BITS + MOVE_BITS > 64;
    layout.marks_at = layout.wide ? 0 : 2 * layout.value_bits;
    layout.move_at = layout.marks_at + MARK_BITS;
    const int shift = layout.move_at + MOVE_BITS;
    const bool beside =
        shift + layout.left_bits + layout.elsewhere_bits + layout.plies_bits + layout.told_bits <= 64;
    layout.left_shift = beside ? shift : 0;
    layout.left_word = (layout.wide ? 2 : 0) + !beside;
    layout.position = layout.left_word + 1;
    layout.words = layout.position + layout.one_word;
    if (!layout.one_word || layout.beside)
        layout.words += (int)((sizeof(State) + 7) / 8);
    return layout;
}

#endif
