#include "options/help.h"

#include <string.h>

enum { WIDTH = 100, HEAD = 80 };

/* --- prose ------------------------------------------------------------------------------------------------ */

/* Fill lines with words up to the end of the paragraph. */
static void write_filled(FILE *out, const char *text, int indent)
{
    int column = indent;
    while (*text && *text != '\n') {
        const int length = (int)strcspn(text, " \n");
        if (column > indent && column + 1 + length > WIDTH) {
            fprintf(out, "\n%*s", indent, "");
            column = indent;
        } else if (column > indent) {
            fputc(' ', out);
            column++;
        }
        fprintf(out, "%.*s", length, text);
        column += length;
        text += length + (text[length] == ' ');
    }
}

/* Paragraphs, and lines that stand as they are. */
static void write_prose(FILE *out, const char *text)
{
    fputc('\n', out);
    while (*text) {
        const int length = (int)strcspn(text, "\n");
        if (*text == ' ')
            fprintf(out, "%.*s", length, text);
        else
            write_filled(out, text, 0);
        text += length;
        fputc('\n', out);
        text += *text == '\n';
    }
}

/* --- a verb ----------------------------------------------------------------------------------------------- */

static void write_usage(FILE *out, const struct verb *verb)
{
    const struct verb_option *first = verb->options;
    fprintf(out, "usage: plymeter %s", verb->name);
    if (first->name)
        fputs(first->letter == KEY ? " [KEY=VALUE]..." : " [OPTION]...", out);
    fprintf(out, "%s%s\n", verb->arguments ? " " : "", verb->arguments ? verb->arguments : "");
}

/* "  -j, --jobs N", or "  depth=N" */
static int write_head(char head[HEAD], const struct verb_option *option)
{
    const char *argument = option->argument ? option->argument : "";
    const char letter[] = {'-', option->letter, ',', '\0'};
    if (option->letter == KEY)
        return snprintf(head, HEAD, "  %s=%s", option->name, argument);
    return snprintf(head, HEAD, "  %-4s--%s%s%s", option->letter ? letter : "", option->name,
                    *argument && *argument != '[' ? " " : "", argument);
}

const char *choices_of(const struct verb_option *option, char text[CHOICES])
{
    int length = 0;
    for (int i = 0; i < option->choice_count && length < CHOICES; i++)
        length += snprintf(text + length, (size_t)(CHOICES - length), "%s%s", i ? "|" : "", option->choices[i]);
    return text;
}

static void write_option(FILE *out, const struct verb_option *option, int indent)
{
    char head[HEAD], choices[CHOICES], text[1000];
    int length = snprintf(text, sizeof text, "%s", option->about);
    if (option->kind == OPTION_LIST && option->choices)
        length += snprintf(text + length, sizeof text - (size_t)length, ": %s", choices_of(option, choices));
    if (option->fallback)
        snprintf(text + length, sizeof text - (size_t)length, " (default %s)", option->fallback);
    write_head(head, option);
    fprintf(out, "%-*s", indent, head);
    write_filled(out, text, indent);
    fputc('\n', out);
}

static void write_options(FILE *out, const struct verb *verb)
{
    static const struct verb_option help = {"help", 'h', NULL, "show this", .place = 0};
    char head[HEAD];
    int indent = write_head(head, &help);
    for (const struct verb_option *option = verb->options; option->name; option++) {
        const int width = write_head(head, option);
        indent = width > indent ? width : indent;
    }
    fputc('\n', out);
    for (const struct verb_option *option = verb->options; option->name; option++)
        write_option(out, option, indent + 2);
    write_option(out, &help, indent + 2);
}

void help_of_verb(FILE *out, const struct verb *verb)
{
    write_usage(out, verb);
    write_prose(out, verb->about);
    write_options(out, verb);
    if (verb->notes)
        write_prose(out, verb->notes);
}

/* --- all verbs -------------------------------------------------------------------------------------------- */

void help_of_verbs(FILE *out)
{
    static const char *const heading[VERB_GROUPS] = {"experiments", "results", "games and searches"};
    fputs("usage: plymeter VERB ...\n", out);
    for (int group = 0; group < VERB_GROUPS; group++) {
        fprintf(out, "\n%s\n", heading[group]);
        for (int i = 0; i < verb_count; i++)
            if (verbs[i]->group == (enum verb_group)group)
                fprintf(out, "  %-8s %s\n", verbs[i]->name, verbs[i]->purpose);
    }
    write_prose(
        out,
        "plymeter VERB --help, or plymeter help VERB, says more; plymeter --version says which build this is. "
        "Options stand anywhere behind the verb, up to a \"--\"; long ones may be shortened where only one begins "
        "so. Of an option that is given twice the last one counts, but lists add up.\n"
        "\n"
        "Exit status: 0 all well, 1 some cells did not end well, 2 wrong usage, 3 an unusable config or file, or "
        "output that could not be written, 4 stopped early, the same command goes on, 5 counts differ that should "
        "not, 6 a claim did not end as expected (and all else was well), 7 out of memory.");
}
