/* LaTeX commands for the numbers of a text: their names, their numbers, and the commands that print these again. */
#include "tests/shell.h"
#include "show/summary.h"

static void assert_name(const char *expected, const char *text)
{
    char *name;
    size_t size;
    FILE *out = open_memstream(&name, &size);
    write_macro_name(out, text);
    fclose(out);
    assert_string_equal(name, expected);
    free(name);
}

static void test_names(void **state)
{
    (void)state;
    assert_name("Gain", "gain");
    assert_name("OverBest", "over_best");
    assert_name("ConnectFour", "connect4");
    assert_name("TableKillerHistory", "table+killer+history");
    assert_name("OneThreeOneZeroSevenTwo", "131072");
    assert_name("MinusZeroPointFive", "-0.5");
    assert_name("OneTwo", "1-2");
    assert_name("AB", "\u00e4a \u2265.b-");
    assert_name("", "");
}

static const char results[] = "game,seed,algorithm,order,limit,status,leaves,gain\n"
                              "x,1,pvs,a_b,8,ok,10,1\n"
                              "x,2,pvs,a_b,8,ok,12,1.5\n"
                              "x,3,pvs,a_b,8,ok,17,1.5\n"
                              "x,4,pvs,a_b,8,ok,19,2\n"
                              "x,5,pvs,a_b,8,ok,19,1\n"
                              "x,1,pvs,it's,8,ok,1000,\n"
                              "x,1,pvs,a.b,9,ok,7,1\n"
                              "x,1,pvs,a_b_low,8,ok,7,1\n";

static int begin(void **state)
{
    const int failed = make_folder(state);
    if (!failed)
        write_file("r.csv", results, sizeof results - 1);
    return failed;
}

static void test_numbers(void **state)
{
    (void)state;
    expect(0, "\\newcommand{\\LeavesAB}{\\num{15.4}}\n\\newcommand{\\LeavesABLow}{\\num{5.",
           "plymeter summary --macros r.csv --by order --where limit=8 --where 'order=a_b|it'\\''s'");
    expect(0,
           "\\newcommand{\\LeavesItS}{\\num{1000}}\n\\newcommand{\\LeavesItSN}{\\num{1}}\n"
           "\\newcommand{\\LeavesItSUnits}{\\num{1}}\n",
           "plymeter summary --macros r.csv --by order --where limit=8 --where 'order=a_b|it'\\''s'");
    expect(0, "\\newcommand{\\MyGainABLimitEight}{\\num{1.40}}",
           "plymeter summary --macros r.csv --by order,limit --of gain --where order=a_b --prefix My");
    expect(0, "% \\GainItS: no row has a number\n",
           "plymeter summary --macros r.csv --by order --of gain --where 'order=it'\\''s'");
}

/* Each command that stands above numbers prints a row of summary whose mean they round. */
static void test_commands_print_the_numbers_again(void **state)
{
    (void)state;
    expect_status(0, SCRIPT("results/again.sh"));
}

static void test_names_that_clash(void **state)
{
    (void)state;
    expect(2, "r.csv: order=a_b and order=a.b would both be named \\LeavesAB: choose some",
           "plymeter summary --macros r.csv --by order --pool limit --where order=a_b,a.b -o m.tex; s=$?; test ! "
           "-e m.tex && "
           "exit $s");
    expect(2, "order=a_b and order=a_b_low would both be named \\LeavesABLow",
           "plymeter summary --macros r.csv --by order --where order=a_b,a_b_low");
    expect_status(0, "plymeter summary --macros r.csv --by order,limit --where order=a_b,a.b");
}

static void test_short_names(void **state)
{
    (void)state;
    expect(
        0, "\\newcommand{\\GAEight}{\\num{1.40}}\n\\newcommand{\\GAEightLow}",
        "plymeter summary --macros r.csv --by order,limit --of gain --where order=a_b --name gain=G,limit=,a_b=A");
    expect(0, "\\newcommand{\\GainABDeep}{\\num{1.40}}",
           "plymeter summary --macros r.csv --by order,limit --of gain --where order=a_b --name 8=Deep");
    /* What clashed does not. */
    expect(0, "\\newcommand{\\LeavesDot}{\\num{7}}",
           "plymeter summary --macros r.csv --by order --pool limit --where order=a_b,a.b --name a.b=Dot");
    /* Rows that come later change no name. */
    expect_status(
        0,
        "plymeter summary --macros r.csv --by order,limit --where limit=8 --name leaves=L,limit=d | grep -o "
        "'{.L[^}]*}' |"
        " sort > before; { cat r.csv; echo x,1,mtdf,a,8,ok,3,1; echo x,1,pvs,b,9,ok,3,1; } > more.csv;"
        " plymeter summary --macros more.csv --by order,limit --name leaves=L,limit=d | grep -o '{.L[^}]*}' | sort "
        "> after;"
        " test -s before && test -z \"$(comm -23 before after)\" && test $(wc -l < after) -gt $(wc -l < before)");
    expect(2, "\"--name\" takes COLUMN=LETTERS or VALUE=LETTERS, not \"gain\"",
           "plymeter summary --macros r.csv --by order,limit --of gain --name gain");
    expect(2, "not \"gain=G2\"", "plymeter summary --macros r.csv --by order,limit --of gain --name gain=G2");
    expect(2, "\"--name\": \"gian\" is no column of --of or --by, and no value there",
           "plymeter summary --macros r.csv --by order,limit --of gain --name gian=G");
}

static void test_wrong_calls(void **state)
{
    (void)state;
    expect(2, "of letters only, unlike \"My2\"", "plymeter summary --macros r.csv --by order,limit --prefix My2");
    expect(2, "means of leaves would mix", "plymeter summary --macros r.csv");
    expect(3, "mine.tex: plymeter did not write this",
           "echo mine > mine.tex; plymeter summary --macros r.csv --by order,limit -o mine.tex");
    expect(0, "\\GainEval{} (\\GainEvalLow{} to", "plymeter summary --macros --help");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_commands_print_the_numbers_again),
        cmocka_unit_test(test_names_that_clash),
        cmocka_unit_test(test_short_names),
        cmocka_unit_test(test_wrong_calls),
    };
    return cmocka_run_group_tests_name("macros", tests, begin, remove_folder);
}
