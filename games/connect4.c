/*
 * Connect Four on up to 8 columns of up to 7 rows.  A set of squares is 64 bits, eight a column, the lowest first:
 *
 *      7  15  23  31  39  47  55  63      above every board: never taken, so that no line goes on
 *      -----------------------------      in the next column
 *      6  14  22  30  38  46  54  62
 *      5  13  21  29  37  45  53  61
 *      4  12  20  28  36  44  52  60      x begins.
 *      3  11  19  27  35  43  51  59
 *      2  10  18  26  34  42  50  58      Smaller boards are the lower left part.
 *      1   9  17  25  33  41  49  57
 *      0   8  16  24  32  40  48  56
 *
 * Columns with such a bit to spare, and finding lines by shifts, are from J. Tromp's Fhourstones.
 */

#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* discs of the side to move and of the other */
} State;

typedef uint8_t Move; /* a square */

typedef struct {
    int columns, rows;
    uint64_t board, bottom;
    uint64_t last_x;    /* squares that fall to x if all other columns are full */
    uint64_t weight[3]; /* squares whose weight has bit 0, 1, 2 set */
} Rules;

enum { MAX_MOVES = 8, WIN = 100 };

#include "kit/game.h"

/* --- lines ---------------------------------------------------------------------------------------------- */

/* One lane for each direction of a line: up, right and down, right, right and up. */
typedef uint64_t u64x4 __attribute__((vector_size(32))), u64x2 __attribute__((vector_size(16)));

static const u64x4 stride = {1, 7, 8, 9}, twice = {2, 14, 16, 18}, thrice = {3, 21, 24, 27};

/* By halves, which takes fewer instructions than lane by lane. */
static inline uint64_t join(const u64x4 *lanes)
{
    const u64x2 low = {(*lanes)[0], (*lanes)[1]}, high = {(*lanes)[2], (*lanes)[3]}, both = low | high;
    return both[0] | both[1];
}

static inline bool has_four(uint64_t discs)
{
    const u64x4 lanes = {discs, discs, discs, discs}, pairs = lanes & lanes >> stride;
    const u64x4 fours = pairs & pairs >> twice;
    return join(&fours);
}

/* Squares where one more disc would make four in a line, even if they cannot be played yet. */
static inline uint64_t completions(uint64_t discs)
{
    const u64x4 lanes = {discs, discs, discs, discs}, pairs = lanes & lanes >> stride;
    const u64x4 up = lanes << stride, down = lanes >> stride;
    const u64x4 ends = (pairs << twice & (lanes << thrice | down)) | (pairs >> stride & (lanes >> thrice | up));
    return join(&ends);
}

/* --- the game ------------------------------------------------------------------------------------------- */

static inline uint64_t square_at(int column, int row)
{
    return (uint64_t)1 << (8 * column + row);
}

/* Half the number of lines through a square, at most 7. */
static inline int weight_of(const Rules *rules, uint64_t square)
{
    const u64x4 lanes = {rules->board, rules->board, rules->board, rules->board}, pairs = lanes & lanes >> stride;
    u64x4 lines = pairs & pairs >> twice; /* where lines begin */
    int count = 0;
    for (int i = 0; i < 4; i++, lines <<= stride)
        for (int lane = 0; lane < 4; lane++)
            count += (lines[lane] & square) != 0;
    return count / 2 < 7 ? count / 2 : 7;
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.columns = (int)settings[0].integer, .rows = (int)settings[1].integer};
    for (int column = 0; column < rules->columns; column++) {
        rules->bottom |= square_at(column, 0);
        for (int row = 0; row < rules->rows; row++) {
            rules->board |= square_at(column, row);
            if (((rules->columns - 1) * rules->rows + row) % 2 == 0)
                rules->last_x |= square_at(column, row);
        }
    }
    for (uint64_t rest = rules->board; rest; rest &= rest - 1) {
        const uint64_t square = rest & -rest;
        for (int bit = 0; bit < 3; bit++)
            rules->weight[bit] |= weight_of(rules, square) >> bit & 1 ? square : 0;
    }
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

/* Only the one who just moved can have made four. */
static inline bool finished(const Rules *rules, const State *state)
{
    return has_four(state->opponent) || (state->own | state->opponent) == rules->board;
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    return has_four(state->opponent) ? -WIN : 0;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

/* The lowest empty square of every column.  An addition finds it: the carry stops there. */
static inline uint64_t landings(const Rules *rules, const State *state)
{
    return ((state->own | state->opponent) + rules->bottom) & rules->board;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    for (uint64_t to = landings(rules, state); to; to &= to - 1)
        list[number++] = (Move)__builtin_ctzll(to);
    return number;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    return landings(rules, state) >> move & 1;
}

static inline int count(const Rules *rules, const State *state)
{
    return __builtin_popcountll(landings(rules, state));
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->opponent, state->own | (uint64_t)1 << move};
}

/* The discs of the side to move, and a mark on the lowest empty square of every column: below it the other discs are the
 * other side's. */
static inline uint64_t to_number(const Rules *rules, const State *state)
{
    return state->own + (state->own | state->opponent) + rules->bottom;
}

/* A column's mark is its highest bit. */
static inline State of_number(const Rules *rules, uint64_t number)
{
    uint64_t up_to_mark = number;
    (void)rules;
    up_to_mark |= up_to_mark >> 1 & 0x7f7f7f7f7f7f7f7f;
    up_to_mark |= up_to_mark >> 2 & 0x3f3f3f3f3f3f3f3f;
    up_to_mark |= up_to_mark >> 4 & 0x0f0f0f0f0f0f0f0f;
    const uint64_t discs = up_to_mark >> 1 & 0x7f7f7f7f7f7f7f7f;
    return (State){number & discs, discs & ~number};
}

/* --- values --------------------------------------------------------------------------------------------- */

/* By how many squares the first set is larger than the second. */
static inline int lead(uint64_t own, uint64_t opponent)
{
    return __builtin_popcountll(own) - __builtin_popcountll(opponent);
}

/* The squares that fall to the side to move if all other columns are full. */
static inline uint64_t last_own(const Rules *rules, const State *state)
{
    return __builtin_popcountll(state->own | state->opponent) % 2 ? ~rules->last_x : rules->last_x;
}

static inline int weight(const Rules *rules, uint64_t set)
{
    return __builtin_popcountll(set & rules->weight[0]) + __builtin_popcountll(set & rules->weight[1]) * 2 +
           __builtin_popcountll(set & rules->weight[2]) * 4;
}

/* A threat is an empty square where a disc would make four.  When all other columns are full, zugzwang decides which
 * player gets a square; on seven columns of six rows, x gets those in odd rows.  A threat there is worth more (V.
 * Allis, "A Knowledge-based Approach of Connect-Four", 1988).  A disc counts as much as the weight of its square.
 * The weights are rounded from a least-squares fit to the true values of 15000 positions each of 7x6 and 6x5,
 * reached by partly random moves. */
enum { THREAT = 3, LAST = 4, DISC = 1, MOST = WIN - 1 };

/* What threats and discs are worth where none of the threats can be carried out at once. */
static inline Value balance(uint64_t threats, uint64_t against, uint64_t last, int discs)
{
    const int value = THREAT * lead(threats, against) + LAST * lead(threats & last, against & ~last) + DISC * discs;
    return value > MOST ? MOST : value < -MOST ? -MOST : value;
}

/* It is forced inline, so that finished() and this function share what they compute. */
static inline __attribute__((always_inline)) Value evaluate(const Rules *rules, const State *state)
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    const uint64_t threats = completions(own) & empty, against = completions(opponent) & empty;
    if (threats & landings(rules, state))
        return MOST;
    return balance(threats, against, last_own(rules, state), weight(rules, own) - weight(rules, opponent));
}

/* A win, or what prevents the other's.  If nothing does, all moves lose alike.  What does is told only if it is listed
 * first or cannot look as bad as the others, even if it threatens nothing. */
static inline bool forced(const Rules *rules, const State *state, Move *move)
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    const uint64_t open = landings(rules, state), wins = completions(own) & open;
    if (wins) {
        *move = (Move)__builtin_ctzll(wins);
        return true;
    }
    const uint64_t threats = completions(opponent) & empty, must = threats & open, last = ~last_own(rules, state);
    if (!must)
        return false;
    const bool lost = (must & (must - 1)) || (must << 1 & threats);
    *move = (Move)__builtin_ctzll(lost ? open : must);
    return lost || !(open & (must - 1)) ||
           balance(threats ^ must, 0, last, weight(rules, opponent) - weight(rules, own)) < MOST;
}

/* Children have the threats of the side that does not move in common, and all discs but one. */
static inline int assess_all(const Rules *rules, const State *state, Value value[MAX_MOVES])
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    const uint64_t wins = completions(own), threats = completions(opponent), open = landings(rules, state);
    const uint64_t last = ~last_own(rules, state);
    const int discs = weight(rules, opponent) - weight(rules, own);
    int count = 0, over = 0;
    for (uint64_t rest = open; rest; rest &= rest - 1) {
        const uint64_t disc = rest & -rest, left = empty ^ disc, above = disc << 1 & left;
        const bool wins_now = wins & disc;
        over += wins_now || !left;
        if (wins_now || !left)
            value[count++] = wins_now ? WIN : 0;
        else if (threats & ((open ^ disc) | above))
            value[count++] = -MOST;
        else
            value[count++] =
                -balance(threats & left, completions(own | disc) & left, last, discs - weight(rules, disc));
    }
    return count - over;
}

/* --- for people, orders and tests ----------------------------------------------------------------------- */

/* The centre first. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const int off_centre = 2 * (move / 8) - (rules->columns - 1);
    (void)state;
    return off_centre < 0 ? off_centre : -off_centre;
}

enum { WINS, LETS_WIN, BLOCKS, THREATENS_TWICE, SPENDS_THREAT, THREATENS, QUIET };
enum { LAST_THREAT = QUIET, LATER_THREAT, PREVENTS_THREAT, MANY_LINES, SOME_LINES, FEW_LINES };

/* The category of a move that neither makes nor prevents a four, nor threatens one at once. */
static inline int quiet_category(const Rules *rules, const State *state, uint64_t disc, uint64_t empty)
{
    const uint64_t made = completions(state->own | disc) & ~completions(state->own) & empty;
    if (made)
        return made & last_own(rules, state) ? LAST_THREAT : LATER_THREAT;
    if (completions(state->opponent | disc) & ~completions(state->opponent) & empty)
        return PREVENTS_THREAT;
    return disc & rules->weight[2] ? MANY_LINES : disc & rules->weight[1] ? SOME_LINES : FEW_LINES;
}

/* The first category that applies. */
static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    const uint64_t disc = (uint64_t)1 << move, empty = rules->board & ~(state->own | state->opponent | disc);
    const uint64_t threats = completions(state->own), against = completions(state->opponent);
    const State after = play(rules, state, move);
    const uint64_t next = landings(rules, &after), wins = completions(after.opponent) & next;
    if (threats & disc)
        return 1 << WINS;
    if (against & next)
        return 1 << LETS_WIN;
    if (against & disc)
        return 1 << BLOCKS;
    if (wins & (wins - 1))
        return 1 << THREATENS_TWICE;
    if (wins)
        return wins & threats ? 1 << SPENDS_THREAT : 1 << THREATENS;
    return (uint64_t)1 << quiet_category(rules, state, disc, empty);
}

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    (void)rules;
    text[0] = (char)('1' + move / 8);
    text[1] = '\0';
}

/* The first column of those that solvers write without blanks, "44444". */
static inline int joined(const char *text, char name[RECORD_WORD])
{
    if (*text < '1' || *text > '8')
        return 0;
    name[0] = *text;
    name[1] = '\0';
    return 1;
}

/* The square of cell i, where cells are counted by rows from the top. */
static inline uint64_t square_of(const Rules *rules, int i)
{
    return square_at(i % rules->columns, rules->rows - 1 - i / rules->columns);
}

static inline void cells_of(const Rules *rules, const State *state, bool second, char cells[56])
{
    for (int i = 0; i < rules->columns * rules->rows; i++) {
        const bool own = state->own & square_of(rules, i), opponent = state->opponent & square_of(rules, i);
        cells[i] = !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[56];
    cells_of(rules, state, second, cells);
    put_rows(text, rules->rows, rules->columns, cells);
    put_side(text, second);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[56];
    cells_of(rules, state, second, cells);
    put_board(text, rules->rows, rules->columns, cells, '1', false, ascii);
}

/* Do all fours of the player who just moved contain the last disc? */
static inline bool made_last(const State *state)
{
    const uint64_t discs = state->own | state->opponent, tops = discs & ~(discs >> 1);
    bool possible = !has_four(state->opponent);
    for (uint64_t rest = tops & state->opponent; rest; rest &= rest - 1)
        possible |= !has_four(state->opponent ^ (rest & -rest));
    return possible;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const uint64_t discs = state->own | state->opponent, floating = discs & (discs + rules->bottom);
    const int ahead = lead(state->opponent, state->own);
    if (state->own & state->opponent)
        return "a square has two discs";
    if (discs & ~rules->board)
        return "a disc is off the board";
    if (floating) {
        const int square = __builtin_ctzll(floating);
        return complaint("column %d: a disc floats in row %d", square / 8 + 1, square % 8 + 1);
    }
    if (ahead != 0 && ahead != 1)
        return "the players did not alternate";
    if (has_four(state->own))
        return has_four(state->opponent) ? "both players have four in a line"
                                         : "the side to move has four in a line already";
    return made_last(state) ? NULL : "the fours of the player who just moved were not made by one last disc";
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[56];
    const char *error = read_rows(&notation, rules->rows, rules->columns, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    *state = (State){0, 0};
    for (int i = 0; i < rules->columns * rules->rows && !error; i++)
        if (cells[i] != '.')
            *((cells[i] == 'o') == *second ? &state->own : &state->opponent) |= square_of(rules, i);
    if (error)
        return error;
    const int own = __builtin_popcountll(state->own), opponent = __builtin_popcountll(state->opponent);
    if (opponent - own != *second)
        return complaint("x has %d discs, o has %d, and :%c is to move: the players did not alternate",
                         *second ? opponent : own, *second ? own : opponent, *second ? 'o' : 'x');
    return broken(rules, state);
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const uint64_t own = state->own, opponent = state->opponent, empty = rules->board & ~(own | opponent);
    const uint64_t threats = completions(own) & empty, against = completions(opponent) & empty;
    const uint64_t last = last_own(rules, state);
    list[0] = __builtin_popcountll(threats & landings(rules, state));
    list[1] = lead(threats, against);
    list[2] = lead(threats & last, against & ~last);
    list[3] = weight(rules, own) - weight(rules, opponent);
}

static inline int remaining(const Rules *rules, const State *state)
{
    return __builtin_popcountll(rules->board & ~(state->own | state->opponent));
}

#include "games/connect4/appraisal.h"
#include "games/connect4/quiet.h"

static const Game game = {
    .about = "connect four; evaluation: threats and squares, a win is 100",
    .parameters =
        {{.name = "columns", .kind = INTEGER, .fallback = "7", .least = 1, .most = 8, .about = "of the board"},
         {.name = "rows", .kind = INTEGER, .fallback = "6", .least = 1, .most = 7, .about = "of the board"}},
    /* 7x6 is published as here, but that from ply 8 on games already over are dropped (tests/connect4.c).  The
     * other sizes, and ply 8, were counted by a second program, square by square. */
    .legal = legal,
    .known = {{"columns=7 rows=6", {7, 49, 343, 2401, 16807, 117649, 823536, 5673234}},
              {"columns=8 rows=7", {8, 64, 512, 4096, 32768, 262144, 2097152, 16553656}},
              {"columns=5 rows=4", {5, 25, 125, 625, 3120, 15500, 76300, 363308, 1718544, 7738740}},
              {"columns=4 rows=4", {4, 16, 64, 256, 1020, 4020, 15540, 57504, 206904, 690504, 2160504, 5992096}},
              {"columns=1 rows=7", {1, 1, 1, 1, 1, 1, 1}}},
    .category_names = {"wins", "lets the other win", "blocks", "threatens twice", "spends a threat", "threatens",
                       "later threat, right parity", "later threat, wrong parity", "prevents a threat",
                       "many lines", "some lines", "few lines"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .named_by_numbers = true,
    .joined = joined,
    .count = count,
    .assess_all = assess_all,
    .forced = forced,
    .number = to_number,
    .of_number = of_number,
    .noisy = noisy,
    .in_check = in_check,
    .appraise = appraise,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"wins at once", "threats", "threats of the right parity", "weight of the discs' squares"},
    .features = features,
    .broken = broken,
};
