/*
 * Isola, or Isolation (B. Kienitz, 1972).  A move is a king's step to a square that is there and free, and then the
 * removal of any free square, which may be the one just left.  A player who has no step has lost.  (The game as it is
 * sold has 8 rows of 6 squares, and the two squares on which it starts cannot be removed; here all can.)
 *
 * A set of squares is 64 bits, eight to a row on every board.  At the start of 4x4:
 *
 *          a  b  c  d
 *      1   0  x  2  3
 *      2   8  9 10 11      x begins, from the middle of the first row.  On boards of even width it stands
 *      3  16 17 18 19      left of the middle; half a turn of the board puts each pawn in the other's place.
 *      4  24 25  o 27
 */

#include "kit/part.h"

typedef struct {
    uint64_t present;       /* the squares not removed */
    uint32_t own, opponent; /* the squares of the two pawns */
} State;

typedef uint16_t Move; /* the square stepped to + 64 times the one removed */

typedef struct {
    int rows, columns;
    uint64_t board, beside[64]; /* a king's step from each square */
    uint64_t mark[2][64];       /* in numbers of positions: the own pawn on each square, and the opponent's */
} Rules;

enum { MAX_MOVES = 8 * 62, WIN = 100 }; /* every square but the pawns' two may be removed */

#include "kit/game.h"

static inline uint64_t bit(uint32_t square)
{
    return (uint64_t)1 << square;
}

/* A set and its neighbours. */
static inline uint64_t around(uint64_t set)
{
    set |= set << 8 | set >> 8;
    return set | (set << 1 & 0xfefefefefefefefe) | (set >> 1 & 0x7f7f7f7f7f7f7f7f);
}

enum { PAWN_BITS = 6 };

/* So many bits, spread over the lowest of a set. */
static inline uint64_t spread(uint32_t bits, uint64_t over)
{
    uint64_t set = 0;
    for (; bits; bits >>= 1, over &= over - 1)
        set |= bits & 1 ? over & -over : 0;
    return set;
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.rows = (int)settings[0].integer, .columns = (int)settings[1].integer};
    for (int row = 0; row < rules->rows; row++)
        rules->board |= (bit((uint32_t)rules->columns) - 1) << 8 * row;
    for (uint32_t square = 0; square < 64; square++) {
        rules->beside[square] = around(bit(square)) & ~bit(square) & rules->board;
        rules->mark[0][square] = spread(square, ~rules->board);
        rules->mark[1][square] = spread(square << PAWN_BITS, ~rules->board);
    }
    return NULL;
}

static inline State initial(const Rules *rules)
{
    const int first = (rules->columns - 1) / 2, last = 8 * (rules->rows - 1) + rules->columns / 2;
    return (State){rules->board, (uint32_t)first, (uint32_t)last};
}

/* --- moves ------------------------------------------------------------------------------------------------ */

static inline uint64_t steps(const Rules *rules, const State *state)
{
    return rules->beside[state->own] & state->present & ~bit(state->opponent);
}

static inline bool finished(const Rules *rules, const State *state)
{
    return !steps(rules, state);
}

static inline uint32_t goal_of(Move move)
{
    return move % 64;
}

static inline uint32_t removed_by(Move move)
{
    return move / 64;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    for (uint64_t goals = steps(rules, state); goals; goals &= goals - 1) {
        const uint32_t goal = (uint32_t)__builtin_ctzll(goals);
        for (uint64_t free = state->present & ~bit(state->opponent) & ~bit(goal); free; free &= free - 1)
            list[number++] = (Move)(goal + 64 * (uint32_t)__builtin_ctzll(free));
    }
    return number;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    return (steps(rules, state) & bit(goal_of(move))) &&
           (state->present & ~bit(state->opponent) & ~bit(goal_of(move)) & bit(removed_by(move)));
}

static inline int count(const Rules *rules, const State *state)
{
    return __builtin_popcountll(steps(rules, state)) * (__builtin_popcountll(state->present) - 2);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->present & ~bit(removed_by(move)), state->opponent, goal_of(move)};
}

static inline State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){state->present, state->opponent, state->own};
}

/* The squares of the pawns are written into bits that are no squares, if there are as many. */
static inline bool numbered(const Rules *rules)
{
    return __builtin_popcountll(~rules->board) >= 2 * PAWN_BITS;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    return state->present | rules->mark[0][state->own] | rules->mark[1][state->opponent];
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    uint64_t from = ~rules->board;
    uint32_t pawns = 0;
    for (int i = 0; i < 2 * PAWN_BITS; i++, from &= from - 1)
        pawns |= (uint32_t)((number & from & -from) != 0) << i;
    return (State){number & rules->board, pawns % 64, pawns >> PAWN_BITS};
}

/* --- values ----------------------------------------------------------------------------------------------- */

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return -WIN;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

/* By how many squares the first set is larger than the second. */
static inline int lead(uint64_t own, uint64_t opponent)
{
    return __builtin_popcountll(own) - __builtin_popcountll(opponent);
}

/* The squares that a pawn reaches in one step and in two, if nothing more is removed. */
static inline void reach_of(const Rules *rules, const State *state, uint32_t pawn, uint64_t *one, uint64_t *two)
{
    const uint64_t free = state->present & ~bit(state->own) & ~bit(state->opponent);
    *one = rules->beside[pawn] & free;
    *two = *one | (around(*one) & free);
}

/* Twice the lead in squares within one step, and that within two.  The weights are rounded from logistic fits to how
 * some 40000 positions of boards from 4x4 to 8x6, reached by partly random moves, ended when they were played out by
 * searches of two plies. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    uint64_t own_one, own_two, opponent_one, opponent_two;
    reach_of(rules, state, state->own, &own_one, &own_two);
    reach_of(rules, state, state->opponent, &opponent_one, &opponent_two);
    return 2 * lead(own_one, opponent_one) + lead(own_two, opponent_two);
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    uint64_t own_one, own_two, opponent_one, opponent_two;
    reach_of(rules, state, state->own, &own_one, &own_two);
    reach_of(rules, state, state->opponent, &opponent_one, &opponent_two);
    list[0] = __builtin_popcountll(own_one);
    list[1] = __builtin_popcountll(opponent_one);
    list[2] = __builtin_popcountll(own_two);
    list[3] = __builtin_popcountll(opponent_two);
}

/* --- orders and cutoffs ----------------------------------------------------------------------------------- */

/* How near the opponent a square is removed: 2 beside its pawn, 1 two steps off, 0 elsewhere. */
static inline int nearness(const Rules *rules, const State *state, uint32_t removed)
{
    const uint64_t beside = rules->beside[state->opponent], square = bit(removed);
    return square & beside ? 2 : (square & around(beside)) != 0;
}

/* Remove near the opponent, then step to where there is most room, which is away from the edges. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const uint64_t left = state->present & ~bit(removed_by(move));
    return 16 * nearness(rules, state, removed_by(move)) +
           __builtin_popcountll(rules->beside[goal_of(move)] & left);
}

/* Categories tell moves apart by where they remove a square, how many steps they leave to the opponent, and whether
 * they leave the mover at least as many; winning moves have categories of their own. */
enum { ROOM = 2, FEW = 3, ISOLATES = ROOM * (FEW + 3) };

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    State after = play(rules, state, move);
    const int replies = __builtin_popcountll(steps(rules, &after));
    after = swap(rules, &after);
    const bool roomy = __builtin_popcountll(steps(rules, &after)) >= replies;
    const int near = nearness(rules, state, removed_by(move));
    if (replies == 0)
        return (uint64_t)1 << ISOLATES;
    const int kind = near < 2 ? near : replies <= FEW ? 1 + replies : FEW + 2;
    return (uint64_t)1 << (ROOM * kind + roomy);
}

static inline int remaining(const Rules *rules, const State *state)
{
    (void)rules;
    return __builtin_popcountll(state->present) - 2;
}

/* --- for people and tests --------------------------------------------------------------------------------- */

static inline char *put_square(char *text, uint32_t square)
{
    *text++ = (char)('a' + square % 8);
    *text++ = (char)('1' + square / 8);
    return text;
}

/* "b2xc3": to b2, and c3 is gone. */
static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    (void)rules;
    text = put_square(text, goal_of(move));
    *text++ = 'x';
    *put_square(text, removed_by(move)) = '\0';
}

static inline uint32_t square_at(const Rules *rules, int cell)
{
    return (uint32_t)(8 * (cell / rules->columns) + cell % rules->columns);
}

/* The cells of the board, row after row; `gone` is the letter for a removed square. */
static inline void cells_of(const Rules *rules, const State *state, bool second, char gone, char cells[64])
{
    for (int i = 0; i < rules->rows * rules->columns; i++) {
        const uint32_t square = square_at(rules, i);
        const bool own = square == state->own, opponent = square == state->opponent;
        cells[i] = own || opponent ? (own != second ? 'x' : 'o') : state->present & bit(square) ? '.' : gone;
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, '#', cells);
    put_rows(text, rules->rows, rules->columns, cells);
    put_side(text, second);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, ' ', cells);
    put_board(text, rules->rows, rules->columns, cells, 'a', true, ascii);
}

static inline const char *broken(const Rules *rules, const State *state)
{
    if (state->present & ~rules->board)
        return "a square is off the board";
    if (state->own >= 64 || state->opponent >= 64 || ~state->present & (bit(state->own) | bit(state->opponent)))
        return "a pawn stands on no square";
    return state->own != state->opponent ? NULL : "both pawns stand on one square";
}

/* Read the square of a pawn: exactly one cell must have this letter. */
static inline const char *read_pawn(const Rules *rules, const char cells[64], char letter, uint32_t *pawn)
{
    int found = 0;
    for (int i = 0; i < rules->rows * rules->columns; i++)
        if (cells[i] == letter) {
            *pawn = square_at(rules, i);
            found++;
        }
    return found == 1 ? NULL : complaint("there is to be one %c, not %d", letter, found);
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[64];
    const char *error = read_rows(&notation, rules->rows, rules->columns, "xo.#", cells);
    if (!error)
        error = read_side(&notation, second);
    if (error)
        return error;
    *state = (State){rules->board, 0, 0};
    for (int i = 0; i < rules->rows * rules->columns; i++)
        if (cells[i] == '#')
            state->present ^= bit(square_at(rules, i));
    error = read_pawn(rules, cells, *second ? 'o' : 'x', &state->own);
    if (!error)
        error = read_pawn(rules, cells, *second ? 'x' : 'o', &state->opponent);
    const int removed = __builtin_popcountll(rules->board & ~state->present);
    if (!error && removed % 2 != *second)
        return complaint("after %d removals it is the turn of %c", removed, *second ? 'x' : 'o');
    return error;
}

static const Game game = {
    .about = "isola, a king's step and a square removed; evaluation: room, a win is 100",
    .parameters = {{"rows", INTEGER, "6", 2, 8, .about = "of the board; the pawns start in the first and last"},
                   {"columns", INTEGER, "6", 2, 8, .about = "of the board"}},
    /* The first counts of 3x3 and 4x4 are published; all were counted by a second program, square by square
     * (tests/games/isola.c). */
    .legal = legal,
    .known = {{"rows=6 columns=6", {170, 27225, 5570560}},
              {"rows=4 columns=5", {90, 7225, 667648}},
              {"rows=4 columns=4", {70, 4225, 240192, 11362142}},
              {"rows=3 columns=3", {35, 792, 11550, 103872, 564228, 1452616, 982596}},
              {"rows=2 columns=3", {16, 144, 384, 224}}},
    .category_names = {"far, cramped", "far", "two steps off, cramped", "two steps off", "leaves one step, cramped",
                       "leaves one step", "leaves two steps, cramped", "leaves two steps",
                       "leaves three steps, cramped", "leaves three steps", "leaves more steps, cramped",
                       "leaves more steps", "isolates"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .count = count,
    .number = to_number,
    .of_number = of_number,
    .numbered = numbered,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"own squares within one step", "opponent's squares within one step",
                      "own squares within two steps", "opponent's squares within two steps"},
    .features = features,
    .swap = swap,
    .broken = broken,
};
