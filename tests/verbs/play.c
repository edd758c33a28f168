/* Positions and games on the command line: show, play, perft --divide. */

#include "tests/shell.h"

#define LEVELS                                                                                                     \
    "{ \"games\": [ { \"game\": \"tictactoe\" } ], \"searches\": [\n"                                              \
    "  { \"name\": \"Dreamer\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 0 } ] },\n"              \
    "  { \"name\": \"Master\", \"algorithm\": \"alphabeta\", \"cutoffs\": [ { \"limit\": 9 } ] } ] }\n"

#define WORDS(moves)                                                                                               \
    "{ \"games\": [ { \"game\": \"tictactoe\", \"moves\": " moves " } ],\n"                                        \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 2 } ] }\n"

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
    expect(0, "over: \u25cf wins, +10", "plymeter show game=tictactoe position=xxx/oo./...:o");
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
    expect(0, "12 sequences of 2 plies, 0 over earlier, in ",
           "plymeter perft --divide game=othello size=4 depth=2");
}

static void test_play(void **state)
{
    (void)state;
    expect(0, "x is You\no is Master\n",
           "plymeter play --ascii game=tictactoe level=master levels=levels.json < /dev/null");
    expect(0, "Master (o) plays b2: value 0 for o, ",
           "echo a1 | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "Dreamer (x) plays a1, without a search",
           "echo quit | plymeter play --ascii game=tictactoe as=second level=Dreamer levels=levels.json");
    expect(0, "over: a draw", "plymeter play --ascii game=tictactoe first=Master second=Master levels=levels.json");
    /* Of two that are called alike the one of this game plays. */
    expect_status(
        0,
        "echo '{ \"games\": [ { \"game\": \"kalah\", \"searches\": [ { \"name\": \"A\", \"algorithm\": "
        "\"minimax\" } ] },"
        " { \"game\": \"tictactoe\", \"opening\": 3, \"searches\": [ { \"name\": \"B\", \"algorithm\": \"pvs\" },"
        " { \"name\": \"A\", \"algorithm\": \"alphabeta\" } ] } ] }' > two.json");
    expect(2, "A      alphabeta", "plymeter play --ascii game=tictactoe level=C levels=two.json < /dev/null 2>&1");
    expect(2, "A      minimax", "plymeter play --ascii game=kalah level=C levels=two.json < /dev/null 2>&1");
    expect(0, "over: Master (o) wins, +10",
           "plymeter play --ascii game=tictactoe first=Dreamer second=Master levels=levels.json");
    expect(0, "alphabeta (o) plays ", "echo a1 | plymeter play --ascii game=tictactoe limit=3");
    /* Taken back, the position is the first again; then there is nothing more. */
    expect(0, "position=.../.../...:x\nYou (x) to move\nthere is nothing to take back\n",
           "printf 'a1\\nundo\\nundo\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    /* Of two people, the last one's. */
    expect(0, "position=x../.../...:o\nYou (o) to move\n   a b c\n 1 . . .\n",
           "printf 'a1\\nundo\\n' | plymeter play --ascii game=tictactoe first=you second=you");
    expect(0, "You (x) could play a1: value 0 for x",
           "echo hint | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    /* A slip of the finger loses nothing. */
    expect(0, "\"b9\" is no legal move; did you mean \"b1\"?",
           "printf 'b9\\nb2\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "position=o../.x./...:x",
           "printf 'b9\\nb2\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    /* Moves and commands may be typed in capitals; a wrong one is answered with those that begin like it. */
    expect(0, "position=o../.x./...:x",
           "printf 'B2\\nQUIT\\n' | plymeter play --ascii game=tictactoe level=master levels=levels.json");
    expect(0, "legal moves: a1 b1 c1 a2 b2 c2 a3 b3 c3\n\"help\" says", "echo B9 | plymeter play game=tictactoe");
    expect(0, "did you mean \"hint\"?", "echo HNIT | plymeter play game=tictactoe");
    expect(0,
           "\"d1xz9\" is no legal move; did you mean \"d1xa1\"?\nlegal moves: d1xa1 d1xb1 d1xc1 d1xe1 d1xf1 d1xa2 "
           "d1xb2 d1xc2 d1xd2 d1xe2 d1xf2 d1xa3 ...; \"moves\" lists all 170\n",
           "echo d1xz9 | plymeter play game=isola");
    expect(0, "alphabeta (o) plays ", "echo D1XA1 | plymeter play --ascii game=isola limit=1");
    expect(0, "9 moves: a1", "echo moves | plymeter play --ascii game=tictactoe");
    expect(0, "evaluation 0 for x", "echo eval | plymeter play --ascii game=tictactoe");
    expect(0, "take your last move back", "echo help | plymeter play --ascii game=tictactoe");
    /* A game can be resumed from what was shown, and after its end be taken back. */
    expect(0, "alphabeta (o) plays b3: value 0 for o",
           "echo c3 | plymeter play --ascii game=tictactoe position=ox./.xo/...:x limit=9 ");
    expect(0, "the game is over\n", "printf 'a3\\na1\\n' | plymeter play game=tictactoe position=xoo/x../...:x");
    expect(0, "over: You (x) wins, +10\n   a b c\n",
           "printf 'a3\\nundo\\n' | plymeter play --ascii game=tictactoe position=xoo/x../...:x");
    expect(0, "the game is over\n",
           "printf 'a3\\nhint\\n' | plymeter play --ascii game=tictactoe position=xoo/x../...:x");
    /* Where there is no board, that is said, and the moves so far are shown, from which the game is resumed. */
    expect(0,
           "uniform has no board: in its place stand the moves so far, by their numbers, and \"moves\" lists those "
           "that "
           "are legal\nx to move\nmoves=1\no to move\nmoves=1.2\nx to move\n",
           "printf '1\\n2\\n' | plymeter play game=uniform first=you second=you | sed 's/You (\\(.\\))/\\1/'");
    expect(0, "\nmoves=1.2.0\nYou (o) to move\n",
           "echo 0 | plymeter play game=uniform moves=1.2 first=you second=you");
}

/* All games draw their players by the same two signs, which are those of the text. */
static void test_signs(void **state)
{
    static const char *const games[] = {"tictactoe", "othello",      "kalah", "upperhand", "isola",
                                        "connect4",  "breakthrough", "mnk",   "checkers"};
    char command[300];
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        snprintf(
            command, sizeof command,
            "plymeter show game=%s opening=3 | sed '/^position=/d; /^[0-9]* moves:/d; s/: .*//' > shown; "
            "grep -q '^\u25cb to move' shown && test $(grep -c '\u25cf' shown) -gt 0 && ! grep -qw '[xo]' shown",
            games[i]);
        expect_status(0, command);
    }
    expect(0, "x to move", "plymeter show game=uniform");
    expect(0, "\u25cf must pass\n", "plymeter show game=kalah houses=3 seeds=5 position=1.2.3.4/5.6.7.2/pass:x");
}

/* A person who says nothing of the opponent is shown the levels, and asked. */
static void test_asking(void **state)
{
    (void)state;
    if (system("command -v script > /dev/null") != 0) {
        print_message("not tested: script is not installed\n");
        skip();
    }
#define AT_TERMINAL(typed, arguments)                                                                              \
    "printf '" typed "' | script -qec '\"$PLYMETER\" play --ascii game=tictactoe " arguments                       \
    "' /dev/null | tr -d '\\r'"
    expect(0, "\nDreamer  alphabeta  none   static  depth limit=0\n", AT_TERMINAL("quit\\n", "levels=levels.json"));
    expect(0, "there is no level \"mastr\"; did you mean \"Master\"?",
           AT_TERMINAL("mastr\\nquit\\n", "levels=levels.json"));
    expect(0, "x is You\no is Master\n", AT_TERMINAL("mastr\\nMASTER\\nquit\\n", "levels=levels.json"));
    expect(0, "x is Master\no is You\n", AT_TERMINAL("master\\nquit\\n", "as=second levels=levels.json"));
    expect(0, "x is You\no is alphabeta\n", AT_TERMINAL("quit\\n", "limit=3 levels=levels.json"));
    expect(0, "x is You\no is alphabeta\n", "export PLYMETER_DATA=no-levels; " AT_TERMINAL("quit\\n", ""));
#undef AT_TERMINAL
}

static void test_wrong_players(void **state)
{
    (void)state;
    expect(2,
           "there is no level \"Mester\"; did you mean \"Master\"?\nlevel    algorithm  order  leaf    cutoff\n"
           "Dreamer  alphabeta  none   static  depth limit=0\nMaster   alphabeta  none   static  depth "
           "limit=9\nsay level=NAME",
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

/* Moves by their names, as records of games write them, and by their numbers. */
static void test_moves_in_words(void **state)
{
    (void)state;
    expect(0, " g1f3 (Nf3) ", "plymeter show game=chess");
    expect(0, "position=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_b_KQkq_-_0_1",
           "plymeter show game=chess moves=e4.e7e5.Nf3");
    expect(0, "position=x.o/.x./...:o", "plymeter show game=tictactoe moves=a1.c1.b2");
    expect(0, "position=x.o/.x./...:o", "plymeter show game=tictactoe moves=0.C1.2");
    expect(2, "tictactoe: move 2 of \"moves\": \"a1\" is no legal move there; did you mean ",
           "plymeter show game=tictactoe moves=a1.a1");
    expect(2, "move 3 of \"moves\": \"Nf9\" is no legal move there; did you mean \"Nf3\"?",
           "plymeter show game=chess moves=e4.e5.Nf9");
    expect(2, "move 1 of \"moves\": \"Nb3\" may be Nab3 or Ncb3",
           "plymeter show game=chess position=8/8/8/8/8/8/8/N1N1K2k_w_-_-_0_1 moves=Nb3");
    expect(2, "move 6 of \"moves\": \"b3\" comes after the end of the game",
           "plymeter show game=tictactoe moves=a1.a2.b1.b2.c1.b3");
    expect(0, "plays ", "echo Nf3 | plymeter play --ascii game=chess limit=1");
    expect(0, "\"Nb3\" may be Nab3 or Ncb3\n",
           "echo Nb3 | plymeter play game=chess position=8/8/8/8/8/8/8/N1N1K2k_w_-_-_0_1 limit=1");
    /* A cell is the same however its moves were given, also in a config. */
    write_file("words.json", WORDS("[\"a1.b2\", \"none\"]"), strlen(WORDS("[\"a1.b2\", \"none\"]")));
    write_file("numbers.json", WORDS("[\"0.3\", \"none\"]"), strlen(WORDS("[\"0.3\", \"none\"]")));
    expect_status(0, "for file in words numbers; do plymeter run -o $file.csv $file.json && "
                     "cut -d, -f1-18 $file.csv > $file.counts || exit; done; cmp words.counts numbers.counts");
    write_file("wrong.json", WORDS("\"a1.b9\""), strlen(WORDS("\"a1.b9\"")));
    expect(3, "tictactoe: move 2 of \"moves\": \"b9\" is no legal move there; did you mean",
           "plymeter plan wrong.json");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_show),          cmocka_unit_test(test_divide), cmocka_unit_test(test_play),
        cmocka_unit_test(test_signs),         cmocka_unit_test(test_asking), cmocka_unit_test(test_moves_in_words),
        cmocka_unit_test(test_wrong_players),
    };
    return cmocka_run_group_tests_name("play", tests, make_levels, remove_folder);
}
