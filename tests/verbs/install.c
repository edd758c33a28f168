/* make install, and the program that is installed, by tests/verbs/install.sh. */
#include "tests/shell.h"

static void test_install(void **state)
{
    (void)state;
    int status;
    const char *output = shell(&status, SCRIPT("verbs/install.sh") "\"$PROJECT\" \"$PLYMETER\"");
    fputs(output, stdout);
    assert_int_equal(status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_install)};
    return cmocka_run_group_tests_name("install", tests, make_folder, remove_folder);
}
