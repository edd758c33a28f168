#include "base/terminal.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"

bool is_read_by_person(FILE *out)
{
    return isatty(fileno(out));
}

bool obeys_sequences(FILE *out)
{
    const char *terminal = getenv("TERM");
    return is_read_by_person(out) && !(terminal && strcmp(terminal, "dumb") == 0);
}

bool may_be_coloured(FILE *out)
{
    const char *refusal = getenv("NO_COLOR");
    return obeys_sequences(out) && !(refusal && *refusal);
}

enum { NARROWEST = 40 };

static struct winsize size_of(FILE *out)
{
    struct winsize size = {0};
    const int stream = fileno(out);
    if (stream < 0 || !isatty(stream) || ioctl(stream, TIOCGWINSZ, &size) != 0)
        size = (struct winsize){0};
    return size;
}

int terminal_columns(FILE *out)
{
    return size_of(out).ws_col;
}

int terminal_rows(FILE *out)
{
    return size_of(out).ws_row;
}

/* How wide lines are wrapped: the terminal's, between 40 and LONGEST_WRAPPED; elsewhere that. */
static int columns_of(FILE *out)
{
    const int columns = terminal_columns(out);
    return columns == 0 || columns > LONGEST_WRAPPED ? LONGEST_WRAPPED : columns < NARROWEST ? NARROWEST : columns;
}

static void fill(FILE *out, const char *text, int column, int indent, int columns)
{
    bool first = true;
    for (; *text && *text != '\n'; first = false) {
        const int length = (int)strcspn(text, " \n"), width = utf8_width(text, (size_t)length);
        if (!first && column + 1 + width > columns) {
            fprintf(out, "\n%*s", indent, "");
            column = indent;
        } else if (!first) {
            fputc(' ', out);
            column++;
        }
        fprintf(out, "%.*s", length, text);
        column += width;
        text += length + (text[length] == ' ');
    }
}

void write_wrapped(FILE *out, const char *text, int indent)
{
    fill(out, text, indent, indent, columns_of(out));
}

/* Where the text begins that the rest of a line is to stand below. */
static int hang(const char *line, int length, int columns)
{
    int at = (int)strspn(line, " ");
    for (int i = at + 2; i < length && i <= columns / 3; i++)
        if (line[i] != ' ' && line[i - 1] == ' ' && line[i - 2] == ' ')
            at = i;
    return at;
}

static void write_lines(FILE *out, const char *lines, int head)
{
    const int columns = columns_of(out);
    while (*lines) {
        const int length = (int)strcspn(lines, "\n");
        const int at = head > 0 && head < length ? head : hang(lines, length, columns);
        if (!isatty(fileno(out)) || utf8_width(lines, (size_t)length) <= columns) {
            fprintf(out, "%.*s", length, lines);
        } else {
            fprintf(out, "%.*s", at, lines);
            fill(out, lines + at, at, at, columns);
        }
        lines += length;
        if (*lines)
            fputc(*lines++, out);
    }
}

void write_wrapped_lines(FILE *out, const char *lines)
{
    write_lines(out, lines, 0);
}

/* --- wrapping what others print ---------------------------------------------------------------------------------- */

struct wrapping wrapping_begin(FILE *out, int head)
{
    struct wrapping wrapping = {out, NULL, -1, head};
    fflush(out);
    if (terminal_columns(out) == 0 || !(wrapping.kept = tmpfile()))
        return wrapping;
    wrapping.terminal = dup(fileno(out));
    if (wrapping.terminal < 0 || dup2(fileno(wrapping.kept), fileno(out)) < 0) {
        fclose(wrapping.kept);
        wrapping.kept = NULL;
    }
    return wrapping;
}

void wrapping_end(struct wrapping *wrapping)
{
    char *line = NULL;
    size_t room = 0;
    if (!wrapping->kept)
        return;
    fflush(wrapping->out);
    dup2(wrapping->terminal, fileno(wrapping->out));
    close(wrapping->terminal);
    rewind(wrapping->kept);
    while (getline(&line, &room, wrapping->kept) >= 0)
        write_lines(wrapping->out, line, wrapping->head);
    free(line);
    fclose(wrapping->kept);
    wrapping->kept = NULL;
}

/* --- bars ------------------------------------------------------------------------------------------------------------ */

/* So many eighths of a column, filled from the left, in UTF-8: U+2588 is all of it, U+258F one. */
static void put_blocks(FILE *out, long eighths)
{
    for (; eighths > 0; eighths -= 8)
        fprintf(out, "\xE2\x96%c", (char)(0x90 - (eighths < 8 ? eighths : 8)));
}

static void put_times(FILE *out, const char *text, long times)
{
    while (times-- > 0)
        fputs(text, out);
}

/* Blocks are filled from the left, so that a bar to the left has whole ones. */
char *bar_text(double share, int columns, bool below)
{
    const bool blocks = utf8_is_shown();
    const int before = below ? columns / 2 : 0;
    const long whole = isnan(share) ? 0 : lround(fabs(share) * (columns - before));
    const long eighths = isnan(share) ? 0 : lround(8 * fabs(share) * (columns - before));
    const long blanks = share < 0 ? before - whole : before;
    FILE *out = text_open();
    put_times(out, " ", isnan(share) ? 0 : blanks);
    if (blocks)
        put_blocks(out, share < 0 ? 8 * whole : eighths == 0 && share > 0 ? 1 : eighths);
    else
        put_times(out, "#", whole);
    return text_close(out);
}
