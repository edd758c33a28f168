#include "text/aligned.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "text/plain.h"
#include "text/utf8.h"

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

/* In characters: of UTF-8 the bytes that continue one are not counted. */
static int width_of_text(const char *text)
{
    int width = 0;
    for (; *text; text++)
        width += !utf8_continues(*text);
    return width;
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
    return !*text || strcmp(text, "-") == 0 || (end != text && (!*end || strcmp(end, " %") == 0));
}

struct layout {
    int *width;
    bool *words; /* of a column: is anything in it no number? */
    int columns;
};

static struct layout lay_out(const struct aligned *table)
{
    struct layout layout = {lasting(allocate((size_t)table->count, sizeof(int))),
                            lasting(allocate((size_t)table->count, sizeof(bool))), 0};
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

void aligned_print(struct aligned *table, FILE *out)
{
    const struct layout layout = lay_out(table);
    const bool dim = may_be_coloured(out);
    int column = 0;
    fputs(dim ? "\033[2m" : "", out);
    for (int i = 0, row = 0; i < table->count; i++)
        if (table->text[i]) {
            print_text(&layout, column++, table->text[i], i + 1 == table->count || !table->text[i + 1], out);
        } else {
            fputs(dim && row++ == 0 ? "\033[0m\n" : "\n", out);
            column = 0;
        }
    lasting(table->text);
    *table = (struct aligned){0};
}

bool is_read_by_person(FILE *out)
{
    return isatty(fileno(out));
}

bool may_be_coloured(FILE *out)
{
    const char *refusal = getenv("NO_COLOR");
    return is_read_by_person(out) && !(refusal && *refusal);
}
