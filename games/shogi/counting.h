/* How many moves there are, without listing them. */
#ifndef SHOGI_COUNTING_H
#define SHOGI_COUNTING_H

/* Of pieces that step one way, all at once. */
static inline int count_aside(Set row, Set target)
{
    return count_of(row << 9 & target) + count_of(row >> 9 & target);
}

static inline int count_steps(const Rules *rules, const Board *board, Set free, Set target)
{
    const Set pawns = free & all_of(board, PAWN), knights = free & all_of(board, KNIGHT);
    const Set silvers = free & all_of(board, SILVER), golds = free & golds_of(board);
    const Set ahead = upwards(silvers | golds), pushed = pawns << 1;
    const Set pushed_to = target & rules->zone & ~rules->last, jumped_to = target & rules->zone & ~rules->last_two;
    int sum = count_of((ahead | pushed) & target) + count_of(pushed & pushed_to);
    sum += count_aside(ahead, target) + count_aside(golds, target) + count_of(downwards(golds) & target);
    sum += count_aside(downwards(silvers), target);
    sum += count_aside(knights << 2, target) + count_aside(knights << 2, jumped_to);
    for (Set set = silvers & (rules->zone | rules->beside_zone); set; set &= set - 1)
        sum += count_of(rules->step[0][square_of(set)][BY_SILVER] & target &
                        may_promote(rules, SILVER, square_of(set)));
    return sum;
}

static inline int count_piece(const Rules *rules, const View *view, int kind, int from)
{
    const Set to = kept(rules, view, from, attacks(rules, kind, from, view->occupied) & view->target);
    return count_of(to) + count_of(to & may_promote(rules, kind, from) & ~must_promote(rules, kind));
}

static inline int count_slides(const Rules *rules, const View *view, Set free)
{
    const Board *board = &view->board;
    const Set promoted = board->plane[3];
    int sum = 0;
    for (Set set = free & all_of(board, LANCE); set; set &= set - 1) {
        const Set to = slide_up(rules, square_of(set), UP, view->occupied) & view->target;
        sum += count_of(to) + count_of(to & rules->zone & ~rules->last);
    }
    for (Set set = free & (bishops_of(board) | rooks_of(board)); set; set &= set - 1) {
        const int from = square_of(set);
        const bool straight = has(board->plane[1], from);
        Set to = straight ? rook_attacks(rules, from, view->occupied) : bishop_attacks(rules, from, view->occupied);
        if (has(promoted, from))
            sum += count_of((to | rules->step[0][from][BY_KING]) & view->target);
        else
            sum += count_of(to & view->target) + count_of(to & view->target & may_promote(rules, ROOK, from));
    }
    return sum;
}

static inline int count_drops(const Rules *rules, const State *state, const View *view)
{
    static const uint32_t anywhere[] = {7U << 0, 7U << 14, 3U << 17, 3U << 19};
    const uint32_t hand = state->hand[0];
    const Set empty = view->target & ~view->occupied;
    int kinds = 0, sum = 0;
    for (int i = 0; i < 4; i++)
        kinds += (hand & anywhere[i]) != 0;
    if (held(hand, LANCE))
        sum += count_of(drop_targets(rules, state, view, LANCE, empty));
    if (held(hand, KNIGHT))
        sum += count_of(drop_targets(rules, state, view, KNIGHT, empty));
    if (held(hand, PAWN))
        sum += count_of(drop_targets(rules, state, view, PAWN, empty));
    return sum + kinds * count_of(empty);
}

static inline int count(const Rules *rules, const State *state)
{
    const View view = view_of(rules, state);
    int sum = count_of(king_targets(rules, &view));
    if (!view.target)
        return sum;
    const Set free = view.board.own & ~view.pinned;
    sum += count_steps(rules, &view.board, free, view.target) + count_slides(rules, &view, free);
    for (Set set = view.pinned; set; set &= set - 1)
        sum += count_piece(rules, &view, kind_at(&view.board, square_of(set)), square_of(set));
    return state->hand[0] ? sum + count_drops(rules, state, &view) : sum;
}

#endif
