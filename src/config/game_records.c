#include "config/openings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/file.h"
#include "config/record_text.h"

enum { ROOM = 1 << 22, MOST_AT_ONCE = 1 << 14 };

/* --- formats ---------------------------------------------------------------------------------------------------- */

const Format *game_format(const struct game *game, int number)
{
    static const Format *const common[] = {&record_pgn, &record_pdn, &record_lines, NULL};
    int own = 0;
    while (game->formats[own])
        own++;
    return number < own ? game->formats[number] : common[number - own];
}

static const Format *format_named(const struct game *game, const char *name)
{
    const Format *format;
    for (int i = 0; (format = game_format(game, i)) && strcmp(format->name, name) != 0; i++)
        ;
    return format;
}

static const char *refuse_name(const struct cell *cell, const char *name)
{
    enum { MOST_NAMES = MAX_FORMATS + 8 };
    const char *names[MOST_NAMES];
    int count = 0;
    for (const Format *format; count < MOST_NAMES && (format = game_format(cell_game(cell), count)); count++)
        names[count] = format->name;
    return complaint("%s has no format \"%.20s\", but %s", cell_part(cell, GAME_PART), name,
                     texts_listed(names, count, ", "));
}

/* Files that are no records, by their first bytes. */
static const struct {
    const char *bytes, *what;
} others[] = {
    {"\x28\xb5\x2f\xfd", "it is packed by zstd: give what zstdcat prints by --records -"},
    {"\xfd\x37zXZ", "it is packed by xz: give what xzcat prints by --records -"},
    {"BZh", "it is packed by bzip2: give what bzcat prints by --records -"},
    {"PK\3\4", "it is packed by zip: give what unzip -p prints by --records -"},
    {"7z\xbc\xaf", "it is packed by 7-Zip: give what 7z x -so prints by --records -"},
    {"\xff\xfe", "it is UTF-16: give what iconv -f UTF-16 -t UTF-8 prints by --records -"},
    {"\xfe\xff", "it is UTF-16: give what iconv -f UTF-16 -t UTF-8 prints by --records -"},
    {"<!", "it is a page of HTML, and no record"},
    {"<html", "it is a page of HTML, and no record"},
    {"%PDF", "it is a PDF, and no record"},
};

/* NULL, or why none of its games can be read: it has another format, of which game, or none. */
static const char *refuse_file(const struct cell *cell, const char *text, const char *end)
{
    const char *first = text + strspn(text, " \t\r\n");
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (text_begins(first, end, others[i].bytes))
            return others[i].what;
    for (int g = 0; g < game_count; g++)
        for (const Format *const *format = game_at(g)->formats; *format; format++)
            if ((*format)->tells(text, end))
                return complaint("this is a %s record, which is read in %s, not in %s", (*format)->title,
                                 part_at(GAME_PART, g)->name, cell_part(cell, GAME_PART));
    return memchr(text, '\0', (size_t)(end - text)) ? "this is no text: it has a byte 0" : NULL;
}

static const Format *format_told(const struct game *game, const char *text, const char *end)
{
    const Format *format;
    for (int i = 0; !(format = game_format(game, i))->tells(text, end); i++)
        ;
    return format;
}

/* --- games of a file ------------------------------------------------------------------------------------------------ */

static void fill(struct game_records *records)
{
    memmove(records->bytes, records->bytes + records->begin, records->end - records->begin);
    records->end -= records->begin;
    records->begin = 0;
    if (!records->ended) {
        const size_t room = ROOM - records->end;
        const size_t got = unpacking_read(records->file, records->bytes + records->end, room, &records->wrong);
        records->end += got;
        records->ended = got < room;
    }
    records->bytes[records->end] = '\0';
}

static bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r';
}

/* Lines without anything, and a byte order mark, belong to no game. */
static void pass_blank_lines(struct game_records *records)
{
    const char *bytes = records->bytes;
    for (;;) {
        if (text_begins(bytes + records->begin, bytes + records->end, "\xef\xbb\xbf"))
            records->begin += 3;
        size_t at = records->begin;
        while (at < records->end && is_blank(bytes[at]))
            at++;
        if (at == records->end && records->ended)
            records->begin = records->end;
        if (at == records->end || bytes[at] != '\n')
            return;
        records->begin = at + 1;
        records->column = 1;
        records->line++;
    }
}

/* How many bytes the game has that begins here, and lines; 0: it is not known yet. */
static size_t game_size(const struct game_records *records, int *lines)
{
    const char *start = records->bytes + records->begin, *end = records->bytes + records->end;
    int state = 0;
    *lines = 0;
    for (const char *line = start, *next; line < end; line = next) {
        const char *stop = memchr(line, '\n', (size_t)(end - line));
        if (!stop && !records->ended)
            return 0;
        next = stop ? stop + 1 : end;
        const char *last = stop ? stop : end;
        while (last > line && is_blank(last[-1]))
            last--;
        const LineOfGame is = records->format->line(line, last, &state);
        if (is == ENDS_BEFORE && line > start)
            return (size_t)(line - start);
        if (is == ENDS_INSIDE)
            return (size_t)(line - start + state);
        *lines += stop != NULL;
        if (is == ENDS_WITH)
            return (size_t)(next - start);
    }
    return records->ended ? (size_t)(end - start) : 0;
}

/* The same of a game that has so many bytes. */
static size_t packed_size(const struct game_records *records)
{
    const size_t left = records->end - records->begin, size = (size_t)records->format->bytes;
    return left >= size ? size : records->ended ? left : 0;
}

static bool take_game(struct game_records *records)
{
    const bool text = !records->format->bytes;
    int lines = 0;
    if (text)
        pass_blank_lines(records);
    size_t size = text ? game_size(records, &lines) : packed_size(records);
    const bool long_one = size == 0 && records->begin == 0 && records->end == ROOM;
    if (long_one)
        size = records->end;
    if (size == 0)
        return false;
    records->game[records->count++] = (struct game_text){.bytes = records->bytes + records->begin,
                                                         .size = size,
                                                         .line = records->line,
                                                         .column = records->column,
                                                         .number = ++records->number,
                                                         .long_one = long_one};
    for (size_t i = 0; i < size; i++, records->begin++)
        records->column = records->bytes[records->begin] == '\n'
                              ? 1
                              : records->column + !utf8_continues(records->bytes[records->begin]);
    records->line += lines;
    return true;
}

bool game_records_next(struct game_records *records)
{
    records->count = 0;
    fill(records);
    while (records->count < MOST_AT_ONCE && take_game(records))
        ;
    return records->count > 0;
}

const char *game_records_open(struct game_records *records, const char *path, const struct cell *cell,
                              const char *format)
{
    const struct game *game = cell_game(cell);
    const char *wrong;
    *records = (struct game_records){.line = 1, .column = 1, .joined = *game->joined};
    records->format = format ? format_named(game, format) : NULL;
    if (format && !records->format)
        return refuse_name(cell, format);
    records->file = unpacking_open(path, &wrong);
    if (!records->file)
        return wrong;
    records->bytes = allocate(ROOM + 1, 1);
    records->copy = allocate(ROOM + 1, 1);
    records->game = allocate(MOST_AT_ONCE, sizeof *records->game);
    fill(records);
    if (records->wrong && records->end == 0)
        return records->wrong;
    const char *text = records->bytes, *end = text + records->end;
    text += text_begins(text, end, "\xef\xbb\xbf") ? 3 : 0;
    while (text < end && (is_blank(*text) || *text == '\n'))
        text++;
    if (!format)
        records->format = format_told(game, text, end);
    if (records->format == &record_lines && !format && (wrong = refuse_file(cell, text, end)))
        return wrong;
    records->begin = (size_t)records->format->header;
    return records->begin > records->end ? "it is cut short" : NULL;
}

void game_records_close(struct game_records *records)
{
    if (records->file)
        unpacking_close(records->file);
    release(records->bytes);
    release(records->copy);
    release(records->game);
}

/* --- one of them ---------------------------------------------------------------------------------------------------- */

void game_record_read(const struct game_records *records, int number, Record *record)
{
    const struct game_text *text = &records->game[number];
    memcpy(records->copy, text->bytes, text->size);
    records->copy[text->size] = '\0';
    record->text = records->copy;
    record->size = text->size;
    record->joined = records->joined;
    record->position[0] = record->wrong[0] = '\0';
    record->count = 0;
    record->won = NOT_SAID;
    record->nothing = record->ended = false;
    record->unfinished = record->wrong_at = NULL;
    if (text->long_one)
        return record_wrong(record, NULL, "a game of more than %d bytes", ROOM);
    if (!records->format->bytes && memchr(record->text, '\0', record->size))
        return record_wrong(record, NULL, "this is no text: it has a byte 0");
    if (!records->format->bytes)
        text_replace(record->text, '\r', ' ');
    if (records->format->bytes && record->size < (size_t)records->format->bytes)
        return record_wrong(record, NULL, "it is cut short");
    records->format->read(record);
}

struct place game_record_place(const struct game_records *records, int number, const Record *record, const char *at)
{
    const struct game_text *text = &records->game[number];
    if (records->format->bytes)
        return (struct place){.line = text->number};
    const bool same = record->text == records->copy; /* readers end words and lines there by a 0 */
    const char *start = same ? text->bytes : record->text;
    struct place place = {.line = text->line, .column = text->column};
    for (const char *before = start, *stop = at ? start + (at - record->text) : start; before < stop; before++) {
        place.column += !utf8_continues(*before);
        if (*before == '\n' || *before == '\0')
            place = (struct place){.line = place.line + 1, .column = 1};
    }
    return place;
}

const char *game_record_begin(struct task *task, const Record *record)
{
    task->position = *record->position ? record->position : "start";
    task->opening = 0;
    task->played_count = 0;
    if (task->trail)
        task->trail->count = 0;
    return cell_game(task->cell)->check(task);
}
