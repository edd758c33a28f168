#include "show/plot.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "show/caption.h"
#include "show/gnuplot.h"
#include "show/typed.h"
#include "show/width.h"
#include "base/file.h"
#include "run/stamp.h"
#include "base/aligned.h"
#include "base/path.h"
#include "base/plain.h"

void plot_say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprint_plainly(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
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
    free(*bytes);
    *bytes = text_close(out);
}

/* Without a path the figure goes to standard output. */
static bool draw_file(const char *path, const struct plot *plot, FILE *script)
{
    const char *terminal = path ? plot_terminal(path) : "svg";
    char drawn[40], *bytes = NULL;
    size_t size;
    FILE *figure = tmpfile();
    if (!figure)
        return file_complain("a temporary file");
    snprintf(drawn, sizeof drawn, "/dev/fd/%d", fileno(figure));
    bool good = (!path || stamp_may_replace(path)) && gnuplot_draw(script, figure);
    rewind(figure);
    if (good && !(bytes = file_read(drawn, &size)))
        good = file_complain(drawn);
    if (good && strcmp(terminal, "svg") == 0 && width_is_fixed(plot->width))
        size_in_points(&bytes, &size);
    good = good && (path ? stamp_bytes(path, bytes, size, plot->csv, &plot->drawer)
                         : stamp_put(stdout, "the figure", bytes, size, plot->csv, &plot->drawer));
    free(bytes);
    fclose(figure);
    return good;
}

/* The caption is written into a temporary file first, for there is none on the web, nor beside standard output. */
bool plot_draw(const struct plot *plot, const struct script *script)
{
    const char *path = plot->output;
    if (!path && is_read_by_person(stdout))
        return typed_draw(script, stdout);
    const bool captioned = path && width_prints(plot->width);
    FILE *whole = tmpfile(), *caption = tmpfile();
    char captions[40];
    bool good = (whole && caption) || file_complain("a temporary file");
    if (good) {
        snprintf(captions, sizeof captions, "/dev/fd/%d", fileno(caption));
        script_write_whole(whole, script, path ? plot_terminal(path) : "svg", captions);
        good = (!captioned || caption_may_replace(path)) && draw_file(path, plot, whole) &&
               (!captioned || caption_write(path, captions));
        fclose(caption);
        fclose(whole);
    }
    if (good && path)
        plot_say("%s: %s", path, script->title);
    return good;
}
