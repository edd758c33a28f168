/* CSV files as anybody may write them: numbers that no row has, commands to a terminal, comparisons of nothing. */

#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* --- numbers --------------------------------------------------------------------------------------------------- */

static void test_numbers_are_decimal(void **state)
{
    static const char *const wrong[] = {"0x10", "inf",   "-inf", "infinity", "nan", "0x1p4", "+5",   " 5",
                                        "5 ",   "1e999", ".5",   "1e",       "--1", "1_000", "1.5.2"};
    static const char *const right[] = {"5", "-5", "5.0", "0.5e1", "50E-1", "005"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[100], message[100];
        snprintf(text, sizeof text, "leaves\n1\n%s\n", wrong[i]);
        snprintf(message, sizeof message, "x.csv:3: \"%s\" in the column \"leaves\" is no number\n", wrong[i]);
        write_text("x.csv", text);
        expect(3, message, "plymeter summary x.csv");
    }
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        char text[100];
        snprintf(text, sizeof text, "leaves\n%s\n", right[i]);
        write_text("x.csv", text);
        expect(0, i == 1 ? "leaves,1,-5," : "leaves,1,5,", "plymeter summary x.csv");
    }
}

static void test_large_means_have_all_their_digits(void **state)
{
    (void)state;
    write_text("x.csv", "leaves\n9007199254740991\n");
    expect(0, "leaves,1,9007199254740991,,9007199254740991,", "plymeter summary x.csv");
    write_text("x.csv", "leaves\n1000000000000000001\n1000000000000000255\n");
    expect(0, "leaves,2,1.0000000000000001e+18,", "plymeter summary x.csv");
    write_text("x.csv", "leaves\n123456789012\n123456789013\n");
    expect(0, "leaves,2,123456789012.5,", "plymeter summary x.csv");
    write_text("x.csv", "leaves\n1\n1\n2\n"); /* ten digits are enough for small ones */
    expect(0, "leaves,3,1.333333333,", "plymeter summary x.csv");
}

/* --- commands to a terminal -------------------------------------------------------------------------------------- */

/* Whatever a verb says of it, no byte of it is a command. */
static void expect_plain(int expected, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    if (status != expected || strchr(output, '\033') || strchr(output, '\007') || strchr(output, '\r') ||
        strstr(output, "\xc2\x9b"))
        fail_msg("%s\nended with %d, not %d, or said a control character\n%s", command, status, expected, output);
}

static void test_control_characters_are_refused(void **state)
{
    static const char *const wrong[] = {"\033[2J", "\007", "\x7f", "a\rb", "\xc2\x9bJ", "\b"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char text[400];
        snprintf(text, sizeof text,
                 "seed,algorithm,player,rival,status,leaves,points,wins,draws,losses,first_game,second_game\n"
                 "1,\"%s\",a,\"b%s\",ok,5,2.0,2,0,0,1,2\n",
                 wrong[i], wrong[i]);
        write_text("x.csv", text);
        expect_plain(3, "plymeter summary x.csv --by algorithm");
        expect_plain(3, "plymeter elo x.csv --by rival");
        expect_plain(3, "plymeter compare --by algorithm x.csv x.csv");
        expect(3, "x.csv:2: a control character, 0x", "plymeter summary x.csv --by algorithm");
    }
    write_text(
        "config.json",
        "{ \"games\": [ { \"game\": \"uniform\" } ], \"searches\": [ { \"algorithm\": \"minimax\" } ],"
        " \"claims\": [ { \"claim\": \"c\", \"metric\": \"leaves\", \"relation\": \"<\", \"value\": 3 } ] }");
    write_text("x.csv", "seed,status,leaves\n1,\033[2Jtimeout,\n");
    expect_plain(3, "plymeter claims x.csv config.json");
}

/* A cell may have lines, but a message is one. */
static void test_messages_have_one_line(void **state)
{
    (void)state;
    write_text("x.csv", "seed,status,leaves\n1,ok,\"2\nx.csv:9: fine\"\n");
    expect(3, "x.csv:2: \"2?x.csv:9: fine\" in the column", "plymeter summary x.csv");
    write_text("a.csv", "seed,algorithm,status,leaves\n1,\"m\ncounts: the same\",ok,2\n");
    write_text("b.csv", "seed,algorithm,status,leaves\n1,\"m\ncounts: the same\",ok,3\n");
    expect(5, "algorithm=m?counts: the same (line 2)", "plymeter compare a.csv b.csv");
}

/* What stands beside a CSV is no more to be trusted. */
static void test_facts_beside_a_csv_are_plain(void **state)
{
    (void)state;
    write_text("a.csv", "seed,status,leaves\n1,ok,2\n");
    write_text("a.meta.json", "{ \"machine\": { \"\\u001b[2J\": { \"state\": \"bad\", \"value\": \"\\u0007\" } }, "
                              "\"compiler\": \"\\u001b]0;x\\u0007\" }");
    write_text("b.csv", "seed,status,leaves\n1,ok,2\n");
    write_text("b.meta.json", "{ \"compiler\": \"gcc\" }");
    expect_plain(0, "plymeter compare a.csv b.csv");
    expect(0, "bad for timing: ?[2J (?)", "plymeter compare a.csv b.csv");
    write_text("b.meta.json", "{ \"\\u001b[3m\": 1, \"\\u001b[3m\": 1 }");
    expect_plain(0, "plymeter compare a.csv b.csv");
    expect(0, "duplicate key \"?[3m\"", "plymeter compare a.csv b.csv");
}

/* --- comparisons of nothing ---------------------------------------------------------------------------------------- */

static void test_nothing_compared_is_no_success(void **state)
{
    (void)state;
    write_text("a.csv", "seed,status,leaves\n");
    expect(3, "counts: none were compared", "plymeter compare a.csv a.csv");
    write_text("a.csv", "seed,status,leaves\n1,timeout,\n2,timeout,\n");
    expect(3, "counts: none were compared", "plymeter compare a.csv a.csv");
    expect(3, "not compared: 2 rows that ended by a timeout", "plymeter compare a.csv a.csv");
    write_text("a.csv", "seed,deepen,status,leaves\n1,ms,ok,4\n");
    expect(3, "counts: none were compared", "plymeter compare a.csv a.csv");
    write_text("a.csv", "seed,status,ns\n1,ok,20000\n");
    expect(3, "counts: none were compared", "plymeter compare a.csv a.csv");
}

static void test_times_that_are_none_are_refused(void **state)
{
    (void)state;
    write_text("a.csv", "seed,status,leaves,ns\n1,ok,4,20000\n2,ok,4,0x30000\n");
    expect(3, "a.csv:3: \"0x30000\" in the column \"ns\" is no number", "plymeter compare a.csv a.csv");
}

static void test_a_count_that_one_file_lacks_is_a_difference(void **state)
{
    (void)state;
    write_text("a.csv", "seed,status,leaves,ns\n1,ok,2,9\n");
    write_text("b.csv", "seed,status,leaves,interior\n1,ok,2,1\n");
    write_text("c.csv", "seed,status,leaves\n1,ok,2\n");
    expect(5, "only b.csv has the column interior\n", "plymeter compare a.csv b.csv");
    expect(5, "only b.csv has the column interior\n", "plymeter compare b.csv a.csv");
    expect(0, "only a.csv has the column ns\n", "plymeter compare a.csv c.csv"); /* which is measured */
}

/* --- rows that no search leaves ----------------------------------------------------------------------------------- */

#define CELL "game,seed,algorithm,status,value,leaves,ns\n"

static void test_statuses_are_known(void **state)
{
    static const char *const verbs[] = {"summary x.csv",
                                        "compare x.csv x.csv",
                                        "compare x.csv --by seed=1,2",
                                        "elo x.csv",
                                        "tabulate x.csv --rows seed --of leaves",
                                        "plot x.csv --x seed --y leaves --data"};
    static const struct {
        const char *row, *said;
    } wrong[] = {
        {"toy,1,pvs,okay,5,6,7", "x.csv:3: \"okay\" is no status"},
        {"toy,1,pvs,timeuot,,,", "; did you mean \"timeout\"?"},
        {"toy,1,pvs,,,6,", "x.csv:3: \"\" is no status: expected one of ok, unfinished, budget, timeout, "},
        {"toy,1,pvs,crash,,,", "expected one of ok, unfinished, budget, timeout, memory, crash:SIGNAL, error"},
        {"toy,1,pvs,timeout,,999999,", "x.csv:3: leaves is \"999999\": expected nothing there"},
        {"toy,1,pvs,crash:SIGSEGV,,6,", "since the search ended by crash:SIGSEGV"},
        {"toy,1,pvs,budget,5,6,", "x.csv:3: value is \"5\": expected nothing there"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        for (size_t verb = 0; verb < sizeof verbs / sizeof *verbs; verb++) {
            char text[200], command[200];
            snprintf(text, sizeof text, CELL "toy,2,pvs,ok,5,6,7\n%s\n", wrong[i].row);
            write_text("x.csv", text);
            snprintf(command, sizeof command, "plymeter %s", verbs[verb]);
            expect(3, wrong[i].said, command);
        }
    write_text("x.csv", CELL "toy,1,pvs,budget,,6,\ntoy,2,pvs,crash:SIGSEGV,,,\n");
    expect(0, "leaves,1,6,", "plymeter summary x.csv --status budget");
}

static void test_a_cell_counts_once(void **state)
{
    (void)state;
    write_text("x.csv", CELL "toy,1,pvs,ok,5,6,7\ntoy,2,pvs,ok,5,8,7\ntoy,1,pvs,ok,5,6,9\n");
    expect(0, "leaves,2,7,", "plymeter summary x.csv");
    expect(0, "ns,2,7,", "plymeter summary x.csv --of ns"); /* the first row's times count */
    expect(
        0,
        "x.csv: left out: 1 of 3 rows, each of a cell that an earlier row has, with the same counts (the first in "
        "line 4, as line 2)",
        "plymeter summary x.csv");
    write_text("x.csv", CELL "toy,1,pvs,ok,5,6,7\ntoy,2,pvs,ok,5,8,7\ntoy,1,pvs,ok,5,7,7\n");
    expect(3, "x.csv:4: of the same cell as line 2, but leaves is \"7\" here and \"6\" there",
           "plymeter summary x.csv");
    expect(3, "x.csv:4: of the same cell as line 2", "plymeter elo x.csv");
    write_text("x.csv", CELL "toy,1,pvs,ok,5,6,7\ntoy,1,pvs,timeout,,,\n");
    expect(3, "but status is \"timeout\" here and \"ok\" there", "plymeter summary x.csv");
}

static void test_names_are_no_formulas(void **state)
{
    (void)state;
    write_text("x.csv", "=limit,status,leaves\n1,ok,2\n");
    expect(3, "x.csv:1: a column is named \"=limit\", which a spreadsheet would take for a formula",
           "plymeter summary x.csv --by =limit");
}

/* --- compressed -------------------------------------------------------------------------------------------------- */

/* x.csv.gz answers as x.csv does by its own name, by the shorter one, and on standard input; an x.csv is taken first. */
static void test_compressed_ones_answer_the_same(void **state)
{
    static const char *const asked[] = {"summary x.csv --by order --of leaves",
                                        "compare x.csv --by order --of leaves",
                                        "tabulate x.csv --rows seed --cols order --of leaves --format csv",
                                        "plot x.csv --x seed --y leaves --by order --data"};
    (void)state;
    write_text("x.csv",
               "seed,order,status,leaves,value\n1,none,ok,4,1\n1,best,ok,2,1\n2,none,ok,6,3\n2,best,ok,3,3\n");
    shell(&(int){0}, "printf '{ \"csv\": { \"sha256\": \"%%s\" } }' $(sha256sum x.csv | cut -c1-64) > x.meta.json");
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        char command[1000];
        snprintf(
            command, sizeof command,
            "plymeter %s > plain && gzip -9n x.csv && plymeter %s > short && cmp plain short && plymeter"
            " $(echo \"%s\" | sed 's/x.csv/x.csv.gz/') | sed 's/x.csv.gz/x.csv/g' | cmp - plain && gunzip x.csv.gz",
            asked[i], asked[i], asked[i]);
        expect_status(0, command);
    }
    expect(0, "leaves,4,3.75,", "gzip -c x.csv | plymeter summary - --of leaves --pool order");
    expect(0, "leaves,8,3.75,",
           "gzip -c x.csv > y.csv.gz; sed 's/^1/3/; s/^2/4/; 1d' x.csv | gzip -c >> y.csv.gz;"
           " plymeter summary y.csv --of leaves --pool order");
    expect(0, "leaves,1,9,", "printf 'seed,leaves\\n1,9\\n' > y.csv; plymeter summary y.csv --of leaves");
    expect(0, "counts: the same", "gzip -c x.csv > z.csv.gz; plymeter compare x.csv z.csv");
}

/* A text of so many bytes: ones, and in the last row 777 or 7777, without an end of line if the size is odd.  What its summary
 * begins with. */
static void write_of_size(size_t size, char expected[60])
{
    static const char header[] = "leaves\n";
    const bool ended = size % 2 == 0;
    const size_t digits = 3 + (size - strlen(header) - 3 - ended) % 2,
                 ones = (size - strlen(header) - digits - ended) / 2;
    char *text = malloc(size + 1), *at = text;
    assert_non_null(text);
    at += sprintf(at, "%s", header);
    for (size_t i = 0; i < ones; i++)
        at += sprintf(at, "1\n");
    at += sprintf(at, "%.*s%s", (int)digits, "7777", ended ? "\n" : "");
    assert_int_equal(at - text, size);
    write_file("x.csv", text, size);
    free(text);
    snprintf(expected, 60, "leaves,%zu,%.10g,", ones + 1,
             ((double)ones + (digits == 3 ? 777 : 7777)) / (double)(ones + 1));
}

/* However large it is, and wherever a reader's buffer ends, all is read to the last byte of the last row. */
static void test_all_are_read_to_the_end(void **state)
{
    static const size_t buffers[] = {1 << 14, 1 << 16, 71680, 1 << 17};
    (void)state;
    for (size_t b = 0; b < sizeof buffers / sizeof *buffers; b++)
        for (size_t size = buffers[b] - 2; size <= buffers[b] + 1; size++) {
            char expected[60];
            write_of_size(size, expected);
            expect(0, expected, "plymeter summary x.csv");
            expect(0, expected, "plymeter summary - < x.csv");
            expect(0, expected, "gzip -c x.csv | plymeter summary -");
            expect(0, expected, "gzip -n x.csv && plymeter summary x.csv; status=$?; rm x.csv.gz; exit $status");
        }
}

static void test_damaged_ones_are_refused(void **state)
{
    (void)state;
    shell(&(int){0}, "{ echo seed,leaves; seq 9999 | sed 's/.*/&,&/'; } | gzip -n > whole.csv.gz");
    expect(3, "x.csv.gz: it cannot be unpacked: it is cut short",
           "head -c 5000 whole.csv.gz > x.csv.gz; rm -f x.csv; plymeter summary x.csv");
    expect(3, "x.csv.gz: it cannot be unpacked: it is cut short",
           "head -c -3 whole.csv.gz > x.csv.gz; plymeter summary x.csv.gz");
    expect(3, "x.csv.gz: it cannot be unpacked: incorrect ",
           "{ head -c -8 whole.csv.gz; printf 12345678; } > x.csv.gz; plymeter summary x.csv");
    expect(3, "x.csv.gz: it cannot be unpacked: bytes follow its end",
           "{ cat whole.csv.gz; echo 1,1; } > x.csv.gz; plymeter summary x.csv");
    expect(3, "x.csv.gz: it cannot be unpacked: bytes follow its end",
           "echo '<svg></svg>' > x.svg; plymeter stamp x.svg x.csv");
    expect(3, "standard input: it cannot be unpacked: ", "head -c 50 whole.csv.gz | plymeter summary -");
    expect(3, "a control character",
           "{ echo seed; printf '1\\001\\n'; } | gzip > x.csv.gz; plymeter summary x.csv");
    expect(3, "a NUL byte", "{ echo seed; head -c 9 /dev/zero; } | gzip > x.csv.gz; plymeter summary x.csv");
}

/* 17 members of 16 MB, of which each is no larger than 17 KB. */
static void test_compressed_ones_have_a_limit(void **state)
{
    (void)state;
    expect(
        3, "x.csv.gz: it cannot be unpacked: more than 256 MB are in it",
        "head -c 16777216 /dev/zero | tr '\\0' 1 | gzip > part; for i in $(seq 17); do cat part; done > x.csv.gz;"
        " rm -f x.csv; plymeter summary x.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_are_decimal),
        cmocka_unit_test(test_large_means_have_all_their_digits),
        cmocka_unit_test(test_control_characters_are_refused),
        cmocka_unit_test(test_messages_have_one_line),
        cmocka_unit_test(test_facts_beside_a_csv_are_plain),
        cmocka_unit_test(test_nothing_compared_is_no_success),
        cmocka_unit_test(test_times_that_are_none_are_refused),
        cmocka_unit_test(test_a_count_that_one_file_lacks_is_a_difference),
        cmocka_unit_test(test_statuses_are_known),
        cmocka_unit_test(test_a_cell_counts_once),
        cmocka_unit_test(test_names_are_no_formulas),
        cmocka_unit_test(test_compressed_ones_answer_the_same),
        cmocka_unit_test(test_all_are_read_to_the_end),
        cmocka_unit_test(test_damaged_ones_are_refused),
        cmocka_unit_test(test_compressed_ones_have_a_limit),
    };
    return cmocka_run_group_tests_name("csv", tests, make_folder, remove_folder);
}
