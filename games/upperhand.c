/*
 * Upper Hand (kobalab): a pyramid of balls on 5x5, 4x4, 3x3 or 2x2 places.  A set of cells is 64 bits:
 *
 *         a  b  c  d  e     2a 2b 2c 2d    3a 3b 3c    4a 4b    5a
 *     1   0  1  2  3  4     25 26 27 28    44 45 46    57 58    59
 *     2   5  6  7  8  9     30 31 32 33    49 50 51    62 63
 *     3  10 11  n 13 14     35 36 37 38    54 55 56                      x begins; n is nobody's ball.
 *     4  15 16 17 18 19     40 41 42 43
 *     5  20 21 22 23 24
 *
 * The four cells i, i+1, i+5 and i+6 of a level are the square i, on which a cell of the next level rests.  Smaller
 * pyramids are the top of the largest one, with levels named from their own base; what is below them is ground, which
 * is filled and belongs to nobody, as n does.
 *
 * A player puts a ball on an open cell, which is an empty cell on the base or on a complete square.  If a square that
 * this completes has three balls of one player, the cell on it gets a ball of that player, and so on upwards.
 * Otherwise that cell is open; so, as long as the game lasts, all empty cells on complete squares are open.  The
 * player who first runs out of balls has won.
 */

#include <string.h>

#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* balls of the side to move and of the other; one of them may include the handicap */
} State;

typedef uint8_t Move; /* a cell */

typedef struct {
    uint64_t base;
    uint64_t nobodys;  /* the ground, and the middle of an odd base */
    uint64_t handicap; /* not a cell: a ball less for the second player if the number of places is odd */
    int balls;         /* of each player, the handicap included */
    int size;
} Rules;

/* On each level fewer squares are complete than cells are filled, so that never more cells are open than at the
 * start. */
enum { MAX_MOVES = 24 };

#include "kit/game.h"

enum { LEVELS = 5, APEX = 59 };

static const int first_cell[LEVELS] = {0, 25, 44, 57, APEX}, fourth_cells[4] = {57, 58, 62, 63};

static const uint64_t level_cells[LEVELS] = {0x0000000001ffffff, 0x00000f7bde000000, 0x01ce700000000000,
                                             0xc600000000000000, 0x0800000000000000};

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    const int size = (int)settings[0].integer, base = LEVELS - size;
    int places = 0;
    (void)seed;
    (void)arena;
    *rules = (Rules){.base = level_cells[base], .size = size};
    for (int level = 0; level < base; level++)
        rules->nobodys |= level_cells[level];
    for (int level = base; level < LEVELS; level++)
        places += __builtin_popcountll(level_cells[level]);
    if (size % 2) {
        rules->nobodys |= (uint64_t)1 << (first_cell[base] + size / 2 * 6);
        places--;
    }
    rules->handicap = places % 2 ? (uint64_t)1 << 61 : 0;
    rules->balls = (places + 1) / 2;
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){0, rules->handicap};
}

/* --- moves ---------------------------------------------------------------------------------------------- */

static inline uint64_t filled(const Rules *rules, const State *state)
{
    return state->own | state->opponent | rules->nobodys;
}

static inline int stock(const Rules *rules, uint64_t balls)
{
    return rules->balls - __builtin_popcountll(balls);
}

/* The squares of which this set has at least one, two, three, or all four cells.  Across the edges of the board the
 * results also have bits that are no squares. */

static inline uint64_t ones(uint64_t set)
{
    return set | set >> 1 | set >> 5 | set >> 6;
}

static inline uint64_t twos(uint64_t set)
{
    const uint64_t right = set >> 1, low = set >> 5, far = set >> 6;
    return (set & right) | (low & far) | ((set | right) & (low | far));
}

static inline uint64_t threes(uint64_t set)
{
    const uint64_t right = set >> 1, low = set >> 5, far = set >> 6;
    return (set & right & (low | far)) | (low & far & (set | right));
}

static inline uint64_t fours(uint64_t set)
{
    return set & set >> 1 & set >> 5 & set >> 6;
}

/* The cells that rest on these squares; bits that are no squares have none. */
static inline uint64_t above(uint64_t squares)
{
    return (squares & 0x000000000007bdef) << 25 | (squares & 0x00000039ce000000) << 19 |
           (squares & 0x0006300000000000) << 13 | (squares & 0x0200000000000000) << 2;
}

static inline uint64_t open_cells(const Rules *rules, const State *state)
{
    const uint64_t full = filled(rules, state);
    return (above(fours(full)) | rules->base) & ~full;
}

static inline int count(const Rules *rules, const State *state)
{
    return __builtin_popcountll(open_cells(rules, state));
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    for (uint64_t to = open_cells(rules, state); to; to &= to - 1)
        list[number++] = (Move)__builtin_ctzll(to);
    return number;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    return open_cells(rules, state) >> move & 1;
}

/* The first cells of a set, as many of them as there are balls. */
static inline uint64_t affordable(uint64_t set, int balls)
{
    while (__builtin_popcountll(set) > balls)
        set ^= (uint64_t)1 << (63 - __builtin_clzll(set));
    return set;
}

/* The rules look at the cells one by one, in ascending order.  This does it level by level: a ball completes squares
 * of its own level only, and the cells on those do not affect each other except through the stocks of balls. */
static inline State play(const Rules *rules, const State *state, Move move)
{
    State after = *state;
    uint64_t placed = (uint64_t)1 << move, complete;
    after.own |= placed;
    while ((complete = fours(filled(rules, &after)) & ones(placed)) != 0) {
        const uint64_t own = above(complete & threes(after.own));
        const uint64_t opponent = above(complete & threes(after.opponent));
        placed = affordable(own, stock(rules, after.own)) | affordable(opponent, stock(rules, after.opponent));
        after.own |= placed & own;
        after.opponent |= placed & opponent;
    }
    return (State){after.opponent, after.own};
}

static inline bool finished(const Rules *rules, const State *state)
{
    return stock(rules, state->own) == 0 || stock(rules, state->opponent) == 0;
}

static inline State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){state->opponent, state->own};
}

/* --- values --------------------------------------------------------------------------------------------- */

/* The value of a ball. */
static const Value UNIT = (Value)1 << 40;

static inline Value score(const Rules *rules, const State *state)
{
    return (stock(rules, state->opponent) - stock(rules, state->own)) * UNIT;
}

static inline Value bound(const Rules *rules)
{
    return rules->balls * UNIT;
}

/* The evaluation is that of the game's author: how many balls of the full pyramid the mover is expected to have, if
 * each cell becomes the mover's with some probability p; here half of all balls are subtracted.  With d = 2p - 1 it
 * is half the sum of d.  A ball has d = 1 or -1; open cells and those that belong to nobody have 0.  Any other cell
 * is the mover's if three of the four below are, and with probability 1/2 if two are.  If those have a, b, c, d and
 * are independent, then      8d = 3 (a + b + c + d) - (abc + abd + acd + bcd) = (a + b) (3 - cd) + (c + d) (3 - ab),
 * which changes its sign when the sides are swapped.  From one level to the next the denominator of d is cubed and
 * multiplied by 8: 1, 2^3, 2^12, 2^39, 2^120.  Up to 2^39 every value is exact; the apex is rounded once. */

/* Cells whose d is known: 1 if only `own` contains it, -1 if only `opponent` does, and 0 if both do. */
typedef struct {
    uint64_t own, opponent;
} Settled;

static inline Settled settle(const Rules *rules, const State *state)
{
    const uint64_t zero = open_cells(rules, state) | rules->nobodys;
    return (Settled){state->own | zero, state->opponent | zero};
}

/* Four rows of a level, of four cells each. */
typedef uint64_t Rows __attribute__((vector_size(32)));
typedef int16_t Cells __attribute__((vector_size(32)));

/* Give each cell a row of one set and, from bit 5 on, a row and the next of another; `at`: where these sets' levels
 * begin.  Vectors are passed by address, because how they are passed by value depends on the machine. */
static inline void lay_out(uint64_t one, int one_at, uint64_t other, int other_at, Cells *cells)
{
    const Rows row = {0, 5, 10, 15};
    const Rows low = (Rows){one, one, one, one} >> (row + (uint64_t)one_at) & 31;
    const Rows high = (Rows){other, other, other, other} >> (row + (uint64_t)other_at) & 1023;
    Rows set = low | high << 5;
    set |= set << 16;
    set |= set << 32;
    *cells = (Cells)set;
}

/* -1 where a cell has this bit, counted from its column on. */
static inline void look_up(const Cells *cells, int at, Cells *found)
{
    const Cells bit = (Cells){1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 1, 2, 4, 8} << (int16_t)at;
    *found = (Cells)((*cells & bit) == bit);
}

static inline void difference(const Cells *own, const Cells *opponent, int at, Cells *d)
{
    Cells plus, minus;
    look_up(own, at, &plus);
    look_up(opponent, at, &minus);
    *d = minus - plus;
}

/* d of the second level, times 8. */
static inline void second_level(const Settled *settled, Cells *d)
{
    Cells own, opponent, here, left, right, low_left, low_right, plus, minus;
    lay_out(settled->own, 25, settled->own, 0, &own);
    lay_out(settled->opponent, 25, settled->opponent, 0, &opponent);
    difference(&own, &opponent, 5, &left);
    difference(&own, &opponent, 6, &right);
    difference(&own, &opponent, 10, &low_left);
    difference(&own, &opponent, 11, &low_right);
    look_up(&own, 0, &plus);
    look_up(&opponent, 0, &minus);
    here = (left + right) * (3 - low_left * low_right) + (low_left + low_right) * (3 - left * right);
    *d = (here & ~(plus | minus)) + (minus - plus) * 8;
}

/* d of the third level, times 2^12. */
static inline void third_level(const Settled *settled, const Cells *below, Cells *d)
{
    Cells balls, plus, minus;
    const Cells nine = {-1, -1, -1, 0, -1, -1, -1, 0, -1, -1, -1, 0};
    const Cells right = (Cells)((Rows)*below >> 16), sum = *below + right, rest = 3 * 64 - *below * right;
    const Rows sums = (Rows)sum, rests = (Rows)rest;
    const Cells low_sum = (Cells)(Rows){sums[1], sums[2], sums[3], sums[0]};
    const Cells low_rest = (Cells)(Rows){rests[1], rests[2], rests[3], rests[0]};
    lay_out(settled->own, 44, settled->opponent, 44, &balls);
    look_up(&balls, 0, &plus);
    look_up(&balls, 5, &minus);
    *d = (((sum * low_rest + low_sum * rest) & ~(plus | minus)) + (minus - plus) * 4096) & nine;
}

/* 1, 0 or -1 for a cell that is known. */
static inline int value_of(const Settled *settled, int cell)
{
    return (int)(settled->own >> cell & 1) - (int)(settled->opponent >> cell & 1);
}

/* 8d times 2^12 cubed, from four cells that are given times 2^12. */
static inline Value join(Value a, Value b, Value c, Value d)
{
    const Value three = 3 << 24;
    return (a + b) * (three - c * d) + (c + d) * (three - a * b);
}

/* d of the fourth level, times 2^39. */
static inline void fourth_level(const Settled *settled, const Cells *below, Value d[4])
{
    int16_t b[16];
    memcpy(b, below, sizeof b);
    d[0] = join(b[0], b[1], b[4], b[5]);
    d[1] = join(b[1], b[2], b[5], b[6]);
    d[2] = join(b[4], b[5], b[8], b[9]);
    d[3] = join(b[5], b[6], b[9], b[10]);
    if (!((settled->own | settled->opponent) & level_cells[3]))
        return;
    for (int i = 0; i < 4; i++)
        if ((settled->own | settled->opponent) >> fourth_cells[i] & 1)
            d[i] = value_of(settled, fourth_cells[i]) * UNIT / 2;
}

/* d of the apex, times 2^39, rounded to the nearest, and halves away from 0, so that it too changes its sign only. */
static inline Value apex(const Settled *settled, const Value below[4])
{
    if ((settled->own | settled->opponent) >> APEX & 1)
        return value_of(settled, APEX) * UNIT / 2;
    const Value a = below[0], b = below[1], c = below[2], d = below[3];
    const __int128 three = (__int128)3 << 78, half = (__int128)1 << 80;
    const __int128 exact = (a + b) * (three - (__int128)c * d) + (c + d) * (three - (__int128)a * b);
    return (Value)((exact + half - (exact < 0)) >> 81);
}

/* Half the sum of d, in units of 2^-40, of the first three levels. */
static inline Value lower_sum(const Settled *settled, const Cells *second, const Cells *third)
{
    const uint64_t base = level_cells[0], even = 0x0000ffff0000ffff;
    const int first = __builtin_popcountll(settled->own & base) - __builtin_popcountll(settled->opponent & base);
    const Rows rows = (Rows)(*second * 512 + *third + 8192); /* no cell is negative, no column above 2^16 */
    const uint64_t columns = rows[0] + rows[1] + rows[2] + rows[3];
    const uint64_t pairs = (columns & even) + (columns >> 16 & even);
    return (first * 4096 + (int)(uint32_t)(pairs + (pairs >> 32)) - 16 * 8192) * ((Value)1 << 27);
}

static inline __attribute__((always_inline)) Value evaluate(const Rules *rules, const State *state)
{
    const Settled settled = settle(rules, state);
    Cells second, third;
    Value fourth[4];
    second_level(&settled, &second);
    third_level(&settled, &second, &third);
    fourth_level(&settled, &third, fourth);
    return lower_sum(&settled, &second, &third) + fourth[0] + fourth[1] + fourth[2] + fourth[3] +
           apex(&settled, fourth);
}

/* --- for people, orders and tests ----------------------------------------------------------------------- */

static inline int level_of(Move cell)
{
    return cell < 25 ? 0 : cell < 44 ? 1 : cell < 57 ? 2 : cell == APEX ? 4 : 3;
}

/* c3 on the base, 2c3 on the level above it. */
static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    const int level = level_of(move), at = move - first_cell[level], above_base = level - LEVELS + rules->size;
    Text writer = {text, text + MOVE_TEXT - 1};
    if (above_base)
        put(&writer, "%d", above_base + 1);
    put(&writer, "%c%d", 'a' + at % 5, at / 5 + 1);
}

/* The author's order: by how many cells rest on this one, directly or indirectly. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    int weight = 0;
    (void)rules;
    (void)state;
    for (uint64_t set = above(ones((uint64_t)1 << move)); set; set = above(ones(set)))
        weight += __builtin_popcountll(set);
    return weight;
}

/* Categories tell moves apart by their effect, on the base and above it; moves that end the game have their own. */
enum { QUIET, THREATENS, OFFERS, OPENS, GIVES, GAINS, EFFECTS };
enum { WINS = 2 * EFFECTS, ENDS };

static inline int effect_of(const Rules *rules, const State *state, const State *after, uint64_t ball)
{
    const uint64_t full = filled(rules, state) | ball, own = state->own | ball;
    const uint64_t complete = fours(full) & ones(ball), third = threes(full) & ones(ball) & ~complete;
    const int gained = __builtin_popcountll(after->opponent) - __builtin_popcountll(own);
    const int given = __builtin_popcountll(after->own) - __builtin_popcountll(state->opponent);
    if (gained > given)
        return GAINS;
    if (given)
        return GIVES;
    if (above(complete))
        return OPENS;
    if (above(third & twos(state->opponent))) /* the player who takes the fourth cell also gets the one above */
        return OFFERS;
    return above(third & twos(own)) ? THREATENS : QUIET;
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const State after = play(rules, state, move);
    if (finished(rules, &after))
        return (uint64_t)1 << (score(rules, &after) < 0 ? WINS : ENDS);
    const int effect = effect_of(rules, state, &after, (uint64_t)1 << move);
    return (uint64_t)1 << (level_of(move) == LEVELS - rules->size ? effect : EFFECTS + effect);
}

/* The number of balls of a set that are in the pyramid. */
static inline int balls_of(const Rules *rules, uint64_t set)
{
    return __builtin_popcountll(set & ~rules->handicap);
}

static inline int remaining(const Rules *rules, const State *state)
{
    return stock(rules, state->own) + stock(rules, state->opponent);
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const uint64_t open = open_cells(rules, state);
    const int lead = balls_of(rules, state->own) - balls_of(rules, state->opponent);
    list[0] = lead;
    list[1] = stock(rules, state->own);
    list[2] = stock(rules, state->opponent);
    list[3] = __builtin_popcountll(open & rules->base);
    list[4] = __builtin_popcountll(open & ~rules->base);
    list[5] = evaluate(rules, state) - lead * UNIT / 2;
}

/* --- notation ------------------------------------------------------------------------------------------- */

/* The cells of a level, row after row; the base is level 0.  Returns how wide the level is. */
static inline int list_cells(const Rules *rules, int level, Move cells[LEVELS * LEVELS])
{
    const int width = rules->size - level, first = first_cell[LEVELS - width];
    for (int i = 0; i < width * width; i++)
        cells[i] = (Move)(first + i / width * 5 + i % width);
    return width;
}

/* A letter for each cell of a level; n if it is nobody's. */
static inline int letters_of(const Rules *rules, const State *state, bool second, int level, char *letters)
{
    Move cells[LEVELS * LEVELS];
    const int width = list_cells(rules, level, cells);
    for (int i = 0; i < width * width; i++) {
        const bool own = state->own >> cells[i] & 1, opponent = state->opponent >> cells[i] & 1;
        letters[i] = rules->nobodys >> cells[i] & 1 ? 'n' : !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
    return width;
}

/* "-24-25": the balls that x and o have left. */
static inline void put_stocks(const Rules *rules, const State *state, bool second, Text *text)
{
    const int own = stock(rules, state->own), opponent = stock(rules, state->opponent);
    put(text, "-%d-%d", second ? opponent : own, second ? own : opponent);
}

/* The levels from the base up, the stocks and the side to move: "xo.o/..../.x../....+.../.../...+../..+.-13-13:x". */
static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    for (int level = 0; level < rules->size; level++) {
        char letters[LEVELS * LEVELS];
        const int width = letters_of(rules, state, second, level, letters);
        put(text, "%s", level ? "+" : "");
        put_rows(text, width, width, letters);
    }
    put_stocks(rules, state, second, text);
    put_side(text, second);
}

/* A line of the drawing: levels' numbers, columns' letters, and rows from 0 on. */
enum { NUMBERS = -2, COLUMNS };

static inline void draw_line(int row, int size, char letters[LEVELS][LEVELS * LEVELS], bool ascii, Text *text)
{
    if (row < 0)
        put(text, "  ");
    else
        put(text, "%2d", row + 1);
    for (int level = 0; level < size && row < size - level; level++) {
        const int width = size - level;
        put(text, "%s", level ? "   " : "");
        for (int column = 0; column < width; column++) {
            put(text, " ");
            if (row >= 0)
                put_cell(text, letters[level][row * width + column], ascii);
            else if (row == COLUMNS)
                put(text, "%c", 'a' + column);
            else
                put(text, "%c", column || !level ? ' ' : '1' + level);
        }
    }
    put(text, "\n");
}

/* Draw the levels side by side; cells that cannot be filled yet are '-'. */
static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    const uint64_t open = open_cells(rules, state);
    const int own = stock(rules, state->own), opponent = stock(rules, state->opponent);
    char letters[LEVELS][LEVELS * LEVELS];
    for (int level = 0; level < rules->size; level++) {
        Move cells[LEVELS * LEVELS];
        const int width = list_cells(rules, level, cells);
        letters_of(rules, state, second, level, letters[level]);
        for (int i = 0; i < width * width; i++)
            if (letters[level][i] == '.' && !(open >> cells[i] & 1))
                letters[level][i] = '-';
    }
    for (int row = NUMBERS; row < rules->size; row++)
        draw_line(row, rules->size, letters, ascii, text);
    put(text, "stocks: ");
    put_cell(text, 'x', ascii);
    put(text, " %d  ", second ? opponent : own);
    put_cell(text, 'o', ascii);
    put(text, " %d\n", second ? own : opponent);
}

/* "the ball on 2b3 ...", for the first of these cells; NULL if there is none. */
static inline const char *blame(const Rules *rules, uint64_t cells, const char *what, const char *why)
{
    char text[MOVE_TEXT];
    if (!cells)
        return NULL;
    name(rules, (Move)__builtin_ctzll(cells), text);
    return complaint("%s%s %s", what, text, why);
}

/* How many more balls the opponent has placed than the side to move.  Balls that rest on three of their own colour
 * do not count, because the rules placed those. */
static inline int moves_ahead(const Rules *rules, const State *state)
{
    const uint64_t complete = fours(filled(rules, state));
    return balls_of(rules, state->opponent & ~above(complete & threes(state->opponent))) -
           balls_of(rules, state->own & ~above(complete & threes(state->own)));
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const uint64_t handicap = rules->handicap, balls = (state->own | state->opponent) & ~handicap;
    const uint64_t complete = fours(filled(rules, state));
    const uint64_t own = above(complete & threes(state->own)), empty = ~balls & ~rules->nobodys;
    const uint64_t opponent = above(complete & threes(state->opponent));
    const char *error = blame(rules, state->own & state->opponent, "on ", "there are two balls");
    if (!error && ((state->own ^ state->opponent) & handicap) != handicap)
        error = "it does not show who began";
    if (!error)
        error = blame(rules, balls & rules->nobodys, "on ", "there is nobody's ball");
    if (!error)
        error = blame(rules, balls & ~(above(complete) | rules->base), "the ball on ", "rests on nothing");
    if (!error && (stock(rules, state->own) < 0 || stock(rules, state->opponent) < 0))
        error = "a player has more balls than there were";
    if (!error)
        error = blame(rules, (own & state->opponent) | (opponent & state->own), "the ball on ",
                      "rests on three of the other colour");
    if (!error)
        error = blame(rules,
                      (stock(rules, state->own) ? own & empty : 0) |
                          (stock(rules, state->opponent) ? opponent & empty : 0),
                      "", "is empty, though it rests on three balls of a player who has more");
    const int ahead = moves_ahead(rules, state);
    return error || ahead == 0 || ahead == 1 ? error : "the players did not alternate";
}

/* One level's cells; the side to move is still unknown, and first is the one who began. */
static inline const char *read_level(const Rules *rules, Notation *notation, int level, State *first)
{
    char letters[LEVELS * LEVELS];
    Move cells[LEVELS * LEVELS];
    const int width = list_cells(rules, level, cells);
    const char *error = level ? read_letter(notation, '+') : NULL;
    if (!error)
        error = read_rows(notation, width, width, "xo.n", letters);
    for (int i = 0; i < width * width && !error; i++) {
        const uint64_t cell = (uint64_t)1 << cells[i];
        if ((letters[i] == 'n') != ((rules->nobodys & cell) != 0))
            error = blame(rules, cell, "", letters[i] == 'n' ? "is not nobody's" : "is nobody's, \"n\"");
        if (letters[i] == 'x')
            first->own |= cell;
        if (letters[i] == 'o')
            first->opponent |= cell;
    }
    return error;
}

/* The stocks follow from the balls; still the text must have them, and they must be right. */
static inline const char *read_stocks(const Rules *rules, Notation *notation, const State *first)
{
    char stocks[MOVE_TEXT];
    Text writer = {stocks, stocks + sizeof stocks - 1};
    put_stocks(rules, first, false, &writer);
    if (strncmp(notation->at, stocks, strlen(stocks)) != 0)
        return expected(notation, "\"%s\", the stocks of x and o that these balls leave,", stocks);
    notation->at += strlen(stocks);
    return NULL;
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    State first = initial(rules);
    const char *error = NULL;
    for (int level = 0; level < rules->size && !error; level++)
        error = read_level(rules, &notation, level, &first);
    if (!error)
        error = read_stocks(rules, &notation, &first);
    if (!error)
        error = read_side(&notation, second);
    if (error)
        return error;
    *state = *second ? swap(rules, &first) : first;
    error = broken(rules, state);
    return error || moves_ahead(rules, state) == *second ? error : "the other player is to move";
}

#include "games/upperhand/quiet.h"

static const Game game = {
    .about = "Upper Hand, pyramids of balls; evaluation: balls expected in the full pyramid; a ball is 2^40",
    .parameters = {{"size", INTEGER, "5", 2, 5, .about = "places along an edge of the base"}},
    .legal = legal,
    .known = {{"size=5", {24, 552, 12144, 255048, 5103288}},
              {"size=4", {16, 240, 3360, 43680, 524376}},
              {"size=3", {8, 56, 336, 1704, 7320, 26880}},
              {"size=2", {4, 12, 24, 24}}}, /* by hand: four moves fill the base, and o has no ball left */
    .unit = UNIT,
    .priority = priority,
    .name = name,
    .count = count,
    .category_names = {"quiet", "threatens", "offers", "opens a cell", "gives a ball", "gains a ball",
                       "above, quiet", "above, threatens", "above, offers", "above, opens a cell",
                       "above, gives a ball", "above, gains a ball", "wins", "ends the game, does not win"},
    .noisy = noisy,
    .gain = gain,
    .categories = categories,
    .swap = swap,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"balls", "own stock", "opponent's stock", "open on the base", "open above it",
                      "expected on the rest, 2^-40"},
    .features = features,
    .broken = broken,
};
