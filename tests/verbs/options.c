/* Options: a verb that takes one of each kind; and words that there were in earlier versions. */

#include "base/program.h"
#include "base/verb.h"
#include "tests/shell.h"

struct values {
    bool flag;
    const char *text, *word, *maybe, *chosen, *key;
    int whole;
    double real;
    uint64_t seed;
    struct words list, each;
};

/* What the verb below was called with, as text. */
static char seen[2000];

static void see(const char *format, ...) __attribute__((format(printf, 1, 2)));

static void see(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(seen + strlen(seen), sizeof seen - strlen(seen), format, arguments);
    va_end(arguments);
}

static void see_words(const char *name, const struct words *words)
{
    for (int i = 0; i < words->count; i++)
        see("%s%s", i ? "+" : name, words->word[i]);
}

static int look(const struct call *call)
{
    const struct values *values = call->record;
    seen[0] = '\0';
    see("%d %d %g %llu %s", values->flag, values->whole, values->real, (unsigned long long)values->seed,
        values->text);
    if (values->word)
        see(" word %s", values->word);
    if (values->maybe)
        see(" maybe %s", values->maybe);
    if (values->chosen)
        see(" chosen %s", values->chosen);
    if (values->key)
        see(" key %s", values->key);
    see_words(" list ", &values->list);
    see_words(" each ", &values->each);
    for (int i = 0; i < call->count; i++)
        see("%s%s", i ? "," : " : ", call->arguments[i]);
    return 42;
}

static const char *const colours[] = {"red", "green"};

static const struct verb probe = {
    .name = "probe",
    .arguments = "[THING]...",
    .about = "Looks at its options.",
    .options = {{"flag", 'f', NULL, "", INTO(struct values, flag)},
                {"text", 't', "TEXT", "", INTO(struct values, text), .fallback = "none"},
                {"word", 0, NULL, "", INTO(struct values, word)},
                {"maybe", 0, "[=red]", "", INTO(struct values, maybe), .choices = colours, .choice_count = 1},
                {"whole", 'w', "N", "", INTO(struct values, whole), .least = -2, .most = 9, .fallback = "7"},
                {"real", 0, "X", "", INTO(struct values, real), .least = 0, .most = 1, .fallback = "0.5"},
                {"seed", 0, "N", "", INTO(struct values, seed), .fallback = "1"},
                {"list", 'l', "NAME,...", "", INTO(struct values, list), .fallback = "leaves"},
                {"each", 0, "A=B", "", INTO(struct values, each), .unsplit = true},
                {"key", KEY, "COLOUR", "", INTO(struct values, key), .choices = colours, .choice_count = 2}},
    .size = sizeof(struct values),
    .run = look,
};

static int call_probe(const char *line)
{
    char text[400], *words[40] = {"plymeter", "probe"};
    int count = 2;
    snprintf(text, sizeof text, "%s", line);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        words[count++] = strcmp(word, "''") == 0 ? "" : word;
    return verb_call(&probe, count - 1, words + 1);
}

static void test_every_kind(void **state)
{
    static const struct {
        const char *line, *seen;
    } good[] = {
        {"", "0 7 0.5 1 none list leaves"},
        {"-f -t x -w 3 --real 1 --seed 18446744073709551615", "1 3 1 18446744073709551615 x list leaves"},
        {"-ft x -w-2 --real=0", "1 -2 0 1 x list leaves"},
        {"--list a,b --list c -l d", "0 7 0.5 1 none list a+b+c+d"}, /* lists add up, and replace the default */
        {"--each a=1,2 --each b=3", "0 7 0.5 1 none list leaves each a=1,2+b=3"},
        {"-w 1 -w 2 --text a --text b -f -f", "1 2 0.5 1 b list leaves"}, /* of others the last counts */
        {"--word --maybe", "0 7 0.5 1 none word --word maybe --maybe list leaves"},
        {"--maybe=red", "0 7 0.5 1 none maybe red list leaves"},
        {"--wor --who 4 --rea .25", "0 4 0.25 1 none word --wor list leaves"},
        {"a - b -f c", "1 7 0.5 1 none list leaves : a,-,b,c"},
        {"a -- -f --list", "0 7 0.5 1 none list leaves : a,-f,--list"},
        {"a key=green b=c", "0 7 0.5 1 none key green list leaves : a,b=c"},
        {"key=red keys=1 key", "0 7 0.5 1 none key red list leaves : keys=1,key"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_int_equal(call_probe(good[i].line), 42);
        assert_string_equal(seen, good[i].seen);
    }
}

static void test_wrong_lines(void **state)
{
    static const char *const wrong[] = {
        "--nosuch",   "-x",          "--w 3",      "--flag=1",  "--flagg",       "--list",
        "-w",         "-w 10",       "-w -3",      "-w 3x",     "-w ''",         "-w 99999999999999999999",
        "--real 1.1", "--real x",    "--real nan", "--seed -1", "--list ''",     "--list a,",
        "--list ,a",  "--list a,,b", "--each ''",  "--maybe=",  "--maybe=green", "key=blue",
        "key=",       "--help=x",
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        const int errors = dup(STDERR_FILENO);
        assert_non_null(freopen("complaint", "w", stderr));
        const int status = call_probe(wrong[i]);
        fflush(stderr);
        dup2(errors, STDERR_FILENO);
        close(errors);
        if (status != EXIT_USAGE)
            fail_msg("probe %s is not refused", wrong[i]);
        expect_status(EXIT_FINE, "grep -q '^plymeter probe: ' complaint");
    }
}

/* What is gone is told with what does the same now, alone and without a guess. */
static void test_retired_words(void **state)
{
    (void)state;
    for (const struct retired *entry = retired_words; entry->instead; entry++) {
        char complaint[1000], command[1000];
        const bool key = entry->word && entry->word[0] != '-';
        if (!entry->verb) {
            snprintf(complaint, sizeof complaint, "x.json:1:3: the key \"%s\" is gone: %s\n", entry->word,
                     entry->instead);
            snprintf(command, sizeof command, "echo '{ \"%s\": 1 }' > x.json && plymeter plan x.json", entry->word);
            expect(EXIT_CONFIG, complaint, command);
        } else if (!entry->word) {
            snprintf(complaint, sizeof complaint, "plymeter: the verb \"%s\" is gone: %s\n", entry->verb,
                     entry->instead);
            snprintf(command, sizeof command, "plymeter %s x --y", entry->verb);
            expect(EXIT_USAGE, complaint, command);
            snprintf(command, sizeof command, "plymeter help %s", entry->verb);
            expect(EXIT_USAGE, complaint, command);
        } else {
            snprintf(complaint, sizeof complaint, "plymeter %s: \"%s\" is gone: %s\n", entry->verb, entry->word,
                     entry->instead);
            snprintf(command, sizeof command, "plymeter %s %s%s", entry->verb, entry->word, key ? "=1" : "");
            expect(EXIT_USAGE, complaint, command);
        }
    }
    assert_null(retired("plan", "--tables"));
    assert_null(retired("plan", NULL));
    assert_null(retired(NULL, "--table"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind),
        cmocka_unit_test(test_wrong_lines),
        cmocka_unit_test(test_retired_words),
    };
    return cmocka_run_group_tests_name("options", tests, make_folder, remove_folder);
}
