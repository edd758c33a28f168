/* m,n,k games against a second program, written from the rules cell by cell. */
#include "games/mnk.c"
#include "tests/games/squares.h"

struct action {
    int row, column;
};

#include "tests/games/second.h"

/* What wins, on all boards until the next start. */
static int in_a_row;
static bool exactly;

static struct board start(const Setting *settings)
{
    in_a_row = (int)settings[2].integer;
    exactly = settings[3].choice;
    return board_of((int)settings[1].integer, (int)settings[0].integer);
}

static bool is_of(const struct board *board, char player, int row, int column)
{
    return on_board(board, row, column) && board->square[row][column] == player;
}

/* Does a line of this player that wins begin here? */
static bool wins_from(const struct board *board, char player, int row, int column)
{
    static const int ways[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
        const int down = ways[i][0], right = ways[i][1];
        int length = 0;
        while (is_of(board, player, row + length * down, column + length * right))
            length++;
        if ((exactly ? length == in_a_row : length >= in_a_row) &&
            !is_of(board, player, row - down, column - right))
            return true;
    }
    return false;
}

static bool has_won(const struct board *board, char player)
{
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (wins_from(board, player, row, column))
                return true;
    return false;
}

static int actions(const struct board *board, struct action *list)
{
    int number = 0;
    if (has_won(board, board->other))
        return 0;
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (board->square[row][column] == '.')
                list[number++] = (struct action){row, column};
    return number;
}

static struct board act(struct board board, struct action action)
{
    board.square[action.row][action.column] = board.mover;
    return other_turn(board);
}

static void name_action(const struct action *action, char text[NAMED])
{
    snprintf(text, NAMED, "%c%d", 'a' + action->column, action->row + 1);
}

static void write_board(const struct board *board, Text *text)
{
    write_squares(board, false, text);
}

/* The cells that would win for either side are those that do. */
static void assert_same_wins(const Rules *rules, const State *state, const struct board *board)
{
    struct action list[64];
    for (int i = actions(board, list) - 1; i >= 0; i--) {
        const int row = list[i].row, column = list[i].column, cell = 8 * row + column;
        struct board after = *board;
        after.square[row][column] = board->mover;
        assert_int_equal(completions(rules, state->own) >> cell & 1, has_won(&after, board->mover));
        after.square[row][column] = board->other;
        assert_int_equal(completions(rules, state->opponent) >> cell & 1, has_won(&after, board->other));
    }
}

/* Lines that only one side has cells in, by how many are missing, where longer lines win as well. */
static void assert_same_lines(const Rules *rules, const State *state, const struct board *board)
{
    static const int ways[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    int counted[FARTHEST + 1], expected_count[LONGEST + 1] = {0};
    for (int first = 0; first < 64 && !rules->exact; first++)
        for (int i = 0; i < 4; i++) {
            int own = 0, length = 0;
            for (; length < in_a_row; length++) {
                const int row = first / 8 + length * ways[i][0], column = first % 8 + length * ways[i][1];
                if (!on_board(board, row, column) || board->square[row][column] == board->other)
                    break;
                own += board->square[row][column] == board->mover;
            }
            expected_count[in_a_row - own] += length == in_a_row;
        }
    count_lines(rules, state->own, state->opponent, counted);
    for (int i = 1; i <= FARTHEST && i < rules->k && !rules->exact; i++)
        assert_int_equal(counted[i], expected_count[i]);
}

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    if (over)
        assert_int_equal(score(rules, state), has_won(board, board->other) ? -WIN : 0);
    else
        assert_same_lines(rules, state, board);
    assert_same_wins(rules, state, board);
}

/* Up to 32 cells have a number, two bits each. */
static void test_random_games(void **state)
{
    (void)state;
    for (int columns = 2; columns <= 8; columns++)
        for (int rows = 2; rows <= 8; rows++)
            for (int k = 2; k <= columns || k <= rows; k++)
                for (int exact = 0; exact < 2; exact++) {
                    const Setting settings[MAX_PARAMETERS] = {
                        {.integer = columns}, {.integer = rows}, {.integer = k}, {.choice = exact}};
                    play_games(settings, 3);
                    assert_int_equal(game.numbered(rules_with(settings)), columns * rows <= 32);
                }
}

static void test_counts(void **state)
{
    (void)state;
    count_known("mnk", 5000000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_counts),
    };
    return cmocka_run_group_tests_name("mnk", tests, NULL, NULL);
}
