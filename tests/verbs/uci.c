/* plymeter as an engine: plymeter uci and plymeter usi. */

#include <math.h>

#include "base/program.h"
#include "tests/dialogue.h"
#include "tests/processes.h"

static struct dialogue engine;

/* The program under test with these arguments. */
static void open_engine(const char *arguments)
{
    char command[500];
    snprintf(command, sizeof command, "\"$PLYMETER\" %s", arguments);
    dialogue_open(&engine, command);
}

static void close_engine(void)
{
    tell(&engine, "quit");
    assert_int_equal(dialogue_close(&engine), 0);
}

/* It answers, and nothing comes before that. */
static void expect_silence(void)
{
    tell(&engine, "isready");
    assert_string_equal(hear_line(&engine), "readyok");
}

/* --- options --------------------------------------------------------------------------------------------------- */

enum { MOST_OPTIONS_HEARD = 60 };

struct heard {
    int count;
    char name[MOST_OPTIONS_HEARD][60], value[MOST_OPTIONS_HEARD][60];
};

/* "combo default a var b var a", "spin default 1 min 0 max 2", "string default x": as the protocol has it. */
static void check_option(const char *name, const char *line)
{
    char value[60], var[80];
    long long number, least, most;
    if (sscanf(line, "spin default %lld min %lld max %lld", &number, &least, &most) == 3) {
        assert_true(least <= number && number <= most && most <= INT32_MAX);
    } else if (sscanf(line, "combo default %59s", value) == 1) {
        snprintf(var, sizeof var, " var %s", value);
        assert_non_null(strstr(line, var));
    } else if (sscanf(line, "string default %59s", value) != 1) {
        fail_msg("option %s: \"%s\"", name, line);
    }
}

static struct heard hear_options(void)
{
    struct heard heard = {0};
    const char *line;
    while ((line = hear_line(&engine)) && strncmp(line + 1, "ciok", 4) != 0 && strncmp(line + 1, "siok", 4) != 0) {
        char *name = heard.name[heard.count], *value = heard.value[heard.count];
        if (strncmp(line, "id ", 3) == 0)
            continue;
        assert_int_equal(sscanf(line, "option name %59s type %*s default %59s", name, value), 2);
        check_option(name, strstr(line, " type ") + 6);
        for (int i = 0; i < heard.count; i++)
            assert_string_not_equal(heard.name[i], name);
        heard.count++;
        assert_true(heard.count < MOST_OPTIONS_HEARD);
    }
    return heard;
}

static const char *value_of(const struct heard *heard, const char *name)
{
    for (int i = 0; i < heard->count; i++)
        if (strcmp(heard->name[i], name) == 0)
            return heard->value[i];
    fail_msg("no option %s", name);
    return NULL;
}

static void test_handshake(void **state)
{
    (void)state;
    open_engine("uci algorithm=pvs order=table+killer entries=4096 leaf=quiescence limit=3");
    tell(&engine, "uci");
    const char *name = hear(&engine, "id name plymeter ");
    assert_memory_equal(name, version, strlen(version));
    assert_string_equal(name + strlen(version), " pvs entries 4096, table+killer, quiescence, depth limit 3");
    hear(&engine, "id author ");
    const struct heard heard = hear_options();
    assert_string_equal(value_of(&heard, "order"), "table+killer");
    assert_string_equal(value_of(&heard, "leaf"), "quiescence");
    assert_string_equal(value_of(&heard, "cutoff"), "depth");
    assert_string_equal(value_of(&heard, "limit"), "3");
    assert_string_equal(value_of(&heard, "deepen"), "none");
    assert_string_equal(value_of(&heard, "entries"), "4096");
    assert_string_equal(value_of(&heard, "Hash"), "1");
    assert_string_equal(value_of(&heard, "without"), "nothing");
    expect_silence();
    close_engine();
}

/* As some programs do. */
static void test_all_options_sent_back(void **state)
{
    (void)state;
    open_engine(
        "uci algorithm=pvs order=eval+killer entries=100000 cutoff=realization limit=0.001 leaf=quiescence");
    tell(&engine, "uci");
    const struct heard before = hear_options();
    for (int i = 0; i < before.count; i++)
        tell(&engine, "setoption name %s value %s", before.name[i], before.value[i]);
    expect_silence();
    tell(&engine, "uci");
    const struct heard after = hear_options();
    assert_memory_equal(&before, &after, sizeof before);
    close_engine();
}

static void refuse_option(const char *option, const char *why)
{
    tell(&engine, "setoption %s", option);
    tell(&engine, "isready");
    hear(&engine, "readyok");
    if (!strstr(engine.said, why))
        fail_msg("setoption %s: \"%s\" and not \"%s\"", option, engine.said, why);
}

static void test_options(void **state)
{
    (void)state;
    open_engine("uci algorithm=pvs");
    tell(&engine, "setoption name LIMIT value 2 \r");
    tell(&engine, "setoption name order value eval");
    expect_silence();
    tell(&engine, "go");
    hear(&engine, "bestmove ");
    assert_int_equal(told(&engine, " depth "), 2);
    refuse_option("name limit value many", "\"limit\" is to be a whole number");
    refuse_option("name limit value -1", "\"limit\" is to be a whole number");
    refuse_option("name lim value 1", "there is no option \"lim\"");
    refuse_option("name position value start", "there is no option \"position\"");
    refuse_option("name order value evil", "there is no order \"evil\"; did you mean \"eval\"?");
    refuse_option("name leaf value own", "own");
    refuse_option("name Hash value x", "\"Hash\" is to be a whole number");
    refuse_option("name MultiPV value 3", "MultiPV is not supported: a search tells of one line");
    refuse_option("name limit", "setoption takes");
    refuse_option("", "setoption takes");
    tell(&engine, "setoption name Hash value 4");
    tell(&engine, "uci");
    const struct heard heard = hear_options();
    assert_string_equal(value_of(&heard, "limit"), "2");
    assert_string_equal(value_of(&heard, "order"), "eval");
    assert_string_equal(value_of(&heard, "leaf"), "static");
    assert_string_equal(value_of(&heard, "Hash"), "4");
    assert_true(atoi(value_of(&heard, "entries")) > 10000);
    close_engine();
}

/* A table that takes more than memory_mb has what it needs. */
static void test_large_hash(void **state)
{
    (void)state;
    open_engine("uci algorithm=pvs memory_mb=16");
    tell(&engine, "setoption name Hash value 64");
    tell(&engine, "go depth 2");
    hear(&engine, "bestmove ");
    assert_string_equal(engine.said, "");
    assert_int_equal(told(&engine, " depth "), 2);
    close_engine();
}

/* All searches have their table in the same memory, and find nothing there of those before, whatever its entries' size. */
static void test_memory_of_tables(void **state)
{
    long long nodes[2];
    (void)state;
    open_engine("uci algorithm=mtdf entries=4096 order=table");
    for (int i = 0; i < 2; i++) {
        tell(&engine, "isready");
        hear(&engine, "readyok");
        tell(&engine, "go depth 4");
        hear(&engine, "bestmove ");
        nodes[i] = told(&engine, " nodes ");
        tell(&engine, "setoption name hash_bits value 64");
        tell(&engine, "go nodes 3000");
        hear(&engine, "bestmove ");
        tell(&engine, "setoption name hash_bits value none");
    }
    assert_int_equal(nodes[0], nodes[1]);
    close_engine();
}

/* --- searches --------------------------------------------------------------------------------------------------- */

/* What one search was found to be by the other way. */
static void compare(const struct outcome *outcome, const char *move)
{
    assert_int_equal(outcome->status, OK);
    assert_string_equal(move, outcome->move);
    assert_int_equal(told(&engine, " nodes "), nodes_of(&outcome->counts));
    assert_int_equal(told(&engine, " cp "), outcome->value);
}

/* The same search as a cell's, by every way to limit it; moves as a cell has them, and as UCI has. */
static void check_counts(const char *verb, const char *search, const char *position, const char *moves,
                         const char *told_moves)
{
    char arguments[300];
    snprintf(arguments, sizeof arguments, "%s %s cutoff=depth limit=2", verb, search);
    open_engine(arguments);
    const char *const game = strcmp(verb, "uci") == 0 ? "chess" : "shogi";
    tell(&engine, "position %s moves %s", strcmp(position, "start") == 0 ? "startpos" : position, told_moves);
    const char *const text = strchr(position, ' ') ? strchr(position, ' ') + 1 : position;
    char word[200];
    snprintf(word, sizeof word, "%s", text);
    for (char *at = word; *at; at++)
        *at = *at == ' ' ? '_' : *at;
    const int budgets[] = {1, 100, 5000, 50000};
    for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++) {
        const struct outcome outcome =
            run_cell("game=%s %s position=%s moves=%s cutoff=depth limit=1 deepen=nodes budget=%d", game, search,
                     word, moves, budgets[i]);
        tell(&engine, "go nodes %d", budgets[i]);
        const char *move = hear(&engine, "bestmove ");
        assert_int_equal(told(&engine, " nodes "), nodes_of(&outcome.counts));
        if (!isnan(outcome.reached))
            compare(&outcome, move);
    }
    const struct outcome deep =
        run_cell("game=%s %s position=%s moves=%s cutoff=depth limit=3 deepen=limit", game, search, word, moves);
    tell(&engine, "go depth 3");
    compare(&deep, hear(&engine, "bestmove "));
    assert_int_equal(told(&engine, " depth "), 3);
    const struct outcome own =
        run_cell("game=%s %s position=%s moves=%s cutoff=depth limit=2", game, search, word, moves);
    tell(&engine, "go");
    compare(&own, hear(&engine, "bestmove "));
    close_engine();
}

static void test_counts_are_those_of_cells(void **state)
{
    static const char *const searches[] = {
        "algorithm=alphabeta order=eval", "algorithm=pvs order=table entries=4096",
        "algorithm=alphabeta order=random seed=7", "algorithm=pvs order=static leaf=quiescence"};
    (void)state;
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        check_counts("uci", searches[i], "start", "e2e4.e7e5", "e2e4 e7e5");
        check_counts("uci", searches[i], "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                     "e1g1", "e1g1");
        check_counts("usi", searches[i], "start", "7g7f.3c3d", "7g7f 3c3d");
    }
    check_counts("usi", "variant=mini algorithm=alphabeta order=eval", "sfen rbsgk/4p/5/P4/KGSBR w - 1", "1b1c",
                 "1b1c");
}

/* The steps of search by realization probability halve the threshold. */
static void test_steps_of_other_cutoffs(void **state)
{
    (void)state;
    open_engine("uci algorithm=alphabeta order=eval cutoff=realization");
    tell(&engine, "go depth 10");
    const char *move = hear(&engine, "bestmove ");
    const struct outcome outcome = run_cell("game=chess algorithm=alphabeta order=eval cutoff=realization "
                                            "meaning=probability limit=0.0009765625 deepen=limit");
    compare(&outcome, move);
    assert_int_equal(told(&engine, " depth "), 10);
    close_engine();
}

/* A win ends a search, and the score says in how many moves. */
static void test_mates(void **state)
{
    (void)state;
    open_engine("uci");
    tell(&engine, "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    tell(&engine, "go nodes 1000000000");
    assert_string_equal(hear(&engine, "bestmove "), "a1a8");
    assert_int_equal(told(&engine, " score mate "), 1);
    tell(&engine, "position fen 7k/8/5KQ1/8/8/8/8/8 b - - 0 1"); /* stalemate is no win, and no move */
    tell(&engine, "go infinite");
    tell(&engine, "isready");
    hear(&engine, "readyok");
    tell(&engine, "stop");
    assert_string_equal(hear(&engine, "bestmove "), "(none)");
    tell(&engine, "position fen k7/8/K7/8/8/8/8/7R b - - 0 1"); /* b8 is the only move, and is mated */
    tell(&engine, "go depth 2");
    assert_string_equal(hear(&engine, "bestmove "), "a8b8");
    tell(&engine, "position startpos moves f2f3 e7e5 g2g4 d8h4");
    tell(&engine, "go nodes 100");
    assert_string_equal(hear(&engine, "bestmove "), "(none)");
    close_engine();
    open_engine("usi");
    tell(&engine, "position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    tell(&engine, "go btime 1000 wtime 1000");
    assert_string_equal(hear(&engine, "bestmove "), "resign");
    tell(&engine, "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    tell(&engine, "go mate 60000");
    assert_string_equal(hear(&engine, "checkmate "), "notimplemented");
    tell(&engine, "go depth 1");
    assert_string_equal(hear(&engine, "bestmove "), "G*5b");
    close_engine();
}

/* "go depth 3" is mate in two: the score says when it comes, in moves, or in plies for shogi. */
static void test_mate_in_two(void **state)
{
    static const struct {
        const char *call;
        int mate, depth; /* 0: any */
    } searches[] = {{"uci algorithm=alphabeta order=eval", 2, 3},
                    {"uci algorithm=alphabeta order=eval leaf=quiescence", 2, 3},
                    {"uci algorithm=alphabeta order=eval pruning=research cutoff=late", 2, 0},
                    {"usi algorithm=alphabeta order=eval game=chess", 3, 3}};
    (void)state;
    for (size_t i = 0; i < sizeof searches / sizeof *searches; i++) {
        open_engine(searches[i].call);
        tell(&engine, "position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1");
        tell(&engine, "go depth 6");
        hear(&engine, "bestmove ");
        assert_int_equal(told(&engine, " score mate "), searches[i].mate);
        if (searches[i].depth)
            assert_int_equal(told(&engine, " depth "), searches[i].depth);
        close_engine();
    }
}

/* --- lines of play ----------------------------------------------------------------------------------------------- */

enum { LONGEST_PLAYED = 500 };

/* What follows "pv" in a line that tells of a search, with points between the moves; returns how many there are. */
static int moves_told(const char *line, char moves[LONGEST_PLAYED])
{
    const char *at = strstr(line, " pv ");
    int count = 1;
    if (!at)
        fail_msg("no \" pv \" in \"%s\"", line);
    assert_true(snprintf(moves, LONGEST_PLAYED, "%s", at + 4) < LONGEST_PLAYED);
    for (char *space; (space = strchr(moves, ' ')); count++)
        *space = '.';
    return count;
}

/* Its moves are legal, no more than there were plies, and if they are as many, the value is that of where they end. */
static bool check_line(const char *game, const char *line, bool exact)
{
    char moves[LONGEST_PLAYED];
    const int count = moves_told(line, moves), depth = atoi(line + strlen("info depth "));
    const struct outcome end = run_cell("game=%s algorithm=alphabeta cutoff=depth limit=0 moves=%s", game, moves);
    assert_int_equal(end.status, OK);
    assert_true(count <= depth);
    const char *score = strstr(line, " cp ");
    if (exact && score && count == depth)
        assert_int_equal(atoll(score + 4), depth % 2 ? -end.value : end.value);
    return count == depth;
}

/* Of every step; returns in how many of them the line was as long as can be. */
static int check_lines(const char *game, const char *search, int depth, bool exact)
{
    int whole = 0;
    const char *line;
    char arguments[300], last[LONGEST_PLAYED];
    snprintf(arguments, sizeof arguments, "uci game=%s %s", game, search);
    open_engine(arguments);
    tell(&engine, "go depth %d", depth);
    while ((line = hear_line(&engine)) && strncmp(line, "info depth ", 11) == 0) {
        whole += check_line(game, line, exact);
        moves_told(line, last);
    }
    last[strcspn(last, ".")] = '\0';
    assert_non_null(line);
    assert_string_equal(line + strlen("bestmove "), last);
    close_engine();
    return whole;
}

static void test_lines(void **state)
{
    static const char *const games[] = {"chess", "shogi", "othello"};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        assert_int_equal(check_lines(games[i], "algorithm=pvs order=table entries=1000000", 4, true), 4);
        assert_int_equal(check_lines(games[i], "algorithm=mtdf order=table entries=1000000 keep=all", 4, true), 4);
        assert_int_equal(check_lines(games[i], "algorithm=alphabeta", 4, true), 1);  /* one move, without a table */
        check_lines(games[i], "algorithm=alphabeta entries=64", 5, true);            /* which forgets */
        check_lines(games[i], "algorithm=pvs entries=65536 hash_bits=16", 4, false); /* and which lies */
        check_lines(games[i], "algorithm=pvs entries=65536 leaf=quiescence", 4, false);
    }
}

/* Without deepening, too; and a line that leads back ends there. */
static void test_ends_of_lines(void **state)
{
    (void)state;
    open_engine("uci algorithm=pvs entries=65536 limit=3");
    tell(&engine, "go");
    hear(&engine, "bestmove ");
    char moves[LONGEST_PLAYED];
    assert_int_equal(moves_told(engine.info, moves), 3);
    close_engine();
    open_engine("uci algorithm=alphabeta order=table entries=100000");
    tell(&engine, "position fen 8/8/8/1k1p4/3P4/3K4/8/8 w - - 0 1");
    tell(&engine, "go depth 8");
    hear(&engine, "bestmove ");
    moves_told(engine.info, moves);
    assert_string_equal(moves, "d3c3.b5a4.c3c2.a4a3.c2c3.a3a4");
    close_engine();
}

/* A third time is told of, but whoever asks gets a move. */
static void test_repetition(void **state)
{
    (void)state;
    open_engine("uci");
    tell(&engine, "position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    tell(&engine, "go depth 1");
    const char *move = hear(&engine, "bestmove ");
    const struct outcome outcome = run_cell("game=chess limit=1");
    compare(&outcome, move);
    assert_string_equal(engine.said, "a match would be over by threefold repetition");
    tell(&engine, "position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4");
    expect_silence();
    close_engine();
}

/* --- time ------------------------------------------------------------------------------------------------------- */

static void test_stop(void **state)
{
    (void)state;
    open_engine("uci algorithm=alphabeta order=eval");
    tell(&engine, "go infinite");
    hear(&engine, "info depth 2 ");
    tell(&engine, "isready"); /* is answered during a search */
    hear(&engine, "readyok");
    tell(&engine, "stop");
    hear(&engine, "bestmove ");
    tell(&engine, "stop"); /* nothing goes on */
    expect_silence();
    tell(&engine, "go infinite");
    tell(&engine, "stop"); /* at once */
    assert_int_equal(strlen(hear(&engine, "bestmove ")), 4);
    tell(&engine, "go infinite");
    tell(&engine, "go depth 1"); /* two searches have two answers */
    hear(&engine, "bestmove ");
    hear(&engine, "bestmove ");
    expect_silence();
    close_engine();
}

/* A search that has seen everything still waits for "stop". */
static void test_infinite(void **state)
{
    (void)state;
    open_engine("uci game=tictactoe");
    tell(&engine, "position startpos moves a1 b1 a2 b2 b3 a3 c1");
    tell(&engine, "go infinite");
    hear(&engine, "info depth 2 ");
    rest(0.2);
    tell(&engine, "isready");
    hear(&engine, "readyok");
    tell(&engine, "stop");
    hear(&engine, "bestmove ");
    close_engine();
}

static void test_clocks(void **state)
{
    static const char *const go[] = {
        "movetime 100",     "wtime 3000 btime 1 winc 10 binc 0", "wtime 1 btime 1",
        "wtime -5 btime 0", "wtime 500 btime 500 movestogo 1",   "btime 0 wtime 0 byoyomi 100",
        "movetime 0"};
    (void)state;
    open_engine("uci algorithm=alphabeta order=eval");
    for (size_t i = 0; i < sizeof go / sizeof *go; i++) {
        tell(&engine, "go %s", go[i]);
        hear(&engine, "bestmove ");
        assert_string_equal(engine.said, "");
    }
    tell(&engine, "go ponder wtime 1000 btime 1000");
    hear(&engine, "info depth 3 ");
    tell(&engine, "ponderhit");
    hear(&engine, "bestmove ");
    tell(&engine, "ponderhit"); /* of nothing */
    tell(&engine, "go ponder wtime 1000 btime 1000");
    tell(&engine, "stop");
    hear(&engine, "bestmove ");
    tell(&engine, "go movetime 9223372036854775807");
    hear(&engine, "info depth 3 ");
    tell(&engine, "stop");
    hear(&engine, "bestmove ");
    tell(&engine, "go wtime 100000 btime 100000 movestogo 2500"); /* of 40 ms an answer may take most */
    hear(&engine, "bestmove ");
    tell(&engine, "go depth 2 movetime 100000");
    hear(&engine, "bestmove ");
    assert_int_equal(told(&engine, " depth "), 2);
    close_engine();
}

/* However short the time is, a step is completed, so that the move is one that was looked at; a busy machine is asked again. */
static void test_short_times(void **state)
{
    static const char *const engines[] = {"uci", "usi", "uci game=othello",
                                          "uci algorithm=pvs order=table+killer entries=1000000 leaf=quiescence",
                                          "usi algorithm=mtdf order=table+eval entries=1000000 leaf=quiescence"};
    static const char *const times[] = {"wtime 50 btime 50", "movetime 1", "wtime 1000 btime 1000 movestogo 40"};
    (void)state;
    for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
        open_engine(engines[i]);
        for (size_t j = 0; j < sizeof times / sizeof *times; j++) {
            engine.info[0] = '\0';
            for (int tries = 0; tries < 5 && !strstr(engine.info, " depth "); tries++) {
                tell(&engine, "go %s", times[j]);
                hear(&engine, "bestmove ");
            }
            assert_true(told(&engine, " depth ") >= 1);
            assert_true(told(&engine, " nodes ") > 1);
        }
        close_engine();
    }
}

/* seconds= ends what has no limits of its own. */
static void test_seconds(void **state)
{
    (void)state;
    open_engine("uci algorithm=minimax limit=30 seconds=0.3");
    tell(&engine, "go");
    assert_int_equal(strlen(hear(&engine, "bestmove ")), 4);
    close_engine();
}

/* At "quit" a search ends with the program, and at the end of its input as if that said "stop", if it has no end. */
static void test_ends(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        open_engine("uci algorithm=minimax");
        tell(&engine, "go infinite");
        hear(&engine, "info depth 1 ");
        bool zombie;
        const pid_t searcher = child_of(engine.pid, &zombie);
        assert_true(searcher > 0);
        if (i)
            tell(&engine, "quit");
        assert_int_equal(dialogue_close(&engine), 0);
        expect_death(searcher);
    }
    open_engine("uci algorithm=minimax");
    tell(&engine, "go infinite");
    hear(&engine, "info depth 1 ");
    bool zombie;
    const pid_t searcher = child_of(engine.pid, &zombie);
    kill(engine.pid, SIGKILL);
    assert_int_equal(dialogue_close(&engine), -SIGKILL);
    expect_death(searcher);
    expect(0, "bestmove ", "echo go infinite | plymeter uci");
    /* Otherwise it is waited for. */
    expect(0, "depth 4 ", "echo go depth 4 | plymeter uci | grep -B1 bestmove");
    expect(0, "depth 3 ", "echo go | plymeter uci limit=3 deepen=limit | grep -B1 bestmove");
    /* The last line may lack its end. */
    expect(0, "readyok", "printf isready | plymeter uci");
}

/* --- garbage ---------------------------------------------------------------------------------------------------- */

static char move_after_e4[16];

/* Whatever was said, the position is that after e2e4; but after one that is refused there is none, and the search before is not
 * done again in its stead. */
static void check_kept(const char *what)
{
    const bool refused = strncmp(what, "position", 8) == 0 || strcmp(what, "too many moves") == 0;
    tell(&engine, "isready");
    hear(&engine, "readyok");
    const bool said = engine.said[0];
    tell(&engine, "go depth 1");
    const char *move = hear(&engine, "bestmove ");
    if (!said || strcmp(move, refused ? "(none)" : move_after_e4) != 0)
        fail_msg("%s: %s, and then \"%s\"", what, said ? "refused" : "not refused", move);
    if (refused)
        tell(&engine, "position startpos moves e2e4");
}

static void test_garbage(void **state)
{
    static const char *const lines[] = {
        "position",
        "position here",
        "position startpos e2e4",
        "position startpos moves e2e4 e2e4",
        "position startpos moves e7e5",
        "position startpos moves 0000",
        "position startpos moves \xff\xfe",
        "position fen",
        "position fen moves e2e4",
        "position fen nonsense",
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e5",
        "position fen kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1",
        "position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        "uciok",
        "sudo make me a sandwich",
        "\x1b[2J\x01\x02\xc2\x9b",
        "%s%n%p",
    };
    static char line[3000000];
    (void)state;
    open_engine("uci order=eval");
    tell(&engine, "position startpos moves e2e4");
    tell(&engine, "go depth 1");
    snprintf(move_after_e4, sizeof move_after_e4, "%s", hear(&engine, "bestmove "));
    assert_true(move_after_e4[1] >= '7'); /* black's, unlike any at the start */
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        tell(&engine, "%s", lines[i]);
        check_kept(lines[i]);
    }
    for (size_t size = 60000; size < sizeof line; size *= 2) {
        memset(line, 'x', size);
        line[size] = '\n';
        tell_bytes(&engine, line, size + 1);
        check_kept("a long line");
    }
    tell_bytes(&engine, "go\0nodes 5\n", 11);
    check_kept("a zero byte");
    char moves[30000] = "";
    for (int i = 0; i < 251; i++)
        strcat(moves, " g1f3 g8f6 f3g1 f6g8");
    tell(&engine, "position startpos moves%s", moves);
    check_kept("too many moves");
    for (int i = 0; i < 200; i++) {
        char bytes[200];
        for (size_t j = 0; j < sizeof bytes; j++)
            bytes[j] = (char)((i * 7919 + (int)j * 104729) * 2654435761U >> 13);
        bytes[0] = 'z';
        bytes[sizeof bytes - 1] = '\n';
        tell_bytes(&engine, bytes, sizeof bytes);
    }
    check_kept("binary");
    close_engine();
}

/* What "go" does not know is told, and the rest is obeyed. */
static void test_wrong_limits(void **state)
{
    (void)state;
    open_engine("uci");
    tell(&engine, "go nodes many depth 2");
    hear(&engine, "bestmove ");
    assert_string_equal(engine.said, "go: \"nodes\" takes a whole number");
    assert_int_equal(told(&engine, " depth "), 2);
    tell(&engine, "go fast depth 2");
    hear(&engine, "bestmove ");
    assert_string_equal(engine.said, "go: \"fast\" is unknown");
    tell(&engine, "go depth");
    hear(&engine, "bestmove ");
    assert_string_equal(engine.said, "go: \"depth\" takes a whole number");
    tell(&engine, "go nodes -3");
    hear(&engine, "bestmove ");
    tell(&engine, "go depth 99999999999999999999 movetime 50");
    hear(&engine, "bestmove ");
    close_engine();
}

static void test_command_line(void **state)
{
    (void)state;
    expect(2, "\"position\" is for the program that asks to say", "plymeter uci position=start < /dev/null");
    expect(2, "\"opening\" is for the program that asks to say", "plymeter usi opening=4 < /dev/null");
    expect(2, "there is no game \"ches\"; did you mean \"chess\"?", "plymeter uci game=ches < /dev/null");
    expect(2, "\"limit\" is to be", "plymeter uci limit=x < /dev/null");
    expect(3, "standard output", "echo uci | plymeter uci > /dev/full");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_handshake),
        cmocka_unit_test(test_all_options_sent_back),
        cmocka_unit_test(test_options),
        cmocka_unit_test(test_large_hash),
        cmocka_unit_test(test_memory_of_tables),
        cmocka_unit_test(test_counts_are_those_of_cells),
        cmocka_unit_test(test_steps_of_other_cutoffs),
        cmocka_unit_test(test_mates),
        cmocka_unit_test(test_mate_in_two),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_ends_of_lines),
        cmocka_unit_test(test_repetition),
        cmocka_unit_test(test_stop),
        cmocka_unit_test(test_infinite),
        cmocka_unit_test(test_clocks),
        cmocka_unit_test(test_short_times),
        cmocka_unit_test(test_seconds),
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_garbage),
        cmocka_unit_test(test_wrong_limits),
        cmocka_unit_test(test_command_line),
    };
    return cmocka_run_group_tests_name("uci", tests, make_folder, remove_folder);
}
