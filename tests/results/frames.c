/* The lines of results/README.md in Python and R.  Those that read a CSV find numbers, texts and what is missing as such, and
 * the means that `plymeter summary` finds; those that ask for cells find the means that the same cells have one by one. */
#include "tests/shell.h"

/* "block LANGUAGE N" prints the README's Nth block of it. */
#define BLOCK                                                                                                      \
    "block() { awk -v fence='```'\"$1\" -v n=\"$2\" "                                                              \
    "'$0 == \"```\" { inside = 0 } inside; $0 == fence { inside = ++count == n }' "                                \
    "\"$PROJECT/results/README.md\"; }; "

static void skip_without(const char *language, const char *installed)
{
    int status;
    shell(&status, "%s", installed);
    if (status != 0) {
        print_message("not tested: what runs the lines of results/README.md in %s is not installed\n", language);
        skip();
    }
}

/* The README's first block of this language, what it is to agree with, and then the command that runs it. */
static void check(const char *language, const char *installed, const char *command)
{
    int status;
    skip_without(language, installed);
    const char *output = shell(
        &status,
        BLOCK "block %s 1 > block && test -s block &&"
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

/* The second block, of which the last two lines that it prints end with the means of the orders none and eval. */
static void check_cells(const char *language, const char *installed, const char *program)
{
    char command[2000];
    skip_without(language, installed);
    snprintf(
        command, sizeof command,
        "mean() { for seed in 1 2 3 4 5 6 7 8 9 10; do plymeter cell game=othello opening=8 limit=5 seed=$seed "
        "order=$1 | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == \"leaves\") at = i } "
        "NR == 2 { print $at }'; done | awk '{ sum += $1 } END { print sum / NR }'; }; "
        "{ mean none; mean eval; } > means && " BLOCK "block %s 2 | sed \"s|build/plymeter|$PLYMETER|\" > lines && "
        "%s lines | tail -n 2 | awk '{ print $NF + 0 }' > found && cat means && cmp means found && ! grep -qx 0 "
        "means",
        language, program);
    expect_status(0, command);
}

static void test_cells_from_python(void **state)
{
    (void)state;
    check_cells("python", "/usr/bin/python3 --version", "/usr/bin/python3");
}

static void test_cells_from_r(void **state)
{
    (void)state;
    check_cells("r", "Rscript --version", "Rscript");
}

/* The third and fourth: who is how strong, and how closely values go together, as these results are known to say. */
static void check_answer(int block, const char *answer)
{
    char command[2000];
    skip_without("r", "Rscript --version");
    snprintf(command, sizeof command,
             BLOCK "block r %d > lines && cd \"$PROJECT\" && Rscript \"$OLDPWD/lines\" | tr -s ' ' | grep -q '%s'",
             block, answer);
    expect_status(0, command);
}

static void test_ratings_from_r(void **state)
{
    (void)state;
    check_answer(3, "Senior Master 185\\.1[0-9]* 13\\.1");
}

static void test_correlation_from_r(void **state)
{
    (void)state;
    check_answer(4, "^ 0\\.91221[0-9]* 0\\.94339");
    check_answer(4, "^value 1\\.00195 ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pandas),
        cmocka_unit_test(test_r),
        cmocka_unit_test(test_cells_from_python),
        cmocka_unit_test(test_cells_from_r),
        cmocka_unit_test(test_ratings_from_r),
        cmocka_unit_test(test_correlation_from_r),
    };
    return cmocka_run_group_tests_name("frames", tests, make_folder, remove_folder);
}
