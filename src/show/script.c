#include "show/script.h"

#include <string.h>

#include "base/lasting.h"
#include "base/texts.h"
#include "show/axes.h"
#include "show/gnuplot.h"
#include "base/shell.h"

static bool has_key(const struct chart *chart)
{
    return chart->series_count > 0 && *chart->series[0].name;
}

static void write_text_line(FILE *out, const char *before, const char *text, const char *behind)
{
    fputs(before, out);
    gnuplot_text(out, text);
    fputs(behind, out);
}

/* How high a panel is, at least: alone, or one of several, which are at most so many side by side, at least so wide. */
enum { ALONE_EMS = 18, PANEL_EMS = 12, MOST_ACROSS = 3, NARROWEST_EMS = 14 };

/* --- the page, as all scripts say what it has ------------------------------------------------------------------ */

static void write_page(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    write_text_line(out, "\nquestion = ", script->title, "\n");
    write_text_line(out, "shown = ", script->subtitle, "\n");
    write_text_line(out, "x_label = ", script->x.label, "\n");
    write_text_line(out, "y_label = ", script->y.label, "\n");
    fputs("markup = \"noenhanced\"\n", out);
    if (chart->panel_count == 1)
        fputs("titled = 0\n", out);
    else
        fprintf(out, "same_x = 1; same_y = 1\nacross = fitting(%d, %d)\n",
                chart->panel_count < MOST_ACROSS ? chart->panel_count : MOST_ACROSS, NARROWEST_EMS);
    axes_announce(out, script);
    for (int i = 0; i < chart->series_count; i++) {
        if (has_key(chart)) {
            fprintf(out, "curve%d = ", i + 1);
            write_text_line(out, "", chart->series[i].name, "; ");
        }
        fprintf(out, "eval styled(%d, \"%s\")\n", i + 1, chart->series[i].look);
    }
    if (has_key(chart))
        fprintf(out, "curves = %d\n", chart->series_count);
    fprintf(out, "eval page(%d, across, %d)\n", chart->panel_count,
            chart->panel_count == 1 ? ALONE_EMS : PANEL_EMS);
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
static void write_curves(FILE *out, const struct script *script, int panel)
{
    const struct chart *chart = script->chart;
    const char *before = "plot";
    for (int i = 0; i < chart->count; i++) {
        const int series = chart->curves[i].series;
        if (chart->curves[i].panel != panel)
            continue;
        fprintf(out, "%s data index %d using ", before, i);
        axes_write_place(out, script, series);
        write_interval(out, script);
        fprintf(out, " with yerrorbars linestyle %d dashtype 1 pointtype 0, \\\n     data index %d using ",
                series + 1, i);
        axes_write_place(out, script, series);
        write_mean(out, script);
        fprintf(out, " with %s linestyle %d", chart->place_count > 0 ? "points" : "linespoints", series + 1);
        before = ", \\\n    ";
    }
    fputc('\n', out);
}

/* The axes are those of all panels; where the data come from is said in the first, too. */
static void write_panels(FILE *out, const struct script *script, const char *arguments)
{
    const struct chart *chart = script->chart;
    for (int panel = 0; panel < chart->panel_count; panel++) {
        fputs(panel ? "\npanel_title = " : "panel_title = ", out);
        write_text_line(out, "", chart->panels[panel].name, "; eval next_as(\"drawn(panel_title)\")\n");
        if (panel == 0)
            axes_write(out, script);
        if (chart->place_count > 0)
            fputs("eval write_names_at_x\n", out);
        if (panel == 0 && arguments)
            write_text_line(out, "data = points(", arguments, ")\n");
        else if (panel == 0)
            fputs("data = \"$points\"\n", out);
        write_curves(out, script, panel);
    }
    fputs("eval finish\n", out);
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
    write_panels(out, script, script->arguments);
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
    write_panels(out, script, NULL);
}
