#include "tree/page.h"

#include <string.h>

#include "base/lasting.h"
#include "base/texts.h"
#include "base/version.h"
#include "base/sha256.h"
#include "tree/film.h"
#include "base/plain.h"
#include "base/utf8.h"
#include "tree/step.h"
#include "tree/why.h"

/* Text as text: what HTML reserves is escaped, control characters and bytes that are not UTF-8 become "?". */
static void write_text(FILE *out, const char *text)
{
    char *whole = utf8_repair(text);
    for (const char *at = whole; *at; at++) {
        if (strchr("<>&\"'", *at))
            fprintf(out, "&#%d;", *at);
        else
            fputc(is_control(at) ? '?' : *at, out);
        at += is_control(at) && (unsigned char)*at == 0xC2;
    }
    free(whole);
}

/* --- the search --------------------------------------------------------------------------------------------------- */

/* Buttons and slider do nothing without a script, which shows them. */
static void write_controls(FILE *out, int scenes)
{
    static const struct {
        const char *go, *label, *sign;
    } buttons[] = {{"first", "First step", "\u00ab"},
                   {"back", "One step back", "\u2039"},
                   {"play", "Play", "Play"},
                   {"next", "Next step", "\u203a"},
                   {"last", "Last step", "\u00bb"}};
    fputs("<div class=\"controls\" hidden>\n", out);
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        fprintf(out, "<button type=\"button\" data-go=\"%s\" aria-label=\"%s\">%s</button>\n", buttons[i].go,
                buttons[i].label, buttons[i].sign);
    fprintf(out,
            "<input type=\"range\" min=\"1\" max=\"%d\" value=\"%d\" aria-label=\"Step of the search\">\n"
            "<output>%d of %d</output>\n<p class=\"hint\">Every step is an event of the search. The arrow keys, "
            "Home and End move "
            "through them, too.</p>\n</div>\n",
            scenes, scenes, scenes, scenes);
}

static void write_step(FILE *out, struct searched *tree, const struct names *names, const struct event *event)
{
    FILE *step = text_open(), *reason = text_open();
    step_tell(step, tree, names, &utf8_signs, event);
    why_write(reason, tree, names, event);
    fprintf(out, "<li class=\"%s\"><b>%s</b> ", step_kind(event), step_kind(event));
    write_text(out, lasting(text_close(step)));
    fputs(" <span>", out);
    write_text(out, lasting(text_close(reason)));
    fputs("</span></li>\n", out);
}

static void write_steps(FILE *out, const struct drawn *drawn)
{
    const struct trace *trace = drawn->watched.trace;
    struct searched tree;
    searched_begin(&tree, drawn->tree.root_is_min);
    fputs("<details class=\"steps\" open><summary>Every step in words</summary>\n<ol>\n", out);
    for (uint64_t i = drawn->earlier; i < trace->count; i++)
        write_step(out, &tree, &drawn->names, &trace->event[i]);
    fputs("<li class=\"over\"><b>end</b> <span>", out);
    why_end(out, &drawn->tree, &drawn->names);
    fputs("</span></li>\n</ol></details>\n", out);
    searched_free(&tree);
}

static void write_legend(FILE *out, const struct drawn *drawn)
{
    static const char *const sentences[] = {
        "Squares are MAX to move, round ones MIN.",
        "In a node stands what the leaves visited so far prove: 3, at least 3 (\u22653), at most 3 (\u22643).",
        "Above it: its visits by number, and its type by Knuth and Moore.",
        "Below it: the window (\u03b1, \u03b2) in which it is searched.",
        "Branches that were cut or pruned are dashed, and say why; pale nodes are visited later.",
    };
    fputs("<p class=\"legend\">", out);
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        fprintf(out, "%s\n", sentences[i]);
    if (drawn->names.numbers)
        fputs("MIN 0 is reached by the root\u2019s first move, MAX 0.2 by the third move from there.\n", out);
    if (drawn->earlier > 0)
        fputs("Only the last step of deepening is shown.\n", out);
    fputs("</p>\n", out);
}

static void write_viewer(FILE *out, const struct drawn *drawn, const char *command)
{
    fputs("<section>\n<h2>A search, step by step</h2>\n"
          "<div class=\"viewer\" role=\"group\" aria-label=\"A search, step by step\">\n",
          out);
    write_controls(out, film_scenes(drawn));
    fputs("<p class=\"said\" aria-live=\"polite\" hidden></p>\n<div class=\"tree\" tabindex=\"0\">\n", out);
    film_write(out, drawn, "The tree of the search; every step stands below in words");
    fputs("</div>\n", out);
    write_legend(out, drawn);
    write_steps(out, drawn);
    fputs("</div>\n<p class=\"caption\">In a terminal: <code class=\"command\">", out);
    write_text(out, command);
    fputs("</code></p>\n</section>\n", out);
}

/* --- the template ------------------------------------------------------------------------------------------------- */

/* As a policy allows it: 'sha256-...', in base 64 (RFC 4648), of which two digits are three of base 16. */
static void write_hash(FILE *out, const char *text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char sum[SHA256_TEXT + 2];
    const size_t last = SHA256_TEXT - 2;
    sha256(text, strlen(text), sum);
    strcat(sum, "00");
    fputs("'sha256-", out);
    for (size_t i = 0; i <= last; i += 3) {
        unsigned bits = 0;
        sscanf(sum + i, "%3x", &bits);
        fprintf(out, "%c%c", digits[bits >> 6], i < last ? digits[bits & 63] : '=');
    }
    fputc('\'', out);
}

/* What stands in the place of {name}.  Scripts and styles are those of the template alone, known by their sums. */
static void write_place(FILE *out, const char *name, const struct drawn *drawn, const char *command)
{
    if (strcmp(name, "style") == 0)
        write_hash(out, text_looks);
    else if (strcmp(name, "script") == 0)
        write_hash(out, text_moves);
    else if (strcmp(name, "looks") == 0)
        fputs(text_looks, out);
    else if (strcmp(name, "moves") == 0)
        fputs(text_moves, out);
    else if (strcmp(name, "version") == 0)
        fputs(version, out);
    else
        write_viewer(out, drawn, command);
}

void page_write(FILE *out, const struct drawn *drawn, const char *command)
{
    char name[20];
    for (const char *at = text_page; *at; at++) {
        int length = 0;
        if (sscanf(at, "{%19[a-z]}%n", name, &length) == 1 && length > 0) {
            write_place(out, name, drawn, command);
            at += length - 1;
        } else {
            fputc(*at, out);
        }
    }
}
