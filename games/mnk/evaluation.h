/* What a position is worth: threats that decide it, or else the lines that are still open to one side alone. */
#ifndef MNK_EVALUATION_H
#define MNK_EVALUATION_H

enum { MOST = WIN - 1 };

/* Lines by how many of their cells are missing; with more than four missing they are not counted. */
enum { FARTHEST = 4 };

#define FEATURE_NAMES                                                                                              \
    "wins at once", "own lines missing one", "missing two", "missing three", "missing four",                       \
        "opponent's wins at once", "opponent's lines missing one", "opponent's missing two",                       \
        "opponent's missing three", "opponent's missing four"

/* Lines in which the opponent has no cell, and this side all but so many.  With exact=yes those are left out that its
 * own cells would make longer. */
static inline void count_lines(const Rules *rules, uint64_t own, uint64_t opponent, int missing[FARTHEST + 1])
{
    const u64x4 lanes = {own, own, own, own}, others = {opponent, opponent, opponent, opponent};
    u64x4 one = {0}, two = {0}, four = {0}, open, shift = {0}; /* the number of cells in a line, bit by bit */
    find_starts(rules, own, &open);
    for (int i = 0; i < rules->k; i++, shift += stride) {
        const u64x4 cell = lanes >> shift, carry = one & cell;
        open &= ~(others >> shift);
        one ^= cell;
        four ^= two & carry;
        two ^= carry;
    }
    for (int i = 1; i <= FARTHEST; i++) {
        const int cells = rules->k - i;
        u64x4 lines = open & (cells & 1 ? one : ~one) & (cells & 2 ? two : ~two) & (cells & 4 ? four : ~four);
        missing[i] = 0;
        for (int lane = 0; lane < DIRECTIONS && cells > 0; lane++)
            missing[i] += __builtin_popcountll(lines[lane]);
    }
}

/* The weights are rounded from logistic fits to how some 190000 positions of 4x4 to 8x8, with k from 3 to 5, reached by
 * partly random moves, ended when they were played out by searches of three plies.  Lines of the side to move are worth
 * more, since it comes first; a line of the other that misses one is a move lost. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    static const int weight[FARTHEST + 1] = {0, 0, 30, 10, 3}, against[FARTHEST + 1] = {0, 40, 20, 7, 2};
    const uint64_t empty = empty_of(rules, state), threats = completions(rules, state->opponent) & empty;
    int own[FARTHEST + 1], opponent[FARTHEST + 1], value = 0;
    if (completions(rules, state->own) & empty)
        return MOST;
    if (threats & (threats - 1))
        return -MOST;
    count_lines(rules, state->own, state->opponent, own);
    count_lines(rules, state->opponent, state->own, opponent);
    for (int i = 1; i <= FARTHEST; i++)
        value += weight[i] * own[i] - against[i] * opponent[i];
    return value >= MOST ? MOST - 1 : value <= -MOST ? 1 - MOST : value;
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const uint64_t empty = empty_of(rules, state);
    int own[FARTHEST + 1], opponent[FARTHEST + 1];
    count_lines(rules, state->own, state->opponent, own);
    count_lines(rules, state->opponent, state->own, opponent);
    list[0] = __builtin_popcountll(completions(rules, state->own) & empty);
    list[FARTHEST + 1] = __builtin_popcountll(completions(rules, state->opponent) & empty);
    for (int i = 1; i <= FARTHEST; i++) {
        list[i] = own[i];
        list[FARTHEST + 1 + i] = opponent[i];
    }
}

#endif
