/* `plymeter schema` and the reader accept the same configs, but for rules that only the reader has (schema.py). */
#include "config/keys.h"
#include "config/experiment.h"
#include "tests/shell.h"

/* With arguments, this program reads configs: it says "path: good" of each that is, and of others what is wrong. */
static int read_configs(char **paths)
{
    for (; *paths; paths++) {
        struct experiment experiment;
        if (experiment_read(&experiment, *paths)) {
            fprintf(stderr, "%s: good\n", *paths);
        }
    }
    return 0;
}

static bool has_validator(void)
{
    int status;
    shell(&status, "/usr/bin/python3 -c 'import jsonschema'");
    return status == 0;
}

static void test_same_verdicts(void **state)
{
    int status;
    (void)state;
    if (!has_validator()) {
        print_message("not tested: python3-jsonschema is not installed, by which configs would be judged\n");
        skip();
    }
    const char *output = shell(&status, "plymeter schema > schema.json && /usr/bin/python3 " SCRIPT(
                                            "run/schema.py") "\"$PROJECT\" \"$PLYMETER\" \"$READER\" schema.json");
    fputs(output, stdout);
    assert_int_equal(status, 0);
}

/* Without a validator, too: every part and every parameter of a config is there. */
static void test_schema_has_all(void **state)
{
    const Parameter *parameter;
    char quoted[100];
    int status;
    (void)state;
    const char *schema = shell(&status, "plymeter schema");
    assert_int_equal(status, 0);
    for (int kind = 0; kind < CELL_PARTS; kind++)
        for (int part = 0; part < part_count(kind); part++) {
            snprintf(quoted, sizeof quoted, "\"%s\"", part_at(kind, part)->name);
            assert_non_null(strstr(schema, quoted));
            for (int i = 0; (parameter = parameter_at(kind, part, i)); i++) {
                snprintf(quoted, sizeof quoted, "\"%s\":", parameter->name);
                assert_non_null(strstr(schema, quoted));
            }
        }
    for (const struct key *key = config_keys; key->value.name; key++) {
        snprintf(quoted, sizeof quoted, "\"%s\":", key->value.name);
        assert_non_null(strstr(schema, quoted));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_schema_has_all),
        cmocka_unit_test(test_same_verdicts),
    };
    char *self = test_arguments[1] ? NULL : realpath(test_arguments[0], NULL);
    if (!self)
        return read_configs(test_arguments + 1);
    setenv("READER", self, 1);
    free(self);
    return cmocka_run_group_tests_name("schema", tests, make_folder, remove_folder);
}
