/* Moves and positions as text.  Row 1 is where x begins, as in chess, and stands below. */
#ifndef BREAKTHROUGH_NOTATION_H
#define BREAKTHROUGH_NOTATION_H

static inline char *put_square(const Rules *rules, char *text, int square, bool second)
{
    const int row = square / ROW;
    *text++ = (char)('a' + square % ROW);
    *text++ = (char)('1' + (second ? rules->rows - 1 - row : row));
    return text;
}

/* "b2b3", "b2xc3" */
static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    const bool second = move >> SECOND_SHIFT;
    text = put_square(rules, text, move & 63, second);
    if (move & TAKES)
        *text++ = 'x';
    *put_square(rules, text, move >> TO_SHIFT & 63, second) = '\0';
}

/* The square of cell i, where cells are counted by rows from the top. */
static inline uint64_t square_of(const Rules *rules, int i)
{
    return bit(ROW * (rules->rows - 1 - i / rules->columns) + i % rules->columns);
}

static inline void cells_of(const Rules *rules, const State *state, bool second, char cells[64])
{
    const uint64_t x = second ? turned(rules, state->opponent) : state->own;
    const uint64_t o = second ? turned(rules, state->own) : state->opponent;
    for (int i = 0; i < rules->rows * rules->columns; i++)
        cells[i] = x & square_of(rules, i) ? 'x' : o & square_of(rules, i) ? 'o' : '.';
}

/* "ooooo/ooooo/...../xxxxx/xxxxx:x" */
static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, cells);
    put_rows(text, rules->rows, rules->columns, cells);
    put_side(text, second);
}

static inline const char *read_pieces(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[64];
    uint64_t x = 0, o = 0;
    const char *error = read_rows(&notation, rules->rows, rules->columns, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    if (error)
        return error;
    for (int i = 0; i < rules->rows * rules->columns; i++) {
        x |= cells[i] == 'x' ? square_of(rules, i) : 0;
        o |= cells[i] == 'o' ? square_of(rules, i) : 0;
    }
    *state = *second ? (State){turned(rules, o), turned(rules, x), 1} : (State){x, o, 0};
    return NULL;
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, cells);
    for (int i = 0; i < rules->rows * rules->columns; i++) {
        if (i % rules->columns == 0)
            put(text, "%2d", rules->rows - i / rules->columns);
        put(text, " ");
        put_cell(text, cells[i], ascii);
        put(text, "%s", (i + 1) % rules->columns == 0 ? "\n" : "");
    }
    put(text, "  ");
    for (int column = 0; column < rules->columns; column++)
        put(text, " %c", 'a' + column);
    put(text, "\n");
}

#endif
