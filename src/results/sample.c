#include "results/sample.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/gain.h"
#include "results/missing.h"
#include "results/number.h"
#include "base/nearest.h"
#include "theory/column.h"

/* --- what they measured --- */

static bool is_column(const struct csv *csv, const char *name)
{
    return find_word(name, derived_name, DERIVED) >= 0 || csv_find(csv, name) >= 0;
}

/* The metric of all rows of the CSV; NULL after a note. */
static const double *read_metric(const struct sample *sample, struct judgement *judgement)
{
    const char *name = sample->claim->metric;
    const double *values = is_column(sample->csv, name) ? values_read(sample->csv, name) : NULL;
    if (!values)
        undecided(judgement, "there is no column \"%s\" of numbers: these are results of another config", name);
    return values;
}

static bool note_missing(const struct sample *sample, int row, struct judgement *judgement)
{
    const char *name = sample->claim->metric;
    char reason[REASON];
    missing_reason(sample->csv, name, row, reason);
    return undecided(judgement, "line %d has no %s: %s", sample_line(sample, row), name, reason);
}

static void leave_out_shareless(struct sample *sample, const double *values)
{
    int kept = 0;
    for (int i = 0; i < sample->n; i++)
        if (!isnan(values[sample->row[i]]))
            sample->row[kept++] = sample->row[i];
    sample->n = kept;
}

static bool take_metric(struct sample *sample, const double *values, struct judgement *judgement)
{
    if (lack_of_share(sample->claim->metric))
        leave_out_shareless(sample, values);
    if (sample->n == 0)
        return undecided(judgement, "no row has any %s", sample->claim->metric);
    for (int i = 0; i < sample->n; i++)
        if (isnan(sample->metric[i] = values[sample->row[i]]))
            return note_missing(sample, sample->row[i], judgement);
    return true;
}

/* --- what that is compared with: partners --- */

static bool take_references(struct sample *sample, const double *values, struct judgement *judgement)
{
    for (int i = 0; i < sample->n; i++)
        if (isnan(sample->reference[i] = values[sample->partner[i]]))
            return note_missing(sample, sample->partner[i], judgement);
    return true;
}

/* --- theory --- */

/* Beyond these, which are the limits of plymeter theory too, formulas take too long. */
enum { MOST = 1000, MOST_VALUES = 1000000000 };

/* The number in a cell, NAN if there is none. */
static double number_in(const struct csv *csv, int row, int column)
{
    double number;
    return column >= 0 && number_read(csv_cell(csv, row, column), &number) ? number : NAN;
}

static double theory_of_row(const struct claim *claim, const struct csv *csv, int row, const int columns[3])
{
    const double b = number_in(csv, row, columns[0]), d = number_in(csv, row, columns[1]);
    const double values = number_in(csv, row, columns[2]);
    if (!(b >= 1 && b <= MOST && d >= 0 && d <= MOST && !(values > MOST_VALUES)))
        return NAN;
    return theory_of(claim->theory, (int)b, (int)d, values > 0 ? (int64_t)values : 0);
}

/* Formulas take their time, so that each is computed only once for a tree. */
static bool ask_theory(struct sample *sample, struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    const int columns[] = {csv_find(csv, "branching"), csv_find(csv, "limit"), csv_find(csv, "values")};
    if (columns[0] < 0 || columns[1] < 0)
        return undecided(judgement, "there is no column \"%s\": these are results of another config",
                         columns[0] < 0 ? "branching" : "limit");
    double *of_row = lasting(allocate(csv->rows, sizeof *of_row));
    struct groups trees = csv_group(csv, sample->row, sample->n, columns, columns[2] < 0 ? 2 : 3);
    for (int g = 0; g < trees.count; g++) {
        const double theory = theory_of_row(sample->claim, csv, trees.rows[trees.start[g]], columns);
        for (int i = trees.start[g]; i < trees.start[g + 1]; i++)
            of_row[trees.rows[i]] = theory;
    }
    bool good = true;
    for (int i = 0; good && i < sample->n; i++)
        if (!isfinite(sample->reference[i] = of_row[sample->row[i]]))
            good = undecided(judgement, "line %d has no %s: it takes a \"branching\" and a \"limit\" of up to %d",
                             sample_line(sample, sample->row[i]), theory_name(sample->claim->theory), MOST);
    groups_free(&trees);
    return good;
}

/* --- all of it --- */

bool sample_compares_texts(const struct sample *sample)
{
    const struct claim *claim = sample->claim;
    return claim->comparison == RATIO && claim->least == 1 && claim->most == 1 &&
           csv_find(sample->csv, claim->metric) >= 0;
}

/* Beyond 2^53 a double cannot tell neighbouring whole numbers apart. */
static bool is_exact(const struct sample *sample, struct judgement *judgement)
{
    for (int i = 0; i < sample->n && !sample_compares_texts(sample); i++)
        if (fabs(sample->metric[i]) >= 0x1p53 || fabs(sample->reference[i]) >= 0x1p53)
            return undecided(judgement, "line %d has a number beyond 2^53", sample_line(sample, sample->row[i]));
    return true;
}

bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement)
{
    sample_begin(sample, claim, csv);
    if (!choose_rows(sample, judgement))
        return false;
    const double *values = read_metric(sample, judgement);
    bool good = values && take_metric(sample, values, judgement);
    if (good && claim_is_paired(claim))
        good = choose_partners(sample, judgement) && take_references(sample, values, judgement);
    else if (good && claim->comparison == THEORY)
        good = ask_theory(sample, judgement);
    good = good && check_mean(sample, judgement);
    return choose_units(sample, judgement) && good && check_units(sample, judgement) &&
           (!claim->each || is_exact(sample, judgement));
}
