/* Every config that is shipped can be planned; those of paper size, which take a minute, are larger versions of others. */
#include "tests/shell.h"

static void test_every_config_can_be_planned(void **state)
{
    (void)state;
    int status;
    const char *output =
        shell(&status, "cd \"$PROJECT\" && for config in configs/*.json configs/levels/*.json; do case $config in "
                       "*-paper.json) continue ;; esac; plymeter plan $config > \"$OLDPWD\"/plan.csv 2> "
                       "\"$OLDPWD\"/said && test $(wc -l < \"$OLDPWD\"/plan.csv) -gt 1 && "
                       "! grep -q ',,*$' \"$OLDPWD\"/plan.csv || { echo $config; cat \"$OLDPWD\"/said; }; done");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_config_can_be_planned),
        cmocka_unit_test(test_tables_are_forecast),
    };
    return cmocka_run_group_tests_name("plans", tests, make_folder, remove_folder);
}
