/* Othello's noisy moves: corners. */

#include "games/othello.c"
#include "tests/games/numbers.h"
#include "tests/helper.h"

/* The noisy moves of this position on 4x4. */
static void check_noisy(const char *position, const char *text)
{
    const Setting settings[] = {{.choice = 0}};
    Rules rules;
    State state;
    bool second = false;
    Move list[MAX_MOVES];
    char found[100] = "", called[MOVE_TEXT];
    Text writer = {found, found + sizeof found - 1};
    assert_null(setup(&rules, settings, 0, NULL));
    assert_null(read_position(&rules, position, &state, &second));
    const int number = noisy(&rules, &state, false, list);
    for (int i = 0; i < number; i++) {
        name(&rules, list[i], called);
        put(&writer, "%s%s", i ? " " : "", called);
    }
    assert_string_equal(found, text);
}

static void test_noisy_moves(void **state)
{
    (void)state;
    check_noisy("..../.ox./.xo./....:x", "");   /* the start */
    check_noisy("..../.ox./.xx./xxx.:o", "d4"); /* from b2, over c3 */
    check_noisy("..../xxx./.xo./....:o", "a1"); /* from c3, over b2 */
    check_noisy(".xo./xxx./.xo./....:o", "a1"); /* along the edge as well */
}

/* The value is that of taking the corner and standing pat. */
static void test_quiescence(void **state)
{
    (void)state;
    const char *board = "game=othello size=4 limit=0 leaf=%s position=%s";
    const struct outcome quiet = run_cell(board, "quiescence", "..../.ox./.xx./xxx.:o");
    const struct outcome taken = run_cell(board, "static", "..../.ox./.xo./xxxo:x");
    assert_int_equal(quiet.value, -taken.value);
    assert_true(quiet.value > run_cell(board, "static", "..../.ox./.xx./xxx.:o").value);
    assert_int_equal(quiet.counts.beyond, 1);
}

static void test_numbers(void **state)
{
    (void)state;
    for (int size = 0; size < 3; size++)
        check_numbers((const Setting[]){{.choice = size}}, size == 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_noisy_moves),
        cmocka_unit_test(test_quiescence),
        cmocka_unit_test(test_numbers),
    };
    assert_non_null(game.about);
    return cmocka_run_group_tests_name("othello", tests, NULL, NULL);
}
