#include "config/moves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/apart.h"
#include "base/nearest.h"

enum { READING_SECONDS = 20, NUMBERS_TEXT = 5 * MOST_MOVES, READING_ERROR = 300 };

/* --- in the other process -------------------------------------------------------------------------------------- */

struct reading {
    const struct cell *cell;
    const char *words;
    struct answer {
        char numbers[NUMBERS_TEXT], error[READING_ERROR];
    } * answer; /* shared */
};

const char *moves_ambiguous(const char *word, const struct sight *sight, const struct description *description,
                            const uint16_t *number, int count)
{
    enum { SHOWN = 6 };
    char list[SHOWN * 20 + 10] = "";
    Text text = {list, list + sizeof list - 1};
    for (int i = 0; i < count && i < SHOWN; i++)
        put(&text, "%s%s",
            i == 0          ? ""
            : i + 1 < count ? ", "
                            : " or ",
            description->recorded ? description->record[number[i]] : sight->name[number[i]]);
    return complaint("\"%s\" may be %s%s", word, list, count > SHOWN ? " ..." : "");
}

int moves_words(const struct sight *sight, const struct description *description,
                const char *words[2 * MOST_CHILDREN])
{
    int count = 0;
    for (int i = 0; i < sight->count; i++) {
        words[count++] = sight->name[i];
        if (description->recorded)
            words[count++] = description->record[i];
    }
    return count;
}

/* Why a word means no move, or several, where the task stands. */
static const char *misread(const struct game *game, const struct task *task, const char *word,
                           const struct sight *sight, const uint16_t *number, int found)
{
    static struct description description;
    const char *words[2 * MOST_CHILDREN];
    if (sight->count == 0)
        return complaint("\"%s\" comes after the end of the game", word);
    game->describe(task, true, &description);
    if (found > 1)
        return moves_ambiguous(word, sight, &description, number, found);
    return complaint("\"%s\" is no legal move there%s", word,
                     suggestion(word, words, moves_words(sight, &description, words)));
}

const char *moves_make(const struct game *game, struct task *task, const char *word)
{
    static struct sight sight;
    static uint16_t number[MOST_CHILDREN];
    if (task->played_count == MOST_MOVES)
        return "these are too many moves";
    const int found = game->find(task, word, number);
    if (found == 1) {
        task_move(task, number[0]);
        return NULL;
    }
    game->look(task, &sight);
    return misread(game, task, word, &sight, number, found);
}

/* The next move, by its number or in words; NULL, or what is wrong. */
static const char *read_word(const struct game *game, struct task *task, const char *word)
{
    static struct sight sight;
    if (word[strspn(word, "0123456789")] != '\0' || !task_look(game, task, &sight))
        return moves_make(game, task, word);
    const long said = strtol(word, NULL, 10);
    if (!*word || (*word == '0' && word[1]) || said >= sight.count) /* no 007 */
        return misread(game, task, word, &sight, NULL, 0);
    task_move(task, (int)said);
    return NULL;
}

static void read_words(void *context, int item)
{
    const struct reading *reading = context;
    const struct game *game = game_at(reading->cell->part[GAME_PART]);
    char *rest = need(strdup(reading->words)), *const words = rest;
    Text text = {reading->answer->numbers, reading->answer->numbers + NUMBERS_TEXT - 1};
    struct task task = cell_task(reading->cell);
    (void)item;
    const char *error = NULL;
    if (game->check(&task)) /* the position is wrong, which will be said of it */
        return free(words);
    for (char *word; !error && (word = strsep(&rest, "."));) {
        error = read_word(game, &task, word);
        if (!error)
            put(&text, "%s%d", task.played_count > 1 ? "." : "", task.played[task.played_count - 1]);
    }
    if (error)
        snprintf(reading->answer->error, READING_ERROR, "move %d of \"moves\": %s", task.played_count + 1, error);
    free(words);
}

static void note_fall(void *context, int item, const char *how)
{
    const struct reading *reading = context;
    (void)item;
    snprintf(reading->answer->error, READING_ERROR, "it could not be asked: %s", how);
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

/* Every text that was made, so that none is lost. */
static struct kept {
    struct kept *before;
    char text[];
} * last_kept;

static const char *keep(const char *text)
{
    struct kept *kept = need(malloc(sizeof *kept + strlen(text) + 1));
    kept->before = last_kept;
    last_kept = kept;
    return strcpy(kept->text, text);
}

const char *moves_number(struct cell *cell)
{
    static char error[READING_ERROR];
    const int at = parameter_find(GAME_PART, cell->part[GAME_PART], "moves");
    const char **moves = &cell->setting[GAME_PART][at].text;
    if (strcmp(*moves, "none") == 0 || (*moves)[strspn(*moves, "0123456789.")] == '\0')
        return NULL;
    struct cell start = *cell;
    start.setting[GAME_PART][at].text = "none";
    struct reading reading = {&start, *moves, shared_take(sizeof *reading.answer)};
    const struct chore chore = {read_words, note_fall, &reading, READING_SECONDS, cell_memory(cell)};
    do_apart(&chore, 1);
    memcpy(error, reading.answer->error, sizeof error);
    if (!*error && *reading.answer->numbers)
        *moves = keep(reading.answer->numbers);
    shared_free(reading.answer, sizeof *reading.answer);
    return *error ? error : NULL;
}
