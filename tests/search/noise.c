/*
 * The numbers that leaves draw from positions: their moments, their range, that seeds differ, and that a position has one
 * number, whoever asks and on whatever way.  The positions are the first three plies of an 8 x 8 board of m,n,k.
 *
 * Bounds of sampled moments are five of their standard errors, sqrt((m[2k] - m[k]^2) / n) for the mean of k-th powers
 * with true moments m: chance alone would exceed one of them once in a million.  Nothing is left to chance, though, since
 * seeds and positions are fixed.  True moments: of uniform numbers of deviation 1, m2 = 1, m4 = 9/5, m8 = 9; of the sum of
 * twelve uniform numbers, m2 = 1, m4 = 3 - 6/60 = 2.9, m8 < 105, which is the normal distribution's.  Rounding to whole
 * values adds no more than 1/12 to the variance, where the deviation is 40: a 20000th of it.
 */
#include "games/mnk.c"
#include "kit/search.h"
#include "kit/walk.h"
#include "kit/unit/begin.h"
#include "tests/helper.h"

#include <math.h>

/* Each position that was asked, and what its number is. */
struct drawn {
    uint64_t hash;
    Value number;
};
enum { MOST_DRAWN = 64 * 63 * 62 };
static struct drawn drawn[MOST_DRAWN], other[MOST_DRAWN];
static int drawn_count;
static Judge judge;
static bool from_static; /* is what is drawn added to the static evaluation? */

static Worth note(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    const Worth worth = judge(search, state, path, alpha, beta);
    assert_true(drawn_count < MOST_DRAWN && worth.exact);
    const Value base = from_static ? evaluate(search->rules, state) : 0;
    drawn[drawn_count++] = (struct drawn){hash_of(state), worth.value - base};
    return worth;
}

static void take_notes(Search *search)
{
    search->worth = note;
}

static int by_hash(const void *a, const void *b)
{
    const uint64_t x = ((const struct drawn *)a)->hash, y = ((const struct drawn *)b)->hash;
    return (x > y) - (x < y);
}

/* Search, and keep what is drawn from each position once, sorted; twice from one position must be the same. */
static void draw_leaves(const char *words)
{
    char text[400];
    struct outcome outcome;
    snprintf(text, sizeof text, "game=mnk %s", words);
    const struct cell cell = cell_of(text);
    struct task task = cell_task(&cell);
    judge = (Judge)cell_leaf(&cell)->worth;
    from_static = strcmp(part_at(LEAF_PART, cell.part[LEAF_PART])->name, "noise") == 0;
    task.adjust = (Function)take_notes;
    drawn_count = 0;
    search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK)->run(&task, &outcome);
    assert_int_equal(outcome.status, OK);
    qsort(drawn, (size_t)drawn_count, sizeof *drawn, by_hash);
    int kept = 0;
    for (int i = 0; i < drawn_count; i++)
        if (kept > 0 && drawn[kept - 1].hash == drawn[i].hash)
            assert_int_equal(drawn[i].number, drawn[kept - 1].number);
        else
            drawn[kept++] = drawn[i];
    drawn_count = kept;
}

#define WHOLE "algorithm=minimax limit=3 "

static double moment(int power)
{
    double sum = 0;
    for (int i = 0; i < drawn_count; i++)
        sum += pow((double)drawn[i].number, power);
    return sum / drawn_count;
}

static Value largest(void)
{
    Value most = 0;
    for (int i = 0; i < drawn_count; i++)
        most = larger(most, drawn[i].number < 0 ? -drawn[i].number : drawn[i].number);
    return most;
}

static void check_near(const char *what, double is, double wanted, double error)
{
    if (!(fabs(is - wanted) <= error))
        fail_msg("%s is %g, and should be %g within %g", what, is, wanted, error);
}

/* `fourth` and `eighth` are moments of the distribution for a deviation of 1. */
static void check_moments(double deviation, double fourth, double eighth)
{
    const double n = drawn_count, square = deviation * deviation;
    assert_in_range(drawn_count, 64 * 63 * 62 / 2, 64 * 63 * 62 / 2); /* two moves of a side commute */
    check_near("the mean", moment(1) / deviation, 0, 5 / sqrt(n));
    check_near("the third moment", moment(3) / (square * deviation), 0,
               5 * sqrt(15 / n)); /* m6 is 15 at the most */
    check_near("the second moment", moment(2) / square, 1, 5 * sqrt((fourth - 1) / n) + 1e-4);
    check_near("the fourth moment", moment(4) / (square * square), fourth,
               5 * sqrt((eighth - fourth * fourth) / n) + 6e-4);
}

/* The sum of twelve uniform numbers exceeds 4 deviations about once in 25,000, and never 6. */
static void test_normal(void **state)
{
    (void)state;
    draw_leaves(WHOLE "leaf=noise deviation=40");
    check_moments(40, 2.9, 105);
    assert_in_range(largest(), 4 * 40, 6 * 40);
}

/* That none of n numbers comes within a 1000th of the bound has the probability 0.999^n, some e^-125. */
static void test_uniform(void **state)
{
    (void)state;
    const double bound_of_40 = 40 * sqrt(3);
    draw_leaves(WHOLE "leaf=noise distribution=uniform deviation=40");
    check_moments(40, 1.8, 9);
    assert_true((double)largest() <= bound_of_40 + 0.5 && (double)largest() >= 0.999 * bound_of_40 - 0.5);
}

static void test_random(void **state)
{
    (void)state;
    draw_leaves(WHOLE "leaf=random range=80");
    check_moments(80 / sqrt(3), 1.8, 9);
    assert_int_equal(largest(), 80);
}

/* The same numbers, so many times as large, but for the rounding of both. */
static void check_scale(const char *words, const char *larger_words, int factor)
{
    draw_leaves(words);
    memcpy(other, drawn, sizeof drawn);
    draw_leaves(larger_words);
    for (int i = 0; i < drawn_count; i++) {
        assert_int_equal(drawn[i].hash, other[i].hash);
        check_near("a number that is scaled", (double)drawn[i].number, (double)(factor * other[i].number),
                   (factor + 1) / 2.0);
    }
}

static void test_scale(void **state)
{
    (void)state;
    check_scale(WHOLE "leaf=noise deviation=20", WHOLE "leaf=noise deviation=100", 5);
    check_scale(WHOLE "leaf=noise distribution=uniform deviation=20",
                WHOLE "leaf=noise distribution=uniform deviation=100", 5);
    check_scale(WHOLE "leaf=random range=80", WHOLE "leaf=random range=560", 7);
    draw_leaves(WHOLE "leaf=noise deviation=0");
    assert_int_equal(largest(), 0);
}

/* What two seeds draw from a position is uncorrelated, within five standard errors, 1 / sqrt(n) each. */
static void check_seeds(const char *leaf)
{
    char words[200];
    double sum = 0;
    snprintf(words, sizeof words, WHOLE "%s noise_seed=1", leaf);
    draw_leaves(words);
    const double square = moment(2);
    memcpy(other, drawn, sizeof drawn);
    snprintf(words, sizeof words, WHOLE "%s noise_seed=2", leaf);
    draw_leaves(words);
    for (int i = 0; i < drawn_count; i++) {
        assert_int_equal(drawn[i].hash, other[i].hash);
        sum += (double)(drawn[i].number * other[i].number);
    }
    check_near("the correlation of two seeds", sum / drawn_count / square, 0, 5 / sqrt(drawn_count));
}

static void test_seeds(void **state)
{
    (void)state;
    check_seeds("leaf=noise deviation=40");
    check_seeds("leaf=noise deviation=40 distribution=uniform");
    check_seeds("leaf=random range=80");
}

/* Whatever is asked of what minimax asks all of has the number that minimax was told. */
static void check_one_number(const char *leaf)
{
    char words[300];
    snprintf(words, sizeof words, "columns=4 rows=3 k=3 algorithm=minimax limit=3 %s", leaf);
    draw_leaves(words);
    memcpy(other, drawn, sizeof drawn);
    const int count = drawn_count;
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
        for (int order = 0; order < order_count; order++)
            for (int run = 0; run < 2; run++) {
                snprintf(words, sizeof words, "columns=4 rows=3 k=3 seed=%d algorithm=%s order=%s limit=3 %s",
                         run + 1, part_at(ALGORITHM_PART, algorithm)->name, part_at(ORDER_PART, order)->name, leaf);
                draw_leaves(words);
                for (int i = 0; i < drawn_count; i++) {
                    const struct drawn *same = bsearch(&drawn[i], other, (size_t)count, sizeof *other, by_hash);
                    if (!same && search_of(0, algorithm, FULL_WALK)->algorithm->grows)
                        continue; /* it asks above the horizon, too */
                    assert_non_null(same);
                    assert_int_equal(drawn[i].number, same->number);
                }
            }
}

static void test_one_number(void **state)
{
    (void)state;
    check_one_number("leaf=noise deviation=40");
    check_one_number("leaf=noise deviation=40 distribution=uniform");
    check_one_number("leaf=random");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_normal), cmocka_unit_test(test_uniform), cmocka_unit_test(test_random),
        cmocka_unit_test(test_scale),  cmocka_unit_test(test_seeds),   cmocka_unit_test(test_one_number),
    };
    return cmocka_run_group_tests_name("noise", tests, NULL, NULL);
}
