#include "show/plot.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/terminal.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "base/process.h"
#include "base/text.h"
#include "base/path.h"
#include "run/provenance.h"
#include "show/sheet.h"

/* --- what the columns are --------------------------------------------------------------------------------- */

/* Axes stand before "status"; a CSV without that column has no others. */
static bool is_axis(const struct csv *csv, const char *name)
{
    const int status = csv_find(csv, "status"), column = csv_find(csv, name);
    return strcmp(name, "ply") == 0 || (column >= 0 && (status < 0 || column <= status));
}

/* The points of an axis are its values; those of a measured x are, unless told otherwise, those of limit and budget. */
static int find_points(const struct call *call, struct plot *plot, const struct csv *csv)
{
    static const char *const usual[] = {"limit", "budget"};
    const struct words told = words_join(&plot->by, &plot->panel);
    plot->points = plot->given;
    plot->measured = plot->points.count > 0 || !is_axis(csv, plot->x);
    if (find_word(plot->x, told.word, told.count) >= 0)
        return misused(call, "\"%s\" is along x, and so no name of curves (--by) or panels", plot->x);
    if (plot->points.count > 0)
        return EXIT_FINE;
    plot->points.word = allocate(2, sizeof *plot->points.word);
    if (!plot->measured)
        plot->points.word[plot->points.count++] = plot->x;
    for (int i = 0; i < 2 && plot->measured; i++)
        if (csv_find(csv, usual[i]) >= 0 && find_word(usual[i], told.word, told.count) < 0)
            plot->points.word[plot->points.count++] = usual[i];
    return plot->points.count > 0
               ? EXIT_FINE
               : misused(call, "\"%s\" is no axis: --points is to name the axis whose values make points", plot->x);
}

int plot_ask(const struct call *call, struct plot *plot)
{
    struct question *question = &plot->question;
    int status = question_read(call, question);
    if (status == EXIT_FINE)
        status = find_points(call, plot, &question->csv);
    if (status != EXIT_FINE)
        return status;
    const struct words told = words_join(&plot->by, &plot->panel);
    question->by = words_join(&told, &plot->points);
    question->of = words_join(&(struct words){&plot->y, 1}, &(struct words){&plot->x, plot->measured});
    return question_ask(call, question);
}

/* --- how they are asked for again ------------------------------------------------------------------------- */

char *plot_arguments(const struct plot *plot)
{
    FILE *out = text_open();
    fprintf(out, "--x %s", (char *)shell_word(plot->x));
    option_write(out, "y", plot->y);
    if (plot->by.count > 0)
        option_write(out, "by", words_listed(&plot->by, ","));
    if (plot->panel.count > 0)
        option_write(out, "panel", words_listed(&plot->panel, ","));
    if (plot->measured)
        option_write(out, "points", words_listed(&plot->points, ","));
    question_write_options(out, &plot->question);
    return text_close(out);
}

/* --- gnuplot ------------------------------------------------------------------------------------------------------- */

/* What gnuplot draws of the script, from its beginning on; NULL after a message. */
static char *gnuplot_draw(FILE *script, size_t *size)
{
    static char *words[] = {"gnuplot", "-d", NULL};
    char drawn[40], *bytes = NULL;
    FILE *figure = tmpfile();
    if (!figure) {
        file_complain("a temporary file");
        return NULL;
    }
    snprintf(drawn, sizeof drawn, "/dev/fd/%d", fileno(figure));
    if (filter_run(words, "gnuplot-nox, which make deps installs", script, figure) &&
        !(bytes = file_read(drawn, size)))
        file_complain(drawn);
    fclose(figure);
    return bytes;
}

/* --- the figure ---------------------------------------------------------------------------------------------------- */

bool caption_may_replace(const char *figure)
{
    static const char *const endings[] = {".svg", ".pdf", ".png", ".eps", ".tex"};
    char *caption = with_ending(figure, ".caption.tex");
    bool good = access(caption, F_OK) != 0;
    for (size_t i = 0; i < sizeof endings / sizeof *endings && !good; i++) {
        const char *other = with_ending(figure, endings[i]);
        good = access(other, F_OK) == 0 && stamp_is_on(other);
    }
    if (!good)
        fprintf(stderr, "%s: no figure beside it shows that plymeter wrote it; move it, or choose another name\n",
                caption);
    return good;
}

/* Put the text that stands in this file there.  False after a message. */
static bool caption_write(const char *figure, const char *file)
{
    size_t size;
    char *text = file_read(file, &size), *caption = with_ending(figure, ".caption.tex");
    const bool good = text ? new_file_write(caption, ANY_KIND, text, size) : file_complain(file);
    return good;
}

const char *plot_terminal(const char *path)
{
    static const char *const terminals[] = {"svg", "pdf", "png"};
    const char *ending = path + stem_length(path);
    for (size_t i = 0; i < sizeof terminals / sizeof *terminals; i++)
        if (*ending == '.' && strcmp(ending + 1, terminals[i]) == 0)
            return terminals[i];
    return NULL;
}

/* A unit of an SVG is a point.  The bytes, to be freed, are replaced by those that say it. */
static void size_in_points(char **bytes, size_t *size)
{
    int width, height;
    char *box = strstr(*bytes, "viewBox=");
    if (!box || sscanf(box, "viewBox=\"0 0 %d %d\"", &width, &height) != 2)
        return;
    FILE *out = text_open();
    fwrite(*bytes, 1, (size_t)(box - *bytes), out);
    fprintf(out, "width=\"%dpt\" height=\"%dpt\" ", width, height);
    *size = (size_t)ftell(out) + *size - (size_t)(box - *bytes);
    fputs(box, out);
    release(*bytes);
    *bytes = text_close(out);
}

/* Into the file, or else to standard output: on a terminal, which would obey the form feed before it, as text. */
static bool put_figure(const struct plot *plot, char *bytes, size_t size)
{
    if (plot->output)
        return stamp_bytes(plot->output, bytes, size, plot->csv, &plot->drawer);
    if (!is_read_by_person(stdout))
        return stamp_put(stdout, "the figure", bytes, size, plot->csv, &plot->drawer);
    return fputs(bytes + strspn(bytes, "\f"), stdout) >= 0;
}

/* Without a path the figure goes to standard output.  The caption is written into a temporary file first, for there is none on
 * the web, nor beside standard output. */
bool plot_draw(const struct plot *plot, const struct script *script)
{
    const char *path = plot->output, *unnamed = is_read_by_person(stdout) ? "text" : "svg",
               *terminal = path ? plot_terminal(path) : unnamed;
    const bool captioned = path && width_prints(plot->width);
    char captions[40], *bytes = NULL;
    size_t size;
    FILE *whole = tmpfile(), *caption = tmpfile();
    if (!whole || !caption)
        return file_complain("a temporary file");
    snprintf(captions, sizeof captions, "/dev/fd/%d", fileno(caption));
    script_write_whole(whole, script, terminal, captions);
    bool good = (!captioned || caption_may_replace(path)) && (!path || stamp_may_replace(path)) &&
                (bytes = gnuplot_draw(whole, &size));
    if (good && strcmp(terminal, "svg") == 0 && width_is_fixed(plot->width))
        size_in_points(&bytes, &size);
    good = good && put_figure(plot, bytes, size) && (!captioned || caption_write(path, captions));
    fclose(caption);
    fclose(whole);
    if (good && path)
        print_line_plainly(stderr, "%s: %s", path, script->title);
    return good;
}
