/* Positions from files, and files that say what each move there is worth. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

#define HEADER "game,position,status,worth\n"
#define FIRST "tictactoe,x.o/.x./...:o,ok,b1=-10000 a2=-10000 c2=-10000 a3=-10000 b3=-10000 c3=0\n"
#define SECOND "tictactoe,xox/.o./.x.:o,ok,a2=0 c2=0 a3=-3000 c3=-10\n"

#define CONFIG(position, reference)                                                                                \
    "{ \"measure\": \"decision\",\n"                                                                               \
    "  \"games\": [ { \"game\": \"tictactoe\", \"position\": " position " } ],\n"                                  \
    "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"                                                        \
    "  \"cutoffs\": [ { \"limit\": [1, 2, 9] } ],\n"                                                               \
    "  \"reference\": " reference " }\n"
#define FILED "{ \"file\": \"t.csv\" }"

static void test_positions_are_those_of_a_file(void **state)
{
    (void)state;
    write_text("p.txt", "# three\n\nx.o/.x./...:o  \r\n\n  xox/.o./.x.:o\n.../.../...:x");
    write_text("p.json", "{ \"games\": [ { \"game\": \"tictactoe\",\n"
                         "    \"position\": [\"x../.../...:o\", { \"file\": \"p.txt\" }] } ],\n"
                         "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n");
    expect_status(0, "plymeter run p.json -o p.csv");
    expect(0, "x../.../...:o\nx.o/.x./...:o\nxox/.o./.x.:o\n.../.../...:x\n", "tail -n +2 p.csv | cut -d, -f2");
    expect(0, "\"p.txt\"", "grep -A2 '\"inputs\"' p.meta.json");
    expect_status(0, "sed 's/\"p.txt\"/&, \"first\": 2/' p.json > q.json && plymeter run q.json -o q.csv && "
                     "head -4 p.csv | cut -d, -f1-9 > some && cut -d, -f1-9 q.csv | diff - some");
    expect(3, "p.json:2:63: the file has only 3 positions",
           "sed 's/\"p.txt\"/&, \"first\": 4/' q.json > /dev/null; sed -i 's/\"p.txt\"/&, \"first\": 4/' p.json; "
           "plymeter plan p.json");
}

/* A CSV has a row a position for each search. */
static void test_positions_are_a_column(void **state)
{
    (void)state;
    write_text("p.json", "{ \"games\": [ { \"game\": \"tictactoe\", \"position\": { \"file\": \"rows.csv\" } } ],\n"
                         "  \"searches\": [ { \"algorithm\": [\"minimax\", \"pvs\"] } ] }\n");
    write_text("rows.csv", HEADER FIRST SECOND);
    expect(0, "p.csv: 4 cells", "plymeter run p.json -o p.csv");
    expect(0, "x.o/.x./...:o\nxox/.o./.x.:o\n", "tail -n +2 p.csv | cut -d, -f2 | uniq");
    expect_status(
        0, "mv p.csv rows.csv && plymeter run p.json -o q.csv && counted rows.csv > 1 && counted q.csv | cmp 1 -");
    expect(3, "p.json:1:59: rows.csv: it has no column \"position\"",
           "sed -i 's/position/place/' rows.csv; plymeter plan p.json");
    expect(3, "p.json:1:59: rows.csv: this is no CSV", "echo '\"' > rows.csv; plymeter plan p.json");
    expect(3, "rows.csv:1: a quote is opened and not closed", "plymeter plan p.json");
}

/* All that are refused, by the lines of their file; and what cannot be read at all. */
static void test_wrong_positions_are_named(void **state)
{
    int status;
    (void)state;
    write_text("bad.txt", "x.o/.x./...:o\nx.o/.x./...:x\n# none\nxyz\n.../.../...:x\n=1+1\n");
    write_text("bad.json", "{ \"games\": [ { \"game\": \"tictactoe\",\n"
                           "    \"position\": { \"file\": \"bad.txt\" } } ],\n"
                           "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n");
    expect(3, "bad.json:2:27: bad.txt:6: ", "plymeter plan bad.json");
    expect_status(0, "sed -i '$d' bad.txt");
    const char *said = shell(&status, "plymeter plan bad.json");
    assert_int_equal(status, 3);
    assert_non_null(strstr(said, "bad.json:2:17: tictactoe: bad.txt:2: "));
    assert_non_null(strstr(said, "bad.json:2:17: tictactoe: bad.txt:4: "));
    assert_null(strstr(said, "bad.txt:1:"));
    assert_null(strstr(said, "bad.txt:5:"));
    said = shell(&status,
                 "sed -i '/^[x.]/d' bad.txt; for i in 1 2 3; do echo xyz >> bad.txt; done; plymeter plan bad.json");
    assert_int_equal(status, 3);
    assert_non_null(strstr(said, " (and all 2 others are refused)\n"));
    assert_null(strstr(said, "bad.txt:3:"));
    said = shell(&status, "for i in $(seq 96); do echo xyz >> bad.txt; done; plymeter plan bad.json");
    assert_non_null(strstr(said, " (and at least 49 of the 98 others are refused)\n"));
    expect(3, "bad.json:2:27: nowhere.txt: No such file or directory",
           "sed -i 's/bad.txt/nowhere.txt/' bad.json; plymeter plan bad.json");
    expect(3, "bad.json:2:27: empty.txt: it has no positions",
           "echo '# none' > empty.txt; sed -i 's/nowhere.txt/empty.txt/' bad.json; plymeter plan bad.json");
    expect(3, "bad.json:2:27: zero.txt: this is no text",
           "printf 'x.o/.x./...:o\\n\\0\\n.../.../...:x\\n' > zero.txt; "
           "sed -i 's/empty.txt/zero.txt/' bad.json; plymeter plan bad.json");
    expect(3, "bad.json:2:19: unknown key \"fil\"; did you mean \"file\"?",
           "sed -i 's/\"file\"/\"fil\"/' bad.json; plymeter plan bad.json");
}

/* Whoever sees an answer prevents the diagonal; rows may lie, so that what they say can be told from what is so. */
static void test_rows_judge(void **state)
{
    (void)state;
    write_text("t.csv", HEADER FIRST SECOND);
    write_text("d.json", CONFIG(FILED, FILED));
#define LAST "grep 'x.o/.x./...:o,.*,9,ok' e.csv | awk -F, '{ print $(NF-2), $(NF-1), $NF }'"
    expect(0, "d.csv: 6 cells, 6 of them run now", "plymeter run d.json -o d.csv");
    expect_status(0, "test $(grep -c ',labels$' d.csv) = 6");
    expect(0, ",regret,agrees,reference\n", "head -1 d.csv");
    expect(0, "0 1 labels\n", "cp d.csv e.csv; " LAST);
    expect(0, "\n1000 0 labels\n",
           "sed 's/b1=-10000/b1=10000/' t.csv > lie.csv; sed '/reference/s/t.csv/lie.csv/' d.json > e.json; "
           "plymeter run e.json -o e.csv; " LAST);
    expect(0, "20000 0 labels\n",
           "sed -i 's/c3=0/c3=-10000/' lie.csv; sed -i '/reference/s/csv\" }/csv\", \"cap\": 20000 }/' e.json; "
           "plymeter run e.json -o e.csv; " LAST);
    /* what a search says has no cap that is not said */
    expect(
        0, "\n20000 0 deeper\n",
        "sed 's/worth/solved,worth/; s/ok/ok,0/' lie.csv > deep.csv; sed '/reference/s/t.csv/deep.csv/' d.json > "
        "e.json; plymeter run e.json -o e.csv; " LAST);
    expect(0, "\n20000 0 exact\n", "sed -i 's/ok,0/ok,1/' deep.csv; plymeter run e.json -o e.csv; " LAST);
    expect(0, "\"t.csv\"", "grep -A2 '\"inputs\"' d.meta.json");
}

/* Several files are one, and a setting that a file does not name is as usual there. */
static void test_rows_of_several_games_judge(void **state)
{
    (void)state;
    write_text("t.csv", HEADER FIRST SECOND);
    write_text("o.csv",
               "game,size,status,worth\nothello,6,ok,c2=10 b3=30 e4=30 d5=30\nothello,4,ok,b1=5 a2=5 d3=5 c4=5\n"
               "othello,,ok,d3=1 c4=1 f5=1 e6=0\n");
    write_text("several.json",
               "{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"position\": " FILED " },\n"
               "    { \"game\": \"othello\", \"size\": [4, 6, 8] } ],\n"
               "  \"searches\": [ { \"algorithm\": \"minimax\" } ], \"cutoffs\": [ { \"limit\": 1 } ],\n"
               "  \"reference\": { \"file\": [\"o.csv\", \"t.csv\"] } }\n");
    expect_status(0, "plymeter run several.json -o several.csv");
    expect(0, "tictactoe 1000\ntictactoe 1000\nothello 0\nothello 20\nothello 0\n",
           "awk -F, 'NR > 1 { print $1, $(NF-2) }' several.csv");
}

static void test_rows_judge_a_cell(void **state)
{
    (void)state;
    write_text("t.csv", HEADER FIRST SECOND);
    expect(0, ",\"regret\":0,\"agrees\":1,\"reference\":\"labels\"}",
           "plymeter cell --json game=tictactoe position=x.o/.x./...:o limit=9 reference.file=t.csv");
    expect(0, ",5,0,labels\n",
           "sed 's/b1=-10000/b1=10000/' t.csv > lie.csv; plymeter cell --csv game=tictactoe "
           "position=x.o/.x./...:o limit=9 reference.file=lie.csv reference.cap=5");
    expect(2, "plymeter: reference: no row of t.csv is of tictactoe\n",
           "plymeter cell game=tictactoe limit=9 reference.file=t.csv");
}

#define ROW(worth) HEADER "tictactoe,x.o/.x./...:o,ok," worth "\n" SECOND
static const struct {
    const char *text, *complaint;
} wrong[] = {
    {"", "d.json:5:26: t.csv: it does not say what moves are worth"},
    {"game,position,status\n", "t.csv: it does not say what moves are worth: expected the CSV of a config with "
                               "\"measure\": \"moves\""},
    {HEADER "tictactoe\n", "t.csv:2: 1 fields, the header has 4"},
    {HEADER "tictactoe\n", "d.json:5:26: t.csv: this is no CSV"},
    {HEADER FIRST SECOND FIRST, "t.csv:4: t.csv:2 is of this position, too: expected one row a position"},
    {HEADER "tictactoe,x.o/.x./...:o,timeout,\n" SECOND, "t.csv:2: this row ended by timeout"},
    {ROW("b1=1 a2=2 c2=3 a3=4 b3=5"), "d.json:5:26: t.csv:2: the legal move c3 is missing"},
    {ROW("b1=1 a2=2 c2=3 a3=4 b3=5 c3=6 d3=7"), "t.csv:2: \"d3\" is no legal move there; did you mean \""},
    {ROW("b1=1 a2=2 c2=3 a3=4 b3=5 c3=x"), "expected a move and what it is worth, such as e2e4=-25, not \" c3=x\""},
    {ROW("b1=1 a2=2 c2=3 a3=4 b3=5 c3"), "not \" c3\""},
    {ROW("b1=1 a2=2 c2=3 a3=4 b3=5 c3=9223372036854775807"), "not \" c3=9223372036854775807\""},
    {ROW("b1=1 a2=2 b1=3"), "t.csv:2: the move b1 stands here twice"},
    {ROW(""), "t.csv:2: the legal move b1 is missing"},
    {HEADER FIRST, "no row of t.csv is of tictactoe position=xox/.o./.x.:o"},
};

static void test_wrong_rows_are_named(void **state)
{
    (void)state;
    write_text("p.txt", "x.o/.x./...:o\nxox/.o./.x.:o\n");
    write_text("d.json", CONFIG("{ \"file\": \"p.txt\" }", FILED));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_text("t.csv", wrong[i].text);
        expect(3, wrong[i].complaint, "plymeter run d.json -o w.csv");
        assert_int_equal(access("w.csv", F_OK), -1);
    }
}

static void test_wrong_references_are_named(void **state)
{
    static const struct {
        const char *config, *complaint;
    } configs[] = {
        {CONFIG(FILED, "{ \"cap\": 5 }"), "d.json:5:16: expected the name of a CSV"},
        {CONFIG(FILED, "{ \"file\": 3 }"), "d.json:5:26: expected the name of a CSV"},
        {CONFIG(FILED, "{ \"file\": \"t.csv\", \"cap\": 0 }"), "\"cap\" is to be a whole number from 1 to "},
        {CONFIG(FILED, "{ \"file\": \"t.csv\", \"limit\": 3 }"), "d.json:5:35: unknown key \"limit\""},
        {CONFIG(FILED, "{ \"fil\": \"t.csv\" }"), "unknown key \"fil\"; did you mean \"file\"?"},
        {CONFIG(FILED, "{ \"labels\": \"t.csv\", \"cap\": 5 }"),
         "d.json:5:18: the key \"labels\" is gone: it is \"file\""},
        {CONFIG(FILED, "{ \"file\": \"no.csv\" }"), "d.json:5:26: no.csv: No such file or directory"},
        {CONFIG("\"start\"", FILED), "no row of t.csv is of tictactoe\n"},
        {"{ \"measure\": \"decision\", \"games\": [ { \"game\": \"othello\", \"size\": 4 } ],\n"
         "  \"searches\": [ { \"algorithm\": \"minimax\" } ], \"reference\": " FILED " }",
         "no row of t.csv is of othello size=4\n"},
        {CONFIG(FILED, "{ \"file\": [] }"), "d.json:5:26: expected the name of a CSV"},
        {CONFIG(FILED, "{ \"file\": [\"t.csv\", 3] }"), "d.json:5:26: expected the name of a CSV"},
        {CONFIG(FILED, "{ \"file\": [\"t.csv\", \"no.csv\"] }"), "d.json:5:36: no.csv: No such file or directory"},
        {CONFIG(FILED, "{ \"file\": [\"t.csv\", \"u.csv\"] }"),
         "d.json:5:36: u.csv:2: t.csv:2 is of this position, too"},
    };
    (void)state;
    write_text("t.csv", HEADER FIRST SECOND);
    write_text("u.csv", HEADER FIRST);
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        write_text("d.json", configs[i].config);
        expect(3, configs[i].complaint, "plymeter plan d.json");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_positions_are_those_of_a_file), cmocka_unit_test(test_positions_are_a_column),
        cmocka_unit_test(test_wrong_positions_are_named),     cmocka_unit_test(test_rows_judge),
        cmocka_unit_test(test_rows_of_several_games_judge),   cmocka_unit_test(test_rows_judge_a_cell),
        cmocka_unit_test(test_wrong_rows_are_named),          cmocka_unit_test(test_wrong_references_are_named),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
