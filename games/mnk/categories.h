/* How good moves are at first sight: priorities for the order `static`, and categories. */
#ifndef MNK_CATEGORIES_H
#define MNK_CATEGORIES_H

/* A set and its neighbours. */
static inline uint64_t around(uint64_t set)
{
    set |= set << 8 | set >> 8;
    return set | (set << 1 & 0xfefefefefefefefe) | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
}

/* Beside many cells that are taken, and then where many lines go through. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const uint64_t beside = around((uint64_t)1 << move) & (state->own | state->opponent);
    return 4 * __builtin_popcountll(beside) + rules->lines[move];
}

enum { WINS, LETS_WIN, BLOCKS_AND_THREATENS, BLOCKS, THREATENS_TWICE, PREVENTS_TWO, THREATENS, PREVENTS_ONE };
enum { BESIDE_BOTH = PREVENTS_ONE + 1, BESIDE_OWN, BESIDE_OTHER, APART };

#define CATEGORY_NAMES                                                                                             \
    "wins", "lets the other win", "blocks and threatens", "blocks", "threatens twice", "prevents two threats",     \
        "threatens", "prevents a threat", "beside both", "beside an own cell", "beside the other's", "apart"

static inline int category_of(const Rules *rules, const State *state, Move move)
{
    const uint64_t cell = (uint64_t)1 << move, empty = empty_of(rules, state) & ~cell;
    const uint64_t must = completions(rules, state->opponent) & empty_of(rules, state);
    const uint64_t made = completions(rules, state->own | cell) & empty;
    const uint64_t spared = completions(rules, state->opponent | cell) & ~must & empty;
    if (has_line(rules, state->own | cell))
        return WINS;
    if (must & ~cell)
        return LETS_WIN;
    if (must)
        return made ? BLOCKS_AND_THREATENS : BLOCKS;
    if (made & (made - 1))
        return THREATENS_TWICE;
    if (spared & (spared - 1))
        return PREVENTS_TWO;
    if (made || spared)
        return made ? THREATENS : PREVENTS_ONE;
    const bool own = around(cell) & state->own, other = around(cell) & state->opponent;
    return own && other ? BESIDE_BOTH : own ? BESIDE_OWN : other ? BESIDE_OTHER : APART;
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    return (uint64_t)1 << category_of(rules, state, move);
}

#endif
