#include "page/viewer.h"

#include "core/lasting.h"
#include "page/html.h"
#include "pictures/film.h"
#include "trees/step.h"
#include "trees/why.h"

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
    html_text(out, lasting(text_close(step)));
    fputs(" <span>", out);
    html_text(out, lasting(text_close(reason)));
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

void viewer_write(FILE *out, const struct drawn *drawn, const char *identity, int number)
{
    fprintf(out, "<section class=\"lesson\" id=\"tree-%d\">\n", number);
    fputs("<h2>A search, step by step</h2>\n"
          "<div class=\"viewer\" role=\"group\" aria-label=\"A search, step by step\">\n",
          out);
    write_controls(out, film_scenes(drawn));
    fputs("<p class=\"said\" aria-live=\"polite\" hidden></p>\n<div class=\"tree wide\" tabindex=\"0\">\n", out);
    film_write(out, drawn, "The tree of the search; every step stands below in words");
    fputs("</div>\n", out);
    write_legend(out, drawn);
    write_steps(out, drawn);
    fputs("</div>\n<p class=\"caption\">In a terminal: <code class=\"command\">", out);
    html_print(out, "plymeter draw %s --step", identity);
    fputs("</code></p>\n</section>\n", out);
}
