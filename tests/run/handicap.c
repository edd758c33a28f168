/* Matches in which the rival has a multiple of the player's budget. */
#include "tests/shell.h"

#define CONFIG(more, cutoffs)                                                                                      \
    "{ \"measure\": \"match\", " more                                                                              \
    " \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"1..3\" } ],\n"                               \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\", \"name\": \"first\" },\n"              \
    "                { \"algorithm\": \"alphabeta\", \"order\": \"static\", \"name\": \"second\" } ],\n"           \
    "  \"cutoffs\": [ " cutoffs " ] }\n"
#define DEEPENED "{ \"cutoff\": \"depth\", \"limit\": 1, \"deepen\": \"nodes\", \"budget\": [50, 100] }"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* Every pair is played once for each handicap, and a handicap of 1 is what a match without one is. */
static void test_rows(void **state)
{
    (void)state;
    write_text("plain.json", CONFIG("", DEEPENED));
    write_text("both.json", CONFIG("\"handicap\": [1, 3],", DEEPENED));
    expect(0, "plain.csv: 6 cells, 6 of them run now", "plymeter run plain.json -o plain.csv");
    expect(0, "both.csv: 12 cells, 12 of them run now", "plymeter run both.json -o both.csv");
    expect_status(
        0, "counted plain.csv > plain.counts; "
           "awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at[\"handicap\"] != 3' both.csv > one.csv; "
           "test $(wc -l < one.csv) = 7; cut -d, -f1-7 plain.csv > a; cut -d, -f1-7 one.csv > b; cmp a b");
    for (int i = 0; i < 2; i++)
        expect_status(
            0, i ? "plymeter summary plain.csv --by budget --of points,leaves > x; "
                   "plymeter summary both.csv --by budget --of points,leaves --where handicap=1 > y; cmp x y"
                 : "plymeter summary both.csv --by handicap,budget --of points,leaves | grep '^3,50,leaves'");
}

/* The rival's budget is what the row's key says of it, by which the row can be counted again. */
static void test_budget_of_the_rival(void **state)
{
    (void)state;
    expect_status(0, "grep -c 'against.*budget=300' both.journal | grep -x 3; "
                     "plymeter cell game=kalah opening=4 seed=2 order=static limit=1 deepen=nodes budget=100 "
                     "rival.order=eval rival.budget=300 --csv > cell.csv; "
                     "plymeter summary cell.csv --by seed --of points,leaves | cut -d, -f2-4 > x; "
                     "plymeter summary both.csv --by seed --of points,leaves --where handicap=3 --where budget=100 "
                     "--where seed=2 | cut -d, -f2-4 > y; cmp x y");
}

/* Half the budget, with which the rival is the player of the other pair, whose budget is doubled. */
static void test_half(void **state)
{
    (void)state;
    write_text("half.json", CONFIG("\"handicap\": [0.5, 2],", DEEPENED));
    expect(0, "half.csv: 12 cells", "plymeter run half.json -o half.csv");
    expect_status(0, "grep -c 'budget=50.*against.*budget=25' half.journal | grep -x 3; "
                     "plymeter summary half.csv --by handicap,budget --of points | cut -d, -f1-2 | grep -x 0.5,50");
}

static void test_claims(void **state)
{
    (void)state;
    write_text("claims.json",
               CONFIG("\"handicap\": [1, 3], \"claims\": [ { \"claim\": \"c\", \"metric\": \"plies\", \"where\": "
                      "{ \"handicap\": 3, \"budget\": 50 }, \"relation\": \">\", \"value\": 0, \"each\": true } ],",
                      DEEPENED));
    expect(0, "PASS  c", "plymeter run claims.json -o claims.csv");
}

static void test_refused(void **state)
{
    (void)state;
    write_text("none.json", CONFIG("\"handicap\": 2,", "{ \"limit\": 3 }"));
    expect(3,
           "none.json:1:35: a handicap multiplies budgets, so that every cutoff needs \"deepen\" and a \"budget\"",
           "plymeter run none.json");
    write_text("steps.json", CONFIG("\"handicap\": 2,", "{ \"limit\": 3, \"deepen\": \"limit\" }"));
    expect(3, "a handicap multiplies budgets", "plymeter run steps.json");
    write_text("large.json", CONFIG("\"handicap\": 1000000,",
                                    "{ \"limit\": 3, \"deepen\": \"nodes\", \"budget\": 1000000000000000 }"));
    expect(3, "large.json:1:35: no budget can be so large", "plymeter run large.json");
    write_text("zero.json", CONFIG("\"handicap\": [0, 1.5],", DEEPENED));
    expect(3, "zero.json:1:36: \"handicap\" is to be a number from 1e-06 to 1000000", "plymeter run zero.json");
    expect(0, "12 cells",
           "sed 's/1, 3/0.1, 0.3/; s/50, 100/70, 330/' both.json > tenth.json; plymeter run tenth.json 2>&1");
    write_text("part.json", CONFIG("\"handicap\": [1, 0.25],", DEEPENED));
    expect(3, "part.json:1:35: a handicap is to make a whole number of each budget", "plymeter run part.json");
    expect(3, "\"handicap\" goes with \"measure\": \"match\"",
           "sed 's/\"measure\": \"match\",//' both.json > search.json; plymeter run search.json");
    expect(3, "there will be no column \"handicap\": the config has no key of that name",
           "sed 's/\"handicap\": .1, 3.,//' claims.json > bare.json; plymeter run bare.json");
}

#define TWINS(more, cutoffs, others)                                                                               \
    "{ \"measure\": \"match\", " more                                                                              \
    " \"games\": [ { \"game\": \"kalah\", \"opening\": 4, \"seed\": \"1..5\" } ],\n"                               \
    "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"name\": \"one\", \"cutoffs\": [ " cutoffs " ] },\n"       \
    "                { \"algorithm\": \"alphabeta\", \"name\": \"two\", \"cutoffs\": [ " others " ] } ] }\n"

/* A search that plays against itself takes half of the points, and loses some of them where its rival may search more. */
static void test_names_alone(void **state)
{
    (void)state;
    write_text("twins.json", TWINS("\"handicap\": [1, 8],", DEEPENED, DEEPENED));
    expect(0, "twins.csv: 20 cells", "plymeter run twins.json -o twins.csv");
    expect(0, "1,points,10,1,0,1",
           "plymeter summary twins.csv --by handicap --of points --pool budget --where handicap=1");
    expect_status(0, "plymeter summary twins.csv --by handicap --of points --pool budget --where handicap=8 > x; "
                     "awk -F, 'NR == 2 { exit !($4 < 1) }' x");
    write_text("all.json", TWINS("\"pairing\": \"all\",", DEEPENED, DEEPENED ", " DEEPENED));
    expect(0, "10 cells are described more than once", "plymeter run all.json -o all.csv");
    expect_status(0, "test $(wc -l < all.csv) = 11");
}

#define DEEPENED_BY(budget) "{ \"cutoff\": \"depth\", \"limit\": 1, \"deepen\": \"nodes\", \"budget\": " budget " }"

/* Players who differ in their budget alone meet if their names say that they are two. */
static void test_budgets_alone(void **state)
{
    (void)state;
    write_text("sides.json", TWINS("", DEEPENED_BY("100"), DEEPENED_BY("800")));
    expect(0, "sides.csv: 5 cells", "plymeter run sides.json -o sides.csv");
    expect_status(0, "grep -c 'budget=800.*against.*budget=100' sides.journal | grep -x 5");
    expect(3, "a match needs two searches",
           "sed 's/\"two\"/\"one\"/' sides.json > same.json; plymeter run same.json");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),          cmocka_unit_test(test_budget_of_the_rival),
        cmocka_unit_test(test_half),          cmocka_unit_test(test_claims),
        cmocka_unit_test(test_refused),       cmocka_unit_test(test_names_alone),
        cmocka_unit_test(test_budgets_alone),
    };
    return cmocka_run_group_tests_name("handicap", tests, make_folder, remove_folder);
}
