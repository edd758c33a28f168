#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "results/question.h"
#include "parts/columns.h"
#include "base/memory.h"
#include "base/program.h"
#include "results/elo.h"
#include "results/unit.h"
#include "results/equivalent.h"
#include "results/csv.h"
#include "results/statistics.h"
#include "base/call.h"
#include "show/answer.h"
#include "base/text.h"

struct request {
    struct question question;
    struct words to;
    const char *of;
    bool csv, table;
};

static const char *const measures[] = {"points", "regret"};

/* One line of the answer: rows that are compared, and those that say how well the reference does. */
struct comparison {
    const struct question *question;
    const int *own, *reference;
    int own_count, reference_count;
    int place; /* the column with what the reference was given */
    double times, level;
};

/* --- which rows --------------------------------------------------------------------------------------------------- */

/* Of the rows those that are marked, or those that are not; the list is kept. */
static int *rows_if(const int *rows, int count, const bool *marked, bool wanted, int *kept)
{
    int *list = lasting(allocate((size_t)count, sizeof *list));
    *kept = 0;
    for (int i = 0; i < count; i++)
        if (marked[rows[i]] == wanted)
            list[(*kept)++] = rows[i];
    return list;
}

/* Of decisions: which rows are the reference's?  NULL after a complaint. */
static bool *mark_reference(const struct request *request, int *columns)
{
    const struct question *question = &request->question;
    bool *marked = lasting(allocate((size_t)question->csv.rows, sizeof *marked));
    int count, *rows = where_rows(&question->csv, request->to.word, request->to.count, columns, &count);
    for (int i = 0; rows && i < count; i++)
        marked[rows[i]] = true;
    return rows ? marked : NULL;
}

/* The reference agrees with who is compared in the columns of --by, but for its budget and what --to says of it. */
static int agreeing_columns(const struct request *request, int budget, const int *to, int *columns)
{
    const struct question *question = &request->question;
    int count = 0;
    for (int i = 0; i < question->by.count; i++) {
        bool free_to_differ = question->columns[i] == budget;
        for (int k = 0; k < request->to.count; k++)
            free_to_differ |= question->columns[i] == to[k];
        if (!free_to_differ)
            columns[count++] = question->columns[i];
    }
    return count;
}

/* Is the reference one search with several budgets?  False after a complaint. */
static bool is_one_search(const struct request *request, const struct comparison *comparison, const int *to)
{
    const struct question *question = &request->question;
    struct mixture *mixtures = lasting(allocate((size_t)question->csv.columns, sizeof *mixtures));
    int *named = lasting(allocate((size_t)(question->named + request->to.count + 1), sizeof *named));
    memcpy(named, question->columns, (size_t)question->named * sizeof *named);
    memcpy(named + question->named, to, (size_t)request->to.count * sizeof *named);
    named[question->named + request->to.count] = comparison->place;
    const int found = mixtures_find(&question->csv, comparison->reference, comparison->reference_count, named,
                                    question->named + request->to.count + 1, mixtures);
    if (found)
        mixtures_complain(&question->csv, "a reference", mixtures, found);
    return found == 0;
}

/* --- the numbers -------------------------------------------------------------------------------------------------- */

/* NAN where the cell has no budget. */
static double place_of(const struct comparison *comparison, int row)
{
    double number;
    const bool good = number_read(csv_cell(&comparison->question->csv, row, comparison->place), &number);
    return good && number > 0 && isfinite(number) ? number : NAN;
}

/* Does a row say something of the reference, or of the level? */
static bool counts(const struct comparison *comparison, int row, bool of_level)
{
    return !isnan(comparison->question->values[0][row]) && (of_level || !isnan(place_of(comparison, row)));
}

/* In the place of their units stand rows for now. */
static int take(const struct comparison *comparison, const int *rows, int count, bool of_level, const double *place,
                int places, struct observed *observed)
{
    const struct question *question = comparison->question;
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (!counts(comparison, rows[i], of_level))
            continue;
        const double at = place_of(comparison, rows[i]);
        const double *found = bsearch(&at, place, (size_t)places, sizeof at, compare_numbers);
        observed[n++] =
            (struct observed){question->values[0][rows[i]], rows[i], of_level ? OF_LEVEL : (int)(found - place)};
    }
    return n;
}

/* The budgets, or handicaps, with which the reference has numbers, in rising order. */
static double *find_places(const struct comparison *comparison, int *count)
{
    double *place = lasting(allocate((size_t)comparison->reference_count, sizeof *place));
    int n = 0;
    for (int i = 0; i < comparison->reference_count; i++)
        if (counts(comparison, comparison->reference[i], false))
            place[n++] = place_of(comparison, comparison->reference[i]);
    sort_numbers(place, n);
    *count = 0;
    for (int i = 0; i < n; i++)
        if (i == 0 || place[i] != place[i - 1])
            place[(*count)++] = place[i];
    return place;
}

static void find_units(const struct question *question, struct observed *observed, int n)
{
    int *rows = allocate((size_t)n, sizeof *rows), *unit = allocate((size_t)n, sizeof *unit);
    for (int i = 0; i < n; i++)
        rows[i] = observed[i].unit;
    units_among(question->units, rows, n, unit);
    for (int i = 0; i < n; i++)
        observed[i].unit = unit[i];
    free(rows);
    free(unit);
}

static void add_line(struct answer *answer, const struct comparison *comparison)
{
    const struct question *question = comparison->question;
    const int most = comparison->own_count + comparison->reference_count;
    struct observed *observed = allocate((size_t)most, sizeof *observed);
    int places, n = 0;
    const double *place = find_places(comparison, &places);
    if (isnan(comparison->level))
        n = take(comparison, comparison->own, comparison->own_count, true, place, 0, observed);
    const bool known = places > 0 && !isnan(comparison->times) && (n > 0 || !isnan(comparison->level));
    n += take(comparison, comparison->reference, comparison->reference_count, false, place, places, observed + n);
    struct equivalent found = {NAN, NAN, NAN, 0};
    find_units(question, observed, n);
    if (known)
        found = equivalent_find(observed, n, place, places, comparison->level);
    const double times = comparison->times, least = known ? place[0] * times : NAN,
                 last = known ? place[places - 1] * times : NAN;
    found.budget *= times;
    found.low *= times;
    found.high *= times;
    for (int i = 0; i < question->by.count; i++)
        answer_add(answer, "%s", csv_cell(&question->csv, comparison->own[0], question->columns[i]));
    answer_add(answer, "%d", found.units);
    const double numbers[] = {found.budget, found.low, found.high, least, last};
    for (int i = 0; i < 5; i++)
        answer_add_number(answer, numbers[i]);
    answer_end_line(answer);
    free(observed);
}

/* --- both measures ------------------------------------------------------------------------------------------------ */

static struct answer begin(const struct request *request)
{
    static const char *const names[] = {"units", "times", "low", "high", "least", "most"};
    struct answer answer = answer_begin(request->table || (!request->csv && is_read_by_person(stdout)));
    answer.table.keys = request->question.by.count;
    answer.table.common = request->question.by.count + 1; /* and the units */
    fputs("times: with so many times the budget", answer.say);
    for (int i = 0; i < request->to.count; i++)
        fprintf(answer.say, " %s", request->to.word[i]);
    fputs(" does as well; 0: less than the least that was tried, inf: more than the most\n"
          "low, high: the bounds of that, at 95 %; without them there were too few units\n",
          answer.say);
    for (int i = 0; i < request->question.by.count; i++)
        answer_add(&answer, "%s", request->question.by.word[i]);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        answer_add(&answer, "%s", names[i]);
    answer_end_line(&answer);
    return answer;
}

/* In a match the reference is the rival, and as good where it takes half of the points. */
static int answer_points(const struct request *request)
{
    const struct question *question = &request->question;
    if (!points_check(&question->csv, csv_find(&question->csv, "points")))
        return EXIT_CONFIG;
    if (!question_allows(question, 0, question->rows, question->row_count))
        return EXIT_USAGE;
    struct answer answer = begin(request);
    for (int g = 0; g < question->groups.count; g++) {
        const int *rows = &question->groups.rows[question->groups.start[g]];
        const int count = question->groups.start[g + 1] - question->groups.start[g];
        add_line(&answer, &(struct comparison){question, rows, rows, count, count,
                                               csv_find(&question->csv, "handicap"), 1, 1});
    }
    answer_end(&answer, question->groups.count);
    return EXIT_FINE;
}

/* The rows of a group that are compared, and the reference's that agree with them.  False after a complaint. */
static bool find_reference(const struct request *request, const bool *is_reference, const int *to,
                           struct comparison *comparison)
{
    const struct question *question = comparison->question;
    int *agreeing = lasting(allocate((size_t)question->by.count, sizeof *agreeing)), all_count;
    const int agreeing_count = agreeing_columns(request, comparison->place, to, agreeing);
    int *all = rows_if(question->rows, question->row_count, is_reference, true, &all_count);
    comparison->reference_count = 0;
    for (int i = 0; i < all_count; i++)
        if (csv_alike(&question->csv, all[i], agreeing, &question->csv, comparison->own[0], agreeing,
                      agreeing_count))
            all[comparison->reference_count++] = all[i];
    comparison->reference = all;
    comparison->times = 1 / place_of(comparison, comparison->own[0]);
    return is_one_search(request, comparison, to);
}

/* Of decisions the reference is among the rows, and as good where it regrets as much. */
static int answer_regret(const struct request *request)
{
    const struct question *question = &request->question;
    int *to = lasting(allocate((size_t)request->to.count, sizeof *to)), lines = 0;
    const bool *is_reference = mark_reference(request, to);
    const int budget = csv_column(&question->csv, "budget");
    if (!is_reference || budget < 0)
        return EXIT_USAGE;
    int count, *compared = rows_if(question->rows, question->row_count, is_reference, false, &count);
    if (!question_allows(question, 0, compared, count))
        return EXIT_USAGE;
    struct comparison *comparisons = lasting(allocate((size_t)question->groups.count, sizeof *comparisons));
    for (int g = 0; g < question->groups.count; g++) {
        struct comparison *comparison = &comparisons[lines];
        *comparison = (struct comparison){.question = question, .place = budget, .level = NAN};
        comparison->own = rows_if(&question->groups.rows[question->groups.start[g]],
                                  question->groups.start[g + 1] - question->groups.start[g], is_reference, false,
                                  &comparison->own_count);
        if (comparison->own_count == 0)
            continue;
        if (!find_reference(request, is_reference, to, comparison))
            return EXIT_USAGE;
        lines++;
    }
    struct answer answer = begin(request);
    for (int i = 0; i < lines; i++)
        add_line(&answer, &comparisons[i]);
    answer_end(&answer, lines);
    return EXIT_FINE;
}

static int run_equivalent(const struct call *call)
{
    struct request *request = call->record;
    struct question *question = &request->question;
    static const char *pool = "handicap";
    const bool points = strcmp(request->of, "points") == 0;
    if (question_check_where(call, &question->where) != EXIT_FINE ||
        question_check_conditions(call, "--to", &request->to) != EXIT_FINE)
        return EXIT_USAGE;
    if (request->to.count == 0)
        return misused(call, "\"--to\" is to say what is compared with, such as %s",
                       points ? "rival=depth" : "cutoff=depth");
    if (request->csv && request->table)
        return misused(call, "\"--csv\" and \"--table\" exclude each other");
    question->of = (struct words){&request->of, 1};
    if (points) {
        question->where = words_join(&question->where, &request->to);
        question->pool = (struct words){&pool, 1};
    }
    const int status = question_begin(question, call->arguments[0]);
    return status != EXIT_FINE ? status : points ? answer_points(request) : answer_regret(request);
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
            {"where", 0, "COLUMN=VALUE", "only rows that say so, as summary has it",
             INTO(struct request, question.where), .unsplit = true},
            {"status", 0, "STATUS,...", "count rows that ended so, as summary has it",
             INTO(struct request, question.status), .choices = status_name, .choice_count = STATUSES},
            {"unit", 0, "COLUMN,...", "what was drawn, as summary has it", INTO(struct request, question.unit)},
            {"csv", 0, NULL, "write CSV, on a terminal, too", INTO(struct request, csv)},
            {"table", 0, NULL, "print the table, elsewhere, too", INTO(struct request, table)},
        },
    .size = sizeof(struct request),
    .run = run_equivalent,
};
