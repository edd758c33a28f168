/* What a position is worth: men, kings and where they stand. */
#ifndef CHECKERS_EVALUATION_H
#define CHECKERS_EVALUATION_H

enum { MAN = 100 };

#define CENTRE (ROW(3) | ROW(4) | BIT(2, 2) | BIT(2, 4) | BIT(5, 3) | BIT(5, 5))
#define EDGES (FIRST_COLUMN | LAST_COLUMN)

enum { MEN, KINGS, ADVANCE, HOME, MEN_INSIDE, MEN_BACKED, RUNAWAYS, KINGS_INSIDE, STEPS, TRADES, TERMS };

#define FEATURE_NAMES                                                                                              \
    "men", "kings", "rows of men", "men at home", "men in the centre", "men that are backed",                      \
        "men that nobody can stop", "kings in the centre", "steps", "lead, more with fewer pieces"

/* The sum of the rows on which they stand, the lowest being 0. */
static inline int rows_of(uint32_t set)
{
    return size_of(set & (ROW(1) | ROW(3) | ROW(5) | ROW(7))) +
           2 * size_of(set & (ROW(2) | ROW(3) | ROW(6) | ROW(7))) +
           4 * size_of(set & (ROW(4) | ROW(5) | ROW(6) | ROW(7)));
}

/* The squares to which these may ever come by such a way and the next. */
static inline uint32_t ahead_of(uint32_t set, int way)
{
#pragma GCC unroll 7
    for (int i = 0; i < 7; i++)
        set |= next_to(set, way) | next_to(set, way + 1);
    return set;
}

/* A side that goes by `way` and the next: what counts for it. */
static inline void add_side(int term[TERMS], int sign, uint32_t own, uint32_t opponent, uint32_t kings, int way)
{
    const uint32_t men = own & ~kings, empty = ~(own | opponent), back = way ? ROW(7) : ROW(0);
    const uint32_t backed = next_to(own, way) & next_to(own, way + 1);
    const uint32_t stoppers = ahead_of(opponent, way ^ 2);
    term[MEN] += sign * size_of(men);
    term[KINGS] += sign * size_of(own & kings);
    term[ADVANCE] += sign * (way ? 7 * size_of(men) - rows_of(men) : rows_of(men));
    term[HOME] += sign * size_of(men & back);
    term[MEN_INSIDE] += sign * size_of(men & CENTRE);
    term[MEN_BACKED] += sign * size_of(men & (backed | EDGES));
    term[RUNAWAYS] += sign * size_of(men & ~stoppers);
    term[KINGS_INSIDE] += sign * size_of(own & kings & CENTRE);
    term[STEPS] += sign * (size_of(next_to(own, way) & empty) + size_of(next_to(own, way + 1) & empty) +
                           size_of(next_to(own & kings, way ^ 2) & empty) +
                           size_of(next_to(own & kings, (way ^ 2) + 1) & empty));
}

static inline void terms_of(const State *state, int term[TERMS])
{
    memset(term, 0, TERMS * sizeof *term);
    add_side(term, 1, state->own, state->opponent, state->kings, UP_RIGHT);
    add_side(term, -1, state->opponent, state->own, state->kings, DOWN_LEFT);
    term[TRADES] = (term[MEN] + term[KINGS]) * (24 - size_of(state->own | state->opponent));
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    static const int weight[TERMS] = {
        [MEN] = MAN,      [KINGS] = 140,   [ADVANCE] = 2,       [HOME] = 8,  [MEN_INSIDE] = 3,
        [MEN_BACKED] = 4, [RUNAWAYS] = 30, [KINGS_INSIDE] = 10, [STEPS] = 2, [TRADES] = 4};
    int term[TERMS], value = 0;
    (void)rules;
    terms_of(state, term);
    for (int i = 0; i < TERMS; i++)
        value += weight[i] * term[i];
    return value;
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    int term[TERMS];
    (void)rules;
    terms_of(state, term);
    for (int i = 0; i < TERMS; i++)
        list[i] = term[i];
}

#endif
