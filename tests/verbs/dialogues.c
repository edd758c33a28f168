/* How programs that hold engines talk to them: each script is what one of them says, and what it is to hear. */

#include "tests/dialogue.h"

/*
 * Of the lines "> ..." are told, and "< ..." is the beginning of the next line heard; what tells of a search, an option, or who
 * it is may come before that, and nothing else.
 */
struct script {
    const char *who, *arguments, *lines;
};

static const char start[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

static const struct script scripts[] = {
    {"cutechess", "uci algorithm=pvs order=table+killer entries=65536 leaf=quiescence",
     "> uci\n< uciok\n"
     "> setoption name Hash value 1\n> isready\n< readyok\n"
     "> ucinewgame\n> position startpos\n> isready\n< readyok\n"
     "> go wtime 500 btime 500 winc 10 binc 10\n< bestmove \n"
     "> position startpos moves e2e4 e7e5\n> go wtime 500 btime 500 winc 10 binc 10\n< bestmove \n"
     "> position startpos moves f2f3 e7e5 g2g4\n> go wtime 500 btime 500 winc 10 binc 10\n< bestmove d8h4\n"
     "> stop\n> ucinewgame\n> isready\n< readyok\n> quit\n"},
    {"python-chess", "uci algorithm=alphabeta",
     "> uci\n< uciok\n> ucinewgame\n> isready\n< readyok\n"
     "> position startpos\n> go depth 2\n< bestmove \n"
     "> isready\n< readyok\n> position startpos moves d2d4\n> go movetime 20\n< bestmove \n"
     "> position startpos moves d2d4 d7d5\n> go infinite\n> stop\n< bestmove \n"
     "> go depth 2 searchmoves a2a3 h2h3\n< info string go: searchmoves is not supported\n< bestmove \n"
     "> go searchmoves a2a3 h2h3 depth 2\n< info string go: searchmoves is not supported\n< bestmove \n"
     "> isready\n< readyok\n> quit\n"},
    {"xboard, by polyglot", "uci algorithm=pvs order=eval",
     "> uci\n< uciok\n> setoption name Hash value 16\n> isready\n< readyok\n"
     "> ucinewgame\n> isready\n< readyok\n"
     "> position startpos moves e2e4\n> go movestogo 40 wtime 1000 btime 1000\n< bestmove \n"
     "> go wtime 100000 btime 100000 movestogo 1\n> stop\n< bestmove \n"
     "> go infinite\n> isready\n< readyok\n> stop\n< bestmove \n"
     "> stop\n> stop\n> isready\n< readyok\n> quit\n"},
    {"Fritz", "uci algorithm=pvs entries=4096",
     "> uci\n< uciok\n> debug off\n> register later\n"
     "> setoption name UCI_Opponent value GM 2800 human A Player\n< info string there is no option "
     "\"UCI_Opponent\"\n"
     "> setoption name MultiPV value 1\n"
     "> setoption name MultiPV value 3\n< info string MultiPV is not supported: a search tells of one line\n"
     "> setoption name Clear Hash\n< info string setoption takes name NAME value VALUE\n"
     "> isready\n< readyok\n> ucinewgame\n> position fen START\n> go infinite\n> isready\n< readyok\n"
     "> stop\n< bestmove \n> stop\n"
     "> position fen START moves e2e4 e7e5\n> go ponder wtime 1000 btime 1000 winc 0 binc 0\n"
     "> isready\n< readyok\n> ponderhit\n< bestmove \n> ponderhit\n"
     "> go ponder wtime 1000 btime 1000\n> stop\n< bestmove \n> isready\n< readyok\n"
     "> go infinite\n> quit\n"},
    {"a person", "uci algorithm=minimax",
     "> \n>   \n>  isready \n< readyok\n> help\n< info string unknown command \"help\"\n"
     "> d\n< info string unknown command \"d\"\n> go depth 1\n< bestmove \n"
     "> setoption name hash value 5\n< info string there is no option\n"
     "> position startpos moves e2e5\n< info string position: move 1, \"e2e5\", is not legal\n"
     "> stop\n> isready\n< readyok\n> quit\n"},
    {"Shogidokoro", "usi algorithm=pvs order=table entries=65536",
     "> usi\n< usiok\n> setoption name USI_Ponder value true\n> setoption name USI_Hash value 1\n"
     "> isready\n< readyok\n> usinewgame\n"
     "> position startpos\n> go btime 500 wtime 500 byoyomi 50\n< bestmove \n"
     "> position startpos moves 7g7f 3c3d\n> go ponder btime 500 wtime 500 byoyomi 50\n> ponderhit\n< bestmove \n"
     "> go ponder btime 500 wtime 500 byoyomi 50\n> stop\n< bestmove \n"
     "> go infinite\n> isready\n< readyok\n> stop\n< bestmove \n"
     "> go mate 1000\n< checkmate notimplemented\n"
     "> setoption name MultiPV value 2\n< info string MultiPV is not supported\n"
     "> gameover win\n> usinewgame\n> isready\n< readyok\n> quit\n"},
};

/* The next line but those that may always come; NULL at the end. */
static const char *hear_answer(struct dialogue *engine)
{
    static const char *const passed[] = {"id ", "option ", "info depth ", "info score ", "info nodes "};
    const char *line;
    bool passes = true;
    while (passes && (line = hear_line(engine))) {
        passes = false;
        for (size_t i = 0; i < sizeof passed / sizeof *passed; i++)
            passes |= strncmp(line, passed[i], strlen(passed[i])) == 0;
    }
    return passes ? NULL : line;
}

/* With "START" replaced. */
static void tell_in_script(struct dialogue *engine, const char *line, const char *end)
{
    const char *at = strstr(line, "START");
    if (at)
        tell(engine, "%.*s%s%s%s", (int)(at - line), line, start, at + strlen("START"), end);
    else
        tell(engine, "%s%s", line, end);
}

static void play_script(const struct script *script, const char *end)
{
    static struct dialogue engine;
    char command[300], text[4000], *rest = text;
    snprintf(command, sizeof command, "\"$PLYMETER\" %s", script->arguments);
    snprintf(text, sizeof text, "%s", script->lines);
    dialogue_open(&engine, command);
    for (char *line; (line = strsep(&rest, "\n")) && *line;) {
        if (*line == '>') {
            tell_in_script(&engine, line + 2, end);
            continue;
        }
        const char *heard = hear_answer(&engine);
        if (!heard || strncmp(heard, line + 2, strlen(line + 2)) != 0)
            fail_msg("%s: \"%s\" was heard, and not \"%s\"", script->who, heard ? heard : "nothing", line + 2);
    }
    const char *more = hear_answer(&engine);
    if (more)
        fail_msg("%s: \"%s\" was heard at the end", script->who, more);
    assert_int_equal(dialogue_close(&engine), 0);
}

static void test_scripts(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
        play_script(&scripts[i], "");
}

/* Lines may end as on Windows, and empty ones may stand between them. */
static void test_other_ends_of_lines(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++)
        play_script(&scripts[i], "\r\n\r");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scripts),
        cmocka_unit_test(test_other_ends_of_lines),
    };
    return cmocka_run_group_tests_name("dialogues", tests, make_folder, remove_folder);
}
