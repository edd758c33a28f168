/* What make reproduce packs, and what sha256sum and plymeter run --sample say of what others made of it, by artifact.sh. */
#include "tests/shell.h"

static void run(const char *what)
{
    int status;
    const char *output = shell(&status, SCRIPT("run/artifact.sh") "\"$PROJECT\" \"$PLYMETER\" %s", what);
    fputs(output, stdout);
    assert_int_equal(status, 0);
}

static void test_packed(void **state)
{
    (void)state;
    run("packed");
}

static void test_changed(void **state)
{
    (void)state;
    run("changed");
}

static void test_slow(void **state)
{
    (void)state;
    run("slow");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_packed), /* the others have what it made */
        cmocka_unit_test(test_changed),
        cmocka_unit_test(test_slow),
    };
    return cmocka_run_group_tests_name("artifact", tests, make_folder, remove_folder);
}
