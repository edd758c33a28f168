#include "config/openings.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/text.h"
#include "base/path.h"
#include "base/file.h"

struct scan {
    struct game_records *records;
    struct game_record *game; /* that is being read, NULL between games */
    bool tagged;              /* does it go on until its result? */
    bool partial, good;
    int line;
    const char *line_start;
    Complain complain;
    void *context;
};

static void complain_in(struct scan *scan, struct place place, const char *message)
{
    scan->complain(scan->context, place, message);
    scan->good = false;
}

static struct place place_of(const struct scan *scan, const char *at)
{
    struct place place = {.line = scan->line, .column = 1};
    for (const char *before = scan->line_start; before < at; before++)
        place.column += !utf8_continues(*before);
    return place;
}

/* --- games and their words ------------------------------------------------------------------------------------ */

static void begin_game(struct scan *scan, const char *at)
{
    struct game_records *records = scan->records;
    if ((records->count & (records->count + 1)) == 0)
        records->game = resized(records->game, (size_t)(2 * records->count + 2) * sizeof *records->game);
    scan->game = &records->game[records->count++];
    *scan->game = (struct game_record){.place = place_of(scan, at), .position = "start"};
}

static void end_game(struct scan *scan, const char *unfinished)
{
    scan->game->unfinished = unfinished;
    if (unfinished && !scan->partial)
        complain_in(scan, scan->game->place, unfinished);
    scan->game = NULL;
    scan->tagged = false;
}

static bool is_result(const char *word)
{
    return strcmp(word, "1-0") == 0 || strcmp(word, "0-1") == 0 || strcmp(word, "1/2-1/2") == 0 ||
           strcmp(word, "*") == 0;
}

/* How long is the number of a move that a word begins with: of "12.", "12..." and "12.e4"?  0: it has none. */
static size_t number_length(const char *word)
{
    const size_t digits = strspn(word, "0123456789"), dots = strspn(word + digits, ".");
    return digits && dots ? digits + dots : 0;
}

static void add_move(struct scan *scan, const char *word)
{
    struct game_record *game = scan->game;
    if ((game->count & (game->count + 1)) == 0)
        game->move = resized(game->move, (size_t)(2 * game->count + 2) * sizeof *game->move);
    game->move[game->count++] = (struct record_move){word, place_of(scan, word)};
}

static void take_word(struct scan *scan, const char *word)
{
    if (!scan->game) {
        complain_in(scan, place_of(scan, word), "this comes after the result of a game");
        return;
    }
    if (!is_result(word)) {
        word += number_length(word);
        if (*word)
            add_move(scan, word);
        return;
    }
    scan->game->result = word;
    end_game(scan, *word == '*' ? "this game is not over: its result is *" : NULL);
}

/* --- where a game starts -------------------------------------------------------------------------------------- */

static const char blanks[] = " \t\r";

/* If the line goes on with this word, behind that; otherwise NULL. */
static char *behind(char *at, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(at, word, length) != 0 || (at[length] && !strchr(blanks, at[length])))
        return NULL;
    return at + length + strspn(at + length, blanks);
}

/* Up to the word "moves", or to the end. */
static char *take_notation(struct scan *scan, char *at)
{
    scan->game->position = at;
    for (char *word = at; *word; word += strcspn(word, blanks), word += strspn(word, blanks)) {
        char *rest = behind(word, "moves");
        if (!rest)
            continue;
        while (word > at && strchr(blanks, word[-1]))
            word--;
        *word = '\0';
        return rest;
    }
    char *end = at + strlen(at);
    while (end > at && strchr(blanks, end[-1]))
        *--end = '\0';
    return end;
}

/* "position startpos moves", "startpos moves", "position fen ... moves" and the like; returns where the moves begin. */
static char *take_position(struct scan *scan, char *at)
{
    static const char *const notations[] = {"fen", "sfen"};
    char *rest = behind(at, "position"), *moves;
    const bool said = rest;
    at = said ? rest : at;
    if ((rest = behind(at, "startpos")) || (said && (rest = behind(at, "start"))))
        return (moves = behind(rest, "moves")) ? moves : rest;
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++)
        if ((rest = behind(at, notations[i])))
            return take_notation(scan, rest);
    return said ? take_notation(scan, at) : at;
}

/* [FEN "..."]; other tags say nothing of where a game starts. */
static void take_tag(struct scan *scan, char *at)
{
    if (scan->tagged && scan->game->count)
        end_game(scan, "this game is cut off: it has no result");
    if (!scan->game)
        begin_game(scan, at);
    scan->tagged = true;
    char *value = strchr(at, '"'), *end = value ? strrchr(value + 1, '"') : NULL;
    if (end && (strncasecmp(at, "[FEN ", 5) == 0 || strncasecmp(at, "[SFEN ", 6) == 0)) {
        *end = '\0';
        scan->game->position = value + 1;
    }
}

/* --- lines ---------------------------------------------------------------------------------------------------- */

/* A remark begins with a word, so that Qxf7# is none. */
static void remove_remark(char *line)
{
    for (char *at = line; (at = strchr(at, '#')); at++)
        if (at == line || strchr(blanks, at[-1])) {
            *at = '\0';
            return;
        }
}

/* A word that the file ends with may have been longer. */
static void cut_off(struct scan *scan, bool at_word)
{
    struct game_record *game = scan->game;
    game->count -= at_word && game->count > 0;
    end_game(scan, "this game is cut off: its last line has no end");
}

static void take_line(struct scan *scan, char *line, bool ended)
{
    scan->line_start = line;
    remove_remark(line);
    char *at = line + strspn(line, blanks);
    const size_t length = strlen(at);
    if (*at == '[')
        return take_tag(scan, at);
    if (!*at)
        return;
    const bool at_word = !strchr(blanks, at[length - 1]);
    if (!scan->tagged) {
        begin_game(scan, at);
        at = take_position(scan, at);
    }
    for (char *word; (word = strsep(&at, blanks));)
        if (*word)
            take_word(scan, word);
    if (scan->game && !ended)
        cut_off(scan, at_word);
    else if (scan->game && !scan->tagged)
        end_game(scan, NULL);
}

static void take_lines(struct scan *scan, char *text, const char *end)
{
    for (char *line = text, *next; line < end; line = next) {
        char *stop = memchr(line, '\n', (size_t)(end - line));
        next = stop ? stop + 1 : (char *)end;
        if (stop)
            *stop = '\0';
        scan->line++;
        take_line(scan, line, stop != NULL);
    }
    if (scan->game)
        end_game(scan, "this game is cut off: it has no result");
}

bool game_records_read(const char *path, bool partial, Complain complain, void *context,
                       struct game_records *records)
{
    struct scan scan = {
        .records = records, .partial = partial, .good = true, .complain = complain, .context = context};
    const char *wrong;
    size_t size;
    FILE *file = stream_open(path, &wrong);
    *records = (struct game_records){0};
    records->text = file ? stream_read(file, SIZE_MAX, &size) : NULL;
    if (file && !records->text)
        wrong = strerror(errno);
    if (file)
        fclose(file);
    if (records->text && is_packed(records->text, size))
        wrong = unpack(&records->text, &size);
    if (wrong)
        complain_in(&scan, (struct place){0}, wrong);
    else if (memchr(records->text, '\0', size))
        complain_in(&scan, (struct place){0}, "this is no text: it has a byte 0");
    else
        take_lines(&scan, records->text, records->text + size);
    return scan.good;
}

/* --- on the board --------------------------------------------------------------------------------------------- */

const char *game_record_begin(struct task *task, const struct game_record *record)
{
    task->position = record->position;
    task->opening = 0;
    task->played_count = 0;
    if (task->trail)
        task->trail->count = 0;
    return cell_game(task->cell)->check(task);
}

enum { READING_SECONDS = 20, NUMBERS_TEXT = 5 * MOST_MOVES, READING_ERROR = 300 };

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

const char *moves_make(struct task *task, const char *word)
{
    static struct sight sight;
    static uint16_t number[MOST_CHILDREN];
    if (task->played_count == MOST_MOVES)
        return "these are too many moves";
    const int found = cell_game(task->cell)->find(task, word, number);
    if (found == 1) {
        task_move(task, number[0]);
        return NULL;
    }
    task_look(task, &sight);
    return misread(task, word, &sight, number, found);
}

/* The next move, by its number or in words; NULL, or what is wrong. */
static const char *read_word(struct task *task, const char *word)
{
    static struct sight sight;
    if (word[strspn(word, "0123456789")] != '\0' || !task_look(task, &sight))
        return moves_make(task, word);
    const long said = strtol(word, NULL, 10);
    if (!*word || (*word == '0' && word[1]) || said >= sight.count) /* no 007 */
        return misread(task, word, &sight, NULL, 0);
    task_move(task, (int)said);
    return NULL;
}

static void read_words(const void *question, void *answer)
{
    const struct moves_reading *reading = question;
    struct numbered *numbered = answer;
    char *rest = copied(reading->words);
    Text text = {numbered->numbers, numbered->numbers + NUMBERS_TEXT - 1};
    struct task task = cell_task(reading->cell);
    const char *error = NULL;
    if (cell_check_game(reading->cell)) /* the position is wrong, which will be said of it */
        return;
    for (char *word; !error && (word = strsep(&rest, "."));) {
        error = read_word(&task, word);
        if (!error)
            put(&text, "%s%d", task.played_count > 1 ? "." : "", task.played[task.played_count - 1]);
    }
    if (error)
        snprintf(numbered->error, READING_ERROR, "move %d of \"moves\": %s", task.played_count + 1, error);
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

const char *moves_number(struct cell *cell)
{
    static struct numbered numbered;
    const char **moves = &cell_change(cell, GAME_PART, "moves")->text;
    if (strcmp(*moves, "none") == 0 || (*moves)[strspn(*moves, "0123456789.")] == '\0')
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
