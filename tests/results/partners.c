/* Comparing groups of rows within one file: who is whose partner, what is said of those that have none, and the answers. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* As many leaves as `second` says for each of pvs, for each 10 * seed of mtdf; mtdf has a parameter that pvs lacks. */
static void write_searches(const char *path, const char *limits)
{
    char command[1000];
    snprintf(command, sizeof command,
             "awk 'BEGIN { print \"game,seed,algorithm,entries,order,limit,status,leaves,regret\";"
             "for (l = 1; l <= split(\"%s\", limit, \" \"); l++) for (s = 1; s <= 8; s++) {"
             "print \"x,\" s \",mtdf,64,none,\" limit[l] \",ok,\" 10 * s \",0\";"
             "print \"x,\" s \",pvs,,none,\" limit[l] \",ok,\" (s == 8 ? 5 : 20) * s \",\" s } }' > %s",
             limits, path);
    expect_status(0, command);
}

static void expect_exactly(int expected_status, const char *expected, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    assert_string_equal(output, expected);
    assert_int_equal(status, expected_status);
}

#define HEADER "algorithm,against,of,pairs,units,ratio,low,high,less,equal,greater,p\n"

static void test_pairs_agree_in_all_but_what_is_compared(void **state)
{
    (void)state;
    write_searches("x.csv", "4");
    expect(0, "x.csv: rows with algorithm=mtdf and algorithm=pvs differ in entries, too\n",
           "plymeter compare --by algorithm=mtdf,pvs x.csv");
    /* Seven ratios of 2 and one of 1/2: 2^(6/8); 2 (1 + 8) / 2^8. */
    expect(0, HEADER "pvs,mtdf,leaves,8,8,1.681792831,",
           "plymeter compare --pair seed --by algorithm=mtdf,pvs --of leaves x.csv");
    expect(0, ",1,0,7,0.0703125\n", "plymeter compare --pair seed --by algorithm=mtdf,pvs --of leaves x.csv");
    expect(0, HEADER "pvs,mtdf,leaves,8,8,1.681792831,", "plymeter compare --by algorithm=mtdf,pvs x.csv");
    expect(0, HEADER "pvs,mtdf,leaves,8,8,1.681792831,", "plymeter compare --by algorithm x.csv");
    expect(0, HEADER "mtdf,pvs,leaves,8,8,0.5946035575,", "plymeter compare --by algorithm=pvs,mtdf x.csv");
    /* 10 + ... + 70 - 40, of 8 */
    expect(0, "algorithm,against,of,pairs,units,difference,low,high,less,equal,greater,p\npvs,mtdf,leaves,8,8,30,",
           "plymeter compare --difference --by algorithm=mtdf,pvs x.csv");
    expect(0, "\npvs,mtdf,regret,8,8,4.5,",
           "plymeter compare --difference --by algorithm --of leaves,regret x.csv");
    expect(2, "x.csv:2: regret is 0 here, which has no ratio: use --difference\n",
           "plymeter compare --by algorithm --of regret x.csv");
}

static void test_groups_have_a_line_each(void **state)
{
    (void)state;
    write_searches("x.csv", "4 5");
    expect(0, "limit," HEADER "4,pvs,mtdf,leaves,8,8,1.68", "plymeter compare --by limit,algorithm=mtdf,pvs x.csv");
    expect(0, "\n5,pvs,mtdf,leaves,8,8,1.68", "plymeter compare --by limit,algorithm=mtdf,pvs x.csv");
    expect(0, HEADER "pvs,mtdf,leaves,16,8,1.68", "plymeter compare --by algorithm --pool limit x.csv");
    expect(0, HEADER "pvs,mtdf,leaves,8,8,1.68", "plymeter compare --by algorithm --where limit=5..9 x.csv");
    expect(2, "means of leaves would mix different limit: \"4\" in line 2, \"5\" in line 18\n",
           "plymeter compare --by algorithm=mtdf,pvs x.csv");
    /* Intervals hold for all lines together, and so are wider. */
    expect_status(0, "plymeter compare --by limit,algorithm x.csv | cut -d, -f8- | sed -n 2p > two;"
                     "plymeter compare --by algorithm --where limit=4 x.csv | cut -d, -f8- | sed -n 2p > one;"
                     "paste -d, one two | awk -F, '{ exit !($1 > $6 && $2 < $7) }' || { paste one two; false; }");
}

static void test_what_has_no_partner_is_named(void **state)
{
    (void)state;
    write_searches("x.csv", "4 5");
    expect_exactly(
        2,
        "x.csv:2: more than one partner with algorithm=pvs, in lines 3 and 19: they differ in limit (\"4\" "
        "and \"5\"); name that in --pair, or choose one with --where\n",
        "plymeter compare --pair seed --pool limit --by algorithm=mtdf,pvs x.csv");
    expect_exactly(
        2,
        "x.csv: no row with algorithm=mtdf has a partner with algorithm=pvs: lines 2 and 3 differ in entries "
        "(\"64\" and \"\"); --pair names the columns in which partners agree\n",
        "plymeter compare --pair seed,limit,entries --by algorithm=mtdf,pvs x.csv");
    expect(
        0,
        "x.csv: left out: 1 of 8 rows with algorithm=mtdf, which have no partner with algorithm=pvs (the first in "
        "line 4)\n",
        "sed -i 5d x.csv; plymeter compare --by algorithm=mtdf,pvs --where limit=4 x.csv");
    expect(0, HEADER "pvs,mtdf,leaves,7,7,",
           "plymeter compare --by algorithm=mtdf,pvs --where limit=4 x.csv 2>/dev/null");
    expect(
        0, "x.csv: left out: 1 of 15 rows, which ended by budget (the first in line 2)\n",
        "sed -i '2s/ok,\\([0-9]*\\),.*/budget,\\1,/' x.csv; plymeter compare --by algorithm --where limit=4 x.csv");
    write_text("x.csv", "seed,algorithm,status,leaves\n1,pvs,ok,3\n1,mtdf,ok,4\n1,mtdf,ok,5\n");
    expect(2, "x.csv:2: more than one partner with algorithm=mtdf, in lines 3 and 4: they are of the same cell\n",
           "plymeter compare --by algorithm=pvs,mtdf x.csv");
}

static void test_misuse(void **state)
{
    (void)state;
    write_searches("x.csv", "4");
    expect(2, "x.csv: no row has algorithm=pv; did you mean \"pvs\"?\n",
           "plymeter compare --by algorithm=mtdf,pv x.csv");
    expect(2, "no column \"algoritm\"; did you mean \"algorithm\"?",
           "plymeter compare --by algoritm=mtdf,pvs x.csv");
    expect(2, "no column \"sead\"; did you mean \"seed\"?", "plymeter compare --pair sead --by algorithm x.csv");
    expect(2, "no column \"leafs\"; did you mean \"leaves\"?", "plymeter compare --of leafs --by algorithm x.csv");
    expect(2, "x.csv: the column \"algorithm\" has one value here, which nothing is compared with\n",
           "plymeter compare --by algorithm=mtdf x.csv");
    expect(2, "x.csv: left out: entries=64: no row with algorithm=pvs has leaves\n",
           "plymeter compare --by entries,algorithm=mtdf,pvs x.csv");
    write_text("x.csv", "seed,algorithm,leaves\n1,pvs,3\n1,mtdf,4\n");
    expect(3, "x.csv:1: no column \"status\"", "plymeter compare --by algorithm x.csv");
    expect(0, "mtdf,pvs,leaves,1,1,1.333333333,,,0,0,1,1\n", "plymeter compare --pair seed --by algorithm x.csv");
}

static void test_table(void **state)
{
    (void)state;
    write_searches("x.csv", "4");
    expect(0,
           "algorithm   pairs  ratio of leaves      interval  less  equal  greater     p\n"
           "pvs / mtdf      8             1.68  ",
           "plymeter compare --table --by algorithm=mtdf,pvs x.csv");
    expect(0, "\nleaves: algorithm=pvs cannot be told apart from algorithm=mtdf: it has 1.68 (",
           "plymeter compare --table --by algorithm=mtdf,pvs x.csv");
    expect(0, ") times as many, over 8 seeds; less in 1, more in 7 (sign test: p = 0.07).\n",
           "plymeter compare --table --by algorithm=mtdf,pvs x.csv");
    expect(0,
           "\nleaves: algorithm=pvs has 2 (2 .. 2) times as many as algorithm=mtdf, over 7 seeds; less in 0, more "
           "in 7 "
           "(sign test: p = 0.016).\n",
           "plymeter compare --table --by algorithm=mtdf,pvs --where seed=1..7 x.csv");
    expect(
        0,
        "\nregret: algorithm=pvs has 2.5000 more than algorithm=mtdf, over 4 seeds, too few for an interval; less "
        "in 0",
        "plymeter compare --table --by algorithm --of regret --difference --where seed=1..4 x.csv");
    expect(0, "\nleaves: order=none has as many as order=eval everywhere, over 8 seeds.\n",
           "sed -n '1p;s/none/eval/p' x.csv > y.csv; sed 1d x.csv >> y.csv;"
           "plymeter compare --table --by order --where algorithm=pvs y.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pairs_agree_in_all_but_what_is_compared),
        cmocka_unit_test(test_groups_have_a_line_each),
        cmocka_unit_test(test_what_has_no_partner_is_named),
        cmocka_unit_test(test_misuse),
        cmocka_unit_test(test_table),
    };
    return cmocka_run_group_tests_name("partners", tests, make_folder, remove_folder);
}
