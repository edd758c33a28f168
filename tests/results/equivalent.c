/* With which budget a reference does as well: curves worked by hand, the rate at which intervals miss, and the verb. */
#include "results/statistics.h"

#include <math.h>

#include "base/memory.h"
#include "kit/random.h"
#include "results/elo.h"
#include "tests/shell.h"

/* --- by hand ------------------------------------------------------------------------------------------------------ */

static void test_by_hand(void **state)
{
    static const double budget[] = {1, 2, 4, 8};
    static const struct {
        double mean[4], level, found;
    } cases[] = {
        {{1.25, 1.125, 0.875, 0.5}, 1, 2.8284271247461903}, /* half way between 2 and 4 */
        {{1.25, 0.875, 1, 0.5}, 1, 1.7411011265922482},     /* 2 and 4 count as 0.9375 */
        {{1.5, 1, 1, 0.5}, 1, 2.8284271247461903},          /* the middle of a level piece */
        {{1.5, 1.25, 1.125, 1.0625}, 1, INFINITY},
        {{0.75, 0.5, 0.5, 0.25}, 1, 0},
        {{1, 0.5, 0.25, 0}, 1, 1},
        {{9, 5, 3, 2}, 2, 8},
    };
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof *cases; c++) {
        struct observed observed[4];
        for (int i = 0; i < 4; i++)
            observed[i] = (struct observed){cases[c].mean[i], i % 2, i};
        const struct equivalent found = equivalent_find(observed, 4, budget, 4, cases[c].level);
        assert_true(found.budget == cases[c].found || fabs(found.budget - cases[c].found) < 1e-12);
        assert_int_equal(found.units, 2);
        assert_true(isnan(found.low) && isnan(found.high));
    }
}

/* --- by chance ---------------------------------------------------------------------------------------------------- */

/* Pairs of games, of which each doubling of the rival's budget costs 70 Elo, against one that is worth `truth` budgets. */
static struct equivalent play(double truth, int pairs, uint64_t *seed)
{
    static const double handicap[] = {0.5, 1, 2, 4};
    struct observed *observed = allocate(4 * (size_t)pairs, sizeof *observed);
    for (int i = 0; i < 4 * pairs; i++) {
        const double won = score_of_elo(70 * log2(truth / handicap[i % 4]));
        double points = 0;
        for (int game = 0; game < 2; game++)
            points += below(*seed = descend(*seed, 0), 1000000) < 1e6 * won;
        observed[i] = (struct observed){points, i / 4, i % 4};
    }
    const struct equivalent found = equivalent_find(observed, 4 * pairs, handicap, 4, 1);
    free(observed);
    return found;
}

/* Of 300 intervals at 95 % 15 miss; fewer than 5 or more than 28 would be by chance in one of 500 tests.  A search against itself
 * is worth one budget, and one that is worth 3 lies near the end of what was played. */
static void test_coverage(void **state)
{
    static const double truths[] = {1, 1.5, 3};
    uint64_t seed = 20261127;
    (void)state;
    for (int t = 0; t < 3; t++) {
        int missed = 0;
        for (int i = 0; i < 300; i++) {
            const struct equivalent found = play(truths[t], 100, &seed);
            missed += truths[t] < found.low || truths[t] > found.high;
        }
        printf("worth %g budgets: %d of 300 intervals miss that\n", truths[t], missed);
        assert_in_range(missed, 5, 28);
    }
}

/* --- the verb ----------------------------------------------------------------------------------------------------- */

#define DECISIONS                                                                                                  \
    "game,seed,algorithm,cutoff,budget,status,regret\n"                                                            \
    "kalah,1,alphabeta,depth,100,ok,9\nkalah,1,alphabeta,depth,200,ok,5\nkalah,1,alphabeta,depth,400,ok,4\n"       \
    "kalah,2,alphabeta,depth,100,ok,7\nkalah,2,alphabeta,depth,200,ok,3\nkalah,2,alphabeta,depth,400,ok,2\n"       \
    "kalah,1,alphabeta,late,100,ok,5\nkalah,2,alphabeta,late,100,ok,3\n"                                           \
    "kalah,1,alphabeta,late,400,ok,5\nkalah,2,alphabeta,late,400,ok,3\n"                                           \
    "kalah,1,alphabeta,late,200,ok,0\nkalah,2,alphabeta,late,200,ok,0\n"

#define MATCH                                                                                                      \
    "{ \"measure\": \"match\", \"handicap\": [0.5, 1, 2],\n"                                                       \
    "  \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"1..20\" } ],\n"                             \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"name\": \"one\" },\n"                                     \
    "                { \"algorithm\": \"alphabeta\", \"name\": \"two\" } ],\n"                                     \
    "  \"cutoffs\": [ { \"limit\": 1, \"deepen\": \"nodes\", \"budget\": [50, 200] } ] }\n"

static void test_verb(void **state)
{
    (void)state;
    write_file("d.csv", DECISIONS, strlen(DECISIONS));
    expect_status(0, "plymeter equivalent d.csv --of regret --to cutoff=depth --by cutoff,budget > found; "
                     "printf 'cutoff,budget,units,times,low,high,least,most\\n"
                     "late,100,2,2,,,1,4\\nlate,400,2,0.5,,,0.25,1\\nlate,200,2,inf,,,0.5,2\\n' | cmp - found");
    expect(0,
           "cutoff=late  units=2\n\nbudget  times  low  high  least  most\n   100      2                 1     4\n"
           "   400    0.5              0.25     1\n   200    inf               0.5     2\n\n"
           "times: with so many times the budget cutoff=depth does as well; ",
           "plymeter equivalent d.csv --of regret --to cutoff=depth --by cutoff,budget --table");
    expect(2, "means of regret would mix different budget",
           "plymeter equivalent d.csv --of regret --to cutoff=depth 2>&1");
    expect(2, "\"--to\" is to say what is compared with, such as cutoff=depth",
           "plymeter equivalent d.csv --of regret 2>&1");
    expect(2, "no row has cutoff=dept; did you mean \"depth\"?",
           "plymeter equivalent d.csv --of regret --to cutoff=dept --by cutoff,budget 2>&1");
    expect(2, "d.csv:1: this is no match: it has no column \"points\"",
           "plymeter equivalent d.csv --to rival=one 2>&1");
    expect_status(
        0,
        "sed 's/,depth,/,depth,no/' d.csv > none.csv; "
        "plymeter equivalent none.csv --of regret --to cutoff=depth --by cutoff,budget | grep -x late,100,0,,,,,");
    write_file("m.json", MATCH, strlen(MATCH));
    expect(0, "50,20,1,1,1,0.5,2",
           "plymeter run m.json -o m.csv 2> said; plymeter equivalent m.csv --to rival=one --by budget");
    expect(2, "means of points would mix different budget", "plymeter equivalent m.csv --to rival=one 2>&1");
    expect_status(0, "plymeter equivalent m.csv --to rival=one --pool budget | grep -q '^20,1,'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_coverage),
        cmocka_unit_test(test_verb),
    };
    return cmocka_run_group_tests_name("equivalent", tests, make_folder, remove_folder);
}
