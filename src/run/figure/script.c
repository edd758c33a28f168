#include "figure/script.h"

#include <string.h>

#include "core/lasting.h"
#include "core/texts.h"
#include "figure/axes.h"
#include "figure/gnuplot.h"
#include "text/shell.h"

static bool has_key(const struct chart *chart)
{
    return chart->count > 0 && *chart->curves[0].name;
}

static void write_text_line(FILE *out, const char *before, const char *text, const char *behind)
{
    fputs(before, out);
    gnuplot_text(out, text);
    fputs(behind, out);
}

enum { PANEL_EMS = 18 }; /* how high the panel is, at least */

/* --- the page, as all scripts say what it has ------------------------------------------------------------------ */

static void write_page(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    write_text_line(out, "\nquestion = ", script->title, "\n");
    write_text_line(out, "shown = ", script->subtitle, "\n");
    write_text_line(out, "x_label = ", script->x.label, "\n");
    write_text_line(out, "y_label = ", script->y.label, "\n");
    fputs("markup = \"noenhanced\"\ntitled = 0\n", out);
    axes_announce(out, script);
    for (int i = 0; i < chart->count; i++) {
        if (has_key(chart)) {
            fprintf(out, "curve%d = ", i + 1);
            write_text_line(out, "", chart->curves[i].name, "; ");
        }
        fprintf(out, "eval styled(%d, \"%s\")\n", i + 1, chart->curves[i].look);
    }
    if (has_key(chart))
        fprintf(out, "curves = %d\n", chart->count);
    fprintf(out, "eval page(1, 1, %d)\neval next(\"\")\n\n", PANEL_EMS);
}

/* --- the curves ------------------------------------------------------------------------------------------- */

/* "(column("mean") / 1000000)" */
static void write_mean(FILE *out, const struct script *script)
{
    fprintf(out, script->y.one == 1 ? ":\"mean\"" : ":(column(\"mean\") / %.17g)", script->y.one);
}

static void write_interval(FILE *out, const struct script *script)
{
    static const char *const bounds[] = {"low", "high"};
    write_mean(out, script);
    for (int i = 0; i < 2; i++) {
        fprintf(out, ":(bound(\"%s\")", bounds[i]);
        if (script->y.one != 1)
            fprintf(out, " / %.17g", script->y.one);
        fputc(')', out);
    }
}

/* Bars of intervals are never dashed.  Texts have no line from one to the next. */
static void write_curves(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    for (int i = 0; i < chart->count; i++) {
        fprintf(out, "%s data index %d using ", i ? ", \\\n    " : "plot", i);
        axes_write_place(out, script, i);
        write_interval(out, script);
        fprintf(out, " with yerrorbars linestyle %d dashtype 1 pointtype 0, \\\n     data index %d using ", i + 1,
                i);
        axes_write_place(out, script, i);
        write_mean(out, script);
        fprintf(out, " with %s linestyle %d", chart->place_count > 0 ? "points" : "linespoints", i + 1);
    }
    fputs("\neval finish\n", out);
}

/* --- the script ------------------------------------------------------------------------------------------- */

void script_write(FILE *out, const struct script *script)
{
    char *csv = lasting(shell_word(script->csv));
    fputs("# A figure to start from: its texts, and all else, are there to be changed.\n\n", out);
    if (strcmp(script->width, "web") != 0)
        write_text_line(out, "if (!exists(\"paper\")) paper = ", script->width, "\n");
    fputs("load \"plots/style.gnuplot\"\n", out);
    write_text_line(out, "if (!exists(\"csv\")) csv = ", csv, "\n");
    write_page(out, script);
    axes_write(out, script);
    write_text_line(out, "data = points(", script->arguments, ")\n");
    write_curves(out, script);
}

void script_write_whole(FILE *out, const struct script *script, const char *terminal, const char *captions)
{
    fprintf(out, "terminal = \"%s\"\n", terminal);
    write_text_line(out, "paper = ", script->width, "\n");
    write_text_line(out, "captions = ", captions, "\n");
    fprintf(out, "%s\n$points << END\n", text_style);
    chart_write(out, script->chart);
    fputs("END\n", out);
    write_page(out, script);
    axes_write(out, script);
    fputs("data = \"$points\"\n", out);
    write_curves(out, script);
}
