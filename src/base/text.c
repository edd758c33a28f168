#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/memory.h"

/* --- characters ------------------------------------------------------------------------------------------------------ */

static int claimed_length(unsigned char first_byte)
{
    if (first_byte < 0x80)
        return 1;
    if (first_byte < 0xC0 || first_byte > 0xF7)
        return 0;
    return first_byte < 0xE0 ? 2 : first_byte < 0xF0 ? 3 : 4;
}

int utf8_length(const char *at)
{
    static const uint32_t least_code[] = {0, 0, 0x80, 0x800, 0x10000};
    const int length = claimed_length((unsigned char)*at);
    if (length < 2)
        return length;
    uint32_t code = (unsigned char)*at & (0x7Fu >> length);
    for (int i = 1; i < length; i++) {
        if (!utf8_continues(at[i]))
            return 0;
        code = code << 6 | ((unsigned char)at[i] & 0x3F);
    }
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least_code[length] || code > 0x10FFFF || is_surrogate ? 0 : length;
}

int utf8_width(const char *text, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += !utf8_continues(text[i]);
    return width;
}

static bool is_shown;

void utf8_look_up(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *locale = NULL;
    for (int i = 0; i < 3 && !(locale && *locale); i++)
        locale = getenv(names[i]);
    const char *charset = locale ? strrchr(locale, '.') : NULL;
    is_shown = charset && (strncasecmp(charset, ".UTF-8", 6) == 0 || strncasecmp(charset, ".UTF8", 5) == 0);
}

bool utf8_is_shown(void)
{
    return is_shown;
}

char *utf8_repair(const char *text)
{
    char *copy = copied(text);
    for (char *at = copy; *at;) {
        const int length = utf8_length(at);
        if (length == 0)
            *at = '?';
        at += length ? length : 1;
    }
    return copy;
}

char *text_replace(char *text, char from, char to)
{
    for (char *at = text; (at = strchr(at, from));)
        *at = to;
    return text;
}

/* --- words in lists -------------------------------------------------------------------------------------------------- */

enum { LONGEST = 63 };

int find_word(const char *word, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        if (strcmp(word, words[i]) == 0)
            return i;
    return -1;
}

char *texts_listed(const char *const *texts, int count, const char *between)
{
    FILE *out = text_open();
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%s", i ? between : "", texts[i]);
    return text_close(out);
}

static int least(int a, int b, int c)
{
    const int ab = a < b ? a : b;
    return ab < c ? ab : c;
}

/* V. Levenshtein 1965: insertions, deletions and replacements, one row of the table at a time. */
static int edits(const char *from, const char *to)
{
    const int width = (int)strlen(to);
    int row[LONGEST + 1];
    if (width > LONGEST || strlen(from) > LONGEST)
        return LONGEST;
    for (int j = 0; j <= width; j++)
        row[j] = j;
    for (int i = 1; from[i - 1]; i++) {
        int diagonal = row[0];
        row[0] = i;
        for (int j = 1; j <= width; j++) {
            const int above = row[j];
            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (from[i - 1] != to[j - 1]));
            diagonal = above;
        }
    }
    return row[width];
}

const char *nearest(const char *word, const char *const *words, int count)
{
    const char *best = NULL;
    int fewest = LONGEST;
    for (int i = 0; i < count; i++) {
        const int needed = edits(word, words[i]);
        if (needed < fewest && 2 * needed <= (int)strlen(words[i])) {
            fewest = needed;
            best = words[i];
        }
    }
    return best;
}

const char *suggestion(const char *word, const char *const *words, int count)
{
    static char text[LONGEST + 32];
    const char *near = nearest(word, words, count);
    text[0] = '\0';
    if (near && strcmp(near, word) != 0) /* as a word that is known, but not to what it is about */
        snprintf(text, sizeof text, "; did you mean \"%s\"?", near);
    return text;
}

/* --- for others to read ---------------------------------------------------------------------------------------------- */

void write_shell_word(FILE *out, const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.,:/+@%=";
    if (*text && text[strspn(text, plain)] == '\0') {
        fputs(text, out);
        return;
    }
    fputc('\'', out);
    for (; *text; text++)
        fputs(*text == '\'' ? "'\\''" : (char[]){*text, '\0'}, out);
    fputc('\'', out);
}

char *shell_word(const char *text)
{
    FILE *out = text_open();
    write_shell_word(out, text);
    return text_close(out);
}

/* Read the word that begins here, in place, and go behind it.  False if a quotation has no end. */
static bool read_word(char **at)
{
    char *to = *at;
    bool quoted = false;
    for (; **at && (quoted || **at != ' '); ++*at) {
        if (**at == '\'')
            quoted = !quoted;
        else if (**at == '\\' && !quoted && (*at)[1])
            *to++ = *++*at;
        else
            *to++ = **at;
    }
    *at += **at == ' ';
    *to = '\0';
    return !quoted;
}

int read_shell_words(char *text, char **words, int most)
{
    int count = 0;
    while (*(text += strspn(text, " "))) {
        if (count == most)
            return -1;
        words[count++] = text;
        if (!read_word(&text))
            return -1;
    }
    return count;
}

/* A [ behind the end of a table's row would begin an option of that. */
static const struct {
    const char *text, *tex;
} written[] = {
    {"\u2265", "$\\ge$"},
    {"\u2264", "$\\le$"},
    {">=", "$\\ge$"},
    {"<=", "$\\le$"},
    {">", "$>$"},
    {"<", "$<$"},
    {"|", "$|$"},
    {"\u221e", "$\\infty$"},
    {"\u2009\u2013\u2009", "\\,--\\,"},
    {"\u2013", "--"},
    {"\u03b1", "$\\alpha$"},
    {"\u03b2", "$\\beta$"},
    {"\u00d7", "$\\times$"},
    {" %", "\\,\\%"},
    {" .. ", "\\,\\ldots\\,"},
    {"\\", "\\textbackslash{}"},
    {"_", "\\_"},
    {"%", "\\%"},
    {"#", "\\#"},
    {"&", "\\&"},
    {"$", "\\$"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"[", "{[}"},
    {"~", "\\textasciitilde{}"},
    {"^", "\\textasciicircum{}"},
    {"\"", "''"},
};

void write_tex(FILE *out, const char *text)
{
    const size_t count = sizeof written / sizeof *written;
    while (*text) {
        size_t i = 0;
        while (i < count && strncmp(text, written[i].text, strlen(written[i].text)) != 0)
            i++;
        if (i < count)
            fputs(written[i].tex, out);
        else
            fputc(is_control(text) ? '?' : *text, out);
        text += i < count ? strlen(written[i].text) : 1;
    }
}

void write_tex_comment(FILE *out, const char *text)
{
    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        fprintf(out, "%% %.*s\n", (int)length, text);
    }
}

void write_field(FILE *out, const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, out);
        return;
    }
    fputc('"', out);
    for (; *text; text++)
        fputs(*text == '"' ? "\"\"" : (char[]){*text, '\0'}, out);
    fputc('"', out);
}
