/* Text in figures, as others see it: Poppler, of each figure with the font of the style and without it; and the classes of LaTeX. */
#include "tests/shell.h"

static void skip_without(const char *package, const char *installed)
{
    int status;
    shell(&status, "%s", installed);
    if (status != 0) {
        print_message("not tested: %s is not installed\n", package);
        skip();
    }
}

static void run(const char *script)
{
    int status;
    const char *output = shell(&status, "\"$PROJECT\"/tests/%s", script);
    fputs(output, stdout);
    assert_int_equal(status, 0);
}

static void test_no_text_is_cut_off(void **state)
{
    (void)state;
    skip_without("poppler-utils", "command -v pdftotext");
    skip_without("fonts-liberation", "fc-list 'Liberation Sans' | grep -q .");
    run("plots/figures.sh \"$PROJECT\" \"$PLYMETER\" fonts");
}

static void test_classes_of_latex(void **state)
{
    (void)state;
    skip_without("pdflatex", "command -v pdflatex");
    run("paper/classes.sh \"$PROJECT\" \"$PLYMETER\"");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_text_is_cut_off),
        cmocka_unit_test(test_classes_of_latex),
    };
    return cmocka_run_group_tests_name("fonts", tests, make_folder, remove_folder);
}
