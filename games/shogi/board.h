/* Sets of squares, the pieces that stand on them, and those in hand. */
#ifndef SHOGI_BOARD_H
#define SHOGI_BOARD_H

static const Set lowest_rank = (Set)0x100 << 64 | 0x8040201008040201;
static const Set highest_rank = (Set)0x10080 << 64 | 0x4020100804020100;

/* --- sets ------------------------------------------------------------------------------------------------------- */

static inline Set bit(int square)
{
    return (Set)1 << square;
}

/* Is this square in it?  Its half is looked at alone, which is cheaper than to shift both. */
static inline bool has(Set set, int square)
{
    return (square < 64 ? (uint64_t)set : (uint64_t)(set >> 64)) >> (square & 63) & 1;
}

static inline int count_of(Set set)
{
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

static inline int square_of(Set set)
{
    return (uint64_t)set ? __builtin_ctzll((uint64_t)set) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static inline int highest(Set set)
{
    return (uint64_t)(set >> 64) ? 127 - __builtin_clzll((uint64_t)(set >> 64))
                                 : 63 - __builtin_clzll((uint64_t)set);
}

/* Without those that would leave the board, not even for the square behind the last. */
static inline Set upwards(Set set)
{
    return set << 1 & ~(lowest_rank | lowest_rank << 9);
}

static inline Set downwards(Set set)
{
    return set >> 1 & ~highest_rank;
}

/* Files and ranks left free on either side. */
static inline int margin_of(const Rules *rules)
{
    return rules->mini ? 2 : 0;
}

/* --- pieces of either side -------------------------------------------------------------------------------------- */

/* The sets of a State, in which both sides' pieces of a kind stand together. */
typedef struct {
    Set plane[PLANES], own;
} Board;

static inline Board board_of(const State *state)
{
    Board board;
#pragma GCC unroll 4
    for (int i = 0; i < PLANES; i++)
        board.plane[i] = (Set)state->high[i] << 64 | state->low[i];
    board.own = (Set)state->high[OWN] << 64 | state->low[OWN];
    return board;
}

/* The sets of a position and a word behind them, which is lost: enough to turn the bits of every byte at once. */
typedef uint64_t Words __attribute__((vector_size(64)));

/* As the other side sees it. */
static inline Board turn_round(const State *state)
{
    static const uint64_t ones = 0x5555555555555555, twos = 0x3333333333333333, fours = 0x0f0f0f0f0f0f0f0f;
    Words words;
    uint64_t low[SETS];
    uint32_t high[SETS];
    Set set[SETS];
    _Static_assert(sizeof low + sizeof high + sizeof state->hand[0] == sizeof words, "eight words are turned");
    memcpy(&words, state, sizeof words);
    words = (words >> 1 & ones) | (words & ones) << 1;
    words = (words >> 2 & twos) | (words & twos) << 2;
    words = (words >> 4 & fours) | (words & fours) << 4;
    memcpy(low, &words, sizeof low);
    memcpy(high, (char *)&words + sizeof low, sizeof high);
#pragma GCC unroll 5
    for (int i = 0; i < SETS; i++)
        set[i] = (Set)__builtin_bswap64(low[i]) << 17 | __builtin_bswap32(high[i]) >> 15;
    return (Board){{set[0], set[1], set[2], set[3]}, set[OWN]};
}

static inline void keep_board(State *state, const Board *board)
{
#pragma GCC unroll 4
    for (int i = 0; i < PLANES; i++) {
        state->low[i] = (uint64_t)board->plane[i];
        state->high[i] = (uint32_t)(board->plane[i] >> 64);
    }
    state->low[OWN] = (uint64_t)board->own;
    state->high[OWN] = (uint32_t)(board->own >> 64);
}

static inline Set occupied_of(const Board *board)
{
    return board->plane[0] | board->plane[1] | board->plane[2] | board->plane[3];
}

static inline Set all_of(const Board *board, int kind)
{
    const Set *plane = board->plane;
    return (kind & 1 ? plane[0] : ~plane[0]) & (kind & 2 ? plane[1] : ~plane[1]) &
           (kind & 4 ? plane[2] : ~plane[2]) & (kind & 8 ? plane[3] : ~plane[3]);
}

/* Bishops, and rooks, promoted or not. */
static inline Set bishops_of(const Board *board)
{
    return board->plane[2] & board->plane[0] & ~board->plane[1];
}

static inline Set rooks_of(const Board *board)
{
    return board->plane[2] & board->plane[1] & ~board->plane[0];
}

/* Those that are promoted. */
static inline Set promoted_sliders_of(const Board *board)
{
    return board->plane[3] & board->plane[2] & (board->plane[0] | board->plane[1]);
}

/* What steps to all sides, */
static inline Set all_round_of(const Board *board)
{
    return all_of(board, KING) | promoted_sliders_of(board);
}

/* and what moves like gold. */
static inline Set golds_of(const Board *board)
{
    return board->plane[3] & ~(board->plane[2] & (board->plane[0] | board->plane[1]));
}

static inline int kind_at(const Board *board, int square)
{
    int kind = 0;
#pragma GCC unroll 4
    for (int i = 0; i < PLANES; i++)
        kind |= has(board->plane[i], square) << i;
    return kind;
}

/* --- hands ------------------------------------------------------------------------------------------------------ */

/* Gold first; in the order of bases. */
static const uint8_t hand_shift[BASES] = {0, 3, 8, 11, 14, 17, 19}, hand_bits[BASES] = {3, 5, 3, 3, 3, 2, 2};

static inline int base_of(int kind)
{
    return kind & 7;
}

static inline int held(uint32_t hand, int base)
{
    return (int)(hand >> hand_shift[base] & ((1U << hand_bits[base]) - 1));
}

static inline int dropped_kind(int base)
{
    return base ? base : GOLD;
}

/* What black calls a square, who sees it as this one. */
static inline void put_square(const Rules *rules, int square, char text[3])
{
    text[0] = (char)('1' + square / 9 - margin_of(rules));
    text[1] = (char)('a' + 8 - margin_of(rules) - square % 9);
    text[2] = '\0';
}

#endif
