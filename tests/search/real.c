/* Engines that others wrote, where they are installed, and the example of our own protocol. */
#include "engines/engine.h"
#include "engines/protocol.h"
#include "base/text.h"
#include "base/path.h"
#include "tests/shell.h"

static const double LONG = 300;

static struct engine_trouble trouble;

static struct engine *start(const struct engine_spec *spec)
{
    struct engine *engine = engine_start(spec, LONG, &trouble);
    if (!engine)
        fail_msg("%s: %s: %s", spec->command, trouble.word, trouble.detail);
    return engine;
}

static struct engine_answer ask(struct engine *engine, struct engine_question question)
{
    struct engine_answer answer;
    if (!engine_ask(engine, &question, LONG, &answer, &trouble))
        fail_msg("%s: %s: %s", engine_title(engine), trouble.word, trouble.detail);
    return answer;
}

static void expect_same(const struct engine_answer *a, const struct engine_answer *b)
{
    assert_string_equal(a->move, b->move);
    assert_int_equal(a->scored, b->scored);
    assert_int_equal(a->score, b->score);
    assert_int_equal(a->mate, b->mate);
    assert_int_equal(a->nodes, b->nodes);
    assert_int_equal(a->depth, b->depth);
}

/* Skips the test, aloud, if this program is not installed; Debian's games are not on everyone's PATH. */
static void need_program(const char *name)
{
    char path[4000];
    const char *usual = getenv("PATH");
    if (!usual || !strstr(usual, ":/usr/games")) {
        snprintf(path, sizeof path, "%s:/usr/games", usual ? usual : "/usr/bin:/bin");
        setenv("PATH", path, 1);
    }
    char *found = program_find(name);
    if (!found) {
        print_message("skipped: %s is not installed\n", name);
        skip();
    }
}

/* Whatever was asked before, and whether this engine or another of its kind is asked, the answer is the same. */
static void check_answers_alone(const struct engine_spec *spec, const struct engine_question *questions, int count)
{
    struct engine_answer first[8];
    struct engine *engine = start(spec);
    for (int i = 0; i < count; i++)
        first[i] = ask(engine, questions[i]);
    for (int i = count - 1; i >= 0; i--) {
        const struct engine_answer again = ask(engine, questions[i]);
        expect_same(&first[i], &again);
    }
    engine_stop(engine);
    engine = start(spec);
    const struct engine_answer fresh = ask(engine, questions[count - 1]);
    expect_same(&first[count - 1], &fresh);
    engine_stop(engine);
}

/* "sha256sum" says the same of a program; of a script's interpreter, it would not tell scripts apart. */
static void test_identity(void **state)
{
    (void)state;
    int status;
    char program[ENGINE_SUM], scripts[2][ENGINE_SUM], sum[17];
    write_file("one", "1", 1);
    write_file("two", "2", 1);
    sscanf(shell(&status, "sha256sum /bin/sh"), "%16s", sum);
    assert_true(engine_identify(&(struct engine_spec){.name = "e", .command = "/bin/sh -c"}, program));
    assert_string_equal(program, sum);
    assert_true(engine_identify(&(struct engine_spec){.name = "e", .command = "sh one"}, scripts[0]));
    assert_true(engine_identify(&(struct engine_spec){.name = "e", .command = "sh two"}, scripts[1]));
    assert_string_not_equal(scripts[0], scripts[1]);
    assert_false(engine_identify(&(struct engine_spec){.name = "e", .command = "no-such-program"}, program));
    assert_string_equal(program, "");
}

static const char *const e4_e5[] = {"e2e4", "e7e5"};

static const struct engine_question of_chess[] = {
    {.nodes = 3000},
    {.depth = 5},
    {.moves = e4_e5, .move_count = 2, .depth = 6},
    {.position = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 4", .nodes = 2000},
};

static void check_chess(const char *command)
{
    const struct engine_option options[] = {{"Hash", "16"}};
    const struct engine_spec spec = {"e", command, ENGINE_UCI, options, 1};
    need_program(command);
    check_answers_alone(&spec, of_chess, 4);

    struct engine *engine = start(&spec);
    const struct engine_answer mates = ask(engine, of_chess[3]);
    assert_string_equal(mates.move, "f3f7");
    assert_true(mates.scored && mates.score == ENGINE_MATE && mates.mate == 1);
    const struct engine_answer late = ask(engine, (struct engine_question){.ms = 20});
    assert_true(late.scored && late.nodes > 0);

    /* The side to move is mated, will be, and is in stalemate. */
    const struct engine_answer mated =
        ask(engine, (struct engine_question){
                        .position = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", .depth = 2});
    assert_string_equal(mated.move, "(none)");
    assert_true(mated.scored && mated.score == -ENGINE_MATE);
    const struct engine_answer lost =
        ask(engine, (struct engine_question){.position = "k7/8/1K6/8/8/8/8/7R b - - 0 1", .depth = 6});
    assert_string_equal(lost.move, "a8b8");
    assert_true(lost.score == -ENGINE_MATE && lost.mate == -1);
    const struct engine_answer stuck =
        ask(engine, (struct engine_question){.position = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", .depth = 2});
    assert_true(stuck.scored && stuck.score == 0);
    engine_stop(engine);
}

static void test_stockfish(void **state)
{
    (void)state;
    check_chess("stockfish");
}

static void test_fairy_stockfish(void **state)
{
    (void)state;
    check_chess("fairy-stockfish");
}

/* In both dialects, of which each has a notation of its own. */
static void check_variant(const char *variant, const char *const moves[2], const char *position)
{
    const struct engine_option options[] = {{"UCI_Variant", variant}};
    const struct engine_question questions[] = {{.nodes = 2000}, {.moves = moves, .move_count = 1, .depth = 4}};
    const struct engine_question in_shogi[] = {
        {.nodes = 2000}, {.moves = moves + 1, .move_count = 1, .depth = 4}, {.position = position, .nodes = 500}};
    const struct engine_spec uci = {"e", "fairy-stockfish", ENGINE_UCI, options, 1};
    const struct engine_spec usi = {"e", "fairy-stockfish", ENGINE_USI, options, 1};
    check_answers_alone(&uci, questions, 2);
    check_answers_alone(&usi, in_shogi, 3);
    struct engine *engine = start(&usi);
    const struct engine_answer timed = ask(engine, (struct engine_question){.ms = 100});
    assert_true(timed.scored && timed.nodes > 0);
    engine_stop(engine);
}

static void test_variants(void **state)
{
    (void)state;
    need_program("fairy-stockfish");
    check_variant("minishogi", (const char *const[]){"d1c2", "2e3d"}, "rbsgk/4p/5/P4/KGSBR b - 1");
    check_variant("shogi", (const char *const[]){"c3c4", "7g7f"},
                  "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
}

/* Its tables of pawns and material survive a new game, and change the second answer unless they are made anew. */
static void test_fairy_stockfish_forgets(void **state)
{
    (void)state;
    static const char *const before[] = {"4c3c"}, *const after[] = {"5a3a"};
    static const struct engine_question questions[] = {
        {.position = "rb3/2gkp/1G3/P4/K1SB1 b Sr 1", .moves = before, .move_count = 1, .nodes = 3000},
        {.position = "r3k/3+rp/2B2/P1S1g/KG3 w bs 1", .moves = after, .move_count = 1, .nodes = 3000}};
    const struct engine_option options[] = {{"UCI_Variant", "minishogi"}, {"Hash", "1"}};
    const struct engine_spec spec = {"e", "fairy-stockfish", ENGINE_USI, options, 2};
    need_program("fairy-stockfish");
    check_answers_alone(&spec, questions, 2);
}

/* It knows times only. */
static void test_gpsshogi(void **state)
{
    (void)state;
    need_program("gpsusi");
    const struct engine_option options[] = {{"BookDepth", "0"}};
    const struct engine_spec spec = {"e", "gpsusi", ENGINE_USI, options, 1};
    struct engine *engine = start(&spec);
    for (int i = 0; i < 2; i++) {
        const struct engine_answer answer = ask(engine, (struct engine_question){.ms = 1000});
        assert_true(answer.scored && strlen(answer.move) == 4);
    }
    engine_stop(engine);
}

static void test_lines(void **state)
{
    (void)state;
    char command[5000], script[4000];
    need_program("python3");
    snprintf(script, sizeof script, "%s/tests/search/solver.py", getenv("PROJECT"));
    char *word = shell_word(script);
    snprintf(command, sizeof command, "python3 %s", word);
    const struct engine_spec spec = {"solver", command, ENGINE_LINES, NULL, 0};
    const char *const moves[] = {"a1", "b2"};
    const struct engine_question questions[] = {
        {.game = "tictactoe", .position = "xx./oo./...:x", .depth = 1},
        {.game = "tictactoe", .position = "x../.o./...:x", .nodes = 1000},
        {.game = "tictactoe", .moves = moves, .move_count = 2, .ms = 1000},
        {.game = "tictactoe", .position = "xx./oo./x..:o", .depth = 3},
        {.game = "tictactoe", .position = "xxx/oo./...:o", .depth = 3},
    };
    check_answers_alone(&spec, questions, 5);
    struct engine *engine = start(&spec);
    assert_string_equal(engine_title(engine), "Solver of tic-tac-toe");
    const struct engine_answer wins = ask(engine, questions[0]), drawn = ask(engine, questions[2]);
    assert_string_equal(wins.move, "c1");
    assert_true(wins.scored && wins.score == 10 && wins.depth == 1 && wins.nodes == 6);
    assert_true(drawn.scored && drawn.score == 0);
    assert_string_equal(ask(engine, questions[4]).move, "(none)");
    struct engine_answer answer;
    assert_false(
        engine_ask(engine, &(struct engine_question){.game = "chess", .depth = 1}, LONG, &answer, &trouble));
    assert_string_equal(trouble.word, "nonsense");
    assert_non_null(strstr(trouble.detail, "plays tictactoe only"));
    assert_string_equal(ask(engine, questions[0]).move, "c1");
    engine_stop(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_identity),
        cmocka_unit_test(test_stockfish),
        cmocka_unit_test(test_fairy_stockfish),
        cmocka_unit_test(test_variants),
        cmocka_unit_test(test_fairy_stockfish_forgets),
        cmocka_unit_test(test_gpsshogi),
        cmocka_unit_test(test_lines),
    };
    return cmocka_run_group_tests_name("real", tests, make_folder, remove_folder);
}
