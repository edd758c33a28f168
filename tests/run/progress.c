/* How a run tells how far it is: a line that fits the terminal, and what gives way where it is narrow. */
#include "run/progress.h"

#include "tests/group.h"

/* The tests' locale may have UTF-8 or not: without utf8_look_up() bars are of #. */
static void assert_line(struct progress progress, double elapsed, int columns, const char *expected)
{
    char *line = progress_line(&progress, elapsed, columns);
    assert_string_equal(line, expected);
}

static const struct progress usual = {.name = "results/long-name.csv", .cells = 300, .done = 120, .failed = 2};

static void test_what_it_says(void **state)
{
    (void)state;
    assert_line(
        usual, 40, 120,
        "results/long-name.csv: [##########              ] 120 of 300 cells, 2 failed, 3.0/s, 1 min 0 s to go");
    assert_line((struct progress){.name = "x.csv", .cells = 9, .done = 3}, 60, 80,
                "x.csv: [########                ] 3 of 9 cells, 3.0/min, 2 min 0 s to go");
    assert_line((struct progress){.name = "x.csv", .cells = 4, .done = 1}, 1200, 80,
                "x.csv: [######                  ] 1 of 4 cells, 3.0/h, 1 h 0 min to go");
    assert_line((struct progress){.name = "x.csv", .cells = 4, .done = 1, .open = true}, 0.01, 80,
                "x.csv: 1 of 4 cells, 100/s");
}

/* The bar is shorter first, then the name, which goes before the pace and the bar. */
static void test_narrow(void **state)
{
    (void)state;
    assert_line(usual, 40, 90,
                "results/long-name.csv: [######        ] 120 of 300 cells, 2 failed, 3.0/s, 1 min 0 s to go");
    assert_line(usual, 40, 79, "ts/long-name.csv: [###     ] 120 of 300 cells, 2 failed, 3.0/s, 1 min 0 s to go");
    assert_line(usual, 40, 39, "120 of 300 cells, 2 failed, 1 min 0 s to go");
    for (int columns = 44; columns < 120; columns++) {
        char *line = progress_line(&usual, 40, columns);
        assert_true((int)strlen(line) <= columns);
        assert_non_null(strstr(line, "120 of 300 cells, 2 failed, "));
        assert_non_null(strstr(line, "1 min 0 s to go"));
        assert_true((strchr(line, '[') != NULL) == (columns >= 54));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_it_says),
        cmocka_unit_test(test_narrow),
    };
    return cmocka_run_group_tests_name("progress", tests, NULL, NULL);
}
