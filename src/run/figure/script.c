#include "figure/script.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/lasting.h"
#include "core/texts.h"
#include "figure/gnuplot.h"
#include "text/shell.h"
#include "text/utf8.h"

enum { LONGEST_PLACE = 16 };

bool wants_logarithm(struct extent extent)
{
    return extent.least > 0 && extent.most > 100 * extent.least;
}

/* The letters of UTF-8. */
static int letters_of(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += !utf8_continues(*text);
    return count;
}

/* So many bytes of the text are its first letters. */
static size_t first_letters(const char *text, int most)
{
    size_t bytes = 0;
    for (int count = 0; text[bytes]; bytes++) {
        count += !utf8_continues(text[bytes]);
        if (count > most)
            break;
    }
    return bytes;
}

static struct extent extent_of_y(const struct chart *chart)
{
    return (struct extent){chart_extent(chart, point_low).least, chart_extent(chart, point_high).most};
}

/* --- texts -------------------------------------------------------------------------------------------------- */

static int longest_place(const struct chart *chart)
{
    int longest = 0;
    for (int i = 0; i < chart->place_count; i++)
        if (letters_of(chart->places[i]) > longest)
            longest = letters_of(chart->places[i]);
    return longest < LONGEST_PLACE ? longest : LONGEST_PLACE;
}

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

/* --- the page, as all scripts say what it has ------------------------------------------------------------------ */

static void write_page(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    const bool powers = script->log_y && wants_logarithm(extent_of_y(chart));
    write_text_line(out, "\nquestion = ", script->title, "\n");
    write_text_line(out, "shown = ", script->subtitle, "\n");
    write_text_line(out, "x_label = ", script->x_label, "\n");
    write_text_line(out, "y_label = ", script->y_label, "\n");
    fprintf(out, "markup = \"noenhanced\"\ntitled = 0; tic_ems = %g\n", powers ? 2.4 : 3.9);
    if (has_key(chart))
        fprintf(out, "curves = %d\n", chart->count);
    for (int i = 0; i < chart->count && has_key(chart); i++) {
        fprintf(out, "curve%d = ", i + 1);
        write_text_line(out, "", chart->curves[i].name, "\n");
    }
    if (chart->place_count > 0)
        fprintf(out, "crowded = ems < %g; if (crowded) { foot_ems = %g }\n",
                0.55 * (longest_place(chart) + 2) * chart->place_count + 7, 1.9 + 0.3 * longest_place(chart));
    fputs("eval page(1, 1, 18)\neval next(\"\")\n\n", out);
}

/* --- the axes --------------------------------------------------------------------------------------------- */

/* Powers of ten, each by its name: "set xtics 10" would have gnuplot count from where it thinks that the range starts, which
 * is not where autoscaling puts it. */
static void write_powers(FILE *out, char axis, struct extent extent)
{
    const int first = (int)floor(log10(extent.least)), last = (int)ceil(log10(extent.most));
    const int step = (last - first) / 10 + 1;
    fprintf(out, "set %ctics (", axis);
    for (int power = first; power <= last; power += step)
        fprintf(out, "%spower(%d) 1e%d", power > first ? ", " : "", power, power);
    fputs(")\n", out);
}

static void write_axis(FILE *out, char axis, struct extent extent, bool log)
{
    if (log)
        fprintf(out, "set logscale %c\n", axis);
    if (log && wants_logarithm(extent))
        write_powers(out, axis, extent);
    if (!(extent.least < extent.most)) /* gnuplot would choose a range, but also warn */
        fprintf(out, "set %crange [%g:%g]\n", axis, log ? extent.least / 2 : extent.least - 1,
                log ? extent.most * 2 : extent.most + 1);
}

static void write_places(FILE *out, const struct chart *chart)
{
    fputs("set xtics (", out);
    for (int i = 0; i < chart->place_count; i++) {
        const char *place = chart->places[i];
        char *kept = lasting(printed("%s", place));
        if (letters_of(place) > LONGEST_PLACE)
            kept = lasting(printed("%.*s...", (int)first_letters(place, LONGEST_PLACE - 3), place));
        fputs(i ? ", drawn(" : "drawn(", out);
        gnuplot_text(out, kept);
        fprintf(out, ") %d", i + 1);
    }
    fprintf(out, ") noenhanced\nif (crowded) { set xtics rotate by 30 right }\nset xrange [0.5:%g]\n",
            chart->place_count + 0.5);
}

static bool are_few_whole_numbers(const struct chart *chart)
{
    for (int i = 0; i < chart->count; i++)
        for (int j = 0; j < chart->curves[i].count; j++)
            if (chart->curves[i].points[j].x != floor(chart->curves[i].points[j].x))
                return false;
    const struct extent extent = chart_extent(chart, point_x);
    return extent.most - extent.least <= 12;
}

static void write_axes(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    const struct extent x = chart_extent(chart, point_x), mean = chart_extent(chart, point_mean);
    const struct extent y = extent_of_y(chart);
    write_axis(out, 'x', x, script->log_x);
    write_axis(out, 'y', y, script->log_y);
    if (chart->place_count > 0)
        write_places(out, chart);
    else if (!script->log_x && are_few_whole_numbers(chart))
        fputs("set xtics 1\n", out);
    if (!script->log_y && mean.least >= 0 && y.least > -y.most / 50 && y.least < y.most / 2)
        fputs("set yrange [0:*]\n", out);
    if (chart->place_count == 0)
        fputs("set autoscale xfix; set offsets graph 0.03, graph 0.03, 0, 0\n", out);
}

/* --- the curves ------------------------------------------------------------------------------------------- */

/* Texts have no line from one to the next; there curves stand side by side. */
static void write_x(FILE *out, const struct chart *chart, int curve)
{
    const double step = 0.6 / chart->count;
    if (chart->place_count > 0)
        fprintf(out, "(column(\"x\") + %.3f)", (curve - (chart->count - 1) / 2.0) * step);
    else
        fputs("\"x\"", out);
}

/* Bars of intervals are never dashed. */
static void write_curves(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    for (int i = 0; i < chart->count; i++) {
        fprintf(out, "%s data index %d using ", i ? ", \\\n    " : "plot", i);
        write_x(out, chart, i);
        fprintf(out,
                ":\"mean\":(bound(\"low\")):(bound(\"high\")) with yerrorbars linestyle %d dashtype 1 pointtype 0",
                i + 1);
        fprintf(out, ", \\\n     data index %d using ", i);
        write_x(out, chart, i);
        fprintf(out, ":\"mean\" with %s linestyle %d", chart->place_count > 0 ? "points" : "linespoints", i + 1);
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
    write_axes(out, script);
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
    write_axes(out, script);
    fputs("data = \"$points\"\n", out);
    write_curves(out, script);
}
