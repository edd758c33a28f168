#include "results/judge.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "parts/columns.h"
#include "results/csv.h"
#include "results/derived.h"
#include "results/statistics.h"
#include "results/unit.h"
#include "theory/column.h"

bool undecided(struct judgement *judgement, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(judgement->note, sizeof judgement->note, format, arguments);
    va_end(arguments);
    return false;
}

bool claim_is_paired(const struct claim *claim)
{
    return claim->comparison == RATIO || claim->comparison == DIFFERENCE || claim->comparison == CORRELATION ||
           claim->comparison == RANKS;
}

int sample_line(const struct sample *sample, int row)
{
    return sample->csv->line[row + 1];
}

void sample_begin(struct sample *sample, const struct claim *claim, const struct csv *csv)
{
    *sample = (struct sample){.claim = claim, .csv = csv};
    sample->row = lasting(allocate(csv->rows, sizeof *sample->row));
    sample->partner = lasting(allocate(csv->rows, sizeof *sample->partner));
    sample->unit = lasting(allocate(csv->rows, sizeof *sample->unit));
    sample->metric = lasting(allocate(csv->rows, sizeof *sample->metric));
    sample->reference = lasting(allocate(csv->rows, sizeof *sample->reference));
}

/* --- the rows --- */

static bool note_ending(const struct sample *sample, int row, const char *status, struct judgement *judgement)
{
    static const struct {
        const char *status, *cure;
    } cures[] = {{"budget", ": raise \"nodes\" in \"limits\""},
                 {"timeout", ": raise \"seconds\" in \"limits\""},
                 {"memory", ": raise \"memory_mb\" in \"limits\""}};
    const char *cure = "";
    for (size_t i = 0; i < sizeof cures / sizeof *cures; i++)
        if (strcmp(status, cures[i].status) == 0)
            cure = cures[i].cure;
    return undecided(judgement, "line %d ended by %s%s, or leave such cells out by \"where\" or \"against\"",
                     sample_line(sample, row), status, cure);
}

/* Searches that completed no step found nothing; they are left out, and said by number. */
static bool is_unfinished(const struct sample *sample, int row)
{
    const int status = csv_find(sample->csv, "status");
    return status >= 0 && row_status(csv_cell(sample->csv, row, status)) == UNFINISHED;
}

/* Have all others ended well?  If one did not, it has no numbers, and without it the others may mislead. */
static bool check_status(const struct sample *sample, const bool *asked, struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    const int status = csv_find(csv, "status");
    if (status < 0)
        return undecided(judgement, "there is no column \"status\"");
    for (int row = 0; row < csv->rows; row++)
        if (asked[row] && strcmp(csv_cell(csv, row, status), "ok") != 0 && !is_unfinished(sample, row))
            return note_ending(sample, row, csv_cell(csv, row, status), judgement);
    return true;
}

bool choose_rows(struct sample *sample, struct judgement *judgement)
{
    const char *missing;
    const bool *in = lasting(selection_rows(&sample->claim->where, sample->csv, &missing));
    if (!in)
        return undecided(judgement, "there is no column \"%s\": these are results of another config", missing);
    for (int row = 0; row < sample->csv->rows; row++)
        if (in[row] && is_unfinished(sample, row))
            judgement->unfinished++;
        else if (in[row])
            sample->row[sample->n++] = row;
    const bool good =
        check_status(sample, in, judgement) &&
        (sample->n > 0 ||
         (judgement->unfinished > 0 &&
          undecided(judgement, "none of its rows completed a step of deepening: raise \"budget\"")) ||
         undecided(judgement,
                   "no row is as \"where\" says: these are results of another config, or of an older one"));
    return good;
}

/* --- their partners --- */

/* Which rows may be partners, and the columns in which they agree. */
struct against {
    const bool *in;
    int *columns;
};

/* A row of no file is named by its axes, as far as rows differ in them. */
static char *name_of_row(const struct csv *csv, int row)
{
    FILE *out = text_open();
    if (csv->path) {
        fprintf(out, "line %d", csv->line[row + 1]);
        return text_close(out);
    }
    fputs("the row", out);
    for (int column = 0; column < csv_find(csv, "status"); column++) {
        int other = 0;
        while (other < csv->rows && csv_agree(csv, row, other, column))
            other++;
        if (other < csv->rows && *csv_cell(csv, row, column))
            fprintf(out, " %s=%s", csv_cell(csv, -1, column), csv_cell(csv, row, column));
    }
    return text_close(out);
}

static bool note_partnerless(const struct sample *sample, int row, int partner, const struct against *against,
                             struct judgement *judgement)
{
    const char *name = lasting(name_of_row(sample->csv, row));
    const char *reason = lasting(partner_reason(sample->claim, sample->csv, row, against->in, against->columns));
    return undecided(judgement, "%s has %s partner: %s", name, partner == NO_PARTNER ? "no" : "more than one",
                     reason);
}

/* Find the partner of each row.  Rows are left out whose partner is unfinished. */
static bool pair_rows(struct sample *sample, const struct against *against, struct judgement *judgement)
{
    const int count = sample->claim->pair_count;
    const int *partner = lasting(selection_partners(sample->csv, against->in, against->columns, count));
    int kept = 0;
    for (int i = 0; i < sample->n; i++) {
        const int row = sample->row[i], other = partner[row];
        if (other < 0)
            return note_partnerless(sample, row, other, against, judgement);
        if (is_unfinished(sample, other)) {
            judgement->unfinished++;
            continue;
        }
        sample->row[kept] = row;
        sample->metric[kept] = sample->metric[i];
        sample->partner[kept++] = other;
    }
    sample->n = kept;
    return kept > 0 || undecided(judgement, "none of its partners completed a step of deepening: raise \"budget\"");
}

/* Which rows may be partners, and in which columns; false after a note. */
static bool find_against(const struct sample *sample, struct against *against, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    const char *missing = NULL;
    against->in = lasting(selection_rows(&claim->against, sample->csv, &missing));
    against->columns = lasting(allocate(claim->pair_count, sizeof *against->columns));
    for (int i = 0; i < claim->pair_count; i++)
        if ((against->columns[i] = csv_find(sample->csv, claim->pair[i])) < 0)
            missing = claim->pair[i];
    return (!missing ||
            undecided(judgement, "there is no column \"%s\": these are results of another config", missing)) &&
           check_status(sample, against->in, judgement);
}

bool choose_partners(struct sample *sample, struct judgement *judgement)
{
    struct against against;
    return find_against(sample, &against, judgement) && pair_rows(sample, &against, judgement);
}

/* --- their mean --- */

static bool note_mixtures(const struct sample *sample, const struct mixture *mixtures, int count,
                          struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    char axes[300] = "";
    for (int i = 0; i < count; i++) {
        const size_t used = strlen(axes);
        const int column = mixtures[i].column, row = mixtures[i].row, other = mixtures[i].other;
        if (csv->path)
            snprintf(axes + used, sizeof axes - used, "%s%s (lines %d and %d)", used ? ", " : "",
                     csv_cell(csv, -1, column), sample_line(sample, row), sample_line(sample, other));
        else
            snprintf(axes + used, sizeof axes - used, "%s%s (\"%s\" and \"%s\")", used ? ", " : "",
                     csv_cell(csv, -1, column), csv_cell(csv, row, column), csv_cell(csv, other, column));
    }
    judgement->mixes = count > 0;
    return count == 0 || undecided(judgement, "rows differ in %s: \"where\" or \"pool\" is to name that", axes);
}

/* Do these rows have a mean (unit.h), given the axes that the claim names? */
static bool check_mixture(const struct sample *sample, const int *rows, const struct selection *selection,
                          struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    const struct claim *claim = sample->claim;
    int *named = lasting(allocate((size_t)(selection->count + claim->pool_count), sizeof *named)), count = 0;
    struct mixture *mixtures = lasting(allocate((size_t)csv->columns, sizeof *mixtures));
    for (int i = 0; i < selection->count; i++)
        named[count++] = csv_find(csv, selection->conditions[i].name);
    for (int i = 0; i < claim->pool_count; i++)
        if (csv_find(csv, claim->pool[i]) >= 0)
            named[count++] = csv_find(csv, claim->pool[i]);
    const int found = mixtures_find(csv, rows, sample->n, named, count, mixtures);
    return note_mixtures(sample, mixtures, found, judgement);
}

bool check_mean(const struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    return claim->each ||
           (check_mixture(sample, sample->row, &claim->where, judgement) &&
            (!claim_is_paired(claim) || check_mixture(sample, sample->partner, &claim->against, judgement)));
}

/* --- units --- */

bool choose_units(struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    for (int i = 0; i < claim->unit_count; i++)
        if (csv_find(sample->csv, claim->unit[i]) < 0)
            return undecided(judgement, "there is no column \"%s\": these are results of another config",
                             claim->unit[i]);
    struct units *units = lasting(units_of_rows(sample->csv, claim->unit, claim->unit_count));
    sample->units = units_among(units, sample->row, sample->n, sample->unit);
    struct groups all = csv_group(sample->csv, sample->row, sample->n, NULL, 0);
    judgement->called = units_called(sample->csv, &all, units, claim->unit, claim->unit_count);
    groups_free(&all);
    return true;
}

/* Rows of one unit are not independent of each other, as the pairs of a correlation must be. */
bool check_units(const struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    const int least = bootstrap_least(claim->confidence);
    if (claim->each)
        return true;
    if (claim->comparison == CORRELATION || claim->comparison == RANKS)
        return sample->units >= sample->n ||
               undecided(judgement, "%d rows are of %d %s only, so that they are no independent pairs", sample->n,
                         sample->units, judgement->called);
    return sample->units >= least ||
           undecided(judgement, "at least %d %s are needed for an interval, and here are %d", least,
                     judgement->called, sample->units);
}

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

bool *selection_rows(const struct selection *selection, const struct csv *csv, const char **missing)
{
    bool *in = allocate(csv->rows, sizeof *in);
    memset(in, true, (size_t)csv->rows * sizeof *in);
    for (int c = 0; c < selection->count; c++) {
        const struct condition *condition = &selection->conditions[c];
        const int column = csv_find(csv, condition->name);
        if (column < 0) {
            *missing = condition->name;
            free(in);
            return NULL;
        }
        for (int row = 0; row < csv->rows; row++)
            in[row] = in[row] && condition_find(condition, csv_cell(csv, row, column)) >= 0;
    }
    return in;
}

int *selection_partners(const struct csv *csv, const bool *others, const int *columns, int count)
{
    int *rows = csv_rows(csv), *partner = allocate(csv->rows, sizeof *partner);
    struct groups groups = csv_group(csv, rows, csv->rows, columns, count);
    for (int g = 0; g < groups.count; g++) {
        int found = NO_PARTNER;
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            if (others[groups.rows[i]])
                found = found == NO_PARTNER ? groups.rows[i] : MANY_PARTNERS;
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            partner[groups.rows[i]] = found;
    }
    groups_free(&groups);
    free(rows);
    return partner;
}
