/* Moves as UCI names them, positions in Forsyth-Edwards notation, and boards. */
#ifndef CHESS_NOTATION_H
#define CHESS_NOTATION_H

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    const int turned = move & BLACK_MOVES ? 56 : 0, becomes = move >> BECOMES_SHIFT & 7;
    const int square[2] = {(move & 63) ^ turned, (move >> TO_SHIFT & 63) ^ turned};
    (void)rules;
    for (int i = 0; i < 2; i++) {
        text[2 * i] = (char)('a' + square[i] % 8);
        text[2 * i + 1] = (char)('1' + square[i] / 8);
    }
    text[4] = "\0\0nbrq"[becomes];
    text[5] = '\0';
}

static const char piece_letters[] = ".pnbrqk";

/* Places are counted from a8, as they are written; of white's view and black's. */
static inline int square_at(bool second, int place)
{
    return second ? place : place ^ 56;
}

static inline char letter_at(const State *state, bool second, int place)
{
    const int square = square_at(second, place);
    const char letter = piece_letters[kind_at(state, square)];
    return (state->own >> square & 1) != second ? (char)toupper((unsigned char)letter) : letter;
}

/* The rights of white, then of black. */
static inline int turned_rights(int rights, bool second)
{
    return second ? rights >> RIGHTS_SHIFT | (rights & OWN_RIGHTS) << RIGHTS_SHIFT : rights;
}

static inline void write_row(const State *state, bool second, int row, Text *text)
{
    int empty = 0;
    for (int file = 0; file < 8; file++) {
        const char letter = letter_at(state, second, 8 * row + file);
        if (letter != '.' && empty)
            put(text, "%d", empty);
        if (letter != '.')
            put(text, "%c", letter);
        empty = letter == '.' ? empty + 1 : 0;
    }
    if (empty)
        put(text, "%d", empty);
}

/* Forsyth-Edwards notation, with _ for its spaces; the number of the move is not known, so that it is 1. */
static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    const int rights = turned_rights(state->rights, second);
    (void)rules;
    for (int row = 0; row < 8; row++) {
        write_row(state, second, row, text);
        put(text, "%s", row < 7 ? "/" : second ? "_b_" : "_w_");
    }
    for (int i = 0; i < 4; i++)
        if (rights >> i & 1)
            put(text, "%c", "KQkq"[i]);
    put(text, "%s_", rights ? "" : "-");
    if (state->passing)
        put(text, "%c%c", 'a' + state->passing - 1, second ? '3' : '6');
    else
        put(text, "-");
    put(text, "_%d_1", state->clock);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    static const char *const figures[2][7] = {
        {"\u00b7", "\u2659", "\u2658", "\u2657", "\u2656", "\u2655", "\u2654"},
        {"\u00b7", "\u265f", "\u265e", "\u265d", "\u265c", "\u265b", "\u265a"},
    };
    (void)rules;
    for (int place = 0; place < 64; place++) {
        const char letter = letter_at(state, second, place);
        const int kind = kind_at(state, square_at(second, place));
        if (place % 8 == 0)
            put(text, "%d ", 8 - place / 8);
        put(text, " %.*s%s", ascii, &letter, ascii ? "" : figures[letter > 'Z'][kind]);
        put(text, "%s", place % 8 == 7 ? "\n" : "");
    }
    put(text, "   a b c d e f g h\n");
}

/* --- reading ---------------------------------------------------------------------------------------------------- */

static inline const char *read_board(Notation *notation, char cells[64])
{
    memset(cells, '.', 64);
    for (int row = 0; row < 8; row++) {
        int file = 0;
        for (; file < 8; notation->at++) {
            const char letter = *notation->at;
            if (letter >= '1' && letter <= '8' - file)
                file += letter - '0';
            else if (letter && strchr("pnbrqkPNBRQK", letter))
                cells[8 * row + file++] = letter;
            else
                return expected(notation, "a piece or a number of empty squares, for %c%d,", 'a' + file, 8 - row);
        }
        if (row < 7 && *notation->at++ != '/') {
            notation->at--;
            return expected(notation, "/ after the eight squares of row %d", 8 - row);
        }
    }
    return NULL;
}

static inline const char *read_gap(Notation *notation, const char *next)
{
    if (*notation->at != '_' && *notation->at != ' ')
        return expected(notation, "_ or a space, and %s,", next);
    while (*notation->at == '_' || *notation->at == ' ')
        notation->at++;
    return NULL;
}

static inline const char *read_color(Notation *notation, bool *second)
{
    const char *error = read_gap(notation, "the side to move");
    if (error)
        return error;
    if (*notation->at != 'w' && *notation->at != 'b')
        return expected(notation, "w or b for the side to move");
    *second = *notation->at++ == 'b';
    return NULL;
}

static inline const char *read_rights(Notation *notation, int *rights)
{
    const char *error = read_gap(notation, "the castling rights");
    const char *start = notation->at;
    *rights = 0;
    if (error)
        return error;
    for (int i = 0; i < 4; i++)
        if (*notation->at == "KQkq"[i]) {
            *rights |= 1 << i;
            notation->at++;
        }
    if (notation->at == start && *notation->at == '-')
        notation->at++;
    else if (*notation->at && strchr("ABCDEFGHabcdefgh", *notation->at))
        return expected(notation, "castling rights of KQkq, since Chess960 is not supported,");
    else if (notation->at == start || isalpha((unsigned char)*notation->at))
        return expected(notation, "castling rights in the order KQkq, or -");
    return NULL;
}

static inline const char *read_passing(Notation *notation, bool second, uint8_t *passing)
{
    const char *error = read_gap(notation, "the square of taking in passing");
    *passing = 0;
    if (error)
        return error;
    if (*notation->at == '-') {
        notation->at++;
        return NULL;
    }
    if (*notation->at < 'a' || *notation->at > 'h' || notation->at[1] != (second ? '3' : '6'))
        return expected(notation, "a square of row %c, or -, for taking in passing", second ? '3' : '6');
    *passing = (uint8_t)(*notation->at - 'a' + 1);
    notation->at += 2;
    return NULL;
}

/* The two numbers may be missing. */
static inline const char *read_clocks(Notation *notation, int *clock)
{
    int number;
    *clock = 0;
    const char *error = *notation->at ? read_gap(notation, "the fifty-move clock") : NULL;
    if (!error && *notation->at)
        error = read_number(notation, SEVENTY_FIVE_MOVES, clock);
    if (!error && *notation->at)
        error = read_gap(notation, "the number of the move");
    if (!error && *notation->at)
        error = read_number(notation, 9999, &number);
    return !error && *notation->at ? expected(notation, "the end") : error;
}

/* A square of taking in passing is written of old after every double step; it counts only where a pawn may take. */
static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[64];
    int rights, clock;
    *state = (State){0};
    const char *error = read_board(&notation, cells);
    if (!error)
        error = read_color(&notation, second);
    if (!error)
        error = read_rights(&notation, &rights);
    if (!error)
        error = read_passing(&notation, *second, &state->passing);
    if (!error)
        error = read_clocks(&notation, &clock);
    if (error)
        return error;
    for (int place = 0; place < 64; place++)
        if (cells[place] != '.') {
            const bool white = isupper((unsigned char)cells[place]);
            const int kind = (int)(strchr(piece_letters, tolower((unsigned char)cells[place])) - piece_letters);
            put_piece(rules, state, square_at(*second, place), kind, white != *second);
        }
    state->rights = (uint8_t)turned_rights(rights, *second);
    state->black = *second;
    state->clock = (uint8_t)(rules->clock ? clock : 0);
    error = wrong_passing(state);
    const uint8_t passing = state->passing;
    state->passing = 0;
    if (!error)
        error = broken(rules, state);
    if (!error && passing) {
        state->passing = passing;
        const View view = view_of(rules, state);
        state->passing = passing_pawns(rules, state, &view) ? passing : 0;
    }
    return error;
}

#endif
