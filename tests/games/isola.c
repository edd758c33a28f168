/* Isola against a second program, written from the rules square by square. */
#include "games/isola.c"
#include "tests/games/squares.h"

enum { GONE = '#', FREE = '.' };

struct action {
    int row, column, row_removed, column_removed;
};

#include "tests/games/second.h"

static struct board start(const Setting *settings)
{
    struct board board = board_of((int)settings[0].integer, (int)settings[1].integer);
    const int columns = board.columns,
              middle = columns % 2 ? columns / 2 : columns / 2 - 1; /* the left one of two */
    board.square[0][middle] = 'x';
    board.square[board.rows - 1][columns - 1 - middle] = 'o';
    return board;
}

static void find_mover(const struct board *board, int *row, int *column)
{
    *row = *column = -1;
    for (int i = 0; i < board->rows; i++)
        for (int j = 0; j < board->columns; j++)
            if (board->square[i][j] == board->mover) {
                *row = i;
                *column = j;
            }
    assert_in_range(*row, 0, board->rows - 1);
}

static struct board act(struct board board, struct action action)
{
    int row, column;
    find_mover(&board, &row, &column);
    board.square[row][column] = FREE;
    board.square[action.row][action.column] = board.mover;
    board.square[action.row_removed][action.column_removed] = GONE;
    return other_turn(board);
}

/* After a step to this square: every removal, in the order of the squares. */
static int add_removals(const struct board *board, int row, int column, struct action *list)
{
    int count = 0;
    for (int i = 0; i < board->rows; i++)
        for (int j = 0; j < board->columns; j++) {
            const char was = board->square[i][j];
            if ((was == FREE || was == board->mover) && !(i == row && j == column))
                list[count++] = (struct action){row, column, i, j};
        }
    return count;
}

static int actions(const struct board *board, struct action *list)
{
    int row, column, count = 0;
    find_mover(board, &row, &column);
    for (int i = row - 1; i <= row + 1; i++)
        for (int j = column - 1; j <= column + 1; j++)
            if (on_board(board, i, j) && board->square[i][j] == FREE)
                count += add_removals(board, i, j, list + count);
    return count;
}

static void name_action(const struct action *action, char text[NAMED])
{
    snprintf(text, NAMED, "%c%dx%c%d", 'a' + action->column, action->row + 1, 'a' + action->column_removed,
             action->row_removed + 1);
}

static void write_board(const struct board *board, Text *text)
{
    write_squares(board, false, text);
}

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    (void)board;
    if (over)
        assert_int_equal(score(rules, state), -WIN);
}

/* Seven rows of seven are the largest board with twelve bits to spare, seven of eight the smallest without. */
static void test_random_games(void **state)
{
    (void)state;
    for (int rows = 2; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++) {
            const Setting settings[MAX_PARAMETERS] = {{.integer = rows}, {.integer = columns}};
            play_games(settings, 20);
            assert_int_equal(game.numbered(rules_with(settings)), rows * columns <= 49);
        }
}

static void test_counts(void **state)
{
    (void)state;
    count_known("isola", UINT64_MAX);
}

/* The most moves there can be: eight steps, and then every square but two. */
static void test_most_moves(void **state)
{
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 8}, {.integer = 8}});
    const State position =
        position_of(rules, "......../......../......../...x..../......../......../......../.......o:x");
    Move list[MAX_MOVES];
    (void)state;
    assert_int_equal(game.count(rules, &position), MAX_MOVES);
    assert_int_equal(moves(rules, &position, list), MAX_MOVES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_most_moves),
    };
    return cmocka_run_group_tests_name("isola", tests, NULL, NULL);
}
