/*
 * Othello on 8x8, 6x6 and 4x4 squares.  A set of squares is 64 bits, the lowest is the upper left square:
 *
 *          a  b  c  d  e  f  g  h
 *      1   0  1  2  3  4  5  6  7
 *      2   8  9 10 11 12 13 14 15
 *      3  16 17 18 19 20 21 22 23       x begins.
 *      4  24 25 26  o  x 29 30 31
 *      5  32 33 34  x  o 37 38 39       Smaller boards stand in the middle, 9..14 to 49..54 and
 *      6  40 41 42 43 44 45 46 47       18..21 to 42..45; their a1 is their own upper left square.
 *      7  48 49 50 51 52 53 54 55
 *      8  56 57 58 59 60 61 62 63
 */

#include <string.h>

#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* discs of the side to move and of the other */
} State;

typedef uint8_t Move; /* a square, or PASS */

typedef struct {
    uint64_t board, edges, corners, x; /* X squares: diagonally beside a corner, and empty at first */
    int margin;                        /* columns left free on either side */
} Rules;

enum { PASS = 64, MAX_MOVES = 60 }; /* the four squares of the centre are never empty */

#include "kit/game.h"

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    static const Rules sizes[] = {
        {0x00003c3c3c3c0000, 0x00003c24243c0000, 0x0000240000240000, 0x0000000000000000, 2},
        {0x007e7e7e7e7e7e00, 0x007e424242427e00, 0x0042000000004200, 0x0000240000240000, 1},
        {0xffffffffffffffff, 0xff818181818181ff, 0x8100000000000081, 0x0042000000004200, 0},
    };
    (void)seed;
    (void)arena;
    *rules = sizes[settings[0].choice];
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0x0000000810000000, 0x0000001008000000};
}

/* Discs of both sides fit into one number on the smallest board only: columns c to f stand twice in a row. */
static inline bool numbered(const Rules *rules)
{
    return rules->margin == 2;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    (void)rules;
    return state->own | state->opponent << 4;
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    return (State){number & rules->board, number >> 4 & rules->board};
}

/* --- moves ---------------------------------------------------------------------------------------------- */

/* One lane for each line through a square: row, column and the two diagonals. */
typedef uint64_t u64x4 __attribute__((vector_size(32)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));

static const u64x4 stride = {1, 8, 7, 9}, twice = {2, 16, 14, 18};

/* Squares of which a run may consist: a step sideways from the outer columns would wrap around. */
static const u64x4 inner = {0x7e7e7e7e7e7e7e7e, 0xffffffffffffffff, 0x7e7e7e7e7e7e7e7e, 0x7e7e7e7e7e7e7e7e};

/* The runs of `discs` that begin beside a square of `from`, towards higher and towards lower numbers.  A run
 * has at most six discs: 1 + 1 + 2 + 2.  Such doubling is called Kogge-Stone, after their adder of 1973; that
 * the four lines share a register is from Edax (R. Delorme, T. Okuhara).  Vectors are passed by address,
 * because how they are passed by value depends on the machine. */
static inline void runs(uint64_t from, uint64_t discs, u64x4 *up, u64x4 *down)
{
    const u64x4 start = {from, from, from, from};
    const u64x4 one = (u64x4){discs, discs, discs, discs} & inner;
    const u64x4 two_up = one & one << stride, two_down = two_up >> stride;
    *up = start << stride & one;
    *down = start >> stride & one;
    *up |= *up << stride & one;
    *down |= *down >> stride & one;
    *up |= *up << twice & two_up;
    *down |= *down >> twice & two_down;
    *up |= *up << twice & two_up;
    *down |= *down >> twice & two_down;
}

static inline uint64_t join(const u64x4 *lanes)
{
    const union {
        u64x4 all;
        u64x2 half[2];
    } parts = {*lanes};
    const u64x2 both = parts.half[0] | parts.half[1];
    return both[0] | both[1];
}

/* The squares where a disc would enclose some of the opponent's: empty ones at the end of a run. */
static inline uint64_t mobility(const Rules *rules, uint64_t own, uint64_t opponent)
{
    u64x4 up, down;
    runs(own, opponent, &up, &down);
    const u64x4 ends = up << stride | down >> stride;
    return join(&ends) & rules->board & ~(own | opponent);
}

/* The discs that a new disc turns over: those of runs that end at a disc of the same player. */
static inline uint64_t flips(uint64_t disc, uint64_t own, uint64_t opponent)
{
    const u64x4 ends = {own, own, own, own};
    u64x4 up, down;
    runs(disc, opponent, &up, &down);
    up &= ~(u64x4)((up << stride & ends) == 0);
    down &= ~(u64x4)((down >> stride & ends) == 0);
    up |= down;
    return join(&up);
}

/* Two statements, because gcc 12 would compute both sides of an `&&`, and the second is hardly ever needed. */
static inline bool finished(const Rules *rules, const State *state)
{
    if (mobility(rules, state->own, state->opponent))
        return false;
    return !mobility(rules, state->opponent, state->own);
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    for (uint64_t to = mobility(rules, state->own, state->opponent); to; to &= to - 1)
        list[number++] = (Move)__builtin_ctzll(to);
    if (number == 0)
        list[number++] = PASS;
    return number;
}

static inline int count(const Rules *rules, const State *state)
{
    const uint64_t to = mobility(rules, state->own, state->opponent);
    return to ? __builtin_popcountll(to) : 1;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    if (move == PASS)
        return mobility(rules, state->own, state->opponent) == 0;
    const uint64_t disc = (uint64_t)1 << move;
    return !((state->own | state->opponent) & disc) && flips(disc, state->own, state->opponent);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    if (move == PASS)
        return (State){state->opponent, state->own};
    const uint64_t disc = (uint64_t)1 << move, turned = flips(disc, state->own, state->opponent);
    return (State){state->opponent ^ turned, state->own ^ turned ^ disc};
}

static inline State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){state->opponent, state->own};
}

/* --- values: hundredths of a disc ----------------------------------------------------------------------- */

/* By how many squares the first set is larger than the second. */
static inline int lead(uint64_t own, uint64_t opponent)
{
    return __builtin_popcountll(own) - __builtin_popcountll(opponent);
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    return 100 * lead(state->own, state->opponent);
}

static inline Value bound(const Rules *rules)
{
    return 100 * __builtin_popcountll(rules->board);
}

/* A set and its neighbours. */
static inline uint64_t around(uint64_t set)
{
    set |= set << 8 | set >> 8;
    return set | (set << 1 & 0xfefefefefefefefe) | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
}

/* Discs that nothing can turn over again: corners, and unbroken runs along the edge from them. */
static inline uint64_t anchored(const Rules *rules, uint64_t own)
{
    const uint64_t corners = own & rules->corners;
    if (!corners)
        return 0;
    u64x4 up, down;
    runs(corners, own & rules->edges, &up, &down);
    up |= down;
    return corners | join(&up);
}

/* The terms are those of P. Rosenbloom's Iago ("A world-championship-level Othello program", 1982): mobility,
 * potential mobility (empty squares beside the other's discs) and stability (here: anchored discs); and those
 * of every beginner's book: corners are good, the squares beside an empty corner bad, X squares worse, and
 * many discs a burden until the end is near.  The weights are rounded from a least-squares fit to the results
 * of 64000 positions, reached by partly random moves, that the program played out against itself.  Only
 * FRONTIER, about which the three boards disagree, is set by hand, to tell positions apart that are otherwise
 * alike.  The terms that depend on corners turned out to count in proportion to the number of empty squares.
 *
 * It is forced inline, so that a leaf's mobility is computed only once for finished() and this function. */
enum { MOBILITY = 147, FRONTIER = 19, ANCHORED = 141, CORNER = 37, X_SQUARE = 37, C_SQUARE = 17, DISC = 2 };

static inline __attribute__((always_inline)) Value evaluate(const Rules *rules, const State *state)
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    const uint64_t risky = around(empty & rules->corners), x = risky & rules->x, c = risky & rules->edges;
    const int empties = __builtin_popcountll(empty), late = __builtin_popcountll(rules->board) / 6;
    const int corners = CORNER * lead(own & rules->corners, opponent & rules->corners) -
                        X_SQUARE * lead(own & x, opponent & x) - C_SQUARE * lead(own & c, opponent & c);
    const Value value = MOBILITY * lead(mobility(rules, own, opponent), mobility(rules, opponent, own)) +
                        FRONTIER * lead(empty & around(opponent), empty & around(own)) +
                        ANCHORED * lead(anchored(rules, own), anchored(rules, opponent)) + corners * empties +
                        DISC * lead(own, opponent) * (late - empties);
    const Value most = bound(rules) - 1; /* to win every disc must be worth more than any estimate */
    return value > most ? most : value < -most ? -most : value;
}

/* --- for people, orders and tests ----------------------------------------------------------------------- */

/* Depends on the square alone: values for a quarter of the board, from the corner to the centre. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    static const int quarter[4][4] = {
        {9, 2, 8, 7},
        {2, 0, 3, 3},
        {8, 3, 6, 5},
        {7, 3, 5, 4},
    };
    (void)state;
    if (move == PASS)
        return 0;
    const int x = move % 8, y = move / 8;
    return quarter[(y < 4 ? y : 7 - y) - rules->margin][(x < 4 ? x : 7 - x) - rules->margin];
}

/* Categories tell moves apart by their square and by what they do to the opponent's mobility: three effects on each
 * of five kinds of square, and three more categories that come before all these. */
enum { CORNER_MOVE, EDGE_MOVE, C_MOVE, X_MOVE, CENTRAL_MOVE, SQUARES };
enum { EFFECTS = 3, NO_REPLY = EFFECTS * SQUARES, OPENS_CORNER, PASSES };

static inline int square_of(const Rules *rules, uint64_t disc, uint64_t empty)
{
    if (disc & rules->corners)
        return CORNER_MOVE;
    if (!(disc & (rules->edges | rules->x)))
        return CENTRAL_MOVE;
    const bool risky = disc & around(empty & rules->corners);
    return disc & rules->edges ? (risky ? C_MOVE : EDGE_MOVE) : risky ? X_MOVE : CENTRAL_MOVE;
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    if (move == PASS)
        return (uint64_t)1 << PASSES;
    const uint64_t disc = (uint64_t)1 << move, empty = rules->board & ~(state->own | state->opponent);
    const State after = play(rules, state, move);
    const uint64_t before = mobility(rules, state->opponent, state->own);
    const uint64_t replies = mobility(rules, after.own, after.opponent);
    const int change = __builtin_popcountll(replies) - __builtin_popcountll(before);
    if (!replies)
        return (uint64_t)1 << NO_REPLY;
    if (replies & ~before & rules->corners)
        return (uint64_t)1 << OPENS_CORNER;
    const int effect = change < -1 ? 0 : change <= 1 ? 1 : 2;
    return (uint64_t)1 << (EFFECTS * square_of(rules, disc, empty) + effect);
}

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    if (move == PASS) {
        memcpy(text, "pass", sizeof "pass");
        return;
    }
    text[0] = (char)('a' + move % 8 - rules->margin);
    text[1] = (char)('1' + move / 8 - rules->margin);
    text[2] = '\0';
}

/* The cells of the board, row after row. */
static inline void cells_of(const Rules *rules, const State *state, bool second, char cells[64])
{
    const int size = 8 - 2 * rules->margin;
    for (int i = 0; i < size * size; i++) {
        const int square = 8 * (i / size + rules->margin) + i % size + rules->margin;
        const bool own = state->own >> square & 1, opponent = state->opponent >> square & 1;
        cells[i] = !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    const int size = 8 - 2 * rules->margin;
    char cells[64];
    cells_of(rules, state, second, cells);
    put_rows(text, size, size, cells);
    put_side(text, second);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    const int size = 8 - 2 * rules->margin;
    char cells[64];
    cells_of(rules, state, second, cells);
    put_board(text, size, size, cells, 'a', true, ascii);
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const uint64_t centre = 0x0000001818000000, discs = state->own | state->opponent;
    if (state->own & state->opponent)
        return "a square has two discs";
    if (discs & ~rules->board)
        return "a disc is off the board";
    return (discs & centre) == centre ? NULL : "a square of the centre is empty";
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    const int size = 8 - 2 * rules->margin;
    Notation notation = {text, text};
    char cells[64];
    const char *error = read_rows(&notation, size, size, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    *state = (State){0, 0};
    for (int i = 0; i < size * size && !error; i++) {
        const int square = 8 * (i / size + rules->margin) + i % size + rules->margin;
        if (cells[i] != '.')
            *((cells[i] == 'o') == *second ? &state->own : &state->opponent) |= (uint64_t)1 << square;
    }
    return error ? error : broken(rules, state);
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    list[0] = lead(mobility(rules, own, opponent), mobility(rules, opponent, own));
    list[1] = lead(empty & around(opponent), empty & around(own));
    list[2] = lead(anchored(rules, own), anchored(rules, opponent));
    list[3] = lead(own & rules->corners, opponent & rules->corners);
    list[4] = lead(own, opponent);
}

static inline int remaining(const Rules *rules, const State *state)
{
    return __builtin_popcountll(rules->board & ~(state->own | state->opponent));
}

#include "games/othello/quiet.h"

#include "games/othello/ggf.h"
#include "games/othello/transcript.h"
#include "games/othello/wthor.h"

static const Game game = {
    .about = "othello; evaluation: mobility, corners and edges; values are hundredths of a disc",
    .parameters =
        {{.name = "size", .kind = CHOICE, .fallback = "8", .choices = "4|6|8", .about = "squares along an edge"}},
    /* 8x8: A. Bik, "Perft for Reversi", 2009, who keeps counting games that are over; the first end after nine moves,
     * so that his tenth is 24571056 + 228.  6x6 is not published: it was counted by a second program, square by
     * square. */
    .legal = legal,
    .known = {{"size=8", {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571056, 212258216, 1939879668}},
              {"size=6", {4, 12, 56, 244, 1364, 7604, 47740, 308716, 2114912}},
              {"size=4", {4, 12, 44, 128, 424, 1256, 3624, 9112}}},
    .category_names = {"corner, stifles", "corner", "corner, frees", "edge, stifles", "edge", "edge, frees",
                       "C square, stifles", "C square", "C square, frees", "X square, stifles", "X square",
                       "X square, frees", "central, stifles", "central", "central, frees", "leaves no reply",
                       "opens a corner", "pass"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .formats = {&wthor, &ggf},
    .joined = joined,
    .count = count,
    .number = to_number,
    .of_number = of_number,
    .numbered = numbered,
    .unit = 100,
    .noisy = noisy,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"mobility", "potential mobility", "anchored discs", "corners", "discs"},
    .features = features,
    .swap = swap,
    .broken = broken,
};
