/* The lines of results/README.md that read a CSV into pandas and R: they find numbers, texts and what is missing as such, and
 * the means that `plymeter summary` finds. */
#include "tests/shell.h"

/* The README's block of this language, what it is to agree with, and then the command that runs it. */
static void check(const char *language, const char *installed, const char *command)
{
    int status;
    shell(&status, "%s", installed);
    if (status != 0) {
        print_message("not tested: what runs the lines of results/README.md in %s is not installed\n", language);
        skip();
    }
    const char *output =
        shell(&status,
              "sed -n '/^```%s$/,/^```$/p' \"$PROJECT/results/README.md\" | sed '1d;$d' > block && test -s block &&"
              " here=$PWD && cd \"$PROJECT\" && plymeter list columns > \"$here/columns\" &&"
              " plymeter summary results/reference/doubling.csv --csv --by algorithm,order,limit --of leaves"
              " --where game=othello > \"$here/summary\" && %s \"$here/block\" \"$here/summary\" \"$here/columns\"",
              language, command);
    if (status != 0)
        fail_msg("%s ended with %d, and said\n%s", language, status, output);
}

static void test_pandas(void **state)
{
    (void)state;
    check("python", "/usr/bin/python3 -c 'import pandas'", "/usr/bin/python3 tests/results/frames.py");
}

static void test_r(void **state)
{
    (void)state;
    check("r", "Rscript --version", "Rscript tests/results/frames.R");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pandas),
        cmocka_unit_test(test_r),
    };
    return cmocka_run_group_tests_name("frames", tests, make_folder, remove_folder);
}
