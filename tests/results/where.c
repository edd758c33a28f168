/* Conditions on rows: which they keep, and what is said of those that keep none. */

#include "tests/shell.h"

static void write_table(const char *text)
{
    write_file("x.csv", text, strlen(text));
}

/* Limits of 1 to 6 in othello, up to 4 in kalah; one leaf for each, so that n says how many rows were kept. */
static void write_games(void)
{
    write_table("game,cutoff,limit,leaves\nothello,depth,1,1\nothello,depth,2,1\nothello,depth,3,1\n"
                "othello,depth,4,1\nothello,late,5,1\nothello,late,6,1\nkalah,depth,1,1\nkalah,depth,2.0,1\n"
                "kalah,depth,3,1\nkalah,depth,4,1\nkalah,depth,,1\nkalah,\"a,b\",0.5,1\n");
}

static void expect_kept(int rows, const char *where)
{
    char command[300], expected[40];
    snprintf(command, sizeof command, "plymeter summary x.csv --pool game,cutoff,limit %s", where);
    snprintf(expected, sizeof expected, "\nleaves,%d,", rows);
    expect(0, expected, command);
}

static void expect_complaint(const char *complaint, const char *where)
{
    int status;
    char expected[500];
    const char *output = shell(&status, "plymeter summary x.csv --pool game,cutoff,limit %s", where);
    snprintf(expected, sizeof expected, "x.csv: %s\n", complaint);
    assert_string_equal(output, expected);
    assert_int_equal(status, 2);
}

static void test_values_and_lists(void **state)
{
    (void)state;
    write_games();
    expect_kept(6, "--where game=othello");
    expect_kept(12, "--where 'game=othello|kalah'");
    expect_kept(12, "--where game=othello,kalah");
    expect_kept(4, "--where game=othello --where limit=3..6");
    expect_kept(1, "--where cutoff=a,b"); /* as it stands */
    expect_kept(10, "--where 'cutoff=a,b|depth'");
    expect_kept(1, "--where limit=");
}

static void test_numbers_are_compared_as_numbers(void **state)
{
    (void)state;
    write_games();
    expect_kept(2, "--where limit=2");
    expect_kept(2, "--where limit=02.00");
    expect_kept(1, "--where limit=.5");
    expect_kept(1, "--where limit=5e-1");
    expect_kept(6, "--where limit=3..5,.5");
    expect_kept(3, "--where limit=0.1..1.5");
    expect_kept(10, "--where limit=1..100");
    /* A double holds neither of these. */
    write_table("seed,leaves\n9007199254740992,1\n9007199254740993,1\n18446744073709551615,1\n-5,1\n");
    expect(0, "\nleaves,1,", "plymeter summary x.csv --where seed=9007199254740993");
    expect(0, "\nleaves,2,", "plymeter summary x.csv --where seed=9007199254740993..18446744073709551615");
    expect(0, "\nleaves,2,", "plymeter summary x.csv --where seed=-7..9007199254740992");
}

static void test_what_no_row_has(void **state)
{
    (void)state;
    write_games();
    expect_complaint("no row has cutoff=lat; did you mean \"late\"?", "--where cutoff=lat");
    expect_complaint("no row has cutoff=lat; did you mean \"late\"?", "--where 'cutoff=depth|lat'");
    expect_complaint("no row has cutoff=xyz; there is \"depth\", \"late\", \"a,b\"", "--where cutoff=xyz");
    expect_complaint("no row has limit=9; the nearest is 6", "--where limit=9");
    expect_complaint("no row has limit=-9..0; the nearest is 0.5", "--where limit=-9..0");
    expect_complaint("no row has limit=7..9; the nearest is 6", "--where limit=1,7..9");
    expect_complaint("the range limit=5..3 is empty: its first number is the larger", "--where limit=5..3");
    expect_complaint(
        "no row has limit=low; there is \"1\", \"2\", \"3\", \"4\", \"5\", \"6\", \"2.0\", \"\" and 1 more",
        "--where limit=low");
    expect(2, "x.csv:1: no column \"limi\"; did you mean \"limit\"?", "plymeter summary x.csv --where limi=3");
}

static void test_what_no_row_has_together(void **state)
{
    (void)state;
    write_games();
    expect_complaint(
        "no row has all of this: of the 6 with game=kalah, none has limit=5|6; there is \"1\", \"2.0\", "
        "\"3\", \"4\", \"\", \"0.5\"",
        "--where game=kalah --where 'limit=5|6'");
    expect_complaint("no row has all of this: of the 5 with game=kalah and cutoff=depth, none has limit=.5; the "
                     "nearest is 1",
                     "--where game=kalah --where cutoff=depth --where limit=.5 --where limit=1..9");
}

static void test_a_table_without_rows_has_no_wrong_values(void **state)
{
    (void)state;
    write_table("game,leaves\n");
    expect(0, "\nleaves,0,", "plymeter summary x.csv --where game=othello");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values_and_lists),
        cmocka_unit_test(test_numbers_are_compared_as_numbers),
        cmocka_unit_test(test_what_no_row_has),
        cmocka_unit_test(test_what_no_row_has_together),
        cmocka_unit_test(test_a_table_without_rows_has_no_wrong_values),
    };
    return cmocka_run_group_tests_name("where", tests, make_folder, remove_folder);
}
