#include "config/played.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/allocate.h"
#include "base/packed.h"
#include "base/stream.h"
#include "base/utf8.h"

struct reader {
    struct played *played;
    struct played_game *game; /* that is being read, NULL between games */
    bool tagged;              /* does it go on until its result? */
    bool partial, good;
    int line;
    const char *line_start;
    Complain complain;
    void *context;
};

static void complain_at(struct reader *reader, struct place place, const char *message)
{
    reader->complain(reader->context, place, message);
    reader->good = false;
}

static struct place place_of(const struct reader *reader, const char *at)
{
    struct place place = {reader->line, 1};
    for (const char *before = reader->line_start; before < at; before++)
        place.column += !utf8_continues(*before);
    return place;
}

/* --- games and their words ------------------------------------------------------------------------------------ */

static void begin_game(struct reader *reader, const char *at)
{
    struct played *played = reader->played;
    if ((played->count & (played->count + 1)) == 0)
        played->game = need(realloc(played->game, (size_t)(2 * played->count + 2) * sizeof *played->game));
    reader->game = &played->game[played->count++];
    *reader->game = (struct played_game){.place = place_of(reader, at), .position = "start"};
}

static void end_game(struct reader *reader, const char *unfinished)
{
    reader->game->unfinished = unfinished;
    if (unfinished && !reader->partial)
        complain_at(reader, reader->game->place, unfinished);
    reader->game = NULL;
    reader->tagged = false;
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

static void add_move(struct reader *reader, const char *word)
{
    struct played_game *game = reader->game;
    if ((game->count & (game->count + 1)) == 0)
        game->move = need(realloc(game->move, (size_t)(2 * game->count + 2) * sizeof *game->move));
    game->move[game->count++] = (struct played_move){word, place_of(reader, word)};
}

static void take_word(struct reader *reader, const char *word)
{
    if (!reader->game) {
        complain_at(reader, place_of(reader, word), "this comes after the result of a game");
        return;
    }
    if (!is_result(word)) {
        word += number_length(word);
        if (*word)
            add_move(reader, word);
        return;
    }
    reader->game->result = word;
    end_game(reader, *word == '*' ? "this game is not over: its result is *" : NULL);
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
static char *take_notation(struct reader *reader, char *at)
{
    reader->game->position = at;
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
static char *take_position(struct reader *reader, char *at)
{
    static const char *const notations[] = {"fen", "sfen"};
    char *rest = behind(at, "position"), *moves;
    const bool said = rest;
    at = said ? rest : at;
    if ((rest = behind(at, "startpos")) || (said && (rest = behind(at, "start"))))
        return (moves = behind(rest, "moves")) ? moves : rest;
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++)
        if ((rest = behind(at, notations[i])))
            return take_notation(reader, rest);
    return said ? take_notation(reader, at) : at;
}

/* [FEN "..."]; other tags say nothing of where a game starts. */
static void take_tag(struct reader *reader, char *at)
{
    if (reader->tagged && reader->game->count)
        end_game(reader, "this game is cut off: it has no result");
    if (!reader->game)
        begin_game(reader, at);
    reader->tagged = true;
    char *value = strchr(at, '"'), *end = value ? strrchr(value + 1, '"') : NULL;
    if (end && (strncasecmp(at, "[FEN ", 5) == 0 || strncasecmp(at, "[SFEN ", 6) == 0)) {
        *end = '\0';
        reader->game->position = value + 1;
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
static void cut_off(struct reader *reader, bool at_word)
{
    struct played_game *game = reader->game;
    game->count -= at_word && game->count > 0;
    end_game(reader, "this game is cut off: its last line has no end");
}

static void take_line(struct reader *reader, char *line, bool ended)
{
    reader->line_start = line;
    remove_remark(line);
    char *at = line + strspn(line, blanks);
    const size_t length = strlen(at);
    if (*at == '[')
        return take_tag(reader, at);
    if (!*at)
        return;
    const bool at_word = !strchr(blanks, at[length - 1]);
    if (!reader->tagged) {
        begin_game(reader, at);
        at = take_position(reader, at);
    }
    for (char *word; (word = strsep(&at, blanks));)
        if (*word)
            take_word(reader, word);
    if (reader->game && !ended)
        cut_off(reader, at_word);
    else if (reader->game && !reader->tagged)
        end_game(reader, NULL);
}

static void take_lines(struct reader *reader, char *text, const char *end)
{
    for (char *line = text, *next; line < end; line = next) {
        char *stop = memchr(line, '\n', (size_t)(end - line));
        next = stop ? stop + 1 : (char *)end;
        if (stop)
            *stop = '\0';
        reader->line++;
        take_line(reader, line, stop != NULL);
    }
    if (reader->game)
        end_game(reader, "this game is cut off: it has no result");
}

bool played_read(const char *path, bool partial, Complain complain, void *context, struct played *played)
{
    struct reader reader = {
        .played = played, .partial = partial, .good = true, .complain = complain, .context = context};
    const char *wrong;
    size_t size;
    FILE *file = stream_open(path, &wrong);
    *played = (struct played){0};
    played->text = file ? stream_read(file, SIZE_MAX, &size) : NULL;
    if (file && !played->text)
        wrong = strerror(errno);
    if (file)
        fclose(file);
    if (played->text && is_packed(played->text, size))
        wrong = unpack(&played->text, &size);
    if (wrong)
        complain_at(&reader, (struct place){0, 0}, wrong);
    else if (memchr(played->text, '\0', size))
        complain_at(&reader, (struct place){0, 0}, "this is no text: it has a byte 0");
    else
        take_lines(&reader, played->text, played->text + size);
    return reader.good;
}

void played_free(struct played *played)
{
    for (int i = 0; i < played->count; i++)
        free(played->game[i].move);
    free(played->game);
    free(played->text);
    *played = (struct played){0};
}

/* --- on the board --------------------------------------------------------------------------------------------- */

const char *played_begin(const struct game *game, struct task *task, const struct played_game *played)
{
    task->position = played->position;
    task->opening = 0;
    task->played_count = 0;
    if (task->trail)
        task->trail->count = 0;
    return game->check(task);
}
