#include "config/openings.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/text.h"

enum { READING_SECONDS = 20, NUMBERS_TEXT = 6 * MOST_MOVES, READING_ERROR = 300 };

/* --- in the other process -------------------------------------------------------------------------------------- */

struct moves_reading {
    const struct cell *cell;
    const char *words;
};

struct numbered {
    char numbers[NUMBERS_TEXT], error[READING_ERROR];
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
static const char *misread(const struct task *task, const char *word, const struct sight *sight,
                           const uint16_t *number, int found)
{
    static struct description description;
    const char *words[2 * MOST_CHILDREN];
    if (sight->count == 0)
        return complaint("\"%s\" comes after the end of the game", word);
    cell_game(task->cell)->describe(task, true, &description);
    if (found > 1)
        return moves_ambiguous(word, sight, &description, number, found);
    return complaint("\"%s\" is no legal move there%s", word,
                     suggestion(word, words, moves_words(sight, &description, words)));
}

bool moves_pass(struct task *task, const struct sight *sight, const char *word)
{
    static uint16_t number[MOST_CHILDREN];
    if (sight->count != 1 || strcmp(sight->name[0], "pass") != 0 || task->played_count == MOST_MOVES ||
        cell_game(task->cell)->find(task, word, number) > 0)
        return false;
    task_move(task, 0);
    return true;
}

const char *moves_make(struct task *task, const char *word)
{
    static struct sight sight;
    static uint16_t number[MOST_CHILDREN];
    for (;;) {
        if (task->played_count == MOST_MOVES)
            return "these are too many moves";
        const int found = cell_game(task->cell)->find(task, word, number);
        if (found == 1) {
            task_move(task, number[0]);
            return NULL;
        }
        task_look_on(task, &sight);
        if (found > 1 || !moves_pass(task, &sight, word))
            return misread(task, word, &sight, number, found);
    }
}

/* The number that a word is; -1 if it is none: no 007. */
static int number_said(const struct task *task, const char *word)
{
    const bool sign = *word == '#';
    const char *digits = word + sign;
    if ((*move_sign(task->cell) && !sign) || !*digits || digits[strspn(digits, "0123456789")] != '\0' ||
        (*digits == '0' && digits[1]))
        return -1;
    return strlen(digits) < 6 ? atoi(digits) : INT_MAX;
}

/* The next move, by its number or in words; NULL, or what is wrong. */
static const char *read_word(struct task *task, const char *word)
{
    static struct sight sight;
    const int said = number_said(task, word);
    if (said < 0 || !task_look(task, &sight))
        return moves_make(task, word);
    if (said >= sight.count)
        return misread(task, word, &sight, NULL, 0);
    task_move(task, said);
    return NULL;
}

/* The moves that were made since, which are more than one where the word did not say that somebody passes. */
static void put_moves(Text *text, const struct task *task, int *put_so_far)
{
    const char *sign = move_sign(task->cell);
    for (; *put_so_far < task->played_count; ++*put_so_far)
        put(text, "%s%s%d", *put_so_far ? "." : "", sign, task->played[*put_so_far]);
}

/* Are they numbers already? */
static bool are_numbers(const struct cell *cell, const char *moves)
{
    const bool sign = *move_sign(cell);
    if (moves[strspn(moves, sign ? "#0123456789." : "0123456789.")] != '\0')
        return false;
    for (const char *at = moves; sign && at; at = strchr(at, '.'), at += at != NULL)
        if (*at != '#')
            return false;
    return true;
}

static void read_words(const void *question, void *answer)
{
    const struct moves_reading *reading = question;
    struct numbered *numbered = answer;
    char *rest = copied(reading->words);
    Text text = {numbered->numbers, numbered->numbers + NUMBERS_TEXT - 1};
    struct task task = cell_task(reading->cell);
    const char *error = NULL;
    int put_so_far = 0;
    if (cell_check_game(reading->cell)) /* the position is wrong, which will be said of it */
        return;
    for (char *word; !error && (word = strsep(&rest, "."));) {
        error = read_word(&task, word);
        if (!error)
            put_moves(&text, &task, &put_so_far);
    }
    if (error)
        snprintf(numbered->error, READING_ERROR, "move %d of \"moves\": %s", task.played_count + 1, error);
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

const char *moves_number(struct cell *cell)
{
    static struct numbered numbered;
    const char **moves = &cell_change(cell, GAME_PART, "moves")->text;
    if (strcmp(*moves, "none") == 0 || are_numbers(cell, *moves))
        return NULL;
    struct cell start = *cell;
    cell_change(&start, GAME_PART, "moves")->text = "none";
    const struct moves_reading reading = {&start, *moves};
    const char *how =
        ask_isolated(read_words, &reading, &numbered, sizeof numbered, READING_SECONDS, cell_memory(cell));
    if (how)
        snprintf(numbered.error, READING_ERROR, "it could not be asked: %s", how);
    if (!*numbered.error && *numbered.numbers)
        *moves = copied(numbered.numbers);
    return *numbered.error ? numbered.error : NULL;
}
