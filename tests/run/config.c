/* Wrong configs: each error at its place, all of them at once, before anything runs. */

#include "tests/shell.h"

/* A config with one part of it replaced. */
#define CONFIG(games, searches, rest) "{ \"games\": [ " games " ],\n  \"searches\": [ " searches " ]" rest " }\n"
#define GAME "{ \"game\": \"uniform\" }"
#define SEARCH "{ \"algorithm\": \"alphabeta\" }"

static const struct {
    const char *config, *message;
} wrong[] = {
    {"{ \"games\": [ ", "bad.json:1:"},
    {"", "bad.json:1:1: "},
    {"[]", "bad.json:1:1: a config is to be an object"},
    {"{}", "bad.json:1:1: a config needs \"games\""},
    {"{}", "bad.json:1:1: a config needs \"searches\""},
    {"{ \"games\": [ { \"game\": \"tree\", \"searches\": [ " SEARCH " ] }, " GAME " ] }",
     "bad.json:1:1: a config needs \"searches\", or each of its games needs them"},
    {CONFIG("{ \"game\": \"tree\", \"searches\": [ { \"algorithm\": \"alphabet\" } ] }", SEARCH, ""),
     "bad.json:1:61: there is no algorithm \"alphabet\"; did you mean \"alphabeta\"?"},
    {CONFIG("{ \"game\": \"othello\", \"searches\": [ " SEARCH " ] }", SEARCH,
            ", \"measure\": \"match\", \"tune\": {}"),
     "\"tune\" chooses among the config's \"searches\", and not among a game's own"},
    {CONFIG(GAME, SEARCH, ", \"limts\": {}"), "bad.json:2:49: unknown key \"limts\"; did you mean \"limits\"?"},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"second\": 3 }"),
     "bad.json:2:61: unknown key \"second\"; did you mean \"seconds\"?"},
    {CONFIG(GAME, SEARCH, ", \"limits\": 3"), "bad.json:2:59: \"limits\" is to be an object"},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"repeat\": 0 }"),
     "bad.json:2:71: \"repeat\" is to be a whole number from 1 to 1000000, not \"0\""},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"repeat\": [1, 2] }"),
     "bad.json:2:71: \"repeat\" is to be a whole number"},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"repeat\": 1, \"repeat\": 2 }"), "bad.json:2:"},
    {CONFIG(GAME, SEARCH, ", \"repeat\": 3"),
     "bad.json:2:49: the key \"repeat\" is gone: it goes into \"limits\"\n"},
    {CONFIG(GAME, SEARCH, ", \"question\": 3"), "\"question\" is to be a text"},
    {CONFIG("", SEARCH, ""), "bad.json:1:12: \"games\" is to be a list of at least one object"},
    {CONFIG("3", SEARCH, ""), "bad.json:1:14: expected an object that names a \"game\""},
    {CONFIG("{ \"game\": \"draughts\" }", SEARCH, ""), "bad.json:1:24: there is no game \"draughts\""},
    {CONFIG("{ \"game\": \"othelo\" }", SEARCH, ""), "there is no game \"othelo\"; did you mean \"othello\"?"},
    {CONFIG("{ \"game\": [\"uniform\", \"x\"] }", SEARCH, ""), "bad.json:1:36: there is no game \"x\""},
    {CONFIG("{ \"seed\": 3 }", SEARCH, ""), "bad.json:1:14: this entry names no \"game\""},
    {CONFIG("{ \"game\": \"uniform\", \"brancing\": 3 }", SEARCH, ""),
     "bad.json:1:35: unknown key \"brancing\"; did you mean \"branching\"?"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 65 }", SEARCH, ""),
     "bad.json:1:48: \"branching\" is to be a whole number from 1 to 64, not \"65\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 2.5 }", SEARCH, ""), "not \"2.5\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": 1e1 }", SEARCH, ""), "not \"1e1\""},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": null }", SEARCH, ""),
     "bad.json:1:48: \"branching\" is to be a whole number from 1 to 64"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": [[3]] }", SEARCH, ""), "bad.json:1:49: "},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": [] }", SEARCH, ""),
     "bad.json:1:48: the list of \"branching\" is empty"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": \"8..4\" }", SEARCH, ""),
     "bad.json:1:48: the range \"8..4\" is empty"},
    {CONFIG("{ \"game\": \"uniform\", \"branching\": \"60..70\" }", SEARCH, ""), "not \"65\""},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"1..9000000000\" }", SEARCH, ""), "has more than 1000000 values"},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": 9007199254740993 }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"18446744073709551616\" }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": -1 }", SEARCH, ""), "bad.json:1:43: "},
    {CONFIG("{ \"game\": \"tree\", \"root\": \"mux\" }", SEARCH, ""),
     "\"root\" is to be one of max|min, not \"mux\"; did you mean \"max\"?"},
    {CONFIG("{ \"game\": \"tree\", \"root\": 3 }", SEARCH, ""), "one of max|min, not \"3\""},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[[3,5],[2,9]\" }", SEARCH, ""),
     "bad.json:1:40: tree: column 13 of the tree: "},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[[3,5],[]]\" }", SEARCH, ""),
     "bad.json:1:40: tree: column 8 of the tree: expected an array of 1 to 256 children"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[1.5]\" }", SEARCH, ""), "expected a whole number"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"[{\\\"p\\\":2}]\" }", SEARCH, ""), "a probability from 0 to 1"},
    {CONFIG("{ \"game\": \"tree\", \"tree\": \"missing.json\" }", SEARCH, ""),
     "bad.json:1:40: tree: missing.json: No such file or directory"},
    {CONFIG("{ \"game\": \"tictactoe\", \"opening\": 20 }", SEARCH, ""),
     "tictactoe: every game tried ends before the opening does"},
    {CONFIG("{ \"game\": \"dependent\", \"branching\": 16, \"height\": 20 }", SEARCH, ""),
     "branching^height must not exceed 2^61"},
    {CONFIG(GAME, "", ""), "\"searches\" is to be a list"},
    {CONFIG(GAME, "{ \"algorithm\": \"alphbeta\" }", ""), "did you mean \"alphabeta\"?"},
    {CONFIG(GAME, "{ \"algorithm\": \"minimax\", \"fail\": \"soft\" }", ""), "unknown key \"fail\""},
    {CONFIG(GAME, "{ \"algorithm\": \"alphabeta\", \"order\": \"bset\" }", ""), "did you mean \"best\"?"},
    {CONFIG(GAME, SEARCH, ", \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": -1 } ]"), "\"limit\" is to be"},
    {CONFIG(GAME, SEARCH, ", \"cutoffs\": [ { \"cutoff\": \"death\" } ]"), "did you mean \"depth\"?"},
    {CONFIG("{ \"game\": \"uniform\", \"cutoffs\": [] }", SEARCH, ""), "\"cutoffs\" is to be a list"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"limit\": 9 } ]"), "this excludes nothing"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"limits\": 9 } ]"), "unknown key \"limits\""},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"game\": \"unifrm\" } ]"), "there is no game \"unifrm\""},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"game\": \"uniform\" } ]"), "this excludes every cell"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"game\": \"uniform\" }, { \"limt\": 3 } ]"),
     "unknown key \"limt\"; did you mean \"limit\"?"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { \"limit\": \"x\" } ]"), "\"limit\" is to be a whole number"},
    {CONFIG(GAME, SEARCH, ", \"exclude\": [ { } ]"), "expected an object that says which cells"},
    {"{ \"games\": \xff }", "bad.json:1:12: "},
    /* What people write instead: ranges, lists, keys and names in the wrong place. */
    {"{ \"games\": { \"game\": \"uniform\" } }",
     "bad.json:1:12: \"games\" is to be a list of at least one object: put [ ]"},
    {CONFIG("7", SEARCH, ""), "expected an object that names a \"game\", such as { \"game\": \""},
    {CONFIG(GAME, "{}", ""), "names no \"algorithm\", such as \"algorithm\": \"alphabeta\""},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"1 .. 8\" }", SEARCH, ""),
     "\"1 .. 8\"; a range is written as in \"1..8\""},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": [\"1-8\"] }", SEARCH, ""),
     "\"1-8\"; a range is written as in \"1..8\""},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": \"1,2\" }", SEARCH, ""),
     "\"1,2\"; a list is written as in [1, 2, 3]"},
    {CONFIG("{ \"game\": \"uniform\", \"seed\": 1..8 }", SEARCH, ""),
     "bad.json:1:43: a range is written in quotes, as \"1..8\""},
    {CONFIG(GAME, SEARCH, ", \"limits\": { \"repeat\": \"1..2\" }"), "not \"1..2\": a single one"},
    {CONFIG(GAME, SEARCH, ", \"limit\": 3"), "bad.json:2:49: unknown key \"limit\"; it goes into \"cutoffs\""},
    {CONFIG("{ \"game\": \"uniform\", \"table\": \"x.json\" }", SEARCH, ""),
     "unknown key \"table\"; it goes into \"cutoffs\""},
    {CONFIG(GAME, SEARCH, ", \"seconds\": 3"), "unknown key \"seconds\"; it goes into \"limits\""},
    {CONFIG(GAME, "{ \"algorithm\": \"pvs\", \"seed\": 3 }", ""), "unknown key \"seed\"; it goes into \"games\""},
    {CONFIG(GAME, SEARCH, ", \"cutoffs\": [ { \"depth\": 3 } ]"),
     "unknown key \"depth\"; it is named as \"cutoff\": \"depth\", with a \"limit\""},
    {CONFIG(GAME, "{ \"algorithm\": \"minimax\", \"fail\": \"soft\" }", ""),
     "unknown key \"fail\": \"minimax\" has no such parameter, but \"alphabeta\" has"},
    {CONFIG(GAME, "{ \"algorithm\": \"best\" }", ""), "there is no algorithm \"best\"; that is an order"},
    {CONFIG(GAME, "{ \"algorithm\": \"pvs\", \"order\": \"eval+table+eval\" }", ""),
     "the order \"eval+table+eval\" names \"eval\" twice"},
    {CONFIG(GAME, "{ \"algorithm\": \"pvs\", \"order\": \"best+worst+eval+static+table\" }", ""),
     "combines more than 4"},
};

static void test_wrong_configs(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_file("bad.json", wrong[i].config, strlen(wrong[i].config));
        print_message("%s\n", wrong[i].message);
        expect(3, wrong[i].message, "plymeter run bad.json");
        assert_int_not_equal(access("results", F_OK), 0);
    }
}

/* An error of every kind, all told at once, in the order of the lines and nothing else. */
static const char wrong_everywhere[] =
    "{ \"question\": 3,\n"
    "  \"gmes\": [ { \"game\": \"othelo\", \"size\": 3 },\n"
    "            { \"game\": \"uniform\", \"brnching\": 2,\n"
    "              \"seed\": \"x\" },\n"
    "            { \"game\": \"tree\", \"tree\": \"[1\" },\n"
    "            \"othello\" ],\n"
    "  \"searches\": [ { \"algoritm\": \"alphabeta\" },\n"
    "                { \"algorithm\": \"minmax\",\n"
    "                  \"order\": \"table+eval+foo\" },\n"
    "                { \"algorithm\": \"pvs\", \"order\": \"table+evl\", \"nme\": \"x\" },\n"
    "                { \"algorithm\": [\"best\", \"alphabeta\"], \"fail\": \"hrd\",\n"
    "                  \"cutoffs\": [ { \"limt\": 3 } ] } ],\n"
    "  \"cutoffs\": [ { \"cutof\": \"depht\", \"limit\": [2, 4] },\n"
    "               { \"limit\": 3, \"budget\": 5 } ],\n"
    "  \"limits\": { \"second\": 1, \"nodes\": -1,\n"
    "    \"repeat\": 0 },\n"
    "  \"measure\": \"mtch\",\n"
    "  \"anatomy\": 1,\n"
    "  \"sprt\": { \"elo\": 3, \"elo1\": \"x\" },\n"
    "  \"pairing\": \"al\",\n"
    "  \"exclude\": [ { \"limt\": 3 },\n"
    "               { \"algorithm\": \"minmax\" },\n"
    "               7 ],\n"
    "  \"reference\": { \"limt\": 60, \"algoritm\": \"pvs\", \"order\": \"table+foo\" },\n"
    "  \"claims\": [ { \"claim\": \"a\", \"metric\": \"gian\", \"relation\": \"=\", \"value\": 1 },\n"
    "              { \"claim\": \"b\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 1,\n"
    "                \"where\": { \"limt\": 3, \"algorithm\": \"pvss\", \"seed\": \"1\" },\n"
    "                \"against\": { \"ordr\": \"best\" }, \"pair\": [\"sed\"], \"pool\": \"lmit\" },\n"
    "              { \"claim\": \"c\", \"metirc\": \"leaves\", \"within\": [2, 1], \"theory\": \"minimal\" },\n"
    "              { \"claim\": \"d\", \"metric\": \"leaves\", \"relation\": \"<\", \"confidence\": 2 } ] }\n";

static const char wrong_everywhere_said[] =
    "bad.json:1:15: \"question\" is to be a text\n"
    "bad.json:2:3: unknown key \"gmes\"; did you mean \"games\"?\n"
    "bad.json:2:23: there is no game \"othelo\"; did you mean \"othello\"?\n"
    "bad.json:2:41: \"size\" is to be one of 4|6|8, not \"3\"\n"
    "bad.json:3:34: unknown key \"brnching\"; did you mean \"branching\"?\n"
    "bad.json:4:23: \"seed\" is to be a whole number from 0 to 18446744073709551615, not \"x\"\n"
    "bad.json:5:39: tree: column 3 of the tree: unexpected end of file: the '[' of line 1 is not closed\n"
    "bad.json:6:13: expected an object that names a \"game\", such as { \"game\": \"othello\" }\n"
    "bad.json:7:19: unknown key \"algoritm\"; did you mean \"algorithm\"?\n"
    "bad.json:8:32: there is no algorithm \"minmax\"; did you mean \"minimax\"?\n"
    "bad.json:9:28: there is no order \"foo\", which \"table+eval+foo\" names; plymeter list shows what there is\n"
    "bad.json:10:48: there is no order \"evl\", which \"table+evl\" names; did you mean \"eval\"?\n"
    "bad.json:10:61: unknown key \"nme\"; did you mean \"name\"?\n"
    "bad.json:11:33: there is no algorithm \"best\"; that is an order\n"
    "bad.json:11:63: \"fail\" is to be one of soft|hard, not \"hrd\"; did you mean \"hard\"?\n"
    "bad.json:12:34: unknown key \"limt\"; did you mean \"limit\"?\n"
    "bad.json:13:18: unknown key \"cutof\"; did you mean \"cutoff\"?\n"
    "bad.json:13:27: there is no cutoff \"depht\"; did you mean \"depth\"?\n"
    "bad.json:14:40: a \"budget\" is spent only if \"deepen\" says of what\n"
    "bad.json:15:15: unknown key \"second\"; did you mean \"seconds\"?\n"
    "bad.json:15:37: \"nodes\" is to be a whole number from 0 to 1000000000000000, not \"-1\"\n"
    "bad.json:16:15: \"repeat\" is to be a whole number from 1 to 1000000, not \"0\"\n"
    "bad.json:17:14: \"measure\" is to be one of search|decision|match|shape|anatomy|game|moves, not \"mtch\"; did "
    "you "
    "mean \"match\"?\n"
    "bad.json:18:3: the key \"anatomy\" is gone: it is \"measure\": \"anatomy\", and measure=anatomy on a command "
    "line\n"
    "bad.json:19:13: unknown key \"elo\"; did you mean \"elo0\"?\n"
    "bad.json:19:31: \"elo1\" is to be a number from -1000 to 1000, not \"x\"\n"
    "bad.json:20:14: \"pairing\" is to be one of first|all, not \"al\"; did you mean \"all\"?\n"
    "bad.json:21:18: unknown key \"limt\"; did you mean \"limit\"?\n"
    "bad.json:22:31: there is no algorithm \"minmax\"; did you mean \"minimax\"?\n"
    "bad.json:23:16: expected an object that says which cells to leave out\n"
    "bad.json:24:18: unknown key \"limt\"; did you mean \"limit\"?\n"
    "bad.json:24:30: unknown key \"algoritm\"; did you mean \"algorithm\"?\n"
    "bad.json:24:58: there is no order \"foo\", which \"table+foo\" names; plymeter list shows what there is\n"
    "bad.json:25:41: \"gian\" is no column of numbers; did you mean \"gain\"?\n"
    "bad.json:25:61: \"relation\" is to be one of ==|<=|>=|<|>|~, not \"=\"; did you mean \"==\"?\n"
    "bad.json:27:28: unknown key \"limt\"; did you mean \"limit\"?\n"
    "bad.json:27:52: there is no algorithm \"pvss\"; did you mean \"pvs\"?\n"
    "bad.json:28:30: unknown key \"ordr\"; did you mean \"order\"?\n"
    "bad.json:28:56: no axis is named \"sed\"; did you mean \"seed\"?\n"
    "bad.json:28:73: no axis is named \"lmit\"; did you mean \"limit\"?\n"
    "bad.json:29:31: unknown key \"metirc\"; did you mean \"metric\"?\n"
    "bad.json:29:61: nothing is \"within\" these: the first is the larger\n"
    "bad.json:29:79: theory has no column \"minimal\"; did you mean \"minimal_gain\"?\n"
    "bad.json:30:63: \"relation\" to what? There is no \"value\", \"against\" or \"theory\"\n"
    "bad.json:30:82: \"confidence\" is to be a number from 0.5 to 0.9999, not \"2\"\n";

static const char wrong_claims_and_excludes[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"brnching\": 2, \"seed\": [\"1..3\", \"x\"] } ],\n"
    "  \"searches\": [ { \"algorithm\": \"minimax\" }, { \"algorithm\": \"alphabta\", \"order\": \"best\" } ],\n"
    "  \"cutoffs\": [ { \"limit\": [2, 4] } ],\n"
    "  \"exclude\": [ { \"limit\": 9 }, { \"seed\": 9 }, { \"fail\": \"soft\", \"limit\": 2 } ],\n"
    "  \"limits\": { \"repeat\": 3 },\n"
    "  \"claims\": [ { \"claim\": \"a\", \"metric\": \"regret\", \"relation\": \"<\", \"value\": 1,\n"
    "                \"where\": { \"limit\": 3, \"branching\": 3, \"seed\": 9, \"algorithm\": \"pvs\", \"order\": "
    "\"bst\", \"fail\": \"soft\" } },\n"
    "              { \"claim\": \"b\", \"metric\": \"limit\", \"relation\": \">\", \"where\": { \"order\": "
    "\"best\", \"limit\": [2, 9] },\n"
    "                \"against\": { \"order\": \"random\" }, \"pool\": [\"branching\", \"window\"] },\n"
    "              { \"claim\": \"c\", \"metric\": \"gain\", \"relation\": \"==\", \"value\": 1 },\n"
    "              { \"claim\": \"d\", \"metric\": \"ns_low\", \"within\": [1, 2], \"where\": { \"window\": "
    "\"open\" } } ] }\n";

static const char wrong_claims_and_excludes_said[] =
    "bad.json:1:35: unknown key \"brnching\"; did you mean \"branching\"?\n"
    "bad.json:1:67: \"seed\" is to be a whole number from 0 to 18446744073709551615, not \"x\"\n"
    "bad.json:2:60: there is no algorithm \"alphabta\"; did you mean \"alphabeta\"?\n"
    "bad.json:4:16: this excludes nothing: no cell matches all of its keys\n"
    "bad.json:6:41: \"regret\" is no column of numbers here: rows have it with \"measure\": \"decision\"\n"
    "bad.json:7:37: no cell here has the limit \"3\"; they have \"2\", \"4\"\n"
    "bad.json:7:80: no cell here has the algorithm \"pvs\"; they have \"minimax\", \"alphabeta\"\n"
    "bad.json:7:96: there is no order \"bst\"; did you mean \"best\"?\n"
    "bad.json:7:111: there will be no column \"fail\": the config does not mention it; to have one, name it among "
    "the \"searches\", even if only with its default\n"
    "bad.json:8:41: \"limit\" is an axis, no column of numbers that a search ends with\n"
    "bad.json:8:104: no cell here has the limit \"2\"; they have \"4\"\n"
    "bad.json:9:39: no cell here has the order \"random\"; they have \"none\", \"best\"\n"
    "bad.json:9:59: no axis is named \"window\": the config does not mention it\n"
    "bad.json:10:41: \"==\" is of counts, not of \"gain\"\n"
    "bad.json:11:90: there will be no column \"window\": the config does not mention it; to have one, name it "
    "among the \"searches\", even if only with its default\n";

static void expect_complaints(const char *config, const char *said)
{
    int status;
    write_file("bad.json", config, strlen(config));
    const char *output = shell(&status, "plymeter plan bad.json");
    assert_int_equal(status, 3);
    assert_string_equal(output, said);
}

static void test_all_errors_at_once(void **state)
{
    (void)state;
    expect_complaints(wrong_everywhere, wrong_everywhere_said);
    expect_complaints(wrong_claims_and_excludes, wrong_claims_and_excludes_said);
}

#define JUDGED(reference)                                                                                          \
    "{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"opening\": [4, 5] },\n"                \
    "  { \"game\": \"connect4\", \"opening\": 30 } ],\n"                                                           \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ],\n"                   \
    "  \"reference\": " reference " }\n"
#define TICTACTOE "\"tictactoe\": { \"limit\": 9 }"

/* What a part has no parameter for it is not multiplied by. */
static void test_parameter_of_some(void **state)
{
    static const char good[] =
        CONFIG(GAME, "{ \"algorithm\": [\"minimax\", \"alphabeta\"], \"fail\": [\"soft\", \"hard\"] }", "");
    (void)state;
    write_file("some.json", good, strlen(good));
    expect(0, "some.csv: 3 cells", "plymeter run -o some.csv some.json");
}

/* Each game has a search of its own, and each may have something wrong of its own. */
static void test_references_by_game(void **state)
{
    static const char good[] =
        JUDGED("{ \"x-why\": \"remark\", " TICTACTOE ", \"connect4\": { \"limit\": 2, \"order\": \"none\" } }");
    (void)state;
    write_file("judged.json", good, strlen(good));
    expect(0, "judged.csv: 3 cells and ", "plymeter run -o judged.csv judged.json");
    expect(0, "",
           "awk -F, 'NR > 1 { print $1, $NF }' judged.csv > said && printf 'tictactoe exact\\ntictactoe "
           "exact\\nconnect4 "
           "deeper\\n' | diff - said");
    expect(0, "",
           "test $(grep -c 'game=connect4.*order=none.*limit=2' judged.journal) = 1 &&"
           " test $(grep -c 'game=tictactoe.*order=eval.*limit=9' judged.journal) = 2");
    expect_complaints(JUDGED("{ " TICTACTOE ", \"conect4\": { \"limit\": 2 } }"),
                      "bad.json:4:58: the config has no game \"conect4\"; did you mean \"connect4\"?\n");
    expect_complaints(JUDGED("{ " TICTACTOE ", \"chess\": { \"limit\": 2 } }"),
                      "bad.json:4:56: the config has no game \"chess\"\n");
    expect_complaints(JUDGED("{ " TICTACTOE " }"),
                      "bad.json:4:16: \"reference\" says nothing of connect4: add a search for it, such as "
                      "\"connect4\": { \"limit\": 8 }\n");
    expect_complaints(JUDGED("{ " TICTACTOE ", \"connect4\": { \"limt\": 2 } }"),
                      "bad.json:4:61: unknown key \"limt\"; did you mean \"limit\"?\n");
    expect_complaints(JUDGED("{ " TICTACTOE ", \"connect4\": 2 }"),
                      "bad.json:4:59: expected the search that judges connect4, such as { \"limit\": 8 }\n");
    expect_complaints(
        JUDGED("{ " TICTACTOE ", \"connect4\": { \"file\": \"x\" } }"),
        "bad.json:4:59: expected the search that judges connect4, such as { \"limit\": 8 }: a \"file\" "
        "judges all games\n");
}

static void test_unusable_files(void **state)
{
    const char config[] = CONFIG(GAME, SEARCH, "");
    (void)state;
    write_file("good.json", config, strlen(config));
    expect(3, "missing.json: No such file or directory", "plymeter run missing.json");
    expect(3, "godd.json: No such file or directory; did you mean \"good.json\"?\n", "plymeter run godd.json");
    expect(3, "gud: No such file or directory; did you mean \"configs/good.json\"?\n",
           "mkdir -p else/configs && cp good.json else/configs && cd else && plymeter plan gud");
    expect(3, "rows.csv: this is a CSV: expected a config, which is JSON\n",
           "echo game > rows.csv; plymeter plan rows.csv");
    expect(3, "results/good.csv: No such file or directory", "plymeter summary good.json");
    expect(3, "results/good.csv: No such file or directory; plymeter run configs/good.json writes it",
           "mkdir configs && cp good.json configs && plymeter summary good");
    expect(3, "row.csv: No such file or directory; did you mean \"rows.csv\"?\n", "plymeter summary row.csv");
    expect_status(0, "for verb in summary figure elo; do plymeter $verb nowhere.csv 2>&1 | grep -q 'nowhere.csv: "
                     "No such file or directory; a CSV of results is wanted, or the name' || exit 1; done");
    expect(3,
           "nowhere: No such file or directory; a config is wanted, or the name or the results of its experiment\n",
           "plymeter plan nowhere");
    expect(3, "folder.json: Is a directory", "mkdir -p folder.json; plymeter run folder.json");
    expect_status(3, "mkdir -p results/good.csv && plymeter run good.json");
    expect_status(0, "rmdir results/good.csv && plymeter run good.json");
    expect(0, "3 files of one experiment\n",
           "for x in good configs/good.json results/good.csv; do plymeter plan $x > plan && "
           "plymeter summary $x --csv > summary.$n && cmp summary. summary.$n || exit; "
           "n=x$n; done; echo ${#n} files of one experiment");
    expect_status(3, "plymeter run -o no/such/folder/x.csv good.json");
    expect_status(3, "plymeter run good.json missing.json");
    /* Not even root reads this file or writes to this folder. */
    expect(3, "/proc/self/mem: Input/output error", "plymeter run /proc/self/mem");
    expect_status(3, "plymeter run -o /proc/x.csv good.json");
    expect(2, "/dev/null: not a file", "plymeter run -o /dev/null good.json");
}

/* An old result stays when the new config is wrong. */
static void test_nothing_is_overwritten(void **state)
{
    const char config[] = CONFIG(GAME, SEARCH, "");
    (void)state;
    write_file("kept.json", config, strlen(config));
    expect_status(0, "plymeter run kept.json && cp results/kept.csv before.csv");
    write_file("kept.json", "{ oops", 6);
    expect_status(3, "plymeter run kept.json");
    expect_status(0, "cmp results/kept.csv before.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_configs),     cmocka_unit_test(test_all_errors_at_once),
        cmocka_unit_test(test_parameter_of_some), cmocka_unit_test(test_references_by_game),
        cmocka_unit_test(test_unusable_files),    cmocka_unit_test(test_nothing_is_overwritten),
    };
    return cmocka_run_group_tests_name("config", tests, make_folder, remove_folder);
}
