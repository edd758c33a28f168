/* Rooms use those below them only, as src/main.c lists them, and no two files need each other (layers.awk). */
#include "tests/shell.h"

/* What layers.awk finds in the project if these lines were there, too. */
#define CHECK(lines)                                                                                               \
    "cd \"$PROJECT\" && { find src -name '*.[ch]' -exec grep -Ho '^#include \"[^\"]*\"' "                          \
    "{} +; printf '" lines "'; } |"                                                                                \
    " awk -f tests/layers.awk src/main.c -"

static void test_includes_go_down(void **state)
{
    (void)state;
    expect_status(0, CHECK(""));
}

static void test_others_are_found(void **state)
{
    (void)state;
    expect(1, "no floor below", CHECK("src/run/run/run.c:#include \"verbs/engines.h\"\\n"));
    expect(1, "no floor below", CHECK("src/run/keys/where.c:#include \"config/claims.h\"\\n"));
    expect(1, "no floor below", CHECK("src/search/cell/cell.c:#include \"run/run.h\"\\n"));
    expect(1, "not in the wing", CHECK("src/search/run/run.c:#include \"cell/cell.h\"\\n"));
    expect(1, "does not list both", CHECK("src/run/run/run.c:#include \"elsewhere/other.h\"\\n"));
    expect(1, "need each other: provenance/provenance provenance/depend provenance/provenance",
           CHECK("src/run/provenance/depend.c:#include \"provenance/provenance.h\"\\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_includes_go_down),
        cmocka_unit_test(test_others_are_found),
    };
    return cmocka_run_group_tests_name("layers", tests, make_folder, remove_folder);
}
