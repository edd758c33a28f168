/* The manual pages: well-formed, complete, and true in what they show. */
#include "tests/shell.h"

static int make_pages(void **state)
{
    return make_folder(state) ||
           system("\"$PLYMETER\" manual > plymeter.1 && \"$PLYMETER\" manual config > config.5");
}

static bool is_missing(const char *command, const char *untested)
{
    int status;
    shell(&status, "command -v %s", command);
    if (status != 0)
        print_message("not tested: %s is not installed, so that %s\n", command, untested);
    return status != 0;
}

static void test_well_formed(void **state)
{
    (void)state;
    if (is_missing("mandoc", "no page was checked"))
        return;
    expect_status(0, "mandoc -T lint -W warning plymeter.1 config.5");
}

/* Every verb with its options, every exit status, every game and other part, and every key of the schema. */
static void test_complete(void **state)
{
    (void)state;
    expect_status(
        0, "sed 's/\\\\-/-/g' plymeter.1 > page; verbs=$(plymeter completion words '' | cut -f1 | grep -v "
           "'^-\\|^help$');"
           " test $(echo \"$verbs\" | wc -l) -gt 20; for verb in $verbs; do"
           " sed -n \"/^.SS \\\"plymeter $verb[ \\\"]/,/^.S[SH]/p\" page > section; test -s section || exit 1;"
           " for option in $(plymeter completion words -- $verb - | cut -f1 | grep -vx -- --help); do"
           " grep -q \"^\\\\\\\\fB.*$option\" section || { echo $verb $option; exit 1; }; done; done");
    expect_status(
        0, "for status in 0 1 2 3 4 5 6 7; do grep -qx \"\\\\\\\\fB$status\\\\\\\\fR\" page || exit 1; done");
    expect_status(
        0, "sed 's/\\\\-/-/g' config.5 > page; for part in $(plymeter completion words list '' | cut -f1); do"
           " case $part in columns|limits) ;; *) grep -qx \"\\\\\\\\fB$part\\\\\\\\fR\" page || { echo $part; exit "
           "1; };;"
           " esac; done");
}

/* The lines that stand as they are, of a section. */
#define SHOWN(page, section)                                                                                       \
    "mandoc -T ascii -O width=200 " page " | sed 's/.\\x08//g; /^" section "/,/^SEE/!d; s/^ \\{10,\\}//p; d'"

static void test_examples(void **state)
{
    (void)state;
    if (is_missing("mandoc", "no example was run"))
        return;
    expect_status(0, SHOWN("config.5", "EXAMPLE$") " > example.json && plymeter run -o example.csv example.json");
    if (is_missing("gnuplot", "no example that draws was run"))
        return;
    expect_status(
        0, SHOWN("plymeter.1", "EXAMPLES") " | grep '^plymeter ' > examples && test $(wc -l < examples) -gt 6 &&"
                                           " mkdir here && cd here && PLYMETER_DATA=\"$PROJECT\" && export "
                                           "PLYMETER_DATA && . ../examples");
}

static void test_release(void **state)
{
    (void)state;
    expect_status(0,
                  "date=$(sed -n 's/^date-released: //p' \"$PROJECT\"/CITATION.cff) &&"
                  " version=$(sed -n 's/^version: //p' \"$PROJECT\"/CITATION.cff) &&"
                  " test \"$(head -1 plymeter.1)\" = \".TH PLYMETER 1 \\\"$date\\\" \\\"plymeter $version\\\"\"");
}

static void test_wrong_page(void **state)
{
    (void)state;
    expect(2, "there is a page \"config\"", "plymeter manual games");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_well_formed), cmocka_unit_test(test_complete),   cmocka_unit_test(test_examples),
        cmocka_unit_test(test_release),     cmocka_unit_test(test_wrong_page),
    };
    return cmocka_run_group_tests_name("manual", tests, make_pages, remove_folder);
}
