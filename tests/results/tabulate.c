/* Tables for papers: what plymeter tabulate and claims --format write, byte for byte, and that LaTeX sets it. */
#include "tests/shell.h"

/* Six seeds and three orders at two limits; "none" has nothing at limit 2, and "best" is exact. */
static void write_results(const char *path)
{
    static const char *const orders[] = {"none", "eval", "best"};
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("game,seed,algorithm,order,limit,status,leaves,gain\n", file);
    for (int limit = 10; limit >= 2; limit -= 8)
        for (int seed = 1; seed <= 6; seed++)
            for (int order = 0; order < 3; order++)
                if (order > 0 || limit == 10)
                    fprintf(file, "x_y,%d,alphabeta,%s,%d,ok,%d,%g\n", seed, orders[order], limit,
                            order == 2 ? 100 : 1000 * limit + 100 * seed, order + 0.125 * (seed % 2));
    fclose(file);
}

static int begin(void **state)
{
    const int failed = make_folder(state);
    if (!failed)
        write_results("r.csv");
    return failed;
}

static void expect_whole(const char *expected, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    assert_string_equal(output, expected);
    assert_int_equal(status, 0);
}

/* --- formats --------------------------------------------------------------------------------------------------------- */

static void test_text(void **state)
{
    (void)state;
    expect_whole(
        "Means of leaves over 6 seeds, with 95 % intervals. A dash: not measured. *: the fewest leaves for "
        "each limit, and what its interval does not exclude.\n"
        "\n"
        "order              limit 2                limit 10\n"
        "as listed                -                   10350  10162 .. 10538\n"
        "static evaluation     2350  2162 .. 2538     10350  10162 .. 10538\n"
        "perfect order         *100   (all alike)      *100     (all alike)\n",
        "plymeter tabulate r.csv --rows order --cols limit --format txt");
    expect_whole(
        "Means of gain over 6 seeds. *: the most gain for each limit, and what its interval does not exclude.\n"
        "\n"
        "limit 2, static evaluation  limit 2, perfect order\n"
        "                     1.062                  *2.062\n",
        "plymeter tabulate r.csv --cols limit,order --of gain --where limit=2 --format txt --interval none");
}

static void test_csv_is_tidy(void **state)
{
    (void)state;
    expect_whole("order,limit,of,n,units,mean,low,high,best\n"
                 "none,2,leaves,0,0,,,,0\n"
                 "eval,2,leaves,6,6,2350,2162.329742,2537.670258,0\n"
                 "best,2,leaves,6,6,100,100,100,1\n"
                 "none,10,leaves,6,6,10350,10162.32974,10537.67026,0\n"
                 "eval,10,leaves,6,6,10350,10162.32974,10537.67026,0\n"
                 "best,10,leaves,6,6,100,100,100,1\n",
                 "plymeter tabulate r.csv --rows order --cols limit");
    /* The same numbers as those of summary. */
    expect_status(0,
                  "plymeter tabulate r.csv --rows order --cols limit | sed -n 's/^\\(eval,.*\\),.*/\\1/p' | sort > "
                  "table && plymeter summary r.csv --by order,limit | sed -n '/^eval/p' | "
                  "awk -F, -v OFS=, '{ print $1, $2, $3, $4, $14, $5, $12, $13 }' | sort | diff table -");
}

static void test_markdown(void **state)
{
    (void)state;
    expect_whole(
        "\n"
        "| game | order | leaves, limit 2 | leaves, limit 10 | gain, limit 2 | gain, limit 10 |\n"
        "|:---|:---|---:|---:|---:|---:|\n"
        "| x\\_y | as listed | \u2013 | 10350 | \u2013 | 0.062 |\n"
        "| x\\_y | static evaluation | 2350 | 10350 | 1.062 | 1.062 |\n"
        "| x\\_y | perfect order | **100** | **100** | **2.062** | **2.062** |\n"
        "\n"
        "Means of leaves and gain over 6 seeds. A dash: not measured. Bold: the fewest "
        "leaves, the most gain for each game and limit, and what its interval does not exclude.\n",
        "plymeter tabulate r.csv --rows game,order --cols limit --of leaves,gain --format md --interval none | "
        "tail -n +4");
}

static void test_latex(void **state)
{
    (void)state;
    expect_whole("% It takes \\usepackage{booktabs,siunitx}, of siunitx version 3.\n"
                 "{\\sisetup{mode=text, reset-text-series=false}%\n"
                 "\\begin{tabular}{@{}llS[table-format=4.0]S[table-format=5.0]@{}}\n"
                 "\\toprule\n"
                 " &  & \\multicolumn{2}{c}{leaves, by limit} \\\\\n"
                 "\\cmidrule(lr){3-4}\n"
                 "game & order & {2} & {10} \\\\\n"
                 "\\midrule\n"
                 "x\\_y & as listed & {--} & 10350 \\\\[-.5ex]\n"
                 " & &  & {\\scriptsize[\\num{10162}, \\num{10538}]} \\\\[.3ex]\n"
                 " & static evaluation & 2350 & 10350 \\\\[-.5ex]\n"
                 " & & {\\scriptsize[\\num{2162}, \\num{2538}]} & {\\scriptsize[\\num{10162}, \\num{10538}]} "
                 "\\\\[.3ex]\n"
                 " & perfect order & \\bfseries 100 & \\bfseries 100 \\\\[-.5ex]\n"
                 " & & {\\scriptsize all alike} & {\\scriptsize all alike} \\\\[.3ex]\n"
                 "\\bottomrule\n"
                 "\\end{tabular}%\n"
                 "}%\n",
                 "plymeter tabulate r.csv --rows game,order --cols limit --format tex --bare | tail -n +4");
}

/* --- what is marked -------------------------------------------------------------------------------------------------- */

static void expect_marks(const char *expected, const char *options)
{
    int status;
    const char *output =
        shell(&status, "plymeter tabulate r.csv %s --format csv | sed -n 's/,of,.*//p; s/,1$/ is best/p'", options);
    if (status != 0 || strcmp(output, expected) != 0)
        fail_msg("%s: %d and\n%s", options, status, output);
}

static void test_best(void **state)
{
    (void)state;
    expect(
        0, "*: the fewest nodes for each limit",
        "sed '1s/$/,cutoff,interior/; 2,$s/$/,depth,0/' r.csv > nodes.csv &&"
        " for of in nodes leaves; do plymeter tabulate nodes.csv --rows order --cols limit --of $of --format txt >"
        " $of || exit 9; done; sed s/nodes/leaves/g nodes | diff leaves - && cat nodes");
    expect_marks("order\nbest,leaves,6,6,100,100,100 is best\n", "--rows order --where limit=10");
    expect_marks("order\nbest,leaves,6,6,100,100,100 is best\n", "--rows order --where limit=10 --best least");
    /* Two that are alike share it. */
    expect(
        0, "2 alike",
        "plymeter tabulate r.csv --rows order --where limit=10 --best greatest --format csv | grep -c ',1$' | sed "
        "'s/$/ alike/'");
    expect_marks("order\n", "--rows order --where limit=10 --best none");
    /* Nobody asks which limit has fewer leaves, and alone nobody competes. */
    expect_marks("limit\n", "--rows limit --where order=best");
    expect_marks("limit\n", "--rows limit --where order=eval");
    expect_marks("limit,order\n2,best,leaves,6,6,100,100,100 is best\n10,best,leaves,6,6,100,100,100 is best\n",
                 "--cols limit,order");
    /* No seed is better than another. */
    expect_marks("order\n", "--rows order --where limit=10 --of seed");
}

/* Three players; against the first rival the second's interval contains the first's mean, and not the third's. */
static void test_competing(void **state)
{
    (void)state;
    expect_status(
        0,
        "awk 'BEGIN { print \"game,seed,algorithm,name,handicap,rival,status,points\";"
        " for (h = 1; h <= 2; h++) for (s = 1; s <= 10; s++) { d = (s - 5.5) / 10; p = 4 * h;"
        "  print \"x,\" s \",pvs,a,\" h \",r,ok,\" p + 1 + d; print \"x,\" s \",pvs,b,\" h \",r,ok,\" p + 1.1 - d;"
        "  print \"x,\" s \",pvs,c,\" h \",r,ok,\" p + d } }' > p.csv");
    const char *const marks =
        "plymeter tabulate p.csv --of points --format csv %s | sed -n 's/^\\(.,[12]\\),points.*,1$/\\1/p'";
    char command[300];
    snprintf(command, sizeof command, marks, "--rows name,handicap");
    expect_whole("a,1\na,2\nb,1\nb,2\n", command);
    snprintf(command, sizeof command, marks, "--rows name,handicap --competing name,handicap");
    expect_whole("a,2\nb,2\n", command);
    snprintf(command, sizeof command, marks, "--rows name,handicap --competing handicap");
    expect_whole("a,2\nb,2\nc,2\n", command);
    expect(0, "*: the most points for each handicap, and what its interval does not exclude.\n",
           "plymeter tabulate p.csv --of points --rows name --cols handicap --format txt");
    expect(0, "\nhandicap=2: name=b has the most points, ",
           "plymeter summary p.csv --of points --by handicap,name --table");
    expect(0, "\nname=c: handicap=2 has the most points, ",
           "plymeter summary p.csv --of points --by handicap,name --competing handicap --table");
    expect(2, "\"nam\" of --competing is not in --rows or --cols; did you mean \"name\"?",
           "plymeter tabulate p.csv --of points --rows name --cols handicap --competing nam");
    expect(2, "\"rival\" of --competing is not in --by",
           "plymeter summary p.csv --of points --by handicap,name --competing rival");
}

/* The baseline of ratios has no interval, but what is compared with it has. */
static void test_a_baseline_may_be_no_better(void **state)
{
    (void)state;
    expect_status(
        0, "{ echo game,seed,algorithm,status,leaves; for seed in 1 2 3 4 5 6; do echo x,$seed,alphabeta,ok,100;"
           " echo x,$seed,pvs,ok,$((98 + seed)); echo x,$seed,mtdf,ok,$((120 + seed)); done; } > b.csv");
    expect(0, "=alphabeta,6,6,1,1,1,1\npvs,leaves / algorithm=alphabeta,6,6,1.01",
           "plymeter tabulate b.csv --rows algorithm --ratio-to algorithm=alphabeta --format csv");
    expect(0, "2\n",
           "plymeter tabulate b.csv --rows algorithm --ratio-to algorithm=alphabeta --format csv | grep -c ',1$'");
}

/* --- wide tables ------------------------------------------------------------------------------------------------------ */

static void test_wide_tables_are_split(void **state)
{
    (void)state;
    expect_status(0,
                  "awk 'BEGIN { print \"game,seed,algorithm,order,limit,status,leaves\"; for (l = 1; l <= 16; l++)"
                  " for (s = 1; s <= 6; s++) print \"x,\" s \",pvs,best,\" l \",ok,\" 1000 * l + s }' > wide.csv");
    expect(0, "1\n",
           "plymeter tabulate wide.csv --rows order --cols limit --where limit=1..3 --width ieee --format tex |"
           " grep -c 'begin{tabular}'");
    expect(0, "{1} & {2} & {3} \\\\\n",
           "plymeter tabulate wide.csv --rows order --cols limit --width ieee --format tex");
    expect(0, "6\n",
           "plymeter tabulate wide.csv --rows order --cols limit --width ieee --format tex |"
           " grep -c 'begin{tabular}'");
    expect(0, "3\n",
           "plymeter tabulate wide.csv --rows order --cols limit --format tex | grep -c 'begin{tabular}'");
    expect(0, "{leaves, by limit and seed} ",
           "plymeter tabulate wide.csv --rows order --cols limit,seed --where limit=1 --where seed=1 --format tex");
    expect(2, "a width is ", "plymeter tabulate wide.csv --rows order --cols limit --width wide");
}

/* --- samples --------------------------------------------------------------------------------------------------------- */

static void test_samples(void **state)
{
    (void)state;
    expect(0, "Exact numbers of single searches: leaves. *:",
           "plymeter tabulate r.csv --rows order --where limit=10 --where seed=1 --format txt");
    expect(
        0, "Means of leaves over 4 seeds, too few for intervals.",
        "plymeter tabulate r.csv --rows order --where limit=10 --where seed=1..4 --where order=eval --format txt");
    expect(0, "Means of leaves over 6 to 12 rows of 6 seeds, with 95 % intervals.",
           "plymeter tabulate r.csv --rows order --pool limit --format txt");
    expect(0, "  n\nas listed           10350  10162 .. 10538   6\nstatic evaluation    6350",
           "plymeter tabulate r.csv --rows order --pool limit "
           "--format txt");
    expect(0, "| n | 12 | 18 |\n", "plymeter tabulate r.csv --rows game --cols limit --pool order --format md");
    expect(0, "\nn          12                      18\n",
           "plymeter tabulate r.csv --rows game --cols limit --pool order --format txt --interval beside");
    expect(0, "\\midrule\n$n$ & {12} & {18} \\\\\n\\bottomrule\n",
           "plymeter tabulate r.csv --rows game --cols limit --pool order --format tex");
    expect(0, "as listed                -                  *10100         (exact)  1\n",
           "sed -n '/^x_y,[2-6],alphabeta,none/d; s/^x_y,1,alphabeta,none/x_y,,alphabeta,none/; p' r.csv > one.csv;"
           " plymeter tabulate one.csv --rows order --cols limit --where order=none,eval --format txt");
    expect(0, "with 95 % intervals; exact numbers are those of one search.",
           "plymeter tabulate one.csv --rows order --cols limit --format txt");
    expect(0, "as listed & {--} & 10100 & 1 \\\\[-.5ex]\n &  & {\\scriptsize exact} \\\\[.3ex]\n",
           "plymeter tabulate one.csv --rows order --cols limit --format tex");
    expect(0, "| as listed | \u2013 | 10100 (exact) |",
           "plymeter tabulate one.csv --rows order --cols limit --format md");
    expect(0, " of 6 seeds, all alike in each place.",
           "plymeter tabulate r.csv --rows order --pool limit --where order=best --format txt");
    expect(0, "Numbers of single searches: ns.",
           "sed '1s/$/,ns/; 2,$s/$/,7/' r.csv | plymeter tabulate - --rows order --where seed=1 --where limit=10 "
           "--of ns --format txt");
    expect(0, "as listed                -                  *10100                  1\n",
           "grep -v '^x_y,[2-6],alphabeta,none' r.csv |"
           " plymeter tabulate - --rows order --cols limit --where order=none,eval --format txt");
    expect(0, "Numbers of single searches: leaves and ns.",
           "sed '1s/$/,ns/; 2,$s/$/,7/' r.csv |"
           " plymeter tabulate - --rows order --where seed=1 --where limit=10 --of leaves,ns --format txt --best "
           "none");
    expect(0, "(exact)", "plymeter summary one.csv --by order,limit --table");
    expect(0, "(all alike)", "plymeter summary r.csv --by order,limit --table");
    expect(2, "means of leaves would mix", "plymeter tabulate r.csv --rows order");
}

/* A unit is called what it is: a position that a seed drew, a seed that stands for several, or for a tree. */
static void test_units_are_called_what_they_are(void **state)
{
    (void)state;
    expect(0, "",
           "{ echo game,opening,seed,algorithm,status,leaves; for game in othello chess; do for seed in 1 2 3 4 5 "
           "6; do"
           " echo $game,8,$seed,minimax,ok,$seed; done; done; } > u.csv");
    expect(0, "Means of leaves over 6 positions, with", "plymeter tabulate u.csv --rows game --format txt");
    expect(0, "Means of leaves over 6 positions, with",
           "plymeter tabulate u.csv --rows game --unit seed --format txt");
    expect(0, "Means of leaves over 12 rows of 6 seeds, with",
           "plymeter tabulate u.csv --rows algorithm --pool game --format txt");
    expect(0, "Means of leaves over 12 positions, with",
           "plymeter tabulate u.csv --rows algorithm --pool game --unit game,seed --format txt");
    expect(0, "Means of leaves over 6 seeds, with",
           "sed 's/,8,/,0,/' u.csv > v.csv;"
           " plymeter tabulate v.csv --rows game --format txt");
    expect(0, "Means of leaves over 6 units, with",
           "plymeter tabulate v.csv --rows game --unit opening,seed --format txt");
    expect(0, "Means of leaves over 6 positions, with",
           "sed 's/opening,seed/x,position/' v.csv > w.csv; plymeter tabulate w.csv --rows game --format txt");
    /* Another evaluation of the same position is no other position. */
    expect(0, "Means of leaves over 12 rows of 6 positions, with",
           "{ echo game,without,opening,seed,algorithm,status,leaves; for without in nothing king; do"
           " for seed in 1 2 3 4 5 6; do echo chess,$without,8,$seed,minimax,ok,$seed; done; done; } > x.csv;"
           " plymeter tabulate x.csv --rows algorithm --pool without --format txt");
}

/* --- ratios ---------------------------------------------------------------------------------------------------------- */

static void test_ratios(void **state)
{
    (void)state;
    /* Those of compare, whose interval is that of one comparison if there is only one. */
    expect_status(0,
                  "plymeter compare r.csv --by order=eval,best --of leaves --where limit=2 | "
                  "awk -F, -v OFS=, 'NR == 2 { print $1, $4, $5, $6, $7, $8 }' > compared && test -s compared && "
                  "plymeter tabulate r.csv --rows order --of leaves --where limit=2 --ratio-to order=eval | "
                  "sed -n 's/^best,.*eval,\\(.*\\),1$/best,\\1/p' | diff compared -");
    expect_whole(
        "Geometric means of leaves as multiples of those with order=none in the same position over 6 seeds. A "
        "dash: not measured. *: the fewest leaves for each limit, and what its interval does not exclude.\n"
        "\n"
        "order              limit 2  limit 10\n"
        "as listed                -         1\n"
        "static evaluation        -         1\n"
        "perfect order            -  *0.00966\n",
        "plymeter tabulate r.csv --rows order --cols limit --ratio-to order=none --format txt --interval none "
        "2> said");
    expect(0, "r.csv: left out: 12 of 30 numbers, which have no partner, or several, with order=none\n",
           "cat said");
    expect(2, "\"--ratio-to\" takes COLUMN=VALUE, not \"none\"", "plymeter tabulate r.csv --ratio-to none");
    expect(2, "no row has order=nine; did you mean \"none\"?",
           "plymeter tabulate r.csv --rows order,limit --ratio-to order=nine");
    expect(2, "--where leaves no row with order=none",
           "plymeter tabulate r.csv --rows order,limit --where order=best --ratio-to order=none");
    expect(2, "r.csv:1: no column \"oder\"", "plymeter tabulate r.csv --rows order,limit --ratio-to oder=none");
    expect(
        2, "zero.csv:2: zero is 0 here, which has no ratio",
        "sed '1s/$/,zero/; 2,$s/$/,0/' r.csv > zero.csv && plymeter tabulate zero.csv --rows order,limit --of zero "
        "--ratio-to order=none");
}

/* --- claims ---------------------------------------------------------------------------------------------------------- */

static void test_claims(void **state)
{
    (void)state;
    static const char config[] =
        "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 3, \"seed\": \"1..6\" } ],\n"
        "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
        "  \"cutoffs\": [ { \"limit\": 3 } ],\n"
        "  \"claims\": [ { \"claim\": \"alpha-beta & co. save 5 %\", \"metric\": \"leaves\", \"relation\": \"<\", "
        "\"value\": 1, \"where\": { \"algorithm\": \"alphabeta\" }, \"against\": { \"algorithm\": \"minimax\" } "
        "},\n"
        "    { \"claim\": \"each\", \"metric\": \"leaves\", \"relation\": \"<=\", \"value\": 27, \"each\": true } "
        "] }";
    write_file("c.json", config, strlen(config));
    expect_status(0, "plymeter run -o c.csv c.json && plymeter claims c.csv c.json > lines &&"
                     " plymeter claims --format txt c.csv c.json | cmp - lines &&"
                     " plymeter claims --csv c.csv c.json > c.claims &&"
                     " plymeter claims --format csv c.csv c.json | cmp - c.claims");
    expect(0, "PASS & alpha-beta \\& co. save 5\\,\\% & leaves / partner's $<$ 1 & 0.",
           "plymeter claims --format tex c.csv c.json");
    expect(0, "PASS & each & leaves $\\le$ 27 & \\multicolumn{2}{c}{12 of 12 rows} \\\\\n",
           "plymeter claims --format tex c.csv c.json");
    expect(0,
           "| PASS | each | leaves \\<= 27 | 12 of 12 rows |\n\nMeans over 6 seeds, with 95 % intervals; those of "
           "ratios to partners are geometric.\n",
           "plymeter claims --format md c.csv c.json");
    expect(2, "exclude each other", "plymeter claims --csv --format tex c.csv c.json");
}

/* --- wrong input ----------------------------------------------------------------------------------------------------- */

static void test_wrong_calls(void **state)
{
    (void)state;
    expect(2, "\"order\" is named twice", "plymeter tabulate r.csv --rows order --cols limit,order");
    expect(2, "no column \"oder\"; did you mean \"order\"?", "plymeter tabulate r.csv --rows oder");
    expect(2, "--best\" is to be one of", "plymeter tabulate r.csv --rows order --best worst");
    expect(2, "\"t.pdf\" does not end in .tex, .md, .csv or .txt", "plymeter tabulate r.csv --rows order -o t.pdf");
    expect(3, "mine.tex: plymeter did not write this",
           "echo mine > mine.tex; plymeter tabulate r.csv --rows order --where limit=2 -o mine.tex");
    expect(3, "r.csv: plymeter did not write this",
           "plymeter tabulate r.csv --rows order --where limit=2 -o r.csv");
    for (const char *const *format = (const char *const[]){"tex", "md", "csv", "txt", NULL}; *format; format++) {
        char command[200];
        snprintf(
            command, sizeof command,
            "for time in 1 2; do plymeter tabulate r.csv --rows order --where limit=2 -o \"it's.%s\" || exit 9; "
            "done; test -s \"it's.%s\"",
            *format, *format);
        expect_status(0, command);
    }
}

/* --- LaTeX ----------------------------------------------------------------------------------------------------------- */

static void test_latex_sets_it(void **state)
{
    int status;
    (void)state;
    shell(&status, "command -v pdflatex && kpsewhich booktabs.sty siunitx.sty tabularx.sty");
    if (status != 0) {
        print_message("not tested: pdflatex, booktabs or siunitx is not installed, so that no table was set\n");
        skip();
    }
    expect_status(0, SCRIPT("results/set.sh"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text),
        cmocka_unit_test(test_csv_is_tidy),
        cmocka_unit_test(test_markdown),
        cmocka_unit_test(test_latex),
        cmocka_unit_test(test_best),
        cmocka_unit_test(test_competing),
        cmocka_unit_test(test_a_baseline_may_be_no_better),
        cmocka_unit_test(test_wide_tables_are_split),
        cmocka_unit_test(test_samples),
        cmocka_unit_test(test_units_are_called_what_they_are),
        cmocka_unit_test(test_ratios),
        cmocka_unit_test(test_claims),
        cmocka_unit_test(test_wrong_calls),
        cmocka_unit_test(test_latex_sets_it),
    };
    return cmocka_run_group_tests_name("tabulate", tests, begin, remove_folder);
}
