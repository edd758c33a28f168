/* Kalah against the rules written down once more, and what others found of it. */

#include "games/kalah.c"
#include "tests/group.h"

/* The board as a ring: the first player's houses 0..m-1 and his store m, then the second's, whose store is 2m+1.  Who moves again
 * does so after the other passed. */
struct board {
    int houses, cell[2 * MOST_HOUSES + 2];
    int player; /* 0 or 1, who sows next */
    char mover;
    bool captures_nothing;
};

struct action {
    int house; /* -1: pass */
};

#include "tests/games/second.h"

static struct {
    int turns, captures, empty_captures, rounds, own_ends, other_ends;
} seen;

/* --- the rules, slowly ------------------------------------------------------------------------------------ */

static struct board start(const Setting *settings)
{
    struct board board = {
        .houses = (int)settings[0].integer, .mover = 'x', .captures_nothing = !settings[2].choice};
    for (int i = 0; i < board.houses; i++)
        board.cell[i] = board.cell[board.houses + 1 + i] = (int)settings[1].integer;
    return board;
}

static int store_of(const struct board *board, int player)
{
    return player == 0 ? board->houses : 2 * board->houses + 1;
}

static int owner_of(const struct board *board, int cell)
{
    return cell > board->houses;
}

static int seeds_to_play(const struct board *board, int player)
{
    int seeds = 0;
    for (int i = 0; i < board->houses; i++)
        seeds += board->cell[player * (board->houses + 1) + i];
    return seeds;
}

static void take_opposite(struct board *board, int last)
{
    const int across = 2 * board->houses - last, own_store = store_of(board, board->player);
    if (board->cell[across] == 0 && !board->captures_nothing)
        return;
    seen.captures++;
    seen.empty_captures += board->cell[across] == 0;
    board->cell[own_store] += board->cell[last] + board->cell[across];
    board->cell[last] = board->cell[across] = 0;
}

static void sow_slowly(struct board *board, int house)
{
    const int own_store = store_of(board, board->player), other_store = store_of(board, !board->player);
    const int from = board->player * (board->houses + 1) + house;
    int at = from;
    int seeds = board->cell[from];
    board->cell[from] = 0;
    for (; seeds > 0; seeds--) {
        do
            at = (at + 1) % (2 * board->houses + 2);
        while (at == other_store);
        board->cell[at]++;
        seen.rounds += at == from;
    }
    if (at != own_store && owner_of(board, at) == board->player && board->cell[at] == 1)
        take_opposite(board, at);
    seen.own_ends += seeds_to_play(board, board->player) == 0;
    seen.other_ends += seeds_to_play(board, !board->player) == 0;
    seen.turns += at == own_store;
    if (at != own_store)
        board->player = !board->player;
}

static bool passes(const struct board *board)
{
    return (board->player == 1) != (board->mover == 'o');
}

static struct board act(struct board board, struct action action)
{
    if (action.house >= 0)
        sow_slowly(&board, action.house);
    board.mover = board.mover == 'x' ? 'o' : 'x';
    return board;
}

static int actions(const struct board *board, struct action *list)
{
    int count = 0;
    if (!seeds_to_play(board, 0) || !seeds_to_play(board, 1))
        return 0;
    if (passes(board))
        list[count++].house = -1;
    for (int house = 0; house < board->houses && !passes(board); house++)
        if (board->cell[board->player * (board->houses + 1) + house])
            list[count++].house = house;
    return count;
}

static void name_action(const struct action *action, char name[NAMED])
{
    snprintf(name, NAMED, action->house < 0 ? "pass" : "%c", 'a' + action->house);
}

static void write_board(const struct board *board, Text *text)
{
    for (int i = 0; i < 2 * board->houses + 2; i++)
        put(text, "%s%d", i == 0 ? "" : i == board->houses + 1 ? "/" : ".", board->cell[i]);
    put(text, "%s:%c", passes(board) ? "/pass" : "", board->mover);
}

static void check_board(const Rules *rules, const State *state, const struct board *board, bool over)
{
    const int ahead = board->cell[store_of(board, 0)] + seeds_to_play(board, 0) - board->cell[store_of(board, 1)] -
                      seeds_to_play(board, 1);
    if (over)
        assert_int_equal(score(rules, state), board->mover == 'x' ? ahead : -ahead);
}

static void test_random_games(void **state)
{
    (void)state;
    for (int standard = 0; standard < 2; standard++) {
        memset(&seen, 0, sizeof seen);
        for (int houses = 1; houses <= MOST_HOUSES; houses++)
            for (int seeds = 1; seeds <= MOST_SEEDS; seeds++)
                play_games((Setting[MAX_PARAMETERS]){{.integer = houses}, {.integer = seeds}, {.choice = standard}},
                           100);
        assert_true(seen.turns && seen.captures && seen.rounds && seen.own_ends && seen.other_ends);
        assert_int_equal(seen.empty_captures > 0, !standard);
    }
}

/* --- beyond the horizon ----------------------------------------------------------------------------------- */

static void test_noisy_moves(void **state)
{
    (void)state;
    const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 3}, {.integer = 2}});
    assert_noisy(rules, "1.0.3.2/0.4.1.1:x", "a+5");
    assert_noisy(rules, "0.2.1.3/2.2.2.0:x", "b+1 c+1");
    assert_noisy(rules, "0.2.0.4/2.2.2.0/pass:o", "check");
    assert_noisy(rules, "1.0.3.2/3.0.1.2:x", ""); /* a captures no more than itself */
    rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = 2}, {.integer = 2}});
    assert_noisy(rules, "5.1.1/1.0.0:x", "a+3 b+1");
}

/* --- what others found ------------------------------------------------------------------------------------ */

/* Who wins by table 9 of G. Irving, J. Donkers, J. Uiterwijk, "Solving Kalah", 2000, as far as that is quickly computed; their
 * rule is `empty`.  Values are in tests/games/worked.txt. */
static void test_solved_values(void **state)
{
    const char *const result[] = {"DLWLWD", "WLLLWW", "DWWWWL"};
    (void)state;
    for (int houses = 1; houses <= 3; houses++)
        for (int seeds = 1; seeds <= 6; seeds++) {
            const int64_t found =
                run_cell("game=kalah houses=%d seeds=%d order=static limit=1000", houses, seeds).value;
            assert_int_equal("LDW"[(found > 0) - (found < 0) + 1], result[houses - 1][seeds - 1]);
        }
}

/* --- numbers ------------------------------------------------------------------------------------------------ */

/* All seeds anywhere, many of them often in one house. */
static State scattered(const Rules *rules, uint64_t seed)
{
    uint64_t side[2] = {0, 0};
    int rest = rules->seeds;
    for (uint64_t i = 0; rest > 0; i++) {
        const uint64_t key = descend(seed, i);
        const int place = leftmost(rules) + (int)below(descend(key, 0), (uint32_t)rules->houses + 1);
        const int seeds = 1 + (int)below(descend(key, 1), (uint32_t)rest);
        side[key & 1] += byte(place, (uint64_t)seeds);
        rest -= seeds;
    }
    return (State){side[0] | (seeds_in(side[1], STORE) && seed & 1 ? MUST_PASS : 0), side[1]};
}

/* Every way to distribute the seeds has a rank of its own, which leaves three bits. */
static void check_ranks(const Rules *rules)
{
    const uint64_t ways = rules->ways[2 * rules->houses + 2][rules->seeds];
    assert_true(ways < (uint64_t)1 << 61);
    for (uint64_t seed = 0; seed < 1000; seed++) {
        const uint64_t rank = seed ? descend(0, seed) % ways : ways - 1;
        const State state = of_rank(rules, rank);
        assert_null(broken(rules, &state));
        assert_true(rank_of(rules, &state) == rank);
        check_number(rules, &state);
    }
}

static void test_numbers(void **state)
{
    (void)state;
    for (int houses = 1; houses <= MOST_HOUSES; houses++)
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            const Rules *rules = rules_with((Setting[MAX_PARAMETERS]){{.integer = houses}, {.integer = seeds}});
            check_ranks(rules);
            for (uint64_t seed = 0; seed < 1000; seed++) {
                const State position = scattered(rules, seed);
                assert_null(broken(rules, &position));
                check_number(rules, &position);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_noisy_moves),
        cmocka_unit_test(test_solved_values),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("kalah", tests, NULL, NULL);
}
