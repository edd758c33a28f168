/*
 * Whatever an engine does, asking it ends, says what was wrong, and leaves nothing behind.
 *
 * The engine is this group itself, called with the name of a fault and a file, in which it writes its process group.
 */
#include <fcntl.h>

#include "engines/engine.h"
#include "base/process.h"
#include "base/text.h"
#include "tests/processes.h"

/* Seconds: long where an answer is awaited, short where none will come. */
static const double LONG = 120, SHORT = 0.5;

/* --- the engine --------------------------------------------------------------------------------------------------- */

static const char *fault, *log_path;

static bool has_fault(const char *name)
{
    return strcmp(fault, name) == 0;
}

static void note_group(void)
{
    FILE *file = fopen(log_path, "a");
    fprintf(file, "%d\n", (int)getpgrp());
    fclose(file);
}

static void linger(void)
{
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (;;)
        rest(1000);
}

static void say(const char *text)
{
    fputs(text, stdout);
    fflush(stdout);
}

static void say_forever(const char *text)
{
    for (;;)
        fputs(text, stdout);
}

static void say_binary(void)
{
    for (int i = 0; i < 1000; i++)
        for (int byte = 0; byte < 256; byte++)
            putchar(byte);
    say("\n");
}

/* Before the handshake has ended. */
static void greet(void)
{
    if (has_fault("dies early"))
        exit(3);
    if (has_fault("needs memory")) {
        void *memory = malloc((size_t)3 << 30);
        if (!memory)
            exit(5);
        free(memory);
    }
    if (has_fault("complains") && (fputs("uciok\nreadyok\nbestmove z9\n", stderr) < 0 || fflush(stderr) != 0))
        exit(6);
    if (has_fault("never speaks"))
        linger();
    if (has_fault("endless greeting"))
        say_forever("hello");
    if (has_fault("flood of greetings"))
        say_forever("option name A type string\n");
    if (has_fault("binary"))
        say_binary();
    say("id name False engine\nid author nobody\noption name Hash type spin default 1 min 1 max 9\nuciok\n");
}

/* The last word of the question is its last move, which is answered. */
static void answer(const char *move)
{
    if (has_fault("crashes"))
        raise(SIGKILL);
    if (has_fault("ends"))
        exit(4);
    if (has_fault("never answers"))
        linger();
    if (has_fault("is late") && strcmp(move, "first") == 0)
        rest(3 * SHORT);
    if (has_fault("endless line"))
        say_forever("info string");
    if (has_fault("flood"))
        say_forever("info depth 1 score cp 1 nodes 1\n");
    if (has_fault("binary"))
        say_binary();
    if (has_fault("long line"))
        for (int i = 0; i < 300000; i++)
            fputs("bestmove x ", stdout);
    if (has_fault("long line"))
        say("\n");
    if (has_fault("leaves a child, and ends") && fork() == 0)
        linger();
    if (has_fault("leaves a child, and ends"))
        exit(0);
    if (has_fault("no move"))
        say("bestmove\n");
    if (has_fault("long move"))
        say("bestmove abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\n");
    printf("info depth 3 score cp 7 nodes 5\ninfo depth 4 score cp 9 lowerbound nodes 6\nbestmove %s ponder e2e4\n",
           move);
    say(has_fault("says it twice") ? "bestmove e2e4\n" : "");
}

/* Goes on when the child has its own session, and has noted it. */
static void leave_session(void)
{
    char nothing;
    int ends[2];
    if (pipe(ends) != 0)
        exit(7);
    if (fork() == 0) {
        setsid();
        note_group();
        close(ends[0]);
        close(ends[1]);
        linger();
    }
    close(ends[1]);
    if (read(ends[0], &nothing, 1) != 0)
        exit(8);
    close(ends[0]);
}

static int play(void)
{
    static char line[1000000];
    char move[100] = "none";
    note_group();
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (strcmp(line, "uci") == 0)
            greet();
        else if (strcmp(line, "isready") == 0)
            say("readyok\n");
        else if (strncmp(line, "position", 8) == 0)
            snprintf(move, sizeof move, "%.99s", strrchr(line, ' ') + 1);
        else if (strncmp(line, "go", 2) == 0)
            answer(move);
        else if (strcmp(line, "quit") == 0 && !has_fault("ignores quit"))
            return 0;
        if (has_fault("does not read") && strcmp(line, "isready") == 0)
            linger();
        if (has_fault("leaves a child") && strcmp(line, "ucinewgame") == 0 && fork() == 0)
            linger();
        if (has_fault("leaves a session") && strcmp(line, "ucinewgame") == 0)
            leave_session();
    }
    if (has_fault("ignores quit"))
        linger();
    return 0;
}

/* --- what is asked of it -------------------------------------------------------------------------------------------- */

static char command[3000], log_file[300];
static const char *program;
static struct engine_trouble trouble;

static struct engine *start(const char *name, double seconds)
{
    static struct engine_spec spec;
    char *self = shell_word(program), *flaw = shell_word(name);
    snprintf(log_file, sizeof log_file, "%s/groups", folder);
    snprintf(command, sizeof command, " %s  faults %s %s ", self, flaw, log_file);
    spec = (struct engine_spec){.name = "false", .command = command};
    trouble = (struct engine_trouble){.word = ""};
    return engine_start(&spec, seconds, &trouble);
}

static bool ask(struct engine *engine, const char *move, double seconds, struct engine_answer *found)
{
    const struct engine_question question = {.moves = &move, .move_count = 1, .depth = 1};
    trouble = (struct engine_trouble){.word = ""};
    return engine_ask(engine, &question, seconds, found, &trouble);
}

/* Does any process of this group run? */
static bool group_lives(int group)
{
    DIR *all = opendir("/proc");
    bool found = false;
    for (struct dirent *entry; all && !found && (entry = readdir(all));) {
        char path[300], line[1000] = "", state = 'Z';
        int its = 0;
        snprintf(path, sizeof path, "/proc/%.20s/stat", entry->d_name);
        FILE *file = isdigit((unsigned char)entry->d_name[0]) ? fopen(path, "r") : NULL;
        if (file && fgets(line, sizeof line, file) && strrchr(line, ')'))
            sscanf(strrchr(line, ')') + 1, " %c %*d %d", &state, &its);
        if (file)
            fclose(file);
        found = its == group && state != 'Z' && state != 'X';
    }
    if (all)
        closedir(all);
    return all ? found : kill(-group, 0) == 0;
}

/* Of none of the engines that were started since the last call is anything left; returns how many there were. */
static int expect_nothing_left(void)
{
    int group, count = 0;
    snprintf(log_file, sizeof log_file, "%s/groups", folder);
    FILE *file = fopen(log_file, "r");
    assert_non_null(file);
    for (; fscanf(file, "%d", &group) == 1; count++) {
        assert_int_not_equal(group, getpgrp());
        for (int i = 0; i < 6000 && group_lives(group); i++)
            rest(0.01);
        assert_false(group_lives(group));
    }
    fclose(file);
    remove(log_file);
    return count;
}

static void expect_trouble(const char *word, const char *detail)
{
    if (strcmp(trouble.word, word) != 0 || !strstr(trouble.detail, detail))
        fail_msg("trouble is \"%s\" (%s), not \"%s\" (%s)", trouble.word, trouble.detail, word, detail);
}

/* --- the tests ------------------------------------------------------------------------------------------------------ */

static void test_missing(void **state)
{
    (void)state;
    const struct engine_spec specs[] = {{.name = "a", .command = "there-is-no-such-program --at all"},
                                        {.name = "b", .command = "/there/is/no/such/program"},
                                        {.name = "c", .command = "/"},
                                        {.name = "d", .command = ""},
                                        {.name = "e", .command = "'no end"}};
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        assert_null(engine_start(&specs[i], LONG, &trouble));
        expect_trouble("missing", "");
    }
}

static void test_handshake(void **state)
{
    (void)state;
    assert_null(start("dies early", LONG));
    expect_trouble("handshake", "with status 3");
    static const char *const silent[] = {"never speaks", "endless greeting", "flood of greetings"};
    for (size_t i = 0; i < sizeof silent / sizeof *silent; i++) {
        assert_null(start(silent[i], SHORT));
        expect_trouble("handshake", "not answer in time");
    }
    expect_nothing_left();
}

static void test_option(void **state)
{
    (void)state;
    struct engine *engine = start("none", LONG);
    assert_non_null(engine);
    const struct engine_option options[] = {{"hash", "2"}, {"Hsah", "3"}};
    const struct engine_spec spec = {"false", command, ENGINE_UCI, options, 2};
    assert_null(engine_start(&spec, LONG, &trouble));
    expect_trouble("option", "\"Hsah\"; did you mean \"Hash\"?");
    engine_stop(engine);
    assert_int_equal(expect_nothing_left(), 2);
}

/* These do not keep it from answering. */
static void test_answers_all_the_same(void **state)
{
    (void)state;
    static const char *const faults[] = {
        "", "binary", "long line", "ignores quit", "leaves a child", "leaves a session", "says it twice"};
    struct engine_answer found;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct engine *engine = start(faults[i], LONG);
        assert_non_null(engine);
        assert_string_equal(engine_title(engine), "False engine");
        static const char *const moves[] = {"a1", "b2", "zz99", "resign"};
        for (int m = 0; m < 4; m++) {
            if (!ask(engine, moves[m], LONG, &found))
                fail_msg("\"%s\": %s: %s", faults[i], trouble.word, trouble.detail);
            assert_string_equal(found.move, moves[m]);
            assert_true(found.scored && found.score == 7 && found.depth == 3 && found.nodes == 6 &&
                        found.mate == 0);
        }
        engine_stop(engine);
        assert_int_equal(expect_nothing_left(), strcmp(faults[i], "leaves a session") == 0 ? 1 + 4 : 1);
    }
}

/* Of these it has no answer, each time, and is started again for the next question. */
static void test_does_not_answer(void **state)
{
    (void)state;
    static const struct {
        const char *fault;
        double seconds;
        const char *word, *detail;
    } faults[] = {{"never answers", SHORT, "hung", "in time"},
                  {"endless line", SHORT, "hung", ""},
                  {"flood", SHORT, "hung", ""},
                  {"crashes", LONG, "crashed", "Killed"},
                  {"ends", LONG, "crashed", "with status 4"},
                  {"no move", LONG, "nonsense", "\"bestmove\""},
                  {"long move", LONG, "nonsense", "abc"},
                  {"does not read", SHORT, "hung", ""},
                  {"leaves a child, and ends", LONG, "crashed", "with status 0"}};
    struct engine_answer found;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        struct engine *engine = start(faults[i].fault, LONG);
        assert_non_null(engine);
        for (int time = 0; time < 2; time++) {
            assert_false(ask(engine, "a1", faults[i].seconds, &found));
            if (time == 0)
                expect_trouble(faults[i].word, faults[i].detail);
        }
        engine_stop(engine);
        assert_true(expect_nothing_left() >= 1);
    }
}

/* An answer that comes too late is not taken for that to the next question. */
static void test_late(void **state)
{
    (void)state;
    struct engine_answer found;
    struct engine *engine = start("is late", LONG);
    assert_non_null(engine);
    assert_false(ask(engine, "first", SHORT, &found));
    expect_trouble("hung", "");
    rest(3 * SHORT);
    assert_true(ask(engine, "second", LONG, &found));
    assert_string_equal(found.move, "second");
    engine_stop(engine);
    assert_int_equal(expect_nothing_left(), 2);
}

/* More than a pipe holds, and more than an engine reads. */
static void test_long_question(void **state)
{
    (void)state;
    enum { MOVES = 100000 };
    static const char *moves[MOVES];
    struct engine_answer found;
    for (int i = 0; i < MOVES; i++)
        moves[i] = i + 1 < MOVES ? "e2e4" : "last";
    const struct engine_question question = {.moves = moves, .move_count = MOVES, .nodes = 1};
    struct engine *engine = start("none", LONG);
    assert_true(engine_ask(engine, &question, LONG, &found, &trouble));
    assert_string_equal(found.move, "last");
    engine_stop(engine);
    engine = start("does not read", LONG);
    assert_false(engine_ask(engine, &question, SHORT, &found, &trouble));
    expect_trouble("hung", "");
    engine_stop(engine);
    assert_int_equal(expect_nothing_left(), 2);
}

/* What a search is held to does not hold for engines that it asks. */
static void test_memory(void **state)
{
    (void)state;
    struct engine_answer found;
    const pid_t pid = fork();
    if (pid == 0) {
        limit_address_space(1 << 20);
        struct engine *engine = start("needs memory", LONG);
        const bool fine = engine && ask(engine, "a1", LONG, &found);
        engine_stop(engine);
        _exit(fine ? 0 : 1);
    }
    assert_int_equal(ending_of(pid), 0);
    assert_int_equal(expect_nothing_left(), 1);
}

/* It has none of our files, for the end of which somebody may wait. */
static void test_files(void **state)
{
    (void)state;
    int ends[2];
    char byte;
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
    struct engine *engine = start("none", LONG);
    assert_non_null(engine);
    close(ends[1]);
    assert_int_equal(read(ends[0], &byte, 1), 0);
    close(ends[0]);
    engine_stop(engine);
    assert_int_equal(expect_nothing_left(), 1);
}

/* It has all three standard streams, also where ours are closed, and what it writes to the third is not taken for an
 * answer. */
static void test_streams(void **state)
{
    (void)state;
    struct engine_answer found;
    for (int file = 0; file < 3; file++) {
        const pid_t pid = fork();
        if (pid == 0) {
            close(file);
            struct engine *engine = start("complains", LONG);
            const bool fine = engine && ask(engine, "a1", LONG, &found) && strcmp(found.move, "a1") == 0;
            engine_stop(engine);
            _exit(fine ? 0 : 1);
        }
        assert_int_equal(ending_of(pid), 0);
        assert_int_equal(expect_nothing_left(), 1);
    }
}

/* Even if it ignores the end of its input. */
static void test_dies_with_us(void **state)
{
    (void)state;
#ifdef __linux__
    int ends[2];
    char byte;
    struct engine_answer found;
    assert_int_equal(pipe(ends), 0);
    const pid_t pid = fork();
    if (pid == 0) {
        signal(SIGPIPE, SIG_IGN);
        struct engine *engine = start("ignores quit", LONG);
        if (engine && ask(engine, "a1", LONG, &found))
            if (write(ends[1], "x", 1) == 1)
                linger();
        _exit(1);
    }
    close(ends[1]);
    assert_int_equal(read(ends[0], &byte, 1), 1);
    kill(pid, SIGKILL);
    assert_int_equal(ending_of(pid), -SIGKILL);
    close(ends[0]);
    assert_int_equal(expect_nothing_left(), 1);
#else
    print_message("skipped: only Linux ends the child of a process that was killed\n");
    skip();
#endif
}

int main(void)
{
    if (test_arguments[1]) {
        fault = test_arguments[1];
        log_path = test_arguments[2] ? test_arguments[2] : "/dev/null";
        return play();
    }
    program = realpath(test_arguments[0], NULL);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_missing),         cmocka_unit_test(test_handshake),
        cmocka_unit_test(test_option),          cmocka_unit_test(test_answers_all_the_same),
        cmocka_unit_test(test_does_not_answer), cmocka_unit_test(test_late),
        cmocka_unit_test(test_long_question),   cmocka_unit_test(test_memory),
        cmocka_unit_test(test_files),           cmocka_unit_test(test_streams),
        cmocka_unit_test(test_dies_with_us),
    };
    return cmocka_run_group_tests_name("faults", tests, make_folder, remove_folder);
}
