/* Moves and positions as text. */
#ifndef MNK_NOTATION_H
#define MNK_NOTATION_H

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    (void)rules;
    text[0] = (char)('a' + move % 8);
    text[1] = (char)('1' + move / 8);
    text[2] = '\0';
}

static inline uint64_t numbered_cell(const Rules *rules, int i)
{
    return cell_at(rules, i % rules->columns, i / rules->columns);
}

static inline void cells_of(const Rules *rules, const State *state, bool second, char cells[64])
{
    for (int i = 0; i < rules->columns * rules->rows; i++) {
        const bool own = state->own & numbered_cell(rules, i), opponent = state->opponent & numbered_cell(rules, i);
        cells[i] = !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, cells);
    put_rows(text, rules->rows, rules->columns, cells);
    put_side(text, second);
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[64];
    cells_of(rules, state, second, cells);
    put_board(text, rules->rows, rules->columns, cells, 'a', true, ascii);
}

/* Was there no line before the last cell was taken? */
static inline bool made_last(const Rules *rules, const State *state)
{
    bool possible = !has_line(rules, state->opponent);
    for (uint64_t rest = state->opponent; rest && !possible; rest &= rest - 1)
        possible = !has_line(rules, state->opponent ^ (rest & -rest));
    return possible;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const int ahead = __builtin_popcountll(state->opponent) - __builtin_popcountll(state->own);
    if (state->own & state->opponent)
        return "a cell is taken twice";
    if ((state->own | state->opponent) & ~rules->board)
        return "a cell is off the board";
    if (ahead != 0 && ahead != 1)
        return "the players did not alternate";
    if (has_line(rules, state->own))
        return complaint("the side to move has %d in a line already", rules->k);
    return made_last(rules, state) ? NULL : "the lines of the player who just moved were not made by one last cell";
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[64];
    const char *error = read_rows(&notation, rules->rows, rules->columns, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    *state = (State){0, 0};
    for (int i = 0; i < rules->columns * rules->rows && !error; i++)
        if (cells[i] != '.')
            *((cells[i] == 'o') == *second ? &state->own : &state->opponent) |= numbered_cell(rules, i);
    if (error)
        return error;
    const int own = __builtin_popcountll(state->own), opponent = __builtin_popcountll(state->opponent);
    if (opponent - own != *second)
        return complaint("x has %d cells, o has %d, and :%c is to move: the players did not alternate",
                         *second ? opponent : own, *second ? own : opponent, *second ? 'o' : 'x');
    return broken(rules, state);
}

#endif
