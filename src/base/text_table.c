#include "base/terminal.h"

#include <ctype.h>
#include <limits.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"

static void add_text(struct text_table *table, char *text)
{
    table->text = grow(table->text, (size_t)table->count, sizeof *table->text);
    table->text[table->count++] = text;
}

void text_table_add(struct text_table *table, const char *format, ...)
{
    va_list arguments;
    FILE *out = text_open();
    va_start(arguments, format);
    vprint_plainly(out, format, arguments);
    va_end(arguments);
    add_text(table, text_close(out));
}

void text_table_end_row(struct text_table *table)
{
    add_text(table, NULL);
}

static int width_of_text(const char *text)
{
    return utf8_width(text, strlen(text));
}

static bool looks_like_number(const char *text)
{
    static const char between[] = " .. ";
    char *end;
    text += *text == '*';
    strtod(text, &end);
    if (end != text && strncmp(end, between, strlen(between)) == 0) {
        text = end + strlen(between);
        strtod(text, &end);
    }
    return !*text || (*text == '(' && isalpha((unsigned char)text[1])) || strcmp(text, "-") == 0 ||
           (end != text && (!*end || strcmp(end, " %") == 0));
}

/* The texts of a table by rows and columns, of which the first row is the header; NULL: a row ends before that column. */
struct grid {
    char **text;
    int rows, stride;
    int *column, columns; /* those that are shown, from left to right */
    int *width;           /* of each column, shown or not */
    bool *words;          /* is anything in it no number? */
    int keys, common;     /* of the shown ones */
};

static char *text_at(const struct grid *grid, int row, int at)
{
    return at < grid->columns ? grid->text[row * grid->stride + grid->column[at]] : NULL;
}

/* Show a column as the last one. */
static void show(struct grid *grid, int column)
{
    grid->column[grid->columns++] = column;
    for (int row = 0; row < grid->rows; row++) {
        const char *text = grid->text[row * grid->stride + column];
        const int width = text ? width_of_text(text) : 0;
        grid->width[column] = width > grid->width[column] ? width : grid->width[column];
        grid->words[column] |= row > 0 && text && !looks_like_number(text);
    }
}

/* With room for a column of bars. */
static struct grid grid_of(const struct text_table *table)
{
    struct grid grid = {.rows = 1, .stride = 1, .keys = table->keys, .common = table->common};
    for (int i = 0, at = 0; i < table->count; i++) {
        at = table->text[i] ? at + 1 : 0;
        grid.stride = at + 1 > grid.stride ? at + 1 : grid.stride;
        grid.rows += !table->text[i];
    }
    grid.text = allocate((size_t)grid.rows * (size_t)grid.stride, sizeof *grid.text);
    grid.column = allocate((size_t)grid.stride, sizeof *grid.column);
    grid.width = allocate((size_t)grid.stride, sizeof *grid.width);
    grid.words = allocate((size_t)grid.stride, sizeof *grid.words);
    for (int i = 0, at = 0; i < table->count; i++)
        if (table->text[i])
            grid.text[at++] = table->text[i];
        else
            at += grid.stride - at % grid.stride;
    grid.rows--; /* each row has an end */
    for (int column = 0; column + 1 < grid.stride; column++)
        show(&grid, column);
    return grid;
}

/* What the shown columns from the first to before the end take, with two blanks before each. */
static int width_of(const struct grid *grid, int first, int end)
{
    int width = 0;
    for (int at = first; at < end; at++)
        width += 2 + grid->width[grid->column[at]];
    return width;
}

/* --- printing --------------------------------------------------------------------------------------------------- */

static void print_text(const struct grid *grid, int row, int at, bool last, FILE *out)
{
    const char *text = text_at(grid, row, at);
    const int column = grid->column[at], blanks = grid->width[column] - width_of_text(text);
    if (last && !*text && !grid->words[column])
        return;
    fprintf(out, "%s", at ? "  " : "");
    if (!grid->words[column])
        fprintf(out, "%*s%s", blanks, "", text);
    else
        fprintf(out, "%s%*s", text, last ? 0 : blanks, "");
}

/* Where a column ends with those without a header behind it. */
static int end_with_followers(const struct grid *grid, int at)
{
    const char *header;
    while ((header = text_at(grid, 0, ++at)) && !*header)
        ;
    return at < grid->columns ? at : grid->columns;
}

/* Do the keys leave room for whatever is to stand beside them? */
static bool can_be_split(const struct grid *grid, int columns)
{
    bool room = true;
    for (int at = grid->keys, end; at < grid->columns; at = end) {
        end = end_with_followers(grid, at);
        room &= width_of(grid, 0, grid->keys) - 2 + width_of(grid, at, end) <= columns;
    }
    return room;
}

/* The keys, and the columns from `first` to before `end`. */
static void print_part(const struct grid *grid, int first, int end, FILE *out)
{
    const bool dim = may_be_coloured(out);
    fputs(dim ? "\033[2m" : "", out);
    for (int row = 0; row < grid->rows; row++) {
        for (int at = 0; text_at(grid, row, at); at++)
            if (at < grid->keys || (at >= first && at < end))
                print_text(grid, row, at, at + 1 == end || !text_at(grid, row, at + 1), out);
        fputs(dim && row == 0 ? "\033[0m\n" : "\n", out);
    }
}

/* In each part as many columns as fit, but one at least. */
static void print_parts(const struct grid *grid, int columns, FILE *out)
{
    const int left = columns > 0 ? columns + 2 - width_of(grid, 0, grid->keys) : INT_MAX;
    int first, end = grid->keys;
    do {
        first = end;
        for (int next; end < grid->columns; end = next) {
            next = end_with_followers(grid, end);
            if (end > first && width_of(grid, first, next) > left)
                break;
        }
        fputs(first > grid->keys ? "\n" : "", out);
        print_part(grid, first, end, out);
    } while (end < grid->columns);
}

/* A line for each text: its header, and the text. */
static void print_turned(const struct grid *grid, FILE *out)
{
    int widest = 0;
    for (int at = 0; at < grid->columns; at++)
        widest = width_of_text(text_at(grid, 0, at)) > widest ? width_of_text(text_at(grid, 0, at)) : widest;
    for (int row = 1; row < grid->rows; row++) {
        const char *text;
        for (int at = 0; (text = text_at(grid, row, at)); at++)
            if (*text)
                fprintf(out, "%s%*s  %s\n", text_at(grid, 0, at), widest - width_of_text(text_at(grid, 0, at)), "",
                        text);
        fputs(row + 1 < grid->rows ? "\n" : "", out);
    }
}

/* --- what is left out, and bars --------------------------------------------------------------------------------- */

static int column_called(const struct grid *grid, const char *header)
{
    for (int at = 0; text_at(grid, 0, at); at++)
        if (strcmp(text_at(grid, 0, at), header) == 0)
            return at;
    return -1;
}

/* What all rows have in a column; NULL if they differ, or are none. */
static const char *common_text(const struct grid *grid, int at)
{
    const char *common = NULL;
    for (int row = 1; row < grid->rows; row++) {
        const char *text = text_at(grid, row, at);
        if (common && text && strcmp(common, text) != 0)
            return NULL;
        common = text ? text : common;
    }
    return common;
}

static void leave_out(struct grid *grid, int at)
{
    grid->columns--;
    memmove(grid->column + at, grid->column + at + 1, (size_t)(grid->columns - at) * sizeof *grid->column);
    grid->keys -= at < grid->keys;
    grid->common -= at < grid->common;
}

/* Print "game=chess  pairs=334", and take these columns out. */
static void print_common(struct grid *grid, FILE *out)
{
    const bool several = grid->rows > 2;
    FILE *line = text_open();
    int said = 0;
    for (int at = 0; several && at < grid->common;) {
        const char *text = common_text(grid, at);
        if (text && *text)
            fprintf(line, "%s%s=%s", said++ ? "  " : "", text_at(grid, 0, at), text);
        if (text)
            leave_out(grid, at);
        else
            at++;
    }
    fputs(said ? "\n\n" : "", line);
    write_wrapped_lines(out, text_close(line));
}

/* Leave out spare columns: those that are empty, and those that find no room beside the others and the spare ones behind
 * them.  Returns a sentence about these, or an empty text. */
static const char *make_room(struct grid *grid, const char *const *spare, int columns)
{
    FILE *note = text_open();
    int count = 0, left_out = 0, at;
    for (; spare && spare[count]; count++) {
        const char *common = (at = column_called(grid, spare[count])) < 0 ? NULL : common_text(grid, at);
        if (common && !*common)
            leave_out(grid, at);
    }
    int left = columns + 2 - width_of(grid, 0, grid->columns);
    for (int i = 0; i < count; i++)
        if ((at = column_called(grid, spare[i])) >= 0)
            left += width_of(grid, at, at + 1);
    bool *kept = allocate((size_t)count, sizeof *kept);
    for (int i = count - 1; i >= 0; i--)
        if ((at = column_called(grid, spare[i])) >= 0) {
            kept[i] = columns == 0 || width_of(grid, at, at + 1) <= left;
            left -= kept[i] ? width_of(grid, at, at + 1) : 0;
        }
    for (int i = 0; i < count; i++)
        if ((at = column_called(grid, spare[i])) >= 0 && !kept[i]) {
            fprintf(note, "%s%s", left_out++ ? ", " : "There is no room for ", spare[i]);
            leave_out(grid, at);
        }
    fputs(left_out ? "; --csv prints all columns.\n" : "", note);
    return text_close(note);
}

enum { USUAL_WIDTH = 80, LEAST_BAR = 8, MOST_BAR = 24 };

/* As a last column, if there is room. */
static void add_bars(struct grid *grid, const double *bars, const char *scale, int columns)
{
    const int left = (columns ? columns : USUAL_WIDTH) - width_of(grid, 0, grid->columns), last = grid->stride - 1;
    const int width = left < MOST_BAR ? left : MOST_BAR;
    bool below = false;
    if (!bars || width < LEAST_BAR || left < width_of_text(scale))
        return;
    for (int row = 1; row < grid->rows; row++)
        below |= bars[row - 1] < 0;
    for (int row = 0; row < grid->rows; row++)
        grid->text[row * grid->stride + last] = row ? bar_text(bars[row - 1], width, below) : printed("%s", scale);
    show(grid, last);
}

void text_table_print_within(struct text_table *table, FILE *out, int columns)
{
    struct grid grid = grid_of(table);
    print_common(&grid, out);
    const char *left_out = make_room(&grid, table->spare, columns);
    add_bars(&grid, table->bars, table->scale, columns);
    grid.keys = grid.keys < 1 ? 1 : grid.keys;
    grid.keys = grid.keys < grid.columns ? grid.keys : grid.columns > 0;
    if (columns == 0 || can_be_split(&grid, columns))
        print_parts(&grid, columns, out);
    else
        print_turned(&grid, out);
    write_wrapped_lines(out, left_out);
    *table = (struct text_table){0};
}

void text_table_print(struct text_table *table, FILE *out)
{
    text_table_print_within(table, out, terminal_columns(out));
}
