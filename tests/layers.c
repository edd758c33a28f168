/* Rooms use those on floors below them only, as src/main.c lists these, and no two files need each other (layers.awk). */
#include "tests/shell.h"

/* What layers.awk finds in what is compiled and included, if these lines were there, too. */
#define CHECK(lines)                                                                                               \
    "cd \"$(dirname \"$PLYMETER\")\" && { (cd \"$PROJECT\" && find src/*/ -name '*.c') |"                          \
    " sed 's,^src/kit/unit/.*,unit/tree.c,; s,c$,o,' | xargs nm -P -A;"                                            \
    " (cd \"$PROJECT\" && find src -name '*.[ch]' -exec grep -Ho '^#include \"[^\"]*\"' {} +); printf '" lines     \
    "'; } |"                                                                                                       \
    " awk -f \"$PROJECT\"/tests/layers.awk \"$PROJECT\"/src/main.c -"

static void test_all_is_below(void **state)
{
    (void)state;
    expect_status(0, CHECK(""));
}

static void test_others_are_found(void **state)
{
    (void)state;
    expect(1, "run/run uses figure_draw of show/script, which is no floor below",
           CHECK("b/src/show/script.o: figure_draw T 0 0\\nb/src/run/run.o: figure_draw U\\n"));
    expect(1, "does not list both", CHECK("b/src/hall/door.o: cell_find T 0 0\\nb/src/run/run.o: cell_find U\\n"));
    expect(1, "parts/cell uses unit_beside of kit/unit/unit",
           CHECK("b/unit/beside.o: unit_beside R 0 0\\nb/src/parts/cell.o: unit_beside U\\n"));
    expect(1, "run/run includes show/sheet, which is no floor below",
           CHECK("src/run/run.c:#include \"show/sheet.h\"\\n"));
    expect(1, "kit/walk includes algorithms/windows/alphabeta, which is no floor below",
           CHECK("src/kit/walk.h:#include \"algorithms/windows/alphabeta.h\"\\n"));
    expect(1, "does not list both", CHECK("src/run/run.c:#include \"elsewhere/other.h\"\\n"));
    expect(1, "these need each other: ", CHECK("src/parts/columns.h:#include \"parts/row.h\"\\n"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_is_below),
        cmocka_unit_test(test_others_are_found),
    };
    return cmocka_run_group_tests_name("layers", tests, make_folder, remove_folder);
}
