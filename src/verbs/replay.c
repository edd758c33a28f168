#include "verbs/replay.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "config/arguments.h"
#include "results/games.h"
#include "system/apart.h"
#include "text/plain.h"
#include "text/shell.h"
#include "verbs/position.h"

static const char ending[] = ".games";
enum { REPLAY_SECONDS = 10, MOST_START_WORDS = 40 };

/* A game on its way from a line to the board. */
struct replay {
    const char *word; /* X.games:3 */
    struct game_line line;
    struct cell cell;       /* of the position that it starts from */
    char *name[MOST_MOVES]; /* of its moves */
    int count;
};

/* Always false. */
static bool complain(const struct replay *replay, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool complain(const struct replay *replay, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "%s: ", replay->word);
    va_start(arguments, format);
    vprint_plainly(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return false;
}

/* --- reading the line --------------------------------------------------------------------------------------- */

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

static bool read_start(struct replay *replay)
{
    char *words[MOST_START_WORDS];
    const int count = read_shell_words(replay->line.start, words, MOST_START_WORDS);
    return count > 0 && arguments_read(words, count, &replay->cell);
}

static bool read_moves(struct replay *replay)
{
    for (char *name = strtok(replay->line.moves, " "); name; name = strtok(NULL, " ")) {
        if (replay->count == MOST_MOVES)
            return false;
        replay->name[replay->count++] = name;
    }
    return true;
}

/* --- what the game says of it ------------------------------------------------------------------------------- */

/* What the other process finds out. */
struct answer {
    struct task task; /* with the moves, up to the first that is not legal */
    int64_t score;
    bool over;
};

struct question {
    const struct replay *replay;
    struct answer *answer; /* shared */
};

static void make_moves(void *context, int item)
{
    const struct question *question = context;
    const struct replay *replay = question->replay;
    const struct game *game = game_at(replay->cell.part[GAME_PART]);
    struct answer *answer = question->answer;
    struct sight sight;
    (void)item;
    for (int made = 0; task_look(game, &answer->task, &sight) && made < replay->count; made++) {
        uint16_t number[MOST_CHILDREN];
        if (game->find(&answer->task, replay->name[made], number) != 1)
            break;
        task_move(&answer->task, number[0]);
    }
    answer->over = sight.count == 0;
    answer->score = sight.score;
}

/* The result of a game whose last position has this score for the side to move there. */
static const char *result_of(const struct replay *replay, const struct answer *answer)
{
    const int64_t score = replay->count % 2 ? -answer->score : answer->score;
    return score == 0 ? "1/2-1/2" : score > 0 ? "1-0" : "0-1";
}

/* False after a message. */
static bool agrees(const struct replay *replay, const struct answer *answer, int start)
{
    const int made = answer->task.played_count - start;
    char hash[17];
    snprintf(hash, sizeof hash, "%016" PRIx64, task_hash(&answer->task));
    if (made < replay->count)
        return complain(replay, "its move %d, \"%s\", is not legal there", made + 1, replay->name[made]);
    if (!answer->over)
        return complain(replay, "its moves do not end the game");
    if (strcmp(replay->line.result, result_of(replay, answer)) != 0)
        return complain(replay, "its result is %s, but its moves make it %s", replay->line.result,
                        result_of(replay, answer));
    if (replay->line.hash && strcmp(replay->line.hash, hash) != 0)
        return complain(replay, "its moves are not those that were played: their hash is %s, and was %s", hash,
                        replay->line.hash);
    return true;
}

/* Make all its moves, in another process.  EXIT_FINE, or after a message another exit status. */
static int make_moves_apart(const struct replay *replay, struct task *task)
{
    const struct question question = {replay, shared_take(sizeof *question.answer)};
    const struct chore chore = {make_moves, tell_of_game, (void *)&question, REPLAY_SECONDS, task->memory};
    question.answer->task = *task;
    int status = do_apart(&chore, 1) ? EXIT_FINE : EXIT_CELLS_FAILED;
    if (status == EXIT_FINE && !agrees(replay, question.answer, task->played_count))
        status = EXIT_CONFIG;
    *task = question.answer->task;
    shared_free(question.answer, sizeof *question.answer);
    return status;
}

/* --- printing ----------------------------------------------------------------------------------------------- */

/* Ten in a line, which begins with the number of the first. */
static void print_played(const struct replay *replay)
{
    int width = 0;
    for (int i = 0; i < replay->count; i++)
        width = (int)strlen(replay->name[i]) > width ? (int)strlen(replay->name[i]) : width;
    for (int i = 0; i < replay->count; i++) {
        if (i % 10 == 0)
            printf("%s%5d ", i ? "\n" : "", i + 1);
        printf(" %-*s", i % 10 == 9 || i + 1 == replay->count ? 0 : width, replay->name[i]);
    }
    putchar('\n');
}

static void print_view(const struct replay *replay, const struct view *view, int ply, bool ascii)
{
    struct players players = players_signed(view, ascii);
    const int first = view->description.second ^ (ply & 1);
    char who[PLAYER_TEXT];
    players.name[first] = replay->line.first;
    players.name[!first] = replay->line.second;
    print_players(&players);
    if (ply < replay->count)
        printf("after %d of %d moves; %s comes next\n", ply, replay->count, replay->name[ply]);
    print_board(view, &players);
    if (ply < replay->count) {
        print_moves(view);
        print_evaluation(view, &players);
    } else {
        print_plainly(stdout, "%s in %d moves; %s moved first:", replay->line.result, replay->count,
                      player_text(&players, first, who));
        putchar('\n');
        print_played(replay);
    }
}

static int show(struct replay *replay, int ply, bool ascii)
{
    struct view view;
    if (!read_start(replay) || !read_moves(replay))
        return complain(replay, "expected a game, as plymeter run --games writes it"), EXIT_CONFIG;
    struct task task = cell_match(&replay->cell, 0);
    const int start = task.played_count, status = make_moves_apart(replay, &task);
    if (status != EXIT_FINE)
        return status;
    if (ply > replay->count)
        return complain(replay, "it has %d moves", replay->count), EXIT_USAGE;
    if (ply == AT_END)
        ply = replay->count;
    task.played_count = start + ply;
    if (!view_take(game_at(replay->cell.part[GAME_PART]), &task, ascii, &view))
        return EXIT_CELLS_FAILED;
    print_view(replay, &view, ply, ascii);
    return EXIT_FINE;
}

int replay(const char *word, int ply, bool ascii)
{
    struct replay replay = {.word = word};
    int length;
    const int number = line_number(word, &length);
    char *path = need(strndup(word, (size_t)length));
    int status = EXIT_CONFIG;
    if (number == 0) {
        complain(&replay, "which of its games? Say %s:1 for that in the first line", path);
        status = EXIT_USAGE;
    } else if (game_read(path, number, &replay.line)) {
        status = show(&replay, ply, ascii);
        free(replay.line.text);
    }
    free(path);
    return status;
}
