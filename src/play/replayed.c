#include "play/replayed.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "config/arguments.h"
#include "base/program.h"
#include "play/position.h"
#include "base/process.h"
#include "base/text.h"

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
struct answer {
    struct task task; /* with the moves, up to the first that is not legal */
    int64_t score;
    bool over;
};

static void make_replayed_moves(const void *question, void *found)
{
    const struct replayed *replayed = question;
    const struct game *game = game_at(replayed->cell.part[GAME_PART]);
    struct answer *answer = found;
    struct sight sight;
    answer->task = replayed->task;
    for (int made = 0; task_look(game, &answer->task, &sight) && made < replayed->count; made++) {
        uint16_t number[MOST_CHILDREN];
        if (game->find(&answer->task, replayed->name[made], number) != 1)
            break;
        task_move(&answer->task, number[0]);
    }
    answer->over = sight.count == 0;
    answer->score = sight.score;
}

/* The result of a game whose last position has this score for the side to move there. */
static const char *result_of_moves(const struct replayed *replayed, const struct answer *answer)
{
    const int64_t score = replayed->count % 2 ? -answer->score : answer->score;
    return score == 0 ? "1/2-1/2" : score > 0 ? "1-0" : "0-1";
}

/* False after a message. */
static bool agrees(const struct replayed *replayed, const struct answer *answer)
{
    const int made = answer->task.played_count - replayed->start;
    char hash[17];
    snprintf(hash, sizeof hash, "%016" PRIx64, task_hash(&answer->task));
    if (made < replayed->count)
        return replayed_complain(replayed, "its move %d, \"%s\", is not legal there", made + 1,
                                 replayed->name[made]);
    if (!answer->over)
        return replayed_complain(replayed, "its moves do not end the game");
    if (strcmp(replayed->line.result, result_of_moves(replayed, answer)) != 0)
        return replayed_complain(replayed, "its result is %s, but its moves make it %s", replayed->line.result,
                                 result_of_moves(replayed, answer));
    if (replayed->line.hash && strcmp(replayed->line.hash, hash) != 0)
        return replayed_complain(replayed, "its moves are not those that were played: their hash is %s, and was %s",
                                 hash, replayed->line.hash);
    return true;
}

int replayed_make(struct replayed *replayed)
{
    if (!read_start(replayed) || !read_moves(replayed))
        return replayed_complain(replayed, "expected a game, as plymeter run --games writes it"), EXIT_CONFIG;
    replayed->task = cell_match(&replayed->cell, 0);
    replayed->start = replayed->task.played_count;
    struct answer answer;
    const bool good = ended_well_apart(
        ask_apart(make_replayed_moves, replayed, &answer, sizeof answer, REPLAY_SECONDS, replayed->task.memory));
    const int status = !good ? EXIT_CELLS_FAILED : agrees(replayed, &answer) ? EXIT_FINE : EXIT_CONFIG;
    replayed->task = answer.task;
    return status;
}
