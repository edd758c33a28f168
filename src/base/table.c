#include "base/terminal.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"

static void add_text(struct aligned *table, char *text)
{
    if (table->count == table->room) {
        table->room = 2 * table->room + 64;
        table->text = need(realloc(table->text, (size_t)table->room * sizeof *table->text));
    }
    table->text[table->count++] = text;
}

void aligned_add(struct aligned *table, const char *format, ...)
{
    va_list arguments;
    FILE *out = text_open();
    va_start(arguments, format);
    vprint_plainly(out, format, arguments);
    va_end(arguments);
    add_text(table, text_close(out));
}

void aligned_end_row(struct aligned *table)
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

struct layout {
    int *width;
    bool *words; /* of a column: is anything in it no number? */
    int columns, keys;
};

/* The columns of one of the tables into which one is split: the keys, and those from `first` to before `end`. */
struct part {
    int first, end;
};

static struct layout lay_out(const struct aligned *table)
{
    struct layout layout = {lasting(allocate((size_t)table->count, sizeof(int))),
                            lasting(allocate((size_t)table->count, sizeof(bool))), 0,
                            table->keys > 0 ? table->keys : 1};
    bool header = true;
    int column = 0;
    for (int i = 0; i < table->count; i++) {
        const char *text = table->text[i];
        if (!text) {
            header = false;
            column = 0;
            continue;
        }
        const int width = width_of_text(text);
        layout.width[column] = width > layout.width[column] ? width : layout.width[column];
        layout.words[column] |= !header && !looks_like_number(text);
        layout.columns = ++column > layout.columns ? column : layout.columns;
    }
    layout.keys = layout.keys < layout.columns ? layout.keys : layout.columns > 0;
    return layout;
}

static void print_text(const struct layout *layout, int column, const char *text, bool last, FILE *out)
{
    const int blanks = layout->width[column] - width_of_text(text);
    if (last && !*text && !layout->words[column])
        return;
    fprintf(out, "%s", column ? "  " : "");
    if (!layout->words[column])
        fprintf(out, "%*s%s", blanks, "", text);
    else
        fprintf(out, "%s%*s", text, last ? 0 : blanks, "");
}

/* What a column takes, and those without a header behind it; where these end. */
static int width_with_followers(const struct aligned *table, const struct layout *layout, int column, int *end)
{
    int width = 0;
    do
        width += 2 + layout->width[column++];
    while (column < layout->columns && table->text[column] && !*table->text[column]);
    *end = column;
    return width;
}

static int width_of_keys(const struct layout *layout)
{
    int width = -2;
    for (int i = 0; i < layout->keys; i++)
        width += 2 + layout->width[i];
    return width;
}

/* Do the keys leave room for whatever is to stand beside them? */
static bool can_be_split(const struct aligned *table, const struct layout *layout, int columns)
{
    bool room = true;
    for (int column = layout->keys; column < layout->columns;)
        room &= width_of_keys(layout) + width_with_followers(table, layout, column, &column) <= columns;
    return room;
}

/* As many columns as fit, but one at least. */
static struct part part_from(const struct aligned *table, const struct layout *layout, int first, int columns)
{
    struct part part = {first, first};
    int width = width_of_keys(layout), end;
    while (part.end < layout->columns) {
        width += width_with_followers(table, layout, part.end, &end);
        if (columns > 0 && width > columns && part.end > first)
            break;
        part.end = end;
    }
    return part;
}

static void print_part(const struct aligned *table, const struct layout *layout, struct part part, FILE *out)
{
    const bool dim = may_be_coloured(out);
    int column = 0;
    fputs(dim ? "\033[2m" : "", out);
    for (int i = 0, row = 0; i < table->count; i++)
        if (table->text[i]) {
            const bool last = column + 1 == part.end || i + 1 == table->count || !table->text[i + 1];
            if (column < layout->keys || (column >= part.first && column < part.end))
                print_text(layout, column, table->text[i], last, out);
            column++;
        } else {
            fputs(dim && row++ == 0 ? "\033[0m\n" : "\n", out);
            column = 0;
        }
}

static void print_parts(const struct aligned *table, const struct layout *layout, int columns, FILE *out)
{
    struct part part = {0, layout->keys};
    do {
        const bool further = part.end > layout->keys;
        part = part_from(table, layout, part.end, columns);
        fputs(further ? "\n" : "", out);
        print_part(table, layout, part, out);
    } while (part.end < layout->columns);
}

/* A line for each text: its header, and the text. */
static void print_turned(const struct aligned *table, const struct layout *layout, FILE *out)
{
    int widest = 0, column = 0;
    for (int i = 0; i < layout->columns; i++)
        widest = width_of_text(table->text[i]) > widest ? width_of_text(table->text[i]) : widest;
    for (int i = layout->columns + 1; i < table->count; i++) {
        const char *text = table->text[i], *header = text ? table->text[column] : "";
        if (text && *text)
            fprintf(out, "%s%*s  %s\n", header, widest - width_of_text(header), "", text);
        else if (!text && i + 1 < table->count)
            fputc('\n', out);
        column = text ? column + 1 : 0;
    }
}

/* --- what is left out, and bars --------------------------------------------------------------------------------- */

static int column_called(const struct aligned *table, const char *header)
{
    for (int column = 0; column < table->count && table->text[column]; column++)
        if (strcmp(table->text[column], header) == 0)
            return column;
    return -1;
}

/* Without the header. */
static int rows_of(const struct aligned *table)
{
    int rows = -1;
    for (int i = 0; i < table->count; i++)
        rows += !table->text[i];
    return rows;
}

/* What all rows have in a column; NULL if they differ, or are none. */
static const char *common_text(const struct aligned *table, int column)
{
    const char *common = NULL;
    bool differ = false;
    for (int i = 0, at = 0, row = -1; i < table->count; i++, at++) {
        if (!table->text[i]) {
            at = -1;
            row++;
        } else if (at == column && row >= 0) {
            differ |= common && strcmp(common, table->text[i]) != 0;
            common = table->text[i];
        }
    }
    return differ ? NULL : common;
}

static void remove_column(struct aligned *table, int column)
{
    int kept = 0;
    for (int i = 0, at = 0; i < table->count; i++, at++) {
        if (table->text[i] && at == column) {
            lasting(table->text[i]);
            continue;
        }
        at = table->text[i] ? at : -1;
        table->text[kept++] = table->text[i];
    }
    table->count = kept;
    table->keys -= column < table->keys;
    table->common -= column < table->common;
}

/* Print "game=chess  pairs=334", and take these columns out. */
static void print_common(struct aligned *table, FILE *out)
{
    const bool several = rows_of(table) > 1;
    FILE *line = text_open();
    int said = 0;
    for (int column = 0; several && column < table->common;) {
        const char *text = common_text(table, column);
        if (text && *text)
            fprintf(line, "%s%s=%s", said++ ? "  " : "", table->text[column], text);
        if (text)
            remove_column(table, column);
        else
            column++;
    }
    fputs(said ? "\n\n" : "", line);
    write_broken(out, lasting(text_close(line)));
}

static int width_of_all(const struct aligned *table)
{
    const struct layout layout = lay_out(table);
    int width = -2;
    for (int column = 0; column < layout.columns; column++)
        width += 2 + layout.width[column];
    return width;
}

static void remove_if_empty(struct aligned *table, int column)
{
    const char *common = column < 0 ? NULL : common_text(table, column);
    if (common && !*common)
        remove_column(table, column);
}

/* Leave out spare columns: those that are empty, and those that find no room beside the others and the spare ones behind
 * them.  Returns a sentence about these, or an empty text. */
static const char *make_room(struct aligned *table, int columns)
{
    FILE *note = text_open();
    int count = 0, left_out = 0, column;
    for (; table->spare && table->spare[count]; count++)
        remove_if_empty(table, column_called(table, table->spare[count]));
    const struct layout layout = lay_out(table);
    int left = columns - width_of_all(table);
    for (int i = 0; i < count; i++)
        if ((column = column_called(table, table->spare[i])) >= 0)
            left += 2 + layout.width[column];
    bool *kept = lasting(allocate((size_t)count, sizeof *kept));
    for (int i = count - 1; i >= 0; i--)
        if ((column = column_called(table, table->spare[i])) >= 0) {
            kept[i] = columns == 0 || 2 + layout.width[column] <= left;
            left -= kept[i] ? 2 + layout.width[column] : 0;
        }
    for (int i = 0; i < count; i++)
        if ((column = column_called(table, table->spare[i])) >= 0 && !kept[i]) {
            fprintf(note, "%s%s", left_out++ ? ", " : "There is no room for ", table->spare[i]);
            remove_column(table, column);
        }
    fputs(left_out ? "; --csv prints all columns.\n" : "", note);
    return lasting(text_close(note));
}

enum { USUAL_WIDTH = 80, LEAST_BAR = 8, MOST_BAR = 24 };

/* As a last column, if there is room. */
static void add_bars(struct aligned *table, int columns)
{
    const int left = (columns ? columns : USUAL_WIDTH) - width_of_all(table) - 2, rows = rows_of(table);
    char **text = table->text;
    const int width = left < MOST_BAR ? left : MOST_BAR, count = table->count;
    bool below = false;
    if (!table->bars || width < LEAST_BAR || left < width_of_text(table->scale))
        return;
    for (int row = 0; row < rows; row++)
        below |= table->bars[row] < 0;
    table->text = NULL;
    table->count = table->room = 0;
    for (int i = 0, row = -1; i < count; i++) {
        if (!text[i])
            add_text(table, row < 0 ? printed("%s", table->scale) : bar_text(table->bars[row], width, below));
        row += !text[i];
        add_text(table, text[i]);
    }
    free(text);
}

void aligned_print_within(struct aligned *table, FILE *out, int columns)
{
    print_common(table, out);
    const char *left_out = make_room(table, columns);
    add_bars(table, columns);
    const struct layout layout = lay_out(table);
    if (columns == 0 || can_be_split(table, &layout, columns))
        print_parts(table, &layout, columns, out);
    else
        print_turned(table, &layout, out);
    write_broken(out, left_out);
    lasting(table->text);
    *table = (struct aligned){0};
}

void aligned_print(struct aligned *table, FILE *out)
{
    aligned_print_within(table, out, terminal_columns(out));
}
