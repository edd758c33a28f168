/* Breakthrough against a second program, written from the rules square by square; and races that are
 * told without a search. */
#include "games/breakthrough.c"
#include "kit/random.h"
#include "tests/games/numbers.h"
#include "tests/helper.h"

/* --- the second program ------------------------------------------------------------------------------------ */

struct board {
    int rows, columns;
    char square[8][8]; /* x, o or .; row 0 is x's first */
    char mover, other;
};

struct action {
    int row, column, to_row, to_column;
    bool takes;
};

static struct board start(int rows, int columns, int filled)
{
    struct board board = {.rows = rows, .columns = columns, .mover = 'x', .other = 'o'};
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++)
            board.square[row][column] = row < filled ? 'x' : row >= rows - filled ? 'o' : '.';
    return board;
}

static struct board act(struct board board, struct action action)
{
    board.square[action.row][action.column] = '.';
    board.square[action.to_row][action.to_column] = board.mover;
    board.mover = board.other;
    board.other = board.mover == 'x' ? 'o' : 'x';
    return board;
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
    for (int row = 0; row < board->rows; row++)
        for (int column = 0; column < board->columns; column++) {
            const int to_row = row + forward;
            if (board->square[row][column] != board->mover || to_row < 0 || to_row >= board->rows)
                continue;
            for (int to = column - 1; to <= column + 1; to++) {
                if (to < 0 || to >= board->columns)
                    continue;
                const char there = board->square[to_row][to];
                if (there == '.' || (there == board->other && to != column))
                    list[count++] = (struct action){row, column, to_row, to, there != '.'};
            }
        }
    return count;
}

/* Sequences of exactly so many moves. */
static uint64_t sequences(const struct board *board, int plies)
{
    struct action list[MAX_MOVES];
    uint64_t sum = plies == 0;
    const int count = plies == 0 || is_over(board) ? 0 : actions(board, list);
    if (plies == 1)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        const struct board next = act(*board, list[i]);
        sum += sequences(&next, plies - 1);
    }
    return sum;
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

/* --- what it says of the game ------------------------------------------------------------------------------ */

static Rules rules_of(int rows, int columns, int filled)
{
    const Setting settings[] = {{.integer = rows}, {.integer = columns}, {.integer = filled}};
    Rules rules;
    assert_null(setup(&rules, settings, 0, NULL));
    return rules;
}

static void assert_same_position(const Rules *rules, const State *state, const struct board *board)
{
    char text[POSITION_TEXT], expected_text[POSITION_TEXT], cells[64];
    Text writer = {text, text + sizeof text - 1}, plain = {expected_text, expected_text + sizeof expected_text - 1};
    for (int row = 0; row < board->rows; row++)
        memcpy(cells + row * board->columns, board->square[board->rows - 1 - row], (size_t)board->columns);
    put_rows(&plain, board->rows, board->columns, cells);
    put(&plain, ":%c", board->mover);
    game.write(rules, state, board->mover == 'o', &writer);
    assert_string_equal(text, expected_text);
}

static void name_action(const struct action *action, char text[60])
{
    snprintf(text, 60, "%c%d%s%c%d", 'a' + action->column, action->row + 1, action->takes ? "x" : "",
             'a' + action->to_column, action->to_row + 1);
}

/* The same moves, in whatever order; the one that has this place in the game's list. */
static struct action same_moves(const Rules *rules, const State *state, const struct board *board, uint32_t place)
{
    struct action list[MAX_MOVES], found = {0};
    Move of[MAX_MOVES];
    const int count_expected = actions(board, list);
    assert_int_equal(moves(rules, state, of), count_expected);
    for (int i = 0; i < count_expected; i++) {
        char text[MOVE_TEXT], expected_text[60] = "";
        int at = -1;
        game.name(rules, of[i], text);
        while (strcmp(text, expected_text) != 0 && ++at < count_expected)
            name_action(&list[at], expected_text);
        assert_in_range(at, 0, count_expected - 1);
        found = (uint32_t)i == place ? list[at] : found;
    }
    return found;
}

/* A race that is decided ends so, if the second program sees its end. */
static void check_race(const Rules *rules, const State *state, const struct board *board, int *races)
{
    const int decided = race(rules, state);
    if (decided == 0 || __builtin_popcountll(state->own | state->opponent) > 6)
        return;
    assert_int_equal(fate(board, 2 * rules->rows), decided);
    ++*races;
}

static int play_one_game(int rows, int columns, int filled, uint64_t key)
{
    const Rules rules = rules_of(rows, columns, filled);
    State state = initial(&rules);
    struct board board = start(rows, columns, filled);
    int races = 0;
    for (uint64_t ply = 0;; ply++) {
        assert_same_position(&rules, &state, &board);
        assert_int_equal(finished(&rules, &state), is_over(&board));
        if (is_over(&board))
            break;
        if (rows <= 5)
            check_race(&rules, &state, &board, &races);
        Move found[MAX_MOVES];
        const int number = moves(&rules, &state, found);
        const uint32_t pick = below(descend(key, ply), (uint32_t)number);
        board = act(board, same_moves(&rules, &state, &board, pick));
        state = play(&rules, &state, found[pick]);
    }
    assert_int_equal(score(&rules, &state), -WIN);
    return races;
}

static void test_random_games(void **state)
{
    int races = 0;
    (void)state;
    for (int rows = 3; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++)
            for (int filled = 1; 2 * filled <= rows && filled <= 3; filled++)
                for (uint64_t seed = 0; seed < 10; seed++)
                    races += play_one_game(rows, columns, filled, descend(seed, (uint64_t)(8 * rows + columns)));
    assert_true(races > 100);
}

/* Every count that the game states, of up to 25 million. */
static void test_counts(void **state)
{
    (void)state;
    for (const Known *known = game.known; known < game.known + 6; known++) {
        int rows, columns, filled;
        assert_int_equal(sscanf(known->settings, "rows=%d columns=%d filled=%d", &rows, &columns, &filled), 3);
        const struct board board = start(rows, columns, filled);
        for (int i = 0; known->perft[i] && known->perft[i] < 25000000; i++)
            assert_int_equal(sequences(&board, i + 1), known->perft[i]);
    }
}

/* --- values ------------------------------------------------------------------------------------------------ */

/* What evaluate() says of positions without a search. */
static void check_race_at(const char *position, int winner)
{
    const Rules rules = rules_of(6, 6, 2);
    State at;
    bool second;
    assert_null(game.read(&rules, position, &at, &second));
    assert_int_equal(race(&rules, &at), winner);
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

/* --- the notation ------------------------------------------------------------------------------------------ */

static void assert_rejected(const char *position, const char *complaint_expected)
{
    const Rules rules = rules_of(4, 3, 1);
    State read;
    bool second;
    assert_string_equal(game.read(&rules, position, &read, &second), complaint_expected);
}

static void test_rejected_positions(void **state)
{
    (void)state;
    assert_rejected("ooo/x../.../xxx:x", "a side has more than 3 pieces");
    assert_rejected("xoo/.../.../.xx:x", "the side to move has won already");
    assert_rejected(".oo/.../.../oxx:o", "the side to move has won already");
    assert_rejected(".../.../.../xxx:x", "the player who just moved has no piece");
    assert_rejected("xx./.../o../...:o", "two pieces have arrived");
    assert_rejected("ooo/.../..?/xxx:x", "expected 4 rows of 3 cells, each one of \"xo.\", with / between them, at "
                                         "character 11, at \"?/xxx:x\"");
}

static void test_settings(void **state)
{
    const Setting settings[] = {{.integer = 5}, {.integer = 5}, {.integer = 3}};
    Rules rules;
    (void)state;
    assert_string_equal(setup(&rules, settings, 0, NULL), "filled: 3 rows of each side do not fit on 5");
}

/* The most moves there can be: 24 pieces, none of which stands at an edge. */
static void test_most_moves(void **state)
{
    const Rules rules = rules_of(8, 8, 3);
    Move list[MAX_MOVES];
    State position;
    bool second;
    (void)state;
    assert_null(game.read(&rules, "......../.xxxxxx./o......./.xxxxxx./......../.xxxxxx./......../.xxxxxx.:x",
                          &position, &second));
    assert_int_equal(game.count(&rules, &position), MAX_MOVES);
    assert_int_equal(moves(&rules, &position, list), MAX_MOVES);
}

/* Up to 32 squares, two bits each; the side to move has a row less, where there is room for who that is. */
static void test_numbers(void **state)
{
    (void)state;
    for (int rows = 3; rows <= 8; rows++)
        for (int columns = 2; columns <= 8; columns++)
            for (int filled = 1; 2 * filled <= rows && filled <= 3; filled++) {
                const Setting settings[] = {{.integer = rows}, {.integer = columns}, {.integer = filled}};
                check_numbers(settings, rows * columns <= 32);
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games), cmocka_unit_test(test_counts),
        cmocka_unit_test(test_races),        cmocka_unit_test(test_rejected_positions),
        cmocka_unit_test(test_settings),     cmocka_unit_test(test_most_moves),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("breakthrough", tests, NULL, NULL);
}
