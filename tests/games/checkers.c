/* Checkers against a second program, written from the rules square by square; and the most moves there can be. */
#include "games/checkers.c"
#include "tests/games/squares.h"

/* A move as it is written, and the board after it, on which kings are X and O.  Row 0 has squares 1 to 4, and is black's first,
 * whose pieces are x. */
struct action {
    char name[60];
    struct board after;
};

#include "tests/games/second.h"

/* --- the second program ------------------------------------------------------------------------------------- */

static char *square_of(struct board *board, int number)
{
    const int row = (number - 1) / 4;
    return &board->square[row][2 * ((number - 1) % 4) + (row % 2 == 0)];
}

static struct board start(const Setting *settings)
{
    struct board board = board_of(8, 8);
    (void)settings;
    for (int number = 1; number <= 12; number++) {
        *square_of(&board, number) = 'x';
        *square_of(&board, 33 - number) = 'o';
    }
    return board;
}

static char side_of(const struct board *board, int row, int column)
{
    return on_board(board, row, column) ? (char)tolower(board->square[row][column]) : '#';
}

static int number_of_square(int row, int column)
{
    return 4 * row + column / 2 + 1;
}

/* So many moves were found. */
static int found;

static void choose(struct action *list, struct board board, int row, int column, char piece, const char *name)
{
    const bool crowned = row == (board.mover == 'x' ? 7 : 0);
    board.square[row][column] = crowned ? (char)toupper(piece) : piece;
    strcpy(list[found].name, name);
    list[found++].after = other_turn(board);
}

/* The piece is in the hand, on its way; false if it can take nothing here. */
static bool capture(struct action *list, const struct board *board, int row, int column, char piece,
                    const char *name)
{
    const int forward = board->mover == 'x' ? 1 : -1;
    bool any = false;
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            const int to_row = row + 2 * down, to = column + 2 * right;
            const char over = side_of(board, row + down, column + right);
            if ((islower(piece) && down != forward) || side_of(board, to_row, to) != '.' || over != board->other)
                continue;
            struct board after = *board;
            char further[NAMED];
            after.square[row + down][column + right] = '.';
            snprintf(further, sizeof further, "%sx%d", name, number_of_square(to_row, to));
            any = true;
            if ((islower(piece) && to_row == (forward > 0 ? 7 : 0)) ||
                !capture(list, &after, to_row, to, piece, further))
                choose(list, after, to_row, to, piece, further);
        }
    return any;
}

static void step(struct action *list, const struct board *board, int row, int column)
{
    const int forward = board->mover == 'x' ? 1 : -1;
    struct board without = *board;
    const char piece = board->square[row][column];
    without.square[row][column] = '.';
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2)
            if ((isupper(piece) || down == forward) && side_of(board, row + down, column + right) == '.') {
                char name[NAMED];
                snprintf(name, sizeof name, "%d-%d", number_of_square(row, column),
                         number_of_square(row + down, column + right));
                choose(list, without, row + down, column + right, piece, name);
            }
}

static int actions(const struct board *board, struct action *list)
{
    found = 0;
    for (int steps_too = 0; steps_too < 2 && found == 0; steps_too++)
        for (int row = 0; row < 8; row++)
            for (int column = 0; column < 8; column++) {
                struct board without = *board;
                char name[NAMED];
                if (side_of(board, row, column) != board->mover)
                    continue;
                without.square[row][column] = '.';
                snprintf(name, sizeof name, "%d", number_of_square(row, column));
                if (steps_too)
                    step(list, board, row, column);
                else
                    capture(list, &without, row, column, board->square[row][column], name);
            }
    return found;
}

static struct board act(struct board board, struct action action)
{
    (void)board;
    return action.after;
}

static void name_action(const struct action *action, char name[NAMED])
{
    strcpy(name, action->name);
}

static void put_pieces(struct board *board, char side, Text *text)
{
    const char *gap = "";
    put(text, ":%c", side == 'x' ? 'B' : 'W');
    for (int number = 1; number <= 32; number++) {
        const char piece = *square_of(board, number);
        if (tolower(piece) == side) {
            put(text, "%s%s%d", gap, isupper(piece) ? "K" : "", number);
            gap = "_";
        }
    }
}

static void write_board(const struct board *board, Text *text)
{
    struct board copy = *board;
    put(text, "%c", board->mover == 'x' ? 'B' : 'W');
    put_pieces(&copy, 'o', text);
    put_pieces(&copy, 'x', text);
}

static int last_size, chains; /* pieces on the board before, and how many of the moves took two or more */

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const int size = size_of(state->own | state->opponent);
    (void)board;
    if (over)
        assert_int_equal(score(rules, state), -WIN);
    chains += last_size == size + 2 || last_size == size + 3;
    last_size = size;
}

/* A random position with so many pieces of each side, half of them kings. */
static struct board scattered(int pieces, uint64_t key)
{
    struct board board = board_of(8, 8);
    if (below(descend(key, 99), 2))
        board = other_turn(board);
    for (int i = 0; i < 2 * pieces;) {
        key = descend(key, 1);
        const int number = 1 + (int)below(descend(key, 2), 32);
        const char man = i % 2 ? 'x' : 'o';
        const bool king = below(descend(key, 3), 2) || number < 5 || number > 28;
        if (*square_of(&board, number) == '.') {
            *square_of(&board, number) = king ? (char)toupper(man) : man;
            i++;
        }
    }
    return board;
}

static void test_random_games(void **state)
{
    const Setting settings[MAX_PARAMETERS] = {{.choice = 0}};
    (void)state;
    play_games(settings, 200);
    for (int pieces = 1; pieces <= 12; pieces++)
        for (uint64_t seed = 0; seed < 100; seed++)
            play_both(rules_with(settings), scattered(pieces, descend(seed, (uint64_t)pieces)), seed);
    assert_true(chains > 500);
}

/* Up to four million. */
static void test_counts(void **state)
{
    (void)state;
    count_known("checkers", 4000000);
}

/* --- the most moves ----------------------------------------------------------------------------------------- */

/* The most captures of kings on these squares over those, which lie between the squares of one row parity. */
static int most_captures(uint32_t land, uint32_t over)
{
    int most = 0;
    for (uint32_t kings = land; kings; kings = (kings - 1) & land) {
        const State position = {.own = kings, .opponent = over, .kings = kings};
        const int captures =
            can_take(&position) ? count(rules_with((Setting[MAX_PARAMETERS]){{.choice = 0}}), &position) : 0;
        most = captures > most ? captures : most;
    }
    return most;
}

/* Who lands on rows of one parity takes what stands on those of the other, and comes to half of its squares only.  So
 * the sum of the most captures for each quarter of the board, with the opponents that suit it best, is not exceeded. */
static void test_most_moves(void **state)
{
    int most[2][MOST_TAKEN + 1] = {{0}}, sum = 0;
    (void)state;
    for (int parity = 0; parity < 2; parity++) {
        uint32_t land[2] = {0, 0}, between = 0;
        for (int row = 0; row < 8; row++)
            for (int column = row % 2; column < 8; column += 2)
                if (row % 2 == parity)
                    land[(row / 2 + column / 2) % 2] |= BIT(row, column);
                else if (row > 0 && row < 7 && column > 0 && column < 7)
                    between |= BIT(row, column);
        assert_int_equal(size_of(between), MOST_TAKEN);
        for (uint32_t over = between; over; over = (over - 1) & between) {
            const int captures = most_captures(land[0], over) + most_captures(land[1], over);
            most[parity][size_of(over)] =
                captures > most[parity][size_of(over)] ? captures : most[parity][size_of(over)];
        }
    }
    for (int i = 0; i <= MOST_TAKEN; i++)
        for (int j = 0; j <= MOST_TAKEN && i + j <= MOST_PIECES; j++)
            sum = most[0][i] + most[1][j] > sum ? most[0][i] + most[1][j] : sum;
    assert_in_range(sum, 1, MAX_MOVES);
}

/* --- values ------------------------------------------------------------------------------------------------- */

static void check_value(const char *position, int limit, bool wins)
{
    const struct outcome outcome = run_cell("game=checkers position=%s algorithm=alphabeta order=table+static "
                                            "entries=1000000 limit=%d",
                                            position, limit);
    assert_int_equal(outcome.status, OK);
    if ((outcome.value == WIN) != wins)
        fail_msg("%s: %lld in %d plies", position, (long long)outcome.value, limit);
}

/* Two kings beat one, also in the double corner, where that takes longest. */
static void test_kings(void **state)
{
    (void)state;
    check_value("W:WK15_K18:BK29", 5, true);
    check_value("W:WK15_K18:BK32", 17, false);
    check_value("W:WK15_K18:BK32", 19, true);
    check_value("W:WK14_K15_K18:BK32", 5, false);
    check_value("W:WK14_K15_K18:BK32", 7, true);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_most_moves),
        cmocka_unit_test(test_kings),
    };
    return cmocka_run_group_tests_name("checkers", tests, NULL, NULL);
}
