/* Every verb under valgrind's memcheck: nothing unset is looked at, nothing is lost. */

#include "tests/shell.h"

#include "parts/registry.h"

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

/* Unset memory that is only handed to the kernel is padding. */
#define MEMCHECK                                                                                                   \
    "valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,indirect,possible "

static void expect_clean(int expected, const char *arguments)
{
    char command[1000];
    snprintf(command, sizeof command, MEMCHECK "\"$PLYMETER\" %s", arguments);
    expect_status(expected, command);
}

static const char *why_not(void)
{
    int status;
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
    return "this build has sanitizers, which valgrind cannot run";
#endif
    shell(&status, "command -v valgrind");
    return status ? "valgrind is not installed" : NULL;
}

static void skip_without(void)
{
    if (why_not()) {
        print_message("not tested: %s\n", why_not());
        skip();
    }
}

static void test_games(void **state)
{
    (void)state;
    skip_without();
    for (int g = 0; g < game_count; g++) {
        char arguments[200];
        snprintf(arguments, sizeof arguments,
                 "cell game=%s algorithm=alphabeta order=table+killer+history limit=2 entries=64",
                 part_at(GAME_PART, g)->name);
        expect_clean(0, arguments);
        snprintf(arguments, sizeof arguments, "show game=%s opening=1", part_at(GAME_PART, g)->name);
        expect_clean(0, arguments);
    }
}

static void test_verbs(void **state)
{
    (void)state;
    skip_without();
    expect_clean(0, "list");
    expect_clean(0, "list othello");
    expect_clean(0, "perft --divide game=othello depth=2");
    expect_clean(0, "draw game=tictactoe opening=6 limit=9 algorithm=sss --format svg");
    expect_clean(0, "draw game=tree algorithm=alphabeta --step");
    expect_clean(0, "shrink game=tree tree=[0,[[1],[1]],[-2,3]] algorithm=abc alternatives=1");
    expect_clean(0, "theory branching=2..4 depth=1..3");
    expect_clean(0, "schema");
    expect_clean(
        0, "play game=tictactoe first=Student second=Student levels=\"$PROJECT\"/configs/levels/tictactoe.json");
    expect_status(0, "printf 'moves\\nhint\\neval\\nundo\\nquit\\n' | " MEMCHECK
                     "\"$PLYMETER\" play game=tictactoe as=first "
                     "level=Student levels=\"$PROJECT\"/configs/levels/tictactoe.json");
    expect_clean(2, "cell game=othello limt=2");
    expect_clean(0, "cell --json game=tictactoe limit=1 rival.limit=2");
    expect_clean(0, "cell --json game=tictactoe opening=5 limit=1 reference.limit=9");
    expect_clean(2, "nothing");
}

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

static void test_configs(void **state)
{
    (void)state;
    skip_without();
    write_text(
        "search.json",
        "{ \"games\": [{ \"game\": \"uniform\", \"branching\": 3, \"seed\": \"1..3\" }],\n"
        "  \"searches\": [{ \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": [\"none\", \"best\"] }],\n"
        "  \"cutoffs\": [{ \"cutoff\": \"depth\", \"limit\": \"1..2\" }],\n"
        "  \"exclude\": [{ \"algorithm\": \"minimax\", \"order\": \"best\" }],\n"
        "  \"claims\": [{ \"claim\": \"minimal\", \"metric\": \"leaves\", \"relation\": \"==\",\n"
        "    \"theory\": \"minimal_leaves\", \"where\": { \"order\": \"best\" } }] }");
    write_text("match.json", "{ \"games\": [{ \"game\": \"tictactoe\", \"opening\": 3, \"seed\": \"1..2\" }],\n"
                             "  \"searches\": [{ \"algorithm\": [\"minimax\", \"alphabeta\"] }],\n"
                             "  \"cutoffs\": [{ \"cutoff\": \"depth\", \"limit\": [1, 2] }],\n"
                             "  \"measure\": \"match\", \"pairing\": \"all\", \"sprt\": {} }");
    write_text("decision.json", "{ \"games\": [{ \"game\": \"tictactoe\", \"opening\": 5 }],\n"
                                "  \"searches\": [{ \"algorithm\": \"alphabeta\" }],\n"
                                "  \"measure\": \"decision\", \"reference\": { \"limit\": 2 } }");
    expect_clean(0, "plan search.json");
    expect_clean(0, "run search.json");
    expect_clean(0, "run search.json");
    expect_clean(0, "claims results/search.csv search.json");
    expect_clean(0, "summary results/search.csv --by algorithm --pool order,limit --of leaves,gain");
    expect_clean(0, "tabulate results/search.csv --rows algorithm,order --cols limit -o table.tex");
    expect_clean(0, "claims results/search.csv search.json --format tex");
    expect_clean(0, "summary --macros results/search.csv --by algorithm,order,limit");
    expect_clean(0, "plot results/search.csv --x limit --y leaves --by algorithm,order -o results/search.svg");
    expect_clean(0, "plot results/search.csv --x leaves --y evaluations --by algorithm --panel order --script");
    expect_clean(2, "plot results/search.csv --x order --y leaves");
    expect_clean(0, "run --games match.games match.json");
    expect_clean(0, "show match.games:1");
    expect_clean(0, "elo results/match.csv --by player,rival --sprt 0,20");
    expect_clean(0, "run decision.json");
    write_text("learn.json", "{ \"games\": [{ \"game\": \"tictactoe\", \"seed\": \"1..2\" }],\n"
                             "  \"searches\": [{ \"algorithm\": \"alphabeta\" }] }");
    expect_clean(0, "learn -o table.json learn.json");
    expect_clean(0, "cell game=tictactoe cutoff=realization table=table.json");
    write_text("wrong.json",
               "{ \"games\": [{ \"game\": \"tictactoe\", \"openin\": 3 }], \"searches\": [{}], \"sprt\": [1] }");
    expect_clean(3, "run wrong.json");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games),
        cmocka_unit_test(test_verbs),
        cmocka_unit_test(test_configs),
    };
    return cmocka_run_group_tests_name("valgrind", tests, make_folder, remove_folder);
}
