/* Options: a verb that takes one of each kind, and then every verb there is, with what its table says of it. */

#include "base/program.h"
#include "base/verb.h"
#include "tests/shell.h"

/* --- every kind ------------------------------------------------------------------------------------------- */

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

/* --- every verb ------------------------------------------------------------------------------------------- */

/* Both streams of a call must be this, and the status 2. */
static void expect_misuse(const char *verb, const char *arguments, const char *complaint)
{
    int status;
    char expected[1000];
    snprintf(expected, sizeof expected, "plymeter %s: %s\nplymeter %s --help says more\n", verb, complaint, verb);
    const char *said = shell(&status, "plymeter %s %s", verb, arguments);
    if (status != EXIT_USAGE || strcmp(said, expected) != 0)
        fail_msg("plymeter %s %s\nended with %d and said\n%snot\n%s", verb, arguments, status, said, expected);
}

static bool is_option(const struct verb_option *option)
{
    return option->letter != KEY;
}

static void test_list_of_verbs(void **state)
{
    (void)state;
    char expected[2000] = "";
    assert_true(verb_count > 15);
    for (int i = 0; i < verb_count; i++) {
        assert_null(verbs[i]->options[MOST_OPTIONS].name);
        snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%s\n", verbs[i]->name,
                 verbs[i]->purpose);
    }
    int status;
    const char *said =
        shell(&status, "plymeter --help | sed -n 's/^  \\([a-z]*\\)  *\\(.*\\)/\\1\\2/p' | LC_ALL=C sort");
    assert_string_equal(said, expected);
    assert_int_equal(status, EXIT_FINE);
}

static void test_help(void **state)
{
    (void)state;
    for (int i = 0; i < verb_count; i++) {
        const struct verb *verb = verbs[i];
        int status;
        char start[200], option[100];
        const char *said = shell(&status, "plymeter %s --help 2>&-", verb->name);
        snprintf(start, sizeof start, "usage: plymeter %s", verb->name);
        assert_int_equal(status, EXIT_FINE);
        assert_memory_equal(said, start, strlen(start));
        for (const struct verb_option *o = verb->options; o->name; o++) {
            const char *argument = o->argument ? o->argument : "", *between = is_option(o) ? " " : "=";
            snprintf(option, sizeof option, "%s%s%s%s ", is_option(o) ? " --" : " ", o->name,
                     *argument && *argument != '[' ? between : "", argument);
            if (!strstr(said, option))
                fail_msg("plymeter %s --help does not name \"%s\" but says\n%s", verb->name, option, said);
        }
        for (const char *line = said; *line; line += strcspn(line, "\n") + 1)
            assert_true(*line == ' ' || strcspn(line, "\n") <= 100);
        shell(&status,
              "plymeter %s --help > 1 && plymeter help %s > 2 && plymeter %s nonsense -h | cmp 1 - && cmp 1 2",
              verb->name, verb->name, verb->name);
        assert_int_equal(status, EXIT_FINE);
    }
    expect(2, "there is no verb \"rum\"; did you mean \"run\"?", "plymeter help rum");
    expect(2, "there is no verb \"hlp\"; did you mean \"help\"?", "plymeter hlp");
    expect(0, "\nsprt.elo1               the other (a number from -1000 to 1000; default 20)\n",
           "plymeter list keys");
    expect_status(0,
                  "plymeter help cell > 1 && grep -q '^usage: plymeter cell ' 1 && plymeter cell help | cmp 1 -");
    expect_status(0, "plymeter help > 1 && plymeter help help | cmp 1 -");
    expect(2, "there is no game, algorithm, order, leaf, pruning or cutoff \"othelo\"; did you mean \"othello\"?",
           "plymeter list mtdf othelo");
    expect_status(0, "plymeter list orders > 1 && plymeter list order | cmp 1 - && grep -q '^  killer ' 1 &&"
                     " ! grep -q '^  \\(othello\\|mtdf\\|depth\\) ' 1");
}

/* Neither in help nor in lists a word is broken, nor a line longer than the terminal; example lines stay as they are. */
static void test_narrow_terminals(void **state)
{
    int status;
    (void)state;
    shell(&status, "command -v script");
    if (status) {
        print_message("not tested on a terminal: script (bsdutils) is not installed\n");
        skip();
    }
    expect_status(
        0, "script -qec 'stty cols 80; \"$PLYMETER\" list' /dev/null | tr -d '\\r' > list && "
           "! grep -n '.\\{81\\}' list && plymeter list > whole && test $(wc -l < list) -gt $(wc -l < whole) && "
           "tr -s ' \\n' ' ' < list > a && tr -s ' \\n' ' ' < whole > b && cmp a b");
    expect_status(0,
                  "script -qec 'stty cols 60; \"$PLYMETER\" summary --help' /dev/null | tr -d '\\r' > help && "
                  "! grep -v '^    ' help | grep -n '.\\{61\\}' && grep -q '^                        *[a-z]' help");
    expect(0,
           "      etc          enhanced transposition cutoffs: are the children looked up\r\n"
           "                   before one is searched?; default no\r\n",
           "script -qec 'stty cols 80; \"$PLYMETER\" list pvs' /dev/null");
}

/* No verb that tells of a search or of results prints a line longer than the terminal; into a pipe it says the same. */
static void test_narrow_answers(void **state)
{
    static const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..6\" } ],\n"
                                 "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
                                 "  \"cutoffs\": [ { \"limit\": \"1..6\" } ],\n"
                                 "  \"claims\": [ { \"claim\": \"a claim in words that are many enough\",\n"
                                 "    \"metric\": \"leaves\", \"value\": 1, \"relation\": \">=\", \"where\": { "
                                 "\"algorithm\": \"minimax\", \"limit\": 6 } } ] }";
    static const char *const commands[] = {
        "summary n.csv --by algorithm,limit --of leaves",
        "summary n.csv --by algorithm --of leaves --where limit=6",
        "compare n.csv --by algorithm --of leaves --where limit=6",
        "compare n.csv n.csv --by limit",
        "claims n.csv n.json",
        "tabulate n.csv --rows algorithm --cols limit",
        "plan --trial n.json",
        "show game=uniform branching=60",
        "perft game=uniform branching=2 depth=2",
        "list columns",
        "theory",
    };
    int status;
    (void)state;
    shell(&status, "command -v script");
    if (status) {
        print_message("not tested on a terminal: script (bsdutils) is not installed\n");
        skip();
    }
    write_file("n.json", config, strlen(config));
    expect_status(0, "plymeter run -o n.csv n.json 2> said");
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        char command[1000];
        snprintf(command, sizeof command,
                 "script -qec 'stty cols 60; NO_COLOR=1 \"$PLYMETER\" %s' /dev/null | tr -d '\\r' |"
                 " sed 's/.*\x1b\\[K//' > told && test -s told && ! grep -v '[0-9a-f]\\{40\\}' told | grep -n "
                 "'.\\{61\\}'",
                 commands[i]);
        expect_status(0, command);
    }
    expect(0, "PASS  a claim in words that are many enough  leaves = ", "plymeter claims n.csv n.json");
    expect(0, "PASS  a claim in words that are many enough\r\n      leaves = ",
           "script -qec 'stty cols 60; \"$PLYMETER\" claims n.csv n.json' /dev/null");
}

static void test_unknown_options(void **state)
{
    (void)state;
    for (int i = 0; i < verb_count; i++) {
        char wrong[100], complaint[200];
        const bool keyed = verbs[i]->arguments && strstr(verbs[i]->arguments, "key=value");
        snprintf(complaint, sizeof complaint, "there is no option \"--zzzzzzzzzz\"%s",
                 keyed ? "; a key is written as zzzzzzzzzz=VALUE" : "");
        expect_misuse(verbs[i]->name, "--zzzzzzzzzz", complaint);
        expect_misuse(verbs[i]->name, "-Z", "there is no option \"-Z\"");
        expect_misuse(verbs[i]->name, "--hepl x", "there is no option \"--hepl\"; did you mean \"--help\"?");
        for (const struct verb_option *o = verbs[i]->options; o->name && is_option(o); o++) {
            const char first = o->name[0]; /* of two names one is often the other and an "s" */
            snprintf(wrong, sizeof wrong, "x --%c%s=1", first, o->name);
            snprintf(complaint, sizeof complaint, "there is no option \"--%c%s\"; did you mean \"--%s\"?", first,
                     o->name, o->name);
            expect_misuse(verbs[i]->name, wrong, complaint);
        }
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
            snprintf(complaint, sizeof complaint, "\"%s\" is gone: %s", entry->word, entry->instead);
            snprintf(command, sizeof command, "%s%s", entry->word, key ? "=1" : "");
            expect_misuse(entry->verb, command, complaint);
        }
    }
    assert_null(retired("plan", "--tables"));
    assert_null(retired("plan", NULL));
    assert_null(retired(NULL, "--table"));
}

static void test_missing_arguments(void **state)
{
    (void)state;
    for (int i = 0; i < verb_count; i++) {
        const struct verb *verb = verbs[i];
        char line[100], complaint[200];
        for (const struct verb_option *o = verb->options; o->name && is_option(o); o++) {
            snprintf(line, sizeof line, o->argument ? "x --%s" : "x --%s=1", o->name);
            snprintf(complaint, sizeof complaint,
                     o->argument ? "\"--%s\" takes %s" : "\"--%s=1\": that option takes nothing", o->name,
                     o->argument);
            if (!o->argument || *o->argument != '[')
                expect_misuse(verb->name, line, complaint);
        }
        if (verb->arguments && *verb->arguments != '[') {
            snprintf(complaint, sizeof complaint, "an argument is missing: it takes %s", verb->arguments);
            expect_misuse(verb->name, "", complaint);
        }
        if (!verb->arguments && !verb->options[0].name)
            expect_misuse(verb->name, "x", "one argument too many: \"x\"");
        if (verb->arguments && !strstr(verb->arguments, "..."))
            expect_misuse(verb->name, "x x y",
                          strchr(verb->arguments, ' ') ? "one argument too many: \"y\""
                                                       : "one argument too many: \"x\"");
    }
}

/* Empty names, and numbers out of range. */
static void test_wrong_values(void **state)
{
    (void)state;
    for (int i = 0; i < verb_count; i++)
        for (const struct verb_option *o = verbs[i]->options; o->name; o++) {
            const char *first = o->choices ? o->choices[0] : "a", *dashes = is_option(o) ? "--" : "";
            char line[200], complaint[300];
            if (o->kind == OPTION_LIST && !o->unsplit && is_option(o)) {
                snprintf(line, sizeof line, "x --%s %s,,%s", o->name, first, first);
                snprintf(complaint, sizeof complaint, "\"--%s\" has an empty name in \"%s,,%s\"", o->name, first,
                         first);
                expect_misuse(verbs[i]->name, line, complaint);
            } else if (o->kind == OPTION_WHOLE) {
                snprintf(line, sizeof line, "%s%s=%.0f", dashes, o->name, o->least - 1);
                snprintf(complaint, sizeof complaint,
                         "\"%s%s\" is to be a whole number from %.0f to %.0f, not \"%.0f\"", dashes, o->name,
                         o->least, o->most, o->least - 1);
                expect_misuse(verbs[i]->name, line, complaint);
            } else if (o->choices) {
                snprintf(line, sizeof line, "%s%s=zzzz x", dashes, o->name);
                snprintf(complaint, sizeof complaint, "\"%s%s\" is to be one of ", dashes, o->name);
                char command[300];
                snprintf(command, sizeof command, "plymeter %s %s", verbs[i]->name, line);
                expect(EXIT_USAGE, complaint, command);
            }
        }
}

/* --- what verbs make of lists ----------------------------------------------------------------------------- */

enum { MANY = 150 };

/* Pairs of two players, with many columns that differ in the last of them only. */
static void write_wide_table(void)
{
    FILE *file = fopen("wide.csv", "w");
    assert_non_null(file);
    fputs("player,rival", file);
    for (int i = 0; i < MANY; i++)
        fprintf(file, ",c%d", i);
    fputs(",status,points,wins,draws,losses,first_game,second_game,leaves,ns\n", file);
    for (int row = 0; row < 2; row++) {
        fputs("A,B", file);
        for (int i = 0; i < MANY; i++)
            fprintf(file, ",%d", i == MANY - 1 ? row : 7);
        fprintf(file, ",ok,2,2,0,0,%d,%d,%d,20000\n", row, row + 5, row + 1);
    }
    fclose(file);
}

/* A list in two parts is the whole list, and its last column counts, whatever the number. */
static void test_lists_add_up_without_limit(void **state)
{
    static const struct {
        const char *call, *first, *second; /* what tells one group from the other */
    } calls[] = {
        {"summary wide.csv", "^7,.*,7,0,leaves,", "^7,.*,7,1,leaves,"},
        {"elo wide.csv", "^7,.*,7,0,1,", "^7,.*,7,1,1,"},
        {"compare wide.csv wide.csv", "c148=7 c149=0$", "c148=7 c149=1$"},
    };
    char half[2][1000] = {"", ""}, command[6000];
    (void)state;
    write_wide_table();
    for (int i = 0; i < MANY; i++) {
        char *list = half[i >= MANY / 2];
        snprintf(list + strlen(list), sizeof half[0] - strlen(list), "%sc%d", *list ? "," : "", i);
    }
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        snprintf(command, sizeof command,
                 "plymeter %s --by %s,%s > one && plymeter %s --by %s --by %s | cmp one - &&"
                 " grep -q '%s' one && grep -q '%s' one",
                 calls[i].call, half[0], half[1], calls[i].call, half[0], half[1], calls[i].first, calls[i].second);
        expect_status(EXIT_FINE, command);
    }
}

static void test_posixly_correct(void **state)
{
    (void)state;
    write_wide_table();
    expect_status(EXIT_FINE, "plymeter summary wide.csv --by c149 > one && "
                             "POSIXLY_CORRECT=1 plymeter summary wide.csv --by c149 | cmp one -");
}

/* A hypothesis that is no number can neither be accepted nor rejected. */
static void test_hypotheses_are_finite(void **state)
{
    static const char *const wrong[] = {"0,inf", "-inf,5", "0,nan", "5,0"};
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char line[100], complaint[200];
        snprintf(line, sizeof line, "x.csv --sprt=%s", wrong[i]);
        snprintf(complaint, sizeof complaint, "\"--sprt\" takes two numbers, the smaller one first, not \"%s\"",
                 wrong[i]);
        expect_misuse("elo", line, complaint);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind),
        cmocka_unit_test(test_wrong_lines),
        cmocka_unit_test(test_hypotheses_are_finite),
        cmocka_unit_test(test_list_of_verbs),
        cmocka_unit_test(test_help),
        cmocka_unit_test(test_unknown_options),
        cmocka_unit_test(test_missing_arguments),
        cmocka_unit_test(test_wrong_values),
        cmocka_unit_test(test_lists_add_up_without_limit),
        cmocka_unit_test(test_posixly_correct),
        cmocka_unit_test(test_narrow_terminals),
        cmocka_unit_test(test_narrow_answers),
        cmocka_unit_test(test_retired_words),
    };
    return cmocka_run_group_tests_name("options", tests, make_folder, remove_folder);
}
