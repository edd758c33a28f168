/* Positions from files, and files that say what each move there is worth. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

#define HEADER HEADER_OF("tictactoe")
#define HEADER_OF(game)                                                                                            \
    "# plymeter labels: 1\n# game: " game "\n# engine: Perfect 1\n# program: 0123456789abcdef\n"                   \
    "# protocol: lines\n# options: none\n# nodes: 100\n# command: plymeter label game=tictactoe\n# a remark\n\n"
#define FIRST "x.o/.x./...:o b1=-10000 a2=-10000 c2=-10000 a3=-10000 b3=-10000 c3=0\n"
#define SECOND "xox/.o./.x.:o a2=0 c2=0 a3=-3000 c3=-10\n"

#define CONFIG(position, reference)                                                                                \
    "{ \"measure\": \"decision\",\n"                                                                               \
    "  \"games\": [ { \"game\": \"tictactoe\", \"position\": " position " } ],\n"                                  \
    "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"                                                        \
    "  \"cutoffs\": [ { \"limit\": [1, 2, 9] } ],\n"                                                               \
    "  \"reference\": " reference " }\n"
#define LABELS "{ \"file\": \"t.labels\" }"

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

static void test_positions_of_labels_are_first_words(void **state)
{
    (void)state;
    write_text("t.labels", HEADER FIRST SECOND);
    write_text("p.json", "{ \"games\": [ { \"game\": \"tictactoe\", \"position\": " LABELS " } ],\n"
                         "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n");
    expect_status(0, "plymeter run p.json -o p.csv");
    expect(0, "x.o/.x./...:o\nxox/.o./.x.:o\n", "tail -n +2 p.csv | cut -d, -f2");
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

/* Whoever sees an answer prevents the diagonal; labels may lie, so that what they say can be told from what is so. */
static void test_labels_judge(void **state)
{
    (void)state;
    write_text("t.labels", HEADER FIRST SECOND);
    write_text("d.json", CONFIG(LABELS, "{ \"labels\": \"t.labels\" }"));
    expect(0, "d.csv: 6 cells, 6 of them run now", "plymeter run d.json -o d.csv");
    expect_status(0, "test $(grep -c ',labels$' d.csv) = 6");
    expect(0, ",regret,agrees,reference\n", "head -1 d.csv");
    expect(0, "\n1000 0 labels\n",
           "sed 's/b1=-10000/b1=10000/' t.labels > lie.labels; sed 's/ls\": \"t/ls\": \"lie/' d.json > e.json; "
           "plymeter run e.json -o e.csv; grep 'x.o/.x./...:o,.*,9,ok' e.csv | awk -F, '{ print $(NF-2), $(NF-1), "
           "$NF }'");
    expect(0, "20000 0 labels\n",
           "sed -i 's/c3=0/c3=-10000/' lie.labels; sed -i '/reference/s/labels\" }/labels\", \"cap\": 20000 }/' "
           "e.json; "
           "plymeter run e.json -o e.csv; grep 'x.o/.x./...:o,.*,9,ok' e.csv | awk -F, '{ print $(NF-2), $(NF-1), "
           "$NF }'");
    expect(0, "0 1 labels\n", "grep 'x.o/.x./...:o,.*,9,ok' d.csv | awk -F, '{ print $(NF-2), $(NF-1), $NF }'");
    expect(0, "\"t.labels\"", "grep -A2 '\"inputs\"' d.meta.json");
}

/* Each game, and each size of one, has a file of its own. */
static void test_labels_of_each_game_judge_it(void **state)
{
    static const char config[] =
        "{ \"measure\": \"decision\", \"games\": [ { \"game\": \"tictactoe\", \"position\": " LABELS " },\n"
        "    { \"game\": \"othello\", \"size\": 4 }, { \"game\": \"othello\", \"size\": 6 } ],\n"
        "  \"searches\": [ { \"algorithm\": \"minimax\" } ], \"cutoffs\": [ { \"limit\": 1 } ],\n"
        "  \"reference\": { \"labels\": [\"six.labels\", \"t.labels\", \"four.labels\"] } }\n";
    (void)state;
    write_text("t.labels", HEADER FIRST SECOND);
    write_text("four.labels", HEADER_OF("othello size=4") "..../.ox./.xo./....:x b1=5 a2=5 d3=5 c4=5\n");
    write_text("six.labels",
               HEADER_OF("othello size=6") "....../....../..ox../..xo../....../......:x c2=10 b3=30 e4=30 d5=30\n");
    write_text("several.json", config);
    expect_status(0, "plymeter run several.json -o several.csv");
    expect(0, "tictactoe 1000\ntictactoe 1000\nothello 0\nothello 20\n",
           "awk -F, 'NR > 1 { print $1, $(NF-2) }' several.csv");
}

static void test_labels_judge_a_cell(void **state)
{
    (void)state;
    write_text("t.labels", HEADER FIRST SECOND);
    expect(0, ",\"regret\":0,\"agrees\":1,\"reference\":\"labels\"}",
           "plymeter cell --json game=tictactoe position=x.o/.x./...:o limit=9 reference.labels=t.labels");
    expect(0, ",5,0,labels\n",
           "sed 's/b1=-10000/b1=10000/' t.labels > lie.labels; plymeter cell --csv game=tictactoe "
           "position=x.o/.x./...:o limit=9 reference.labels=lie.labels reference.cap=5");
    expect(2, "plymeter: reference: t.labels: it has no position .../.../...:x",
           "plymeter cell game=tictactoe limit=9 reference.labels=t.labels");
}

static const struct {
    const char *labels, *complaint;
} wrong[] = {
    {"x.o/.x./...:o b1=1\n", "t.labels:1:1: the header is to say \"# plymeter labels: ...\""},
    {"x.o/.x./...:o b1=1\n", "t.labels:1:1: the header is to say \"# command: ...\""},
    {"# plymeter labels: 2\n", "t.labels:1:20: these are labels of version \"2\": expected 1"},
    {HEADER "# nodes: 3\n" FIRST SECOND, "t.labels:11:3: \"nodes\" stands here for the second time"},
    {HEADER FIRST SECOND FIRST, "t.labels:13:1: the position stands in line 11, too"},
    {HEADER "x.o/.x./...:o b1=1 a2=2 c2=3 a3=4 b3=5\n" SECOND, "t.labels:11:1: the legal move c3 has no score"},
    {HEADER "x.o/.x./...:o b1=1 a2=2 c2=3 a3=4 b3=5 c3=6 d3=7\n" SECOND,
     "t.labels:11:1: \"d3\" is no legal move there; did you mean \""},
    {HEADER "x.o/.x./...:o b1=1 a2=2 c2=3 a3=4 b3=5 c3=x\n" SECOND,
     "t.labels:11:43: a score is a whole number from -10000 to 10000, not \"x\""},
    {HEADER "x.o/.x./...:o b1=1 a2=2 c2=3 a3=4 b3=5 c3=10001\n" SECOND, "not \"10001\""},
    {HEADER "x.o/.x./...:o b1=1 a2=2 c2=3 a3=4 b3=5 c3\n" SECOND,
     "t.labels:11:40: expected a move and its score, such as e2e4=-25, not \"c3\""},
    {HEADER "x.o/.x./...:o b1=1 a2=2 b1=3\n" SECOND,
     "t.labels:11:25: the move \"b1\" stands here for the second time"},
    {HEADER FIRST "xox/.o./.x.:o\n", "t.labels:12:1: the position has no moves"},
    {HEADER FIRST, "d.json:5:28: t.labels: it has no position xox/.o./.x.:o"},
};

static void test_wrong_labels_are_named(void **state)
{
    (void)state;
    write_text("p.txt", "x.o/.x./...:o\nxox/.o./.x.:o\n");
    write_text("d.json", CONFIG("{ \"file\": \"p.txt\" }", "{ \"labels\": \"t.labels\" }"));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        write_text("t.labels", wrong[i].labels);
        expect(3, wrong[i].complaint, "plymeter run d.json -o w.csv");
        assert_int_equal(access("w.csv", F_OK), -1);
    }
}

static void test_wrong_references_are_named(void **state)
{
    static const struct {
        const char *config, *complaint;
    } configs[] = {
        {CONFIG(LABELS, "{ \"cap\": 5 }"), "d.json:5:16: expected the name of a file of labels"},
        {CONFIG(LABELS, "{ \"labels\": 3 }"), "d.json:5:28: expected the name of a file of labels"},
        {CONFIG(LABELS, "{ \"labels\": \"t.labels\", \"cap\": 0 }"),
         "\"cap\" is to be a whole number from 1 to 20000"},
        {CONFIG(LABELS, "{ \"labels\": \"t.labels\", \"limit\": 3 }"), "d.json:5:40: unknown key \"limit\""},
        {CONFIG(LABELS, "{ \"label\": \"t.labels\" }"), "unknown key \"label\"; did you mean \"labels\"?"},
        {CONFIG(LABELS, "{ \"labels\": \"no.labels\" }"), "d.json:5:28: no.labels: No such file or directory"},
        {CONFIG("\"start\"", "{ \"labels\": \"t.labels\" }"), "t.labels: it has no position .../.../...:x"},
        {"{ \"measure\": \"decision\", \"games\": [ { \"game\": \"othello\", \"size\": 4 } ],\n"
         "  \"searches\": [ { \"algorithm\": \"minimax\" } ], \"reference\": { \"labels\": \"t.labels\" } }",
         "there are no labels of othello size=4: t.labels is of tictactoe\n"},
        {CONFIG(LABELS, "{ \"labels\": [] }"), "d.json:5:28: expected the name of a file of labels"},
        {CONFIG(LABELS, "{ \"labels\": [\"t.labels\", 3] }"), "d.json:5:28: expected the name of a file of labels"},
        {CONFIG(LABELS, "{ \"labels\": [\"t.labels\", \"no.labels\"] }"),
         "d.json:5:41: no.labels: No such file or directory"},
        {CONFIG(LABELS, "{ \"labels\": [\"t.labels\", \"u.labels\"] }"),
         "d.json:5:41: u.labels: these are labels of tictactoe, as those of t.labels: expected one file a game"},
    };
    (void)state;
    write_text("t.labels", HEADER FIRST SECOND);
    write_text("u.labels", HEADER FIRST);
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        write_text("d.json", configs[i].config);
        expect(3, configs[i].complaint, "plymeter plan d.json");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_positions_are_those_of_a_file),
        cmocka_unit_test(test_positions_of_labels_are_first_words),
        cmocka_unit_test(test_wrong_positions_are_named),
        cmocka_unit_test(test_labels_judge),
        cmocka_unit_test(test_labels_of_each_game_judge_it),
        cmocka_unit_test(test_labels_judge_a_cell),
        cmocka_unit_test(test_wrong_labels_are_named),
        cmocka_unit_test(test_wrong_references_are_named),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
