/* Kalah against the rules written down once more, positions made by hand, and what others found of it. */

#include "games/kalah.c"
#include "kit/random.h"
#include "tests/games/numbers.h"
#include "tests/helper.h"

static void prepare(Rules *rules, int houses, int seeds, const char *capture)
{
    const Setting settings[] = {
        {.integer = houses}, {.integer = seeds}, {.choice = strcmp(capture, "standard") == 0}};
    assert_null(setup(rules, settings, 0, NULL));
}

/* --- the rules, slowly ------------------------------------------------------------------------------------ */

/* The board as a ring: the first player's houses 0..m-1 and his store m, then the second's, whose store is 2m+1. */
struct ring {
    int houses, cell[2 * MOST_HOUSES + 2];
    int mover;
    bool captures_nothing;
};

struct seen {
    int turns, captures, empty_captures, rounds, own_ends, other_ends;
};

static int store_of(const struct ring *ring, int player)
{
    return player == 0 ? ring->houses : 2 * ring->houses + 1;
}

static int owner_of(const struct ring *ring, int cell)
{
    return cell > ring->houses;
}

static int seeds_to_play(const struct ring *ring, int player)
{
    int seeds = 0;
    for (int i = 0; i < ring->houses; i++)
        seeds += ring->cell[player * (ring->houses + 1) + i];
    return seeds;
}

static void take_opposite(struct ring *ring, int last, struct seen *seen)
{
    const int across = 2 * ring->houses - last, own_store = store_of(ring, ring->mover);
    if (ring->cell[across] == 0 && !ring->captures_nothing)
        return;
    seen->captures++;
    seen->empty_captures += ring->cell[across] == 0;
    ring->cell[own_store] += ring->cell[last] + ring->cell[across];
    ring->cell[last] = ring->cell[across] = 0;
}

static void play_slowly(struct ring *ring, int house, struct seen *seen)
{
    const int own_store = store_of(ring, ring->mover), other_store = store_of(ring, !ring->mover);
    const int from = ring->mover * (ring->houses + 1) + house;
    int at = from;
    int seeds = ring->cell[from];
    ring->cell[from] = 0;
    for (; seeds > 0; seeds--) {
        do
            at = (at + 1) % (2 * ring->houses + 2);
        while (at == other_store);
        ring->cell[at]++;
        seen->rounds += at == from;
    }
    if (at != own_store && owner_of(ring, at) == ring->mover && ring->cell[at] == 1)
        take_opposite(ring, at, seen);
    seen->own_ends += seeds_to_play(ring, ring->mover) == 0;
    seen->other_ends += seeds_to_play(ring, !ring->mover) == 0;
    seen->turns += at == own_store;
    if (at != own_store)
        ring->mover = !ring->mover;
}

/* `player` is to move, if only to pass. */
static void assert_same(const Rules *rules, const State *state, int player, const struct ring *ring)
{
    const uint64_t side[2] = {player ? state->opponent : state->own, player ? state->own : state->opponent};
    const int to_play[2] = {seeds_to_play(ring, 0), seeds_to_play(ring, 1)};
    for (int i = 0; i < 2 * ring->houses + 2; i++) {
        const int owner = owner_of(ring, i), place = i - owner * (ring->houses + 1);
        assert_int_equal(seeds_in(side[owner], STORE - ring->houses + place), ring->cell[i]);
    }
    assert_int_equal((state->own & MUST_PASS) != 0, player != ring->mover);
    assert_int_equal(finished(rules, state), to_play[0] == 0 || to_play[1] == 0);
    const int ahead = ring->cell[store_of(ring, 0)] + to_play[0] - ring->cell[store_of(ring, 1)] - to_play[1];
    if (finished(rules, state))
        assert_int_equal(score(rules, state), player == 0 ? ahead : -ahead);
}

static void assert_same_moves(const Rules *rules, const State *state, const struct ring *ring)
{
    Move list[MAX_MOVES];
    const int number = moves(rules, state, list);
    int expected_moves = 0;
    for (int house = 0; house < ring->houses; house++)
        if (ring->cell[ring->mover * (ring->houses + 1) + house])
            assert_int_equal(list[expected_moves++], STORE - ring->houses + house);
    assert_int_equal(number, expected_moves);
}

static void play_both(int houses, int seeds, const char *capture_rule, uint64_t seed, struct seen *seen)
{
    struct ring ring = {.houses = houses, .captures_nothing = strcmp(capture_rule, "empty") == 0};
    Rules rules;
    int player = 0;
    prepare(&rules, houses, seeds, capture_rule);
    State state = initial(&rules);
    for (int i = 0; i < houses; i++)
        ring.cell[i] = ring.cell[houses + 1 + i] = seeds;
    for (uint64_t ply = 0;; ply++, player = !player) {
        Move list[MAX_MOVES];
        assert_same(&rules, &state, player, &ring);
        if (finished(&rules, &state))
            return;
        const int number = moves(&rules, &state, list);
        const Move move = list[below(descend(seed, ply), (uint32_t)number)];
        if (player == ring.mover) {
            assert_same_moves(&rules, &state, &ring);
            play_slowly(&ring, move - (STORE - houses), seen);
        } else {
            assert_int_equal(number, 1);
            assert_int_equal(move, PASS);
        }
        state = play(&rules, &state, move);
    }
}

static void test_random_games(void **state)
{
    const char *const rule[2] = {"empty", "standard"};
    (void)state;
    for (int r = 0; r < 2; r++) {
        struct seen seen = {0};
        for (int houses = 1; houses <= MOST_HOUSES; houses++)
            for (int seeds = 1; seeds <= MOST_SEEDS; seeds++)
                for (uint64_t seed = 1; seed <= 100; seed++)
                    play_both(houses, seeds, rule[r], seed, &seen);
        assert_true(seen.turns && seen.captures && seen.rounds && seen.own_ends && seen.other_ends);
        assert_int_equal(seen.empty_captures > 0, r == 0);
    }
}

/* --- by hand ---------------------------------------------------------------------------------------------- */

static Move move_called(const Rules *rules, const State *state, const char *text)
{
    Move list[MAX_MOVES];
    char called[MOVE_TEXT];
    const int number = moves(rules, state, list);
    for (int i = 0; i < number; i++) {
        name(rules, list[i], called);
        if (strcmp(called, text) == 0)
            return list[i];
    }
    fail_msg("there is no move %s", text);
    return PASS;
}

static void check_move(int houses, const char *rule, const char *before, const char *move, const char *after)
{
    char text[POSITION_TEXT];
    Text writer = {text, text + sizeof text - 1};
    Rules rules;
    State state;
    bool second;
    prepare(&rules, houses, 2, rule);
    assert_null(read_position(&rules, before, &state, &second));
    state = play(&rules, &state, move_called(&rules, &state, move));
    write_position(&rules, &state, !second, &writer);
    assert_string_equal(text, after);
}

static void test_moves_by_hand(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        const char *rule = i ? "standard" : "empty";
        /* b is empty and faces four seeds. */
        check_move(3, rule, "1.0.3.2/0.4.1.1:x", "a", "0.0.3.7/0.0.1.1:o");
        check_move(3, rule, "0.4.1.1/1.0.3.2:o", "a", "0.0.1.1/0.0.3.7:x");
        /* Two turns more, and each time the other passes. */
        check_move(3, rule, "0.2.1.3/2.2.2.0:x", "c", "0.2.0.4/2.2.2.0/pass:o");
        check_move(3, rule, "0.2.0.4/2.2.2.0/pass:o", "pass", "0.2.0.4/2.2.2.0:x");
        check_move(3, rule, "0.2.0.4/2.2.2.0:x", "b", "0.0.1.5/2.2.2.0/pass:o");
        check_move(3, rule, "0.0.1.5/2.2.2.0/pass:o", "pass", "0.0.1.5/2.2.2.0:x");
        /* Once around and one further: the house itself gets a seed, the other's store none. */
        check_move(2, rule, "6.0.1/1.0.0:x", "a", "1.2.2/2.1.0:o");
        /* Just around: the last seed finds its own house empty, and what it passed opposite is taken. */
        check_move(2, rule, "5.1.1/1.0.0:x", "a", "0.2.4/2.0.0:o");
    }
    /* b is empty and faces nothing. */
    check_move(3, "empty", "1.0.3.2/3.0.1.2:x", "a", "0.0.3.3/3.0.1.2:o");
    check_move(3, "standard", "1.0.3.2/3.0.1.2:x", "a", "0.1.3.2/3.0.1.2:o");
}

static void check_end(const char *position, int value)
{
    Rules rules;
    State state;
    bool second;
    prepare(&rules, 3, 2, "empty");
    assert_null(read_position(&rules, position, &state, &second));
    assert_true(finished(&rules, &state));
    assert_int_equal(score(&rules, &state), value);
}

static void test_ends_by_hand(void **state)
{
    (void)state;
    /* The mover's last seed goes into the store: no turn follows, and the other keeps six. */
    check_move(3, "empty", "0.0.1.4/2.2.2.1:x", "c", "0.0.0.5/2.2.2.1/pass:o");
    check_end("0.0.0.5/2.2.2.1/pass:o", 7 - 5);
    /* The mover's last seed goes to the other. */
    check_move(3, "empty", "0.0.2.4/2.2.1.1:x", "c", "0.0.0.5/3.2.1.1:o");
    check_end("0.0.0.5/3.2.1.1:o", 7 - 5);
    /* The other's last seeds are captured. */
    check_move(3, "empty", "1.0.2.4/0.3.0.2:x", "a", "0.0.2.8/0.0.0.2:o");
    check_end("0.0.2.8/0.0.0.2:o", 2 - 10);
}

static void test_notation(void **state)
{
    const struct {
        const char *text, *error;
    } wrong[] = {
        {"2.2.2/2.2.2.0:x", "expected \".\" (a side is 3 houses and a store) at character 6, at \"/2.2.2.0:x\""},
        {"2.2.2.0.0/2.2.2.0:x",
         "expected \"/\" (a side is 3 houses and a store) at character 8, at \".0/2.2.2.0:x\""},
        {"2.2.13.0/2.2.2.0:x", "expected a number up to 12 at character 5, at \"13.0/2.2.2.0:x\""},
        {"2.2.02.0/2.2.2.0:x",
         "expected a number that does not begin with 0 at character 5, at \"02.0/2.2.2.0:x\""},
        {"2.2.2.0/2.2.3.0:x", "there are 13 seeds, not 12"},
        {"12.12.12.12/12.12.12.12:x", "there are 96 seeds, not 12"},
        {"2.2.2.0/2.2.2.0/pass:x", "the side to move need not pass: there is no seed in the other's store"},
    };
    Rules rules;
    State read;
    bool second;
    (void)state;
    prepare(&rules, 3, 2, "empty");
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const char *error = read_position(&rules, wrong[i].text, &read, &second);
        assert_non_null(error);
        assert_string_equal(error, wrong[i].error);
    }
}

static void test_drawing(void **state)
{
    char board[BOARD_TEXT];
    Text text = {board, board + sizeof board - 1};
    Rules rules;
    State position;
    bool second;
    (void)state;
    prepare(&rules, 3, 5, "empty");
    assert_null(read_position(&rules, "1.2.3.4/5.6.7.2/pass:o", &position, &second));
    draw(&rules, &position, second, true, &text);
    assert_string_equal(board, "      c  b  a\n"
                               " o    7  6  5\n"
                               "    2           4\n"
                               " x    1  2  3\n"
                               "      a  b  c\n"
                               " o must pass\n");
}

/* --- beyond the horizon ----------------------------------------------------------------------------------- */

/* The noisy moves of this position and what each wins, such as "a+5 c+1"; "check" if its side cannot stand pat. */
static void check_noisy(int houses, const char *position, const char *rule, const char *text)
{
    Rules rules;
    State state;
    bool second;
    Move list[MAX_MOVES];
    char found[100] = "", called[MOVE_TEXT];
    Text writer = {found, found + sizeof found - 1};
    prepare(&rules, houses, 2, rule);
    assert_null(read_position(&rules, position, &state, &second));
    if (in_check(&rules, &state))
        put(&writer, "check");
    const int number = noisy(&rules, &state, false, list);
    for (int i = 0; i < number; i++) {
        name(&rules, list[i], called);
        put(&writer, "%s%s+%d", i ? " " : "", called, (int)gain(&rules, &state, list[i]));
    }
    assert_string_equal(found, text);
}

static void test_noisy_moves(void **state)
{
    (void)state;
    check_noisy(3, "1.0.3.2/0.4.1.1:x", "empty", "a+5");
    check_noisy(3, "0.2.1.3/2.2.2.0:x", "empty", "b+1 c+1");
    check_noisy(3, "0.2.0.4/2.2.2.0/pass:o", "empty", "check");
    check_noisy(3, "1.0.3.2/3.0.1.2:x", "empty", ""); /* a captures no more than itself */
    check_noisy(2, "5.1.1/1.0.0:x", "empty", "a+3 b+1");
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

/* Perfect games of the same paper: the houses of each turn, numbered from 0, and by how much the first player wins.
 * */
static void test_perfect_games(void **state)
{
    const struct {
        int houses, seeds, value;
        const char *turns;
    } game_of[] = {
        {4, 4, 2, "02-2-3-0-2-21-303231-0-32-1-0"},
        {5, 4, 12, "12-04-03-2-20-41-1-42-32-3-2-40-0-1"},
        {6, 4, 10, "25-10-3-3-5153-1-4-5-045-4-535452-53-4-1-3-2-0-54-1-3"},
        {6, 5, 12, "12-02-05-2-4-51-53-3-45-20-3-2-2-345-5-4-351-0-54-1-52-354-4-254-3-3"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof game_of / sizeof *game_of; i++) {
        Rules rules;
        int player = 0;
        prepare(&rules, game_of[i].houses, game_of[i].seeds, "empty");
        State position = initial(&rules);
        for (const char *at = game_of[i].turns; *at; at++) {
            char move[] = {(char)(*at - '0' + 'a'), '\0'};
            const bool again = at > game_of[i].turns && at[-1] != '-';
            if (*at == '-')
                continue;
            if (again) {
                position = play(&rules, &position, move_called(&rules, &position, "pass"));
                player = !player;
            }
            position = play(&rules, &position, move_called(&rules, &position, move));
            player = !player;
        }
        assert_true(finished(&rules, &position));
        assert_int_equal(player ? -score(&rules, &position) : score(&rules, &position), game_of[i].value);
    }
}

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
    static Rules rules;
    (void)state;
    for (int houses = 1; houses <= MOST_HOUSES; houses++)
        for (int seeds = 1; seeds <= MOST_SEEDS; seeds++) {
            const Setting settings[] = {{.integer = houses}, {.integer = seeds}, {.choice = 0}};
            check_numbers(settings, true);
            assert_null(setup(&rules, settings, 0, NULL));
            check_ranks(&rules);
            for (uint64_t seed = 0; seed < 1000; seed++) {
                const State position = scattered(&rules, seed);
                assert_null(broken(&rules, &position));
                check_number(&rules, &position);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),  cmocka_unit_test(test_moves_by_hand),
        cmocka_unit_test(test_ends_by_hand),  cmocka_unit_test(test_notation),
        cmocka_unit_test(test_drawing),       cmocka_unit_test(test_solved_values),
        cmocka_unit_test(test_perfect_games), cmocka_unit_test(test_noisy_moves),
        cmocka_unit_test(test_numbers),
    };
    return cmocka_run_group_tests_name("kalah", tests, NULL, NULL);
}
