/* Breakthrough against a second program, written from the rules square by square; and races that are told without a search. */
#include "games/breakthrough.c"
#include "tests/games/squares.h"

struct action {
    int row, column, to_row, to_column;
    bool takes;
};

#include "tests/games/second.h"

static struct board start(const Setting *settings)
{
    struct board board = board_of((int)settings[0].integer, (int)settings[1].integer);
    for (int row = 0; row < settings[2].integer; row++)
        for (int column = 0; column < board.columns; column++) {
            board.square[row][column] = 'x';
            board.square[board.rows - 1 - row][column] = 'o';
        }
    return board;
}

static struct board act(struct board board, struct action action)
{
    board.square[action.row][action.column] = '.';
    board.square[action.to_row][action.to_column] = board.mover;
    return other_turn(board);
}

/* Has the other player, who just moved, arrived, or taken the mover's last piece? */
static bool is_over(const struct board *board)
{
    const int last = board->other == 'x' ? board->rows - 1 : 0;
    bool has_piece = false, arrived = false;
    for (int column = 0; column < board->columns; column++) {
        arrived |= board->square[last][column] == board->other;
        for (int row = 0; row < board->rows; row++)
            has_piece |= board->square[row][column] == board->mover;
    }
    return arrived || !has_piece;
}

static int actions(const struct board *board, struct action *list)
{
    const int forward = board->mover == 'x' ? 1 : -1;
    int count = 0;
    if (is_over(board))
        return 0;
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            for (int to = column - 1; to <= column + 1; to++) {
                if (board->square[row][column] != board->mover || !on_board(board, row + forward, to))
                    continue;
                const char there = board->square[row + forward][to];
                if (there == '.' || (there == board->other && to != column))
                    list[count++] = (struct action){row, column, row + forward, to, there != '.'};
            }
    return count;
}

static void name_action(const struct action *action, char text[NAMED])
{
    snprintf(text, NAMED, "%c%d%s%c%d", 'a' + action->column, action->row + 1, action->takes ? "x" : "",
             'a' + action->to_column, action->to_row + 1);
}

static void write_board(const struct board *board, Text *text)
{
    write_squares(board, true, text);
}

/* 1 or -1 if the mover wins or loses within so many plies; 0 if that is not seen. */
static int fate(const struct board *board, int plies)
{
    struct action list[MAX_MOVES];
    int best = is_over(board) ? -1 : 0;
    if (best < 0 || plies == 0)
        return best;
    best = -1;
    for (int i = actions(board, list) - 1; i >= 0 && best < 1; i--) {
        const struct board next = act(*board, list[i]);
        const int value = -fate(&next, plies - 1);
        best = value > best ? value : best;
    }
    return best;
}

static int races;

/* A race that is decided ends so, if the second program sees its end. */
static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const int decided = over || board->rows > 5 ? 0 : race(rules, state);
    if (over)
        assert_int_equal(score(rules, state), -WIN);
    if (decided == 0 || __builtin_popcountll(state->own | state->opponent) > 6)
        return;
    assert_int_equal(fate(board, 2 * rules->rows), decided);
    races++;
}

/* Up to 32 squares have a number, two bits each; the side to move has a row less, where there is room for who that is. */
static void test_random_games(void **state)
{
    (void)state;
    for (int rows = 3; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++)
            for (int filled = 1; 2 * filled <= rows && filled <= 3; filled++) {
                const Setting settings[MAX_PARAMETERS] = {
                    {.integer = rows}, {.integer = columns}, {.integer = filled}};
                play_games(settings, 10);
                assert_int_equal(game.numbered(rules_with(settings)), rows * columns <= 32);
            }
    assert_true(races > 100);
}

static void test_counts(void **state)
{
    (void)state;
    count_known("breakthrough", 25000000);
}

/* What evaluate() says of positions without a search. */
static void check_race_at(const char *position, int winner)
{
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 6}, {.integer = 6}, {.integer = 2}});
    const State at = position_of(rules, position);
    assert_int_equal(race(rules, &at), winner);
}

static void test_races(void **state)
{
    (void)state;
    check_race_at("....../....../x...../.....o/....../......:x", 1); /* two steps each */
    check_race_at("....../....../x...../.....o/....../......:o", 1);
    check_race_at("....../....../....../x....o/....../......:x", -1);
    check_race_at("....../....../....../x....o/....../......:o", 1);
    check_race_at("....../....../....../x...../.....o/......:x", -1); /* x cannot take at the door */
    check_race_at("....../....../....../....../.o..../x.....:x", 0);
    check_race_at("....../....../....../....../.o...o/x.....:x", -1); /* nor two pieces */
    check_race_at("....../....../x...../..o.../....../......:x", 1);
    check_race_at(".o..../....../x...../....../....../......:x", 0); /* o may take on the way */
}

/* The most moves there can be: 24 pieces, none of which stands at an edge. */
static void test_most_moves(void **state)
{
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 8}, {.integer = 8}, {.integer = 3}});
    const State position =
        position_of(rules, "......../.xxxxxx./o......./.xxxxxx./......../.xxxxxx./......../.xxxxxx.:x");
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
        cmocka_unit_test(test_races),
        cmocka_unit_test(test_most_moves),
    };
    return cmocka_run_group_tests_name("breakthrough", tests, NULL, NULL);
}
