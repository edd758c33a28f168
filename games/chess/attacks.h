/* Sets of a chess position's pieces, and the squares that pieces attack. */
#ifndef CHESS_ATTACKS_H
#define CHESS_ATTACKS_H

#define RANK(number) ((uint64_t)0xff << (8 * ((number)-1)))
static const uint64_t file_a = 0x0101010101010101, file_h = 0x8080808080808080;
static const uint64_t light = 0x55aa55aa55aa55aa;

static inline uint64_t occupied_of(const State *state)
{
    return state->plane[0] | state->plane[1] | state->plane[2];
}

static inline uint64_t all_of(const State *state, int kind)
{
    const uint64_t *plane = state->plane;
    return (kind & 1 ? plane[0] : ~plane[0]) & (kind & 2 ? plane[1] : ~plane[1]) &
           (kind & 4 ? plane[2] : ~plane[2]);
}

/* Bishops and queens; rooks and queens. */
static inline uint64_t diagonal_of(const State *state)
{
    return state->plane[0] & (state->plane[1] | state->plane[2]);
}

static inline uint64_t straight_of(const State *state)
{
    return state->plane[2] & ~state->plane[1];
}

static inline int kind_at(const State *state, int square)
{
    return (int)((state->plane[0] >> square & 1) | (state->plane[1] >> square & 1) << 1 |
                 (state->plane[2] >> square & 1) << 2);
}

static inline int square_of(uint64_t set)
{
    return __builtin_ctzll(set);
}

static inline int count_of(uint64_t set)
{
    return __builtin_popcountll(set);
}

/* --- attacks ---------------------------------------------------------------------------------------------------- */

static inline uint64_t leftwards(uint64_t set)
{
    return (set & ~file_a) >> 1;
}

static inline uint64_t rightwards(uint64_t set)
{
    return (set & ~file_h) << 1;
}

static inline uint64_t knights_attack(uint64_t set)
{
    const uint64_t one = leftwards(set) | rightwards(set);
    const uint64_t two = leftwards(leftwards(set)) | rightwards(rightwards(set));
    return one << 16 | one >> 16 | two << 8 | two >> 8;
}

static inline uint64_t kings_attack(uint64_t set)
{
    const uint64_t row = set | leftwards(set) | rightwards(set);
    return (row | row << 8 | row >> 8) & ~set;
}

/* Of pawns that play upwards, and of the opponent's. */
static inline uint64_t pawns_attack(uint64_t set)
{
    return leftwards(set) << 8 | rightwards(set) << 8;
}

static inline uint64_t pawns_attack_down(uint64_t set)
{
    return leftwards(set) >> 8 | rightwards(set) >> 8;
}

/* The lines through a square, and what stands between it and the squares on them. */
static inline void set_lines(Rules *rules, int square)
{
    static const int step[LINES][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int line = 0; line < LINES; line++)
        for (int way = -1; way <= 1; way += 2) {
            int x = square % 8 + way * step[line][0], y = square / 8 + way * step[line][1];
            uint64_t passed = 0;
            for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += way * step[line][0], y += way * step[line][1]) {
                const int other = 8 * y + x;
                rules->between[square][other] = passed;
                passed |= (uint64_t)1 << other;
            }
            rules->line[square][line].both |= passed;
            *(way < 0 ? &rules->line[square][line].below : &rules->line[square][line].above) = passed;
        }
}

/* As far as the first occupied square on either side, that included.  What differs if the nearest one below is taken
 * from all above runs from it to the nearest one above: G. Isenberg, "Obstruction difference", 2009. */
static inline uint64_t along(const Line *line, uint64_t occupied)
{
    const uint64_t below = line->below & occupied, above = line->above & occupied;
    const uint64_t nearest = (uint64_t)1 << 63 >> __builtin_clzll(below | 1);
    return line->both & (above ^ (above - nearest));
}

static inline uint64_t rook_attacks(const Rules *rules, int square, uint64_t occupied)
{
    const Line *line = rules->line[square];
    return along(&line[ALONG_RANK], occupied) | along(&line[ALONG_FILE], occupied);
}

static inline uint64_t bishop_attacks(const Rules *rules, int square, uint64_t occupied)
{
    const Line *line = rules->line[square];
    return along(&line[ALONG_DIAGONAL], occupied) | along(&line[ALONG_ANTIDIAGONAL], occupied);
}

/* What the piece attacks from where it stands. */
static inline uint64_t attacks_of(const Rules *rules, int kind, int square, uint64_t occupied)
{
    return kind == PAWN     ? pawns_attack((uint64_t)1 << square)
           : kind == KNIGHT ? rules->knight[square]
           : kind == KING   ? rules->king[square]
                            : (kind != ROOK ? bishop_attacks(rules, square, occupied) : 0) |
                                (kind != BISHOP ? rook_attacks(rules, square, occupied) : 0);
}

/* One lane for each line through a square, as in othello.c. */
typedef uint64_t u64x4 __attribute__((vector_size(32)));

/* What pieces that go straight, and diagonally, attack together. */
static inline uint64_t sliders_attack(uint64_t straight, uint64_t diagonal, uint64_t occupied)
{
    static const u64x4 stride = {1, 8, 9, 7}, twice = {2, 16, 18, 14}, four_times = {4, 32, 36, 28};
    static const u64x4 up_to = {~(uint64_t)0x0101010101010101, ~(uint64_t)0, ~(uint64_t)0x0101010101010101,
                                ~(uint64_t)0x8080808080808080};
    static const u64x4 down_to = {~(uint64_t)0x8080808080808080, ~(uint64_t)0, ~(uint64_t)0x8080808080808080,
                                  ~(uint64_t)0x0101010101010101};
    const u64x4 start = {straight, straight, diagonal, diagonal};
    const u64x4 empty = {~occupied, ~occupied, ~occupied, ~occupied};
    u64x4 up = start, down = start, rise = empty & up_to, fall = empty & down_to;
    up |= rise & up << stride;
    down |= fall & down >> stride;
    rise &= rise << stride;
    fall &= fall >> stride;
    up |= rise & up << twice;
    down |= fall & down >> twice;
    rise &= rise << twice;
    fall &= fall >> twice;
    up |= rise & up << four_times;
    down |= fall & down >> four_times;
    const u64x4 reached = (up << stride & up_to) | (down >> stride & down_to);
    return reached[0] | reached[1] | reached[2] | reached[3];
}

/* Pieces that a square would be attacked by, if nothing stood between. */
static inline uint64_t aiming_at(const Rules *rules, const State *state, int square)
{
    return (rules->straight[square] & straight_of(state)) | (rules->diagonal[square] & diagonal_of(state));
}

/* Of pieces that aim at a square, those that nothing stands between: there are few, so that this is less than to look along
 * all lines. */
static inline uint64_t unblocked(const Rules *rules, int square, uint64_t aiming, uint64_t occupied)
{
    uint64_t set = 0;
    for (; aiming; aiming &= aiming - 1)
        set |= rules->between[square][square_of(aiming)] & occupied ? 0 : aiming & -aiming;
    return set;
}

/* The pieces of a set that attack a square; pawns as they stand above it. */
static inline uint64_t attackers_of(const Rules *rules, const State *state, int square, uint64_t enemies,
                                    uint64_t occupied)
{
    const uint64_t near = (rules->knight[square] & all_of(state, KNIGHT)) |
                          (pawns_attack((uint64_t)1 << square) & all_of(state, PAWN)) |
                          (rules->king[square] & all_of(state, KING));
    return (enemies & near) | unblocked(rules, square, enemies & aiming_at(rules, state, square), occupied);
}

static inline bool in_check(const Rules *rules, const State *state)
{
    const uint64_t occupied = occupied_of(state), enemies = occupied & ~state->own;
    return attackers_of(rules, state, square_of(state->own & all_of(state, KING)), enemies, occupied);
}

#endif
