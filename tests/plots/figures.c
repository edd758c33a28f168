/* The figures, drawn of results/reference/ at the widths and in the formats that there are, by tests/plots/figures.sh. */
#include "tests/shell.h"

enum { LEFT_OUT = 77 }; /* after saying so */

static void run(const char *what)
{
    int status;
    const char *output = shell(&status, SCRIPT("plots/figures.sh") "\"$PROJECT\" \"$PLYMETER\" %s", what);
    fputs(output, stdout);
    if (status == LEFT_OUT)
        skip();
    assert_int_equal(status, 0);
}

static void test_findings(void **state)
{
    (void)state;
    run("findings");
}

static void test_kept_figures(void **state)
{
    (void)state;
    run("kept");
}

static void test_gallery(void **state)
{
    (void)state;
    run("pages");
}

static void test_widths_and_formats(void **state)
{
    (void)state;
    run("widths");
}

static void test_decimal_commas(void **state)
{
    (void)state;
    run("languages");
}

static void test_what_is_missing(void **state)
{
    (void)state;
    run("missing");
}

static void test_hostile_results(void **state)
{
    (void)state;
    run("hostile");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_findings),        cmocka_unit_test(test_kept_figures),
        cmocka_unit_test(test_gallery),         cmocka_unit_test(test_widths_and_formats),
        cmocka_unit_test(test_decimal_commas),  cmocka_unit_test(test_what_is_missing),
        cmocka_unit_test(test_hostile_results),
    };
    return cmocka_run_group_tests_name("figures", tests, make_folder, remove_folder);
}
