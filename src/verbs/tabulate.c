#include "show/tabulate.h"

#include <string.h>

#include "results/question.h"
#include "base/program.h"
#include "show/sheet.h"
#include "base/file.h"
#include "base/verb.h"
#include "base/terminal.h"
#include "base/text.h"
#include "base/path.h"

enum { MOST_PLACES = 100000 };

struct request {
    struct words rows, columns, ratio_to;
    struct question question;
    const char *best, *interval, *format, *width, *output;
    bool bare;
};

static const char *const bests[] = {"column", "least", "greatest", "none"};
static const char *const intervals[] = {"below", "beside", "none"};

/* As the option says, or the ending of the file, or else for whoever reads it; SHEET_FORMATS after a message. */
static enum sheet_format choose_format(const struct call *call, const struct request *request)
{
    const char *dot = request->output ? request->output + stem_length(request->output) : ".";
    const char *name = request->format   ? request->format
                       : request->output ? dot + (*dot == '.')
                                         : (is_read_by_person(stdout) ? "txt" : "csv");
    const int format = find_word(name, sheet_format_name, SHEET_FORMATS);
    if (format < 0)
        misused(call, "\"%s\" does not end in .tex, .md, .csv or .txt; --format says what it is to be",
                request->output);
    return format < 0 ? SHEET_FORMATS : (enum sheet_format)format;
}

static int answer(const struct call *call, enum sheet_format format)
{
    const struct request *request = call->record;
    const struct question *question = &request->question;
    const enum interval_place place = (enum interval_place)find_word(request->interval, intervals, NOWHERE + 1);
    struct baseline baseline = {0};
    struct new_file new_file;
    const struct tabulation tabulation = {
        .question = question,
        .rows = cases_make(question, question->columns, request->rows.count),
        .columns = cases_make(question, question->columns + request->rows.count, request->columns.count),
        .baseline = request->ratio_to.count > 0 ? &baseline : NULL,
        .best = (enum best)find_word(request->best, bests, sizeof bests / sizeof *bests),
        .intervals = place != NOWHERE,
    };
    const int rows = tabulation.rows.count, columns = tabulation.columns.count * question->of.count;
    if (tabulation.baseline && !baseline_find(&baseline, question, &request->ratio_to))
        return EXIT_USAGE;
    if ((double)rows * columns > MOST_PLACES) {
        csv_complain(
            &question->csv, 0,
            "%d rows of %d columns are too many for a table, of %d places at most: choose some with --where", rows,
            columns, MOST_PLACES);
        return EXIT_USAGE;
    }
    struct sheet sheet = tabulate(&tabulation);
    if (tabulation.baseline)
        baseline_tell_partnerless(&baseline, question, &sheet);
    sheet.origin = origin_of(call, (const struct csv *const[]){&question->csv}, 1);
    sheet.interval = place;
    sheet.bare = request->bare;
    sheet.measures = width_measures(request->width);
    if (!new_file_open(&new_file, request->output, sheet_format_kind[format]))
        return EXIT_CONFIG;
    sheet_write(new_file.out, &sheet, format);
    return new_file_put(&new_file) ? EXIT_FINE : EXIT_CONFIG;
}

static int run_tabulate(const struct call *call)
{
    struct request *request = call->record;
    struct question *question = &request->question;
    const enum sheet_format format = choose_format(call, request);
    if (format == SHEET_FORMATS)
        return EXIT_USAGE;
    if (question_check_conditions(call, "--ratio-to", &request->ratio_to) != EXIT_FINE)
        return EXIT_USAGE;
    if (!new_file_allowed(request->output, sheet_format_kind[format]))
        return EXIT_CONFIG;
    const char *wrong = width_wrong(request->width);
    if (wrong)
        return misused(call, "%s", wrong);
    const struct words *by = &question->by;
    question->by = words_join(&request->rows, &request->columns);
    for (int i = 0; i < by->count; i++)
        if (find_word(by->word[i], by->word, i) >= 0)
            return misused(call, "\"%s\" is named twice in --rows and --cols", by->word[i]);
    int status = question_check_competing(call, question, "--rows or --cols");
    if (status == EXIT_FINE)
        status = question_ask(call, question);
    return status == EXIT_FINE ? answer(call, format) : status;
}

const struct verb verb_tabulate = {
    .name = "tabulate",
    .group = RESULTS,
    .purpose = "make a table for a paper",
    .arguments = "FILE.csv...",
    .about =
        "Writes a table of means with 95 % intervals, as plymeter summary computes them: a row for each case of "
        "--rows, a column for each case of --cols, or for each of --of. On a terminal it is text, elsewhere CSV, "
        "with a line for each place of the table.\n"
        "\n"
        "    plymeter tabulate results/games.csv --rows order --cols limit --of gain -o gain.tex\n"
        "\n"
        "LaTeX takes \\usepackage{booktabs,siunitx}; a table is \\input between \\begin{table} and \\end{table}, "
        "where \\footnotesize makes it fit a column of a journal. There algorithms, orders and games are called as "
        "in the figures.",
    .options =
        {
            {"rows", 0, "COLUMN,...", "a row for rows of the CSV that agree in these columns",
             INTO(struct request, rows)},
            {"cols", 0, "COLUMN,...", "a column for each case of these", INTO(struct request, columns)},
            {"of", 0, "COLUMN,...", "the numbers: any columns that summary takes",
             INTO(struct request, question.of), .fallback = "leaves"},
            OPTIONS_OF_QUESTION(struct request, question),
            {"ratio-to", 0, "COLUMN=VALUE",
             "ratios to the rows that say so and agree in all else, averaged geometrically: \"order=random\"",
             INTO(struct request, ratio_to), .unsplit = true},
            {"best", 0, "WHICH",
             "what is marked among searches that compete: what their column is looked for (the most "
             "gain, the fewest leaves), the least, the greatest or nothing: column|least|greatest|none",
             INTO(struct request, best), .choices = bests, .choice_count = 4, .fallback = "column"},
            {"competing", 0, "COLUMN,...",
             "compare what differs in these columns, and agrees in the others of --rows and --cols; without it "
             "what differs in others than the axes before \"algorithm\", limit, budget, ply, handicap and rival",
             INTO(struct request, question.competing)},
            {"interval", 0, "WHERE",
             "of intervals: below the mean, for which only LaTeX has room, beside it, or nowhere: "
             "below|beside|none",
             INTO(struct request, interval), .choices = intervals, .choice_count = 3, .fallback = "below"},
            {"format", 0, "F", "tex, md, csv or txt; without it by the ending of FILE",
             INTO(struct request, format), .choices = sheet_format_name, .choice_count = SHEET_FORMATS},
            {"width", 0, "WIDTH",
             "tex: split a table that is wider than that, as plymeter figure has widths: ieee for one column, 84mm",
             INTO(struct request, width), .fallback = "ieee2"},
            {"output", 'o', "FILE", "write there", INTO(struct request, output)},
            {"bare", 0, NULL, "tex and md: without the note that says what the numbers are",
             INTO(struct request, bare)},
        },
    .size = sizeof(struct request),
    .notes =
        "A number has the digits that its interval justifies; a count that is exact has all of them and no "
        "interval. What is marked is the best mean, and all that its interval does not exclude. Numbers stand in "
        "rising order, other values in the order of the CSV.",
    .run = run_tabulate,
};
