/* The squares that pieces attack. */
#ifndef SHOGI_ATTACKS_H
#define SHOGI_ATTACKS_H

/* As far as the first occupied square, that included. */
static inline Set slide_up(const Rules *rules, int square, int way, Set occupied)
{
    const Set ray = rules->ray[square][way], met = ray & occupied;
    return ray & (met ^ (met - 1));
}

static inline Set slide_down(const Rules *rules, int square, int way, Set occupied)
{
    const Set ray = rules->ray[square][way];
    return ray ^ rules->ray[highest((ray & occupied) | 1)][way];
}

static inline Set rook_attacks(const Rules *rules, int square, Set occupied)
{
    return slide_up(rules, square, UP, occupied) | slide_up(rules, square, LEFT, occupied) |
           slide_down(rules, square, DOWN, occupied) | slide_down(rules, square, RIGHT, occupied);
}

static inline Set bishop_attacks(const Rules *rules, int square, Set occupied)
{
    return slide_up(rules, square, UP_LEFT, occupied) | slide_up(rules, square, DOWN_LEFT, occupied) |
           slide_down(rules, square, DOWN_RIGHT, occupied) | slide_down(rules, square, UP_RIGHT, occupied);
}

/* How a piece steps, other than bishops and rooks; a lance does as a pawn before it slides on. */
static const uint8_t stepper[KINDS] = {0,       BY_PAWN, BY_PAWN, BY_KNIGHT, BY_SILVER, 0,       0,       BY_KING,
                                       BY_GOLD, BY_GOLD, BY_GOLD, BY_GOLD,   BY_GOLD,   BY_KING, BY_KING, 0};

/* Of a piece of the side to move. */
static inline Set attacks(const Rules *rules, int kind, int square, Set occupied)
{
    switch (kind) {
    case LANCE:
        return slide_up(rules, square, UP, occupied);
    case BISHOP:
        return bishop_attacks(rules, square, occupied);
    case ROOK:
        return rook_attacks(rules, square, occupied);
    case HORSE:
        return bishop_attacks(rules, square, occupied) | rules->step[0][square][BY_KING];
    case DRAGON:
        return rook_attacks(rules, square, occupied) | rules->step[0][square][BY_KING];
    default:
        return rules->step[0][square][stepper[kind]];
    }
}

/* The pieces that stand on the squares given for how they step. */
static inline Set steppers_on(const Board *board, const Set on[STEPPERS])
{
    return (on[BY_PAWN] & all_of(board, PAWN)) | (on[BY_KNIGHT] & all_of(board, KNIGHT)) |
           (on[BY_SILVER] & all_of(board, SILVER)) | (on[BY_GOLD] & golds_of(board)) |
           (on[BY_KING] & all_round_of(board));
}

/* The pieces of a side that attack a square; `down`: they play downwards. */
static inline Set attackers_of(const Rules *rules, const Board *board, Set side, bool down, int square,
                               Set occupied)
{
    const Set lances = down ? slide_up(rules, square, UP, occupied) : slide_down(rules, square, DOWN, occupied);
    return side & (steppers_on(board, rules->step[!down][square]) | (lances & all_of(board, LANCE)) |
                   (rook_attacks(rules, square, occupied) & rooks_of(board)) |
                   (bishop_attacks(rules, square, occupied) & bishops_of(board)));
}

/* What the other side's pieces attack by steps, downwards.  Squares beyond an edge may be among it. */
static inline __attribute__((always_inline)) Set steps_down(const Board *board, Set enemies)
{
    const Set golds = enemies & golds_of(board), silvers = enemies & all_of(board, SILVER);
    const Set all_round = enemies & all_round_of(board);
    const Set knights = enemies & all_of(board, KNIGHT), pawns = enemies & all_of(board, PAWN);
    const Set ahead = downwards(golds | silvers | all_round);
    const Set aside = golds | all_round | ahead | upwards(silvers | all_round) | knights >> 2;
    return ahead | pawns >> 1 | upwards(golds | all_round) | aside << 9 | aside >> 9;
}

/* And by slides, of which only those that may reach a square beside this one are looked at. */
static inline __attribute__((always_inline)) Set slides_down(const Rules *rules, const Board *board, Set enemies,
                                                             int beside, Set occupied)
{
    Set attacked = 0;
    for (Set set = enemies & rooks_of(board) & rules->by_rook[beside]; set; set &= set - 1)
        attacked |= rook_attacks(rules, square_of(set), occupied);
    for (Set set = enemies & bishops_of(board) & rules->by_bishop[beside]; set; set &= set - 1)
        attacked |= bishop_attacks(rules, square_of(set), occupied);
    for (Set set = enemies & all_of(board, LANCE) & rules->by_lance[beside]; set; set &= set - 1)
        attacked |= slide_down(rules, square_of(set), DOWN, occupied);
    return attacked;
}

/* --- the tables by which they are found ------------------------------------------------------------------------- */

static const int8_t way_x[WAYS] = {0, 1, 1, 1, 0, -1, -1, -1}, way_y[WAYS] = {1, 0, 1, -1, -1, 0, -1, 1};

/* The square so far from another, as a set; nothing beyond the edge. */
static inline Set offset(const Rules *rules, int square, int x, int y)
{
    x += square / 9;
    y += square % 9;
    return x >= 0 && x < 9 && y >= 0 && y < 9 ? bit(9 * x + y) & rules->board : 0;
}

static inline void set_steps(Rules *rules, int square)
{
    for (int down = 0; down < 2; down++) {
        const int ahead = down ? -1 : 1;
        Set *step = rules->step[down][square];
        step[BY_PAWN] = offset(rules, square, 0, ahead);
        step[BY_KNIGHT] = offset(rules, square, -1, 2 * ahead) | offset(rules, square, 1, 2 * ahead);
        for (int x = -1; x <= 1; x++) {
            const Set upper = offset(rules, square, x, ahead), lower = offset(rules, square, x, -ahead);
            const Set middle = x ? offset(rules, square, x, 0) : 0;
            step[BY_KING] |= upper | middle | lower;
            step[BY_SILVER] |= x ? upper | lower : upper;
            step[BY_GOLD] |= x ? upper | middle : upper | lower;
        }
    }
    rules->near[square] = rules->step[0][square][BY_KING] | rules->step[0][square][BY_KNIGHT];
    for (int x = -2; x <= 2; x++)
        for (int y = -2; y <= 2; y++)
            rules->around[square] |= offset(rules, square, x, y);
}

static inline void set_rays(Rules *rules, int square)
{
    for (int way = 0; way < WAYS; way++)
        for (int far = 1; far < 9; far++) {
            const Set to = offset(rules, square, far * way_x[way], far * way_y[way]);
            if (!to)
                break;
            rules->ray[square][way] |= to;
            rules->way[square][square_of(to)] = (uint8_t)way;
            *(way % 4 < UP_LEFT ? &rules->straight[square] : &rules->diagonal[square]) |= to;
        }
}

#endif
