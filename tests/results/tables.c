/* What summary prints for people: tables, and sentences that say who has the least or the most. */

#include <math.h>

#include "results/csv.h"
#include "tests/shell.h"

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static void assert_rounded(const char *expected, double number, double low, double high)
{
    char text[NUMBER_TEXT];
    assert_string_equal(number_text(text, number, number_decimals(number, low, high)), expected);
}

static void test_numbers_have_the_digits_that_their_interval_justifies(void **state)
{
    (void)state;
    assert_rounded("1.392", 1.39217, 1.3751, 1.4082); /* 0.017 */
    assert_rounded("1.4", 1.39217, 0.2, 9.9);         /* 4.9 */
    assert_rounded("223960", 223960.4, 177136, 285456);
    assert_rounded("12.34568", 12.3456789, 12.3452, 12.3462);
    assert_rounded("18", 18, 18, 18);
    assert_rounded("1.3333", 4 / 3.0, NAN, NAN);
    assert_rounded("123457", 123456.789, NAN, NAN);
    assert_rounded("0.00012346", 0.000123456789, NAN, NAN);
    assert_rounded("1.8447e+19", 0x1p64, NAN, NAN);
    assert_rounded("", NAN, NAN, NAN);
    assert_rounded("0", 0, NAN, NAN);
}

/* --- tables ------------------------------------------------------------------------------------------------------- */

/* Twenty positions, in which searches have leaves in fixed ratios, but for "c", which has about as many as "a". */
static void write_orders(const char *path, int seeds)
{
    static const double leaves[] = {1, 3, 1};
    static const char names[] = "abc";
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("game,seed,algorithm,order,limit,status,leaves,gain,regret\n", file);
    for (int limit = 4; limit <= 5; limit++)
        for (int seed = 1; seed <= seeds; seed++)
            for (int o = 0; o < 3; o++) {
                const double wobble = o == 2 ? (seed % 2 ? 1.26 : 0.8) : 1;
                fprintf(file, "x,%d,alphabeta,%c,%d,ok,%.0f,%g,%d\n", seed, names[o], limit,
                        1000 * seed * leaves[o] * wobble, 2 / leaves[o] * wobble, o == 1 ? seed : 0);
            }
    fclose(file);
}

static void expect_table(const char *expected, const char *arguments)
{
    int status;
    const char *output = shell(&status, "LC_ALL=C plymeter summary --table %s", arguments);
    assert_string_equal(output, expected);
    assert_int_equal(status, 0);
}

static void test_a_table_lines_up(void **state)
{
    (void)state;
    write_file("t.csv", "order,leaves\neval,10\nbest,7.5\nbest,8\n", 37);
    expect_table("order  n  mean leaves  95 % interval  median  from 0\n"
                 "eval   1           10        (exact)      10  ########################\n"
                 "best   2       7.7500                 7.7500  ###################\n"
                 "\n"
                 "no row of one group has a partner in all others, so that nothing is compared.\n",
                 "t.csv --by order");
    expect_table("n  mean leaves  95 % interval  median\n"
                 "3       8.5000                 8.0000\n",
                 "t.csv");
    write_orders("o.csv", 5);
    expect_table("algorithm   n  units  mean regret  95 % interval  median\n"
                 "alphabeta  30      5         1.00   0.24 .. 1.76    0.00\n",
                 "o.csv --by algorithm --of regret --pool order,limit");
}

/* Bars share a scale where searches are compared; without any that are, all do. */
static void test_bars_have_scales(void **state)
{
    static const char rows[] = "order,limit,leaves\na,1,8\nb,1,4\na,2,80\nb,2,40\n";
    (void)state;
    write_file("s.csv", rows, strlen(rows));
    expect(0,
           "order  limit  n  mean leaves  95 % interval  median  from 0, each limit\n"
           "a          1  1            8        (exact)       8  ########################\n"
           "b          1  1            4        (exact)       4  ############\n"
           "a          2  1           80        (exact)      80  ########################\n"
           "b          2  1           40        (exact)      40  ############\n",
           "LC_ALL=C plymeter summary --table s.csv --by order,limit");
    expect(0,
           "order=a\n\nlimit  n  mean leaves  95 % interval  median  from 0\n"
           "    1  1            8        (exact)       8  ##\n"
           "    2  1           80        (exact)      80  ########################\n",
           "LC_ALL=C plymeter summary --table s.csv --by order,limit --where order=a");
    expect(0, "  4  \u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\u2588\n",
           "LC_ALL=C.UTF-8 plymeter summary --table s.csv --by order,limit");
}

static void test_csv_goes_to_programs(void **state)
{
    (void)state;
    write_orders("o.csv", 5);
    expect(0, "order,of,n,mean,stderr,", "plymeter summary o.csv --by order --where limit=4");
    expect(0, "order,of,n,mean,stderr,", "plymeter summary --csv o.csv --by order --where limit=4");
    expect(2, "\"--csv\", \"--table\" and \"--macros\" exclude each other", "plymeter summary --csv --table o.csv");
    if (system("script -qec true /dev/null > script.out 2>&1") != 0) {
        print_message("no terminal was tried: script (bsdutils) is missing\n");
        return;
    }
    expect(0, "order  n  mean leaves",
           "NO_COLOR=1 script -qec '\"$PLYMETER\" summary o.csv --by order --where limit=4' /dev/null");
    expect(0, "order,of,n,mean,stderr,",
           "script -qec '\"$PLYMETER\" summary --csv o.csv --by order --where limit=4' /dev/null");
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

static void test_who_has_the_least_and_the_most(void **state)
{
    (void)state;
    write_orders("o.csv", 20);
    expect(
        0,
        "order=a has the fewest leaves, over 20 seeds, but cannot be told apart from order=c, which has 1.00 (0.8",
        "plymeter summary --table o.csv --by order --where limit=4");
    expect(0, ") times as many; order=b has 3 (3 .. 3) times as many.\n",
           "plymeter summary --table o.csv --by order --where limit=4");
    expect(0,
           "\norder=a has the most gain, over 20 seeds: order=b has 0.33333 (0.33333 .. 0.33333) times as much.\n",
           "plymeter summary --table o.csv --by order --of gain --where limit=4 --where order=a,b");
    /* No ratio to 0. */
    expect(0, "\norder=a has the least regret, over 20 seeds: order=b has 10.5 (",
           "plymeter summary --table o.csv --by order --of regret --where limit=4 --where order=a,b");
    expect(0, ") more.\n",
           "plymeter summary --table o.csv --by order --of regret --where limit=4 --where order=a,b");
    expect(0, "order=c, which has as much everywhere; order=b has",
           "plymeter summary --table o.csv --by order --of regret --where limit=4");
}

static void test_each_limit_has_its_sentence(void **state)
{
    (void)state;
    write_orders("o.csv", 20);
    for (int limit = 4; limit <= 5; limit++) {
        char expected[80];
        snprintf(expected, sizeof expected, "\nlimit=%d: order=a has the fewest leaves, over 20 seeds: ", limit);
        expect(0, expected, "plymeter summary --table o.csv --by limit,order --where order=a,b");
    }
    expect_status(0, "plymeter summary --table o.csv --by limit --pool order > out; ! grep has out");
}

static void test_too_few_units_tell_nothing(void **state)
{
    (void)state;
    write_orders("o.csv", 4);
    expect(0,
           "order=a has the fewest leaves, over 4 seeds, too few to tell them apart: order=c has 1.0040 times as "
           "many, "
           "order=b 3 times.\n",
           "plymeter summary --table o.csv --by order --where limit=4");
}

/* Seeds of which another search was cut short would make it look better than it is. */
static void test_only_units_that_all_have_are_compared(void **state)
{
    (void)state;
    write_orders("o.csv", 20);
    expect(
        0, "order=a has the fewest leaves, over the 15 seeds that all of them have: order=b has 3 (3 .. 3) times",
        "awk -F, -v OFS=, '$4 == \"b\" && $2 > 15 { $6 = \"budget\"; $8 = $9 = \"\" } { print }' o.csv > cut.csv;"
        "plymeter summary --table cut.csv --by order --where limit=4 --where order=a,b");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_have_the_digits_that_their_interval_justifies),
        cmocka_unit_test(test_a_table_lines_up),
        cmocka_unit_test(test_bars_have_scales),
        cmocka_unit_test(test_csv_goes_to_programs),
        cmocka_unit_test(test_who_has_the_least_and_the_most),
        cmocka_unit_test(test_each_limit_has_its_sentence),
        cmocka_unit_test(test_too_few_units_tell_nothing),
        cmocka_unit_test(test_only_units_that_all_have_are_compared),
    };
    return cmocka_run_group_tests_name("tables", tests, make_folder, remove_folder);
}
