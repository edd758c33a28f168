/* Moves and positions as text: columns are letters, rows numbers, and "x../.o./...:x" has rows from the top. */
#ifndef HEX_NOTATION_H
#define HEX_NOTATION_H

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    snprintf(text, MOVE_TEXT, "%c%d", 'a' + move % rules->size, move / rules->size + 1);
}

static inline void cells_of(const Rules *rules, const State *state, bool second, char cells[MAX_MOVES])
{
    for (int i = 0; i < rules->cells; i++) {
        const bool own = (state->own & bit(i)) != 0, opponent = (state->opponent & bit(i)) != 0;
        cells[i] = !own && !opponent ? '.' : own != second ? 'x' : 'o';
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[MAX_MOVES];
    cells_of(rules, state, second, cells);
    put_rows(text, rules->size, rules->size, cells);
    put_side(text, second);
}

/* Each row stands half a cell further to the right, so that cells touch as they are drawn. */
static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    char cells[MAX_MOVES];
    cells_of(rules, state, second, cells);
    put(text, "  ");
    for (int column = 0; column < rules->size; column++)
        put(text, " %c", 'a' + column);
    put(text, "\n");
    for (int i = 0; i < rules->cells; i++) {
        if (i % rules->size == 0)
            put(text, "%*d ", i / rules->size + 2, i / rules->size + 1);
        put(text, " ");
        put_cell(text, cells[i], ascii);
        put(text, "%s", (i + 1) % rules->size == 0 ? "\n" : "");
    }
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const int ahead = size_of(state->opponent) - size_of(state->own);
    if (state->own & state->opponent)
        return "a cell is taken twice";
    if ((state->own | state->opponent) & ~rules->board)
        return "a cell is off the board";
    if (ahead != 0 && ahead != 1)
        return "the players did not alternate";
    return connects(rules, state->own, &rules->sides[is_second(state)])
               ? "the side to move has connected its sides already"
               : NULL;
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[MAX_MOVES];
    Set taken[2] = {0, 0};
    const char *error = read_rows(&notation, rules->size, rules->size, "xo.", cells);
    if (!error)
        error = read_side(&notation, second);
    if (error)
        return error;
    for (int i = 0; i < rules->cells; i++)
        if (cells[i] != '.')
            taken[cells[i] == 'o'] |= bit(i);
    const int x = size_of(taken[0]), o = size_of(taken[1]);
    if (x - o != *second)
        return complaint("x has %d cells, o has %d, and :%c is to move: the players did not alternate", x, o,
                         *second ? 'o' : 'x');
    *state = (State){taken[*second], taken[!*second]};
    return broken(rules, state);
}

#endif
