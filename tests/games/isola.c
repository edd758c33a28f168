/* Isola against a second program, written from the rules square by square; and boards whose winners are known. */
#include "games/isola.c"
#include "kit/random.h"
#include "tests/games/numbers.h"
#include "tests/helper.h"

/* --- the second program ------------------------------------------------------------------------------------ */

enum { GONE = '#', FREE = '.' };

struct board {
    int rows, columns;
    char square[8][8]; /* x, o, FREE or GONE */
    char mover, other; /* x and o, or o and x */
};

struct action {
    int row, column, row_removed, column_removed;
};

static struct board start(int rows, int columns)
{
    struct board board = {.rows = rows, .columns = columns, .mover = 'x', .other = 'o'};
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            board.square[row][column] = FREE;
    const int middle = columns % 2 ? columns / 2 : columns / 2 - 1; /* the left one of two */
    board.square[0][middle] = 'x';
    board.square[rows - 1][columns - 1 - middle] = 'o';
    return board;
}

static bool on_board(const struct board *board, int row, int column)
{
    return row >= 0 && row < board->rows && column >= 0 && column < board->columns;
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
    board.mover = board.other;
    board.other = board.mover == 'x' ? 'o' : 'x';
    return board;
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

/* Sequences of exactly so many moves. */
static uint64_t sequences(const struct board *board, int plies)
{
    struct action list[MAX_MOVES];
    const int count = plies == 0 ? 0 : actions(board, list);
    uint64_t sum = plies == 0;
    for (int i = 0; i < count; i++) {
        const struct board next = act(*board, list[i]);
        sum += sequences(&next, plies - 1);
    }
    return sum;
}

static bool mover_wins(const struct board *board)
{
    struct action list[MAX_MOVES];
    const int count = actions(board, list);
    for (int i = 0; i < count; i++) {
        const struct board next = act(*board, list[i]);
        if (!mover_wins(&next))
            return true;
    }
    return false;
}

/* --- what it says of the game ------------------------------------------------------------------------------ */

static Rules rules_of(int rows, int columns)
{
    const Setting settings[] = {{.integer = rows}, {.integer = columns}};
    Rules rules;
    assert_null(setup(&rules, settings, 0, NULL));
    return rules;
}

static void assert_same_position(const Rules *rules, const State *state, const struct board *board)
{
    char text[POSITION_TEXT], expected_text[POSITION_TEXT], cells[64];
    Text writer = {text, text + sizeof text - 1}, plain = {expected_text, expected_text + sizeof expected_text - 1};
    for (int row = 0; row < board->rows; row++)
        memcpy(cells + row * board->columns, board->square[row], (size_t)board->columns);
    put_rows(&plain, board->rows, board->columns, cells);
    put(&plain, ":%c", board->mover);
    game.write(rules, state, board->mover == 'o', &writer);
    assert_string_equal(text, expected_text);
}

static void assert_same_move(const Rules *rules, Move move, const struct action *action)
{
    char text[MOVE_TEXT], expected_text[60];
    game.name(rules, move, text);
    snprintf(expected_text, sizeof expected_text, "%c%dx%c%d", 'a' + action->column, action->row + 1,
             'a' + action->column_removed, action->row_removed + 1);
    assert_string_equal(text, expected_text);
}

static void play_one_game(int rows, int columns, uint64_t key)
{
    const Rules rules = rules_of(rows, columns);
    State state = initial(&rules);
    struct board board = start(rows, columns);
    for (uint64_t ply = 0;; ply++) {
        struct action list[MAX_MOVES];
        Move found[MAX_MOVES];
        const int number = actions(&board, list);
        assert_same_position(&rules, &state, &board);
        assert_int_equal(finished(&rules, &state), number == 0);
        if (number == 0)
            break;
        assert_int_equal(moves(&rules, &state, found), number);
        for (int i = 0; i < number; i++)
            assert_same_move(&rules, found[i], &list[i]);
        const uint32_t pick = below(descend(key, ply), (uint32_t)number);
        state = play(&rules, &state, found[pick]);
        board = act(board, list[pick]);
    }
    assert_int_equal(score(&rules, &state), -WIN);
}

static void test_random_games(void **state)
{
    (void)state;
    for (int rows = 2; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++)
            for (uint64_t seed = 0; seed < 20; seed++)
                play_one_game(rows, columns, descend(seed, (uint64_t)(8 * rows + columns)));
}

/* Every count that the game states. */
static void test_counts(void **state)
{
    (void)state;
    for (const Known *known = game.known; known->settings; known++) {
        int rows, columns;
        assert_int_equal(sscanf(known->settings, "rows=%d columns=%d", &rows, &columns), 2);
        const struct board board = start(rows, columns);
        for (int i = 0; known->perft[i]; i++)
            assert_int_equal(sequences(&board, i + 1), known->perft[i]);
    }
}

/* --- values ------------------------------------------------------------------------------------------------ */

/* The winners on 2x2, 2x3 and 3x3 are published. */
static void test_solved_boards(void **state)
{
    static const struct {
        int rows, columns;
        bool first_wins;
    } solved[] = {{2, 2, false}, {2, 3, false}, {3, 2, true}, {3, 3, true}, {2, 4, false}, {4, 2, true}};
    (void)state;
    for (size_t i = 0; i < sizeof solved / sizeof *solved; i++) {
        const int rows = solved[i].rows, columns = solved[i].columns;
        const struct board board = start(rows, columns);
        const struct outcome outcome = run_cell("game=isola rows=%d columns=%d limit=64", rows, columns);
        assert_int_equal(outcome.value, solved[i].first_wins ? WIN : -WIN);
        assert_int_equal(outcome.counts.evaluations, 0);
        assert_int_equal(mover_wins(&board), solved[i].first_wins);
    }
}

/* --- the notation ------------------------------------------------------------------------------------------ */

static void assert_rejected(const char *position, const char *complaint_expected)
{
    const Rules rules = rules_of(3, 3);
    State read;
    bool second;
    assert_string_equal(game.read(&rules, position, &read, &second), complaint_expected);
}

static void test_rejected_positions(void **state)
{
    (void)state;
    assert_rejected("x../.../..x:x", "there is to be one x, not 2");
    assert_rejected(".../.../..o:x", "there is to be one x, not 0");
    assert_rejected("o../.../..o:x", "there is to be one x, not 0");
    assert_rejected("o../.x./..o:x", "there is to be one o, not 2");
    assert_rejected("x#./.../..o:x", "after 1 removals it is the turn of o");
    assert_rejected("x#./#../..o:o", "after 2 removals it is the turn of x");
    assert_rejected("x../..?/..o:x", "expected 3 rows of 3 cells, each one of \"xo.#\", with / between them, at "
                                     "character 7, at \"?/..o:x\"");
    assert_rejected("x../.../..o", "expected \":x\" or \":o\" for the side to move, at its end");
}

/* The most moves there can be: eight steps, and then every square but two. */
static void test_most_moves(void **state)
{
    const Rules rules = rules_of(8, 8);
    Move list[MAX_MOVES];
    State position;
    bool second;
    (void)state;
    assert_null(game.read(&rules, "......../......../......../...x..../......../......../......../.......o:x",
                          &position, &second));
    assert_int_equal(game.count(&rules, &position), MAX_MOVES);
    assert_int_equal(moves(&rules, &position, list), MAX_MOVES);
}

/* Seven rows of seven are the largest board with twelve bits to spare, seven of eight the smallest without. */
static void test_numbers(void **state)
{
    (void)state;
    for (int rows = 2; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++) {
            const Setting settings[] = {{.integer = rows}, {.integer = columns}};
            check_numbers(settings, rows * columns <= 49);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),  cmocka_unit_test(test_counts),
        cmocka_unit_test(test_solved_boards), cmocka_unit_test(test_rejected_positions),
        cmocka_unit_test(test_most_moves),    cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("isola", tests, NULL, NULL);
}
