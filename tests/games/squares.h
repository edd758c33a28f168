/* A board of squares, for second programs (second.h) of games that are written row by row. */
#ifndef TESTS_GAMES_SQUARES_H
#define TESTS_GAMES_SQUARES_H

struct board {
    int rows, columns;
    char square[11][11];
    char mover, other; /* x and o, or o and x */
};

static inline struct board board_of(int rows, int columns)
{
    struct board board = {.rows = rows, .columns = columns, .mover = 'x', .other = 'o'};
    memset(board.square, '.', sizeof board.square);
    return board;
}

static inline struct board other_turn(struct board board)
{
    board.mover = board.other;
    board.other = board.mover == 'x' ? 'o' : 'x';
    return board;
}

static inline bool on_board(const struct board *board, int row, int column)
{
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
}

/* The first row is written first, or last. */
static inline void write_squares(const struct board *board, bool last, Text *text)
{
    char cells[sizeof board->square];
    for (int row = 0; row < board->rows; row++)
        memcpy(cells + row * board->columns, board->square[last ? board->rows - 1 - row : row],
               (size_t)board->columns);
    put_rows(text, board->rows, board->columns, cells);
    put(text, ":%c", board->mover);
}

#endif
