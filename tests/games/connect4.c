/* Connect Four held against a board of letters, looked at square by square, and against what others counted and
 * solved. */

#include "games/connect4.c"
#include "kit/random.h"
#include "tests/games/numbers.h"
#include "tests/helper.h"

static Rules rules_of(int columns, int rows)
{
    const Setting settings[] = {{.integer = columns}, {.integer = rows}};
    Rules rules;
    assert_null(setup(&rules, settings, 0, NULL));
    return rules;
}

/* Play moves given as columns, from 1. */
static State after(const Rules *rules, const char *columns)
{
    State state = initial(rules);
    for (; *columns; columns++) {
        const uint64_t to = landings(rules, &state) & (uint64_t)0xff << 8 * (*columns - '1');
        assert_true(to != 0);
        state = play(rules, &state, (Move)__builtin_ctzll(to));
    }
    return state;
}

/* --- square by square ------------------------------------------------------------------------------------- */

struct letters {
    int columns, rows;
    char at[8][7]; /* by column, then by row from below: 'x', 'o' or '.' */
};

static char letter(const struct letters *board, int column, int row)
{
    const bool inside = column >= 0 && column < board->columns && row >= 0 && row < board->rows;
    return inside ? board->at[column][row] : ' ';
}

/* How many lines of four go through a square, with this letter everywhere ('?': any). */
static int lines_through(const struct letters *board, int column, int row, char player)
{
    const int across[] = {0, 1, 1, 1}, up[] = {1, -1, 0, 1};
    int lines = 0;
    for (int direction = 0; direction < 4; direction++)
        for (int first = -3; first <= 0; first++) {
            int found = 0;
            for (int i = first; i < first + 4; i++) {
                const char here = letter(board, column + i * across[direction], row + i * up[direction]);
                found += player == '?' ? here != ' ' : here == player;
            }
            lines += found == 4;
        }
    return lines;
}

static bool wins_somewhere(const struct letters *board, char player)
{
    bool found = false;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++)
            found |= lines_through(board, column, row, player) > 0;
    return found;
}

/* Would a disc of this player make four here? */
static bool is_threat(const struct letters *board, int column, int row, char player)
{
    struct letters with = *board;
    with.at[column][row] = player;
    return board->at[column][row] == '.' && lines_through(&with, column, row, player) > 0;
}

/* evaluate() once more, in the terms of its comment. */
static Value evaluate_letters(const struct letters *board, char own, char opponent)
{
    Value value = 0;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++) {
            const int lines = lines_through(board, column, row, '?') / 2, weight = lines > 7 ? 7 : lines;
            const int taken_before = (board->columns - 1) * board->rows + row;
            const char last = taken_before % 2 == 0 ? 'x' : 'o';
            const bool playable = row == 0 || board->at[column][row - 1] != '.';
            if (board->at[column][row] != '.')
                value += board->at[column][row] == own ? weight : -weight;
            if (is_threat(board, column, row, own))
                value += last == own ? 7 : 3;
            if (is_threat(board, column, row, opponent))
                value -= last == opponent ? 7 : 3;
            if (is_threat(board, column, row, own) && playable)
                return 99;
        }
    return value > 99 ? 99 : value < -99 ? -99 : value;
}

static void compare(const Rules *rules, const State *state, const struct letters *board, char own, char opponent)
{
    const bool four = wins_somewhere(board, opponent);
    const uint64_t threats = completions(state->own), against = completions(state->opponent);
    int empty = 0;
    for (int column = 0; column < board->columns; column++)
        for (int row = 0; row < board->rows; row++) {
            const uint64_t square = square_at(column, row);
            const char at = board->at[column][row];
            assert_int_equal((state->own & square) != 0, at == own);
            assert_int_equal((state->opponent & square) != 0, at == opponent);
            if (at != '.')
                continue;
            empty++;
            assert_int_equal((threats & square) != 0, is_threat(board, column, row, own));
            assert_int_equal((against & square) != 0, is_threat(board, column, row, opponent));
        }
    assert_int_equal(has_four(state->own), wins_somewhere(board, own));
    assert_int_equal(has_four(state->opponent), four);
    assert_int_equal(finished(rules, state), four || empty == 0);
    assert_int_equal(score(rules, state), four ? -100 : 0);
    assert_int_equal(remaining(rules, state), empty);
    if (!four && empty)
        assert_int_equal(evaluate(rules, state), evaluate_letters(board, own, opponent));
}

static void play_games(int columns, int rows, uint64_t games_played)
{
    const Rules rules = rules_of(columns, rows);
    for (uint64_t seed = 0; seed < games_played; seed++) {
        struct letters board = {.columns = columns, .rows = rows};
        memset(board.at, '.', sizeof board.at);
        State state = initial(&rules);
        for (uint64_t ply = 0;; ply++) {
            const char own = ply % 2 ? 'o' : 'x', opponent = ply % 2 ? 'x' : 'o';
            Move list[MAX_MOVES];
            compare(&rules, &state, &board, own, opponent);
            if (finished(&rules, &state))
                break;
            const int number = moves(&rules, &state, list);
            for (int column = 0, i = 0; column < columns; column++)
                if (board.at[column][rows - 1] == '.')
                    assert_int_equal(list[i++] / 8, column);
            const Move move = list[below(descend(seed, ply), (uint32_t)number)];
            int row = 0;
            while (board.at[move / 8][row] != '.')
                row++;
            board.at[move / 8][row] = own;
            state = play(&rules, &state, move);
        }
    }
}

static void test_square_by_square(void **state)
{
    (void)state;
    play_games(7, 6, 1000);
    play_games(8, 7, 1000);
    play_games(4, 4, 1000);
    play_games(5, 4, 1000);
    play_games(1, 7, 1);
    play_games(8, 1, 200);
    play_games(3, 5, 200);
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
    const Rules rules = rules_of(7, 6);
    static State now[16422], next[4263 * 7];
    size_t count = 1;
    now[0] = initial(&rules);
    for (int ply = 0; ply < 7; ply++) {
        size_t children = 0;
        assert_int_equal(count, published[ply]);
        for (size_t i = 0; i < count && ply < 6; i++) {
            Move list[MAX_MOVES];
            const int number = moves(&rules, &now[i], list);
            for (int j = 0; j < number; j++)
                next[children++] = play(&rules, &now[i], list[j]);
        }
        count = distinct(next, children);
        assert_true(count <= sizeof now / sizeof *now);
        memcpy(now, next, count * sizeof *now);
    }
}

/* --- published values ------------------------------------------------------------------------------------- */

struct answer {
    State state;
    bool known, yes;
};

/* The answers so far: by position, the last of those that share a place. */
struct proof {
    const Rules *rules;
    struct answer *answers;
};

enum { ANSWERS = 1 << 22 };

/* The moves worth trying by a side that cannot win at once, the best first: a four must be stopped, and no room
 * made for one. */
static int defences(const Rules *rules, const State *state, Move *list)
{
    const uint64_t empty = rules->board & ~(state->own | state->opponent);
    const uint64_t against = completions(state->opponent), to = landings(rules, state);
    Value key[MAX_MOVES];
    int number = 0;
    for (uint64_t rest = (against & to ? against & to : to) & ~(against >> 1); rest; rest &= rest - 1) {
        const Move move = (Move)__builtin_ctzll(rest);
        const uint64_t threats = completions(state->own | (uint64_t)1 << move) & empty;
        const Value value = 16 * __builtin_popcountll(threats) + priority(rules, state, move);
        int i = number++;
        for (; i > 0 && key[i - 1] < value; i--) {
            key[i] = key[i - 1];
            list[i] = list[i - 1];
        }
        key[i] = value;
        list[i] = move;
    }
    return number;
}

/* Can the side to move win, or `draw` at least?  Within a proof one side is always asked the same. */
static bool can(const struct proof *proof, const State *state, bool draw)
{
    if (finished(proof->rules, state))
        return draw && score(proof->rules, state) == 0;
    if (completions(state->own) & landings(proof->rules, state))
        return true;
    if (!has_four(proof->rules->board & ~(draw ? state->own : state->opponent)))
        return draw; /* no line is left to the one who would win */
    struct answer *answer = &proof->answers[descend(state->own, state->opponent) % ANSWERS];
    if (answer->known && memcmp(&answer->state, state, sizeof *state) == 0)
        return answer->yes;
    Move list[MAX_MOVES];
    bool yes = false;
    const int number = defences(proof->rules, state, list);
    for (int i = 0; i < number && !yes; i++) {
        const State child = play(proof->rules, state, list[i]);
        yes = !can(proof, &child, !draw);
    }
    *answer = (struct answer){*state, true, yes};
    return yes;
}

static bool prove(int columns, int rows, const char *moves_made, bool draw)
{
    const Rules rules = rules_of(columns, rows);
    const State state = after(&rules, moves_made);
    const struct proof proof = {&rules, calloc(ANSWERS, sizeof *proof.answers)};
    assert_non_null(proof.answers);
    const bool yes = can(&proof, &state, draw);
    free(proof.answers);
    return yes;
}

/* J. Tromp solved all boards of up to 15 columns and rows together (tromp.github.io/c4/c4.html, 2006);
 * C. Steininger found the same (github.com/ChristopheSteininger/c4). */
static void test_small_boards(void **state)
{
    (void)state;
    const int drawn[][2] = {{4, 4}, {4, 5}, {4, 6}, {4, 7}, {5, 4}, {5, 5}, {6, 5}};
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++) {
        assert_false(prove(drawn[i][0], drawn[i][1], "", false));
        assert_true(prove(drawn[i][0], drawn[i][1], "", true));
    }
    assert_false(prove(6, 4, "", true)); /* the second player wins */
}

static void test_solved_positions(void **state)
{
    (void)state;
    assert_true(prove(7, 6, "45461667", false));
    assert_false(prove(7, 6, "35333571", true));
}

/* --- positions in words ----------------------------------------------------------------------------------- */

static void expect(const char *text, const char *error)
{
    const Rules rules = rules_of(7, 6);
    State state;
    bool second = false;
    const char *found = read_position(&rules, text, &state, &second);
    if (!error)
        assert_null(found);
    else if (!found || !strstr(found, error))
        fail_msg("%s: \"%s\", expected \"%s\"", text, found ? found : "", error);
}

#define EMPTY "......./......./......./......./"

static void test_notation(void **state)
{
    (void)state;
    const Rules rules = rules_of(7, 6);
    const State position = after(&rules, "45461667");
    char written[POSITION_TEXT], drawn[BOARD_TEXT];
    Text text = {written, written + sizeof written - 1}, board = {drawn, drawn + sizeof drawn - 1};
    write_position(&rules, &position, false, &text);
    assert_string_equal(written, "......./......./......./.....x./...x.o./x..xooo:x");
    draw(&rules, &position, false, true, &board);
    assert_string_equal(drawn, " 1 2 3 4 5 6 7\n . . . . . . .\n . . . . . . .\n . . . . . . .\n"
                               " . . . . . x .\n . . . x . o .\n x . . x o o o\n");
    expect(EMPTY "......./.......:x", NULL);
    expect(EMPTY "......./xxx.ooo:x", NULL);
    expect(EMPTY "xx...../oooo.xx:x", NULL); /* finished */
    expect(EMPTY "ooo.ooo/xxxxxxx:o", NULL); /* one disc made four fours */
    expect(EMPTY "......./......8:x", "6 rows of 7 cells");
    expect(EMPTY "......./xxx.ooo:", "the side to move");
    expect(EMPTY "......./xxx.ooo:o", "x has 3 discs, o has 3, and :o is to move");
    expect(EMPTY "......./xxx.oo.:x", "x has 3 discs, o has 2, and :x is to move");
    expect(EMPTY "......./xxxxo..:x", "x has 4 discs, o has 1, and :x is to move");
    expect(EMPTY "..x..../o......:x", "column 3: a disc floats in row 2");
    expect(EMPTY "ooo..../xxxx.o.:x", "the side to move has four in a line already");
    expect(EMPTY "oooo.../xxxx...:x", "both players have four in a line");
    expect("......./......./......./xxxxo../ooxoo../xxxxooo:o", "not made by one last disc");
}

/* --- categories ------------------------------------------------------------------------------------------- */

/* What the position's moves are, by column. */
static void expect_categories(const char *text, const char *const names[7])
{
    const Rules rules = rules_of(7, 6);
    State state;
    bool second;
    assert_null(read_position(&rules, text, &state, &second));
    for (uint64_t to = landings(&rules, &state); to; to &= to - 1) {
        const Move move = (Move)__builtin_ctzll(to);
        const uint64_t category = categories(&rules, &state, move);
        assert_int_equal(category & (category - 1), 0);
        if (names[move / 8])
            assert_string_equal(game.category_names[__builtin_ctzll(category)], names[move / 8]);
    }
}

static void test_categories(void **state)
{
    (void)state;
    expect_categories(EMPTY "......./.......:x",
                      (const char *const[7]){"few lines", "some lines", "some lines", "some lines", "some lines",
                                             "some lines", "few lines"});
    expect_categories("......./......./......./...x.../...o.../...x...:o",
                      (const char *const[7]){[3] = "many lines"});
    expect_categories(EMPTY "...oo../...xx..:x", (const char *const[7]){NULL, "threatens", "threatens twice", NULL,
                                                                        NULL, "threatens twice", "threatens"});
    expect_categories(EMPTY "...ooo./...xxx.:x", (const char *const[7]){[2] = "wins", [6] = "wins"});
    expect_categories(EMPTY "..oo.../..xxx..:o",
                      (const char *const[7]){[1] = "lets the other win", [3] = "lets the other win"});
    expect_categories(EMPTY "..oo.../o.xxx..:x", (const char *const[7]){[1] = "wins", [5] = "wins"});
    expect_categories(EMPTY "oo...../xxx...o:x", (const char *const[7]){[3] = "wins"});
    expect_categories(EMPTY "oo...../xxx....:o",
                      (const char *const[7]){[2] = "lets the other win", [3] = "blocks"});
    expect_categories(EMPTY "xx...../ox.oo..:x", (const char *const[7]){[3] = "later threat, wrong parity"});
    expect_categories(EMPTY "oo..x../xo.xx..:o", (const char *const[7]){[3] = "later threat, right parity"});
    expect_categories(EMPTY "xx...../ox.oo.x:o", (const char *const[7]){[3] = "prevents a threat"});
    expect_categories("......./......./......./.o...../xx.x.../ox.oo..:x",
                      (const char *const[7]){[2] = "spends a threat"});
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
        const Rules rules = rules_of(rows + 1, rows);
        for (uint64_t seed = 0; seed < 500; seed++) {
            State state = initial(&rules);
            for (uint64_t ply = 0; !finished(&rules, &state); ply++) {
                Move list[MAX_MOVES];
                check_leaf(&rules, &state, &longest);
                const int number = moves(&rules, &state, list);
                state = play(&rules, &state, list[below(descend(seed, ply), (uint32_t)number)]);
            }
        }
    }
    assert_true(longest > 3);
}

static void test_numbers(void **state)
{
    (void)state;
    for (int columns = 1; columns <= 8; columns++)
        for (int rows = 1; rows <= 7; rows++) {
            const Setting settings[] = {{.integer = columns}, {.integer = rows}};
            check_numbers(settings, true);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_square_by_square),
        cmocka_unit_test(test_distinct_positions),
        cmocka_unit_test(test_small_boards),
        cmocka_unit_test(test_solved_positions),
        cmocka_unit_test(test_notation),
        cmocka_unit_test(test_categories),
        cmocka_unit_test(test_leaves_in_random_games),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("connect4", tests, NULL, NULL);
}
