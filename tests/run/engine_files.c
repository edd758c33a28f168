/* Files that say how engines are started: what is read, and that everything wrong is said at once, with its place. */
#include <fcntl.h>
#include <sys/stat.h>

#include "config/engines.h"
#include "tests/shell.h"

/* What reading the file, and then looking for this engine, says on stderr, valid until the next call. */
static const char *said_of(const char *path, const char *name, bool *fine)
{
    static char text[10000];
    struct engines engines;
    fflush(stderr);
    const int usual = dup(STDERR_FILENO), file = open("said", O_CREAT | O_TRUNC | O_RDWR, 0600);
    dup2(file, STDERR_FILENO);
    *fine = engines_read(&engines, path);
    if (*fine) {
        *fine = engines_find(&engines, name) != NULL;
    }
    fflush(stderr);
    dup2(usual, STDERR_FILENO);
    close(usual);
    const ssize_t size = pread(file, text, sizeof text - 1, 0);
    close(file);
    assert_true(size >= 0);
    text[size] = '\0';
    return text;
}

static void expect_refused(const char *json, const char *complaints)
{
    bool fine;
    write_file("engines.json", json, strlen(json));
    const char *said = said_of("engines.json", "a", &fine);
    assert_false(fine);
    assert_string_equal(said, complaints);
}

static const char good[] = "{ \"$comment\": \"mine\",\n"
                           "  \"a\": { \"command\": \"'/my engines/a' --fast\" },\n"
                           "  \"shogi-1.5\": { \"command\": \"b\", \"protocol\": \"usi\",\n"
                           "    \"options\": { \"$comment\": \"small\", \"Hash\": 16, \"Own Book\": false, "
                           "\"File\": \"x y\", \"Clear\": \"\" } } }\n";

static void test_what_is_read(void **state)
{
    (void)state;
    struct engines engines;
    write_file("engines.json", good, strlen(good));
    assert_true(engines_read(&engines, "engines.json"));
    assert_int_equal(engines.count, 2);
    const struct engine_spec *a = engines_find(&engines, "a"), *b = engines_find(&engines, "shogi-1.5");
    assert_string_equal(a->command, "'/my engines/a' --fast");
    assert_int_equal(a->protocol, ENGINE_UCI);
    assert_int_equal(a->option_count, 0);
    assert_string_equal(b->name, "shogi-1.5");
    assert_int_equal(b->protocol, ENGINE_USI);
    static const struct engine_option options[] = {
        {"Hash", "16"}, {"Own Book", "false"}, {"File", "x y"}, {"Clear", ""}};
    assert_int_equal(b->option_count, 4);
    for (int i = 0; i < 4; i++) {
        assert_string_equal(b->options[i].name, options[i].name);
        assert_string_equal(b->options[i].value, options[i].value);
    }
}

static void test_the_users_own(void **state)
{
    (void)state;
    bool fine;
    char path[300];
    assert_int_equal(mkdir("set", 0700) | mkdir("set/plymeter", 0700), 0);
    write_file("set/plymeter/engines.json", good, strlen(good));
    snprintf(path, sizeof path, "%s/set", folder);
    setenv("XDG_CONFIG_HOME", path, 1);
    assert_string_equal(said_of(NULL, "a", &fine), "");
    assert_true(fine);
    setenv("XDG_CONFIG_HOME", "set", 1); /* relative ones are to be ignored */
    snprintf(path, sizeof path, "%s/home", folder);
    setenv("HOME", path, 1);
    const char *said = said_of(NULL, "a", &fine);
    assert_false(fine);
    assert_non_null(strstr(said, "/home/.config/plymeter/engines.json: "));
    assert_non_null(strstr(said, "--engines names another"));
}

static void test_refused(void **state)
{
    (void)state;
    bool fine;
    expect_refused("[]", "engines.json:1:1: engines are to be an object, whose keys are their names\n");
    expect_refused("{ \"a\": { \"command\": \"x\" }, \"a\": 1 }",
                   "engines.json:1:28: duplicate key \"a\": the first is at line 1, column 3\n");
    expect_refused(
        "{ \"a\": 1,\n \"b c\": { \"comand\": \"x\" },\n \"d\": {},\n"
        " \"e\": { \"command\": [\"x\"], \"protocol\": \"ucci\", \"options\": 7 },\n"
        " \"f\": { \"command\": \"\", \"options\": { \"Hash\": [1], \"a\\nb\": 1, \"c\": \"d\\ne\" } },\n"
        " \"g\": { \"command\": \"'x\" } }",
        "engines.json:1:8: an engine is to be an object, as { \"command\": \"stockfish\" }\n"
        "engines.json:2:2: an engine's name is to have 1 to 40 characters, only letters, digits, _, ., + "
        "and -\n"
        "engines.json:2:11: unknown key \"comand\"; did you mean \"command\"?\n"
        "engines.json:3:7: \"d\" has no \"command\"\n"
        "engines.json:4:20: \"command\" is to be a text, in quotes\n"
        "engines.json:4:39: \"protocol\" is to be uci, usi or lines, not \"ucci\"; did you mean \"uci\"?\n"
        "engines.json:4:58: \"options\" is to be an object, as { \"Hash\": 16 }\n"
        "engines.json:5:20: \"command\" is to begin with a program\n"
        "engines.json:5:45: the value of an option is to be a number, a text, true or false\n"
        "engines.json:5:50: an option is to have a name without control characters\n"
        "engines.json:5:66: the value of an option may have no control characters\n"
        "engines.json:6:20: \"command\" has a quotation without an end, or more than 100 words\n");
    write_file("engines.json", good, strlen(good));
    assert_string_equal(said_of("engines.json", "shogi-15", &fine),
                        "engines.json: there is no engine \"shogi-15\"; did you mean \"shogi-1.5\"?\n");
    assert_false(fine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_read),
        cmocka_unit_test(test_the_users_own),
        cmocka_unit_test(test_refused),
    };
    return cmocka_run_group_tests_name("engine_files", tests, make_folder, remove_folder);
}
