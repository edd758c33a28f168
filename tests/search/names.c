/* A game and all parts are one unit.  Names that clash there are said in words, each with both its places, before anything
 * is compiled; and a game's names are plain, whatever functions parts have. */
#include "tests/shell.h"

/* A copy of the project with one game, whose functions are called so. */
#define GAME_WITH(names)                                                                                           \
    "mkdir -p games plots && cp -pR \"$PROJECT\"/Makefile \"$PROJECT\"/src \"$PROJECT\"/algorithms . && "          \
    "cp \"$PROJECT\"/plots/style.gnuplot plots && for name in " names "; do "                                      \
    "echo \"static int $name(void) { return 0; }\"; done > own && rm -rf build && "                                \
    "sed '/include \"kit.game.h\"/r own' \"$PROJECT\"/games/tictactoe.c > games/own.c && "

#define CHECK "make BUILD=build GAMES=own build/names"

static void test_clashes_are_told(void **state)
{
    static const char *const parts[] = {
        "algorithms/alphabeta.c",     "algorithms/orders/killer.c", "algorithms/leaves/random.c",
        "algorithms/prunings/null.c", "algorithms/cutoffs/depth.c",
    };
    static const char *const names[] = {"alphabeta_solve", "killer_propose", "random_worth", "null_answer",
                                        "depth_prepare"};
    int status;
    (void)state;
    const char *said = shell(&status, GAME_WITH("alphabeta_solve killer_propose random_worth null_answer "
                                                "depth_prepare") "make BUILD=build GAMES=own build/unit/own.o");
    assert_int_not_equal(status, 0);
    assert_null(strstr(said, "  CC "));
    for (int i = 0; i < 5; i++) {
        char words[200];
        const char *at = said;
        snprintf(words, sizeof words, ": %s is defined at ", names[i]);
        at = strstr(said, words);
        if (!at || !strstr(at, parts[i]))
            fail_msg("that %s of a game is also one of %s is not said in\n%s", names[i], parts[i], said);
    }
    assert_non_null(strstr(said, "games/own.c:"));
}

static void test_plain_names_do_not_clash(void **state)
{
    (void)state;
    expect_status(0, GAME_WITH("solve propose worth answer prepare") CHECK);
}

/* Nor do two parts, since each part's names begin with that of its file. */
static void test_names_of_parts(void **state)
{
    (void)state;
    expect(2, "algorithms/orders/mine.c:1: killer_propose is to begin with the name of its file",
           GAME_WITH("plain") "echo 'static int killer_propose;' > algorithms/orders/mine.c && " CHECK);
    expect(2, "algorithms/orders/mine.c:1: killer_propose is defined at algorithms/orders/killer.c:", CHECK);
    expect_status(0, "echo 'static int mine_propose;' > algorithms/orders/mine.c && " CHECK);
}

/* Whatever a game includes, and however it is written, is among what its rows are made by. */
static void test_what_is_included_is_known(void **state)
{
    (void)state;
    expect_status(
        0, GAME_WITH(
               "plain") "mkdir games/own && touch games/own/a.inc games/own/b.h games/own/c.def && "
                        "printf '\t#include\"games/own/a.inc\"\n# include \t<games/own/b.h>\n' >> games/own.c && "
                        "echo '#include \"c.def\"' > games/own/b.h && make BUILD=build GAMES=own build/sources.c");
    expect_status(
        0,
        "number() { sed -n 's/^    {\"//p' build/sources.c | grep -n \"^$1\" | cut -d: -f1; }; "
        "includes() { sed -n \"s,^    {.$1.*{,{,p\" build/sources.c | grep -q \"[{ ]$(($(number $2) - 1)), \"; }; "
        "includes games/own.c games/own/a.inc && includes games/own.c games/own/b.h && "
        "includes games/own/b.h games/own/c.def && ! includes games/own.c games/own/c.def");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_clashes_are_told),
        cmocka_unit_test(test_plain_names_do_not_clash),
        cmocka_unit_test(test_names_of_parts),
        cmocka_unit_test(test_what_is_included_is_known),
    };
    return cmocka_run_group_tests_name("names", tests, make_folder, remove_folder);
}
