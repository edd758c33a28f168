/* In the game of tests/broken/tangle.c, where all that a game may say is drawn by lot, searches that are drawn, too, do event by
 * event what tests/search/slow.h does: in 120 of them, or as many as LAW_DRAWN says. */
#include "tests/group.h"

static void test_drawn_searches(void **state)
{
    const char *const slash = strrchr(PROGRAM, '/');
    char command[1000];
    (void)state;
    snprintf(command, sizeof command, "%.*s/tangle/tests/test laws-tangle '' test_events", (int)(slash - PROGRAM),
             PROGRAM);
    assert_int_equal(system(command), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_drawn_searches)};
    return cmocka_run_group_tests_name("events", tests, NULL, NULL);
}
