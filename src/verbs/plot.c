#include "show/plot.h"

#include <ctype.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "show/sheet.h"
#include "show/labels.h"

/* Of the looks of plots/style.gnuplot, those that are not nearly black, and black; and panels that a page has room for. */
enum { MOST_CURVES = 7, MOST_PANELS = 12 };

static const char *const logs[] = {"x", "y", "xy", "none"};

/* --- what the figure says --------------------------------------------------------------------------------- */

/* The names of what rows were averaged over or told apart by, as people say them. */
static const char *names_of(const struct plot *plot, const struct words *columns)
{
    const struct question *question = &plot->question;
    FILE *out = text_open();
    for (int i = 0; i < columns->count; i++)
        fprintf(out, "%s%s", list_joint(i, columns->count),
                axis_label(&question->csv, question->rows, question->row_count, columns->word[i]).bare);
    return text_close(out);
}

/* What is plotted. */
static const char *title_of(const struct plot *plot, const struct axis_label *x, const struct axis_label *y)
{
    const struct words told = words_join(&plot->by, &plot->panel);
    const char *by = names_of(plot, &told);
    char *title = printed("%s against %s%s%s", y->bare, x->bare, *by ? ", by " : "", by);
    *title = (char)toupper((unsigned char)*title);
    return plot->title ? plot->title : title;
}

/* Of which rows, and of how many samples. */
static char *subtitle_of(const struct plot *plot, const struct chart *chart)
{
    const struct question *question = &plot->question;
    const struct extent units = chart->units;
    const char *pool = names_of(plot, &question->pool), *status = words_listed(&question->status, ", "),
               *sampled = question_units(question);
    FILE *out = text_open();
    for (int i = 0; i < question->where.count; i++)
        fprintf(out, "%s; ", condition_label(&question->csv, question->rows[0], question->where.word[i]));
    fprintf(out, "means%s over %g", units.most < 5 ? "" : " and 95 % intervals", units.least);
    if (units.least < units.most)
        fprintf(out, " to %g", units.most);
    fprintf(out, " %.*s%s", (int)strlen(sampled) - (units.most == 1), sampled,
            units.most < 5    ? ", too few for intervals"
            : units.least < 5 ? ", intervals from five on"
                              : "");
    if (*pool)
        fprintf(out, "; pooled over %s", pool);
    if (*status)
        fprintf(out, "; of rows that ended %s", status);
    return text_close(out);
}

/* --- the command ------------------------------------------------------------------------------------------ */

/* Tell of a logarithm that was asked for but does not exist. */
static bool choose_log(const struct plot *plot, char axis, struct extent extent, bool places)
{
    if (!plot->log)
        return !places && wants_logarithm(extent);
    const bool wanted = strchr(plot->log, axis); /* "none" has neither */
    if (wanted && !places && extent.least <= 0)
        fprintf(stderr, "plymeter plot: %c is not always above 0: what has no logarithm is not drawn\n", axis);
    return wanted && !places && extent.most > 0;
}

/* Large numbers along an axis that is not logarithmic are in thousands or millions. */
static struct script_axis axis_of(const struct axis_label *axis, struct extent extent, bool log)
{
    const double most = extent.most / axis->one, unit = log || most < 1e4 ? 1 : most < 1e6 ? 1e3 : 1e6;
    const char *label =
        unit == 1 ? axis->text : printed("%s, in %s", axis->text, unit == 1e3 ? "thousands" : "millions");
    return (struct script_axis){label, axis->one * unit, log};
}

static bool write_figure(const struct plot *plot, const struct chart *chart)
{
    const bool places = chart->place_count > 0;
    const struct question *question = &plot->question;
    const struct axis_label x = axis_label(&question->csv, question->rows, question->row_count, plot->x),
                            y = axis_label(&question->csv, question->rows, question->row_count, plot->y);
    const struct script script = {
        .chart = chart,
        .title = title_of(plot, &x, &y),
        .subtitle = subtitle_of(plot, chart),
        .x = axis_of(&x, chart->x, choose_log(plot, 'x', chart->x, places)),
        .y = axis_of(&y, chart->high, choose_log(plot, 'y', chart->low, false)),
        .csv = plot->csv,
        .arguments = plot_arguments(plot),
        .shared = chart->series_count > 1 && !plot->measured,
        .width = plot->width,
    };
    if (plot->script)
        script_write(stdout, &script);
    return plot->script || plot_draw(plot, &script);
}

static int plot_chart(const struct plot *plot, const struct chart *chart)
{
    if (chart->count == 0) {
        print_line_plainly(stderr, "%s: no row has %s and %s", plot->csv, plot->x, plot->y);
        return EXIT_CONFIG;
    }
    const bool crowded = chart->series_count > MOST_CURVES;
    if (!plot->data && (crowded || chart->panel_count > MOST_PANELS)) {
        print_line_plainly(stderr, "%s: %d %s by %s are too many%s, %d at most: choose some with --where",
                           plot->csv, crowded ? chart->series_count : chart->panel_count,
                           crowded ? "curves" : "panels", words_listed(crowded ? &plot->by : &plot->panel, ","),
                           crowded ? " to tell apart" : "", crowded ? MOST_CURVES : MOST_PANELS);
        return EXIT_USAGE;
    }
    if (plot->data)
        chart_write(stdout, chart);
    return plot->data || write_figure(plot, chart) ? EXIT_FINE : EXIT_CONFIG;
}

static int run_plot(const struct call *call)
{
    struct plot *plot = call->record;
    plot->csv = call->arguments[0];
    plot->drawer = (struct drawer){.words = call->words, .word_count = call->word_count};
    if (!plot->x || !plot->y)
        return misused(call, "\"--x\" and \"--y\" are to say what is plotted, such as --x limit --y leaves");
    const char *wrong = width_wrong(plot->width);
    if (wrong)
        return misused(call, "%s", wrong);
    if (plot->output && !plot_terminal(plot->output))
        return misused(call, "a figure's name ends in .svg, .pdf or .png, unlike \"%s\"", plot->output);
    const int status = plot_ask(call, plot);
    if (status != EXIT_FINE)
        return status;
    const struct chart chart = chart_of(&plot->question, plot->by.count, plot->panel.count);
    return plot_chart(plot, &chart);
}

const struct verb verb_plot = {
    .name = "plot",
    .group = RESULTS,
    .purpose = "draw a figure of a CSV of results",
    .arguments = "FILE.csv...",
    .about =
        "Draws means and their 95 % intervals, as plymeter summary computes them, with gnuplot. Without -o the "
        "figure is drawn in letters if standard output is a terminal, and otherwise an SVG there.",
    .options =
        {
            {"x", 0, "COLUMN",
             "along x: an axis, such as limit, or ply; or a column whose mean counts, such as evaluations",
             INTO(struct plot, x)},
            {"y", 0, "COLUMN", "along y: a column of numbers, or one of those that summary derives",
             INTO(struct plot, y)},
            {"by", 0, "COLUMN,...", "a curve for rows that agree in these columns", INTO(struct plot, by)},
            {"panel", 0, "COLUMN,...", "a panel for rows that agree in these; all have the same axes",
             INTO(struct plot, panel)},
            OPTIONS_OF_QUESTION(struct plot, question),
            {"points", 0, "COLUMN,...",
             "where x is no axis: a point for rows of a curve that agree in these columns, at their mean x; by "
             "default limit and budget",
             INTO(struct plot, given)},
            {"log", 0, "AXES",
             "logarithmic axes: x, y, xy or none; by default those whose values span two decades or more",
             INTO(struct plot, log), .choices = logs, .choice_count = 4},
            WIDTH_OPTION(struct plot, width),
            {"title", 0, "TEXT", "the question that the figure answers, which in print is a part of the caption",
             INTO(struct plot, title)},
            {"output", 'o', "FILE", "write the figure there, as its ending says: .svg, .pdf or .png",
             INTO(struct plot, output)},
            {"script", 0, NULL, "print a gnuplot script to start from instead, which can stand as plots/NAME.gp",
             INTO(struct plot, script)},
            {"data", 0, NULL, "print the points instead, as that script reads them", INTO(struct plot, data)},
        },
    .size = sizeof(struct plot),
    .run = run_plot,
};
