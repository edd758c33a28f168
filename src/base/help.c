#include "base/verb.h"

#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/terminal.h"
#include "base/text.h"

enum { LETTER = 4, EXIT_STATUSES = EXIT_MEMORY + 1 };

/* --- prose ------------------------------------------------------------------------------------------------ */

/* Paragraphs, and lines that stand as they are. */
static void write_prose(FILE *out, const char *text)
{
    fputc('\n', out);
    while (*text) {
        const int length = (int)strcspn(text, "\n");
        if (*text == ' ')
            fprintf(out, "%.*s", length, text);
        else
            write_wrapped(out, text, 0);
        text += length;
        fputc('\n', out);
        text += *text == '\n';
    }
}

/* --- a verb ----------------------------------------------------------------------------------------------- */

/* "-j, --jobs N", or "depth=N"; letters are four wide. */
static const char *option_head(const struct verb_option *option)
{
    const char *argument = option->argument ? option->argument : "";
    const char letter[] = {'-', option->letter, ',', ' ', '\0'};
    return option->letter == KEY ? printed("  %s=%s", option->name, argument)
                                 : printed("  %*s--%s%s%s", LETTER, option->letter ? letter : "", option->name,
                                           *argument && *argument != '[' ? " " : "", argument);
}

/* What an option does, what it may be, and its default. */
static void write_option(FILE *out, const struct verb_option *option, int indent)
{
    const bool listed = option->kind == OPTION_LIST && option->choices;
    fprintf(out, "%-*s", indent, option_head(option));
    write_wrapped(out,
                  printed("%s%s%s%s%s%s", option->about, listed ? ": " : "",
                          listed ? texts_listed(option->choices, option->choice_count, "|") : "",
                          option->fallback ? " (default " : "", option->fallback ? option->fallback : "",
                          option->fallback ? ")" : ""),
                  indent);
    fputc('\n', out);
}

static const struct verb_option help_option = {"help", 'h', NULL, "show this", .place = 0};

static void write_options(FILE *out, const struct verb *verb)
{
    int indent = (int)strlen(option_head(&help_option));
    for (const struct verb_option *option = verb->options; option->name; option++) {
        const int width = (int)strlen(option_head(option));
        indent = width > indent ? width : indent;
    }
    fputc('\n', out);
    for (const struct verb_option *option = verb->options; option->name; option++)
        write_option(out, option, indent + 2);
    write_option(out, &help_option, indent + 2);
}

void help_of_verb(FILE *out, const struct verb *verb)
{
    fprintf(out, "usage: plymeter %s%s%s%s%s\n", verb->name,
            verb->options->name && verb->options->letter != KEY ? " [OPTION]..." : "",
            verb_has_keys(verb) ? " [KEY=VALUE]..." : "", verb->arguments ? " " : "",
            verb->arguments ? verb->arguments : "");
    write_prose(out, verb->about);
    write_options(out, verb);
    if (verb->notes)
        write_prose(out, verb->notes);
}

/* --- all verbs -------------------------------------------------------------------------------------------- */

static const char *const verb_headings[VERB_GROUPS] = {"experiments", "results", "games and searches"};

static const char help_of_options[] =
    "Options stand anywhere behind the verb, up to a \"--\"; long ones may be shortened where only one begins so. "
    "Of an option that is given twice the last one counts, but lists add up.";

static const char *const exit_meanings[EXIT_STATUSES] = {
    [EXIT_FINE] = "all well",
    [EXIT_CELLS_FAILED] = "some cells did not end well",
    [EXIT_USAGE] = "wrong usage",
    [EXIT_CONFIG] = "an unusable config or file, or output that could not be written",
    [EXIT_RESUMABLE] = "stopped early, the same command goes on",
    [EXIT_COUNTS_DIFFER] = "counts differ that should not",
    [EXIT_CLAIMS_FAILED] = "a claim ended against its expectation (and all else was well)",
    [EXIT_MEMORY] = "out of memory",
};

/* Behind the verbs, as one text. */
static void write_rest(FILE *out)
{
    FILE *rest = text_open();
    fprintf(rest,
            "plymeter VERB --help, or plymeter help VERB, says more; plymeter --version says which build "
            "this is. %s\n\nFiles that come with the program, and are not here, are looked for in the folder "
            "that PLYMETER_DATA names, by default in the clone that the program was built in, or, installed, in "
            "share/plymeter beside its bin. If NO_COLOR is set, nothing is coloured.\n\nExit status:",
            help_of_options);
    for (int status = 0; status < EXIT_STATUSES; status++)
        fprintf(rest, " %d %s%s", status, exit_meanings[status], status < EXIT_STATUSES - 1 ? "," : ".");
    write_prose(out, text_close(rest));
}

void help_of_verbs(FILE *out)
{
    fputs("usage: plymeter VERB ...\n", out);
    for (int group = 0; group < VERB_GROUPS; group++) {
        fprintf(out, "\n%s\n", verb_headings[group]);
        for (int i = 0; i < verb_count; i++)
            if (verbs[i]->group == (enum verb_group)group)
                fprintf(out, "  %-11s %s\n", verbs[i]->name, verbs[i]->purpose);
    }
    write_rest(out);
}
