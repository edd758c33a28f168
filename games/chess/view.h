/* What decides which moves are legal. */
#ifndef CHESS_VIEW_H
#define CHESS_VIEW_H

typedef struct {
    uint64_t occupied, enemies;
    int king;
    uint64_t checkers;
    uint64_t target; /* where others than the king must go */
    uint64_t straight,
        diagonal; /* squares between the king and what would check it but for one own piece, and this */
} View;

/* Of pieces that aim at the king on lines: they check, or pin what stands alone between, if it is an own piece. */
static inline uint64_t pins(const Rules *rules, View *view, uint64_t own, uint64_t aiming)
{
    uint64_t squares = 0;
    for (; aiming; aiming &= aiming - 1) {
        const uint64_t way = rules->between[view->king][square_of(aiming)], blocks = way & view->occupied;
        if (!blocks)
            view->checkers |= aiming & -aiming;
        else if (!(blocks & (blocks - 1)) && blocks & own)
            squares |= way | (aiming & -aiming);
    }
    return squares;
}

static inline __attribute__((always_inline)) View view_of(const Rules *rules, const State *state)
{
    const uint64_t occupied = occupied_of(state), own = state->own, enemies = occupied & ~own;
    View view = {.occupied = occupied, .enemies = enemies, .king = square_of(own & all_of(state, KING))};
    view.checkers = enemies & ((rules->knight[view.king] & all_of(state, KNIGHT)) |
                               (pawns_attack((uint64_t)1 << view.king) & all_of(state, PAWN)));
    view.straight = pins(rules, &view, own, enemies & straight_of(state) & rules->straight[view.king]);
    view.diagonal = pins(rules, &view, own, enemies & diagonal_of(state) & rules->diagonal[view.king]);
    view.target = !view.checkers ? ~own
                  : view.checkers & (view.checkers - 1)
                      ? 0
                      : view.checkers | rules->between[view.king][square_of(view.checkers)];
    return view;
}

/* Squares that the opponent attacks, also through the king. */
static inline uint64_t danger(const State *state, const View *view)
{
    const uint64_t enemies = view->enemies;
    return knights_attack(enemies & all_of(state, KNIGHT)) | kings_attack(enemies & all_of(state, KING)) |
           pawns_attack_down(enemies & all_of(state, PAWN)) |
           sliders_attack(enemies & straight_of(state), enemies & diagonal_of(state),
                          view->occupied & ~((uint64_t)1 << view->king));
}

static inline uint64_t king_targets(const Rules *rules, const State *state, const View *view, uint64_t dangerous)
{
    return rules->king[view->king] & ~state->own & ~dangerous;
}

/* Where the king may go in castling. */
static inline uint64_t castling(const State *state, const View *view, uint64_t dangerous)
{
    const uint64_t way_short = 0x60, way_long = 0x0e, king_long = 0x0c;
    uint64_t to = 0;
    if (view->checkers)
        return 0;
    if (state->rights & SHORT && !(view->occupied & way_short) && !(dangerous & way_short))
        to |= 0x40;
    if (state->rights & LONG && !(view->occupied & way_long) && !(dangerous & king_long))
        to |= 0x04;
    return to;
}

/* Can a pawn on this square legally take in passing the one that stands beside it? */
static inline bool may_pass(const Rules *rules, const State *state, const View *view, int from, int victim)
{
    const uint64_t taken = (uint64_t)1 << victim;
    const uint64_t after = (view->occupied & ~taken & ~((uint64_t)1 << from)) | taken << 8;
    return !attackers_of(rules, state, view->king, view->enemies & ~taken, after);
}

/* The pawns that take in passing. */
static inline uint64_t passing_pawns(const Rules *rules, const State *state, const View *view)
{
    if (!state->passing)
        return 0;
    const int victim = 32 + state->passing - 1;
    const uint64_t beside = leftwards((uint64_t)1 << victim) | rightwards((uint64_t)1 << victim);
    uint64_t may = 0;
    for (uint64_t from = beside & state->own & all_of(state, PAWN); from; from &= from - 1)
        if (may_pass(rules, state, view, square_of(from), victim))
            may |= from & -from;
    return may;
}

#endif
