/* What a move wins at its square, and whether it checks. */
#ifndef CHESS_EXCHANGE_H
#define CHESS_EXCHANGE_H

/* Hundredths of a pawn, as priorities and exchanges count them. */
static const int material[KING + 1] = {0, 100, 320, 330, 500, 900, 10000};

/* The cheapest piece of a set, alone. */
static inline uint64_t cheapest_of(const State *state, uint64_t set, int *kind)
{
    for (*kind = PAWN; *kind < KING; ++*kind)
        if (set & all_of(state, *kind))
            break;
    set &= all_of(state, *kind);
    return set & -set;
}

/* What a move wins at its square, if from then on each side takes there with its cheapest piece, or stops; pins are not
 * looked at.  Chess programs call it static exchange evaluation. */
static inline Value exchange(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    int gain[32], depth = 0, kind = becomes ? becomes : kind_at(state, from);
    uint64_t occupied = occupied_of(state) & ~((uint64_t)1 << from), side = ~state->own, taking;
    gain[0] = material[kind_at(state, to)] + (becomes ? material[becomes] - material[PAWN] : 0);
    if (kind == PAWN && !kind_at(state, to) && (to - from) % 8) {
        gain[0] = material[PAWN];
        occupied &= ~((uint64_t)1 << (to - 8));
    }
    while (depth < 31) {
        const uint64_t pawns =
            side == state->own ? pawns_attack_down((uint64_t)1 << to) : pawns_attack((uint64_t)1 << to);
        const uint64_t takers =
            side & occupied &
            ((pawns & all_of(state, PAWN)) | (rules->knight[to] & all_of(state, KNIGHT)) |
             (rules->king[to] & all_of(state, KING)) | (rook_attacks(rules, to, occupied) & straight_of(state)) |
             (bishop_attacks(rules, to, occupied) & diagonal_of(state)));
        if (!(taking = takers))
            break;
        depth++;
        gain[depth] = material[kind] - gain[depth - 1];
        occupied &= ~cheapest_of(state, taking, &kind);
        side = ~side;
    }
    for (; depth > 0; depth--)
        gain[depth - 1] = gain[depth - 1] < -gain[depth] ? gain[depth - 1] : -gain[depth];
    return gain[0];
}

/* Does the move check the other king? */
static inline bool checks(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const int kind = becomes ? becomes : kind_at(state, from);
    const uint64_t occupied = occupied_of(state), left = (uint64_t)1 << from, here = (uint64_t)1 << to;
    const int king = square_of(occupied & ~state->own & all_of(state, KING));
    if ((kind == KING && (to - from == 2 || from - to == 2)) ||
        (kind == PAWN && (to - from) % 8 && !(occupied & here))) {
        const State after = play(rules, state, move); /* castling, and taking in passing: more than a piece moves */
        return view_of(rules, &after).checkers != 0;
    }
    if ((kind == KNIGHT && rules->knight[king] & here) || (kind == PAWN && pawns_attack(here) >> king & 1))
        return true;
    const uint64_t straight = kind == ROOK || kind == QUEEN ? here : 0;
    const uint64_t diagonal = kind == BISHOP || kind == QUEEN ? here : 0;
    const uint64_t then = (occupied & ~left) | here, others = state->own & ~left;
    return ((left | straight) & rules->straight[king] &&
            rook_attacks(rules, king, then) & ((others & straight_of(state)) | straight)) ||
           ((left | diagonal) & rules->diagonal[king] &&
            bishop_attacks(rules, king, then) & ((others & diagonal_of(state)) | diagonal));
}

#endif
