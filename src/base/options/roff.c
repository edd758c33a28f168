#include "options/roff.h"

#include <string.h>

#include "core/version.h"

enum { WIDTH = 70 };

/* A character as it is: some have a meaning, or are printed as others. */
static int put(FILE *out, char c, bool plain)
{
    static const char odd[] = "\\'`^~-", *const spelled[] = {"\\e", "\\(aq", "\\(ga", "\\(ha", "\\(ti", "\\-"};
    const char *found = strchr(odd, c);
    return fputs(found && (c != '-' || plain) ? spelled[found - odd] : (char[]){c, '\0'}, out);
}

/* A hyphen within a word is one; in options, and wherever a line stands as it is, it is a minus. */
static void put_word(FILE *out, const char *text, int length, bool plain)
{
    const bool option = *text == '-' || (length > 1 && strchr("([\"", *text) && text[1] == '-');
    if (*text == '.')
        fputs("\\&", out);
    for (int i = 0; i < length; i++)
        put(out, text[i], plain || option);
}

/* Does a line end behind this word?  A sentence that ends does so there. */
static bool ends_sentence(const char *text, int length)
{
    return length > 1 && strchr(".?!:", text[length - 1]);
}

/* Up to the end of the paragraph. */
static void put_filled(FILE *out, const char *text)
{
    int column = 0;
    bool ended = false;
    while (*text && *text != '\n') {
        const int length = (int)strcspn(text, " \n");
        if (column > 0 && (ended || column + 1 + length > WIDTH)) {
            fputc('\n', out);
            column = 0;
        } else if (column > 0) {
            fputc(' ', out);
            column++;
        }
        put_word(out, text, length, false);
        column += length;
        ended = ends_sentence(text, length);
        text += length + (text[length] == ' ');
    }
    fputc('\n', out);
}

void roff_begin(FILE *out, const char *title, int section, const char *name, const char *purpose)
{
    fprintf(out, ".TH %s %d \"%s\" \"plymeter %s\"\n.nh\n.ad l\n", title, section, release_date, version);
    roff_heading(out, ".SH", "NAME");
    put_word(out, name, (int)strlen(name), true);
    fputs(" \\- ", out);
    put_filled(out, purpose);
}

void roff_heading(FILE *out, const char *macro, const char *title)
{
    fprintf(out, "%s \"", macro);
    for (; *title; title++)
        *title == '"' ? fputs("\"\"", out) : put(out, *title, true);
    fputs("\"\n", out);
}

/* Lines that stand as they are, without the spaces that all of them begin with; returns what is behind them. */
static const char *put_block(FILE *out, const char *text)
{
    const size_t indent = strspn(text, " ");
    fputs(".PP\n.RS 4\n.nf\n", out);
    while (*text == ' ') {
        const size_t spaces = strspn(text, " "), length = strcspn(text, "\n");
        const size_t skipped = spaces < indent ? spaces : indent;
        put_word(out, text + skipped, (int)(length - skipped), true);
        fputc('\n', out);
        text += length + (text[length] == '\n');
    }
    fputs(".fi\n.RE\n", out);
    return text;
}

void roff_prose(FILE *out, const char *text)
{
    while (*text)
        if (*text == ' ') {
            text = put_block(out, text);
        } else if (*text == '\n') {
            text++;
        } else {
            fputs(".PP\n", out);
            put_filled(out, text);
            text += strcspn(text, "\n");
        }
}

void roff_section(FILE *out, const char *macro, const char *title, const char *text)
{
    roff_heading(out, macro, title);
    put_filled(out, text);
    roff_prose(out, text + strcspn(text, "\n"));
}

void roff_indent(FILE *out, bool begin)
{
    fputs(begin ? ".RS\n" : ".RE\n", out);
}

void roff_entry(FILE *out, const char *head, const char *meaning)
{
    const bool option = *head == '-';
    const int bold = (int)(option ? strlen(head) : strcspn(head, " ="));
    fputs(".TP\n\\fB", out);
    put_word(out, head, bold, true);
    fputs("\\fR", out);
    put_word(out, head + bold, (int)strlen(head) - bold, true);
    fputc('\n', out);
    put_filled(out, meaning);
}
