#include "figure/script.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "core/texts.h"
#include "figure/gnuplot.h"
#include "text/shell.h"

/* The page, in points; of type so many points high a line takes LINE times as much, and a letter LETTER times. */
struct page {
    double width, height, type, top;    /* top: where the plot begins, from above */
    int key_columns, key_rows, longest; /* of the legend, and of its names so many letters */
};

enum {
    INCH = 72,
    MARGIN = 6,
    SAMPLE = 40 /* of a line in the legend, with the space around it */,
    LONGEST_PLACE = 16
};
static const double LINE = 1.3, LETTER = 0.5,
                    WIDE = 1.3; /* a letter as gnuplot reckons its legend: so much wider */

bool wants_logarithm(struct extent extent)
{
    return extent.least > 0 && extent.most > 100 * extent.least;
}

/* --- how much room there is ------------------------------------------------------------------------------- */

/* The letters of UTF-8. */
static int letters(const char *text)
{
    int count = 0;
    for (; *text; text++)
        count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

/* So many bytes of the text are its first letters, at most so many, in its first line. */
static size_t first_letters(const char *text, int most)
{
    size_t bytes = 0;
    for (int count = 0; text[bytes] && text[bytes] != '\n'; bytes++) {
        count += ((unsigned char)text[bytes] & 0xC0) != 0x80;
        if (count > most)
            break;
    }
    return bytes;
}

/* The text in lines of so many letters at most, broken between words where that is possible. */
static char *fill(const char *text, int most)
{
    FILE *out = text_open();
    while (*text) {
        const size_t all = first_letters(text, most);
        size_t length = all;
        while (length > 0 && !strchr(" \n", text[length])) /* the end of the text is found, too */
            length--;
        length = length > 0 ? length : all;
        fprintf(out, "%.*s", (int)length, text);
        text += length;
        text += *text == ' ' || *text == '\n';
        fputs(*text ? "\n" : "", out);
    }
    return lasting(text_close(out));
}

static int lines_of(const char *text)
{
    int count = 1;
    for (; *text; text++)
        count += *text == '\n';
    return count;
}

static int longest_name(const struct chart *chart)
{
    int longest = 0;
    for (int i = 0; i < chart->count; i++)
        if (letters(chart->curves[i].name) > longest)
            longest = letters(chart->curves[i].name);
    return longest;
}

/* Write a text, or as much of it as so many letters are, and dots. */
static void write_shortened(FILE *out, const char *text, int most)
{
    const bool whole = letters(text) <= most;
    char *kept = lasting(allocate(strlen(text) + 3, 1));
    sprintf(kept, "%.*s%s", (int)(whole ? strlen(text) : first_letters(text, most - 3)), text, whole ? "" : "...");
    gnuplot_text(out, kept);
}

static bool has_key(const struct chart *chart)
{
    return chart->count > 0 && *chart->curves[0].name;
}

/* The legend has as many columns as fit. */
static void lay_out_key(struct page *page, const struct chart *chart)
{
    if (!has_key(chart))
        return;
    const double room = page->width - 2 * MARGIN, letter = LETTER * page->type;
    page->longest = (int)((0.8 * room - SAMPLE) / (WIDE * letter)); /* gnuplot warns of longer ones */
    if (page->longest > longest_name(chart))
        page->longest = longest_name(chart);
    page->key_columns = (int)(room / (SAMPLE + WIDE * letter * page->longest));
    if (page->key_columns > chart->count)
        page->key_columns = chart->count;
    page->key_rows = (chart->count + page->key_columns - 1) / page->key_columns;
}

/* --- the head: title, what is shown, and the legend ------------------------------------------------------- */

static void write_label(FILE *out, const struct page *page, int number, const char *text, double from_top,
                        double size, const char *more)
{
    fprintf(out, "set label %d ", number);
    gnuplot_text(out, text);
    fprintf(out, " at screen %.4f, %.4f font \",%g\"%s noenhanced\n", MARGIN / page->width,
            1 - from_top / page->height, size, more);
}

static struct page page_of(const struct script *script)
{
    struct page page = {.width = INCH * script->width, .type = script->width < 5 ? 8 : 9};
    lay_out_key(&page, script->chart);
    return page;
}

static void write_head(FILE *out, const struct script *script)
{
    struct page page = page_of(script);
    const double room = (page.width - 2 * MARGIN) / LETTER, large = page.type + 2;
    char *title = fill(script->title, (int)(room / large)),
         *subtitle = fill(script->subtitle, (int)(room / page.type));
    const double below_title = MARGIN + LINE * large * lines_of(title);
    const double below_subtitle = below_title + LINE * page.type * lines_of(subtitle) + MARGIN / 2;
    page.top = below_subtitle + LINE * page.type * page.key_rows + MARGIN;
    page.height = ceil(page.top + (script->width < 5 ? 0.62 : 0.5) * page.width);
    fprintf(out, "width = %g; height = %g; type = %g\neval open\n", page.width, page.height, page.type);
    write_label(out, &page, 1, title, MARGIN + LINE / 2 * large, large, "");
    write_label(out, &page, 2, subtitle, below_title + LINE / 2 * page.type, page.type,
                " textcolor rgb \"#555555\"");
    fputs("set pointintervalbox 0.02\n", out); /* otherwise points would be surrounded by white */
    fprintf(out, "set tmargin at screen %.4f\n", 1 - page.top / page.height);
    if (has_key(script->chart))
        fprintf(out,
                "set key at screen %.4f, %.4f left top horizontal Left reverse maxcols %d samplen 2.5 width 1 "
                "noenhanced\n",
                MARGIN / page.width, 1 - below_subtitle / page.height, page.key_columns);
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
        fprintf(out, "%s\"10^{%d}\" 1e%d", power > first ? ", " : "", power, power);
    fputs(")\n", out);
}

static void write_axis(FILE *out, char axis, const char *label, struct extent extent, bool log)
{
    fprintf(out, "set %clabel ", axis);
    gnuplot_text(out, label);
    fputs(" noenhanced\n", out);
    if (log)
        fprintf(out, "set logscale %c\n", axis);
    if (log && wants_logarithm(extent))
        write_powers(out, axis, extent);
    if (!(extent.least < extent.most)) /* gnuplot would choose a range, but also warn */
        fprintf(out, "set %crange [%g:%g]\n", axis, log ? extent.least / 2 : extent.least - 1,
                log ? extent.most * 2 : extent.most + 1);
}

static void write_places(FILE *out, const struct script *script)
{
    const struct chart *chart = script->chart;
    int longest = 0;
    for (int i = 0; i < chart->place_count; i++)
        if (letters(chart->places[i]) > longest)
            longest = letters(chart->places[i]);
    const bool crowded = (longest + 2) * chart->place_count * 5 > 0.85 * INCH * script->width;
    fputs("set xtics (", out);
    for (int i = 0; i < chart->place_count; i++) {
        fputs(i ? ", " : "", out);
        write_shortened(out, chart->places[i], LONGEST_PLACE);
        fprintf(out, " %d", i + 1);
    }
    fprintf(out, ") noenhanced%s\nset xrange [0.5:%g]\n", crowded ? " rotate by 30 right" : "",
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
    const struct extent y = {chart_extent(chart, point_low).least, chart_extent(chart, point_high).most};
    write_axis(out, 'x', script->x_label, x, script->log_x);
    write_axis(out, 'y', script->y_label, y, script->log_y);
    if (chart->place_count > 0)
        write_places(out, script);
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
    const int longest = page_of(script).longest;
    for (int i = 0; i < chart->count; i++) {
        fprintf(out, "%s data index %d using ", i ? ", \\\n    " : "plot", i);
        write_x(out, chart, i);
        fprintf(out,
                ":\"mean\":(bound(\"low\")):(bound(\"high\")) with yerrorbars linestyle %d dashtype 1 pointtype 0",
                i + 1);
        fprintf(out, ", \\\n     data index %d using ", i);
        write_x(out, chart, i);
        fprintf(out, ":\"mean\" with %s linestyle %d", chart->place_count > 0 ? "points" : "linespoints", i + 1);
        if (has_key(chart)) {
            fputs(" title ", out);
            write_shortened(out, chart->curves[i].name, longest);
        }
    }
    fputc('\n', out);
}

/* --- the script ------------------------------------------------------------------------------------------- */

static void write_text_line(FILE *out, const char *before, const char *text, const char *behind)
{
    fputs(before, out);
    gnuplot_text(out, text);
    fputs(behind, out);
}

void script_write(FILE *out, const struct script *script)
{
    char *csv = lasting(shell_word(script->csv));
    fputs("# A figure to start from: its texts, and all else, are there to be changed.\n\n"
          "load \"plots/style.gnuplot\"\n",
          out);
    write_text_line(out, "if (!exists(\"csv\")) csv = ", csv, "\n\n");
    write_head(out, script);
    write_axes(out, script);
    write_text_line(out, "data = points(", script->arguments, ")\n");
    write_curves(out, script);
}

void script_write_whole(FILE *out, const struct script *script, const char *terminal)
{
    fprintf(out, "terminal = \"%s\"\n%s\n$points << END\n", terminal, text_style);
    chart_write(out, script->chart);
    fputs("END\n", out);
    write_head(out, script);
    write_axes(out, script);
    fputs("data = \"$points\"\n", out);
    write_curves(out, script);
}
