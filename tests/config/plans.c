/* Every config that is shipped can be planned; those of paper size, which take a minute, with the argument "paper". */
#include "tests/shell.h"

static const char *size = "-v -e -paper";

static void test_every_config_can_be_planned(void **state)
{
    (void)state;
    int status;
    const char *output = shell(
        &status, SCRIPT("config/plans.sh") "$(cd \"$PROJECT\"; ls configs/*.json configs/levels/*.json | grep %s)",
        size);
    assert_int_equal(status, 0);
    assert_string_equal(output, "");
}

/* MTD(f) with a table that keeps leaves: what it may cost is found, and so its cells are dealt out evenly. */
static void test_tables_are_forecast(void **state)
{
    static const char config[] =
        "{ \"games\": [{ \"game\": \"uniform\", \"branching\": 3, \"seed\": \"1..8\" }],\n"
        "  \"searches\": [{ \"algorithm\": \"mtdf\", \"entries\": 1000, \"keep\": \"all\" }],\n"
        "  \"cutoffs\": [{ \"limit\": \"2..3\" }] }";
    (void)state;
    write_file("mtdf.json", config, sizeof config - 1);
    expect(0, ",mtdf,1000,all,none,depth,2,9,5.196\n", "plymeter plan mtdf.json");
    expect(0, "mtdf.json: 16 cells, about 0 s on one core\n", "plymeter plan mtdf.json 2>&1 > /dev/null");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_config_can_be_planned),
        cmocka_unit_test(test_tables_are_forecast),
    };
    if (argc > 1 && strcmp(argv[1], "paper") == 0)
        size = "-e -paper";
    return cmocka_run_group_tests_name("plans", tests, make_folder, remove_folder);
}
