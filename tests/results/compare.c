/* Comparing results: counts exactly, times with their noise; how often a program compared with itself is called another. */

#include <math.h>

#include "kit/random.h"
#include "results/statistics.h"
#include "tests/shell.h"

/* --- counts ----------------------------------------------------------------------------------------------- */

#define HEADER "game,seed,limit,status,value,leaves,ns,ns_min,ns_max\n"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

static void test_same(void **state)
{
    (void)state;
    write_text("a.csv", HEADER "uniform,1,2,ok,5,40,20000,19000,21000\nuniform,2,2,ok,6,41,20000,19000,21000\n");
    write_text("b.csv", "limit,game,seed,status,leaves,value,ns,ns_min,ns_max\n" /* in another order */
                        "2,uniform,2,ok,41,6,20000,19000,21000\n2,uniform,1,ok,40,5,20000,19000,21000\n");
    expect(0, "counts: the same in 2 rows of 3 columns\n", "plymeter compare a.csv b.csv");
    expect(0, "undecided         1.0000 (too few for an interval), floor 5.3 % (repeats); 2 rows\n",
           "plymeter compare a.csv b.csv");
}

static void test_different(void **state)
{
    (void)state;
    write_text("a.csv", HEADER "uniform,1,2,ok,5,40,,,\nuniform,2,2,ok,6,41,,,\nuniform,3,2,ok,7,42,,,\n");
    write_text("b.csv", HEADER "uniform,2,2,ok,-6,44,,,\nuniform,1,2,ok,5,40,,,\nuniform,4,2,ok,8,43,,,\n");
    expect(5, "DIFFERENT: value is \"6\", and \"-6\": game=uniform seed=2 limit=2 (line 3)\n",
           "plymeter compare a.csv b.csv");
    expect(5, "DIFFERENT: leaves is \"41\", and \"44\": game=uniform seed=2 limit=2 (line 3)\n",
           "plymeter compare a.csv b.csv");
    expect(5, "only in a.csv: game=uniform seed=3 limit=2 (line 4)\n", "plymeter compare a.csv b.csv");
    expect(5, "only in b.csv: game=uniform seed=4 limit=2 (line 4)\n", "plymeter compare a.csv b.csv");
    expect(5, "counts: 2 cells differ, in 1 of 2 rows\n", "plymeter compare a.csv b.csv");
    expect(5, "no times of 10 microseconds or more", "plymeter compare a.csv b.csv");
    expect(5, "counts: the same in 2 rows", "head -3 a.csv > c.csv; plymeter compare a.csv c.csv");
    write_text("c.csv", HEADER "uniform,1,2,crash:SIGSEGV,,,,,\n");
    expect(5, "status is \"ok\", and \"crash:SIGSEGV\"", "plymeter compare a.csv c.csv");
}

/* What depends on the time is no count. */
static void test_not_compared(void **state)
{
    (void)state;
    write_text("a.csv", HEADER "uniform,1,2,ok,5,40,,,\nuniform,2,2,ok,6,41,,,\n");
    write_text("b.csv", HEADER "uniform,1,2,timeout,,,,,\nuniform,2,2,ok,6,41,,,\n");
    expect(0, "not compared: 1 rows that ended by a timeout", "plymeter compare a.csv b.csv");
    write_text("a.csv", "seed,deepen,status,leaves\n1,ms,ok,40\n1,nodes,ok,50\n");
    write_text("b.csv", "seed,deepen,status,leaves\n1,ms,ok,44\n1,nodes,ok,50\n");
    expect(0, "not compared: the counts of 1 rows with a budget in ms", "plymeter compare a.csv b.csv");
    write_text("b.csv", "seed,deepen,status,leaves,added\n1,ms,ok,44,7\n1,nodes,ok,50,8\n");
    expect(5, "only b.csv has the column added\n", "plymeter compare a.csv b.csv");
}

static void test_unusable(void **state)
{
    (void)state;
    write_text("a.csv", "seed,status,leaves\n1,ok,40\n");
    write_text("b.csv", "seed,limit,status,leaves\n1,2,ok,40\n");
    expect(3, "a.csv: it has no axis \"limit\", which b.csv has", "plymeter compare a.csv b.csv");
    expect(3, "a.csv: it has no axis \"limit\", which b.csv has", "plymeter compare b.csv a.csv");
    write_text("b.csv", "seed,leaves\n1,40\n");
    expect(3, "b.csv:1: no column \"status\"", "plymeter compare a.csv b.csv");
    write_text("b.csv", "seed,status,leaves\n1,ok,40\n2,ok,40\n1,ok,40\n");
    expect(3, "b.csv:4: of the same cell as line 2", "plymeter compare a.csv b.csv");
    expect(3, "none.csv: No such file", "plymeter compare a.csv none.csv");
    expect(2, "no column \"sead\"; did you mean \"seed\"?", "plymeter compare --by sead a.csv a.csv");
    expect(2, "an argument is missing: it takes A.csv [B.csv]", "plymeter compare");
    expect(2, "one file is compared within itself: --by COLUMN=A,B says which of its rows",
           "plymeter compare a.csv");
    expect(2, "\"--pair\" goes with one file", "plymeter compare --pair seed a.csv b.csv");
    expect(2, "\"--within\" goes with two files", "plymeter compare --by seed --within 2 a.csv");
    expect(2, "\"--csv\" and \"--table\" exclude each other", "plymeter compare --csv --table a.csv b.csv");
    expect(2, "\"--within\" is to be a number from 0", "plymeter compare --within x a.csv a.csv");
    expect(0, "usage: plymeter compare", "plymeter compare --help");
}

/* --- times ------------------------------------------------------------------------------------------------ */

/* Forty rows of two groups, of which the second takes so many per cent of the first one's time; medians lie 1 % above the
 * least. */
static void write_times(const char *path, int first, int second)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs("algorithm,seed,status,leaves,ns,ns_min,ns_max\n", file);
    for (int i = 0; i < 80; i++) {
        const int ns = (20200 + 101 * (i % 7)) * (i < 40 ? first : second);
        fprintf(file, "%s,%d,ok,9,%d,%d,%d\n", i < 40 ? "scout" : "sss", i % 40, ns, ns / 101 * 100, 2 * ns);
    }
    fclose(file);
}

static void test_verdicts(void **state)
{
    (void)state;
    write_times("a.csv", 100, 100);
    write_times("b.csv", 102, 90);
    expect(0, "SLOWER            1.0200 (1.0200 .. 1.0200), floor 1 % (repeats); 40 rows; algorithm=scout\n",
           "plymeter compare --by algorithm a.csv b.csv");
    expect(0, "FASTER            0.9000 (0.9000 .. 0.9000), floor 1 % (repeats); 40 rows; algorithm=sss\n",
           "plymeter compare --by algorithm a.csv b.csv");
    expect(0, "SLOWER            1.1111 ", "plymeter compare --by algorithm b.csv a.csv");
    expect(0, "FASTER            0.9581 (0.9", "plymeter compare a.csv b.csv");
    expect(0, "same within 2 %   1.0200 ", "plymeter compare --by algorithm --within 3 a.csv b.csv");
    expect(0, "same within 0 %   1.0000 ", "plymeter compare a.csv a.csv");
    /* A floor that was measured. */
    write_text("b.meta.json", "{ \"floor\": 0.05, \"flags\": \"-O2\" }");
    expect(0, "undecided         1.0200 (1.0200 .. 1.0200), floor 5 % (recorded);",
           "plymeter compare --by algorithm a.csv b.csv");
    expect(0, "FASTER            0.9000 (0.9000 .. 0.9000), floor 5 % (recorded);",
           "plymeter compare --by algorithm a.csv b.csv");
    write_text("b.meta.json", "{ \"floor\": 0.12, \"flags\": \"-O2\" }");
    expect(0, "undecided         0.9000 ", "plymeter compare --by algorithm a.csv b.csv");
    expect_status(0, "rm b.meta.json");
    /* Timed once: nothing is known of the noise. */
    expect(0, "undecided         0.9000 (0.9000 .. 0.9000), no floor is known; 40 rows; algorithm=sss\n",
           "for x in a b; do awk -F, 'BEGIN {OFS = FS} NR > 1 {$6 = $7 = $5} {print}' $x.csv > $x-once.csv; done;"
           "plymeter compare --by algorithm a-once.csv b-once.csv");
    expect(0, "FASTER            0.9000 ", "plymeter compare --within 3 --by algorithm a-once.csv b-once.csv");
}

/* For people the same is a table, with a sentence for each verdict. */
static void test_table(void **state)
{
    (void)state;
    write_times("a.csv", 100, 100);
    write_times("b.csv", 102, 90);
    expect(0,
           "\n"
           "algorithm  time      B / A            interval  floor          rows\n"
           "scout      SLOWER   1.0200    1.0200 .. 1.0200  1 % (repeats)    40\n"
           "sss        FASTER  0.90000  0.90000 .. 0.90000  1 % (repeats)    40\n"
           "\n"
           "algorithm=scout: b.csv takes 1.0200 (1.0200 .. 1.0200) times as long as a.csv: it is slower.\n"
           "\n"
           "algorithm=sss: b.csv takes 0.90000 (0.90000 .. 0.90000) times as long as a.csv: it is faster.\n",
           "plymeter compare --table --by algorithm a.csv b.csv");
    expect(0, "\nb.csv takes 1 (1 .. 1) times as long as a.csv: they are the same within 0 %.\n",
           "cp a.csv b.csv; plymeter compare --table a.csv b.csv");
    expect(0, "; no noise floor is known, so that they cannot be told apart",
           "awk -F, 'BEGIN {OFS = FS} NR > 1 {$6 = $7 = $5} {print}' a.csv > c.csv; plymeter compare --table c.csv "
           "c.csv");
    expect(0, "time: same within 0 %", "plymeter compare a.csv b.csv");
    expect(0, "no times of 10 microseconds or more, so that none are compared.\n",
           "sed 's/[0-9]*,[0-9]*,[0-9]*$/,,/' a.csv > c.csv; plymeter compare --table c.csv c.csv");
}

/* Times of slow builds are refused, counts are not. */
static void test_refused(void **state)
{
    (void)state;
    static const char *const flags[] = {"-O0 -g", "-g", "-O2 -fsanitize=address,undefined", "-O2 -O0"};
    write_times("a.csv", 100, 100);
    write_times("b.csv", 102, 90);
    for (int i = 0; i < 4; i++) {
        char record[200];
        snprintf(record, sizeof record, "{ \"flags\": \"%s\" }", flags[i]);
        write_text("b.meta.json", record);
        expect(3, "b.csv: made by a build with", "plymeter compare a.csv b.csv");
        expect(3, "b.csv: made by a build with", "plymeter compare b.csv a.csv");
        expect(3, "counts: the same in 80 rows", "plymeter compare a.csv b.csv");
        expect(0, "time: ", "plymeter compare --force a.csv b.csv");
    }
    write_text("b.meta.json", "{ \"flags\": \"-O0 -O2\" }");
    expect(0, "time: ", "plymeter compare a.csv b.csv");
    /* One run of several is enough. */
    write_text("b.meta.json",
               "{ \"flags\": \"-O2\", \"sessions\": [ { \"flags\": \"-O2\" }, { \"flags\": \"-O0\" } ] }");
    expect(3, "b.csv: made by a build without optimization", "plymeter compare a.csv b.csv");
    write_text("b.meta.json", "{ \"flags\": ");
    expect(0, "b.meta.json:1:", "plymeter compare a.csv b.csv");
    expect(0, "b.csv: nothing beside it says how it was made", "plymeter compare a.csv b.csv");
    expect_status(0, "rm b.meta.json");
}

/* --- a program against itself ----------------------------------------------------------------------------- */

enum { COMPARISONS = 1000, FEWER = 200, ROWS = 30, REPEATS = 5, RUNS = 40 };

static uint64_t drawn;

static double uniform(void)
{
    return ((double)(descend(2026, drawn++) >> 11) + 0.5) / 9007199254740992.0;
}

static double normal(void)
{
    const double radius = sqrt(-2 * log(uniform()));
    return radius * cos(2 * M_PI * uniform());
}

/* A clock rate that changes from run to run, one that wanders during a run, and what strikes single searches, which now and
 * then are interrupted. */
struct noise {
    double run, wander, search, interrupted;
};

static int by_size(const void *a, const void *b)
{
    const double *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* The logarithms of the medians of a run's rows; the spreads are ns / ns_min - 1. */
static void run_rows(const struct noise *noise, double medians[ROWS], double spreads[ROWS])
{
    const double offset = noise->run * normal();
    double wandering = normal();
    for (int row = 0; row < ROWS; row++) {
        double repeats[REPEATS];
        wandering = 0.9 * wandering + sqrt(1 - 0.9 * 0.9) * normal();
        for (int i = 0; i < REPEATS; i++)
            repeats[i] = offset + noise->wander * wandering + noise->search * fabs(normal()) +
                         (uniform() < noise->interrupted ? log(1.5) : 0);
        qsort(repeats, REPEATS, sizeof *repeats, by_size);
        medians[row] = repeats[REPEATS / 2];
        spreads[row] = expm1(medians[row] - repeats[0]);
    }
}

static double mean(const double *values, int n)
{
    double sum = 0;
    for (int i = 0; i < n; i++)
        sum += values[i];
    return sum / n;
}

/* As runs record it. */
static double recorded_floor(const struct noise *noise)
{
    double medians[ROWS], spreads[ROWS], means[RUNS];
    for (int run = 0; run < RUNS; run++) {
        run_rows(noise, medians, spreads);
        means[run] = mean(medians, ROWS);
    }
    return timing_floor(means, RUNS);
}

/* The verdicts on runs of which the second is so many times slower; the floor is that of the repeats, and, if
 * asked for, what a run recorded. */
static void compare_runs(const struct noise *noise, double ratio, bool spread, bool recorded, int comparisons,
                         int verdicts[4])
{
    memset(verdicts, 0, 4 * sizeof *verdicts);
    for (int c = 0; c < comparisons; c++) {
        double a[ROWS], b[ROWS], spreads[2][ROWS], floor = 0;
        run_rows(noise, a, spreads[0]);
        run_rows(noise, b, spreads[1]);
        for (int row = 0; row < ROWS; row++)
            b[row] += log(ratio) - a[row];
        for (int side = 0; spread && side < 2; side++)
            floor = fmax(floor, timing_spread(spreads[side], ROWS));
        if (recorded)
            floor = fmax(floor, recorded_floor(noise));
        verdicts[timing_judge(b, ROWS, floor, 0, 0.95).verdict]++;
    }
}

/* At most 5 % of the verdicts are wrong: the spread of repeats is floor enough where only single searches are disturbed, the
 * recorded one everywhere; and a floor is needed. */
static void test_against_itself(void **state)
{
    static const struct noise quiet = {0, 0, 0.01, 0.02}, busy = {0, 0.02, 0.02, 0.2},
                              changing = {0.03, 0.02, 0.01, 0.1};
    int verdicts[4];
    (void)state;
    compare_runs(&quiet, 1, true, false, COMPARISONS, verdicts);
    assert_true(verdicts[TIMING_FASTER] + verdicts[TIMING_SLOWER] <= COMPARISONS / 20);
    assert_true(verdicts[TIMING_SAME] >= COMPARISONS * 9 / 10);
    compare_runs(&busy, 1, false, true, COMPARISONS, verdicts);
    assert_true(verdicts[TIMING_FASTER] + verdicts[TIMING_SLOWER] <= COMPARISONS / 20);
    compare_runs(&changing, 1, false, true, COMPARISONS, verdicts);
    assert_true(verdicts[TIMING_FASTER] + verdicts[TIMING_SLOWER] <= COMPARISONS / 20);
    compare_runs(&changing, 1, false, false, FEWER, verdicts);
    assert_true(verdicts[TIMING_FASTER] + verdicts[TIMING_SLOWER] > FEWER / 2);
    /* What is slower is seen. */
    compare_runs(&quiet, 1.05, true, false, FEWER, verdicts);
    assert_true(verdicts[TIMING_SLOWER] >= FEWER * 95 / 100);
    compare_runs(&changing, 1 / 1.3, true, true, FEWER, verdicts);
    assert_true(verdicts[TIMING_FASTER] >= FEWER * 95 / 100);
}

/* Two runs that are the same differ by less than the floor in 95 % of cases. */
static void test_floor(void **state)
{
    static const struct noise noise = {0.03, 0, 0, 0};
    int within = 0;
    (void)state;
    for (int i = 0; i < COMPARISONS; i++)
        within += fabs(0.03 * normal() - 0.03 * normal()) <= log1p(recorded_floor(&noise));
    assert_in_range(within, 935, 965);
    assert_true(isnan(timing_spread(NULL, 0)));
    assert_int_equal(timing_judge(NULL, 0, 0.01, 0, 0.95).verdict, TIMING_UNDECIDED);
}

static void test_doctor(void **state)
{
    int status, of = 0, wrong = -1;
    (void)state;
    const char *output = shell(&status, "plymeter doctor -j 2 --comparisons 40");
    assert_int_equal(status, 0);
    assert_non_null(strstr(output, "governor"));
    assert_non_null(strstr(output, " for 2 jobs\n"));
    const char *line = strstr(output, "\nof ");
    assert_non_null(strstr(output, "\nnoise floor: "));
    assert_true(line && sscanf(line, "\nof %d such comparisons, %d say", &of, &wrong) == 2);
    assert_int_equal(of, 40);
    assert_in_range(wrong, 0, of); /* how many is the machine's; test_against_itself has the rate */
    expect_status(0, "test -z \"$(find . -newer a.csv -name '*doctor*')\"");
    expect(2, "\"--comparisons\" is to be", "plymeter doctor --comparisons 0");
}

/* A config that asks for repeated timing has its floor recorded. */
static void test_recorded(void **state)
{
    const char config[] =
        "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 8, \"seed\": \"1..8\" } ],"
        "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],"
        "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 6 } ], \"limits\": { \"repeat\": 3 } }";
    (void)state;
    write_text("timed.json", config);
    expect_status(0, "plymeter run -o one.csv timed.json && plymeter run -o two.csv timed.json");
    expect_status(0, "grep -q '\"floor\":' one.meta.json && plymeter compare --force one.csv two.csv");
    expect(0, "counts: the same in 8 rows of 17 columns\n", "plymeter compare --force one.csv two.csv");
    expect_status(
        1, "sed 's/, \"limits\": { \"repeat\": 3 }//' timed.json > once.json; plymeter run -o once.csv once.json;"
           "grep '\"floor\":' once.meta.json");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same),     cmocka_unit_test(test_different), cmocka_unit_test(test_not_compared),
        cmocka_unit_test(test_unusable), cmocka_unit_test(test_verdicts),  cmocka_unit_test(test_table),
        cmocka_unit_test(test_refused),  cmocka_unit_test(test_floor),     cmocka_unit_test(test_against_itself),
        cmocka_unit_test(test_doctor),   cmocka_unit_test(test_recorded),
    };
    return cmocka_run_group_tests_name("compare", tests, make_folder, remove_folder);
}
