#include "show/plot.h"

#include <math.h>
#include <string.h>

#include "base/terminal.h"
#include "base/text.h"
#include "base/program.h"

enum { MOST_TICS = 7, MOST_STEPS = 12 };

bool wants_logarithm(struct extent extent)
{
    return extent.least > 0 && extent.most >= 100 * extent.least;
}

/* Write a text so that gnuplot reads it back as it was, whatever it has.  Within single quotes only the quote itself has a meaning,
 * and @ before the name of a variable, which is replaced wherever it stands.  Both stand within double quotes instead, alone, as line
 * ends do.  (A quote could be doubled, but gnuplot 5.4 misreads two in a row.) */
static void gnuplot_text(FILE *out, const char *text)
{
    fputc('\'', out);
    for (; *text; text++)
        if (*text == '\n')
            fputs("'.\"\\n\".'", out);
        else if (*text == '\'' || *text == '@')
            fprintf(out, "'.\"%c\".'", *text);
        else
            fputc(is_control(text) ? '?' : *text, out);
    fputc('\'', out);
}

/* --- what stands along them --------------------------------------------------------------------------------------- */

static struct extent extent_of_x(const struct script *script)
{
    const struct extent x = script->chart->x;
    return (struct extent){x.least / script->x.one, x.most / script->x.one};
}

/* Points as well as their intervals; from 0, if the points are not far from it, unless an interval reaches below. */
static struct extent extent_of_y(const struct script *script)
{
    const struct chart *chart = script->chart;
    struct extent y = {chart->low.least / script->y.one, chart->high.most / script->y.one};
    if (!script->y.log && chart->mean.least >= 0 && y.least > -y.most / 50 && y.least < y.most / 2)
        y.least = 0;
    return y.least < y.most ? y : (struct extent){y.least - 1, y.most + 1};
}

/* Are all x whole numbers, and few, as depths are? */
static bool is_in_steps(const struct script *script)
{
    const struct extent x = extent_of_x(script);
    bool whole = x.most - x.least <= MOST_STEPS;
    for (int i = 0; i < script->chart->count; i++)
        for (int j = 0; j < script->chart->curves[i].count; j++) {
            const double at = script->chart->curves[i].points[j].x / script->x.one;
            whole = whole && at == floor(at);
        }
    return whole;
}

/* --- tics --------------------------------------------------------------------------------------------------------- */

/* 1, 2 or 5 times a power of ten; gnuplot itself would draw as many as a terminal has room for. */
static double step_of(struct extent extent)
{
    static const int steps[] = {1, 2, 5, 10};
    const double span = extent.most - extent.least, power = pow(10, floor(log10(span / MOST_TICS)));
    int i = 0;
    while (i < 3 && span / (steps[i] * power) > MOST_TICS)
        i++;
    return steps[i] * power;
}

static int decimals_of(double step)
{
    return step < 1 ? (int)-floor(log10(step) + 1e-9) : 0;
}

/* Powers of ten, which the style writes; as many as there is room for: names of up to five ems along x. */
static void announce_powers(FILE *out, char axis, struct extent extent)
{
    const int first = (int)floor(log10(extent.least)), last = (int)ceil(log10(extent.most));
    if (axis == 'x')
        fprintf(out, "x_powers = sprintf(\"%d %d %%d\", 1 + int(5 * %d / (ems - 8)))\n", first, last, last - first);
    else
        fprintf(out, "y_powers = \"%d %d %d\"\n", first, last, (last - first) / 10 + 1);
}

/* Of less than two decades there are tics at 1, 2 and 5 times powers of ten. */
static void write_logarithm(FILE *out, char axis, struct extent extent)
{
    fprintf(out, "set logscale %c\n", axis);
    if (extent.least <= 0 || wants_logarithm(extent))
        return;
    fprintf(out, "set %ctics (1", axis);
    for (int power = (int)floor(log10(extent.least)); power <= log10(extent.most); power++)
        fprintf(out, ", 1e%d, 2e%d, 5e%d", power, power, power);
    fputs(")\n", out);
}

/* --- before the page ----------------------------------------------------------------------------------------------- */

/* What is to be said of the axes before the page is laid out. */
static void announce_axes(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    const struct extent x = extent_of_x(script), y = extent_of_y(script);
    const int decimals = decimals_of(step_of(y)), letters = snprintf(NULL, 0, "%.*f", decimals, y.most);
    if (chart->place_count > 0) {
        fprintf(out, "array names_at_x[%d]\n", chart->place_count);
        for (int i = 0; i < chart->place_count; i++) {
            fprintf(out, "names_at_x[%d] = ", i + 1);
            gnuplot_text(out, chart->places[i]);
            fputc('\n', out);
        }
        fputs("eval aslant_at_x\n", out);
    } else if (script->x.log && wants_logarithm(x)) {
        announce_powers(out, 'x', x);
    }
    if (script->y.log && wants_logarithm(y))
        announce_powers(out, 'y', y);
    else if (!script->y.log)
        fprintf(out, "y_format = \"%%.%df\"; tic_ems = %.3g\n", decimals, 0.55 * (letters > 4 ? letters : 4) + 0.4);
}

/* --- x ------------------------------------------------------------------------------------------------------------ */

/* The least distance of a curve's points along x, which is all there is if no curve has two. */
static double least_gap(const struct script *script, double all)
{
    double least = all;
    for (int i = 0; i < script->chart->count; i++)
        for (int j = 1; j < script->chart->curves[i].count; j++) {
            const struct point *point = &script->chart->curves[i].points[j];
            least = fmin(least,
                         script->x.log ? log10(point->x / point[-1].x) : (point->x - point[-1].x) / script->x.one);
        }
    return least;
}

/* How far curves that share their x stand apart: a marker, or less where neighbours are near; names leave more room. */
static void write_aside(FILE *out, const struct script *script)
{
    const struct extent x = extent_of_x(script);
    const int places = script->chart->place_count, count = script->chart->series_count;
    const double all = script->x.log ? log10(x.most / x.least) : x.most - x.least;
    fprintf(out, "aside = least(%.4g, %.4g / panel_width)\n",
            places ? 0.6 / count : 0.4 * least_gap(script, all) / count, places ? places : 0.3 * all);
}

/* Where a point of a curve of the series stands along x, in terms of gnuplot. */
static void write_place(FILE *out, const struct script *script, int series)
{
    const double shift = script->shared ? series - (script->chart->series_count - 1) / 2.0 : 0;
    fputs("(column(\"x\")", out);
    if (script->x.one != 1)
        fprintf(out, " / %.17g", script->x.one);
    if (shift != 0)
        fprintf(out, script->x.log ? " * 10 ** (%g * aside)" : " + %g * aside", shift);
    fputc(')', out);
}

/* From the first point to the last, with a little more on both sides; the same in all panels. */
static void write_x(FILE *out, const struct script *script)
{
    const struct extent x = extent_of_x(script);
    const bool log = script->x.log;
    const double more = 0.03 * (log ? log10(x.most / x.least) : x.most - x.least);
    if (script->shared)
        write_aside(out, script);
    if (script->chart->place_count > 0)
        return;
    if (!(x.least < x.most)) {
        fprintf(out, "set xtics (%g); set xrange [%g:%g]\n", x.least, x.least - 1, x.most + 1);
        return;
    }
    if (log)
        write_logarithm(out, 'x', x);
    else
        fprintf(out, "set xtics %g\n", is_in_steps(script) ? 1 : step_of(x));
    if (script->chart->panel_count == 1)
        fputs("set autoscale xfix; set offsets graph 0.03, graph 0.03, 0, 0\n", out);
    else
        fprintf(out, "set xrange [%.10g:%.10g]\n", log ? x.least / pow(10, more) : x.least - more,
                log ? x.most * pow(10, more) : x.most + more);
}

/* --- y ------------------------------------------------------------------------------------------------------------ */

/* A logarithmic axis of two decades ends at powers of ten, which gnuplot would choose for each panel. */
static void write_y(FILE *out, const struct script *script)
{
    const struct extent y = extent_of_y(script);
    const double step = step_of(y);
    if (script->y.log)
        write_logarithm(out, 'y', y);
    else
        fprintf(out, "set ytics %g; set yrange [%.10g:%.10g]\n", step, step * floor(y.least / step + 1e-9),
                step * ceil(y.most / step - 1e-9));
    if (script->y.log && wants_logarithm(y) && script->chart->panel_count > 1)
        fprintf(out, "set yrange [%g:%g]\n", pow(10, floor(log10(y.least))), pow(10, ceil(log10(y.most))));
    if (script->y.log && !wants_logarithm(y))
        fprintf(out, "set yrange [%.10g:%.10g]\n", y.least / 1.1, y.most * 1.1);
}

/* Their tics and ranges; names along x are said in each panel. */
static void write_axes(FILE *out, const struct script *script)
{
    write_x(out, script);
    write_y(out, script);
}

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
    announce_axes(out, script);
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

/* :"mean", or :(column("mean") / 1000000) */
static void write_mean(FILE *out, const struct script *script)
{
    fprintf(out, script->y.one == 1 ? ":\"mean\"" : ":(column(\"mean\") / %.17g)", script->y.one);
}

static void write_bound(FILE *out, const struct script *script, const char *bound)
{
    fprintf(out, script->y.one == 1 ? ":(bound(\"%s\"))" : ":(bound(\"%s\") / %.17g)", bound, script->y.one);
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
        write_place(out, script, series);
        write_mean(out, script);
        write_bound(out, script, "low");
        write_bound(out, script, "high");
        fprintf(out, " with yerrorbars linestyle %d dashtype 1 pointtype 0, \\\n     data index %d using ",
                series + 1, i);
        write_place(out, script, series);
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
            write_axes(out, script);
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
    char *csv = shell_word(script->csv);
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
    enum { NARROWEST_TEXT = 20 };
    const int columns = terminal_columns(stdout), rows = terminal_rows(stdout);
    fprintf(out, "terminal = \"%s\"\n", terminal);
    if (columns > 0 && rows > 0)
        fprintf(out, "columns = %d; rows = %d\n", columns < NARROWEST_TEXT ? NARROWEST_TEXT : columns, rows);
    write_text_line(out, "paper = ", script->width, "\n");
    write_text_line(out, "captions = ", captions, "\n");
    fprintf(out, "%s\n$points << END\n", text_style);
    chart_write(out, script->chart);
    fputs("END\n", out);
    write_page(out, script);
    write_panels(out, script, NULL);
}
