/* What is counted in a position, and what it is worth: hundredths of a pawn. */
#ifndef CHESS_EVALUATION_H
#define CHESS_EVALUATION_H

/* Hundredths of a pawn in the middle game and in the end game, in one number, as sums of them can be. */
#define BOTH(middle, end) ((middle)*65536 + (end))

/* What is counted of either side besides its pieces and where they stand: its name, its group, and what one of it is
 * worth.  Squares are free for a piece without own pieces on them, and without attacks of pawns; a passed pawn's steps are
 * those from the second rank on; a file is half-open without own pawns; a square attacked twice counts twice.
 *
 * All weights in this file are rounded from a ridge regression to the values that Stockfish 15.1 gives, in 3000 nodes, to
 * 40,000 quiet positions of its games with itself out of random openings.  The end game comes nearer with every piece that
 * goes: the evaluation is tapered, as chess programs call it. */
#define EACH_TERM(TERM)                                                                                            \
    TERM(BISHOP_PAIR, "pair of bishops", PIECES, BOTH(20, 23))                                                     \
    TERM(KNIGHT_MOBILITY, "squares free for knights", MOBILITY, BOTH(5, -3))                                       \
    TERM(BISHOP_MOBILITY, "for bishops", MOBILITY, BOTH(8, 0))                                                     \
    TERM(ROOK_MOBILITY, "for rooks", MOBILITY, BOTH(2, 3))                                                         \
    TERM(QUEEN_MOBILITY, "for queens", MOBILITY, BOTH(5, 7))                                                       \
    TERM(ISOLATED, "isolated pawns", PAWNS, BOTH(-11, -6))                                                         \
    TERM(DOUBLED, "doubled pawns", PAWNS, BOTH(-41, -6))                                                           \
    TERM(PASSED, "passed pawns", PAWNS, BOTH(-10, 6))                                                              \
    TERM(PASSED_AHEAD, "squares of their steps", PAWNS, BOTH(1, 5))                                                \
    TERM(OPEN_FILE, "rooks on open files", PIECES, BOTH(16, -27))                                                  \
    TERM(HALF_OPEN_FILE, "rooks on half-open files", PIECES, BOTH(34, 1))                                          \
    TERM(SHELTER, "pawns before the king", KINGS, BOTH(11, 10))                                                    \
    TERM(ZONE, "attacks beside the other king", KINGS, BOTH(12, -5))

#define TERM_NUMBER(term, name, group, worth) term,
#define TERM_NAME(term, name, group, worth) name,
#define TERM_GROUP(term, name, group, worth) group,
#define TERM_WORTH(term, name, group, worth) worth,

/* What can be left out, in the order of the parameter's words. */
enum { NOTHING, PLACES, MOBILITY, PIECES, PAWNS, KINGS, EVERYTHING };

enum { EACH_TERM(TERM_NUMBER) TERMS };
static const uint8_t term_group[TERMS] = {EACH_TERM(TERM_GROUP)};
static const int term_worth[TERMS] = {EACH_TERM(TERM_WORTH)};

/* What a piece is worth on an average square, and what its rank and its file add, which is counted from the edge. */
static const int kind_worth[KING + 1] = {
    [PAWN] = BOTH(112, 91),  [KNIGHT] = BOTH(302, 227), [BISHOP] = BOTH(299, 244),
    [ROOK] = BOTH(317, 482), [QUEEN] = BOTH(815, 639),
};

static const int rank_worth[KING + 1][8] = {
    [PAWN] = {BOTH(0, 0), BOTH(-32, 13), BOTH(-28, -13), BOTH(-19, -6), BOTH(1, -4), BOTH(43, 5), BOTH(34, 4),
              BOTH(0, 0)},
    [KNIGHT] = {BOTH(-23, -25), BOTH(1, -25), BOTH(-3, 16), BOTH(18, 16), BOTH(23, 22), BOTH(42, 25), BOTH(9, 28),
                BOTH(-65, -53)},
    [BISHOP] = {BOTH(2, -38), BOTH(17, -2), BOTH(15, -2), BOTH(8, 5), BOTH(1, 27), BOTH(11, -5), BOTH(-16, 14),
                BOTH(-36, -3)},
    [ROOK] = {BOTH(8, -11), BOTH(-20, 6), BOTH(-9, -9), BOTH(-20, 3), BOTH(-11, 27), BOTH(34, -3), BOTH(8, -3),
              BOTH(8, -7)},
    [QUEEN] = {BOTH(24, -106), BOTH(27, -38), BOTH(6, 10), BOTH(-25, 36), BOTH(-26, 36), BOTH(-13, 39),
               BOTH(-5, 30), BOTH(10, -4)},
    [KING] = {BOTH(0, 0), BOTH(-40, 28), BOTH(-101, 49), BOTH(-119, 57), BOTH(-86, 68), BOTH(10, 23), BOTH(-17, 48),
              BOTH(-57, 43)},
};

static const int file_worth[KING + 1][4] = {
    [PAWN] = {BOTH(-8, 2), BOTH(7, 1), BOTH(1, 8), BOTH(0, -11)},
    [KNIGHT] = {BOTH(-18, -33), BOTH(-5, -3), BOTH(10, 15), BOTH(14, 20)},
    [BISHOP] = {BOTH(-1, 4), BOTH(6, -14), BOTH(-2, 5), BOTH(-3, 5)},
    [ROOK] = {BOTH(-10, 0), BOTH(-15, 4), BOTH(4, 8), BOTH(21, -12)},
    [QUEEN] = {BOTH(11, 34), BOTH(-10, -18), BOTH(0, -6), BOTH(-1, -10)},
    [KING] = {BOTH(39, -6), BOTH(24, -3), BOTH(-33, 10), BOTH(-29, -2)},
};

static inline void set_worth(Rules *rules, int without)
{
    const bool level = without == PLACES || without == EVERYTHING;
    _Static_assert((int)TERMS <= (int)MOST_TERMS, "the rules have room for all weights");
    for (int kind = PAWN; kind <= KING; kind++)
        for (int square = 0; square < 64; square++) {
            const int file = square % 8 < 4 ? square % 8 : 7 - square % 8;
            const int place = rank_worth[kind][square / 8] + file_worth[kind][file];
            rules->place[kind][square] = kind_worth[kind] + (level ? 0 : place);
        }
    for (int i = 0; i < TERMS; i++)
        rules->weight[i] = without == EVERYTHING || without == term_group[i] ? 0 : term_worth[i];
}

/* --- terms ------------------------------------------------------------------------------------------------------ */

/* All squares ahead of a set, or behind it. */
static inline uint64_t ahead(uint64_t set)
{
    set |= set << 8;
    set |= set << 16;
    return (set | set << 32) << 8;
}

static inline uint64_t behind(uint64_t set)
{
    set |= set >> 8;
    set |= set >> 16;
    return (set | set >> 32) >> 8;
}

static inline uint64_t beside(uint64_t set)
{
    return leftwards(set) | rightwards(set);
}

static inline uint64_t files_of(uint64_t set)
{
    return set | ahead(set) | behind(set);
}

/* Of pawns that play upwards, against others. */
static inline void count_pawns(uint64_t pawns, uint64_t others, uint64_t files, int sign, int lead[TERMS])
{
    const uint64_t rear = behind(pawns), guarded = behind(others);
    uint64_t passed = pawns & ~(rear | guarded | beside(guarded));
    lead[ISOLATED] += sign * count_of(pawns & ~beside(files));
    lead[DOUBLED] += sign * count_of(pawns & rear);
    lead[PASSED] += sign * count_of(passed);
    for (; passed; passed &= passed - 1) {
        const int steps = square_of(passed) / 8 - 1;
        lead[PASSED_AHEAD] += sign * steps * steps;
    }
}

/* Of a king that pawns stand before as they play upwards. */
static inline int shelter_of(uint64_t king, uint64_t pawns)
{
    const uint64_t front = (king | beside(king)) << 8;
    return count_of(pawns & (front | front << 8));
}

/* What the pieces of a side go by. */
typedef struct {
    uint64_t pieces, occupied;
    uint64_t free; /* for them */
    uint64_t zone; /* beside the other king */
} Reach;

/* Of its pieces of one kind: squares that are free for them, and attacks in the zone. */
static inline __attribute__((always_inline)) int mobility_of(const Rules *rules, const State *state, int kind,
                                                             const Reach *reach, int sign, int *attacks)
{
    int mobility = 0;
    for (uint64_t from = reach->pieces & all_of(state, kind); from; from &= from - 1) {
        const uint64_t to = attacks_of(rules, kind, square_of(from), reach->occupied);
        mobility += count_of(to & reach->free);
        *attacks += sign * count_of(to & reach->zone);
    }
    return mobility;
}

static inline uint64_t turned(uint64_t set)
{
    return __builtin_bswap64(set);
}

/* What the side to move has more of than the other.  What goes one way only is counted with the board turned over. */
static inline void leads_of(const Rules *rules, const State *state, int lead[TERMS])
{
    const uint64_t own = state->own, occupied = occupied_of(state), other = occupied & ~own;
    const uint64_t pawns = own & all_of(state, PAWN), others = other & all_of(state, PAWN);
    const uint64_t king = own & all_of(state, KING), other_king = other & all_of(state, KING);
    const uint64_t rooks = all_of(state, ROOK), bishops = all_of(state, BISHOP);
    const uint64_t closed = files_of(pawns), others_closed = files_of(others), open = ~(closed | others_closed);
    const Reach reach = {own, occupied, ~own & ~pawns_attack_down(others), rules->king[square_of(other_king)]};
    const Reach others_reach = {other, occupied, ~other & ~pawns_attack(pawns), rules->king[square_of(king)]};
    for (int i = 0; i < TERMS; i++)
        lead[i] = 0;
    lead[BISHOP_PAIR] = (count_of(bishops & own) > 1) - (count_of(bishops & other) > 1);
#pragma GCC unroll 4
    for (int kind = KNIGHT; kind <= QUEEN; kind++)
        lead[KNIGHT_MOBILITY + kind - KNIGHT] = mobility_of(rules, state, kind, &reach, 1, &lead[ZONE]) -
                                                mobility_of(rules, state, kind, &others_reach, -1, &lead[ZONE]);
    count_pawns(pawns, others, closed, 1, lead);
    count_pawns(turned(others), turned(pawns), others_closed, -1, lead);
    lead[OPEN_FILE] = count_of(rooks & own & open) - count_of(rooks & other & open);
    lead[HALF_OPEN_FILE] = count_of(rooks & own & ~closed) - count_of(rooks & other & ~others_closed);
    lead[SHELTER] = shelter_of(king, pawns) - shelter_of(turned(other_king), turned(others));
}

enum { ALL_OFFICERS = 24 };

/* How much of the middle game is left: minor pieces count 1, rooks 2, queens 4. */
static inline int officers_of(const State *state)
{
    const int number = count_of(all_of(state, KNIGHT) | all_of(state, BISHOP)) + 2 * count_of(straight_of(state)) +
                       2 * count_of(all_of(state, QUEEN));
    return number < ALL_OFFICERS ? number : ALL_OFFICERS;
}

/* The value at this stage of the game of a sum of BOTH. */
static inline Value tapered(int both, int officers)
{
    const int end = (int16_t)both, middle = (both - end) / 65536;
    return (middle * officers + end * (ALL_OFFICERS - officers)) / ALL_OFFICERS;
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    int lead[TERMS], both = state->places;
    leads_of(rules, state, lead);
#pragma GCC unroll 16
    for (int i = 0; i < TERMS; i++)
        both += rules->weight[i] * lead[i];
    return tapered(both, officers_of(state));
}

/* Material and places as they count at this stage of the game, then the leads in the terms. */
static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const int officers = officers_of(state);
    int lead[TERMS], material_lead = 0;
    leads_of(rules, state, lead);
    for (int kind = PAWN; kind < KING; kind++) {
        const uint64_t all = all_of(state, kind);
        material_lead += kind_worth[kind] * (count_of(all & state->own) - count_of(all & ~state->own));
    }
    list[0] = tapered(material_lead, officers);
    list[1] = tapered(state->places - material_lead, officers);
    for (int i = 0; i < TERMS; i++)
        list[2 + i] = lead[i];
}

#endif
