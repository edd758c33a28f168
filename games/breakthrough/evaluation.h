/* What a position is worth: a race that is decided, or else pieces and where they stand. */
#ifndef BREAKTHROUGH_EVALUATION_H
#define BREAKTHROUGH_EVALUATION_H

enum { MOST = WIN - 1 };

/* By how many squares the first set is larger than the second. */
static inline int lead(uint64_t own, uint64_t opponent)
{
    return __builtin_popcountll(own) - __builtin_popcountll(opponent);
}

/* The squares that pieces may come to in all the steps there can be. */
static inline uint64_t reach_up(uint64_t own)
{
#pragma GCC unroll 7
    for (int i = 0; i < 7; i++)
        own |= (own | leftwards(own) | rightwards(own)) << ROW;
    return own;
}

static inline uint64_t reach_down(uint64_t opponent)
{
#pragma GCC unroll 7
    for (int i = 0; i < 7; i++)
        opponent |= (opponent | leftwards(opponent) | rightwards(opponent)) >> ROW;
    return opponent;
}

/* Pieces that nobody can stop: in none of the squares that the other's pieces may come to.  They come nearer by as many
 * rows as columns at the most, so that they do not get in the way of a piece that steps straight on, either. */
static inline uint64_t runners(uint64_t own, uint64_t opponent)
{
    return own & ~reach_down(opponent);
}

static inline uint64_t opponent_runners(uint64_t own, uint64_t opponent)
{
    return opponent & ~reach_up(own);
}

/* How many steps the side to move needs at least, and the other; 8 if there is no piece. */
static inline int steps(const Rules *rules, uint64_t own)
{
    return own ? rules->rows - 1 - highest(own) / ROW : 8;
}

static inline int opponent_steps(uint64_t opponent)
{
    return opponent ? lowest(opponent) / ROW : 8;
}

/* 1 or -1 if the side to move wins or loses a race; 0 if nobody can tell yet.  The first of the race patterns of A.
 * Saffidine, N. Jouandeau and T. Cazenave, "Solving Breakthrough with Race Patterns and Job-Level Proof Number Search",
 * 2011; and pieces of the other at the door, of which one may be taken. */
static inline int race(const Rules *rules, const State *state)
{
    const uint64_t own = state->own, opponent = state->opponent, at_door = opponent & HOME_DOOR;
    if (own & rules->door)
        return 1;
    if (at_door)
        return at_door & (at_door - 1) || !(at_door & guarded(own)) ? -1 : 0;
    if (steps(rules, runners(own, opponent)) <= opponent_steps(opponent))
        return 1;
    return opponent_steps(opponent_runners(own, opponent)) < steps(rules, own) ? -1 : 0;
}

enum { PIECES, TWO_OFF, THREE_OFF, ADVANCE, TO_TAKE, TERMS };

/* The sum of the rows on which pieces stand, the lowest being 0. */
static inline int rows_of(uint64_t set)
{
    return __builtin_popcountll(set & 0xff00ff00ff00ff00) + 2 * __builtin_popcountll(set & 0xffff0000ffff0000) +
           4 * __builtin_popcountll(set & 0xffffffff00000000);
}

/* The lead of the side to move in what counts while no race is decided, and what it can take at once for nothing. */
static inline void terms_of(const Rules *rules, const State *state, int term[TERMS])
{
    const uint64_t own = state->own, opponent = state->opponent;
    term[PIECES] = lead(own, opponent);
    term[TWO_OFF] = lead(own & rules->door >> ROW, opponent & (uint64_t)HOME_DOOR << ROW);
    term[THREE_OFF] = lead(own & rules->door >> 2 * ROW, opponent & (uint64_t)HOME_DOOR << 2 * ROW);
    term[ADVANCE] = rows_of(own) + rows_of(opponent) - (rules->rows - 1) * __builtin_popcountll(opponent);
    term[TO_TAKE] = __builtin_popcountll(opponent & guarded(own) & ~threatened(opponent));
}

/* The weights are rounded from logistic fits to how some 190000 positions of 6x6, 7x7 and 8x8, reached by partly random
 * moves, ended when they were played out by searches of four plies.  Pieces at home, and pieces that are backed, turned
 * out to count for nothing besides. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    static const int weight[TERMS] = {[PIECES] = 20, [TWO_OFF] = 8, [THREE_OFF] = 7, [ADVANCE] = 3, [TO_TAKE] = 25};
    const int decided = race(rules, state);
    int term[TERMS], value = 0;
    if (decided)
        return decided * MOST;
    terms_of(rules, state, term);
    for (int i = 0; i < TERMS; i++)
        value += weight[i] * term[i];
    return value >= MOST ? MOST - 1 : value <= -MOST ? 1 - MOST : value;
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    int term[TERMS];
    terms_of(rules, state, term);
    list[0] = race(rules, state);
    for (int i = 0; i < TERMS; i++)
        list[1 + i] = term[i];
}

#endif
