/* Categories of moves, for the cutoffs that give them probabilities. */
#ifndef SHOGI_CATEGORIES_H
#define SHOGI_CATEGORIES_H

/* After Y. Tsuruoka, D. Yokoyama and T. Chikayama, "Game-tree Search Algorithm based on Realization Probability", 2002. */
#define EACH_CATEGORY(CATEGORY)                                                                                    \
    CATEGORY(TAKES_MAJOR, "takes, wins a rook or bishop")                                                          \
    CATEGORY(TAKES_GENERAL, "takes, wins a gold or silver")                                                        \
    CATEGORY(TAKES_MINOR, "takes, wins a knight or lance")                                                         \
    CATEGORY(TAKES_PAWN, "takes, wins a pawn")                                                                     \
    CATEGORY(TAKES_EVEN, "takes, even")                                                                            \
    CATEGORY(TAKES_LOSING, "takes, loses")                                                                         \
    CATEGORY(TAKES_LOSING_MUCH, "takes, loses much")                                                               \
    CATEGORY(TAKES_BACK, "takes back")                                                                             \
    CATEGORY(TAKES_PROMOTING, "takes and promotes")                                                                \
    CATEGORY(TAKES_CHECKER, "takes the checker")                                                                   \
    CATEGORY(KING_FLEES, "king flees")                                                                             \
    CATEGORY(INTERPOSES, "interposes")                                                                             \
    CATEGORY(INTERPOSES_DROP, "interposes a drop")                                                                 \
    CATEGORY(CHECKS, "checks")                                                                                     \
    CATEGORY(CHECKS_LOSING, "checks, loses")                                                                       \
    CATEGORY(CHECKS_BY_DROP, "checks by a drop")                                                                   \
    CATEGORY(CHECKS_BY_DROP_LOSING, "checks by a drop, loses")                                                     \
    CATEGORY(CHECKS_UNCOVERED, "uncovers a check")                                                                 \
    CATEGORY(PROMOTES_MAJOR, "promotes a rook or bishop")                                                          \
    CATEGORY(PROMOTES_PAWN, "promotes a pawn")                                                                     \
    CATEGORY(PROMOTES_OTHER, "promotes another")                                                                   \
    CATEGORY(PROMOTES_LOSING, "promotes, loses")                                                                   \
    CATEGORY(MAJOR_ESCAPES, "rook or bishop escapes")                                                              \
    CATEGORY(GENERAL_ESCAPES, "gold or silver escapes")                                                            \
    CATEGORY(OTHER_ESCAPES, "another escapes")                                                                     \
    DROP_CATEGORIES(CATEGORY, GOLD, "gold")                                                                        \
    DROP_CATEGORIES(CATEGORY, PAWN, "pawn")                                                                        \
    DROP_CATEGORIES(CATEGORY, LANCE, "lance")                                                                      \
    DROP_CATEGORIES(CATEGORY, KNIGHT, "knight")                                                                    \
    DROP_CATEGORIES(CATEGORY, SILVER, "silver")                                                                    \
    DROP_CATEGORIES(CATEGORY, BISHOP, "bishop")                                                                    \
    DROP_CATEGORIES(CATEGORY, ROOK, "rook")                                                                        \
    CATEGORY(DROPS_LOSING, "drops, loses")                                                                         \
    CATEGORY(PAWN_DROP_ATTACKS, "dropped pawn attacks")                                                            \
    CATEGORY(KING_MOVE, "king moves")                                                                              \
    CATEGORY(GUARD_NEARS_KING, "gold or silver to own king")                                                       \
    CATEGORY(GUARD_NEARS_OTHER, "gold or silver to king")                                                          \
    CATEGORY(GUARD_MOVE, "gold or silver moves")                                                                   \
    CATEGORY(KNIGHT_MOVE, "knight moves")                                                                          \
    CATEGORY(LANCE_MOVE, "lance moves")                                                                            \
    CATEGORY(MAJOR_NEARS_OTHER, "rook or bishop to king")                                                          \
    CATEGORY(MAJOR_MOVE, "rook or bishop moves")                                                                   \
    CATEGORY(PAWN_ATTACKS, "pawn attacks")                                                                         \
    CATEGORY(PAWN_BEFORE_ROOK, "pawn before rook")                                                                 \
    CATEGORY(PAWN_ON_EDGE, "pawn on edge")                                                                         \
    CATEGORY(PAWN_MOVE, "pawn moves")                                                                              \
    CATEGORY(QUIET_LOSING, "quiet, loses")

/* Drops near the other's king, near the own, elsewhere; the pieces stand in the order of their bases. */
#define DROP_CATEGORIES(CATEGORY, piece, name)                                                                     \
    CATEGORY(DROPS_##piece##_AT_KING, "drops " name " at king")                                                    \
    CATEGORY(DROPS_##piece##_AT_OWN_KING, "drops " name " at own king")                                            \
    CATEGORY(DROPS_##piece, "drops " name)

#define CATEGORY_NUMBER(category, name) category,
#define CATEGORY_NAME(category, name) name,

enum { EACH_CATEGORY(CATEGORY_NUMBER) };

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
    return DROPS_GOLD_AT_KING + 3 * (deed->from - DROP) + place;
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
