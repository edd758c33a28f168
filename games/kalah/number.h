/*
 * Positions as numbers.  As long as no house has more than fifteen seeds, half a byte is enough for each: the opponent's
 * stand in the upper halves of the mover's, and his store is what is left of all seeds.  So it is in nearly all positions
 * that begin with four seeds in a house, and in five of six that begin with six.  Of the others a number says which of all
 * ways to distribute the seeds it is, by a walk through all places.  No store has the two bits IS_RANK, which tell these
 * numbers from the first.
 */
#ifndef KALAH_NUMBER_H
#define KALAH_NUMBER_H

static const uint64_t IS_RANK = 0x6000000000000000, HALVES = 0x000f0f0f0f0f0f0f, UPPER = 0x00f0f0f0f0f0f0f0;

/* How many ways come before it in which the first place that differs has fewer seeds. */
static inline uint64_t rank_of(const Rules *rules, const State *state)
{
    const uint64_t(*ways)[MOST_IN_ALL + 1] = &rules->ways[2 * (rules->houses + 1)];
    uint64_t rank = 0;
    int rest = rules->seeds;
    for (int side = 0; side < 2; side++)
        for (int place = leftmost(rules); place <= STORE; place++, ways--) {
            const int seeds = seeds_in(side ? state->opponent : state->own, place);
            rank += (*ways)[rest] - (*ways)[rest - seeds];
            rest -= seeds;
        }
    return rank;
}

static inline State of_rank(const Rules *rules, uint64_t rank)
{
    uint64_t sides[] = {0, 0};
    const uint64_t(*ways)[MOST_IN_ALL + 1] = &rules->ways[2 * (rules->houses + 1)];
    int rest = rules->seeds;
    for (int side = 0; side < 2; side++)
        for (int place = leftmost(rules); place <= STORE; place++, ways--) {
            int seeds = 0;
            while (seeds < rest && (*ways)[rest] - (*ways)[rest - seeds - 1] <= rank)
                seeds++;
            sides[side] |= byte(place, (uint64_t)seeds);
            rank -= (*ways)[rest] - (*ways)[rest - seeds];
            rest -= seeds;
        }
    return (State){sides[0], sides[1]};
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    if (__builtin_expect(((state->own | state->opponent) & UPPER) != 0, 0))
        return rank_of(rules, state) | IS_RANK | (state->own & MUST_PASS);
    return state->own | state->opponent << 8 >> 4; /* without his store */
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    State state = {number & ~UPPER, number >> 4 & HALVES};
    if ((number & IS_RANK) == IS_RANK) {
        state = of_rank(rules, number & ~(IS_RANK | MUST_PASS));
        state.own |= number & MUST_PASS;
    } else {
        state.opponent |= byte(STORE, (uint64_t)(rules->seeds - sum(state.own) - sum(state.opponent)));
    }
    return state;
}

#endif
