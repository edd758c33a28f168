/* What an engine is told, word for word, and what is made of what it says. */
#include "engines/engine.h"
#include "tests/shell.h"

static const double LONG = 120;

/* An engine that writes down what it is told, and says what stands in files.  It has read an answer before it says any of
 * it, since the next one is written once it is heard. */
static const char script[] = "while read -r line && [ \"$line\" != quit ]; do\n"
                             "    echo \"$line\" >> told\n"
                             "    case $line in\n"
                             "    uci | usi | *hello*) cat greeting ;;\n"
                             "    isready) echo readyok ;;\n"
                             "    go* | *game\\\"*) answer=$(cat answer) && printf '%s\\n' \"$answer\" ;;\n"
                             "    esac\n"
                             "done\n";

static const struct engine_option options[] = {{"own book", "false"}, {"Clear", ""}};
static struct engine_trouble trouble;

static struct engine *start(enum engine_protocol protocol, const char *greeting, int option_count)
{
    static struct engine_spec spec;
    write_file("engine.sh", script, strlen(script));
    write_file("greeting", greeting, strlen(greeting));
    remove("told");
    spec = (struct engine_spec){"e", "sh engine.sh", protocol, options, option_count};
    return engine_start(&spec, LONG, &trouble);
}

static void expect_told(const char *expected)
{
    int status;
    assert_string_equal(shell(&status, "cat told"), expected);
}

static const char *const moves[] = {"a", "b"};

static void test_uci(void **state)
{
    (void)state;
    struct engine_answer found;
    struct engine *engine = start(ENGINE_UCI,
                                  "id name E 1\noption name Threads type spin\noption name Own Book type check\n"
                                  "option name Clear type button\nuciok\n",
                                  2);
    assert_non_null(engine);
    assert_string_equal(engine_title(engine), "E 1");
    write_file("answer", "bestmove c\n", 11);
    const struct engine_question questions[] = {
        {.position = "k b - 1", .moves = moves, .move_count = 2, .nodes = 12345678901}, {.depth = 7}, {.ms = 50}};
    for (int i = 0; i < 3; i++) {
        assert_true(engine_ask(engine, &questions[i], LONG, &found, &trouble));
        assert_string_equal(found.move, "c");
        assert_false(found.scored);
    }
    engine_stop(engine);
    expect_told("uci\nsetoption name Threads value 1\nsetoption name own book value false\nsetoption name Clear\n"
                "isready\n"
                "setoption name Threads value 1\nucinewgame\nisready\nposition fen k b - 1 moves a b\ngo nodes "
                "12345678901\n"
                "setoption name Threads value 1\nucinewgame\nisready\nposition startpos\ngo depth 7\n"
                "setoption name Threads value 1\nucinewgame\nisready\nposition startpos\ngo movetime 50\n");
}

static void test_usi(void **state)
{
    (void)state;
    struct engine_answer found;
    struct engine *engine = start(ENGINE_USI, "usiok\n", 0);
    assert_non_null(engine);
    assert_string_equal(engine_title(engine), "e");
    write_file("answer", "bestmove resign\n", 16);
    const struct engine_question questions[] = {{.position = "k b - 1", .ms = 50},
                                                {.moves = moves, .move_count = 1}};
    for (int i = 0; i < 2; i++)
        assert_true(engine_ask(engine, &questions[i], LONG, &found, &trouble));
    assert_string_equal(found.move, "resign");
    engine_stop(engine);
    expect_told("usi\nisready\n"
                "isready\nusinewgame\nposition sfen k b - 1\ngo btime 0 wtime 0 byoyomi 50\n"
                "isready\nusinewgame\nposition startpos moves a\ngo btime 0 wtime 0 byoyomi 0\n");
}

/* The last exact score of the first variation, or a bound where there is none. */
static void test_scores(void **state)
{
    (void)state;
    static const struct {
        const char *said;
        bool scored;
        int64_t score;
        int mate, depth;
        uint64_t nodes;
    } cases[] = {
        {"", false, 0, 0, 0, 0},
        {"info depth 4 seldepth 9 score cp -31 nodes 77 pv a b\n", true, -31, 0, 4, 77},
        {"info depth 1 score cp 5\ninfo depth 2 score cp 6\n", true, 6, 0, 2, 0},
        {"info depth 1 score cp 5\ninfo depth 2 score cp 6 lowerbound nodes 8\n", true, 5, 0, 1, 8},
        {"info depth 1 score cp 5 upperbound\ninfo depth 2 score cp 6 lowerbound\n", true, 6, 0, 2, 0},
        {"info depth 2 multipv 1 score cp 5\ninfo depth 2 multipv 2 score cp 3\n", true, 5, 0, 2, 0},
        {"info depth 2 score mate 3\n", true, ENGINE_MATE, 3, 2, 0},
        {"info depth 2 score mate -3\n", true, -ENGINE_MATE, -3, 2, 0},
        {"info depth 0 score mate 0\n", true, -ENGINE_MATE, 0, 0, 0},
        {"info score mate +\n", true, ENGINE_MATE, 0, 0, 0},
        {"info score mate -\n", true, -ENGINE_MATE, 0, 0, 0},
        {"info depth 2 score mate 3\ninfo depth 3 score cp 8\n", true, 8, 0, 3, 0},
        {"info score cp 123456\n", true, ENGINE_MATE, 0, 0, 0},
        {"info score cp -99999999999999999999\n", true, -ENGINE_MATE, 0, 0, 0},
        {"info nodes 9000000000000000\ninfo nodes 9223372036854775807\ninfo nodes -1\n", false, 0, 0, 0,
         9000000000000000},
        {"info depth 99999999999999999999 score cp 5\n", true, 5, 0, 0, 0},
        {"info depth -3 score cp 5\n", true, 5, 0, 0, 0},
        {"info depth 1 score cp 5\ninfo string score cp 7\ninfo pv a score cp 8\n", true, 5, 0, 1, 0},
        {"info depth 1 score cp 5\ninfo score\ninfo score cp\ninfo score cp x\ninfo score dtz 4\ninfo\n", true, 5,
         0, 1, 0},
    };
    struct engine_answer found;
    struct engine *engine = start(ENGINE_UCI, "uciok\n", 0);
    assert_non_null(engine);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char answer[300];
        snprintf(answer, sizeof answer, "%sbestmove x\n", cases[i].said);
        write_file("answer", answer, strlen(answer));
        assert_true(engine_ask(engine, &(struct engine_question){.depth = 1}, LONG, &found, &trouble));
        if (found.scored != cases[i].scored || found.score != cases[i].score || found.mate != cases[i].mate ||
            found.depth != cases[i].depth || found.nodes != cases[i].nodes)
            fail_msg("%s was read as score %lld, mate %d, depth %d, %llu nodes", cases[i].said,
                     (long long)found.score, found.mate, found.depth, (unsigned long long)found.nodes);
    }
    engine_stop(engine);
}

static void test_lines(void **state)
{
    (void)state;
    static const struct {
        const char *said, *move; /* NULL: nonsense */
        bool scored;
        int64_t score;
    } cases[] = {
        {"{\"move\":\"c3\",\"score\":-123456,\"nodes\":5,\"depth\":2}", "c3", true, -123456},
        {"{\"move\":null}", "(none)", false, 0},
        {"{\"move\":\"c3\",\"score\":\"much\",\"more\":[]}", "c3", false, 0},
        {"{\"move\":\"\"}", NULL, false, 0},
        {"{\"move\":7}", NULL, false, 0},
        {"{}", NULL, false, 0},
        {"[]", NULL, false, 0},
        {"{\"move\":", NULL, false, 0},
        {"{\"error\":\"why\"}", NULL, false, 0},
        {"", NULL, false, 0},
    };
    struct engine_answer found;
    const struct engine_question question = {
        .game = "g", .position = "p \"q", .moves = moves, .move_count = 2, .nodes = 12345678901};
    struct engine *engine = start(ENGINE_LINES, "{\"name\":\"Solver\"}\n", 1);
    assert_non_null(engine);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char answer[300];
        snprintf(answer, sizeof answer, "%s\n", cases[i].said);
        write_file("answer", answer, strlen(answer));
        if (engine_ask(engine, &question, LONG, &found, &trouble) != (cases[i].move != NULL))
            fail_msg("%s was %sread: %s", cases[i].said, cases[i].move ? "not " : "", trouble.detail);
        if (cases[i].move) {
            assert_string_equal(found.move, cases[i].move);
            assert_int_equal(found.scored, cases[i].scored);
            assert_int_equal(found.score, cases[i].score);
        } else {
            assert_string_equal(trouble.word, "nonsense");
        }
        if (i == 0)
            expect_told(
                "{\"hello\":\"plymeter\",\"protocol\":1,\"options\":{\"own book\":\"false\"}}\n"
                "{\"game\":\"g\",\"position\":\"p \\\"q\",\"moves\":[\"a\",\"b\"],\"nodes\":12345678901}\n");
    }
    engine_stop(engine);
    assert_null(start(ENGINE_LINES, "{}\n", 0));
    assert_string_equal(trouble.word, "handshake");
    engine = start(ENGINE_LINES, "{\"name\":\"Solver\"}\n{\"move\":\"early\"}\n", 0);
    assert_non_null(engine);
    write_file("answer", "{\"move\":\"c3\"}\n", 14);
    assert_false(engine_ask(engine, &question, LONG, &found, &trouble));
    assert_string_equal(trouble.word, "nonsense");
    engine_stop(engine);
}

/* More than a pipe holds, and more than an engine reads. */
static void test_long_question(void **state)
{
    (void)state;
    enum { MOVES = 100000 };
    static const char *many[MOVES];
    static const char deaf[] = "echo uciok; read line; read line; echo readyok; exec sleep 1000";
    struct engine_answer found;
    for (int i = 0; i < MOVES; i++)
        many[i] = i + 1 < MOVES ? "e2e4" : "last";
    const struct engine_question question = {.moves = many, .move_count = MOVES, .nodes = 1};
    struct engine *engine = start(ENGINE_UCI, "uciok\n", 0);
    assert_non_null(engine);
    write_file("answer", "bestmove c\n", 11);
    assert_true(engine_ask(engine, &question, LONG, &found, &trouble));
    engine_stop(engine);
    expect(0, "1\n", "grep -c '^position startpos moves e2e4 .* last$' told");
    write_file("deaf.sh", deaf, strlen(deaf));
    engine = engine_start(&(struct engine_spec){"e", "sh deaf.sh", ENGINE_UCI, NULL, 0}, LONG, &trouble);
    assert_non_null(engine);
    assert_false(engine_ask(engine, &question, 0.5, &found, &trouble));
    assert_string_equal(trouble.word, "hung");
    engine_stop(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_uci),   cmocka_unit_test(test_usi),           cmocka_unit_test(test_scores),
        cmocka_unit_test(test_lines), cmocka_unit_test(test_long_question),
    };
    return cmocka_run_group_tests_name("engine_answers", tests, make_folder, remove_folder);
}
