/* What the READMEs say: tests/readme.sh runs their commands and looks for what they name. */
#include "tests/shell.h"

static void test_readme(void **state)
{
    int status;
    (void)state;
    const char *output = shell(&status, "\"$PROJECT/tests/readme.sh\" \"$PROJECT\" \"$PLYMETER\"");
    fputs(output, stdout);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_readme)};
    return cmocka_run_group_tests_name("readme", tests, make_folder, remove_folder);
}
