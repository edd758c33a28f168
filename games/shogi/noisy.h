/* Moves whose consequences the evaluation does not foresee: captures and promotions; and those that check. */
#ifndef SHOGI_NOISY_H
#define SHOGI_NOISY_H

static inline bool in_check(const Rules *rules, const State *state)
{
    const Board board = board_of(state);
    const Set occupied = occupied_of(&board);
    const int king = square_of(board.own & all_of(&board, KING));
    return attackers_of(rules, &board, occupied & ~board.own, true, king, occupied);
}

/* Where pieces check the other king. */
typedef struct {
    int king;
    Set from[KINDS]; /* squares, by kinds */
    Set shields;     /* own pieces that uncover a check where they leave the line on which they stand with it */
} Checking;

/* Own pieces that stand alone between one that slides and the other king. */
static inline Set shields_of(const Rules *rules, const View *view, int king)
{
    const Board *board = &view->board;
    const Set slide_there = (rules->straight[king] & rooks_of(board)) |
                            (rules->diagonal[king] & bishops_of(board)) |
                            (rules->ray[king][DOWN] & all_of(board, LANCE));
    Set shields = 0;
    for (Set set = slide_there & board->own; set; set &= set - 1) {
        const Set way = between(rules, king, square_of(set)) & view->occupied;
        shields |= way & (way - 1) ? 0 : way & board->own;
    }
    return shields;
}

static inline Checking checking_of(const Rules *rules, const View *view)
{
    const int king = square_of(view->enemies & all_of(&view->board, KING));
    const Set straight = rook_attacks(rules, king, view->occupied);
    const Set diagonal = bishop_attacks(rules, king, view->occupied);
    Checking checking = {.king = king, .shields = shields_of(rules, view, king)};
    for (int kind = PAWN; kind <= DRAGON; kind++)
        checking.from[kind] = kind == KING ? 0 : rules->step[1][king][stepper[kind]];
    checking.from[LANCE] = slide_down(rules, king, DOWN, view->occupied);
    checking.from[BISHOP] = diagonal;
    checking.from[ROOK] = straight;
    checking.from[HORSE] |= diagonal;
    checking.from[DRAGON] |= straight;
    return checking;
}

/* Squares to which this piece goes and takes there, or checks, as a piece of this kind. */
static inline Set loud(const Rules *rules, const View *view, const Checking *checking, int kind, int from, Set to)
{
    const Set direct = to & (view->enemies | checking->from[kind]);
    if (!has(checking->shields, from))
        return direct;
    return direct | (to & ~rules->ray[checking->king][rules->way[checking->king][from]]);
}

/* From where a piece of this kind may reach these squares, and from some others: most pieces are left out soon. */
static inline Set around_of(int kind, Set to)
{
    if (kind == LANCE || kind == BISHOP || kind == ROOK || kind >= HORSE)
        return ~(Set)0;
    if (kind == PAWN)
        return to >> 1;
    const Set ahead = kind == KNIGHT ? to >> 2 : to | to << 1 | to >> 1;
    return ahead << 9 | ahead | ahead >> 9;
}

/* Pawns, bishops and rooks lose hardly anything by promoting, so that they are not asked not to.
 *
 * Of promotions without a capture only those of pawns are noisy, which win as much as a piece.  If those of rooks were,
 * too, who may promote with every move in the zone, searches of three plies would visit a fifth to a third more
 * positions beyond the horizon (in the middle games of tests/games/values), and if all were, a half to two thirds more;
 * values would agree no better with those of a strong engine. */
static inline Move *add_noisy(const Rules *rules, const View *view, const Checking *checking, int kind, Set pieces,
                              int white, Move *next)
{
    if (!pieces)
        return next;
    const bool readily = kind == PAWN || kind == BISHOP || kind == ROOK;
    const Set loud_there =
        view->enemies | checking->from[kind] | checking->from[kind | PROMOTED] | (kind == PAWN ? rules->zone : 0);
    pieces &= around_of(kind, loud_there & view->target) | checking->shields;
    for (; pieces; pieces &= pieces - 1) {
        const int from = square_of(pieces);
        const Set to = kept(rules, view, from, attacks(rules, kind, from, view->occupied) & view->target);
        const Set may = may_promote(rules, kind, from), stays = ~(readily ? may : must_promote(rules, kind));
        const Set promotes = kind == PAWN ? to : loud(rules, view, checking, kind | PROMOTED, from, to);
        next = add_moves(next, from, promotes & may, white | PROMOTES);
        next = add_moves(next, from, loud(rules, view, checking, kind, from, to) & stays, white);
    }
    return next;
}

/* Captures might go on for ever, since a check may be answered by the drop of what was taken before.  In those middle
 * games they end after 30 plies at most. */
static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    static const Checking none = {.king = 0};
    const View view = view_of(rules, state);
    const Checking checking = checks ? checking_of(rules, &view) : none;
    const Board *board = &view.board;
    const int white = state->white ? WHITE_MOVES : 0;
    Move *next = list;
    if (view.target) {
        next = add_noisy(rules, &view, &checking, GOLD, board->own & golds_of(board), white, next);
        for (int kind = PAWN; kind <= ROOK; kind++)
            next = add_noisy(rules, &view, &checking, kind, board->own & all_of(board, kind), white, next);
        for (int kind = HORSE; kind <= DRAGON; kind++)
            next = add_noisy(rules, &view, &checking, kind, board->own & all_of(board, kind), white, next);
    }
    if (has(checking.shields, view.king) || rules->step[0][view.king][BY_KING] & view.enemies)
        next = add_moves(next, view.king,
                         loud(rules, &view, &checking, KING, view.king, king_targets(rules, &view)), white);
    const Set empty = view.target & ~view.occupied;
    for (int base = 0; base < BASES && checks; base++)
        if (held(state->hand[0], base)) {
            const Set to = empty & checking.from[dropped_kind(base)];
            next = add_moves(next, DROP + base, drop_targets(rules, state, &view, base, to), white);
        }
    return (int)(next - list);
}

/* What a move adds at once to what the own pieces are worth where they stand and in hand, less the other's. */
static inline Value gain(const Rules *rules, const State *state, Move move)
{
    const State next = play(rules, state, move);
    return -next.places - state->places;
}

static inline Value exchange_of(const Rules *rules, const State *state, Move move)
{
    const Board board = board_of(state);
    const Deed deed = deed_of(rules, &board, move);
    return exchange(rules, &board, &deed);
}

#endif
