/*
 * Tic-tac-toe (noughts and crosses).  A set of cells is nine bits:
 *
 *     a1 b1 c1      0 1 2
 *     a2 b2 c2  =   3 4 5
 *     a3 b3 c3      6 7 8
 */

#include "kit/part.h"

typedef struct {
    uint16_t own, opponent; /* cells taken, by the side to move and by the other */
} State;

typedef uint8_t Move; /* a cell */

typedef struct {
    char none;
} Rules;

enum { MAX_MOVES = 9, ALL = 0x1ff, WIN = 10 };

#include "kit/game.h"

static const uint16_t line[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)settings;
    (void)seed;
    (void)arena;
    *rules = (Rules){0};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0};
}

static inline bool has_line(uint16_t cells)
{
    for (int i = 0; i < 8; i++)
        if ((cells & line[i]) == line[i])
            return true;
    return false;
}

/* Only the one who just moved can have made a line. */
static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return has_line(state->opponent) || (state->own | state->opponent) == ALL;
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    return has_line(state->opponent) ? -WIN : 0;
}

/* The mover's open lines less the opponent's: a line is open for a player if the other has no cell in it. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    (void)rules;
    Value open = 0;
    for (int i = 0; i < 8; i++)
        open += !(state->opponent & line[i]) - !(state->own & line[i]);
    return open;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    (void)rules;
    int count = 0;
    for (Move cell = 0; cell < 9; cell++)
        if (!((state->own | state->opponent) >> cell & 1))
            list[count++] = cell;
    return count;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return !((state->own | state->opponent) >> move & 1);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->opponent, (uint16_t)(state->own | 1 << move)};
}

/* First the centre, then corners, then edges. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    (void)state;
    return move == 4 ? 2 : move % 2 == 0;
}

enum { WINS, BLOCKS, THREATENS_TWICE, THREATENS, CENTRE, CORNER, OPPOSITE_CORNER, EDGE };

/* How many lines have two cells of the first player and none of the other. */
static inline int threats(uint16_t own, uint16_t opponent)
{
    int count = 0;
    for (int i = 0; i < 8; i++)
        count += __builtin_popcount(own & line[i]) == 2 && !(opponent & line[i]);
    return count;
}

/* The first category that applies. */
static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    const uint16_t cell = (uint16_t)(1 << move), after = state->own | cell;
    const int made = threats(after, state->opponent);
    if (has_line(after))
        return 1 << WINS;
    if (has_line(state->opponent | cell))
        return 1 << BLOCKS;
    if (made)
        return made > 1 ? 1 << THREATENS_TWICE : 1 << THREATENS;
    if (move == 4)
        return 1 << CENTRE;
    if (move % 2)
        return 1 << EDGE;
    return state->opponent >> (8 - move) & 1 ? 1 << OPPOSITE_CORNER : 1 << CORNER;
}

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    (void)rules;
    text[0] = (char)('a' + move % 3);
    text[1] = (char)('1' + move / 3);
    text[2] = '\0';
}

static inline State swap(const Rules *rules, const State *state)
{
    (void)rules;
    return (State){state->opponent, state->own};
}

/* "x.o/.x./...:o" */
static inline void cells_of(const State *state, bool second, char cells[9])
{
    for (int i = 0; i < 9; i++) {
        const bool own = state->own >> i & 1, opponent = state->opponent >> i & 1;
        cells[i] = !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[9];
    (void)rules;
    cells_of(state, second, cells);
    put_rows(text, 3, 3, cells);
    put_side(text, second);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[9];
    (void)rules;
    cells_of(state, second, cells);
    put_board(text, 3, 3, cells, 'a', true, ascii);
}

static inline const char *broken(const Rules *rules, const State *state)
{
    (void)rules;
    if (state->own & state->opponent)
        return "a cell is taken twice";
    const int ahead = __builtin_popcount(state->opponent) - __builtin_popcount(state->own);
    return ahead == 0 || ahead == 1 ? NULL : "the players did not alternate";
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[9];
    const char *error = read_rows(&notation, 3, 3, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    *state = (State){0, 0};
    for (int i = 0; i < 9 && !error; i++)
        if (cells[i] != '.')
            *((cells[i] == 'o') == *second ? &state->own : &state->opponent) |= (uint16_t)(1 << i);
    if (!error)
        error = broken(rules, state);
    if (!error && has_line(state->own))
        return "the side to move has three in a line already";
    if (!error && *second != (__builtin_popcount(state->own) < __builtin_popcount(state->opponent)))
        return "the players did not alternate";
    return error;
}

/* For each player, the lines in which the other has no cell. */
static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    (void)rules;
    list[0] = list[1] = 0;
    for (int i = 0; i < 8; i++) {
        list[0] += !(state->opponent & line[i]);
        list[1] += !(state->own & line[i]);
    }
}

static inline int remaining(const Rules *rules, const State *state)
{
    (void)rules;
    return 9 - __builtin_popcount(state->own | state->opponent);
}

static const Game game = {
    .about = "tic-tac-toe; evaluation: open lines, a win is 10",
    .legal = legal,
    .known = {{"", {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872}}}, /* 255168 games in all */
    .category_names = {"wins", "blocks", "threatens twice", "threatens", "centre", "corner", "opposite a corner",
                       "edge"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"own open lines", "opponent's open lines"},
    .features = features,
    .swap = swap,
    .broken = broken,
};
