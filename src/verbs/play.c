#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/exit.h"
#include "cell/columns.h"
#include "config/arguments.h"
#include "config/experiment.h"
#include "config/levels.h"
#include "options/call.h"
#include "system/apart.h"
#include "text/nearest.h"
#include "verbs/position.h"

static const char help[] = "  c3      a move, as \"moves\" lists them\n"
                           "  hint    what your opponent would play\n"
                           "  undo    take your last move back\n"
                           "  moves   the legal moves\n"
                           "  eval    the static evaluation\n"
                           "  board   the board\n"
                           "  quit    leave; position=... resumes from what the board shows\n";

struct request {
    bool ascii;
    const char *as, *level, *levels, *player[2]; /* the first and the second */
};

struct play {
    const struct game *game;
    struct task task;      /* the position, with the moves played */
    int start;             /* of these, how many were played before */
    bool second;           /* was the other player to move then? */
    struct cell player[2]; /* who began the game, and the other */
    bool human[2], ascii, prompts;
    struct view view; /* of the position */
    bool failed;      /* a game or a search did not end well */
};

/* Look at the position as it is now; false after a message. */
static bool look(struct play *play)
{
    play->failed = !view_take(play->game, &play->task, play->ascii, &play->view);
    return !play->failed;
}

static int player_to_move(const struct play *play)
{
    return play->second ^ ((play->task.played_count - play->start) & 1);
}

/* --- searches ------------------------------------------------------------------------------------------------- */

struct searching {
    const struct search *search;
    struct task task;
    struct outcome *outcome; /* shared */
};

static void search(void *context, int item)
{
    const struct searching *searching = context;
    (void)item;
    searching->search->run(&searching->task, searching->outcome);
}

/* In another process; its limits are the cell's.  False after a message. */
static bool search_apart(const struct play *play, const struct cell *cell, struct outcome *outcome)
{
    struct searching searching = {cell_search(cell), cell_task(cell), shared_take(sizeof *outcome)};
    const struct chore chore = {search, tell_of_game, &searching, cell->setting[LIMITS_PART][SECONDS].real,
                                searching.task.memory};
    searching.task.played_count = play->task.played_count;
    memcpy(searching.task.played, play->task.played, sizeof searching.task.played);
    const bool good = do_apart(&chore, 1);
    *outcome = *searching.outcome;
    shared_free(searching.outcome, sizeof *outcome);
    if (good && outcome->status != OK)
        fprintf(stderr, "plymeter: the search ended by %s\n", status_name[outcome->status]);
    return good && outcome->status == OK;
}

/* The move that this player would make; -1 after a message if its search failed. */
static int search_move(const struct play *play, const struct cell *cell, const char *verb)
{
    const struct sight *sight = &play->view.sight;
    struct outcome outcome;
    char points[32];
    if (!search_apart(play, cell, &outcome))
        return -1;
    const char *who = player_text(player_to_move(play));
    if (outcome.counts.interior == 0)
        printf("%s %s %s, without a search\n", who, verb, sight->name[outcome.number]);
    else
        printf("%s %s %s: value %s for %s, %" PRIu64 " nodes, %" PRIu64 " leaves, %.1f ms\n", who, verb,
               sight->name[outcome.number], points_text(outcome.value, play->view.description.unit, points), who,
               outcome.counts.interior + outcome.counts.leaves, outcome.counts.leaves, 1e-6 * (double)outcome.ns);
    return outcome.number;
}

/* --- what a person says --------------------------------------------------------------------------------------- */

/* Take moves back up to this person's last one. */
static void undo(struct play *play, int person)
{
    int length = play->task.played_count;
    const int now = length;
    do
        length--;
    while (length >= play->start && (play->second ^ ((length - play->start) & 1)) != person);
    if (length < play->start)
        puts("there is nothing to take back");
    else
        play->task.played_count = length;
    if (play->task.played_count != now && look(play))
        print_board(&play->view);
}

static void try_move(struct play *play, const char *word)
{
    const struct sight *sight = &play->view.sight;
    static const char *const commands[] = {"hint", "undo", "moves", "eval", "board", "help", "quit"};
    enum { COMMANDS = sizeof commands / sizeof *commands };
    const char *words[MOST_CHILDREN + COMMANDS];
    int count = 0;
    for (int i = 0; i < sight->count; i++) {
        if (strcasecmp(word, sight->name[i]) == 0) {
            task_move(&play->task, i);
            return;
        }
        words[count++] = sight->name[i];
    }
    for (int i = 0; i < COMMANDS; i++)
        words[count++] = commands[i];
    printf("\"%s\" is no legal move%s; \"moves\" lists them, \"help\" says more\n", word,
           suggestion(word, words, count));
}

/* Read one line from a person and do what it says; false at the end of the input. */
static bool ask(struct play *play, int person)
{
    char line[200], *word;
    if (play->prompts) {
        printf("%s> ", player_text(person));
        fflush(stdout);
    }
    if (!fgets(line, sizeof line, stdin))
        return false;
    if (!(word = strtok(line, " \t\r\n")))
        return true;
    if (strcmp(word, "quit") == 0)
        return false;
    if (strcmp(word, "undo") == 0)
        undo(play, person);
    else if (strcmp(word, "moves") == 0)
        print_moves(&play->view);
    else if (strcmp(word, "eval") == 0)
        print_evaluation(&play->view);
    else if (strcmp(word, "board") == 0)
        print_board(&play->view);
    else if (strcmp(word, "help") == 0)
        fputs(help, stdout);
    else if (strcmp(word, "hint") == 0 && play->view.sight.count > 0)
        search_move(play, &play->player[!person], "could play");
    else
        try_move(play, word);
    return true;
}

/* --- the game ------------------------------------------------------------------------------------------------- */

/* One turn; false when there is no more to do. */
static bool turn(struct play *play)
{
    struct sight *sight = &play->view.sight;
    const int mover = player_to_move(play), before = play->task.played_count;
    if (before == MOST_MOVES) /* there is no room for another */
        sight->count = 0;
    const bool over = sight->count == 0;
    if (over && !play->human[0] && !play->human[1])
        return false;
    if (over)
        return ask(play, play->human[mover] ? mover : !mover);
    if (sight->count == 1 && strcmp(sight->name[0], "pass") == 0) {
        printf("%s passes\n", player_text(mover));
        task_move(&play->task, 0);
        return look(play);
    }
    if (play->human[mover]) {
        if (!ask(play, mover))
            return false;
    } else {
        const int number = search_move(play, &play->player[mover], "plays");
        play->failed = number < 0;
        if (play->failed)
            return false;
        task_move(&play->task, number);
    }
    if (play->task.played_count > before && look(play))
        print_board(&play->view);
    return !play->failed;
}

/* --- the command line ----------------------------------------------------------------------------------------- */

/* as= and level= are another way to say first= and second=. */
static bool seat_players(const struct call *call, struct request *request)
{
    const char **player = request->player;
    if ((player[0] || player[1]) && (request->as || request->level))
        return misused(call, "say as= and level=, or first= and second=, not both"), false;
    if (!player[0] && !player[1])
        player[!(request->as && strcmp(request->as, "second") == 0)] = request->level ? request->level : "";
    for (int i = 0; i < 2; i++)
        player[i] = player[i] ? player[i] : "You";
    return true;
}

/* "" stands for a player who searches as the command line says. */
static bool find_players(struct play *play, const struct cell *cell, const struct experiment *levels,
                         const struct request *request)
{
    for (int i = 0; i < 2; i++) {
        const char *name = request->player[i];
        play->player[i] = *cell;
        play->human[i] = strcasecmp(name, "You") == 0;
        if (play->human[i] || !*name)
            continue;
        const struct cell *level = levels_find(levels, name);
        if (!level || !levels_apply(level, &play->player[i]))
            return false;
    }
    for (int i = 0; i < 2; i++) /* between two people, hints are those of this search */
        if (play->human[i] && play->human[!i])
            play->player[i] = *cell;
    return true;
}

static int play_game(struct play *play, const struct cell *cell)
{
    play->game = game_at(cell->part[GAME_PART]);
    play->task = cell_task(cell);
    play->start = play->task.played_count;
    if (!look(play))
        return EXIT_CELLS_FAILED;
    play->second = play->view.description.second;
    play->prompts = isatty(STDIN_FILENO);
    print_board(&play->view);
    while (turn(play))
        ;
    return play->failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}

static bool is_level(const char *player)
{
    return *player && strcasecmp(player, "You") != 0;
}

static int run_play(const struct call *call)
{
    struct request *request = call->record;
    struct play play = {.ascii = request->ascii};
    struct experiment levels = {0};
    struct cell cell;
    if (!arguments_read(call->arguments, call->count, &cell) || !seat_players(call, request))
        return EXIT_USAGE;
    if ((is_level(request->player[0]) || is_level(request->player[1])) &&
        !levels_read(&levels, request->levels, part_at(GAME_PART, cell.part[GAME_PART])->name))
        return EXIT_CONFIG;
    const int status = find_players(&play, &cell, &levels, request) ? play_game(&play, &cell) : EXIT_USAGE;
    experiment_free(&levels);
    return status;
}

static const char *const seats[] = {"first", "second"};

const struct verb verb_play = {
    .name = "play",
    .group = GAMES,
    .purpose = "play against a level, or watch two of them play",
    .arguments = "game=NAME [key=value]...",
    .about = "Plays against a level, or shows a game of two levels. Levels are the named searches of a config. "
             "Without a level the opponent searches as algorithm=, order=, cutoff= say.\n"
             "\n"
             "In a game: a move as it is shown, or hint, undo, moves, eval, board, help, quit.",
    .options =
        {
            {"ascii", 0, NULL, "draw the board in ASCII", INTO(struct request, ascii)},
            {"as", KEY, "first|second", "what you are", INTO(struct request, as), .choices = seats,
             .choice_count = 2},
            {"level", KEY, "NAME", "whom you play against", INTO(struct request, level)},
            {"first", KEY, "NAME", "instead of these: who is first; \"You\" is you",
             INTO(struct request, player[0])},
            {"second", KEY, "NAME", "and who is second", INTO(struct request, player[1])},
            {"levels", KEY, "FILE", "the config, without it configs/levels/GAME.json",
             INTO(struct request, levels)},
        },
    .size = sizeof(struct request),
    .run = run_play,
};
