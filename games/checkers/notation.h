/* Moves and positions as Portable Draughts Notation has them, and boards. */
#ifndef CHECKERS_NOTATION_H
#define CHECKERS_NOTATION_H

/* The squares of players, 1 to 32. */
static inline uint32_t numbered(int number, bool white)
{
    const int place = white ? number - 1 : SQUARES - number, row = ROWS - 1 - place / 4;
    return BIT(row, 2 * (place % 4) + row % 2);
}

static inline int players_number(uint32_t square, bool white)
{
    int number = 1;
    while (!(numbered(number, white) & square) && number < SQUARES)
        number++;
    return number;
}

/* Every square that a move comes to, where it begins first; returns how many they are. */
static inline int squares_of(Move move, int path[MOST_TAKEN + 1])
{
    const bool white = move >> WHITE_SHIFT;
    uint32_t at = from_of(move);
    int length = 0;
    path[length++] = players_number(at, white);
    for (int i = 0; i < taken_by(move) || i == 0; i++) {
        at = next_to(at, way_of(move, i));
        at = taken_by(move) ? next_to(at, way_of(move, i)) : at;
        path[length++] = players_number(at, white);
    }
    return length;
}

/* "11-15", "22x15x8" */
static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    int path[MOST_TAKEN + 1];
    const int length = squares_of(move, path);
    Text writer = {text, text + MOVE_TEXT - 1};
    (void)rules;
    for (int i = 0; i < length; i++)
        put(&writer, "%s%d", i == 0 ? "" : taken_by(move) ? "x" : "-", path[i]);
}

/* --- positions ---------------------------------------------------------------------------------------------- */

static inline void write_side(const State *state, uint32_t side, bool white, Text *text)
{
    const char *gap = "";
    put(text, ":%c", white ? 'W' : 'B');
    for (int number = 1; number <= SQUARES; number++) {
        const uint32_t square = numbered(number, state->white) & side;
        if (square) {
            put(text, "%s%s%d", gap, square & state->kings ? "K" : "", number);
            gap = "_";
        }
    }
}

/* "B:W18_24_K27:B12_16", with _ for the commas of others, and ":H7" for a clock. */
static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    put(text, "%c", second ? 'W' : 'B');
    write_side(state, second ? state->own : state->opponent, true, text);
    write_side(state, second ? state->opponent : state->own, false, text);
    if (rules->clock)
        put(text, ":H%d", state->clock);
}

/* The pieces of a side, up to a colon or the end. */
static inline const char *read_pieces(Notation *notation, State *state, bool own)
{
    uint32_t *side = own ? &state->own : &state->opponent;
    while (*notation->at && *notation->at != ':' && strcmp(notation->at, ".") != 0) {
        const bool king = *notation->at == 'K';
        int number = 0;
        notation->at += king;
        const char *at = notation->at, *error = read_number(notation, SQUARES, &number);
        const uint32_t square = number ? numbered(number, state->white) : 0;
        if (error || *at == '0' || (state->own | state->opponent) & square) {
            notation->at = at;
            return expected(notation, "the number of a square, 1 to 32, that has no piece yet,");
        }
        *side |= square;
        state->kings |= king ? square : 0;
        if ((*notation->at == '_' || *notation->at == ',') && notation->at[1] && notation->at[1] != ':')
            notation->at++;
        else if (*notation->at && *notation->at != ':' && strcmp(notation->at, ".") != 0)
            return expected(notation, "_ or a comma before the next piece, or a colon after the last,");
    }
    return NULL;
}

/* Both sides, each after a colon and its letter, in either order. */
static inline const char *read_sides(Notation *notation, State *state)
{
    const char *error = NULL;
    char first = 0;
    for (int i = 0; i < 2 && !error; i++) {
        error = read_letter(notation, ':');
        const char letter = *notation->at;
        if (!error && ((letter != 'W' && letter != 'B') || letter == first))
            return expected(notation, first == 'W' ? "B" : first == 'B' ? "W" : "W or B");
        if (error)
            return error;
        first = letter;
        notation->at++;
        error = read_pieces(notation, state, (letter == 'W') == state->white);
    }
    return error;
}

/* ":H7", and ":F12" for the number of the move, which says nothing here; either may be missing. */
static inline const char *read_clocks(Notation *notation, int *clock)
{
    const char *error = NULL;
    int number;
    *clock = 0;
    if (notation->at[0] == ':' && notation->at[1] == 'H') {
        notation->at += 2;
        error = read_number(notation, FORTY_MOVES, clock);
    }
    if (!error && notation->at[0] == ':' && notation->at[1] == 'F') {
        notation->at += 2;
        error = read_number(notation, 9999, &number);
    }
    notation->at += notation->at[0] == '.' && !notation->at[1]; /* as others end it */
    return error           ? error
           : *notation->at ? expected(notation, "the end, or \":H\" and the plies without a capture,")
                           : NULL;
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    int clock = 0;
    *second = *text == 'W';
    *state = (State){.white = *second};
    if (*text != 'B' && *text != 'W')
        return expected(&notation, "B or W for the side to move,");
    notation.at++;
    const char *error = read_sides(&notation, state);
    if (!error)
        error = read_clocks(&notation, &clock);
    state->clock = (uint16_t)(rules->clock ? clock : 0);
    return error ? error : broken(rules, state);
}

/* --- boards ------------------------------------------------------------------------------------------------- */

static inline void put_piece(const State *state, uint32_t square, bool ascii, Text *text)
{
    const bool black = ((state->own & square) != 0) != state->white, king = state->kings & square;
    if (square & empty_of(state))
        put_cell(text, '.', ascii);
    else if (king)
        put(text, "%s", ascii ? black ? "X" : "O" : black ? "\u25c9" : "\u25ce");
    else
        put_cell(text, black ? 'x' : 'o', ascii);
}

/* From white's side; before and after each row the numbers of its first square and its last.  A king is a disc with
 * another on it, in ASCII a capital letter. */
static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    (void)rules;
    for (int row = 0; row < ROWS; row++) {
        put(text, "%2d%s", 4 * row + 1, row % 2 ? "" : "  ");
        for (int number = 4 * row + 1; number <= 4 * row + 4; number++) {
            put(text, "  ");
            put_piece(state, numbered(number, second), ascii, text);
            put(text, " ");
        }
        put(text, "%s%2d\n", row % 2 ? "  " : "", 4 * row + 4);
    }
}

#endif
