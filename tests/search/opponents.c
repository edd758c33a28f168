/*
 * Games against engines that others wrote, by UCI and USI.  Each judges the other: whatever plymeter plays must be among the
 * moves that its opponent lists, and what the opponent plays must be legal here.
 */

#include "tests/dialogue.h"

enum { GAMES = 20 };

/* Against whom, and at what. */
struct match {
    const char *program, *variable; /* the second may name another file */
    const char *protocol;           /* "uci" or "usi" */
    const char *settings;           /* commands that make it play this game, and weakly */
    const char *game;               /* as a cell has it */
    const char *word;               /* before a position */
};

static const char search[] = "algorithm=alphabeta order=eval leaf=quiescence cutoff=depth limit=1";

struct side {
    struct dialogue dialogue;
    const char *go;
};

/* --- the game as this program knows it -------------------------------------------------------------------------- */

struct table {
    struct cell cell;
    struct task task;
    char text[300];     /* of the cell, which it points into */
    char position[200]; /* from which it is played, with spaces */
    char moves[20 * MOST_MOVES];
    struct sight sight;
};

/* After a few random moves, since deterministic players would repeat themselves. */
static void set_up(struct table *table, const struct match *match, int seed)
{
    static struct description description;
    snprintf(table->text, sizeof table->text, "%s opening=6 seed=%d", match->game, seed);
    const struct cell opening = cell_of(table->text);
    const struct task task = cell_task(&opening);
    cell_game(&opening)->describe(&task, true, &description);
    strcpy(table->position, description.position);
    snprintf(table->text, sizeof table->text, "%s position=%s", match->game, description.position);
    table->cell = cell_of(table->text);
    table->task = cell_match(&table->cell, 0);
    for (char *at = table->position; *at; at++)
        *at = *at == '_' ? ' ' : *at;
    table->moves[0] = '\0';
}

static void play_move(struct table *table, const char *move)
{
    int number = 0;
    while (number < table->sight.count && strcmp(table->sight.name[number], move) != 0)
        number++;
    if (number == table->sight.count)
        fail_msg("\"%s\" is illegal here: %s moves%s", move, table->position, table->moves);
    task_move(&table->task, number);
    strcat(strcat(table->moves, " "), move);
}

/* --- the engines ------------------------------------------------------------------------------------------------ */

static void await_ready(struct dialogue *dialogue)
{
    tell(dialogue, "isready");
    hear(dialogue, "readyok");
}

static void tell_position(struct side *side, const struct match *match, const struct table *table)
{
    tell(&side->dialogue, "position %s %s moves%s", match->word, table->position, table->moves);
}

/* What it plays, without what it expects to be answered. */
static void ask_move(struct side *side, char move[20])
{
    tell(&side->dialogue, "%s", side->go);
    const char *answer = hear(&side->dialogue, "bestmove ");
    snprintf(move, 20, "%.*s", (int)strcspn(answer, " "), answer);
}

/* The opponent lists the moves there are, "e2e4: 1", and then how many. */
static bool is_legal_for(struct side *other, const char *move)
{
    char line[30];
    bool found = false;
    snprintf(line, sizeof line, "%s: 1", move);
    tell(&other->dialogue, "go perft 1");
    for (const char *heard = ""; strncmp(heard, "Nodes searched", 14) != 0;) {
        heard = hear_line(&other->dialogue);
        if (!heard)
            fail_msg("the opponent ended");
        found |= strcmp(heard, line) == 0;
    }
    return found;
}

/* Our half points, 0 to 2. */
static int play_game(struct side side[2], const struct match *match, struct table *table, int first)
{
    char move[20];
    int mover = first;
    while (task_look(&table->task, &table->sight)) {
        tell_position(&side[mover], match, table);
        ask_move(&side[mover], move);
        if (mover == 0) {
            tell_position(&side[1], match, table);
            if (!is_legal_for(&side[1], move))
                fail_msg("%s calls \"%s\" illegal: %s moves%s", match->program, move, table->position,
                         table->moves);
        }
        play_move(table, move);
        mover = !mover;
    }
    /* Asked where the game is over, we say so; where it is a match's rule that ends it, we go on. */
    tell_position(&side[0], match, table);
    ask_move(&side[0], move);
    const char *const nothing = strcmp(match->protocol, "uci") == 0 ? "(none)" : "resign";
    assert_int_equal(strcmp(move, nothing) == 0,
                     table->sight.ending[0] == '\0' && table->task.played_count < MOST_MOVES);
    const int points = table->sight.score > 0 ? 2 : table->sight.score == 0 ? 1 : 0;
    return mover == 0 ? points : 2 - points;
}

static void open_sides(struct side side[2], const struct match *match, const char *program)
{
    char command[1000];
    snprintf(command, sizeof command, "\"$PLYMETER\" %s %s %s", match->protocol, match->game, search);
    dialogue_open(&side[0].dialogue, command);
    dialogue_open(&side[1].dialogue, program);
    side[0].go = "go nodes 1500";
    side[1].go = "go nodes 200";
    for (int i = 0; i < 2; i++) {
        tell(&side[i].dialogue, "%s", match->protocol);
        hear(&side[i].dialogue, strcmp(match->protocol, "uci") == 0 ? "uciok" : "usiok");
    }
    tell(&side[1].dialogue, "%s", match->settings);
    for (int i = 0; i < 2; i++)
        await_ready(&side[i].dialogue);
}

/* Where the program is; the test is skipped, aloud, if it is nowhere. */
static const char *find_program(const struct match *match)
{
    static char path[1000];
    int status;
    snprintf(path, sizeof path, "%s",
             shell(&status, "PATH=$PATH:/usr/games; command -v \"${%s:-%s}\"", match->variable, match->program));
    path[strcspn(path, "\n")] = '\0';
    if (status != 0 || !*path) {
        print_message("skipped: %s is not installed\n", match->program);
        skip();
    }
    return path;
}

static void play_match(const struct match *match)
{
    static struct side side[2];
    static struct table table;
    int won[3] = {0}, plies = 0;
    open_sides(side, match, find_program(match));
    for (int i = 0; i < GAMES; i++) {
        for (int s = 0; s < 2; s++) {
            tell(&side[s].dialogue, "%snewgame", strcmp(match->protocol, "uci") == 0 ? "uci" : "usi");
            await_ready(&side[s].dialogue);
        }
        set_up(&table, match, 1 + i / 2);
        won[play_game(side, match, &table, i % 2)]++;
        plies += table.task.played_count;
    }
    for (int s = 0; s < 2; s++) {
        tell(&side[s].dialogue, "quit");
        assert_int_equal(dialogue_close(&side[s].dialogue), 0);
    }
    print_message("%s, %s: %d games of %d plies on average, %d won, %d drawn, %d lost\n", match->program,
                  match->game, GAMES, plies / GAMES, won[2], won[1], won[0]);
}

static void test_stockfish(void **state)
{
    (void)state;
    play_match(&(struct match){"stockfish", "STOCKFISH", "uci", "setoption name Skill Level value 0", "game=chess",
                               "fen"});
}

static void test_fairy_stockfish(void **state)
{
    (void)state;
    play_match(&(struct match){"fairy-stockfish", "FAIRY_STOCKFISH", "uci", "setoption name Skill Level value 0",
                               "game=chess", "fen"});
}

static void test_fairy_stockfish_at_minishogi(void **state)
{
    (void)state;
    play_match(&(struct match){"fairy-stockfish", "FAIRY_STOCKFISH", "usi",
                               "setoption name UCI_Variant value minishogi\nsetoption name Skill Level value 0",
                               "game=shogi variant=mini", "sfen"});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stockfish),
        cmocka_unit_test(test_fairy_stockfish),
        cmocka_unit_test(test_fairy_stockfish_at_minishogi),
    };
    return cmocka_run_group_tests_name("opponents", tests, make_folder, remove_folder);
}
