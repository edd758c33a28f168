/* Steps and captures. */
#ifndef CHECKERS_MOVES_H
#define CHECKERS_MOVES_H

/* Those of the side to move that may go that way. */
static inline uint32_t walkers(const State *state, int way)
{
    return way < MENS_WAYS ? state->own : state->own & state->kings;
}

/* The squares to which steps lead that way, and those to which the first jumps of captures do. */
static inline uint32_t steps(const State *state, int way)
{
    return next_to(walkers(state, way), way) & empty_of(state);
}

static inline uint32_t jumps(const State *state, int way)
{
    return next_to(next_to(walkers(state, way), way) & state->opponent, way) & empty_of(state);
}

static inline bool can_take(const State *state)
{
    return jumps(state, UP_RIGHT) | jumps(state, UP_LEFT) | jumps(state, DOWN_LEFT) | jumps(state, DOWN_RIGHT);
}

static inline bool can_move(const State *state)
{
    return steps(state, UP_RIGHT) | steps(state, UP_LEFT) | steps(state, DOWN_LEFT) | steps(state, DOWN_RIGHT) ||
           can_take(state);
}

/* A piece on its way over others, which leave the board when it has come to an end. */
typedef struct {
    uint32_t at, left, empty; /* where it is; what may still be taken; where it may land */
    int ways;                 /* 4 of a king, 2 of a man */
    Move move;                /* so far */
    int taken;
} Jumper;

static inline Jumper jumper_of(const State *state, uint32_t from)
{
    return (Jumper){.at = from,
                    .left = state->opponent,
                    .empty = empty_of(state) | from,
                    .ways = from & state->kings ? WAYS : MENS_WAYS,
                    .move = (Move)lowest(from) | (Move)state->white << WHITE_SHIFT};
}

/* One piece further that way; false if it cannot. */
static inline bool jump(Jumper *jumper, int way)
{
    const uint32_t over = next_to(jumper->at, way) & jumper->left, to = next_to(over, way) & jumper->empty;
    jumper->at = to;
    jumper->left ^= over;
    jumper->move += (Move)1 << TAKEN_SHIFT | (Move)way << (WAYS_SHIFT + 2 * jumper->taken);
    jumper->taken++;
    return to;
}

/* A man on the last row is crowned, and stays. */
static inline bool is_crowned(const Jumper *jumper)
{
    return jumper->ways == MENS_WAYS && jumper->at & ROW(7);
}

static inline bool goes_on(const Jumper *jumper)
{
    bool any = false;
    for (int way = 0; way < jumper->ways && !is_crowned(jumper); way++) {
        Jumper further = *jumper;
        any |= jump(&further, way);
    }
    return any;
}

/* Append all ways to go on, to the end. */
static inline Move *add_captures(const Jumper *jumper, Move *next)
{
    Move *const first = next;
    for (int way = 0; way < jumper->ways && !is_crowned(jumper); way++) {
        Jumper further = *jumper;
        if (jump(&further, way))
            next = add_captures(&further, next);
    }
    if (next == first && jumper->taken)
        *next++ = jumper->move;
    return next;
}

static inline int count_captures(const Jumper *jumper)
{
    int sum = 0;
    for (int way = 0; way < jumper->ways && !is_crowned(jumper); way++) {
        Jumper further = *jumper;
        if (jump(&further, way))
            sum += count_captures(&further);
    }
    return sum ? sum : jumper->taken > 0;
}

/* The pieces that can take. */
static inline uint32_t takers_of(const State *state)
{
    uint32_t from = 0;
#pragma GCC unroll 4
    for (int way = 0; way < WAYS; way++)
        from |= next_to(next_to(jumps(state, way), way ^ 2), way ^ 2);
    return from;
}

static inline Move *add_steps(const State *state, int way, Move *next)
{
    const Move common = (Move)way << WAYS_SHIFT | (Move)state->white << WHITE_SHIFT;
    for (uint32_t from = next_to(steps(state, way), way ^ 2); from; from &= from - 1)
        *next++ = (Move)lowest(from) | common;
    return next;
}

static inline Move *add_all_captures(const State *state, uint32_t from, Move *next)
{
    for (; from; from &= from - 1) {
        const Jumper jumper = jumper_of(state, from & -from);
        next = add_captures(&jumper, next);
    }
    return next;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    Move *next = list;
    const uint32_t takers = takers_of(state);
    (void)rules;
    if (takers)
        return (int)(add_all_captures(state, takers, list) - list);
#pragma GCC unroll 4
    for (int way = 0; way < WAYS; way++)
        next = add_steps(state, way, next);
    return (int)(next - list);
}

static inline int count(const Rules *rules, const State *state)
{
    int sum = 0;
    uint32_t takers = takers_of(state);
    (void)rules;
#pragma GCC unroll 4
    for (int way = 0; way < WAYS && !takers; way++)
        sum += size_of(steps(state, way));
    for (; takers; takers &= takers - 1) {
        const Jumper jumper = jumper_of(state, takers & -takers);
        sum += count_captures(&jumper);
    }
    return sum;
}

/* --- one move ----------------------------------------------------------------------------------------------- */

static inline uint32_t from_of(Move move)
{
    return (uint32_t)1 << (move & 31);
}

static inline int taken_by(Move move)
{
    return move >> TAKEN_SHIFT & 15;
}

static inline int way_of(Move move, int jump)
{
    return move >> (WAYS_SHIFT + 2 * jump) & 3;
}

/* The piece after a legal move. */
static inline Jumper moved(const State *state, Move move)
{
    Jumper jumper = jumper_of(state, from_of(move));
    if (!taken_by(move))
        jumper.at = next_to(jumper.at, way_of(move, 0));
    for (int i = 0; i < taken_by(move); i++)
        jump(&jumper, way_of(move, i));
    return jumper;
}

static inline bool legal_capture(Jumper jumper, Move move)
{
    for (int i = 0; i < taken_by(move); i++)
        if (way_of(move, i) >= jumper.ways || is_crowned(&jumper) || !jump(&jumper, way_of(move, i)))
            return false;
    return !goes_on(&jumper);
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    const uint32_t from = from_of(move);
    (void)rules;
    if (move >> WHITE_SHIFT != state->white || !(state->own & from))
        return false;
    if (taken_by(move))
        return legal_capture(jumper_of(state, from), move);
    return next_to(from, way_of(move, 0)) & steps(state, way_of(move, 0)) && !can_take(state);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    const Jumper jumper = moved(state, move);
    const uint32_t from = from_of(move), own = (state->own ^ from) | jumper.at;
    const bool king = jumper.ways == WAYS;
    const uint32_t crowned = king ? jumper.at : jumper.at & ROW(7);
    const uint32_t kings = (state->kings & ~from & (own | jumper.left)) | crowned;
    const bool quiet = rules->clock && king && !taken_by(move);
    return (State){.own = turned(jumper.left),
                   .opponent = turned(own),
                   .kings = turned(kings),
                   .clock = (uint16_t)(quiet ? state->clock + 1 : 0),
                   .white = state->white ^ 1};
}

#endif
