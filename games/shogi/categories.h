/* Categories of moves, for the cutoffs that give them probabilities. */
#ifndef SHOGI_CATEGORIES_H
#define SHOGI_CATEGORIES_H

/* After Y. Tsuruoka, D. Yokoyama and T. Chikayama, "Game-tree Search Algorithm based on Realization Probability", 2002;
 * without recaptures, since a position does not know the move before it. */
enum {
    TAKES_MAJOR,
    TAKES_GENERAL,
    TAKES_MINOR,
    TAKES_PAWN,
    TAKES_EVEN,
    TAKES_LOSING,
    TAKES_LOSING_MUCH,
    TAKES_PROMOTING,
    TAKES_CHECKER,
    KING_FLEES,
    INTERPOSES,
    INTERPOSES_DROP,
    CHECKS,
    CHECKS_LOSING,
    CHECKS_BY_DROP,
    CHECKS_BY_DROP_LOSING,
    CHECKS_UNCOVERED,
    PROMOTES_MAJOR,
    PROMOTES_PAWN,
    PROMOTES_OTHER,
    PROMOTES_LOSING,
    MAJOR_ESCAPES,
    GENERAL_ESCAPES,
    OTHER_ESCAPES,
    DROPS, /* of each kind, near the other's king, near the own, elsewhere */
    DROPS_LOSING = DROPS + 3 * BASES,
    PAWN_DROP_ATTACKS,
    KING_MOVE,
    GUARD_NEARS_KING,
    GUARD_NEARS_OTHER,
    GUARD_MOVE,
    KNIGHT_MOVE,
    LANCE_MOVE,
    MAJOR_NEARS_OTHER,
    MAJOR_MOVE,
    PAWN_ATTACKS,
    PAWN_BEFORE_ROOK,
    PAWN_ON_EDGE,
    PAWN_MOVE,
    QUIET_LOSING
};

static inline int capture_category(int gain)
{
    return gain >= 1800   ? TAKES_MAJOR
           : gain >= 1000 ? TAKES_GENERAL
           : gain >= 500  ? TAKES_MINOR
           : gain >= 150  ? TAKES_PAWN
           : gain > -150  ? TAKES_EVEN
           : gain > -1000 ? TAKES_LOSING
                          : TAKES_LOSING_MUCH;
}

static inline int promotion_category(int kind)
{
    return kind >= HORSE ? PROMOTES_MAJOR : base_of(kind) == PAWN ? PROMOTES_PAWN : PROMOTES_OTHER;
}

static inline int distance(int square, int other)
{
    const int x = abs(square / 9 - other / 9), y = abs(square % 9 - other % 9);
    return x > y ? x : y;
}

/* Of a pawn that does not take. */
static inline int pawn_category(const Board *board, const Deed *deed)
{
    const Set file = (Set)0x1ff << (deed->to / 9 * 9), below = file & (bit(deed->to) - 1);
    if (bit(deed->to + 1) & file & deed->occupied & ~board->own)
        return PAWN_ATTACKS;
    if (below & board->own & rooks_of(board))
        return PAWN_BEFORE_ROOK;
    return deed->to / 9 % 8 == 0 ? PAWN_ON_EDGE : PAWN_MOVE;
}

/* Of a piece on the board that neither takes nor promotes. */
static inline int quiet_category(const Board *board, const Deed *deed, int king, int other)
{
    const bool nearer = distance(deed->to, other) < distance(deed->from, other);
    switch (deed->kind) {
    case PAWN:
        return pawn_category(board, deed);
    case LANCE:
        return LANCE_MOVE;
    case KNIGHT:
        return KNIGHT_MOVE;
    case KING:
        return KING_MOVE;
    case BISHOP:
    case ROOK:
    case HORSE:
    case DRAGON:
        return nearer ? MAJOR_NEARS_OTHER : MAJOR_MOVE;
    default:
        return nearer                                                  ? GUARD_NEARS_OTHER
               : distance(deed->to, king) < distance(deed->from, king) ? GUARD_NEARS_KING
                                                                       : GUARD_MOVE;
    }
}

static inline int drop_category(const Rules *rules, const Deed *deed, int king, int other)
{
    const int place = has(rules->around[other], deed->to) ? 0 : has(rules->around[king], deed->to) ? 1 : 2;
    return DROPS + 3 * (deed->from - DROP) + place;
}

/* Does a piece leave a square where it would be lost? */
static inline bool escapes(const Rules *rules, const View *view, const Deed *deed)
{
    const Board *board = &view->board;
    const Set takers = attackers_of(rules, board, view->enemies, true, deed->from, view->occupied);
    const int kind = kind_at(board, deed->from);
    return takers && kind != KING &&
           (kind_worth[cheapest_kind(board, takers)] < kind_worth[kind] ||
            !attackers_of(rules, board, board->own, false, deed->from, view->occupied));
}

/* Those of answers to a check. */
static inline int answer_category(const View *view, const Deed *deed)
{
    if (has(view->checkers, deed->to))
        return TAKES_CHECKER;
    return deed->kind == KING ? KING_FLEES : deed->from >= DROP ? INTERPOSES_DROP : INTERPOSES;
}

/* Is the other king checked by a piece that did not move? */
static inline bool uncovers(const Rules *rules, const Board *board, const Deed *deed, int other)
{
    if (deed->from >= DROP || rules->way[other][deed->from] == NOWHERE)
        return false;
    return attackers_of(rules, board, board->own & deed->occupied & ~bit(deed->to), false, other, deed->occupied);
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const View view = view_of(rules, state);
    const Board *board = &view.board;
    const Deed deed = deed_of(rules, board, move);
    const int gain = exchange(rules, board, &deed), other = square_of(view.enemies & all_of(board, KING));
    const bool drops = deed.from >= DROP, losing = gain <= -150;
    uint64_t set = 0;
#define ADD(category) set |= (uint64_t)1 << (category)
    if (view.checkers)
        ADD(answer_category(&view, &deed));
    if (deed.check)
        ADD(CHECKS + losing + 2 * drops);
    if (uncovers(rules, board, &deed, other))
        ADD(CHECKS_UNCOVERED);
    if (deed.taken)
        ADD(capture_category(gain));
    if (deed.promotes)
        ADD(deed.taken ? TAKES_PROMOTING : losing ? PROMOTES_LOSING : promotion_category(deed.kind));
    if (!drops && !losing && escapes(rules, &view, &deed))
        ADD(deed.kind >= HORSE || deed.kind == BISHOP || deed.kind == ROOK ? MAJOR_ESCAPES
            : deed.kind >= SILVER                                          ? GENERAL_ESCAPES
                                                                           : OTHER_ESCAPES);
    if (drops)
        ADD(losing ? DROPS_LOSING : drop_category(rules, &deed, view.king, other));
    if (drops && deed.kind == PAWN && pawn_category(board, &deed) == PAWN_ATTACKS)
        ADD(PAWN_DROP_ATTACKS);
    if (!drops && !deed.taken && !deed.promotes)
        ADD(losing ? QUIET_LOSING : quiet_category(board, &deed, view.king, other));
#undef ADD
    return set;
}

#endif
