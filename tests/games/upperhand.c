/* Upper Hand, against its rules once more, written cell by cell; and positions worked by hand. */
#include <math.h>

#include "games/upperhand.c"
#include "kit/random.h"
#include "tests/helper.h"

static Rules rules_of(int size)
{
    const Setting settings[] = {{.integer = size}};
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    assert_null(setup(&rules, settings, 0, &arena));
    return rules;
}

/* --- the rules, cell by cell ------------------------------------------------------------------------------ */

enum { UNSUPPORTED, OPEN, NEUTRAL, FIRST, SECOND };

typedef struct {
    int size, mover, stock[2];
    int cell[5][5][5]; /* level, row, column */
} Plain;

static Plain plain_start(int size)
{
    Plain plain = {.size = size, .mover = FIRST};
    int places = 0;
    for (int level = 0; level < size; level++)
        places += (size - level) * (size - level);
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            plain.cell[0][y][x] = OPEN;
    if (size % 2)
        plain.cell[0][size / 2][size / 2] = NEUTRAL;
    plain.stock[0] = (places - size % 2 + 1) / 2;
    plain.stock[1] = (places - size % 2) / 2;
    return plain;
}

/* How many of a cell's four supports are this. */
static int supports(const Plain *plain, int level, int y, int x, int what)
{
    int count = 0;
    for (int i = 0; i < 4; i++)
        count += plain->cell[level - 1][y + i / 2][x + i % 2] == what;
    return count;
}

static void scan_cell(Plain *plain, int level, int y, int x)
{
    int *cell = &plain->cell[level][y][x], majority = 0;
    if (*cell != UNSUPPORTED || supports(plain, level, y, x, UNSUPPORTED) || supports(plain, level, y, x, OPEN))
        return;
    for (int player = FIRST; player <= SECOND; player++)
        if (supports(plain, level, y, x, player) >= 3)
            majority = player;
    if (!majority) {
        *cell = OPEN;
    } else if (plain->stock[majority - FIRST] > 0) {
        *cell = majority;
        plain->stock[majority - FIRST]--;
    }
}

struct spot {
    int level, y, x;
};

static void plain_play(Plain *plain, struct spot place)
{
    plain->cell[place.level][place.y][place.x] = plain->mover;
    plain->stock[plain->mover - FIRST]--;
    for (int k = 1; k < plain->size; k++)
        for (int i = 0; i < plain->size - k; i++)
            for (int j = 0; j < plain->size - k; j++)
                scan_cell(plain, k, i, j);
    plain->mover = FIRST + SECOND - plain->mover;
}

/* The probability that a cell is the first player's, from those of its supports. */
static long double chance(int cell, long double p[5][5], int y, int x)
{
    long double three = 0, two = 0;
    if (cell != UNSUPPORTED)
        return cell == FIRST ? 1 : cell == SECOND ? 0 : 0.5L;
    for (unsigned set = 0; set < 16; set++) {
        long double product = 1;
        for (int i = 0; i < 4; i++)
            product *= set >> i & 1 ? p[y + i / 2][x + i % 2] : 1 - p[y + i / 2][x + i % 2];
        three += __builtin_popcount(set) >= 3 ? product : 0;
        two += __builtin_popcount(set) == 2 ? product : 0;
    }
    return three + two / 2;
}

/* For the side to move, from the middle, in units of the game. */
static long double plain_value(const Plain *plain)
{
    long double value = 0, p[5][5];
    for (int level = 0; level < plain->size; level++)
        for (int y = 0; y < plain->size - level; y++)
            for (int x = 0; x < plain->size - level; x++) {
                p[y][x] = chance(plain->cell[level][y][x], p, y, x); /* that of the level below has served */
                value += p[y][x] - 0.5L;
            }
    if (plain->stock[0] == 0 || plain->stock[1] == 0)
        value = plain->stock[1] - plain->stock[0];
    return plain->mover == FIRST ? value * UNIT : -value * UNIT;
}

static void plain_write(const Plain *plain, Text *text)
{
    for (int level = 0; level < plain->size; level++) {
        put(text, "%s", level ? "+" : "");
        for (int y = 0; y < plain->size - level; y++) {
            put(text, "%s", y ? "/" : "");
            for (int x = 0; x < plain->size - level; x++)
                put(text, "%c", "..nxo"[plain->cell[level][y][x]]);
        }
    }
    put(text, "-%d-%d:%c", plain->stock[0], plain->stock[1], plain->mover == FIRST ? 'x' : 'o');
}

/* --- held against the game -------------------------------------------------------------------------------- */

static void check_position(const Rules *rules, const State *state, const Plain *plain)
{
    char text[POSITION_TEXT], other[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1}, writer2 = {other, other + sizeof other - 1};
    write_position(rules, state, plain->mover == SECOND, &writer);
    plain_write(plain, &writer2);
    assert_string_equal(text, other);
    assert_int_equal(finished(rules, state), plain->stock[0] == 0 || plain->stock[1] == 0);
    assert_int_equal(remaining(rules, state), plain->stock[0] + plain->stock[1]);
}

/* Exact, but for the fifth level, which the game rounds to whole units and long double to about 2^-20 of one. */
static void check_value(const Rules *rules, const State *state, const Plain *plain)
{
    const Value value = finished(rules, state) ? score(rules, state) : evaluate(rules, state);
    assert_true(fabsl((long double)value - plain_value(plain)) <= (plain->size < 5 ? 0 : 0.5001L));
}

/* The moves are the open cells in their order. */
static int plain_moves(const Plain *plain, struct spot list[MAX_MOVES])
{
    int count = 0;
    for (int level = 0; level < plain->size; level++)
        for (int y = 0; y < plain->size - level; y++)
            for (int x = 0; x < plain->size - level; x++)
                if (plain->cell[level][y][x] == OPEN) {
                    assert_true(count < MAX_MOVES);
                    list[count++] = (struct spot){level, y, x};
                }
    return count;
}

static void check_moves(const Rules *rules, const State *state, const Move *list, int number, const Plain *plain)
{
    struct spot places[MAX_MOVES];
    assert_int_equal(plain_moves(plain, places), number);
    assert_int_equal(count(rules, state), number);
    for (int i = 0; i < number; i++) {
        char text[MOVE_TEXT], other[MOVE_TEXT], level[MOVE_TEXT] = "";
        if (places[i].level)
            snprintf(level, sizeof level, "%d", places[i].level + 1);
        snprintf(other, sizeof other, "%.3s%c%d", level, 'a' + places[i].x, places[i].y + 1);
        name(rules, list[i], text);
        assert_string_equal(text, other);
        assert_int_equal(__builtin_popcountll(categories(rules, state, list[i])), 1);
    }
}

static void play_both(const Rules *rules, State *state, Plain *plain, uint64_t key)
{
    Move list[MAX_MOVES];
    struct spot places[MAX_MOVES];
    const int number = moves(rules, state, list), chosen = (int)below(key, (uint32_t)number);
    check_moves(rules, state, list, number, plain);
    plain_moves(plain, places);
    *state = play(rules, state, list[chosen]);
    plain_play(plain, places[chosen]);
}

static void test_rules(void **unused)
{
    (void)unused;
    for (int size = 2; size <= 5; size++) {
        const Rules rules = rules_of(size);
        for (uint64_t seed = 1; seed <= 3000; seed++) {
            State state = initial(&rules);
            Plain plain = plain_start(size);
            for (uint64_t ply = 0; !finished(&rules, &state); ply++) {
                play_both(&rules, &state, &plain, descend(seed, ply));
                check_position(&rules, &state, &plain);
                check_value(&rules, &state, &plain);
            }
        }
    }
}

/* --- positions worked by hand ----------------------------------------------------------------------------- */

/* After this move the position is that, and worth so many balls to the one who moved, if the game is over. */
static void check_move(int size, const char *before, const char *move, const char *after, int balls)
{
    const Rules rules = rules_of(size);
    Move list[MAX_MOVES];
    State state;
    bool second, found = false;
    char text[POSITION_TEXT];
    if (read_position(&rules, before, &state, &second))
        fail_msg("%s: %s", before, read_position(&rules, before, &state, &second));
    const int count = moves(&rules, &state, list);
    for (int i = 0; i < count && !found; i++) {
        name(&rules, list[i], text);
        if (strcmp(text, move) == 0) {
            state = play(&rules, &state, list[i]);
            found = true;
        }
    }
    assert_true(found);
    Text writer = {text, text + sizeof text - 1};
    write_position(&rules, &state, !second, &writer);
    assert_string_equal(text, after);
    if (finished(&rules, &state))
        assert_int_equal(score(&rules, &state), -balls * UNIT);
    else
        assert_int_equal(balls, 0);
}

static void test_hand_made_positions(void **unused)
{
    (void)unused;
    /* b4 makes x o o o and with it 2b3 o, which makes x o o o on the second level and 3b2 o; 2a3 is open, 2 to 2. */
    check_move(4, "ox.x/xxox/oxoo/x.oo+x../xxo/..o+../..+.-5-6:o", "b4",
               "ox.x/xxox/oxoo/xooo+x../xxo/.oo+../.o+.-5-3:x", 0);
    /* d4 makes x o o x, nobody's, and opens 2c3. */
    check_move(4, "x.../..../..xo/..o.+.../.../...+../..+.-13-13:x", "d4",
               "x.../..../..xo/..ox+.../.../...+../..+.-12-13:o", 0);
    check_move(4, "x.../..../..xo/..ox+.../.../...+../..+.-12-13:o", "2c3",
               "x.../..../..xo/..ox+.../.../..o+../..+.-12-12:x", 0);
    /* n counts for nobody: x x n o opens 2a1, x x n x gives it to x. */
    check_move(3, "xo./.n./...+../..+.-6-5:x", "a2", "xo./xn./...+../..+.-5-5:o", 0);
    check_move(3, "xo./xn./...+../..+.-5-5:o", "2a1", "xo./xn./...+o./..+.-5-4:x", 0);
    check_move(3, "xx./.n./.oo+../..+.-5-4:x", "a2", "xx./xn./.oo+x./..+.-3-4:o", 0);
    /* d4 gives o the place above it. */
    check_move(4, "..xx/oxo./xxoo/oxo.+.../x../x..+../..+.-7-9:x", "d4",
               "..xx/oxo./xxoo/oxox+.../x../x.o+../..+.-6-8:o", 0);
    /* d2 gives x 2c2 and 3b2, its last two balls. */
    check_move(4, "ooxo/xxx./ooxx/xxxo+ox./.x./oxx+../..+.-2-7:o", "d2",
               "ooxo/xxxo/ooxx/xxxo+ox./.xx/oxx+../.x+.-0-6:x", -6);
    /* o places its last ball, and x gets the apex for its own last: a draw. */
    check_move(3, "oxo/ono/xox+.x/xx+.-1-1:o", "2a1", "oxo/ono/xox+ox/xx+x-0-0:x", 0);
    /* 2a1 takes the last ball of x, and the apex above three of x stays empty. */
    check_move(3, ".xo/xno/oox+.x/xo+.-2-1:x", "a1", "xxo/xno/oox+xx/xo+.-0-1:o", 1);
    /* o has six balls: b2, 2a1, 2a2 and 2b2, 3a1 and 3a2; none is left for 3b2. */
    check_move(4, "oxxo/o.xx/xooo/xxxo+..x/..x/xoo+../..+.-4-6:o", "b2",
               "oxxo/ooxx/xooo/xxxo+oxx/oox/xoo+ox/o.+.-2-0:x", 2);
}

static void check_refused(int size, const char *text, const char *why)
{
    const Rules rules = rules_of(size);
    State state;
    bool second;
    const char *error = read_position(&rules, text, &state, &second);
    if (!error || !strstr(error, why))
        fail_msg("%s: %s", text, error ? error : "was read");
}

static void test_impossible_positions(void **unused)
{
    (void)unused;
    check_refused(3, "xy./.n./...+../..+.-6-5:x", "3 rows of 3 cells, each one of \"xo.n\"");
    check_refused(3, "xo../n./...+../..+.-6-5:x", "expected \"/\"");
    check_refused(3, "xo./.n./...+../..-6-5:x", "expected \"+\"");
    check_refused(3, "xo./.../...+../..+.-6-5:x", "b2 is nobody's");
    check_refused(3, "xo./nn./...+../..+.-6-5:x", "a2 is not nobody's");
    check_refused(4, "xo../..../..n./....+.../.../...+../..+.-14-14:x", "c3 is not nobody's");
    check_refused(3, "xo./.n./...+x./..+.-5-5:o", "the ball on 2a1 rests on nothing");
    check_refused(3, "xo./.n./...+../..+.-7-5:x", "expected \"-6-5\", the stocks");
    check_refused(3, "xo./.n./...+../..+.-06-5:x", "expected \"-6-5\", the stocks");
    check_refused(3, "xxx/xnx/xxx+../..+.--1-6:x", "more balls than there were");
    check_refused(3, "xx./xn./.oo+../..+.-4-4:o", "2a1 is empty, though it rests on three");
    check_refused(3, "xx./xn./.oo+o./..+.-4-3:x", "the ball on 2a1 rests on three of the other colour");
    check_refused(3, "xo./.n./...+../..+.-6-5:o", "the other player is to move");
    check_refused(3, "xxx/.n./...+../..+.-4-6:o", "did not alternate");
    check_refused(3, "xo./.n./...+../..+.-6-5:n", "the side to move");
}

/* --- beyond the horizon ----------------------------------------------------------------------------------- */

/* The noisy moves of this position and how many balls each wins, such as "b4+2". */
static void check_noisy(int size, const char *position, const char *text)
{
    const Rules rules = rules_of(size);
    State state;
    bool second;
    Move list[MAX_MOVES];
    char found[100] = "", called[MOVE_TEXT];
    Text writer = {found, found + sizeof found - 1};
    assert_null(read_position(&rules, position, &state, &second));
    const int number = noisy(&rules, &state, false, list);
    for (int i = 0; i < number; i++) {
        name(&rules, list[i], called);
        put(&writer, "%s%s+%d", i ? " " : "", called, (int)(gain(&rules, &state, list[i]) / UNIT));
    }
    assert_string_equal(found, text);
}

/* Positions from above, where it is said what their moves set off. */
static void test_noisy_moves(void **unused)
{
    (void)unused;
    check_noisy(4, "ox.x/xxox/oxoo/x.oo+x../xxo/..o+../..+.-5-6:o", "b4+2");
    check_noisy(3, "xx./.n./.oo+../..+.-5-4:x", ""); /* a2 sets off one ball, which is no chain */
    check_noisy(4, "ooxo/xxx./ooxx/xxxo+ox./.x./oxx+../..+.-2-7:o", ""); /* two balls, but for x */
    check_noisy(4, "oxxo/o.xx/xooo/xxxo+..x/..x/xoo+../..+.-4-6:o", "b2+3");
}

/* --- published and solved --------------------------------------------------------------------------------- */

static void test_author_order(void **unused)
{
    (void)unused;
    static const int weight[5][25] = {
        {4, 7, 8, 7, 4, 7, 13, 15, 13, 7, 8, 15, 18, 15, 8, 7, 13, 15, 13, 7, 4, 7, 8, 7, 4},
        {3, 5, 5, 3, 5, 9, 9, 5, 5, 9, 9, 5, 3, 5, 5, 3},
        {2, 3, 2, 3, 5, 3, 2, 3, 2},
        {1, 1, 1, 1},
        {0},
    };
    const Rules rules = rules_of(5);
    const State state = initial(&rules);
    for (int level = 0; level < 5; level++) {
        Move cells[25];
        const int width = list_cells(&rules, level, cells);
        for (int i = 0; i < width * width; i++)
            assert_int_equal(priority(&rules, &state, cells[i]), weight[level][i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules),
        cmocka_unit_test(test_hand_made_positions),
        cmocka_unit_test(test_impossible_positions),
        cmocka_unit_test(test_author_order),
        cmocka_unit_test(test_noisy_moves),
    };
    assert_non_null(game.about);
    return cmocka_run_group_tests_name("upperhand", tests, NULL, NULL);
}
