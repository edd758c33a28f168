/* Positions and games on the command line: show, play, perft --divide. */

#include "tests/shell.h"

#define LEVELS                                                                                                     \
    "{ \"games\": [ { \"game\": \"tictactoe\" } ], \"searches\": [\n"                                              \
    "  { \"name\": \"Dreamer\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 0 } ] },\n"              \
    "  { \"name\": \"Master\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 9 } ] } ] }\n"

static int make_levels(void **state)
{
    const int made = make_folder(state);
    write_file("levels.json", LEVELS, strlen(LEVELS));
    return made;
}

static void test_show(void **state)
{
    (void)state;
    expect(
        0,
        "   a b c\n 1 x . o\n 2 . x .\n 3 . . .\n\nposition=x.o/.x./...:o\no to move\n6 moves: b1 a2 c2 a3 b3 c3\n"
        "evaluation -3 for o: own open lines 2, opponent's open lines 5\n",
        "plymeter show --ascii game=tictactoe position=x.o/.x./...:o");
    expect(0, "\u25cf \u00b7 \u25cb", "plymeter show game=tictactoe position=x.o/.x./...:o");
    expect(0, "over: x wins, +10", "plymeter show game=tictactoe position=xxx/oo./...:o");
    expect(0, "over: a draw", "plymeter show game=tictactoe position=xox/xxo/oxo:o");
    expect(0, "evaluation", "plymeter show game=uniform");
    expect(2, "an argument is missing", "plymeter show");
    expect(2, "at character 4, at \".o\"", "plymeter show game=tictactoe position=x.o.o");
    expect(2, "\":x\" or \":o\" for the side to move", "plymeter show game=tictactoe position=x.o/.x./...");
    expect(2, "the players did not alternate", "plymeter show game=tictactoe position=x.x/.x./...:o");
    expect(2, "the side to move has three in a line", "plymeter show game=tictactoe position=xxx/oo./o..:x");
    expect(2, "positions of this game have no notation", "plymeter show game=uniform position=x");
}

static void test_divide(void **state)
{
    (void)state;
    expect(0, "move,sequences,finished\nb1,3,0\na2,3,0\nd3,3,0\nc4,3,0\n",
           "plymeter perft --divide game=othello size=4 depth=2");
    expect(0, "12 of 2 plies, 0 over earlier, all in ", "plymeter perft --divide game=othello size=4 depth=2");
}

static void test_play(void **state)
{
    (void)state;
    expect(0, "o plays b2: value 0 for o, ",
           "echo a1 | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "x plays a1, without a search",
           "echo quit | plymeter play --ascii game=tictactoe as=second level=Dreamer levels=levels.json");
    expect(0, "over: a draw", "plymeter play --ascii game=tictactoe first=Master second=Master levels=levels.json");
    expect(0, "over: o wins, +10",
           "plymeter play --ascii game=tictactoe first=Dreamer second=Master levels=levels.json");
    expect(0, "o plays ", "echo a1 | plymeter play --ascii game=tictactoe limit=3");
    /* Taken back, the position is the first again; then there is nothing more. */
    expect(0, "position=.../.../...:x\nx to move\nthere is nothing to take back\n",
           "printf 'a1\\nundo\\nundo\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "x could play a1: value 0 for x",
           "echo hint | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    /* A slip of the finger loses nothing. */
    expect(0, "\"b9\" is no legal move; did you mean \"b1\"?",
           "printf 'b9\\nb2\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "position=o../.x./...:x",
           "printf 'b9\\nb2\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "9 moves: a1", "echo moves | plymeter play --ascii game=tictactoe");
    expect(0, "evaluation 0 for x", "echo eval | plymeter play --ascii game=tictactoe");
    expect(0, "take your last move back", "echo help | plymeter play --ascii game=tictactoe");
    /* A game can be resumed from what was shown, and after its end be taken back. */
    expect(0, "o plays b3: value 0 for o",
           "echo c3 | plymeter play --ascii game=tictactoe position=ox./.xo/...:x limit=9 ");
    expect(0, "over: x wins, +10\n   a b c\n",
           "printf 'a3\\nundo\\n' | plymeter play --ascii game=tictactoe position=xoo/x../...:x");
}

static void test_wrong_players(void **state)
{
    (void)state;
    expect(2, "there is no level \"Mester\"; there are \"Dreamer\", \"Master\"; did you mean \"Master\"?",
           "plymeter play game=tictactoe level=Mester levels=levels.json");
    expect(2, "configs/levels/tictactoe.json: there is no level \"Mester\"",
           "mkdir -p configs/levels && cp levels.json configs/levels/tictactoe.json &&"
           " plymeter play game=tictactoe level=Mester");
    expect(2, "\"as\" is to be one of first|second, not \"third\"", "plymeter play game=tictactoe as=third");
    expect(2, "not both", "plymeter play game=tictactoe as=first second=Master");
    expect(3, "missing.json", "plymeter play game=tictactoe level=x levels=missing.json");
    expect(2, "it takes game=NAME", "plymeter play level=Master");
    expect(2, "an argument is missing", "plymeter play");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_show),
        cmocka_unit_test(test_divide),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_wrong_players),
    };
    return cmocka_run_group_tests_name("play", tests, make_levels, remove_folder);
}
