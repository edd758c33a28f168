#include "show/plot.h"

#include <string.h>

#include "base/file.h"
#include "base/terminal.h"
#include "base/memory.h"
#include "base/text.h"

enum { USUAL_COLUMNS = 80, USUAL_ROWS = 24, LEAST_ROWS = 10, BETWEEN = 3, MOST_SIGNS = 26 };

/* --- what stands above and below ---------------------------------------------------------------------------------- */

/* A text behind its sign, "A random order", on the same line as others if it fits; returns where that ends. */
static int add_to_legend(FILE *out, const char *sign, const char *text, int column, int columns)
{
    const int width = (int)strlen(sign) + 1 + utf8_width(text, strlen(text));
    const bool breaks = column > 0 && column + BETWEEN + width > columns;
    const int between = column == 0 || breaks ? 0 : BETWEEN;
    fprintf(out, "%s%*s%s %s", breaks ? "\n" : "", between, "", sign, text);
    return (breaks ? 0 : column) + between + width;
}

/* "A", or "c" at x = 3. */
static const char *letter(char first, int i)
{
    return printed("%c", i < MOST_SIGNS ? first + i : ' ');
}

static bool has_intervals(const struct chart *chart)
{
    bool has = false;
    for (int i = 0; i < chart->count; i++)
        for (int j = 0; j < chart->curves[i].count; j++)
            has |= chart->curves[i].points[j].low < chart->curves[i].points[j].high;
    return has;
}

/* Has the axis room for names?  Otherwise letters stand there, and the legend says whose they are. */
static bool names_fit(const struct chart *chart, int columns)
{
    int widest = 0;
    for (int i = 0; i < chart->place_count; i++) {
        const int width = utf8_width(chart->places[i], strlen(chart->places[i]));
        widest = width > widest ? width : widest;
    }
    return (widest + 2) * chart->place_count <= columns - 8;
}

/* What stands at the means of a series. */
static const char *mark_of(const struct chart *chart, int series)
{
    return *chart->series[0].name ? letter('A', series) : "o";
}

static void write_legends(FILE *out, const struct chart *chart, int columns)
{
    int column = 0;
    for (int i = 0; i < chart->series_count; i++)
        column = add_to_legend(out, mark_of(chart, i), *chart->series[i].name ? chart->series[i].name : "mean",
                               column, columns);
    if (has_intervals(chart))
        column = add_to_legend(out, "+|", "interval", column, columns);
    fputs(column ? "\n" : "", out);
    column = 0;
    for (int i = 0; i < chart->place_count && i < MOST_SIGNS && !names_fit(chart, columns); i++)
        column = add_to_legend(out, letter('a', i), chart->places[i], column, columns);
    fputs(column ? "\n" : "", out);
}

static char *head_of(const struct script *script, int columns)
{
    FILE *out = text_open();
    write_filled_within(out, script->title, columns);
    fputc('\n', out);
    write_filled_within(out, script->subtitle, columns);
    fputs("\n\n", out);
    write_legends(out, script->chart, columns);
    fprintf(out, "%s\n", script->y.label);
    return text_close(out);
}

/* --- a panel ------------------------------------------------------------------------------------------------------ */

/* Where %g would have powers of ten, they are written as such. */
static void write_axes(FILE *out, const struct script *script, int columns)
{
    const struct chart *chart = script->chart;
    const bool whole = names_fit(chart, columns);
    fputs("set key off; set border 3 back; set tics nomirror out scale 0.5; set errorbars 0\n"
          "set tmargin 0; set bmargin 1; set rmargin 2\n",
          out);
    axes_write(out, script);
    if (script->x.log && chart->x.most / script->x.one >= 1e6)
        fputs("set format x '10^%T'\n", out);
    if (script->y.log && chart->high.most / script->y.one >= 1e6)
        fputs("set format y '10^%T'\n", out);
    if (chart->place_count == 0)
        return;
    fprintf(out, "set xrange [0.5:%d.5]; set xtics (", chart->place_count);
    for (int i = 0; i < chart->place_count; i++) {
        fputs(i ? ", " : "", out);
        gnuplot_text(out, whole ? chart->places[i] : letter('a', i));
        fprintf(out, " %d", i + 1);
    }
    fputs(")\n", out);
}

/* Marks stand over lines, and lines over the bars of intervals; texts have no line from one to the next. */
static void write_curves(FILE *out, const struct script *script, int panel)
{
    enum { BARS, LINES, MARKS, LAYERS };
    static const char *const columns[LAYERS][4] = {{"mean", "low", "high"}, {"mean"}, {"mean"}};
    const struct chart *chart = script->chart;
    const char *before = "plot ";
    for (int layer = 0; layer < LAYERS; layer++)
        for (int i = 0; i < chart->count; i++) {
            const int series = chart->curves[i].series;
            if (chart->curves[i].panel != panel || (layer == LINES && chart->place_count > 0))
                continue;
            fprintf(out, "%s$points index %d using ", before, i);
            axes_write_place(out, script, series);
            for (const char *const *column = columns[layer]; *column; column++)
                fprintf(out, ":(column(\"%s\") / %.17g)", *column, script->y.one);
            if (layer == BARS)
                fputs(" with yerrorbars linetype -1 pointtype ''", out);
            else if (layer == LINES)
                fprintf(out, " with lines linetype %d", series + 1);
            else
                fprintf(out, " with points linetype -1 pointtype '%s'", mark_of(chart, series));
            before = ", \\\n    ";
        }
    fputc('\n', out);
}

static void write_panel(FILE *out, const struct script *script, int panel, int columns, int rows)
{
    fprintf(
        out,
        "if (%d && strstrt(GPVAL_TERMINALS, ' block ')) { set terminal block braille mono noenhanced size %d, %d } "
        "else { set terminal dumb mono noenhanced size %d, %d }\n"
        "set encoding utf8\nset datafile separator ','\n$points << END\n",
        utf8_is_shown(), columns, rows, columns, rows);
    chart_write(out, script->chart);
    fputs("END\n", out);
    write_axes(out, script, columns);
    write_curves(out, script, panel);
}

/* Without blanks at ends of lines, and the form feed and blank lines around; an empty Braille cell, U+2800, is a blank, too. */
static void write_canvas(FILE *out, char *canvas)
{
    for (char *empty; (empty = strstr(canvas, "\xE2\xA0\x80"));) {
        *empty = ' ';
        memmove(empty + 1, empty + 3, strlen(empty + 3) + 1);
    }
    char *end = canvas + strlen(canvas);
    while (end > canvas && strchr(" \n\f", end[-1]))
        *--end = '\0';
    for (char *line = canvas + strspn(canvas, "\f"), *next; line; line = next) {
        if ((next = strchr(line, '\n')))
            *next++ = '\0';
        int length = (int)strlen(line);
        while (length > 0 && line[length - 1] == ' ')
            length--;
        fprintf(out, "%.*s\n", length, line);
    }
}

static bool draw_panel(const struct script *script, int panel, int columns, int rows, FILE *out)
{
    FILE *commands = tmpfile();
    size_t size;
    if (!commands)
        return file_complain("a temporary file");
    write_panel(commands, script, panel, columns, rows);
    char *canvas = gnuplot_draw(commands, &size);
    const bool good = canvas != NULL;
    if (good)
        write_canvas(out, canvas);
    fclose(commands);
    return good;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

static int lines_of(const char *text)
{
    int lines = 0;
    for (; (text = strchr(text, '\n')); text++)
        lines++;
    return lines;
}

/* A line stays for the label of x, and one for what the shell says next. */
bool typed_draw(const struct script *script, FILE *out)
{
    struct script bare = *script;
    const struct chart *chart = script->chart;
    const int columns = terminal_columns(out) ? terminal_columns(out) : USUAL_COLUMNS,
              lines = terminal_rows(out) ? terminal_rows(out) : USUAL_ROWS, titles = chart->panel_count > 1;
    char *head = head_of(script, columns);
    const int room = (lines - lines_of(head) - 2) / chart->panel_count - titles,
              rows = room < LEAST_ROWS ? LEAST_ROWS : room;
    FILE *panels = text_open();
    bool good = true;
    bare.shared = false;
    for (int panel = 0; panel < chart->panel_count && good; panel++) {
        if (titles)
            fprintf(panels, "%s\n", chart->panels[panel].name);
        good = draw_panel(&bare, panel, columns, rows, panels);
    }
    const char *drawn = text_close(panels), *label = script->x.label;
    if (good)
        fprintf(out, "%s%s%*s%s\n", head, drawn, columns - utf8_width(label, strlen(label)), "", label);
    return good;
}
