#include "show/plot.h"

#include <string.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "base/lasting.h"
#include "base/nearest.h"
#include "base/shell.h"

char *plot_join(const struct words *words, const char *between)
{
    FILE *out = text_open();
    for (int i = 0; i < words->count; i++)
        fprintf(out, "%s%s", i ? between : "", words->word[i]);
    return lasting(text_close(out));
}

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
    plot->points.word = lasting(allocate(2, sizeof *plot->points.word));
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
    int status = question_read(question, plot->csv);
    if (status == EXIT_FINE)
        status = find_points(call, plot, &question->csv);
    if (status != EXIT_FINE)
        return status;
    const struct words told = words_join(&plot->by, &plot->panel);
    question->by = words_join(&told, &plot->points);
    question->of = words_join(&(struct words){&plot->y, 1}, &(struct words){&plot->x, plot->measured});
    return question_ask(question, plot->csv);
}

/* --- how they are asked for again ------------------------------------------------------------------------- */

static void write_option(FILE *out, const char *name, struct words words)
{
    if (words.count > 0)
        fprintf(out, "%s--%s %s", ftell(out) > 0 ? " " : "", name,
                (char *)lasting(shell_word(plot_join(&words, ","))));
}

char *plot_arguments(const struct plot *plot)
{
    const struct question *question = &plot->question;
    FILE *out = text_open();
    write_option(out, "x", (struct words){(const char *[]){plot->x}, 1});
    write_option(out, "y", (struct words){(const char *[]){plot->y}, 1});
    write_option(out, "by", plot->by);
    write_option(out, "panel", plot->panel);
    if (plot->measured)
        write_option(out, "points", plot->points);
    for (int i = 0; i < question->where.count; i++)
        write_option(out, "where", (struct words){question->where.word + i, 1});
    write_option(out, "pool", question->pool);
    write_option(out, "status", question->status);
    write_option(out, "unit", question->unit);
    return lasting(text_close(out));
}
