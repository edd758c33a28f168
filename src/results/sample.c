#include "results/judge.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "parts/columns.h"
#include "results/derived.h"
#include "results/pairs.h"
#include "results/unit.h"
#include "theory/column.h"

bool undecided(struct judgement *judgement, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (!*judgement->note)
        vsnprintf(judgement->note, sizeof judgement->note, format, arguments);
    va_end(arguments);
    return false;
}

static bool note_no_column(struct judgement *judgement, const char *name)
{
    return undecided(judgement, "there is no column \"%s\": these are results of another config", name);
}

int sample_line(const struct sample *sample, int row)
{
    return sample->csv->line[row + 1];
}

static bool is_correlation(const struct claim *claim)
{
    return claim->comparison == CORRELATION || claim->comparison == RANKS;
}

static bool is_paired(const struct claim *claim)
{
    return claim->comparison <= RANKS;
}

/* --- the rows --- */

/* Those that a claim selects, as a list; NULL with a note if a column is missing. */
static int *rows_of(const struct sample *sample, const struct selection *selection, int *count,
                    struct judgement *judgement)
{
    int *rows = csv_rows(sample->csv);
    *count = sample->csv->rows;
    for (int i = 0; i < selection->count; i++) {
        const struct condition *condition = &selection->conditions[i];
        const int column = csv_find(sample->csv, condition->name);
        if (column < 0)
            return note_no_column(judgement, condition->name), NULL;
        *count = rows_meeting(sample->csv, condition, column, rows, *count);
    }
    return rows;
}

/* Searches that completed no step found nothing; they are left out, and said by number. */
static bool is_unfinished(const struct sample *sample, int row)
{
    return sample->status >= 0 && row_status(csv_field(sample->csv, row, sample->status)) == UNFINISHED;
}

/* Have all others ended well?  If one did not, it has no numbers, and without it the others may mislead. */
static bool have_ended(const struct sample *sample, const int *rows, int count, struct judgement *judgement)
{
    static const struct {
        const char *status, *cure;
    } cures[] = {{"budget", ": raise \"nodes\" in \"limits\""},
                 {"timeout", ": raise \"seconds\" in \"limits\""},
                 {"memory", ": raise \"memory_mb\" in \"limits\""}};
    const char *cure = "";
    if (sample->status < 0)
        return undecided(judgement, "there is no column \"status\"");
    for (int i = 0; i < count; i++) {
        const char *status = csv_field(sample->csv, rows[i], sample->status);
        if (strcmp(status, "ok") == 0 || is_unfinished(sample, rows[i]))
            continue;
        for (size_t c = 0; c < sizeof cures / sizeof *cures; c++)
            cure = strcmp(status, cures[c].status) == 0 ? cures[c].cure : cure;
        return undecided(judgement, "line %d ended by %s%s, or leave such cells out by \"where\" or \"against\"",
                         sample_line(sample, rows[i]), status, cure);
    }
    return true;
}

static bool take_rows(struct sample *sample, struct judgement *judgement)
{
    int count;
    const int *rows = rows_of(sample, &sample->claim->where, &count, judgement);
    for (int i = 0; rows && i < count; i++)
        if (is_unfinished(sample, rows[i]))
            judgement->unfinished++;
        else
            sample->row[sample->n++] = rows[i];
    if (!rows || !have_ended(sample, rows, count, judgement))
        return false;
    return sample->n > 0 ||
           undecided(judgement, judgement->unfinished > 0
                                    ? "none of its rows completed a step of deepening: raise \"budget\""
                                    : "no row is as \"where\" says: these are results of another config, or of an "
                                      "older one");
}

/* --- their partners --- */

/* A row of no file is named by its axes, as far as rows differ in them. */
static char *name_of_row(const struct csv *csv, int row)
{
    const int axes = csv_find(csv, "status");
    int *differing = csv_span(0, axes), count = 0;
    if (csv->path)
        return printed("line %d", csv->line[row + 1]);
    for (int column = 0; column < axes; column++) {
        int other = 0;
        while (other < csv->rows && csv_agree(csv, row, other, column))
            other++;
        if (other < csv->rows)
            differing[count++] = column;
    }
    return printed("the row %s", label_of(csv, row, differing, count));
}

/* Why a row has no partner, or several, and which key of the claim would mend that. */
static char *partnerless(const struct sample *sample, int row, const struct party *against, const int *columns)
{
    const struct claim *claim = sample->claim;
    return against->count == 0
               ? "no row is as \"against\" says"
               : partner_reason(sample->csv, row, against, columns, claim->pair.count,
                                ", which \"against\", or \"pair\" if the row has one of them, is to name",
                                claim->lists_pair
                                    ? "; leave that out of \"pair\", or leave such rows out by "
                                      "\"where\", or add the cells that are missing"
                                    : "; write that into \"against\" if it is meant, or leave such rows out "
                                      "by \"where\", or add the cells that are missing");
}

/* Rows are left out whose partner is unfinished. */
static bool pair_rows(struct sample *sample, const struct party *against, const int *columns,
                      struct judgement *judgement)
{
    const struct party parties[] = {{NULL, sample->row, sample->n}, *against};
    const int *partner = partners_of(sample->csv, parties, columns, sample->claim->pair.count);
    int kept = 0;
    for (int i = 0; i < sample->n; i++) {
        const int row = sample->row[i];
        if (partner[i] < 0)
            return undecided(judgement, "%s has %s partner: %s", name_of_row(sample->csv, row),
                             partner[i] == NO_PARTNER ? "no" : "more than one",
                             partnerless(sample, row, against, columns));
        if (is_unfinished(sample, partner[i])) {
            judgement->unfinished++;
            continue;
        }
        sample->row[kept] = row;
        sample->metric[kept] = sample->metric[i];
        sample->partner[kept++] = partner[i];
    }
    sample->n = kept;
    return kept > 0 || undecided(judgement, "none of its partners completed a step of deepening: raise \"budget\"");
}

static bool take_partners(struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    int *columns = allocate((size_t)claim->pair.count, sizeof *columns);
    struct party against = {0};
    for (int i = claim->pair.count - 1; i >= 0; i--)
        if ((columns[i] = csv_find(sample->csv, claim->pair.word[i])) < 0)
            note_no_column(judgement, claim->pair.word[i]);
    against.rows = rows_of(sample, &claim->against, &against.count, judgement);
    return !*judgement->note && have_ended(sample, against.rows, against.count, judgement) &&
           pair_rows(sample, &against, columns, judgement);
}

/* --- what they measured --- */

/* The metric of all rows of the CSV; NULL after a note. */
static const double *read_metric(const struct sample *sample, struct judgement *judgement)
{
    const char *name = sample->claim->metric;
    const bool known = find_word(name, derived_name, DERIVED) >= 0 || csv_find(sample->csv, name) >= 0;
    const double *values = known ? values_read(sample->csv, name) : NULL;
    if (!values)
        undecided(judgement, "there is no column \"%s\" of numbers: these are results of another config", name);
    return values;
}

/* The metric of these rows, each of which is to have it. */
static bool take_values(const struct sample *sample, const int *rows, const double *values, double *taken,
                        struct judgement *judgement)
{
    const char *name = sample->claim->metric;
    for (int i = 0; i < sample->n; i++)
        if (isnan(taken[i] = values[rows[i]]))
            return undecided(judgement, "line %d has no %s: %s", sample_line(sample, rows[i]), name,
                             missing_reason(sample->csv, name, rows[i]));
    return true;
}

/* A row without a share lacks nothing. */
static bool take_metric(struct sample *sample, const double *values, struct judgement *judgement)
{
    int kept = 0;
    for (int i = 0; i < sample->n; i++)
        if (!isnan(values[sample->row[i]]) || !lack_of_share(sample->claim->metric))
            sample->row[kept++] = sample->row[i];
    sample->n = kept;
    return kept > 0 ? take_values(sample, sample->row, values, sample->metric, judgement)
                    : undecided(judgement, "no row has any %s", sample->claim->metric);
}

/* --- theory --- */

/* Beyond these, which are the limits of plymeter theory too, formulas take too long. */
enum { MOST = 1000, MOST_VALUES = 1000000000 };

static double theory_of_row(const struct sample *sample, int row, const int columns[3])
{
    double number[3];
    for (int i = 0; i < 3; i++)
        if (columns[i] < 0 || !number_read(csv_field(sample->csv, row, columns[i]), &number[i]))
            number[i] = NAN;
    if (!(number[0] >= 1 && number[0] <= MOST && number[1] >= 0 && number[1] <= MOST && !(number[2] > MOST_VALUES)))
        return NAN;
    return theory_of(sample->claim->theory, (int)number[0], (int)number[1], number[2] > 0 ? (int64_t)number[2] : 0);
}

/* Formulas take their time, so that each is computed only once for a tree. */
static bool ask_theory(struct sample *sample, struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    const int columns[] = {csv_find(csv, "branching"), csv_find(csv, "limit"), csv_find(csv, "values")};
    if (columns[0] < 0 || columns[1] < 0)
        return note_no_column(judgement, columns[0] < 0 ? "branching" : "limit");
    int *tree = allocate((size_t)sample->n, sizeof *tree);
    double *theory = allocate((size_t)sample->n, sizeof *theory);
    csv_number(csv, sample->row, sample->n, columns, columns[2] < 0 ? 2 : 3, tree);
    for (int i = 0, met = 0; i < sample->n; i++) {
        if (tree[i] == met)
            theory[met++] = theory_of_row(sample, sample->row[i], columns);
        if (!isfinite(sample->reference[i] = theory[tree[i]]))
            return undecided(judgement, "line %d has no %s: it takes a \"branching\" and a \"limit\" of up to %d",
                             sample_line(sample, sample->row[i]), theory_name(sample->claim->theory), MOST);
    }
    return true;
}

/* --- their mean --- */

/* Have these rows a mean (unit.h), given the axes that the claim names? */
static bool have_mean(const struct sample *sample, const int *rows, const struct selection *selection,
                      struct judgement *judgement)
{
    const struct csv *csv = sample->csv;
    const struct claim *claim = sample->claim;
    int *named = allocate((size_t)(selection->count + claim->pool.count), sizeof *named), count = 0;
    struct mixture *mixtures = allocate((size_t)csv->columns, sizeof *mixtures);
    for (int i = 0; i < selection->count; i++)
        named[count++] = csv_find(csv, selection->conditions[i].name);
    for (int i = 0; i < claim->pool.count; i++)
        if (csv_find(csv, claim->pool.word[i]) >= 0)
            named[count++] = csv_find(csv, claim->pool.word[i]);
    const int found = mixtures_find(csv, rows, sample->n, named, count, mixtures);
    FILE *axes = text_open();
    for (int i = 0; i < found; i++) {
        const int column = mixtures[i].column, row = mixtures[i].row, other = mixtures[i].other;
        fprintf(axes, "%s%s", i ? ", " : "", csv_field(csv, -1, column));
        if (csv->path)
            fprintf(axes, " (lines %d and %d)", sample_line(sample, row), sample_line(sample, other));
        else
            fprintf(axes, " (\"%s\" and \"%s\")", csv_field(csv, row, column), csv_field(csv, other, column));
    }
    const char *list = text_close(axes);
    judgement->mixes = found > 0;
    return found == 0 || undecided(judgement, "rows differ in %.299s: \"where\" or \"pool\" is to name that", list);
}

/* --- units --- */

static bool take_units(struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    for (int i = 0; i < claim->unit.count; i++)
        if (csv_find(sample->csv, claim->unit.word[i]) < 0)
            return note_no_column(judgement, claim->unit.word[i]);
    struct units *units = units_of_rows(sample->csv, claim->unit.word, claim->unit.count);
    const struct groups all = csv_group(sample->csv, sample->row, sample->n, NULL, 0);
    sample->units = units_among(units, sample->row, sample->n, sample->unit);
    judgement->called = units_called(sample->csv, &all, units, claim->unit.word, claim->unit.count);
    return true;
}

/* Are they enough for an interval?  Rows of one unit are not independent of each other, as the pairs of a correlation must be. */
static bool check_units(const struct sample *sample, struct judgement *judgement)
{
    const int least = bootstrap_least(sample->claim->confidence);
    if (is_correlation(sample->claim))
        return sample->units >= sample->n ||
               undecided(judgement, "%d rows are of %d %s only, so that they are no independent pairs", sample->n,
                         sample->units, judgement->called);
    return sample->units >= least ||
           undecided(judgement, "at least %d %s are needed for an interval, and here are %d", least,
                     judgement->called, sample->units);
}

/* --- all of it --- */

static bool compare(struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    const double *values = sample->csv->path ? read_metric(sample, judgement) : NULL;
    if (sample->csv->path && !(values && take_metric(sample, values, judgement)))
        return false;
    judgement->partnerless = is_paired(claim) && !take_partners(sample, judgement);
    if (is_paired(claim))
        return !judgement->partnerless &&
               (!values || take_values(sample, sample->partner, values, sample->reference, judgement));
    return claim->comparison != THEORY || !values || ask_theory(sample, judgement);
}

bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement)
{
    const size_t rows = (size_t)csv->rows;
    *sample = (struct sample){.claim = claim, .csv = csv, .status = csv_find(csv, "status")};
    sample->row = allocate(rows, sizeof *sample->row);
    sample->partner = allocate(rows, sizeof *sample->partner);
    sample->unit = allocate(rows, sizeof *sample->unit);
    sample->metric = allocate(rows, sizeof *sample->metric);
    sample->reference = allocate(rows, sizeof *sample->reference);
    if (!take_rows(sample, judgement))
        return false;
    const bool good =
        compare(sample, judgement) &&
        (claim->each || (have_mean(sample, sample->row, &claim->where, judgement) &&
                         (!is_paired(claim) || have_mean(sample, sample->partner, &claim->against, judgement))));
    return take_units(sample, judgement) && good && (claim->each || check_units(sample, judgement));
}
