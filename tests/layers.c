/* Folders use those below them only, as src/main.c lists them, and no two files need each other (layers.awk). */
#include "tests/shell.h"

/* What layers.awk finds in the project if these lines were there, too. */
#define CHECK(lines)                                                                                               \
    "cd \"$PROJECT\" && { grep -o '^#include \"[^\"]*\"' src/*/*.[ch]; printf '" lines "'; } |"                    \
    " awk -f tests/layers.awk src/main.c -"

static void test_includes_go_down(void **state)
{
    (void)state;
    expect_status(0, CHECK(""));
}

static void test_others_are_found(void **state)
{
    (void)state;
    expect(1, "no floor below", CHECK("src/run/run.c:#include \"verbs/claims.h\"\\n"));
    expect(1, "no floor below", CHECK("src/config/claims.c:#include \"results/row.h\"\\n"));
    expect(1, "no floor below", CHECK("src/results/row.h:#include \"config/reader.h\"\\n"));
    expect(1, "does not list both", CHECK("src/run/run.c:#include \"elsewhere/other.h\"\\n"));
    expect(1, "need each other: provenance/provenance provenance/depend provenance/provenance",
           CHECK("src/provenance/depend.c:#include \"provenance/provenance.h\"\\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_includes_go_down),
        cmocka_unit_test(test_others_are_found),
    };
    return cmocka_run_group_tests_name("layers", tests, make_folder, remove_folder);
}
