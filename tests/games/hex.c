/* Hex against a second program, written from the rules cell by cell; and the shortest ways to connect sides. */
#include "games/hex.c"
#include "tests/games/squares.h"

struct action {
    int row, column;
};

#include "tests/games/second.h"

static const int steps[6][2] = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};

static struct board start(const Setting *settings)
{
    return board_of((int)settings[0].integer, (int)settings[0].integer);
}

/* How far a cell is from the first side of a player, or from the last. */
static int rows_from(const struct board *board, char player, bool last, int row, int column)
{
    const int from_first = player == 'x' ? row : column;
    return last ? board->rows - 1 - from_first : from_first;
}

/* The fewest free cells that a player takes to come from a side to each cell, itself among them; 1000 where it cannot.  Again and
 * again, until no step is shorter. */
static void ways(const struct board *board, char player, bool last, int away[11][11])
{
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->rows; column++)
            away[row][column] = 1000;
    for (bool news = true; news;) {
        news = false;
        for (int row = 0; row < board->rows; row++)
            for (int column = 0; column < board->rows; column++) {
                const char there = board->square[row][column];
                int best = rows_from(board, player, last, row, column) == 0 ? 0 : 1000;
                for (int i = 0; i < 6; i++)
                    if (on_board(board, row + steps[i][0], column + steps[i][1]) &&
                        away[row + steps[i][0]][column + steps[i][1]] < best)
                        best = away[row + steps[i][0]][column + steps[i][1]];
                best += there == '.' ? 1 : there == player ? 0 : 1000;
                if (best < away[row][column]) {
                    away[row][column] = best;
                    news = true;
                }
            }
    }
}

/* The fewest that it takes to connect both sides. */
static int length_of(const struct board *board, char player, int away[11][11])
{
    int length = 1000;
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->rows; column++)
            if (rows_from(board, player, true, row, column) == 0 && away[row][column] < length)
                length = away[row][column];
    return length;
}

static bool has_won(const struct board *board, char player)
{
    int away[11][11];
    ways(board, player, false, away);
    return length_of(board, player, away) == 0;
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

static void assert_same_connection(const Connection *found, const struct board *board, char player)
{
    int there[11][11], back[11][11];
    ways(board, player, false, there);
    ways(board, player, true, back);
    const int length = length_of(board, player, there);
    assert_int_equal(found->length, length);
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->rows; column++)
            assert_int_equal(found->cells >> (board->rows * row + column) & 1,
                             board->square[row][column] == '.' &&
                                 there[row][column] + back[row][column] - 1 == length);
}

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const bool second = board->mover == 'o';
    assert_false(has_won(board, board->mover));
    if (over) {
        assert_int_equal(score(rules, state), -WIN);
        return;
    }
    const Connection own = connection(rules, state->own, state->opponent, &rules->sides[second]);
    const Connection other = connection(rules, state->opponent, state->own, &rules->sides[!second]);
    assert_same_connection(&own, board, board->mover);
    assert_same_connection(&other, board, board->other);
}

/* Up to 25 cells have a number, two bits each.  A full board is always won. */
static void test_random_games(void **state)
{
    (void)state;
    for (int size = 3; size <= LONGEST; size++) {
        const Setting settings[MAX_PARAMETERS] = {{.integer = size}};
        play_games(settings, 6);
        assert_int_equal(game.numbered(rules_with(settings)), size <= 5);
    }
}

static void test_counts(void **state)
{
    (void)state;
    count_known("hex", 300000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_counts),
    };
    return cmocka_run_group_tests_name("hex", tests, NULL, NULL);
}
