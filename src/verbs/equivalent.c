#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "results/question.h"
#include "base/memory.h"
#include "base/program.h"
#include "results/derived.h"
#include "results/unit.h"
#include "results/statistics.h"
#include "base/verb.h"
#include "show/printer.h"
#include "base/text.h"

struct request {
    struct question question;
    struct words to;
    const char *of;
    struct printer_form form;
};

static const char *const measures[] = {"points", "regret"};

/* One line of the answer: rows that are compared, and those that say how well the reference does. */
struct equivalence {
    const int *own, *reference;
    int own_count, reference_count;
    double times, level; /* NAN: of the rows that are compared */
};

/* --- which rows --------------------------------------------------------------------------------------------------- */

/* Of the rows those that are marked, or those that are not; the list is kept. */
static int *rows_if(const int *rows, int count, const bool *marked, bool wanted, int *kept)
{
    int *list = allocate((size_t)count, sizeof *list);
    *kept = 0;
    for (int i = 0; i < count; i++)
        if (marked[rows[i]] == wanted)
            list[(*kept)++] = rows[i];
    return list;
}

/* The rows of a group that are compared have a reference: rows that agree with them in the columns of --by, but for its budget and
 * what --to says of it, of one search with several budgets.  The last of the columns that may differ is that of budgets.  False
 * after a complaint. */
static bool find_reference(const struct question *question, const bool *is_reference, const int *others,
                           int other_count, struct equivalence *comparison)
{
    const struct csv *csv = &question->csv;
    int count, *named = allocate((size_t)(question->named + other_count), sizeof *named);
    struct mixture *mixtures = allocate((size_t)csv->columns, sizeof *mixtures);
    const int *all = rows_if(question->rows, question->row_count, is_reference, true, &count);
    comparison->reference =
        rows_agreeing(question, comparison->own[0], others, other_count, all, count, &comparison->reference_count);
    memcpy(named, question->columns, (size_t)question->named * sizeof *named);
    memcpy(named + question->named, others, (size_t)other_count * sizeof *named);
    const int found = mixtures_find(csv, comparison->reference, comparison->reference_count, named,
                                    question->named + other_count, mixtures);
    if (found)
        mixtures_complain(csv, "a reference", mixtures, found);
    return found == 0;
}

/* --- the numbers -------------------------------------------------------------------------------------------------- */

/* Those with which the reference has numbers, in rising order. */
static double *find_places(const struct question *question, const struct equivalence *comparison,
                           const double *place_of, int *count)
{
    double *place = allocate((size_t)comparison->reference_count, sizeof *place);
    int n = 0;
    for (int i = 0; i < comparison->reference_count; i++) {
        const int row = comparison->reference[i];
        if (!isnan(question->values[0][row]) && place_of[row] > 0)
            place[n++] = place_of[row];
    }
    sort_numbers(place, n);
    *count = 0;
    for (int i = 0; i < n; i++)
        if (i == 0 || place[i] != place[i - 1])
            place[(*count)++] = place[i];
    return place;
}

static void add_line(struct printer *printer, const struct question *question, const struct equivalence *comparison,
                     const double *place_of)
{
    const size_t most = (size_t)comparison->own_count + (size_t)comparison->reference_count;
    struct observed *observed = allocate(most, sizeof *observed);
    int *rows = allocate(most, sizeof *rows), *unit = allocate(most, sizeof *unit), places, n = 0;
    const double *place = find_places(question, comparison, place_of, &places), *values = question->values[0];
    for (int i = 0; i < comparison->own_count && isnan(comparison->level); i++)
        if (!isnan(values[rows[n] = comparison->own[i]]))
            observed[n++] = (struct observed){values[comparison->own[i]], 0, OF_LEVEL};
    const bool known = places > 0 && !isnan(comparison->times) && (n > 0 || !isnan(comparison->level));
    for (int i = 0; i < comparison->reference_count; i++) {
        const int row = rows[n] = comparison->reference[i];
        const double *found = isnan(values[row]) || !(place_of[row] > 0)
                                  ? NULL
                                  : bsearch(&place_of[row], place, (size_t)places, sizeof *place, compare_numbers);
        if (found)
            observed[n++] = (struct observed){values[row], 0, (int)(found - place)};
    }
    units_among(question->units, rows, n, unit);
    for (int i = 0; i < n; i++)
        observed[i].unit = unit[i];
    struct equivalent found = {NAN, NAN, NAN, 0};
    if (known)
        found = equivalent_find(observed, n, place, places, comparison->level);
    printer_add_key(printer, question, question->by.count, comparison->own[0]);
    printer_add(printer, "%d", found.units);
    const double numbers[] = {found.budget, found.low, found.high, known ? place[0] : NAN,
                              known ? place[places - 1] : NAN};
    for (int i = 0; i < 5; i++)
        printer_add_number(printer, numbers[i] * comparison->times);
    printer_end_row(printer);
}

/* --- both measures ------------------------------------------------------------------------------------------------ */

static void print(const struct request *request, const struct equivalence *comparisons, int count,
                  const double *place_of)
{
    static const char *const names[] = {"units", "times", "low", "high", "least", "most"};
    const struct question *question = &request->question;
    struct printer printer = printer_begin(printer_is_table(request->form));
    printer.table.keys = question->by.count;
    printer.table.common = question->by.count + 1; /* and the units */
    fprintf(
        printer.say,
        "times: with so many times the budget %s does as well; 0: less than the least that was tried, inf: more "
        "than the most\n"
        "low, high: the bounds of that, at 95 %%; without them there were too few units\n",
        words_listed(&request->to, " "));
    printer_add_key(&printer, question, question->by.count, -1);
    printer_add_words(&printer, names, sizeof names / sizeof *names);
    printer_end_row(&printer);
    for (int i = 0; i < count; i++)
        add_line(&printer, question, &comparisons[i], place_of);
    printer_end(&printer, count);
}

/* In a match the reference is the rival, and as good where it takes half of the points. */
static int answer_points(const struct call *call)
{
    static const char *const columns[] = {"points", "handicap"}, *pool = "handicap";
    struct request *request = call->record;
    struct question *question = &request->question;
    const struct groups *groups = &question->groups;
    question->where = words_join(&question->where, &request->to);
    question->pool = words_join(&question->pool, &(struct words){&pool, 1});
    const int status = points_begin(call, question, columns, 2);
    if (status != EXIT_FINE)
        return status;
    if (!question_allows(question, 0, question->rows, question->row_count))
        return EXIT_USAGE;
    struct equivalence *comparisons = allocate((size_t)groups->count, sizeof *comparisons);
    for (int g = 0; g < groups->count; g++) {
        const int *rows = &groups->rows[groups->start[g]], count = group_size(groups, g);
        comparisons[g] = (struct equivalence){rows, rows, count, count, 1, 1};
    }
    const double *handicap_of = column_read(&question->csv, "handicap");
    if (handicap_of)
        print(request, comparisons, groups->count, handicap_of);
    return handicap_of ? EXIT_FINE : EXIT_CONFIG;
}

/* Of decisions the reference is among the rows, and as good where it regrets as much. */
static int answer_regret(const struct call *call)
{
    static const char *const columns[] = {"regret", "budget"};
    struct request *request = call->record;
    struct question *question = &request->question;
    const struct groups *groups = &question->groups;
    const int to = request->to.count;
    int status = question_read(call, question);
    if (status == EXIT_FINE)
        status = question_check_kind(question, "these are no decisions", columns, 2);
    if (status == EXIT_FINE)
        status = question_begin(call, question);
    if (status != EXIT_FINE)
        return status;
    int *others = allocate((size_t)to + 1, sizeof *others), lines = 0, referring;
    const double *budget_of = column_read(&question->csv, "budget");
    if (!budget_of)
        return EXIT_CONFIG;
    const int *references = where_rows(&question->csv, request->to.word, to, others, &referring);
    if (!references)
        return EXIT_USAGE;
    others[to] = csv_find(&question->csv, "budget");
    bool *is_reference = allocate((size_t)question->csv.rows, sizeof *is_reference);
    for (int i = 0; i < referring; i++)
        is_reference[references[i]] = true;
    int count, *compared = rows_if(question->rows, question->row_count, is_reference, false, &count);
    if (!question_allows(question, 0, compared, count))
        return EXIT_USAGE;
    struct equivalence *comparisons = allocate((size_t)groups->count, sizeof *comparisons);
    for (int g = 0; g < groups->count; g++) {
        struct equivalence *comparison = &comparisons[lines];
        *comparison = (struct equivalence){.level = NAN};
        comparison->own = rows_if(&groups->rows[groups->start[g]], group_size(groups, g), is_reference, false,
                                  &comparison->own_count);
        if (comparison->own_count == 0)
            continue;
        if (!find_reference(question, is_reference, others, to + 1, comparison))
            return EXIT_USAGE;
        const double budget = budget_of[comparison->own[0]];
        comparison->times = budget > 0 ? 1 / budget : NAN;
        lines++;
    }
    print(request, comparisons, lines, budget_of);
    return EXIT_FINE;
}

static int run_equivalent(const struct call *call)
{
    struct request *request = call->record;
    struct question *question = &request->question;
    const bool points = strcmp(request->of, "points") == 0;
    if (question_check_conditions(call, "--to", &request->to) != EXIT_FINE)
        return EXIT_USAGE;
    if (request->to.count == 0)
        return misused(call, "\"--to\" is to say what is compared with, such as %s",
                       points ? "rival=depth" : "cutoff=depth");
    question->of = (struct words){&request->of, 1};
    if (printer_check(call, request->form) != EXIT_FINE)
        return EXIT_USAGE;
    return points ? answer_points(call) : answer_regret(call);
}

const struct verb verb_equivalent = {
    .name = "equivalent",
    .group = RESULTS,
    .purpose = "say from a CSV with which budget another search does as well",
    .arguments = "FILE.csv...",
    .about =
        "Says for each group of rows with how many times the budget a reference does as well: where it takes half "
        "of the points, in a match whose rivals have several handicaps, or where it regrets as much, of decisions "
        "within several budgets. Between the budgets that were tried the reference's points or regret are taken to "
        "change evenly with the budget's logarithm, and never for the worse. The interval, at 95 %, is of "
        "resampled units. Beyond what was tried nothing is said: 0 and inf mean less than the least and more than "
        "the most of it, which stand behind.\n"
        "\n"
        "    plymeter equivalent FILE.csv --to rival=depth --by game,name,budget\n"
        "    plymeter equivalent FILE.csv --of regret --to cutoff=depth --by game,cutoff,budget\n"
        "\n"
        "Of decisions the reference agrees with what is compared in the columns of --by, but for those that --to "
        "names and its budget.",
    .options =
        {
            {"of", 0, "COLUMN", "by what they are compared: points|regret", INTO(struct request, of),
             .choices = measures, .choice_count = 2, .fallback = "points"},
            {"to", 0, "COLUMN=VALUE", "the reference: of points the rival, of regret other rows",
             INTO(struct request, to), .unsplit = true},
            {"by", 0, "COLUMN,...", "group rows that agree in these columns", INTO(struct request, question.by)},
            OPTIONS_OF_QUESTION(struct request, question),
            OPTIONS_OF_PRINTER(struct request, form),
        },
    .size = sizeof(struct request),
    .run = run_equivalent,
};
