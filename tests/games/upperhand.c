/* Upper Hand against its rules once more, written cell by cell. */
#include <math.h>

#include "games/upperhand.c"
#include "tests/group.h"

/* Level, row, column: x, o, n for nobody's, a point where a ball may lie, and a space where it has no support yet. */
struct board {
    int size, stock[2];
    char mover, cell[5][5][5];
};

struct action {
    int level, y, x;
};

#include "tests/games/second.h"

static struct board start(const Setting *settings)
{
    const int size = (int)settings[0].integer;
    struct board board = {.size = size, .mover = 'x'};
    int places = 0;
    for (int level = 0; level < size; level++)
        places += (size - level) * (size - level);
    memset(board.cell, ' ', sizeof board.cell);
    memset(board.cell[0], '.', sizeof board.cell[0]);
    if (size % 2)
        board.cell[0][size / 2][size / 2] = 'n';
    board.stock[0] = (places - size % 2 + 1) / 2;
    board.stock[1] = (places - size % 2) / 2;
    return board;
}

/* How many of a cell's four supports are this. */
static int supports(const struct board *board, int level, int y, int x, char what)
{
    int count = 0;
    for (int i = 0; i < 4; i++)
        count += board->cell[level - 1][y + i / 2][x + i % 2] == what;
    return count;
}

static void scan_cell(struct board *board, int level, int y, int x)
{
    char *cell = &board->cell[level][y][x];
    int majority = -1;
    if (*cell != ' ' || supports(board, level, y, x, ' ') || supports(board, level, y, x, '.'))
        return;
    for (int player = 0; player < 2; player++)
        if (supports(board, level, y, x, "xo"[player]) >= 3)
            majority = player;
    if (majority < 0) {
        *cell = '.';
    } else if (board->stock[majority] > 0) {
        *cell = "xo"[majority];
        board->stock[majority]--;
    }
}

static struct board act(struct board board, struct action place)
{
    board.cell[place.level][place.y][place.x] = board.mover;
    board.stock[board.mover == 'o']--;
    for (int k = 1; k < board.size; k++)
        for (int i = 0; i < board.size - k; i++)
            for (int j = 0; j < board.size - k; j++)
                scan_cell(&board, k, i, j);
    board.mover = board.mover == 'x' ? 'o' : 'x';
    return board;
}

static bool is_over(const struct board *board)
{
    return board->stock[0] == 0 || board->stock[1] == 0;
}

static int actions(const struct board *board, struct action *list)
{
    int count = 0;
    for (int level = 0; level < board->size && !is_over(board); level++)
        for (int y = 0; y < board->size - level; y++)
            for (int x = 0; x < board->size - level; x++)
                if (board->cell[level][y][x] == '.')
                    list[count++] = (struct action){level, y, x};
    return count;
}

static void name_action(const struct action *action, char name[NAMED])
{
    snprintf(name, NAMED, "%.0d%c%d", action->level ? action->level + 1 : 0, 'a' + action->x, action->y + 1);
}

static void write_board(const struct board *board, Text *text)
{
    for (int level = 0; level < board->size; level++)
        for (int y = 0; y < board->size - level; y++) {
            put(text, "%s", y ? "/" : level ? "+" : "");
            for (int x = 0; x < board->size - level; x++)
                put(text, "%c", board->cell[level][y][x] == ' ' ? '.' : board->cell[level][y][x]);
        }
    put(text, "-%d-%d:%c", board->stock[0], board->stock[1], board->mover);
}

/* The probability that a cell is the first player's, from those of its supports. */
static long double chance(char cell, long double p[5][5], int y, int x)
{
    long double three = 0, two = 0;
    if (cell != ' ')
        return cell == 'x' ? 1 : cell == 'o' ? 0 : 0.5L;
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
static long double value_slowly(const struct board *board)
{
    long double value = 0, p[5][5];
    for (int level = 0; level < board->size; level++)
        for (int y = 0; y < board->size - level; y++)
            for (int x = 0; x < board->size - level; x++) {
                p[y][x] = chance(board->cell[level][y][x], p, y, x); /* that of the level below has served */
                value += p[y][x] - 0.5L;
            }
    if (board->stock[0] == 0 || board->stock[1] == 0)
        value = board->stock[1] - board->stock[0];
    return board->mover == 'x' ? value * UNIT : -value * UNIT;
}

/* Values are exact, but for the fifth level, which the game rounds to whole units and long double to about 2^-20 of one. */
static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const Value value = over ? score(rules, state) : evaluate(rules, state);
    assert_true(fabsl((long double)value - value_slowly(board)) <= (board->size < 5 ? 0 : 0.5001L));
    assert_int_equal(remaining(rules, state), board->stock[0] + board->stock[1]);
    Move list[MAX_MOVES];
    for (int i = over ? 0 : moves(rules, state, list); i-- > 0;)
        assert_int_equal(__builtin_popcountll(categories(rules, state, list[i])), 1);
}

static void test_rules(void **unused)
{
    (void)unused;
    for (int size = 2; size <= 5; size++)
        play_games((Setting[MAX_PARAMETERS]){{.integer = size}}, 3000);
}

/* Positions of rules.txt, where it is said what their moves set off. */
static void test_noisy_moves(void **unused)
{
    (void)unused;
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 4}});
    assert_noisy(rules, "ox.x/xxox/oxoo/x.oo+x../xxo/..o+../..+.-5-6:o", "b4+2");
    assert_noisy(rules, "ooxo/xxx./ooxx/xxxo+ox./.x./oxx+../..+.-2-7:o", ""); /* two balls, but for x */
    assert_noisy(rules, "oxxo/o.xx/xooo/xxxo+..x/..x/xoo+../..+.-4-6:o", "b2+3");
    /* a2 sets off one ball, which is no chain. */
    assert_noisy(rules_with((Setting[MAX_PARAMETERS]){{.integer = 3}}), "xx./.n./.oo+../..+.-5-4:x", "");
}

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
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 5}});
    const State state = initial(rules);
    for (int level = 0; level < 5; level++) {
        Move cells[25];
        const int width = list_cells(rules, level, cells);
        for (int i = 0; i < width * width; i++)
            assert_int_equal(priority(rules, &state, cells[i]), weight[level][i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rules),
        cmocka_unit_test(test_noisy_moves),
        cmocka_unit_test(test_author_order),
    };
    assert_non_null(game.about);
    return cmocka_run_group_tests_name("upperhand", tests, NULL, NULL);
}
