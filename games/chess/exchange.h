/* What a move wins at its square, and whether it checks. */
#ifndef CHESS_EXCHANGE_H
#define CHESS_EXCHANGE_H

/* Hundredths of a pawn, as priorities and exchanges count them. */
static const int material[KING + 1] = {0, 100, 320, 330, 500, 900, 10000};

/* The cheapest piece of a set, alone: kinds are numbered by what they are worth, so that their bits are decided in turn. */
static inline uint64_t cheapest_of(const State *state, uint64_t set, int *kind)
{
    *kind = 0;
#pragma GCC unroll 3
    for (int i = 2; i >= 0; i--) {
        const uint64_t cheaper = set & ~state->plane[i];
        *kind |= (cheaper == 0) << i;
        set = cheaper ? cheaper : set;
    }
    return set & -set;
}

/* What a move wins at its square, but at least `low` and at most `high`, if from then on each side takes there with its
 * cheapest piece, or stops; pins are not looked at.  `low` rises to what the other side can stop at, `high` falls to what
 * the mover can: where they meet the rest does not matter. */
static inline Value exchange_within(const Rules *rules, const State *state, Move move, int low, int high)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const uint64_t here = (uint64_t)1 << to, own = state->own;
    int kind = kind_at(state, from), won = material[kind_at(state, to)];
    uint64_t occupied = occupied_of(state) & ~((uint64_t)1 << from);
    if (kind == PAWN && !won && (to - from) % 8) {
        won = material[PAWN];
        occupied &= ~(here >> 8);
    }
    if (becomes) {
        won += material[becomes] - material[PAWN];
        kind = becomes;
    }
    const uint64_t pawns = ((pawns_attack_down(here) & own) | (pawns_attack(here) & ~own)) & all_of(state, PAWN);
    const uint64_t near =
        pawns | (rules->knight[to] & all_of(state, KNIGHT)) | (rules->king[to] & all_of(state, KING));
    const uint64_t aiming = aiming_at(rules, state, to);
    for (bool other = true;; other = !other) {
        const int stops = won < low ? low : won > high ? high : won;
        *(other ? &high : &low) = stops;
        if (low == high)
            return stops;
        const uint64_t side = (other ? ~own : own) & occupied;
        const uint64_t takers = (side & near) | unblocked(rules, to, side & aiming, occupied);
        if (!takers)
            return stops;
        won += other ? -material[kind] : material[kind];
        occupied &= ~cheapest_of(state, takers, &kind);
    }
}

/* The same without limits.  Chess programs call it static exchange evaluation. */
static inline Value exchange(const Rules *rules, const State *state, Move move)
{
    return exchange_within(rules, state, move, -MATE, MATE);
}

/* Does a piece of this kind attack the square of the other king from where it stands? */
static inline bool aims_at(const Rules *rules, int kind, int square, int king, uint64_t occupied)
{
    const uint64_t here = (uint64_t)1 << square;
    if (kind <= KNIGHT)
        return here & (kind == PAWN ? pawns_attack_down((uint64_t)1 << king) : rules->knight[king]);
    const uint64_t lines =
        (kind == ROOK ? 0 : rules->diagonal[king]) | (kind == BISHOP ? 0 : rules->straight[king]);
    return here & lines && kind != KING && !(rules->between[king][square] & occupied);
}

/* Of castling and taking in passing, by which more than a piece moves.  They are rare: apart, they leave the rest small. */
static __attribute__((noinline)) bool checks_once_played(const Rules *rules, const State *state, Move move)
{
    const State after = play(rules, state, move);
    return in_check(rules, &after);
}

/* Does the move check the other king: the piece that moves, or one behind it?  Orders ask that of every move. */
static inline __attribute__((always_inline)) bool checks(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const int kind = becomes ? becomes : kind_at(state, from);
    const uint64_t occupied = occupied_of(state), left = (uint64_t)1 << from, here = (uint64_t)1 << to;
    if ((kind == KING && (to - from == 2 || from - to == 2)) ||
        (kind == PAWN && (to - from) % 8 && !(occupied & here)))
        return checks_once_played(rules, state, move);
    const int king = square_of(all_of(state, KING) & ~state->own);
    const uint64_t then = (occupied & ~left) | here;
    if (aims_at(rules, kind, to, king, then))
        return true;
    return left & (rules->straight[king] | rules->diagonal[king]) &&
           unblocked(rules, king, state->own & ~left & aiming_at(rules, state, king), then);
}

#endif
