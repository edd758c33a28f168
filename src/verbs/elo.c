#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/verb.h"
#include "base/program.h"
#include "kit/random.h"
#include "results/elo.h"
#include "results/question.h"
#include "results/unit.h"
#include "show/printer.h"

struct request {
    struct question question;
    const char *sprt; /* NULL: no test */
    double elo0, elo1, errors;
    struct printer_form form;
};

static const char *const columns[] = {"points", "wins", "draws", "losses", "first_game", "second_game"};

static const char *field_of(const struct question *question, int row, const char *column)
{
    return csv_field(&question->csv, row, csv_find(&question->csv, column));
}

/* Walk through the pairs in the file's order until the test decides; of those of one position, the first counts. */
static void add_sprt(struct printer *printer, const struct request *request, const int *rows, int count)
{
    static const char *const name[] = {"goes on", "accepts H0", "accepts H1"};
    const struct question *question = &request->question;
    struct pairs pairs = {0};
    enum sprt decision = SPRT_GOES_ON;
    int seen = 0;
    int *unit = allocate((size_t)count, sizeof *unit);
    bool *met = allocate(2 * (size_t)question->csv.rows, sizeof *met);
    units_among(question->units, rows, count, unit);
    for (; seen < count && decision == SPRT_GOES_ON; seen++) {
        const double points = question->values[0][rows[seen]];
        if (isnan(points) || met[unit[seen]])
            continue;
        met[unit[seen]] = true;
        pairs.count[(int)(2 * points)]++;
        decision = sprt_decide(&pairs, request->elo0, request->elo1, request->errors, request->errors);
    }
    printer_add(printer, "%s", name[decision]);
    printer_add(printer, "%d", seen);
}

/* What the table means. */
static const char legend[] = "elo: by how much the first player is stronger than the second, its rival, or weaker "
                             "if it is below 0; inf: it won every game, -inf: it lost every one\n"
                             "low, high: the bounds of that, at 95 %; if 0 lies between them, the two cannot be "
                             "told apart; without them there were too few pairs\n"
                             "distinct: how many different games were played, of two a pair\n";

static void add_group(struct printer *printer, const struct request *request, int group)
{
    const struct question *question = &request->question;
    const struct groups *groups = &question->groups;
    const int *rows = &groups->rows[groups->start[group]], count = group_size(groups, group);
    const struct summary points = summary_of_group(question, 0, groups, group);
    const double *of = points.statistic; /* a pair, of two games */
    const struct interval score = {of[MEAN] / 2, of[STDERR] / 2, of[LOW] / 2, of[HIGH] / 2, points.units};
    const struct elo elo = elo_between(&score);
    uint64_t *hashes = allocate(2 * (size_t)count, sizeof *hashes);
    int *played = allocate((size_t)count, sizeof *played), pairs = 0;
    const bool starts = csv_find(&question->csv, "start") >= 0;
    long games[3] = {0};
    for (int i = 0; i < count; i++) {
        if (isnan(question->values[0][rows[i]]))
            continue;
        for (int ending = 0; ending < 3; ending++)
            games[ending] += atol(field_of(question, rows[i], columns[1 + ending]));
        /* from another position the same moves are another game */
        const uint64_t from = mix(starts ? strtoull(field_of(question, rows[i], "start"), NULL, 16) : 0);
        for (int game = 0; game < 2; game++)
            hashes[2 * pairs + game] = from ^ strtoull(field_of(question, rows[i], columns[4 + game]), NULL, 16);
        played[pairs++] = rows[i];
    }
    const int positions = starts_among(question->units, played, pairs);
    printer_add_key(printer, question, question->by.count, rows[0]);
    printer_add(printer, "%d", pairs);
    for (int ending = 0; ending < 3; ending++)
        printer_add(printer, "%ld", games[ending]);
    const double numbers[] = {score.mean, score.error, elo.value, elo.low, elo.high, elo_superiority(&score)};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        printer_add_number(printer, numbers[i]);
    printer_add(printer, "%s", positions < 0 ? "" : printed("%d", positions));
    printer_add(printer, "%" PRIu64, distinct(hashes, 2 * (size_t)pairs));
    if (request->sprt)
        add_sprt(printer, request, rows, count);
    printer_end_row(printer);
}

static void print_groups(const struct request *request)
{
    static const char *const names[] = {"pairs",     "wins",     "draws", "losses",    "score",
                                        "stderr",    "elo",      "low",   "high",      "superiority",
                                        "positions", "distinct", "sprt",  "sprt_pairs"};
    static const char *const spare[] = {"superiority", "stderr",    "draws",    "losses", "wins",
                                        "score",       "positions", "distinct", NULL};
    const struct question *question = &request->question;
    struct printer printer = printer_begin(printer_is_table(request->form));
    printer.table.keys = question->by.count;
    printer.table.common = question->by.count + 1; /* and the number of pairs */
    printer.table.spare = spare;
    printer_add_key(&printer, question, question->by.count, -1);
    printer_add_words(&printer, names, (int)(sizeof names / sizeof *names) - (request->sprt ? 0 : 2));
    printer_end_row(&printer);
    for (int g = 0; g < question->groups.count; g++)
        add_group(&printer, request, g);
    fputs(legend, printer.say);
    printer_end(&printer, question->groups.count);
}

static bool read_test(struct request *request)
{
    int end = 0;
    return sscanf(request->sprt, "%lf,%lf%n", &request->elo0, &request->elo1, &end) == 2 &&
           request->sprt[end] == '\0' && request->elo0 < request->elo1 && isfinite(request->elo0) &&
           isfinite(request->elo1);
}

static int run_elo(const struct call *call)
{
    struct request *request = call->record;
    struct question *question = &request->question;
    if (request->sprt && !read_test(request))
        return misused(call, "\"--sprt\" takes two numbers, the smaller one first, not \"%s\"", request->sprt);
    if (!(request->errors > 0 && request->errors < 0.5))
        return misused(call, "\"--errors\" is to lie between 0 and 0.5");
    int status = printer_check(call, request->form);
    question->of = (struct words){(const char *[]){"points"}, 1};
    if (status == EXIT_FINE)
        status = points_begin(call, question, columns, sizeof columns / sizeof *columns);
    if (status != EXIT_FINE)
        return status;
    points_tell_unfinished(question);
    if (!question_allows(question, 0, question->rows, question->row_count))
        return EXIT_USAGE;
    print_groups(request);
    return EXIT_FINE;
}

const struct verb verb_elo = {
    .name = "elo",
    .group = RESULTS,
    .purpose = "say from a CSV of matches who is stronger",
    .arguments = "FILE.csv...",
    .about =
        "Says for each group of the rows of a match how strong the first player is beside the second, its rival: "
        "pairs of games, wins, draws, losses, score (points a game), its standard error, Elo with its 95 % "
        "interval (studentised bootstrap; none of fewer than 5 positions or seeds), likelihood of superiority, "
        "from how many different positions the pairs were played, if the results say that, and how many different "
        "games there are among them. On a terminal that is a table; what all groups agree in stands above it, and "
        "columns that find no room are left out. Elsewhere it is CSV.",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns", INTO(struct request, question.by)},
            OPTIONS_OF_QUESTION(struct request, question),
            {"sprt", 0, "ELO0,ELO1",
             "a sequential test that looks at the pairs in the order of the file: which hypothesis it takes, and "
             "after how many pairs",
             INTO(struct request, sprt)},
            {"errors", 0, "RATE", "its error rates", INTO(struct request, errors), .most = 0.5, .fallback = "0.05"},
            OPTIONS_OF_PRINTER(struct request, form),
        },
    .size = sizeof(struct request),
    .run = run_elo,
};
