/* Board splitting: what squares are made of, theory of P-games, small boards, and in which of them depth helps. */
#include <math.h>

#include "games/splitting.c"
#include "tests/helper.h"

/* --- trees --------------------------------------------------------------------------------------------------- */

/* A game whose settings are those of this text; memory is given back by the next call. */
static const Rules *rules_of(uint64_t seed, const char *format, ...) __attribute__((format(printf, 2, 3)));

static const Rules *rules_of(uint64_t seed, const char *format, ...)
{
    static Arena arena;
    static Rules rules;
    static struct cell cell;
    static char last[400], words[400];
    char text[400] = "game=splitting algorithm=minimax ";
    const size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    assert_true(vsnprintf(text + length, sizeof text - length, format, arguments) < (int)(sizeof text - length));
    va_end(arguments);
    if (strcmp(text, last) != 0) { /* to read it takes a process */
        strcpy(last, text);
        cell = cell_of(strcpy(words, text));
    }
    arena_free(&arena);
    arena.limit = SIZE_MAX;
    assert_null(setup(&rules, cell.setting[GAME_PART], seed, &arena));
    return &rules;
}

static uint32_t child_of(const Rules *rules, uint32_t node, int i)
{
    const State state = {node};
    return play(rules, &state, (Move)i).node;
}

/* Where a level begins. */
static uint32_t level_at(const Rules *rules, int depth)
{
    uint32_t node = 0;
    for (int i = 0; i < depth; i++)
        node = child_of(rules, node, 0);
    return node;
}

static double power(double base, int exponent)
{
    return exponent ? base * power(base, exponent - 1) : 1;
}

/* --- by hand ------------------------------------------------------------------------------------------------- */

static void test_values(void **state)
{
    (void)state;
    const Rules two = {.values = 2}, three = {.values = 3}, five = {.values = 5};
    const uint64_t quarter = (uint64_t)1 << 30;
    assert_int_equal(square_value(&two, 0), -WON);
    assert_int_equal(square_value(&two, 2 * quarter - 1), -WON);
    assert_int_equal(square_value(&two, 2 * quarter), WON);
    assert_int_equal(square_value(&three, 2 * quarter), 0);
    assert_int_equal(square_value(&five, quarter), -WON / 2);
    assert_int_equal(square_value(&five, 4 * quarter - 1), WON);
    /* With p = 3/4 the lowest quarter becomes the lower half. */
    assert_int_equal(skewed(0, 0.75), 0);
    assert_int_equal(skewed(quarter / 2, 0.75), quarter);
    assert_int_equal(skewed(quarter, 0.75), 2 * quarter);
    assert_int_equal(skewed(2 * quarter + quarter / 2, 0.75), 3 * quarter);
    assert_int_equal(skewed(4 * quarter - 1, 0.5), 4 * quarter - 1);
    assert_int_equal(skewed(0, 1), 2 * quarter);
}

/* One move decides: the tree has two squares, each of which an edge makes. */
static void test_one_move(void **state)
{
    int seen[3] = {0};
    (void)state;
    for (uint64_t seed = 0; seed < 64; seed++) {
        const Rules *rules = rules_of(seed, "height=1 squares=sums");
        const int lost = (rules->nodes[1].truth < 0) + (rules->nodes[2].truth < 0);
        assert_true(finished(rules, &(State){1}) && finished(rules, &(State){2}));
        assert_int_equal(abs(rules->nodes[1].truth), WON);
        assert_int_equal(rules->nodes[0].truth, lost ? WON : -WON);
        assert_int_equal(rules->nodes[0].evaluation, (lost - 1) * WON);
        seen[lost]++;
    }
    assert_true(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
}

/* Whoever is to move at the square has as many edges as it is worth, and brothers differ in the last one only. */
static void test_sums(void **state)
{
    const Rules *rules = rules_of(5, "height=10 squares=sums values=11");
    const uint32_t first = level_at(rules, 10);
    int seen[11] = {0};
    (void)state;
    for (uint32_t i = 0; i < 1024; i++) {
        const int64_t edges = (rules->nodes[first + i].truth + WON) * 5 / WON;
        seen[edges + (edges * WON / 5 - WON < rules->nodes[first + i].truth)]++;
        if (i % 2)
            assert_true(llabs((int64_t)rules->nodes[first + i].truth - rules->nodes[first + i - 1].truth) <=
                        WON / 5 + 1);
    }
    assert_true(seen[5] > seen[2] && seen[5] > seen[8] && seen[2] > seen[0]);
}

/* What a second program makes of the squares. */
static int64_t solve(const Rules *rules, State state, int height, int64_t *sum)
{
    int64_t best = -2 * WON;
    *sum = 0;
    if (finished(rules, &state)) {
        *sum = score(rules, &state) * (int64_t)power(rules->branching, height);
        return score(rules, &state);
    }
    for (int i = 0; i < rules->branching; i++) {
        int64_t below;
        const int64_t value = -solve(rules, play(rules, &state, (Move)i), height - 1, &below);
        best = value > best ? value : best;
        *sum -= below;
    }
    const int64_t mean = *sum / (int64_t)power(rules->branching, height);
    assert_int_equal(truth(rules, &state), best);
    assert_int_equal(evaluate(rules, &state), rules->share ? mean : best);
    return best;
}

static void test_solved(void **state)
{
    int64_t sum;
    (void)state;
    for (uint64_t seed = 0; seed < 20; seed++) {
        solve(rules_of(seed, "height=7"), (State){0}, 7, &sum);
        solve(rules_of(seed, "branching=3 height=5 values=9 similarity=0.7"), (State){0}, 5, &sum);
        solve(rules_of(seed, "height=6 squares=sums evaluation=truth"), (State){0}, 6, &sum);
        solve(rules_of(seed, "branching=5 height=4 traps=0.2 values=1000"), (State){0}, 4, &sum);
    }
}

/* --- theory -------------------------------------------------------------------------------------------------- */

static void test_balance(void **state)
{
    (void)state;
    assert_true(fabs(balance(2, 0) - (sqrt(5) - 1) / 2) < 1e-12); /* the golden ratio */
    for (int b = 2; b <= 64; b *= 2)
        assert_true(fabs(balance(b, 0) + power(balance(b, 0), b) - 1) < 1e-12);
    assert_true(fabs(balance(2, 0.1) - 0.9 * (1 - power(balance(2, 0.1), 2))) < 1e-12);
}

/* Of `count` draws with that probability so many came: more than five standard deviations off is no chance. */
static void expect_share(double happened, double count, double probability)
{
    const double spread = sqrt(count * probability * (1 - probability));
    if (fabs(happened - count * probability) > 5 * spread + 1)
        fail_msg("%g of %g, not %g", happened, count, count * probability);
}

/* A node is won unless all its children are; a trap never is, nor one of its children there (J. Pearl 1984). */
static void expect_wins(int branching, int height, double p, double traps)
{
    enum { TREES = 3000 };
    const double of = p > 0 ? p : balance(branching, traps);
    double won[12] = {0}, expected = of;
    for (uint64_t seed = 0; seed < TREES; seed++) {
        const Rules *rules = rules_of(seed, "branching=%d height=%d p=%.17g traps=%g", branching, height, p, traps);
        uint32_t node = 0;
        for (int depth = 0; depth <= height; depth++, node = child_of(rules, node, 0)) {
            won[depth] += rules->nodes[node].truth > 0;
            if (rules->nodes[node].evaluation == ENDED)
                break; /* of what is below nothing is known */
        }
        assert_true(traps > 0 || node >= level_at(rules, height));
    }
    for (int depth = height; depth >= 0; depth--) {
        const double there = depth == 0 ? 1 : power(1 - traps, depth - 1);
        expect_share(won[depth], TREES * there,
                     depth == 0 ? expected / (depth < height ? 1 - traps : 1) : expected);
        expected = (1 - traps) * (1 - power(expected, branching));
    }
}

static void test_wins_by_height(void **state)
{
    (void)state;
    expect_wins(2, 7, 0, 0);
    expect_wins(2, 6, 0.7, 0);
    expect_wins(3, 4, 0, 0);
    expect_wins(4, 3, 0.5, 0);
}

static void test_traps(void **state)
{
    int traps = 0, nodes = 0;
    (void)state;
    for (uint64_t seed = 0; seed < 200; seed++) {
        const Rules *rules = rules_of(seed, "height=6 traps=0.3 values=65536");
        assert_false(finished(rules, &(State){0}));
        for (uint32_t node = 1; node <= 2; node++, nodes++)
            if (finished(rules, &(State){node})) {
                assert_int_equal(score(rules, &(State){node}), -WON);
                traps++;
            }
    }
    expect_share(traps, nodes, 0.3);
}

/* Brothers agree if both take over, or else by chance. */
static void test_similarity(void **state)
{
    (void)state;
    for (double similarity = 0; similarity < 1; similarity += 0.3) {
        double same = 0;
        for (uint64_t seed = 0; seed < 4000; seed++) {
            const Rules *rules = rules_of(seed, "height=3 p=0.5 similarity=%g", similarity);
            same += rules->nodes[7].truth == rules->nodes[8].truth;
        }
        expect_share(same, 4000, (1 + similarity * similarity) / 2);
    }
}

static void test_noise(void **state)
{
    const Rules *rules = rules_of(3, "height=14 evaluation=truth noise=0.5");
    double sum = 0, squares = 0;
    const int count = (1 << 14) - 1;
    (void)state;
    for (int i = 0; i < count; i++) {
        const double noise = (double)(rules->nodes[i].evaluation - rules->nodes[i].truth) / WON;
        assert_true(fabs(noise) < 2);
        sum += noise;
        squares += noise * noise;
    }
    assert_true(fabs(sum / count) < 0.02);
    assert_true(fabs(sqrt(squares / count) - 0.5) < 0.01);
}

/* A node errs as its parent does with that probability, so that the noise of both, for one side, correlates by it. */
static void test_bias(void **state)
{
    (void)state;
    for (double bias = 0; bias <= 1; bias += 0.5) {
        const Rules *rules = rules_of(3, "height=14 evaluation=truth noise=0.5 bias=%g", bias);
        const int count = (1 << 14) - 1;
        double same = 0;
        for (int i = 1; i < count; i++) {
            const struct solved *above = &rules->nodes[(i - 1) / 2], *below = &rules->nodes[i];
            same += below->evaluation - below->truth == above->truth - above->evaluation;
        }
        assert_true(fabs(same / (count - 1) - bias) < 0.015);
    }
}

static void test_critical(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 50; seed++) {
        const Rules *rules = rules_of(seed, "height=6");
        const bool critical = rules->nodes[1].truth != rules->nodes[2].truth;
        const int32_t evaluation = rules->nodes[0].evaluation;
        rules = rules_of(seed, "height=6 critical=yes");
        assert_int_not_equal(rules->nodes[1].truth, rules->nodes[2].truth);
        assert_true(!critical || rules->nodes[0].evaluation == evaluation);
    }
}

/* --- decisions ----------------------------------------------------------------------------------------------- */

/* The regret of the move that is chosen is what the game knows of it. */
static void test_regret(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed < 30; seed++) {
        const Rules *rules = rules_of(seed, "branching=4 height=5 values=100");
        const struct outcome outcome = run_cell("game=splitting branching=4 height=5 values=100 seed=%d "
                                                "algorithm=alphabeta limit=2",
                                                (int)seed);
        assert_int_equal(outcome.regret, rules->nodes[0].truth + rules->nodes[1 + outcome.number].truth);
        assert_int_equal(run_cell("game=splitting seed=%d algorithm=alphabeta limit=12", (int)seed).regret, 0);
    }
    assert_int_equal(run_cell("game=splitting algorithm=alphabeta limit=0").regret, NOT_KNOWN);
    assert_int_equal(run_cell("game=tictactoe algorithm=alphabeta limit=2").regret, NOT_KNOWN);
}

/* How often a best move is found in trees where that matters. */
static double correct(const char *settings, int limit)
{
    enum { TREES = 400 };
    int found = 0;
    for (int seed = 1; seed <= TREES; seed++)
        found += run_cell("game=splitting critical=yes %s seed=%d algorithm=alphabeta order=random limit=%d",
                          settings, seed, limit)
                     .regret == 0;
    return (double)found / TREES;
}

/* In P-games depth harms, in N-games it does not (D. Nau 1982), nor where siblings are similar (D. Nau et al. 2010). */
static void test_pathology(void **state)
{
    (void)state;
    assert_true(correct("branching=6 height=6", 1) > correct("branching=6 height=6", 4) + 0.03);
    assert_true(correct("evaluation=truth noise=1", 1) > correct("evaluation=truth noise=1", 10) + 0.1);
    assert_true(correct("squares=sums", 8) > correct("squares=sums", 1) + 0.02);
    assert_true(correct("similarity=0.9", 8) > correct("similarity=0.9", 1) + 0.02);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),    cmocka_unit_test(test_one_move),   cmocka_unit_test(test_sums),
        cmocka_unit_test(test_solved),    cmocka_unit_test(test_balance),    cmocka_unit_test(test_wins_by_height),
        cmocka_unit_test(test_traps),     cmocka_unit_test(test_similarity), cmocka_unit_test(test_noise),
        cmocka_unit_test(test_bias),      cmocka_unit_test(test_critical),   cmocka_unit_test(test_regret),
        cmocka_unit_test(test_pathology),
    };
    return cmocka_run_group_tests_name("splitting", tests, NULL, NULL);
}
