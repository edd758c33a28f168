/* Connect Four against a second program, square by square, and against what others counted. */

#include "games/connect4.c"
#include "tests/games/squares.h"

struct action {
    int row, column;
};

#include "tests/games/second.h"

static const Rules *board_rules(int columns, int rows)
{
    return rules_with((Setting[MAX_PARAMETERS]){{.integer = columns}, {.integer = rows}});
}

/* --- square by square ------------------------------------------------------------------------------------- */

/* Rows are numbered from below. */
static struct board start(const Setting *settings)
{
    return board_of((int)settings[1].integer, (int)settings[0].integer);
}

static char cell_at(const struct board *board, int row, int column)
{
    return on_board(board, row, column) ? board->square[row][column] : ' ';
}

/* How many lines of four go through a square, with this letter everywhere ('?': any). */
static int lines_through(const struct board *board, int column, int row, char player)
{
    const int across[] = {0, 1, 1, 1}, up[] = {1, -1, 0, 1};
    int lines = 0;
    for (int direction = 0; direction < 4; direction++)
        for (int first = -3; first <= 0; first++) {
            int found = 0;
            for (int i = first; i < first + 4; i++) {
                const char here = cell_at(board, row + i * up[direction], column + i * across[direction]);
                found += player == '?' ? here != ' ' : here == player;
            }
            lines += found == 4;
        }
    return lines;
}

static bool wins_somewhere(const struct board *board, char player)
{
    bool found = false;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++)
            found |= lines_through(board, column, row, player) > 0;
    return found;
}

/* Would a disc of this player make four here? */
static bool is_threat(const struct board *board, int column, int row, char player)
{
    struct board with = *board;
    with.square[row][column] = player;
    return board->square[row][column] == '.' && lines_through(&with, column, row, player) > 0;
}

/* evaluate() once more, in the terms of its comment. */
static Value evaluate_squares(const struct board *board, char own, char opponent)
{
    Value value = 0;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++) {
            const int lines = lines_through(board, column, row, '?') / 2, weight = lines > 7 ? 7 : lines;
            const int taken_before = (board->columns - 1) * board->rows + row;
            const char last = taken_before % 2 == 0 ? 'x' : 'o';
            const bool playable = row == 0 || board->square[row - 1][column] != '.';
            if (board->square[row][column] != '.')
                value += board->square[row][column] == own ? weight : -weight;
            if (is_threat(board, column, row, own))
                value += last == own ? 7 : 3;
            if (is_threat(board, column, row, opponent))
                value -= last == opponent ? 7 : 3;
            if (is_threat(board, column, row, own) && playable)
                return 99;
        }
    return value > 99 ? 99 : value < -99 ? -99 : value;
}

static int actions(const struct board *board, struct action *list)
{
    int number = 0;
    if (wins_somewhere(board, board->other))
        return 0;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++)
            if (board->square[row][column] == '.') {
                list[number++] = (struct action){row, column};
                break;
            }
    return number;
}

static struct board act(struct board board, struct action action)
{
    board.square[action.row][action.column] = board.mover;
    return other_turn(board);
}

static void name_action(const struct action *action, char text[NAMED])
{
    snprintf(text, NAMED, "%d", action->column + 1);
}

static void write_board(const struct board *board, Text *text)
{
    write_squares(board, true, text);
}

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const bool four = wins_somewhere(board, board->other);
    const uint64_t threats = completions(state->own), against = completions(state->opponent);
    int empty = 0;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++)
            if (board->square[row][column] == '.') {
                const uint64_t square = square_at(column, row);
                empty++;
                assert_int_equal((threats & square) != 0, is_threat(board, column, row, board->mover));
                assert_int_equal((against & square) != 0, is_threat(board, column, row, board->other));
            }
    assert_int_equal(has_four(state->own), wins_somewhere(board, board->mover));
    assert_int_equal(has_four(state->opponent), four);
    assert_int_equal(score(rules, state), four ? -100 : 0);
    assert_int_equal(remaining(rules, state), empty);
    if (!over)
        assert_int_equal(evaluate(rules, state), evaluate_squares(board, board->mover, board->other));
}

static void test_square_by_square(void **state)
{
    (void)state;
    for (int columns = 1; columns <= 8; columns++)
        for (int rows = 1; rows <= 7; rows++)
            play_games((Setting[MAX_PARAMETERS]){{.integer = columns}, {.integer = rows}}, 100);
}

/* --- published counts, besides those of sequences, which the laws count --------------------------------------- */

static int by_discs(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(State));
}

/* Sort, keep one of each; returns how many. */
static size_t distinct(State *list, size_t count)
{
    size_t kept = 0;
    qsort(list, count, sizeof *list, by_discs);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || memcmp(&list[i], &list[kept - 1], sizeof *list) != 0)
            list[kept++] = list[i];
    return kept;
}

/* Counts of positions: OEIS A212693. */
static void test_distinct_positions(void **state)
{
    (void)state;
    const size_t published[] = {1, 7, 49, 238, 1120, 4263, 16422};
    const Rules *rules = board_rules(7, 6);
    static State now[16422], next[4263 * 7];
    size_t count = 1;
    now[0] = initial(rules);
    for (int ply = 0; ply < 7; ply++) {
        size_t children = 0;
        assert_int_equal(count, published[ply]);
        for (size_t i = 0; i < count && ply < 6; i++) {
            Move list[MAX_MOVES];
            const int number = moves(rules, &now[i], list);
            for (int j = 0; j < number; j++)
                next[children++] = play(rules, &now[i], list[j]);
        }
        count = distinct(next, children);
        assert_true(count <= sizeof now / sizeof *now);
        memcpy(now, next, count * sizeof *now);
    }
}

/* --- beyond the horizon ----------------------------------------------------------------------------------- */

static bool can_win(const Rules *rules, const State *state)
{
    Move list[MAX_MOVES];
    bool found = false;
    for (int i = moves(rules, state, list) - 1; i >= 0; i--) {
        const State child = play(rules, state, list[i]);
        found |= score(rules, &child) < 0;
    }
    return found;
}

/* Could the side that does not move win at once if it were to move? */
static bool threatens(const Rules *rules, const State *state)
{
    const State swapped = {state->opponent, state->own};
    return can_win(rules, &swapped);
}

/* The moves after which the other side cannot win at once. */
static int safe_ones(const Rules *rules, const State *state, Move *list)
{
    Move all[MAX_MOVES];
    const int number = moves(rules, state, all);
    int safe = 0;
    for (int i = 0; i < number; i++) {
        const State child = play(rules, state, all[i]);
        if (finished(rules, &child) || !can_win(rules, &child))
            list[safe++] = all[i];
    }
    return safe;
}

/* appraise() once more, in words. */
static Value follow(const Rules *rules, const State *state, uint64_t *further)
{
    Move list[MAX_MOVES];
    if (finished(rules, state))
        return score(rules, state);
    if (can_win(rules, state))
        return 100;
    const int safe = safe_ones(rules, state, list);
    if (safe != 1)
        return safe ? evaluate(rules, state) : -100;
    const State child = play(rules, state, list[0]);
    ++*further;
    return -follow(rules, &child, further);
}

/* How many of the moves threaten a four, or make one if somebody can. */
static int noisy_ones(const Rules *rules, const State *state)
{
    Move list[MAX_MOVES];
    int found = 0;
    if (can_win(rules, state))
        return 1;
    for (int i = moves(rules, state, list) - 1; i >= 0; i--) {
        const State child = play(rules, state, list[i]);
        found += !finished(rules, &child) && threatens(rules, &child);
    }
    return found;
}

static void check_leaf(const Rules *rules, const State *state, uint64_t *longest)
{
    Move list[MAX_MOVES];
    uint64_t further = 0, beyond = 0, evaluations = 0;
    const Value value = follow(rules, state, &further);
    assert_int_equal(appraise(rules, state, &beyond, &evaluations), value);
    assert_int_equal(beyond, further);
    assert_true(evaluations == 1 || (evaluations == 0 && (value == 0 || value == 100 || value == -100)));
    *longest = further > *longest ? further : *longest;
    assert_int_equal(in_check(rules, state), threatens(rules, state) && !can_win(rules, state));
    assert_int_equal(noisy(rules, state, false, list), can_win(rules, state));
    assert_int_equal(noisy(rules, state, true, list), noisy_ones(rules, state));
}

static void test_leaves_in_random_games(void **unused)
{
    (void)unused;
    uint64_t longest = 0;
    for (int rows = 4; rows <= 7; rows++) {
        const Rules *rules = board_rules(rows + 1, rows);
        for (uint64_t seed = 0; seed < 500; seed++) {
            State state = initial(rules);
            for (uint64_t ply = 0; !finished(rules, &state); ply++) {
                Move list[MAX_MOVES];
                check_leaf(rules, &state, &longest);
                const int number = moves(rules, &state, list);
                state = play(rules, &state, list[below(descend(seed, ply), (uint32_t)number)]);
            }
        }
    }
    assert_true(longest > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_square_by_square),
        cmocka_unit_test(test_distinct_positions),
        cmocka_unit_test(test_leaves_in_random_games),
    };
    return cmocka_run_group_tests_name("connect4", tests, NULL, NULL);
}
