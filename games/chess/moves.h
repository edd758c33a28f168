/* The moves of a position, and whether a move of another position is one of them. */
#ifndef CHESS_MOVES_H
#define CHESS_MOVES_H

/* Moves of a piece from one square, or of pawns that all go the same way, so far. */
typedef struct {
    uint64_t to;
    int from, far; /* far: of pawns; 0: of a piece */
} Bundle;

enum { MOST_BUNDLES = 32 };

/* Pawns that are pinned move along the pin. */
static inline int pawn_bundles(const State *state, const View *view, Bundle *bundle)
{
    const uint64_t pawns = state->own & all_of(state, PAWN), empty = ~view->occupied;
    const uint64_t may_push = pawns & ~view->diagonal, may_take = pawns & ~view->straight;
    const uint64_t free_push = may_push & ~view->straight, pinned_push = may_push & view->straight;
    const uint64_t free_take = may_take & ~view->diagonal, pinned_take = may_take & view->diagonal;
    const uint64_t once = (free_push << 8 | (pinned_push << 8 & view->straight)) & empty;
    const uint64_t left = leftwards(free_take) << 8 | (leftwards(pinned_take) << 8 & view->diagonal);
    const uint64_t right = rightwards(free_take) << 8 | (rightwards(pinned_take) << 8 & view->diagonal);
    bundle[0] = (Bundle){left & view->enemies & view->target, 0, 7};
    bundle[1] = (Bundle){right & view->enemies & view->target, 0, 9};
    bundle[2] = (Bundle){once & view->target, 0, 8};
    bundle[3] = (Bundle){(once & RANK(3)) << 8 & empty & view->target, 0, 16};
    return 4;
}

static inline int add_bundle(Bundle *bundle, int count, int from, uint64_t to)
{
    bundle[count] = (Bundle){to, from, 0};
    return count + (to != 0);
}

/* Of all pieces but pawns and the king. */
static inline int officer_bundles(const Rules *rules, const State *state, const View *view, Bundle *bundle)
{
    const uint64_t own = state->own, pinned = view->straight | view->diagonal;
    const uint64_t straight = own & straight_of(state), diagonal = own & diagonal_of(state);
    int count = 0;
    if (view->target) {
        for (uint64_t from = own & all_of(state, KNIGHT) & ~pinned; from; from &= from - 1)
            count = add_bundle(bundle, count, square_of(from), rules->knight[square_of(from)] & view->target);
        for (uint64_t from = diagonal & ~view->straight; from; from &= from - 1) {
            const uint64_t to = bishop_attacks(rules, square_of(from), view->occupied) & view->target;
            count = add_bundle(bundle, count, square_of(from),
                               from & -from & view->diagonal ? to & view->diagonal : to);
        }
        for (uint64_t from = straight & ~view->diagonal; from; from &= from - 1) {
            const uint64_t to = rook_attacks(rules, square_of(from), view->occupied) & view->target;
            count = add_bundle(bundle, count, square_of(from),
                               from & -from & view->straight ? to & view->straight : to);
        }
    }
    return count;
}

/* All moves but those of pawns and in passing. */
static inline int piece_bundles(const Rules *rules, const State *state, const View *view, Bundle *bundle)
{
    int count = officer_bundles(rules, state, view, bundle);
    uint64_t to = rules->king[view->king] & ~state->own;
    if (to || state->rights & OWN_RIGHTS) {
        const uint64_t dangerous = danger(state, view);
        to = king_targets(rules, state, view, dangerous) | castling(state, view, dangerous);
        count = add_bundle(bundle, count, view->king, to);
    }
    return count;
}

static inline int count(const Rules *rules, const State *state)
{
    const View view = view_of(rules, state);
    Bundle bundle[MOST_BUNDLES];
    int sum = 0;
    for (int i = pawn_bundles(state, &view, bundle) - 1; i >= 0; i--)
        sum += count_of(bundle[i].to) + 3 * count_of(bundle[i].to & RANK(8));
    for (int i = piece_bundles(rules, state, &view, bundle) - 1; i >= 0; i--)
        sum += count_of(bundle[i].to);
    return sum + count_of(passing_pawns(rules, state, &view));
}

static inline Move *add_move(Move *list, int from, int to, int becomes, int black)
{
    *list = (Move)(from | to << TO_SHIFT | becomes << BECOMES_SHIFT | (black ? BLACK_MOVES : 0));
    return list + 1;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const View view = view_of(rules, state);
    const int black = state->black;
    Bundle bundle[MOST_BUNDLES];
    Move *next = list;
    const int pawns = pawn_bundles(state, &view, bundle);
    for (int i = 0; i < pawns; i++)
        for (uint64_t set = bundle[i].to; set; set &= set - 1) {
            const int to = square_of(set), from = to - bundle[i].far;
            if (to < 56)
                next = add_move(next, from, to, 0, black);
            for (int becomes = QUEEN; to >= 56 && becomes >= KNIGHT; becomes--)
                next = add_move(next, from, to, becomes, black);
        }
    for (uint64_t set = passing_pawns(rules, state, &view); set; set &= set - 1)
        next = add_move(next, square_of(set), 40 + state->passing - 1, 0, black);
    const int pieces = piece_bundles(rules, state, &view, bundle);
    for (int i = 0; i < pieces; i++)
        for (uint64_t set = bundle[i].to; set; set &= set - 1)
            next = add_move(next, bundle[i].from, square_of(set), 0, black);
    return (int)(next - list);
}

/* --- moves of other positions ---------------------------------------------------------------------------------- */

static inline uint64_t targets_of_pawn(const Rules *rules, const State *state, const View *view, int from)
{
    Bundle bundle[MOST_BUNDLES];
    uint64_t to = 0;
    for (int i = pawn_bundles(state, view, bundle) - 1; i >= 0; i--)
        if (from + bundle[i].far < 64)
            to |= bundle[i].to & (uint64_t)1 << (from + bundle[i].far);
    return to | (passing_pawns(rules, state, view) >> from & 1 ? (uint64_t)1 << (40 + state->passing - 1) : 0);
}

static inline uint64_t targets_of(const Rules *rules, const State *state, const View *view, int from)
{
    const uint64_t bit = (uint64_t)1 << from;
    const int kind = kind_at(state, from);
    uint64_t to = 0;
    if (kind == PAWN)
        return targets_of_pawn(rules, state, view, from);
    if (kind == KING) {
        const uint64_t dangerous = danger(state, view);
        return king_targets(rules, state, view, dangerous) | castling(state, view, dangerous);
    }
    if (kind == KNIGHT)
        return bit & (view->straight | view->diagonal) ? 0 : rules->knight[from] & view->target;
    if (kind != ROOK && !(bit & view->straight))
        to |= bishop_attacks(rules, from, view->occupied) & (bit & view->diagonal ? view->diagonal : ~(uint64_t)0);
    if (kind != BISHOP && !(bit & view->diagonal))
        to |= rook_attacks(rules, from, view->occupied) & (bit & view->straight ? view->straight : ~(uint64_t)0);
    return to & view->target;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    if (!(state->own >> from & 1) || !(move & BLACK_MOVES) != !state->black)
        return false;
    if ((kind_at(state, from) == PAWN && to >= 56) != (becomes >= KNIGHT && becomes <= QUEEN))
        return false;
    if (becomes == PAWN || becomes >= KING)
        return false;
    const View view = view_of(rules, state);
    return targets_of(rules, state, &view, from) >> to & 1;
}

#endif
