#include "play/replay.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/process.h"
#include "base/program.h"
#include "base/text.h"
#include "config/arguments.h"
#include "config/openings.h"
#include "play/position.h"

enum { REPLAY_SECONDS = 10, MOST_START_WORDS = 40 };

bool replayed_complain(const struct replayed *replayed, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", replayed->word);
    va_start(arguments, format);
    vprint_plainly(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return false;
}

/* --- reading the line --------------------------------------------------------------------------------------- */

static bool read_start(struct replayed *replayed)
{
    char *words[MOST_START_WORDS];
    const int count = read_shell_words(replayed->line.start, words, MOST_START_WORDS);
    return count > 0 && arguments_read(words, count, &replayed->cell);
}

static bool read_moves(struct replayed *replayed)
{
    for (char *name = strtok(replayed->line.moves, " "); name; name = strtok(NULL, " ")) {
        if (replayed->count == MOST_MOVES)
            return false;
        replayed->name[replayed->count++] = name;
    }
    return true;
}

/* --- what the game says of it ------------------------------------------------------------------------------- */

/* What the other process finds out. */
struct replay_end {
    struct task task;   /* with the moves, up to the first that is not legal */
    struct sight sight; /* from there */
};

static void make_replayed_moves(const void *question, void *found)
{
    const struct replayed *replayed = question;
    struct replay_end *answer = found;
    int made = 0;
    answer->task = replayed->task;
    while (task_look(&answer->task, &answer->sight) && made < replayed->count &&
           !moves_make(&answer->task, replayed->name[made]))
        made++;
}

/* The result of a game whose last position has this score for the side to move there. */
static const char *result_of_moves(const struct replayed *replayed, const struct replay_end *answer)
{
    const int64_t score = replayed->count % 2 ? -answer->sight.score : answer->sight.score;
    return score == 0 ? "1/2-1/2" : score > 0 ? "1-0" : "0-1";
}

/* False after a message. */
static bool agrees(const struct replayed *replayed, const struct replay_end *answer)
{
    const int made = answer->task.played_count - replayed->start;
    char hash[17];
    snprintf(hash, sizeof hash, "%016" PRIx64, task_hash(&answer->task));
    if (made < replayed->count)
        return replayed_complain(replayed, "its move %d, \"%s\", is not legal there", made + 1,
                                 replayed->name[made]);
    if (answer->sight.count > 0)
        return replayed_complain(replayed, "its moves do not end the game");
    if (strcmp(replayed->line.result, result_of_moves(replayed, answer)) != 0)
        return replayed_complain(replayed, "its result is %s, but its moves make it %s", replayed->line.result,
                                 result_of_moves(replayed, answer));
    if (replayed->line.hash && strcmp(replayed->line.hash, hash) != 0)
        return replayed_complain(replayed, "its moves are not those that were played: their hash is %s, and was %s",
                                 hash, replayed->line.hash);
    return true;
}

/* Make all moves of the line's game, in another process.  It must be what the line says: every move legal, their
 * hash that of the CSV, the result that of the last position.  EXIT_FINE, or after a message another exit status. */
static int replayed_make(struct replayed *replayed)
{
    if (!read_start(replayed) || !read_moves(replayed))
        return replayed_complain(replayed, "expected a game, as plymeter run --games writes it"), EXIT_CONFIG;
    replayed->task = cell_match(&replayed->cell, 0);
    replayed->start = replayed->task.played_count;
    static struct replay_end answer;
    const bool good = ended_well_isolated(ask_isolated(make_replayed_moves, replayed, &answer, sizeof answer,
                                                       REPLAY_SECONDS, cell_memory(replayed->task.cell)));
    const int status = !good ? EXIT_CELLS_FAILED : agrees(replayed, &answer) ? EXIT_FINE : EXIT_CONFIG;
    replayed->task = answer.task;
    return status;
}

static const char ending[] = ".games";

/* The number behind the last colon, which `length` characters precede; 0: there is none. */
static int line_number(const char *word, int *length)
{
    const char *colon = strrchr(word, ':');
    const size_t digits = colon ? strspn(colon + 1, "0123456789") : 0;
    const bool numbered = digits > 0 && digits < 10 && colon[1 + digits] == '\0';
    *length = numbered ? (int)(colon - word) : (int)strlen(word);
    return numbered ? atoi(colon + 1) : 0;
}

bool names_game(const char *word)
{
    const int size = (int)strlen(ending);
    int length;
    line_number(word, &length);
    return length > size && strncmp(word + length - size, ending, (size_t)size) == 0;
}

/* --- printing ----------------------------------------------------------------------------------------------- */

/* Ten in a line, which begins with the number of the first. */
static void print_played(const struct replayed *replayed)
{
    int width = 0;
    for (int i = 0; i < replayed->count; i++)
        width = (int)strlen(replayed->name[i]) > width ? (int)strlen(replayed->name[i]) : width;
    for (int i = 0; i < replayed->count; i++) {
        if (i % 10 == 0)
            printf("%s%5d ", i ? "\n" : "", i + 1);
        printf(" %-*s", i % 10 == 9 || i + 1 == replayed->count ? 0 : width, replayed->name[i]);
    }
    putchar('\n');
}

static void print_view(const struct replayed *replayed, const struct view *view, int ply, bool ascii)
{
    struct players players = players_signed(view, ascii);
    const int first = view->description.second ^ (ply & 1);
    players.name[first] = replayed->line.first;
    players.name[!first] = replayed->line.second;
    print_players(&players);
    if (ply < replayed->count)
        printf("after %d of %d moves; %s comes next\n", ply, replayed->count, replayed->name[ply]);
    print_board(view, &players);
    if (ply < replayed->count) {
        print_moves(view);
        print_evaluation(view, &players);
    } else {
        print_line_plainly(stdout, "%s in %d moves; %s moved first:", replayed->line.result, replayed->count,
                           player_text(&players, first));
        print_played(replayed);
    }
}

/* An exit status. */
static int show(struct replayed *replayed, int ply, bool ascii)
{
    struct view view;
    struct task *task = &replayed->task;
    const int status = replayed_make(replayed);
    if (status != EXIT_FINE)
        return status;
    if (ply > replayed->count)
        return replayed_complain(replayed, "it has %d moves", replayed->count), EXIT_USAGE;
    if (ply == AT_END)
        ply = replayed->count;
    task->played_count = replayed->start + ply;
    if (!view_take(task, ascii, &view))
        return EXIT_CELLS_FAILED;
    print_view(replayed, &view, ply, ascii);
    return EXIT_FINE;
}

int replay(const char *word, int ply, bool ascii)
{
    struct replayed replayed = {.word = word};
    int length;
    const int number = line_number(word, &length);
    char *path = printed("%.*s", length, word);
    if (number == 0)
        return replayed_complain(&replayed, "which of its games? Say %s:1 for that in the first line", path),
               EXIT_USAGE;
    if (!game_read(path, number, &replayed.line))
        return EXIT_CONFIG;
    return show(&replayed, ply, ascii);
}

/* --- for other programs ------------------------------------------------------------------------------------- */

/* The game in this line.  An exit status. */
static int write_line(const char *path, int number, const struct game_line *line, enum notation_form form)
{
    struct replayed replayed = {.word = printed("%s:%d", path, number), .line = *line};
    const int status = replayed_make(&replayed);
    return status == EXIT_FINE ? notate(&replayed, path, number, form) : status;
}

static int write_lines(const char *path, enum notation_form form)
{
    struct game_line line;
    FILE *file = file_open(path);
    int status = EXIT_FINE, read = -1;
    for (int number = 1; file && status == EXIT_FINE && (read = game_next(file, path, number, &line)) > 0; number++)
        status = write_line(path, number, &line, form);
    if (file)
        fclose(file);
    return read < 0 ? EXIT_CONFIG : status;
}

int replay_as(const char *word, enum notation_form form)
{
    int length;
    const int number = line_number(word, &length);
    char *path = printed("%.*s", length, word);
    struct game_line line;
    if (number == 0)
        return write_lines(path, form);
    return game_read(path, number, &line) ? write_line(path, number, &line, form) : EXIT_CONFIG;
}
