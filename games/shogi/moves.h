/* The moves of a position, and whether a move of another position is one of them. */
#ifndef SHOGI_MOVES_H
#define SHOGI_MOVES_H

static inline Move *add_moves(Move *list, int from, Set to, int flags)
{
    for (; to; to &= to - 1)
        *list++ = (Move)(from | square_of(to) << TO_SHIFT | flags);
    return list;
}

/* Those of pieces of one kind, or of kinds that move alike and do not promote. */
static __attribute__((noinline, unused)) Move *add_pieces(const Rules *rules, const View *view, int kind,
                                                          Set pieces, int white, Move *list)
{
    const Set must = must_promote(rules, kind);
    for (; pieces; pieces &= pieces - 1) {
        const int from = square_of(pieces);
        const Set to = kept(rules, view, from, attacks(rules, kind, from, view->occupied) & view->target);
        list = add_moves(list, from, to & may_promote(rules, kind, from), white | PROMOTES);
        list = add_moves(list, from, to & ~must, white);
    }
    return list;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const View view = view_of(rules, state);
    const Board *board = &view.board;
    const int white = state->white ? WHITE_MOVES : 0;
    Move *next = list;
    if (view.target) {
        next = add_pieces(rules, &view, GOLD, board->own & golds_of(board), white, next);
        for (int kind = PAWN; kind <= ROOK; kind++)
            next = add_pieces(rules, &view, kind, board->own & all_of(board, kind), white, next);
        for (int kind = HORSE; kind <= DRAGON; kind++)
            next = add_pieces(rules, &view, kind, board->own & all_of(board, kind), white, next);
    }
    next = add_moves(next, view.king, king_targets(rules, &view), white);
    const Set empty = view.target & ~view.occupied;
    for (int base = 0; base < BASES && empty; base++)
        if (held(state->hand[0], base))
            next = add_moves(next, DROP + base, drop_targets(rules, state, &view, base, empty), white);
    return (int)(next - list);
}

/* Is this, a move of either side in another position, one here? */
static inline bool legal(const Rules *rules, const State *state, Move move)
{
    const int from = move & SQUARE, to = move >> TO_SHIFT & SQUARE;
    if (!(move & WHITE_MOVES) != !state->white)
        return false;
    if (from >= DROP && !held(state->hand[0], from - DROP))
        return false;
    const View view = view_of(rules, state);
    if (from >= DROP)
        return has(drop_targets(rules, state, &view, from - DROP, view.target & ~view.occupied), to);
    if (!has(view.board.own, from))
        return false;
    const int kind = kind_at(&view.board, from);
    const Set how = move & PROMOTES ? may_promote(rules, kind, from) : ~must_promote(rules, kind);
    if (!has(how, to))
        return false;
    if (kind == KING)
        return has(king_targets(rules, &view), to);
    return has(kept(rules, &view, from, attacks(rules, kind, from, view.occupied) & view.target), to);
}

#endif
