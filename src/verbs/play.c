#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "parts/columns.h"
#include "parts/cell.h"
#include "config/engines.h"
#include "config/experiment.h"
#include "config/openings.h"
#include "config/arguments.h"
#include "base/program.h"
#include "base/memory.h"
#include "base/verb.h"
#include "play/position.h"
#include "play/seats.h"
#include "base/process.h"
#include "base/terminal.h"
#include "base/text.h"

static const char help[] = "  c3      a move, as \"moves\" lists them, or as it is written in records of games\n"
                           "  hint    what your opponent would play\n"
                           "  undo    take your last move back\n"
                           "  moves   the legal moves\n"
                           "  eval    the static evaluation\n"
                           "  board   the board\n"
                           "  quit    leave; position=... resumes from what the board shows, or moves=...\n";

enum { FINDING_SECONDS = 5 };

struct request {
    bool ascii;
    struct wishes wishes;
    const char *engines;
};

struct play {
    struct task task;    /* the position, with the moves played */
    int start;           /* of these, how many were played before */
    bool second;         /* was the other player to move then? */
    struct seat seat[2]; /* who began the game, and the other */
    struct players players;
    bool ascii, prompts;
    struct view view; /* of the position */
    bool failed;      /* a game or a search did not end well */
};

/* Look at the position as it is now; false after a message. */
static bool look_at_board(struct play *play)
{
    play->failed = !view_take(&play->task, play->ascii, &play->view);
    return !play->failed;
}

/* Who was or is to move after so many moves. */
static int mover_at(const struct play *play, int played)
{
    return play->second ^ ((played - play->start) & 1);
}

static int player_to_move(const struct play *play)
{
    return mover_at(play, play->task.played_count);
}

static bool has_board(const struct play *play)
{
    return play->view.description.board[0] != '\0';
}

/* The moves so far stand for a board that there is not. */
static void show_board(const struct play *play)
{
    const struct task *task = &play->task;
    for (int i = 0; i < task->played_count && !has_board(play); i++)
        printf("%s%s%d%s", i ? "." : "moves=", move_sign(task->cell), task->played[i],
               i + 1 < task->played_count ? "" : "\n");
    print_board(&play->view, &play->players);
}

/* --- searches ------------------------------------------------------------------------------------------------- */

/* In another process; its limits are the cell's.  False after a message. */
static bool search_here(const struct play *play, const struct cell *cell, struct outcome *outcome)
{
    const struct task task = cell_task_at(cell, &play->task);
    const bool good = ended_well_isolated(search_isolated(&task, outcome));
    if (good && !ended_well(outcome->status))
        fprintf(stderr, "plymeter: the search ended by %s%s%s\n", status_name[outcome->status],
                outcome->report[0].trouble[0] ? ": " : "", outcome->report[0].complaint);
    return good && ended_well(outcome->status);
}

/* What an engine said of its search. */
static void print_account(const struct outcome *outcome)
{
    const struct engine_report *report = &outcome->report[0];
    printf(", says %s", report->title);
    if (report->score != NOT_KNOWN)
        printf(": score %+.2f", 0.01 * (double)report->score);
    if (report->nodes != NOT_KNOWN)
        printf(", %" PRId64 " nodes", report->nodes);
    if (!isnan(report->depth))
        printf(", depth %.0f", report->depth);
    printf(", %.1f ms\n", 1e-6 * (double)outcome->ns);
}

/* The move that this search makes for the player to move; -1 after a message if it failed or resigns. */
static int search_move(const struct play *play, const struct cell *cell, const char *verb)
{
    const int mover = player_to_move(play);
    struct outcome outcome;
    if (!search_here(play, cell, &outcome))
        return -1;
    if (outcome.number < 0) {
        print_line_plainly(stdout, "%s resigns", player_text(&play->players, mover));
        return -1;
    }
    print_plainly(stdout, "%s %s %s", player_text(&play->players, mover), verb,
                  move_text(&play->view, outcome.number));
    if (cell_asks(cell))
        print_account(&outcome);
    else if (outcome.counts.interior == 0)
        puts(", without a search");
    else
        printf(": value %s for %s, %" PRIu64 " nodes, %" PRIu64 " leaves, %.1f ms\n",
               points_text(outcome.value, play->view.description.unit), play->players.sign[mover],
               nodes_of(&outcome.counts), outcome.counts.leaves, 1e-6 * (double)outcome.ns);
    return outcome.number;
}

/* --- what a person says --------------------------------------------------------------------------------------- */

/* Take moves back up to the last one of a person. */
static void undo(struct play *play)
{
    int length = play->task.played_count - 1;
    while (length >= play->start && !play->seat[mover_at(play, length)].human)
        length--;
    if (length < play->start) {
        puts("there is nothing to take back");
        return;
    }
    play->task.played_count = length;
    if (look_at_board(play))
        show_board(play);
}

/* What the game makes of a word. */
struct move_matches {
    int count;
    uint16_t number[MOST_CHILDREN];
};

struct word_reading {
    const struct play *play;
    const char *word;
};

static void find_moves(const void *question, void *answer)
{
    const struct word_reading *reading = question;
    struct move_matches *meaning = answer;
    meaning->count =
        cell_game(reading->play->task.cell)->find(&reading->play->task, reading->word, meaning->number);
}

/* In another process; a game that fails finds none, after a message. */
static struct move_matches meaning_of(const struct play *play, const char *word)
{
    struct move_matches meaning;
    const struct word_reading reading = {play, word};
    ended_well_isolated(ask_isolated(find_moves, &reading, &meaning, sizeof meaning, FINDING_SECONDS,
                                     cell_memory(play->task.cell)));
    return meaning;
}

static void print_unknown(const struct play *play, const char *word)
{
    static const char *const commands[] = {"hint", "undo", "moves", "eval", "board", "help", "quit"};
    enum { COMMANDS = sizeof commands / sizeof *commands };
    const char *words[2 * MOST_CHILDREN + COMMANDS];
    int count = moves_words(&play->view.sight, &play->view.description, words);
    char small[40], *at;
    for (int i = 0; i < COMMANDS; i++)
        words[count++] = commands[i];
    for (snprintf(small, sizeof small, "%s", word), at = small; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    print_line_plainly(stdout, "\"%s\" is no legal move%s", word, suggestion(small, words, count));
    print_near_moves(&play->view, word);
    puts("\"help\" says what else there is");
}

static void try_move(struct play *play, const char *word)
{
    const struct view *view = &play->view;
    const struct move_matches meaning = view->sight.count ? meaning_of(play, word) : (struct move_matches){0};
    if (meaning.count == 1)
        task_move(&play->task, meaning.number[0]);
    else if (meaning.count > 1)
        print_line_plainly(stdout, "%s",
                           moves_ambiguous(word, &view->sight, &view->description, meaning.number, meaning.count));
    else
        print_unknown(play, word);
}

/* Read one line from a person and do what it says; false at the end of the input. */
static bool ask_for_line(struct play *play, int person)
{
    char line[200], *word;
    if (play->prompts) {
        printf("%s> ", player_text(&play->players, person));
        fflush(stdout);
    }
    if (!fgets(line, sizeof line, stdin))
        return false;
    if (!(word = strtok(line, " \t\r\n")))
        return true;
    if (strcasecmp(word, "quit") == 0)
        return false;
    if (strcasecmp(word, "undo") == 0)
        undo(play);
    else if (strcasecmp(word, "moves") == 0)
        print_moves(&play->view);
    else if (strcasecmp(word, "eval") == 0)
        print_evaluation(&play->view, &play->players);
    else if (strcasecmp(word, "board") == 0)
        show_board(play);
    else if (strcasecmp(word, "help") == 0)
        fputs(help, stdout);
    else if (strcasecmp(word, "hint") == 0 && play->view.sight.count == 0)
        puts("the game is over");
    else if (strcasecmp(word, "hint") == 0)
        search_move(play, &play->seat[!person].cell, "could play");
    else
        try_move(play, word);
    return true;
}

/* --- the game ------------------------------------------------------------------------------------------------- */

/* One turn; false when there is no more to do. */
static bool take_turn(struct play *play)
{
    struct sight *sight = &play->view.sight;
    const int mover = player_to_move(play), before = play->task.played_count;
    const bool over = sight->count == 0;
    if (over && !play->seat[0].human && !play->seat[1].human)
        return false;
    if (over)
        return ask_for_line(play, play->seat[mover].human ? mover : !mover);
    if (sight->count == 1 && strcmp(sight->name[0], "pass") == 0) {
        print_line_plainly(stdout, "%s passes", player_text(&play->players, mover));
        task_move(&play->task, 0);
        return look_at_board(play);
    }
    if (play->seat[mover].human) {
        if (!ask_for_line(play, mover))
            return false;
    } else {
        const int number = search_move(play, &play->seat[mover].cell, "plays");
        play->failed = number < 0;
        if (play->failed)
            return false;
        task_move(&play->task, number);
    }
    if (play->task.played_count > before && look_at_board(play))
        show_board(play);
    return !play->failed;
}

static int play_to_end(struct play *play, const struct cell *cell)
{
    play->task = cell_match(cell, 0);
    play->start = play->task.played_count;
    if (!look_at_board(play))
        return EXIT_CELLS_FAILED;
    play->second = play->view.description.second;
    play->prompts = isatty(STDIN_FILENO);
    play->players = players_signed(&play->view, play->ascii);
    for (int i = 0; i < 2; i++)
        play->players.name[i] = play->seat[i].name;
    print_players(&play->players);
    if (!has_board(play))
        write_wrapped_lines(stdout,
                            printed("%s has no board: in its place stand the moves so far, by their numbers, "
                                    "and \"moves\" lists those that are legal\n",
                                    cell_part(cell, GAME_PART)));
    show_board(play);
    while (take_turn(play))
        ;
    return play->failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}

/* --- the command line ----------------------------------------------------------------------------------------- */

static int run_play(const struct call *call)
{
    const struct request *request = call->record;
    struct play play = {.ascii = request->ascii};
    static struct experiment levels;
    struct cell cell;
    if (!engines_allow(request->engines))
        return EXIT_CONFIG;
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    const int status = seats_take(call, &request->wishes, &cell, &levels, play.seat);
    return status == EXIT_FINE && play.seat[0].name ? play_to_end(&play, &cell) : status;
}

static const char *const seats[] = {"first", "second"};

const struct verb verb_play = {
    .name = "play",
    .group = GAMES,
    .purpose = "play against a level, or watch two of them play",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Plays against a level, or shows a game of two levels. Levels are the named searches of a config. "
        "Without a level the opponent searches as algorithm=, order=, cutoff= say; if they say nothing, and the "
        "input is a terminal, the levels are shown, and it asks for one.\n"
        "\n"
        "In a game: a move as it is shown, in capitals or not, or hint, undo, moves, eval, board, help, quit.",
    .options =
        {
            {"ascii", 0, NULL, "draw the board in ASCII", INTO(struct request, ascii)},
            ENGINES_OPTION(struct request, engines),
            {"as", KEY, "first|second", "what you are", INTO(struct request, wishes.as), .choices = seats,
             .choice_count = 2},
            {"level", KEY, "NAME", "whom you play against", INTO(struct request, wishes.level)},
            {"first", KEY, "NAME", "instead of these: who is first; \"You\" is you",
             INTO(struct request, wishes.player[0])},
            {"second", KEY, "NAME", "and who is second", INTO(struct request, wishes.player[1])},
            {"levels", KEY, "FILE", "the config, without it configs/levels/GAME.json",
             INTO(struct request, wishes.levels)},
        },
    .size = sizeof(struct request),
    .run = run_play,
};
