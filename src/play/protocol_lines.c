#include "play/protocol_lines.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("info string ", stdout);
    vprint_plainly(stdout, format, arguments);
    putchar('\n');
    va_end(arguments);
}

void lines_fill(struct lines *lines, int file)
{
    if (lines->used == LONGEST_LINE && lines->first == 0) {
        if (!lines->skipping)
            say("a line of more than %d bytes was left out", LONGEST_LINE - 1);
        lines->skipping = true;
        lines->used = 0;
    }
    memmove(lines->text, lines->text + lines->first, lines->used - lines->first);
    lines->used -= lines->first;
    lines->first = 0;
    const ssize_t size = read(file, lines->text + lines->used, LONGEST_LINE - lines->used);
    if (size > 0)
        lines->used += (size_t)size;
    else
        lines->ended = size == 0 || errno != EINTR;
}

/* A line up to its end, or if nothing more will come up to that; NULL if it is not there yet. */
static char *take_line(struct lines *lines)
{
    char *line = lines->text + lines->first;
    const size_t left = lines->used - lines->first;
    char *end = memchr(line, '\n', left);
    if (!end && (!lines->ended || left == 0 || lines->used == LONGEST_LINE))
        return NULL;
    lines->first = end ? (size_t)(end - lines->text) + 1 : lines->used;
    end = end ? end : line + left;
    *end = '\0';
    if (strlen(line) == (size_t)(end - line))
        return line;
    say("a line with a zero byte was left out");
    *line = '\0';
    return line;
}

char *lines_next(struct lines *lines)
{
    char *line = take_line(lines);
    if (line && lines->skipping) {
        lines->skipping = false;
        line = take_line(lines);
    }
    return line;
}
