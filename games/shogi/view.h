/* What decides which moves are legal, and where pieces may be dropped. */
#ifndef SHOGI_VIEW_H
#define SHOGI_VIEW_H

typedef struct {
    Board board;
    Set occupied, enemies;
    int king;
    Set checkers;
    Set pinned; /* own pieces that alone keep another from checking */
    Set target; /* where others than the king must go */
} View;

static inline Set between(const Rules *rules, int square, int other)
{
    const int way = rules->way[square][other];
    return rules->ray[square][way] & ~rules->ray[other][way] & ~bit(other);
}

/* The enemies that would check a king here if nothing stood between. */
static inline Set snipers_of(const Rules *rules, const Board *board, Set enemies, int king)
{
    return enemies & ((rules->straight[king] & rooks_of(board)) | (rules->diagonal[king] & bishops_of(board)) |
                      (rules->ray[king][UP] & all_of(board, LANCE)));
}

static inline __attribute__((always_inline)) View view_of(const Rules *rules, const State *state)
{
    View view = {.board = board_of(state)};
    const Board *board = &view.board;
    view.occupied = occupied_of(board);
    view.enemies = view.occupied & ~board->own;
    view.king = square_of(board->own & all_of(board, KING));
    if (view.enemies & rules->near[view.king])
        view.checkers = view.enemies & steppers_on(board, rules->step[0][view.king]);
    for (Set set = snipers_of(rules, board, view.enemies, view.king); set; set &= set - 1) {
        const Set shields = between(rules, view.king, square_of(set)) & view.occupied;
        if (!shields)
            view.checkers |= set & -set;
        else if (!(shields & (shields - 1)))
            view.pinned |= shields & board->own;
    }
    if (!view.checkers)
        view.target = rules->board & ~board->own;
    else if (!(view.checkers & (view.checkers - 1)))
        view.target = view.checkers | between(rules, view.king, square_of(view.checkers));
    return view;
}

static inline Set king_targets(const Rules *rules, const View *view)
{
    const Set to = rules->step[0][view->king][BY_KING] & ~view->board.own;
    const Set occupied = view->occupied & ~bit(view->king);
    if (!to)
        return 0;
    return to & ~(steps_down(&view->board, view->enemies) |
                  slides_down(rules, &view->board, view->enemies, view->king, occupied));
}

/* A pinned piece stays between the king and the other. */
static inline Set kept(const Rules *rules, const View *view, int from, Set to)
{
    return has(view->pinned, from) ? to & rules->ray[view->king][rules->way[view->king][from]] : to;
}

/* Where a piece may promote that moves from this square, and where it must. */
static inline Set may_promote(const Rules *rules, int kind, int from)
{
    if (kind >= KING)
        return 0;
    return has(rules->zone, from) ? rules->board : rules->zone;
}

static inline Set must_promote(const Rules *rules, int kind)
{
    return kind == PAWN || kind == LANCE ? rules->last : kind == KNIGHT ? rules->last_two : 0;
}

/* --- drops ------------------------------------------------------------------------------------------------------ */

static inline Move drop_move(const State *state, int base, int to)
{
    return (Move)((DROP + base) | to << TO_SHIFT | (state->white ? WHITE_MOVES : 0));
}

/* Would a pawn that is dropped there, before the other's king, mate?  Only if the king cannot take it. */
static __attribute__((noinline, unused)) bool dropped_pawn_mates(const Rules *rules, const State *state,
                                                                 const View *view, int to)
{
    if (!attackers_of(rules, &view->board, view->board.own, false, to, view->occupied))
        return false;
    const State after = play(rules, state, drop_move(state, PAWN, to));
    return finished(rules, &after);
}

/* Squares of a set on files without an own pawn: the highest rank less the pawns keeps a file's bit if it has none. */
static inline Set without_pawns(const View *view, Set set)
{
    const Set free = (highest_rank - (view->board.own & all_of(&view->board, PAWN))) & highest_rank;
    return set & (free | (free - (free >> 8)));
}

/* Where this may be dropped, if it is in hand; `empty` are empty targets. */
static inline Set drop_targets(const Rules *rules, const State *state, const View *view, int base, Set empty)
{
    const Set to = empty & ~must_promote(rules, base);
    if (base != PAWN)
        return to;
    const Set pawn = without_pawns(view, to);
    const Set mating = pawn & (view->enemies & all_of(&view->board, KING)) >> 1;
    return mating && dropped_pawn_mates(rules, state, view, square_of(mating)) ? pawn & ~mating : pawn;
}

#endif
