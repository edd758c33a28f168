/* Checkers against a second program, written from the rules square by square; rare rules, the most moves there can be,
 * ends, notation, and what is wrong with positions. */
#include "games/checkers.c"
#include "kit/random.h"
#include "tests/games/rules.h"

/* --- the second program ------------------------------------------------------------------------------------- */

struct board {
    char square[8][8]; /* x and o, and X and O of kings; or . ; row 0 has squares 1 to 4, and is black's first */
    char mover;
};

/* The moves of a position, as they are written. */
struct choices {
    struct {
        char name[60];
        struct board after;
    } list[100];
    int count;
};

static char *square_of(struct board *board, int number)
{
    const int row = (number - 1) / 4;
    return &board->square[row][2 * ((number - 1) % 4) + (row % 2 == 0)];
}

static struct board start(void)
{
    struct board board = {.mover = 'x'};
    memset(board.square, '.', sizeof board.square);
    for (int number = 1; number <= 12; number++) {
        *square_of(&board, number) = 'x';
        *square_of(&board, 33 - number) = 'o';
    }
    return board;
}

static char side_of(const struct board *board, int row, int column)
{
    return row < 0 || row > 7 || column < 0 || column > 7 ? '#' : (char)tolower(board->square[row][column]);
}

static int number_of_square(int row, int column)
{
    return 4 * row + column / 2 + 1;
}

static void choose(struct choices *choices, struct board board, int row, int column, char piece, const char *name)
{
    const bool crowned = row == (board.mover == 'x' ? 7 : 0);
    board.square[row][column] = crowned ? (char)toupper(piece) : piece;
    board.mover = board.mover == 'x' ? 'o' : 'x';
    strcpy(choices->list[choices->count].name, name);
    choices->list[choices->count++].after = board;
}

/* The piece is in the hand, on its way; false if it can take nothing here. */
static bool capture(struct choices *choices, const struct board *board, int row, int column, char piece,
                    const char *name)
{
    const int forward = board->mover == 'x' ? 1 : -1;
    bool any = false;
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2) {
            const int to_row = row + 2 * down, to = column + 2 * right;
            const char over = side_of(board, row + down, column + right);
            if ((islower(piece) && down != forward) || side_of(board, to_row, to) != '.' ||
                over != (board->mover == 'x' ? 'o' : 'x'))
                continue;
            struct board after = *board;
            char further[60];
            after.square[row + down][column + right] = '.';
            snprintf(further, sizeof further, "%sx%d", name, number_of_square(to_row, to));
            any = true;
            if ((islower(piece) && to_row == (forward > 0 ? 7 : 0)) ||
                !capture(choices, &after, to_row, to, piece, further))
                choose(choices, after, to_row, to, piece, further);
        }
    return any;
}

static void step(struct choices *choices, const struct board *board, int row, int column)
{
    const int forward = board->mover == 'x' ? 1 : -1;
    struct board without = *board;
    const char piece = board->square[row][column];
    without.square[row][column] = '.';
    for (int down = -1; down <= 1; down += 2)
        for (int right = -1; right <= 1; right += 2)
            if ((isupper(piece) || down == forward) && side_of(board, row + down, column + right) == '.') {
                char name[60];
                snprintf(name, sizeof name, "%d-%d", number_of_square(row, column),
                         number_of_square(row + down, column + right));
                choose(choices, without, row + down, column + right, piece, name);
            }
}

static void choices_of(const struct board *board, struct choices *choices)
{
    choices->count = 0;
    for (int steps_too = 0; steps_too < 2 && choices->count == 0; steps_too++)
        for (int row = 0; row < 8; row++)
            for (int column = 0; column < 8; column++) {
                struct board without = *board;
                char name[60];
                if (side_of(board, row, column) != board->mover)
                    continue;
                without.square[row][column] = '.';
                snprintf(name, sizeof name, "%d", number_of_square(row, column));
                if (steps_too)
                    step(choices, board, row, column);
                else
                    capture(choices, &without, row, column, board->square[row][column], name);
            }
}

static uint64_t sequences(const struct board *board, int plies)
{
    struct choices choices;
    uint64_t sum = 0;
    choices_of(board, &choices);
    if (plies == 1)
        return (uint64_t)choices.count;
    for (int i = 0; i < choices.count; i++)
        sum += sequences(&choices.list[i].after, plies - 1);
    return sum;
}

/* Up to four million. */
static void test_counts(void **state)
{
    const struct board board = start();
    (void)state;
    for (int i = 0; i < 9; i++)
        assert_int_equal(sequences(&board, i + 1), game.known[0].perft[i]);
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

static const char *text_of(struct board *board)
{
    static char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    put(&writer, "%c", board->mover == 'x' ? 'B' : 'W');
    put_pieces(board, 'o', &writer);
    put_pieces(board, 'x', &writer);
    return text;
}

/* The same moves, in whatever order, and the same positions after them; the one at this place is made. */
static State same_moves(const Rules *rules, const State *state, struct board *board, uint32_t place)
{
    struct choices choices;
    Move list[MAX_MOVES];
    State next = *state;
    const bool second = board->mover == 'x'; /* after the move */
    choices_of(board, &choices);
    assert_int_equal(moves(rules, state, list), choices.count);
    assert_int_equal(count(rules, state), choices.count);
    for (int i = 0; i < choices.count; i++) {
        char called[MOVE_TEXT];
        int at = 0;
        name(rules, list[i], called);
        while (at < choices.count && strcmp(called, choices.list[at].name) != 0)
            at++;
        if (at == choices.count)
            fail_msg("%s: there is no %s", text_of(board), called);
        const State after = play(rules, state, list[i]);
        assert_written(rules, &after, second, text_of(&choices.list[at].after));
        if ((uint32_t)i == place % (uint32_t)choices.count) {
            next = after;
            *board = choices.list[at].after;
        }
    }
    return next;
}

/* A random position with so many pieces of each side, half of them kings. */
static struct board scattered(int pieces, uint64_t key)
{
    struct board board = {.mover = below(descend(key, 99), 2) ? 'x' : 'o'};
    memset(board.square, '.', sizeof board.square);
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

/* How many of the moves took two pieces or more. */
static int play_on(struct board board, uint64_t key)
{
    const Rules *rules = rules_of(0);
    State state = position_of(rules, text_of(&board));
    int chains = 0;
    for (uint64_t ply = 0; ply < 150 && !finished(rules, &state); ply++) {
        const State next = same_moves(rules, &state, &board, (uint32_t)descend(key, ply));
        chains += size_of(state.opponent) > size_of(next.own) + 1;
        state = next;
    }
    struct choices choices;
    choices_of(&board, &choices);
    assert_int_equal(finished(rules, &state), choices.count == 0);
    return chains;
}

static void test_random_games(void **state)
{
    int chains = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++)
        chains += play_on(start(), seed);
    for (int pieces = 1; pieces <= 12; pieces++)
        for (uint64_t seed = 0; seed < 100; seed++)
            chains += play_on(scattered(pieces, descend(seed, (uint64_t)pieces)), seed);
    assert_true(chains > 500);
}

/* --- the rules ---------------------------------------------------------------------------------------------- */

/* These are the moves, in any order; "" if the side to move has lost. */
static void check_moves(const char *position, const char *wanted)
{
    const Rules *rules = rules_of(0);
    const State state = position_of(rules, position);
    char words[300];
    int number = 0;
    snprintf(words, sizeof words, "%s", wanted);
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " "), number++) {
        Move move;
        if (!find_move(rules, &state, word, &move))
            fail_msg("%s: there is no %s", position, word);
    }
    if (count(rules, &state) != number)
        fail_msg("%s: %d moves, not %d", position, count(rules, &state), number);
    assert_int_equal(finished(rules, &state), number == 0);
    if (number == 0)
        assert_int_equal(score(rules, &state), -WIN);
}

static void test_captures(void **state)
{
    (void)state;
    check_moves("B:W18,21:B15,1", "15x22");                    /* who can take must */
    check_moves("B:W18,19:B15", "15x22 15x24");                /* but may choose what, */
    check_moves("B:W18,26,19:B15", "15x22x31 15x24");          /* be it less; and must go on */
    check_moves("B:W10:B15", "15-18 15-19");                   /* men do not take backwards, */
    check_moves("B:W10:BK15", "15x6");                         /* kings do */
    check_moves("B:W18,22:B15", "15-19");                      /* two in a row */
    check_moves("W:W22:B18,17", "22x13 22x15");                /* white goes up the board */
    check_moves("B:W18,17:BK22,K25", "22x13 22x15");           /* not over pieces of one's own */
    check_moves("B:W6,7,14,15:BK1", "1x10x3 1x10x17 1x10x19"); /* a king turns */
    check_moves("B:WK9,18:BK14", "14x5 14x23");                /* a king may be taken */
}

/* A man that is crowned goes no further, though a king could. */
static void test_crowning(void **state)
{
    const Rules *rules = rules_of(0);
    const State before = position_of(rules, "B:W26,27:B22");
    Move move;
    (void)state;
    check_moves("B:W26,27:B22", "22x31");
    check_moves("B:W26,27:BK22", "22x31x24");
    assert_true(find_move(rules, &before, "22x31", &move));
    const State after = play(rules, &before, move);
    assert_written(rules, &after, true, "W:W27:BK31");
    check_moves("W:W5:B20", "5-1");
    check_moves("B:WK1:B28", "28-32");
}

/* Four pieces round about: each may be taken once, the square where it began is free, and both ways are moves. */
static void test_circles(void **state)
{
    const Rules *rules = rules_of(0);
    (void)state;
    check_moves("B:W6,7,14,15:BK2", "2x9x18x11x2 2x11x18x9x2");
    const State before = position_of(rules, "B:W6,7,14,15,27:BK2");
    Move move;
    assert_true(find_move(rules, &before, "2x9x18x11x2", &move));
    const State after = play(rules, &before, move);
    assert_written(rules, &after, true, "W:W27:BK2");
}

static void test_no_moves(void **state)
{
    (void)state;
    check_moves("B:W18:B", "");
    check_moves("B:W9,13,14:B5", ""); /* blocked, and cannot jump */
    check_moves("B:W9:B5", "5x14");
    check_moves("W:W32:BK27,K23,K28", ""); /* nor white */
}

/* --- the most moves ----------------------------------------------------------------------------------------- */

/* The most captures of kings on these squares over those, which lie between the squares of one row parity. */
static int most_captures(uint32_t land, uint32_t over)
{
    int most = 0;
    for (uint32_t kings = land; kings; kings = (kings - 1) & land) {
        const State position = {.own = kings, .opponent = over, .kings = kings};
        const int captures = can_take(&position) ? count(rules_of(0), &position) : 0;
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

/* The longest capture there is, nine pieces, has a name. */
static void test_longest_capture(void **state)
{
    const Rules *rules = rules_of(0);
    const State position = position_of(rules, "W:WK29:B9,10,11,17,18,19,25,26,27");
    Move move;
    (void)state;
    assert_true(find_move(rules, &position, "29x22x15x6x13x22x31x24x15x8", &move));
    assert_int_equal(taken_by(move), MOST_TAKEN);
    const State after = play(rules, &position, move);
    assert_written(rules, &after, false, "B:WK8:B");
}

/* --- draws -------------------------------------------------------------------------------------------------- */

static void test_clock(void **state)
{
    const Rules *rules = rules_of(1);
    State at = position_of(rules, "B:WK1_26:BK32:H78");
    Move move;
    (void)state;
    assert_true(find_move(rules, &at, "32-28", &move));
    at = play(rules, &at, move);
    assert_written(rules, &at, true, "W:WK1_26:BK28:H79");
    assert_false(finished(rules, &at));
    assert_true(find_move(rules, &at, "1-5", &move));
    State next = play(rules, &at, move);
    assert_true(finished(rules, &next));
    assert_int_equal(score(rules, &next), 0);
    assert_true(find_move(rules, &at, "26-23", &move)); /* a man's move begins it anew, */
    next = play(rules, &at, move);
    assert_written(rules, &next, false, "B:WK1_23:BK28:H0");
    at = position_of(rules, "W:WK1_27:BK23:H79"); /* and so does a capture */
    assert_true(find_move(rules, &at, "27x18", &move));
    next = play(rules, &at, move);
    assert_written(rules, &next, false, "B:WK1_18:B:H0");
    /* Who cannot move has lost, in time. */
    at = position_of(rules, "B:WK9,K14,K18:B5:H80");
    assert_int_equal(score(rules, &at), -WIN);
    /* Otherwise the clock is none of the position. */
    assert_spelled(rules_of(0), "W:WK1,27:BK28:H79", "W:WK1_27:BK28");
}

/* --- notation ----------------------------------------------------------------------------------------------- */

static void test_positions(void **state)
{
    const Rules *rules = rules_of(0);
    (void)state;
    assert_spelled(rules, "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
                   "B:WK10_K15_18_24_27_28:B12_16_20_K22_K25_K29");
    assert_spelled(rules, "W:B1_2:W32_31:H3:F9", "W:W31_32:B1_2");
    assert_unread(rules, "X:W1:B2", "expected B or W for the side to move, at character 1");
    assert_unread(rules, "B:W18", "expected \":\" at its end");
    assert_unread(rules, "B:W18:W12", "expected B at character 7, at \"W12\"");
    assert_unread(rules, "B:W18_33:B12",
                  "expected the number of a square, 1 to 32, that has no piece yet, at character 7");
    assert_unread(rules, "B:W18_0:B12", "expected the number of a square");
    assert_unread(rules, "B:W18_K:B12", "expected the number of a square");
    assert_unread(rules, "B:W18_18:B12", "that has no piece yet, at character 7");
    assert_unread(rules, "B:W18:B18", "that has no piece yet, at character 8");
    assert_unread(rules, "B:W18_:B12", "expected _ or a comma before the next piece, or a colon after the last,");
    assert_unread(rules, "B:W18 20:B12", "expected _ or a comma");
    assert_unread(rules, "B:W18:B12:H81", "expected a number up to 80");
    assert_unread(rules, "B:W18:B12:X", "expected the end, or \":H\"");
    assert_unread(rules, "B:W4:B12", "white has a man on the last row, where it is crowned");
    assert_unread(rules, "B:W18:B29", "black has a man on the last row");
    assert_unread(rules, "B:W:B12", "who just moved has no piece");
    assert_unread(rules, "B:W18:BK1_2_3_4_5_6_7_8_9_10_11_12_13", "black has more than 12 pieces");
}

/* In this position the move is written so in records. */
static void check_record(const char *position, const char *move, const char *written)
{
    const Rules *rules = rules_of(0);
    const State at = position_of(rules, position);
    Move found;
    char text[MOVE_TEXT];
    assert_true(find_move(rules, &at, move, &found));
    record(rules, &at, found, text);
    assert_string_equal(text, written);
}

/* The text may mean so many moves. */
static void check_recorded(const char *position, const char *text, int number)
{
    const Rules *rules = rules_of(0);
    const State at = position_of(rules, position);
    Move list[MAX_MOVES];
    if (recorded(rules, &at, text, list) != number)
        fail_msg("%s: %s is %d moves", position, text, recorded(rules, &at, text, list));
}

static void test_records(void **state)
{
    static const char circle[] = "B:W6,7,14,15:BK2", two[] = "B:W18,26,19:B15";
    (void)state;
    check_record(two, "15x22x31", "15x31");
    check_record(two, "15x24", "15x24");
    check_record(circle, "2x9x18x11x2", "2x9x18x11x2"); /* since the other way is a move, too */
    check_recorded(two, "15x31", 1);
    check_recorded(two, "15X22X31", 1);
    check_recorded(two, "15x22", 0);
    check_recorded(two, "15-31", 0);
    check_recorded(two, "15x22x", 0);
    check_recorded(two, "15x33", 0);
    check_recorded(two, "15", 0);
    check_recorded(two, "", 0);
    check_recorded(circle, "2x2", 2);
    check_recorded(circle, "2x9x18x11x2", 1);
    check_recorded("B:W32:B11", "11-15", 1);
    check_recorded("B:W32:B11", "11x15", 0);
    check_recorded("B:W32:B11", "11-15-19", 0);
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
        cmocka_unit_test(test_counts),     cmocka_unit_test(test_random_games),    cmocka_unit_test(test_captures),
        cmocka_unit_test(test_crowning),   cmocka_unit_test(test_circles),         cmocka_unit_test(test_no_moves),
        cmocka_unit_test(test_most_moves), cmocka_unit_test(test_longest_capture), cmocka_unit_test(test_clock),
        cmocka_unit_test(test_positions),  cmocka_unit_test(test_records),         cmocka_unit_test(test_kings),
    };
    return cmocka_run_group_tests_name("checkers", tests, NULL, NULL);
}
