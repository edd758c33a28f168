/* m,n,k games against a second program, written from the rules cell by cell. */
#include "games/mnk.c"
#include "kit/random.h"
#include "tests/games/numbers.h"
#include "tests/helper.h"

/* --- the second program ------------------------------------------------------------------------------------ */

struct board {
    int columns, rows, k;
    bool exact;
    char cell[8][8]; /* x, o or . */
    char mover, other;
};

static struct board start(int columns, int rows, int k, bool exact)
{
    struct board board = {.columns = columns, .rows = rows, .k = k, .exact = exact, .mover = 'x', .other = 'o'};
    memset(board.cell, '.', sizeof board.cell);
    return board;
}

/* How many cells of one player lie in a row from here on. */
static int run_from(const struct board *board, char player, int row, int column, int down, int right)
{
    int length = 0;
    while (row >= 0 && row < board->rows && column >= 0 && column < board->columns &&
           board->cell[row][column] == player) {
        row += down;
        column += right;
        length++;
    }
    return length;
}

static bool wins_through(const struct board *board, char player, int row, int column)
{
    static const int ways[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    bool wins = false;
    for (int i = 0; i < 4; i++) {
        const int down = ways[i][0], right = ways[i][1];
        const int length = run_from(board, player, row, column, down, right) +
                           run_from(board, player, row, column, -down, -right) - 1;
        wins |= board->exact ? length == board->k : length >= board->k;
    }
    return wins;
}

static bool has_won(const struct board *board, char player)
{
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (board->cell[row][column] == player && wins_through(board, player, row, column))
                return true;
    return false;
}

static int free_cells(const struct board *board, int *list)
{
    int number = 0;
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++)
            if (board->cell[row][column] == '.')
                list[number++] = 8 * row + column;
    return number;
}

static struct board take(struct board board, int cell)
{
    board.cell[cell / 8][cell % 8] = board.mover;
    board.mover = board.other;
    board.other = board.mover == 'x' ? 'o' : 'x';
    return board;
}

/* Sequences of exactly so many moves; `last` is the cell taken last. */
static uint64_t sequences(const struct board *board, int last, int plies)
{
    int list[64];
    uint64_t sum = 0;
    if (plies > 0 && last >= 0 && wins_through(board, board->other, last / 8, last % 8))
        return 0;
    const int number = free_cells(board, list);
    if (plies < 2)
        return plies == 0 ? 1 : (uint64_t)number;
    for (int i = 0; i < number; i++) {
        const struct board next = take(*board, list[i]);
        sum += sequences(&next, list[i], plies - 1);
    }
    return sum;
}

/* --- what it says of the game ------------------------------------------------------------------------------ */

static Rules rules_of(int columns, int rows, int k, bool exact)
{
    const Setting settings[] = {{.integer = columns}, {.integer = rows}, {.integer = k}, {.choice = exact}};
    Rules rules;
    assert_null(setup(&rules, settings, 0, NULL));
    return rules;
}

static void assert_same_position(const Rules *rules, const State *state, const struct board *board)
{
    char text[POSITION_TEXT], expected_text[POSITION_TEXT], cells[64];
    Text writer = {text, text + sizeof text - 1}, plain = {expected_text, expected_text + sizeof expected_text - 1};
    for (int row = 0; row < board->rows; row++)
        memcpy(cells + row * board->columns, board->cell[row], (size_t)board->columns);
    put_rows(&plain, board->rows, board->columns, cells);
    put(&plain, ":%c", board->mover);
    game.write(rules, state, board->mover == 'o', &writer);
    assert_string_equal(text, expected_text);
}

/* The cells that would win for either side are those that do. */
static void assert_same_wins(const Rules *rules, const State *state, const struct board *board)
{
    int list[64];
    for (int i = free_cells(board, list) - 1; i >= 0; i--) {
        struct board after = *board;
        char *const cell = &after.cell[list[i] / 8][list[i] % 8];
        *cell = board->mover;
        assert_int_equal(completions(rules, state->own) >> list[i] & 1, has_won(&after, board->mover));
        *cell = board->other;
        assert_int_equal(completions(rules, state->opponent) >> list[i] & 1, has_won(&after, board->other));
    }
}

/* Lines that only one side has cells in, by how many are missing, where longer lines win as well. */
static void assert_same_lines(const Rules *rules, const State *state, const struct board *board)
{
    static const int ways[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    int counted[FARTHEST + 1], expected_count[LONGEST + 1] = {0};
    for (int start_cell = 0; start_cell < 64 && !rules->exact; start_cell++)
        for (int i = 0; i < 4; i++) {
            int own = 0, length = 0;
            for (; length < board->k; length++) {
                const int row = start_cell / 8 + length * ways[i][0], column = start_cell % 8 + length * ways[i][1];
                if (row >= board->rows || column < 0 || column >= board->columns ||
                    board->cell[row][column] == board->other)
                    break;
                own += board->cell[row][column] == board->mover;
            }
            expected_count[board->k - own] += length == board->k;
        }
    count_lines(rules, state->own, state->opponent, counted);
    for (int i = 1; i <= FARTHEST && i < rules->k && !rules->exact; i++)
        assert_int_equal(counted[i], expected_count[i]);
}

static void play_one_game(int columns, int rows, int k, bool exact, uint64_t key)
{
    const Rules rules = rules_of(columns, rows, k, exact);
    State state = initial(&rules);
    struct board board = start(columns, rows, k, exact);
    for (uint64_t ply = 0;; ply++) {
        Move found[MAX_MOVES];
        int list[64];
        const int number = free_cells(&board, list);
        const bool won = has_won(&board, board.other);
        assert_same_position(&rules, &state, &board);
        assert_int_equal(finished(&rules, &state), won || number == 0);
        if (won || number == 0) {
            assert_int_equal(score(&rules, &state), won ? -WIN : 0);
            break;
        }
        assert_same_wins(&rules, &state, &board);
        assert_same_lines(&rules, &state, &board);
        assert_int_equal(moves(&rules, &state, found), number);
        for (int i = 0; i < number; i++)
            assert_int_equal(found[i], list[i]);
        const uint32_t pick = below(descend(key, ply), (uint32_t)number);
        state = play(&rules, &state, found[pick]);
        board = take(board, list[pick]);
    }
}

static void test_random_games(void **state)
{
    (void)state;
    for (int columns = 2; columns <= 8; columns++)
        for (int rows = 2; rows <= 8; rows++)
            for (int k = 2; k <= columns || k <= rows; k++)
                for (uint64_t seed = 0; seed < 6; seed++)
                    play_one_game(columns, rows, k, seed % 2,
                                  descend(seed, (uint64_t)(64 * columns + 8 * rows + k)));
}

/* Every count that the game states, of up to 30 million. */
static void test_counts(void **state)
{
    (void)state;
    for (const Known *known = game.known; known < game.known + 6; known++) {
        int columns, rows, k;
        char exact[4];
        assert_int_equal(sscanf(known->settings, "columns=%d rows=%d k=%d exact=%3s", &columns, &rows, &k, exact),
                         4);
        const struct board board = start(columns, rows, k, strcmp(exact, "yes") == 0);
        for (int i = 0; i < KNOWN_COUNTS && known->perft[i] && known->perft[i] < 30000000; i++)
            assert_int_equal(sequences(&board, -1, i + 1), known->perft[i]);
    }
}

/* --- values ------------------------------------------------------------------------------------------------ */

/* --- the notation ------------------------------------------------------------------------------------------ */

static void assert_rejected(const char *position, const char *complaint_expected)
{
    const Rules rules = rules_of(5, 3, 3, false);
    State read;
    bool second;
    assert_string_equal(game.read(&rules, position, &read, &second), complaint_expected);
}

static void test_rejected_positions(void **state)
{
    (void)state;
    assert_rejected("xx.../...../.....:x",
                    "x has 2 cells, o has 0, and :x is to move: the players did not alternate");
    assert_rejected("xx.../oo.../.....:o",
                    "x has 2 cells, o has 2, and :o is to move: the players did not alternate");
    assert_rejected("xxx../oo.../o....:x", "the side to move has 3 in a line already");
    assert_rejected("xxxo./oo..o/xxx.o:o", "the lines of the player who just moved were not made by one last cell");
    assert_rejected("xx.../oo.../....?:x",
                    "expected 3 rows of 5 cells, each one of \"xo.\", with / between them, at "
                    "character 17, at \"?:x\"");
}

static void test_settings(void **state)
{
    const Setting settings[] = {{.integer = 4}, {.integer = 3}, {.integer = 5}, {.choice = 0}};
    Rules rules;
    (void)state;
    assert_string_equal(setup(&rules, settings, 0, NULL), "k: no line of 5 fits on 4 columns and 3 rows");
}

/* Up to 32 cells, two bits each. */
static void test_numbers(void **state)
{
    (void)state;
    for (int columns = 2; columns <= 8; columns++)
        for (int rows = 2; rows <= 8; rows++) {
            const Setting settings[] = {{.integer = columns},
                                        {.integer = rows},
                                        {.integer = columns < rows ? rows : columns},
                                        {.choice = 0}};
            check_numbers(settings, columns * rows <= 32);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_rejected_positions),
        cmocka_unit_test(test_settings),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("mnk", tests, NULL, NULL);
}
