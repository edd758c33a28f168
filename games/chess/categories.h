/* Categories of moves, for the cutoffs that give them probabilities. */
#ifndef CHESS_CATEGORIES_H
#define CHESS_CATEGORIES_H

/* After those by which Tsuruoka et al. tell moves of shogi apart (2002): first what a move does at once, then, of moves
 * that do nothing of that, what moves where.  Those that escape, and threaten dearer pieces, stand in the order of pieces. */
#define EACH_CATEGORY(CATEGORY)                                                                                    \
    CATEGORY(CHECKS, "checks")                                                                                     \
    CATEGORY(CHECKS_AT_A_LOSS, "checks at a loss")                                                                 \
    CATEGORY(QUEENS, "becomes a queen")                                                                            \
    CATEGORY(UNDERPROMOTES, "becomes another piece")                                                               \
    CATEGORY(WINS_A_QUEEN, "wins a queen")                                                                         \
    CATEGORY(WINS_A_ROOK, "wins a rook")                                                                           \
    CATEGORY(WINS_A_PIECE, "wins a piece")                                                                         \
    CATEGORY(WINS_A_PAWN, "wins a pawn")                                                                           \
    CATEGORY(EXCHANGES, "exchanges")                                                                               \
    CATEGORY(TAKES_AT_A_LOSS, "takes at a loss")                                                                   \
    CATEGORY(TAKES_BACK, "takes back")                                                                             \
    CATEGORY(LEAVES_CHECK, "leaves check")                                                                         \
    CATEGORY(TAKES_THE_CHECKER, "takes what checks")                                                               \
    CATEGORY(COVERS_THE_KING, "covers the king")                                                                   \
    CATEGORY(CASTLES, "castles")                                                                                   \
    CATEGORY(LEAVES_TO_BE_TAKEN, "leaves to be taken")                                                             \
    CATEGORY(PAWN_ESCAPES, "pawn escapes")                                                                         \
    CATEGORY(KNIGHT_ESCAPES, "knight escapes")                                                                     \
    CATEGORY(BISHOP_ESCAPES, "bishop escapes")                                                                     \
    CATEGORY(ROOK_ESCAPES, "rook escapes")                                                                         \
    CATEGORY(QUEEN_ESCAPES, "queen escapes")                                                                       \
    CATEGORY(PAWN_THREATENS, "pawn threatens")                                                                     \
    CATEGORY(KNIGHT_THREATENS, "knight threatens")                                                                 \
    CATEGORY(BISHOP_THREATENS, "bishop threatens")                                                                 \
    CATEGORY(ROOK_THREATENS, "rook threatens")                                                                     \
    CATEGORY(PASSED_FAR, "passed pawn, far ahead")                                                                 \
    CATEGORY(PASSED_ON, "passed pawn")                                                                             \
    CATEGORY(PAWN_AT_KING, "pawn at the king")                                                                     \
    CATEGORY(PAWN_TO_CENTRE, "pawn to the centre")                                                                 \
    CATEGORY(OTHER_PAWN, "pawn")                                                                                   \
    CATEGORY(KNIGHT_DEVELOPS, "knight develops")                                                                   \
    CATEGORY(KNIGHT_TO_CENTRE, "knight to the centre")                                                             \
    CATEGORY(OTHER_KNIGHT, "knight")                                                                               \
    CATEGORY(BISHOP_DEVELOPS, "bishop develops")                                                                   \
    CATEGORY(OTHER_BISHOP, "bishop")                                                                               \
    CATEGORY(ROOK_TO_OPEN_FILE, "rook to an open file")                                                            \
    CATEGORY(ROOK_TO_SEVENTH, "rook to the seventh")                                                               \
    CATEGORY(OTHER_ROOK, "rook")                                                                                   \
    CATEGORY(QUEEN_TO_KING, "queen at the king")                                                                   \
    CATEGORY(OTHER_QUEEN, "queen")                                                                                 \
    CATEGORY(KING_TO_CENTRE, "king to the centre")                                                                 \
    CATEGORY(OTHER_KING, "king")

#define CATEGORY_NUMBER(category, name) category,
#define CATEGORY_NAME(category, name) name,

enum { EACH_CATEGORY(CATEGORY_NUMBER) };

static inline int capture_category(int gain)
{
    return gain < 0                  ? TAKES_AT_A_LOSS
           : gain == 0               ? EXCHANGES
           : gain < material[KNIGHT] ? WINS_A_PAWN
           : gain < material[ROOK]   ? WINS_A_PIECE
           : gain < material[QUEEN]  ? WINS_A_ROOK
                                     : WINS_A_QUEEN;
}

/* The pieces of the other side that are worth half a pawn more than this kind, which is none of queen and king. */
static inline uint64_t dearer_than(const State *state, int kind)
{
    const uint64_t officers = state->plane[1] ^ state->plane[2]; /* all but pawns and kings */
    return ~state->own & (kind == PAWN ? officers : kind == ROOK ? all_of(state, QUEEN) : straight_of(state));
}

/* The pieces that are worth half a pawn less than this kind, which is no king. */
static inline uint64_t cheaper_than(const State *state, int kind)
{
    const uint64_t queens = all_of(state, QUEEN), minor = state->plane[1] & ~state->plane[2];
    return kind == PAWN ? 0
                        : all_of(state, PAWN) | (kind >= ROOK ? minor : 0) |
                              (kind == QUEEN ? straight_of(state) & ~queens : 0);
}

/* Would the other side win the piece where it stands: by a cheaper one, or since nothing defends it? */
static inline bool is_attacked(const Rules *rules, const State *state, int square, int kind)
{
    const uint64_t occupied = occupied_of(state), pawns = all_of(state, PAWN), own = state->own;
    const uint64_t attackers = attackers_of(rules, state, square, occupied & ~own, occupied);
    if (!attackers || attackers & cheaper_than(state, kind))
        return attackers;
    return !(pawns_attack_down((uint64_t)1 << square) & pawns & own) &&
           !attackers_of(rules, state, square, own & ~pawns, occupied);
}

static inline int quiet_category(const Rules *rules, const State *state, int kind, int from, int to)
{
    const uint64_t occupied = occupied_of(state), here = (uint64_t)1 << to, pawns = all_of(state, PAWN);
    const uint64_t enemies = occupied & ~state->own, zone = rules->king[square_of(enemies & all_of(state, KING))];
    const uint64_t centre = 0x00003c3c3c3c0000, foes = pawns & enemies;
    const bool at_home = from < 8, closer = here & centre && !((uint64_t)1 << from & centre);
    switch (kind) {
    case PAWN:
        if (!(ahead(here | beside(here)) & foes))
            return to >= 40 ? PASSED_FAR : PASSED_ON;
        return pawns_attack(here) & zone ? PAWN_AT_KING : here & centre ? PAWN_TO_CENTRE : OTHER_PAWN;
    case KNIGHT:
        return at_home ? KNIGHT_DEVELOPS : closer ? KNIGHT_TO_CENTRE : OTHER_KNIGHT;
    case BISHOP:
        return at_home ? BISHOP_DEVELOPS : OTHER_BISHOP;
    case ROOK:
        return to >= 48 && to < 56                                    ? ROOK_TO_SEVENTH
               : !((ahead(here) | behind(here)) & pawns & state->own) ? ROOK_TO_OPEN_FILE
                                                                      : OTHER_ROOK;
    case QUEEN:
        return bishop_attacks(rules, to, occupied) & zone || rook_attacks(rules, to, occupied) & zone
                   ? QUEEN_TO_KING
                   : OTHER_QUEEN;
    default:
        return closer ? KING_TO_CENTRE : OTHER_KING;
    }
}

/* What a move does besides what everything quiet does: none, if it is quiet. */
static inline uint64_t loud_categories(const Rules *rules, const State *state, Move move, int kind)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const bool takes = occupied_of(state) >> to & 1 || (kind == PAWN && (to - from) % 8);
    const bool check = checks(rules, state, move);
    const Value gain = takes || check ? exchange(rules, state, move) : 0;
    uint64_t set = check ? (uint64_t)1 << (gain < 0 ? CHECKS_AT_A_LOSS : CHECKS) : 0;
    if (becomes)
        set |= (uint64_t)1 << (becomes == QUEEN ? QUEENS : UNDERPROMOTES);
    if (takes)
        set |= (uint64_t)1 << capture_category((int)gain);
    if (in_check(rules, state))
        set |= (uint64_t)1 << (kind == KING ? LEAVES_CHECK : takes ? TAKES_THE_CHECKER : COVERS_THE_KING);
    return set;
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, kind = kind_at(state, from);
    const uint64_t set = loud_categories(rules, state, move, kind);
    if (set)
        return set;
    if (kind == KING)
        return (uint64_t)1 << (to - from == 2 || from - to == 2 ? CASTLES
                                                                : quiet_category(rules, state, kind, from, to));
    const uint64_t left = occupied_of(state) & ~((uint64_t)1 << from), then = left | (uint64_t)1 << to;
    if (attackers_of(rules, state, to, left & ~state->own, left) && exchange_within(rules, state, move, -1, 0) < 0)
        return (uint64_t)1 << LEAVES_TO_BE_TAKEN;
    if (is_attacked(rules, state, from, kind))
        return (uint64_t)1 << (PAWN_ESCAPES + kind - PAWN);
    if (kind < QUEEN && attacks_of(rules, kind, to, then) & dearer_than(state, kind))
        return (uint64_t)1 << (PAWN_THREATENS + kind - PAWN);
    return (uint64_t)1 << quiet_category(rules, state, kind, from, to);
}

#endif
