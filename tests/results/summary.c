/* Reading tables, statistics against values worked by hand, gain, and what the verb says and returns. */
#include <fcntl.h>
#include <math.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/program.h"
#include "results/statistics.h"
#include "base/verb.h"
#include "results/csv.h"
#include "tests/group.h"

#define LENGTH(array) (sizeof(array) / sizeof *(array))
#define HEADER "of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units\n"

/* --- running it: in a folder of its own, on x.csv --- */

static char folder[] = "/tmp/summary-XXXXXX";

static int enter_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void **state)
{
    static const char *const files[] = {"x.csv", "out", "err"};
    (void)state;
    for (size_t i = 0; i < LENGTH(files); i++)
        unlink(files[i]);
    return chdir("/") == 0 ? rmdir(folder) : -1;
}

static void write_bytes(const char *text, size_t length)
{
    FILE *file = fopen("x.csv", "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
}

static void write_csv(const char *text)
{
    write_bytes(text, strlen(text));
}

static void read_back(const char *path, char text[8192])
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    text[fread(text, 1, 8191, file)] = '\0';
    fclose(file);
}

/* Send a stream to a file; returns where it went before. */
static int divert(FILE *stream, const char *path)
{
    fflush(stream);
    const int before = dup(fileno(stream)), file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(file, fileno(stream));
    close(file);
    return before;
}

static void restore(FILE *stream, int before)
{
    fflush(stream);
    dup2(before, fileno(stream));
    close(before);
}

static char out[8192], err[8192];

/* Call the verb with arguments that are separated by blanks; fills out and err. */
static int summary(const char *arguments)
{
    char text[1024], *argv[40] = {"summary"};
    int argc = 1;
    assert_true(snprintf(text, sizeof text, "%s", arguments) < (int)sizeof text);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        argv[argc++] = word;
    const int before_out = divert(stdout, "out"), before_err = divert(stderr, "err");
    const int status = verb_call(verb_find("summary"), argc, argv);
    restore(stderr, before_err);
    restore(stdout, before_out);
    read_back("out", out);
    read_back("err", err);
    return status;
}

static void assert_answers(const char *arguments, const char *expected)
{
    const int status = summary(arguments);
    /* Which rows are left out is for tests/results/groups.c. */
    if (!strstr(err, " rows, which have no "))
        assert_string_equal(err, "");
    assert_string_equal(out, expected);
    assert_int_equal(status, EXIT_FINE);
}

static void assert_refuses(const char *arguments, int expected_status, const char *complaint)
{
    const int status = summary(arguments);
    assert_string_equal(err, complaint);
    assert_string_equal(out, "");
    assert_int_equal(status, expected_status);
}

/* --- statistics --- */

#define assert_near(a, b, most) assert_true(fabs((a) - (b)) <= (most))

static const int apart[] = {0, 1, 2, 3, 4};

static void statistics_by_hand(void **state)
{
    double values[] = {10, 2, 4, 1, 3}, statistic[STATISTICS];
    (void)state;
    statistics_of(values, apart, 5, statistic);
    assert_near(statistic[MEAN], 4, 1e-15);
    assert_near(statistic[STDERR], sqrt(2.5), 1e-15); /* (9 + 4 + 1 + 0 + 36) / 4 / 5 */
    assert_near(statistic[MEDIAN], 3, 1e-15);
    assert_near(statistic[Q05], 1.2, 1e-15); /* position 0.2 */
    assert_near(statistic[Q25], 2, 1e-15);
    assert_near(statistic[Q75], 4, 1e-15);
    assert_near(statistic[Q95], 8.8, 1e-14); /* position 3.8 */
}

static void the_median_of_an_even_number_lies_between(void **state)
{
    double values[] = {7, 1, 2, 4}, statistic[STATISTICS];
    (void)state;
    statistics_of(values, apart, 4, statistic);
    assert_near(statistic[MEDIAN], 3, 1e-15);
    assert_near(statistic[Q25], 1.75, 1e-15);
}

static void few_values_have_few_statistics(void **state)
{
    double value = 6, statistic[STATISTICS];
    (void)state;
    statistics_of(&value, apart, 1, statistic);
    for (int s = 0; s < STATISTICS; s++)
        if (s == STDERR || s == LOW || s == HIGH)
            assert_true(isnan(statistic[s]));
        else
            assert_near(statistic[s], 6, 0);
    statistics_of(&value, apart, 0, statistic);
    for (int s = 0; s < STATISTICS; s++)
        assert_true(isnan(statistic[s]));
}

/* Standard errors and bounds were computed by another program from the definition (splitmix64, key 1979). */
static void the_bootstrap_is_the_same_everywhere(void **state)
{
    const char *expected = HEADER "leaves,7,18.14285714,8.66967504,8,1.3,3,24,54.4,3.909978802,56.28571429,7\n";
    const char *of_units = HEADER "leaves,10,14.2,7.220249303,5,1.45,4.25,14,49.6,3.061907488,47.13333333,5\n";
    (void)state;
    write_csv("leaves\n1\n2\n4\n8\n16\n32\n64\n");
    assert_answers("x.csv", expected);
    write_csv("leaves\n64\n2\n16\n8\n1\n32\n4\n");
    assert_answers("x.csv", expected);
    write_csv("seed,leaves\n1,1\n1,2\n2,4\n3,8\n3,16\n3,32\n4,64\n5,5\n5,5\n5,5\n");
    assert_answers("x.csv", of_units);
    write_csv("seed,leaves\n7,5\n9,32\n7,5\n1,2\n2,4\n9,16\n9,8\n4,64\n7,5\n1,1\n");
    assert_answers("x.csv", of_units);
}

/* --- tables --- */

static void reads_quoted_cells(void **state)
{
    struct csv csv;
    (void)state;
    write_csv("a,\"b \"\"x\"\"\",c\r\n\"1,5\",\"two\nlines\",\"\"\r\n,x y,\"\"\"\"");
    assert_true(csv_read(&csv, "x.csv"));
    assert_int_equal(csv.columns, 3);
    assert_int_equal(csv.rows, 2);
    assert_string_equal(csv_cell(&csv, -1, 1), "b \"x\"");
    assert_string_equal(csv_cell(&csv, 0, 0), "1,5");
    assert_string_equal(csv_cell(&csv, 0, 1), "two\nlines");
    assert_string_equal(csv_cell(&csv, 0, 2), "");
    assert_string_equal(csv_cell(&csv, 1, 0), "");
    assert_string_equal(csv_cell(&csv, 1, 1), "x y");
    assert_string_equal(csv_cell(&csv, 1, 2), "\"");
    assert_int_equal(csv.line[1], 2);
    assert_int_equal(csv.line[2], 4);
    assert_int_equal(csv_find(&csv, "c"), 2);
    assert_int_equal(csv_find(&csv, "d"), -1);
    csv_free(&csv);
}

static void a_mark_of_byte_order_is_no_name(void **state)
{
    (void)state;
    write_csv("\xEF\xBB\xBFleaves\n5\n");
    assert_answers("x.csv", HEADER "leaves,1,5,,5,5,5,5,5,,,1\n");
}

static void groups_keep_what_was_quoted(void **state)
{
    (void)state;
    write_csv("\"a,b\",leaves\n\"x,y\",1\n\"say \"\"x\"\"\",2\n\"two\nlines\",3\nplain,4\n");
    summary("x.csv --by a,b");
    assert_string_equal(err, "x.csv:1: no column \"a\"\nx.csv:1: no column \"b\"\n"); /* a list has commas */
    write_csv("key,leaves\n\"x,y\",1\n\"say \"\"x\"\"\",2\n\"two\nlines\",3\nplain,4\n");
    assert_answers("x.csv --by key", "key," HEADER "\"x,y\",leaves,1,1,,1,1,1,1,1,,,1\n"
                                     "\"say \"\"x\"\"\",leaves,1,2,,2,2,2,2,2,,,1\n"
                                     "\"two\nlines\",leaves,1,3,,3,3,3,3,3,,,1\n"
                                     "plain,leaves,1,4,,4,4,4,4,4,,,1\n");
}

static const struct {
    const char *text, *complaint;
} malformed[] = {
    {"", "x.csv:1: the file is empty: expected a line that names the columns\n"},
    {"a,leaves\n1,2\n3\n", "x.csv:3: 1 fields, the header has 2\n"},
    {"a,leaves\n1,2,3\n", "x.csv:2: 3 fields, the header has 2\n"},
    {"a,leaves\n\n1,2\n", "x.csv:2: 1 fields, the header has 2\n"},
    {"a,leaves\n\"1\n\n2\",3\n4\n", "x.csv:5: 1 fields, the header has 2\n"},
    {"a,leaves\n1,2\n\"x,3\n4,5\n", "x.csv:3: a quote is opened and not closed\n"},
    {"a,leaves\n1,\"", "x.csv:2: a quote is opened and not closed\n"},
    {"a,leaves\n1,x\"y\"\n", "x.csv:2: a quote inside a field that is not quoted\n"},
    {"a,leaves\n\"x\"y,1\n", "x.csv:2: text behind a closing quote\n"},
    {"leaves,leaves\n1,2\n", "x.csv:1: two columns are named \"leaves\"\n"},
    {"leaves\n1\nmany\n", "x.csv:3: \"many\" in the column \"leaves\" is no number\n"},
    {"leaves\n1x\n", "x.csv:2: \"1x\" in the column \"leaves\" is no number\n"},
    {"leaves\n 1\n", "x.csv:2: \" 1\" in the column \"leaves\" is no number\n"},
    {"leaves\nnan\n", "x.csv:2: \"nan\" in the column \"leaves\" is no number\n"},
    {"leaves\n1e999\n", "x.csv:2: \"1e999\" in the column \"leaves\" is no number\n"},
};

static void refuses_malformed_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < LENGTH(malformed); i++) {
        write_csv(malformed[i].text);
        assert_refuses("x.csv", EXIT_CONFIG, malformed[i].complaint);
    }
    write_bytes("leaves\n1\n2\0003\n", 13);
    assert_refuses("x.csv", EXIT_CONFIG, "x.csv:3: a NUL byte: this is not a text file\n");
}

static void refuses_what_is_no_file(void **state)
{
    (void)state;
    assert_refuses(
        "qqqqqqqq.csv", EXIT_CONFIG,
        "qqqqqqqq.csv: No such file or directory; a CSV of results is wanted, or the name or the config of "
        "their experiment\n");
    assert_refuses(".", EXIT_CONFIG, ".: Is a directory\n");
}

/* --- groups, filters, missing cells --- */

static const char small[] = "game,algorithm,limit,leaves,ns\n"
                            "othello,minimax,1,4,\n"
                            "kalah,minimax,1,6,90\n"
                            "othello,alphabeta,2,8,70\n"
                            "othello,minimax,1,,50\n"
                            "kalah,minimax,2,20,10\n";

static void groups_stand_in_order_of_appearance(void **state)
{
    (void)state;
    write_csv(small);
    assert_answers("x.csv --by limit,algorithm --where limit=1|2 --where game=othello",
                   "limit,algorithm," HEADER "1,minimax,leaves,1,4,,4,4,4,4,4,,,1\n"
                   "2,alphabeta,leaves,1,8,,8,8,8,8,8,,,1\n");
}

static void keeps_rows_that_pass_every_filter(void **state)
{
    (void)state;
    write_csv(small);
    assert_answers("x.csv --where limit=2 --where=game=othello", HEADER "leaves,1,8,,8,8,8,8,8,,,1\n");
    assert_answers("x.csv --where ns= --where limit=1", HEADER "leaves,1,4,,4,4,4,4,4,,,1\n");
}

static void missing_cells_do_not_count(void **state)
{
    (void)state;
    write_csv("a,leaves\nx,\nx,4\ny,\n");
    assert_answers("x.csv --by a", "a," HEADER "x,leaves,1,4,,4,4,4,4,4,,,1\ny,leaves,0,,,,,,,,,,0\n");
    assert_answers("x.csv", HEADER "leaves,1,4,,4,4,4,4,4,,,1\n");
}

static void summarizes_several_columns(void **state)
{
    (void)state;
    write_csv(small);
    assert_answers("--of=leaves,ns --where limit=2 --by game x.csv",
                   "game," HEADER "othello,leaves,1,8,,8,8,8,8,8,,,1\nkalah,leaves,1,20,,20,20,20,20,20,,,1\n"
                   "othello,ns,1,70,,70,70,70,70,70,,,1\nkalah,ns,1,10,,10,10,10,10,10,,,1\n");
}

static void a_table_may_have_no_rows(void **state)
{
    (void)state;
    write_csv("a,leaves");
    assert_answers("x.csv", HEADER "leaves,0,,,,,,,,,,0\n");
    assert_answers("x.csv --by a", "a," HEADER);
}

static void reads_standard_input(void **state)
{
    (void)state;
    write_csv("leaves\n5\n");
    assert_non_null(freopen("x.csv", "r", stdin));
    assert_answers("-", HEADER "leaves,1,5,,5,5,5,5,5,,,1\n");
    write_csv("leaves\n5,6\n");
    assert_non_null(freopen("x.csv", "r", stdin));
    assert_refuses("-", EXIT_CONFIG, "standard input:2: 2 fields, the header has 1\n");
}

/* --- gain --- */

/* The derived columns of the rows of x.csv with this name, one value each. */
static void assert_derived(const char *row, const char *of, const char *mean)
{
    char arguments[200], expected[200];
    snprintf(arguments, sizeof arguments, "x.csv --of %s --where row=%s", of, row);
    if (*mean)
        snprintf(expected, sizeof expected, HEADER "%s,1,%s,,%s,%s,%s,%s,%s,,,1\n", of, mean, mean, mean, mean,
                 mean, mean);
    else
        snprintf(expected, sizeof expected, HEADER "%s,0,,,,,,,,,,0\n", of);
    assert_answers(arguments, expected);
}

static void gain_on_regular_trees(void **state)
{
    (void)state;
    write_csv("branching,seed,algorithm,cutoff,limit,status,leaves,row\n"
              "4,1,minimax,depth,3,ok,64,full\n"
              "4,1,alphabeta,depth,3,ok,16,half\n"
              "4,2,alphabeta,depth,4,ok,32,other\n"
              "4,2,alphabeta,depth,4,budget,32,stopped\n"
              "4,2,alphabeta,depth,4,timeout,,nothing\n"
              "4,2,alphabeta,realization,4,ok,32,priced\n"
              "4,2,alphabeta,depth,0,ok,1,root\n"
              "1,2,alphabeta,depth,4,ok,2,thread\n");
    assert_derived("full", "gain", "1");
    assert_derived("full", "over_minimal", "3.368421053"); /* 64 / (16 + 4 - 1) */
    assert_derived("half", "minimax_depth", "2");
    assert_derived("half", "gain", "1.5");
    assert_derived("other", "gain", "1.6"); /* 32 = 4^2.5 */
    assert_derived("stopped --status budget", "gain", "");
    assert_derived("stopped --status budget", "over_minimal", "");
    assert_derived("nothing --status timeout", "gain", "");
    assert_derived("priced", "gain", "");
    assert_derived("priced", "minimax_depth", "2.5");
    assert_derived("root", "gain", "");
    assert_derived("root", "minimax_depth", "");
    assert_derived("thread", "gain", "");
}

/* Nodes beyond the horizon count, and minimax is that with the same leaf and its parameters. */
static void gain_in_nodes(void **state)
{
    (void)state;
    write_csv("branching,seed,algorithm,leaf,checks,cutoff,limit,status,interior,leaves,beyond,row\n"
              "4,1,minimax,static,,depth,1,ok,1,4,0,\n"
              "4,1,minimax,static,,depth,2,ok,4,16,0,\n"
              "4,1,minimax,quiescence,0,depth,1,ok,1,4,5,\n"
              "4,1,minimax,quiescence,0,depth,2,ok,4,16,980,\n"
              "4,1,minimax,quiescence,1,depth,1,ok,1,4,20,\n"
              "4,1,minimax,quiescence,1,depth,2,ok,4,16,2480,\n"
              "4,1,alphabeta,static,,depth,2,ok,3,7,0,standing\n"
              "4,1,alphabeta,quiescence,0,depth,2,ok,3,7,90,quiet\n"
              "4,1,alphabeta,quiescence,1,depth,2,ok,3,7,240,checked\n"
              "4,1,alphabeta,quiescence,0,depth,1,timeout,,,,stopped\n");
    assert_derived("standing", "node_gain", "1.333333333"); /* 10 = 5 (20 / 5)^(1/2) */
    assert_derived("quiet", "node_gain", "1.333333333");    /* 100 = 10 (1000 / 10)^(1/2) */
    assert_derived("checked", "node_gain", "1.333333333");  /* 250 = 25 (2500 / 25)^(1/2) */
    assert_derived("stopped --status timeout", "node_gain", "");
}

/* What ordering evaluates is in evaluations and in time, not in leaves.  Time begins with the first depth that was searched: there
 * is nothing below it. */
static void gain_in_evaluations_and_time(void **state)
{
    (void)state;
    write_csv("game,seed,algorithm,order,cutoff,limit,status,interior,leaves,evaluations,ns,row\n"
              "othello,1,minimax,none,depth,1,ok,1,4,4,500,\n"
              "othello,1,minimax,none,depth,2,ok,4,16,16,2000,\n"
              "othello,1,alphabeta,none,depth,2,ok,3,8,8,1000,plain\n"
              "othello,1,alphabeta,eval,depth,2,ok,3,4,16,2000,ordered\n"
              "othello,1,alphabeta,none,depth,1,ok,1,2,2,499,early\n");
    assert_derived("plain", "evaluation_gain", "1.333333333"); /* 8 = 4 (16 / 4)^(1/2) */
    assert_derived("plain", "time_gain", "1.333333333");
    assert_derived("ordered", "gain", "2");
    assert_derived("ordered", "evaluation_gain", "1");
    assert_derived("ordered", "time_gain", "1");
    assert_derived("early", "evaluation_gain", "2"); /* 2 = 4^(1/2) */
    assert_derived("early", "time_gain", "");
}

static void gain_is_interpolated_elsewhere(void **state)
{
    (void)state;
    write_csv("game,branching,seed,algorithm,order,cutoff,limit,status,leaves,row\n"
              "othello,,1,alphabeta,none,depth,3,ok,16,early\n" /* before the rows it is compared with */
              "othello,,1,minimax,none,depth,3,ok,256,\n"
              "othello,,1,minimax,none,depth,1,ok,4,\n"
              "othello,,1,minimax,eval,depth,1,ok,4,\n"
              "othello,,1,minimax,none,realization,2,ok,9999,\n"
              "othello,,1,minimax,none,depth,2,budget,5,\n"
              "othello,,1,minimax,none,depth,5,timeout,,\n"
              "othello,,1,alphabeta,none,depth,1,ok,2,low\n"
              "othello,,1,alphabeta,none,depth,4,ok,256,last\n"
              "othello,,1,pvs,none,depth,4,ok,257,beyond\n"
              "othello,,2,minimax,none,depth,1,ok,16,\n"
              "othello,,2,alphabeta,none,depth,1,ok,4,two\n"
              "kalah,,1,alphabeta,none,depth,1,ok,4,alone\n"
              "kalah,,3,minimax,none,depth,1,ok,2,\n"
              "kalah,,3,minimax,none,depth,2,ok,8,\n"
              "kalah,,3,minimax,none,depth,3,ok,8,over\n"
              "kalah,,3,alphabeta,none,depth,3,ok,4,short\n");
    assert_derived("early", "minimax_depth", "1.666666667"); /* 1 + 2 log(16 / 4) / log(256 / 4) */
    assert_derived("early", "gain", "1.8");
    assert_derived("low", "gain", "2"); /* halfway from one leaf to four */
    assert_derived("last", "minimax_depth", "3");
    assert_derived("beyond", "minimax_depth", "");
    assert_derived("beyond", "gain", "");
    assert_derived("two", "minimax_depth", "0.5");
    assert_derived("alone", "gain", "");
    assert_derived("over", "minimax_depth", "2"); /* the smallest with so many */
    assert_derived("over", "gain", "1.5");
    assert_derived("short", "gain", "2");
}

static void nodes_are_all_that_was_visited(void **state)
{
    (void)state;
    write_csv("algorithm,cutoff,limit,status,interior,leaves,beyond,row\n"
              "minimax,depth,1,ok,3,8,0,quiet\n"
              "minimax,depth,2,budget,5,2,30,loud\n"
              "minimax,depth,9,timeout,,,,none\n");
    assert_derived("quiet", "nodes", "11");
    assert_derived("loud --status budget", "nodes", "37");
    assert_derived("none --status timeout", "nodes", "");
    write_csv("algorithm,cutoff,limit,status,interior,leaves,row\n" /* from before anything was beyond */
              "minimax,depth,1,ok,3,8,old\n");
    assert_derived("old", "nodes", "11");
}

static void gain_does_without_growing_leaves(void **state)
{
    (void)state;
    write_csv("algorithm,cutoff,limit,status,leaves,row\n" /* no regular trees, so no branching */
              "minimax,depth,1,ok,8,\n"
              "minimax,depth,2,ok,2,\n"
              "minimax,depth,3,ok,32,\n"
              "alphabeta,depth,4,ok,4,up\n"
              "alphabeta,depth,11,ok,16,up_again\n");
    assert_derived("up", "gain", "6");
    assert_derived("up_again", "gain", "4"); /* 11 / (2 + log(16 / 2) / log(32 / 2)) */
}

static void gain_needs_its_columns(void **state)
{
    (void)state;
    write_csv("game,algorithm,cutoff,status,leaves\nkalah,minimax,depth,ok,3\n");
    assert_refuses("x.csv --of gain", EXIT_CONFIG, "x.csv:1: no column \"limit\"\n");
    write_csv("game,gain\nkalah,7\n"); /* a column of the file comes first */
    assert_answers("x.csv --of gain", HEADER "gain,1,7,,7,7,7,7,7,,,1\n");
}

/* --- the command line --- */

#define HINT "plymeter summary --help says more\n"

static const struct {
    const char *arguments, *complaint;
} misuses[] = {
    {"", "plymeter summary: an argument is missing: it takes FILE.csv...\n" HINT},
    {"--by game", "plymeter summary: an argument is missing: it takes FILE.csv...\n" HINT},
    {"x.csv --wher limit", "plymeter summary: \"--where\" takes COLUMN=VALUE, not \"limit\"\n" HINT},
    {"x.csv --were limit=1", "plymeter summary: there is no option \"--were\"; did you mean \"--where\"?\n" HINT},
    {"x.csv --byy=game", "plymeter summary: there is no option \"--byy\"; did you mean \"--by\"?\n" HINT},
    {"x.csv --zebra", "plymeter summary: there is no option \"--zebra\"\n" HINT},
    {"x.csv -xh", "plymeter summary: there is no option \"-x\"\n" HINT},
    {"x.csv --help=x", "plymeter summary: \"--help=x\": that option takes nothing\n" HINT},
    {"x.csv --by", "plymeter summary: \"--by\" takes COLUMN,...\n" HINT},
    {"x.csv --by gme", "x.csv:1: no column \"gme\"; did you mean \"game\"?\n"},
    {"x.csv --by game,", "plymeter summary: \"--by\" has an empty name in \"game,\"\n" HINT},
    {"x.csv --of leave", "x.csv:1: no column \"leave\"; did you mean \"leaves\"?\n"},
    {"x.csv --of minimaxdepth", "x.csv:1: no column \"minimaxdepth\"; did you mean \"minimax_depth\"?\n"},
    {"x.csv --by minimax_depth", "x.csv:1: no column \"minimax_depth\"\n"},
    {"x.csv --by zebra --of zebra --where limits=3", "x.csv:1: no column \"zebra\"\nx.csv:1: no column \"zebra\"\n"
                                                     "x.csv:1: no column \"limits\"; did you mean \"limit\"?\n"},
};

static void refuses_misuse(void **state)
{
    (void)state;
    write_csv(small);
    for (size_t i = 0; i < LENGTH(misuses); i++)
        assert_refuses(misuses[i].arguments, EXIT_USAGE, misuses[i].complaint);
}

static void helps(void **state)
{
    static const char *const asking[] = {"--help", "-h", "none.csv --help"};
    (void)state;
    for (size_t i = 0; i < LENGTH(asking); i++) {
        assert_int_equal(summary(asking[i]), EXIT_FINE);
        assert_string_equal(err, "");
        assert_int_equal(strncmp(out, "usage: plymeter summary [OPTION]... FILE.csv...\n", 48), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(statistics_by_hand),
        cmocka_unit_test(the_median_of_an_even_number_lies_between),
        cmocka_unit_test(few_values_have_few_statistics),
        cmocka_unit_test(the_bootstrap_is_the_same_everywhere),
        cmocka_unit_test(reads_quoted_cells),
        cmocka_unit_test(a_mark_of_byte_order_is_no_name),
        cmocka_unit_test(groups_keep_what_was_quoted),
        cmocka_unit_test(refuses_malformed_tables),
        cmocka_unit_test(refuses_what_is_no_file),
        cmocka_unit_test(groups_stand_in_order_of_appearance),
        cmocka_unit_test(keeps_rows_that_pass_every_filter),
        cmocka_unit_test(missing_cells_do_not_count),
        cmocka_unit_test(summarizes_several_columns),
        cmocka_unit_test(a_table_may_have_no_rows),
        cmocka_unit_test(reads_standard_input),
        cmocka_unit_test(gain_on_regular_trees),
        cmocka_unit_test(gain_in_nodes),
        cmocka_unit_test(gain_in_evaluations_and_time),
        cmocka_unit_test(gain_is_interpolated_elsewhere),
        cmocka_unit_test(nodes_are_all_that_was_visited),
        cmocka_unit_test(gain_does_without_growing_leaves),
        cmocka_unit_test(gain_needs_its_columns),
        cmocka_unit_test(refuses_misuse),
        cmocka_unit_test(helps),
    };
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
