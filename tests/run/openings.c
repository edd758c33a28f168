/* Openings that are positions, and not seeds: which seeds are taken, wherever their cells run, and what is wrong. */

#include "tests/shell.h"

#define CONFIG(games)                                                                                              \
    "{ \"games\": [ " games " ],\n"                                                                                \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 2 } ] }\n"
#define KALAH(seed) "{ \"game\": \"kalah\", \"seed\": " seed ", \"opening\": 4 }"
#define NAUGHTS(opening, seed) "{ \"game\": \"tictactoe\", \"seed\": " seed ", \"opening\": " opening " }"

#define LINES(k, seed)                                                                                             \
    "{ \"game\": \"mnk\", \"seed\": " seed ", \"columns\": 8, \"rows\": 8, \"k\": " k ", \"opening\": 1 }"

static void write_config(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* The seeds of a config, and what show says of the positions of any. */
static const char functions[] = /* and each command is to end well */
    "set -e; seeds() { plymeter plan --csv $1 2> plan.err | tail -n +2 | cut -d, -f2; }\n"
    "positions() { for s in $(cat); do echo $s $(plymeter show game=kalah opening=4 "
    "seed=$s | grep ^position); done; }\n";

static void try(const char *command)
{
    char all[4000];
    snprintf(all, sizeof all, "%s%s", functions, command);
    expect_status(0, all);
}

/* Those of the range, less each whose position an earlier one has, and as many more. */
static void test_seeds_are_those_of_new_positions(void **state)
{
    (void)state;
    write_config("k.json", CONFIG(KALAH("{ \"first\": 200001, \"distinct\": 60 }")));
    try("seeds k.json > taken; test $(wc -l < taken) = 60; last=$(tail -1 taken); test $last -gt 200060; "
        "seq 200001 $last | positions > all; awk '!seen[$2]++ { print $1 }' all | diff - taken");
}

/* A mirrored position is another one, and each opening has a set of its own, whatever evaluates it. */
static void test_each_opening_has_its_own(void **state)
{
    (void)state;
    write_config("n.json", CONFIG(NAUGHTS("1", "{ \"distinct\": 9 }")));
    try("test $(seeds n.json | sort -u | wc -l) = 9");
    /* a rare one is waited for: 1000 seeds that are left out are an error only in a row */
    write_config("n.json", CONFIG(NAUGHTS("3", "{ \"distinct\": 252 }")));
    try("test $(seeds n.json | wc -l) = 252; test $(seeds n.json | tail -1) -gt 1252");
    write_config("n.json", CONFIG(NAUGHTS("[1, 2]", "{ \"distinct\": 9 }")));
    try("plymeter plan --csv n.json 2> plan.err | tail -n +2 | cut -d, -f2,3 > both; grep -c ,1$ both | grep -qx "
        "9; "
        "grep -c ,2$ both | grep -qx 9; grep ,1$ both | cut -d, -f1 > one; grep ,2$ both | cut -d, -f1 > two; "
        "! cmp -s one two");
    write_config("c.json", CONFIG("{ \"game\": \"chess\", \"opening\": 1, \"without\": [\"nothing\", \"places\"], "
                                  "\"seed\": { \"distinct\": 20 } }"));
    try("plymeter plan --csv c.json 2> plan.err > rows; for w in nothing places; do awk -F, -v w=$w '"
        "NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at[\"without\"] == w { print $at[\"seed\"] }' rows > "
        "$w; done; "
        "test $(wc -l < places) = 20; cmp nothing places");
}

/* A cell names its seed, so that it is the same alone, in a shard, and when it is counted again. */
static void test_cells_are_the_same_anywhere(void **state)
{
    (void)state;
    expect_status(0, "mkdir configs");
    write_config("configs/k.json", CONFIG(KALAH("{ \"first\": 200001, \"distinct\": 12 }")));
    try("plymeter run k && counted results/k.csv > whole && test $(wc -l < whole) = 13");
    try("answers() { awk -F, '$1 == \"game\" { for (i = 1; i <= NF; i++) at[$i] = i; next } "
        "{ print $at[\"seed\"], $at[\"value\"], $at[\"move\"], $at[\"leaves\"] }'; }; "
        "for s in $(seeds k); do plymeter cell game=kalah seed=$s opening=4 limit=2 algorithm=alphabeta --csv; "
        "done | "
        "answers > alone; answers < results/k.csv | diff alone -; test $(wc -l < alone) = 12");
    try("for i in 1 2 3; do plymeter run k --shard $i/3; done; rm results/k.csv results/k.journal; "
        "plymeter run k results/k.shard-*.journal && counted results/k.csv | diff whole -");
    try("plymeter run --sample 12 . > said; grep '12 of 12 cells recounted' said");
}

static void test_positions_of_others_are_left_out(void **state)
{
    (void)state;
    write_config("a.json", CONFIG(KALAH("{ \"first\": 200001, \"distinct\": 30 }")));
    write_config("b.json", CONFIG(KALAH("\"200001..200020\"") ", { \"game\": \"othello\", \"seed\": \"1..9\" }"));
    write_config("c.json",
                 CONFIG(KALAH("{ \"first\": 200001, \"distinct\": 30, \"apart\": [\"a.json\", \"b.json\"] }")));
    try("seeds a.json | positions > a; seeds b.json | head -20 | positions > b; seeds c.json | positions > c; "
        "test $(wc -l < c) = 30; test $(cut -d' ' -f2 c | sort -u | wc -l) = 30; "
        "cat a b | cut -d' ' -f2 | sort -u > left; ! cut -d' ' -f2 c | grep -qxFf left");
    /* of seeds that are left out each is of such a position, or of one that is there already */
    try("seq 200001 $(tail -1 c | cut -d' ' -f1) | positions > all; "
        "awk 'FILENAME == \"left\" { seen[$1]++; next } !seen[$2]++ { print $1 }' left all > wanted; "
        "cut -d' ' -f1 c | diff wanted -");
    /* by other rules a position is another one, though it looks the same, and so it is in another game */
    write_config("d.json", CONFIG(LINES("3", "{ \"distinct\": 30 }") ", " NAUGHTS("1", "{ \"distinct\": 9 }")));
    write_config("e.json", CONFIG(LINES("4", "{ \"distinct\": 30, \"apart\": \"d.json\" }")));
    write_config("g.json", CONFIG(LINES("4", "{ \"distinct\": 30 }")));
    try("seeds e.json > e; test $(wc -l < e) = 30 && seeds g.json | diff e -");
    try("sed -i 's/\"k\": 4/\"k\": 3/' e.json; seeds e.json > e; ! seeds d.json | head -30 | grep -qxFf e");
    /* the seeds of those are drawn, too, apart from still others */
    write_config("f.json", CONFIG(KALAH("{ \"first\": 200001, \"distinct\": 30, \"apart\": \"c.json\" }")));
    try("seeds f.json | positions > f; ! cut -d' ' -f2 f | grep -qxFf c; cut -d' ' -f2 a > of_a; "
        "cut -d' ' -f2 f | grep -qxFf of_a");
}

static void test_errors(void **state)
{
    static const struct {
        const char *games, *message;
    } wrong[] = {
        {NAUGHTS("1", "{ \"distinct\": 10 }"),
         "o.json:1:45: tictactoe: opening=1 has too few positions: 9 were found, and then 1000 seeds in a row had "
         "none that was new"},
        {"{ \"game\": \"tictactoe\", \"seed\": { \"distinct\": 2 } }",
         "o.json:1:45: tictactoe: opening=0 has too few positions: 1 was found, and then 1000"},
        {NAUGHTS("1", "{ \"distinct\": 9, \"apart\": \"n.json\" }"),
         "o.json:1:45: tictactoe: opening=1 has too few positions: 6 were found"},
        {NAUGHTS("12", "{ \"distinct\": 3 }"),
         "o.json:1:45: tictactoe: seed=1: every game tried ends before the opening does"},
        {NAUGHTS("1", "{ \"first\": 3 }"), "o.json:1:45: these seeds need \"distinct\""},
        {NAUGHTS("1", "{ \"frist\": 3, \"distinct\": 3 }"),
         "o.json:1:47: unknown key \"frist\"; did you mean \"first\"?"},
        {NAUGHTS("1", "{ \"distinct\": 0 }"),
         "o.json:1:59: \"distinct\" is to be a whole number from 1 to 1000000, not \"0\""},
        {NAUGHTS("1", "{ \"distinct\": 3, \"first\": \"1..3\" }"),
         "o.json:1:71: \"first\" is to be a whole number"},
        {NAUGHTS("1", "[{ \"distinct\": 3 }]"), "o.json:1:46: \"seed\" is to be a whole number"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": 3 }"),
         "o.json:1:71: \"apart\" is to be the name of an experiment, or a list of names"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": [] }"), "o.json:1:71: \"apart\" is to be the name"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"o.json\" }"),
         "o.json:1:71: o.json cannot be apart from itself"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"p.json\" }"),
         "p.json:1:71: o.json cannot be apart from itself"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": [\"n.json\", \"nothing.json\"] }"),
         "o.json:1:82: nothing.json does not say which positions these are, as is said above"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"nothing.json\" }"),
         "nothing.json: No such file or directory"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"bad.json\" }"), "bad.json:1:14: expected an object"},
        {NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"/dev/stdin\" }"), "/dev/stdin: "},
    };
    (void)state;
    write_config("n.json", CONFIG(NAUGHTS("1", "{ \"distinct\": 3 }")));
    write_config("p.json", CONFIG(NAUGHTS("1", "{ \"distinct\": 3, \"apart\": \"o.json\" }")));
    write_config("bad.json", CONFIG("3"));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[1000];
        snprintf(text, sizeof text,
                 "{ \"games\": [ %s ],\n  \"searches\": [ { \"algorithm\": \"alphabeta\" } ] }\n", wrong[i].games);
        write_config("o.json", text);
        expect(3, wrong[i].message, "plymeter plan o.json < /dev/null");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_seeds_are_those_of_new_positions),
        cmocka_unit_test(test_each_opening_has_its_own),
        cmocka_unit_test(test_cells_are_the_same_anywhere),
        cmocka_unit_test(test_positions_of_others_are_left_out),
        cmocka_unit_test(test_errors),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
