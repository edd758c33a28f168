#include "results/judge.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "results/derived.h"
#include "results/pairs.h"
#include "results/statistics.h"
#include "theory/column.h"

static bool lies_between(const struct claim *claim, double number, double least, double most)
{
    return claim->open ? number > least && number < most : number >= least && number <= most;
}

/* --- row by row --- */

/* Must partners be equal?  Then their fields are compared as texts, in which numbers may be of any size. */
static bool compares_texts(const struct sample *sample)
{
    const struct claim *claim = sample->claim;
    return claim->comparison == RATIO && claim->least == 1 && claim->most == 1 &&
           csv_find(sample->csv, claim->metric) >= 0;
}

/* The bound times the reference, since a division would round; infinite bounds stay infinite. */
static double scaled(double bound, double reference)
{
    return isinf(bound) ? bound : bound * reference;
}

static bool holds(const struct sample *sample, int i)
{
    const struct claim *claim = sample->claim;
    const double metric = sample->metric[i], reference = sample->reference[i];
    if (compares_texts(sample)) {
        const int column = csv_find(sample->csv, claim->metric);
        return strcmp(csv_field(sample->csv, sample->row[i], column),
                      csv_field(sample->csv, sample->partner[i], column)) == 0;
    }
    if (claim->comparison == ALONE || claim->comparison == DIFFERENCE)
        return lies_between(claim, metric - reference, claim->least, claim->most);
    return lies_between(claim, metric, scaled(claim->least, reference), scaled(claim->most, reference));
}

static void note_exception(const struct sample *sample, int i, struct judgement *judgement)
{
    char compared[60] = "";
    const int row = sample->row[i], axes = sample->status < 0 ? sample->csv->columns : sample->status;
    if (sample->claim->comparison != ALONE)
        snprintf(compared, sizeof compared, " against %.15g", sample->reference[i]);
    snprintf(judgement->note, sizeof judgement->note, "line %d has %.15g%s: %.299s", sample_line(sample, row),
             sample->metric[i], compared, label_of(sample->csv, row, csv_span(0, axes), axes));
}

/* Beyond 2^53 a double cannot tell neighbouring whole numbers apart. */
static bool is_exact(const struct sample *sample, struct judgement *judgement)
{
    for (int i = 0; i < sample->n && !compares_texts(sample); i++)
        if (fabs(sample->metric[i]) >= 0x1p53 || fabs(sample->reference[i]) >= 0x1p53)
            return undecided(judgement, "line %d has a number beyond 2^53", sample_line(sample, sample->row[i]));
    return true;
}

static void judge_rows(const struct sample *sample, struct judgement *judgement)
{
    for (int i = 0; i < sample->n; i++) {
        if (holds(sample, i))
            judgement->held++;
        else if (judgement->held == i) /* the first row for which it does not hold */
            note_exception(sample, i, judgement);
    }
    judgement->verdict = judgement->held == sample->n ? PASS : FAIL;
}

/* --- on average --- */

static void note_no_ratio(const struct sample *sample, int i, struct judgement *judgement)
{
    const int line = sample_line(sample, sample->row[i]);
    if (sample->claim->comparison == RATIO)
        undecided(
            judgement,
            "line %d has no ratio, with %.15g against %.15g in line %d: zeros take \"compare\": \"difference\"",
            line, sample->metric[i], sample->reference[i], sample_line(sample, sample->partner[i]));
    else
        undecided(judgement, "line %d has no ratio, with %.15g against %.15g of theory", line, sample->metric[i],
                  sample->reference[i]);
}

/* The numbers to be averaged, kept; NULL after a note. */
static double *numbers_of(const struct sample *sample, struct judgement *judgement)
{
    double *numbers = allocate((size_t)sample->n, sizeof *numbers);
    const enum comparison comparison = sample->claim->comparison;
    for (int i = 0; i < sample->n; i++) {
        const double metric = sample->metric[i], reference = sample->reference[i];
        numbers[i] = comparison == ALONE || comparison == DIFFERENCE ? metric - reference : metric / reference;
        if (!isfinite(comparison == RATIO ? log(numbers[i]) : numbers[i]))
            return note_no_ratio(sample, i, judgement), NULL;
    }
    return numbers;
}

static enum verdict decide(const struct claim *claim, const struct judgement *judgement)
{
    const bool low = lies_between(claim, judgement->low, claim->least, claim->most);
    const bool high = lies_between(claim, judgement->high, claim->least, claim->most);
    const bool below = claim->open ? judgement->high <= claim->least : judgement->high < claim->least;
    const bool above = claim->open ? judgement->low >= claim->most : judgement->low > claim->most;
    const bool near =
        judgement->low >= claim->least - claim->margin && judgement->high <= claim->most + claim->margin;
    if (claim->margin > 0 && !below && !above)
        return near ? PASS : UNDECIDED;
    return low && high ? PASS : below || above ? FAIL : UNDECIDED;
}

/* A ratio to a partner is above 0 as it is. */
static struct bounds bounds_of(const struct sample *sample)
{
    const enum comparison comparison = sample->claim->comparison;
    const struct bounds bounds = values_bounds(sample->csv, sample->claim->metric);
    return comparison == ALONE        ? bounds
           : comparison == DIFFERENCE ? bounds_of_difference(bounds)
                                      : (struct bounds){bounds.least, INFINITY};
}

static void judge_mean(const struct sample *sample, struct judgement *judgement)
{
    const struct claim *claim = sample->claim;
    const double *numbers = numbers_of(sample, judgement);
    if (!numbers)
        return;
    const struct interval interval = (claim->comparison == RATIO ? bootstrap_ratio : bootstrap_mean)(
        numbers, sample->unit, sample->n, claim->confidence);
    judgement->mean = interval.mean;
    judgement->low = interval.low;
    judgement->high = interval.high;
    bounds_cut(bounds_of(sample), &judgement->low, &judgement->high);
    judgement->verdict = decide(claim, judgement);
}

/* --- of all rows --- */

static void judge_correlation(const struct sample *sample, struct judgement *judgement)
{
    const struct correlation correlation =
        correlation_of(sample->metric, sample->reference, sample->n, sample->claim->comparison == RANKS);
    if (isnan(correlation.low)) {
        undecided(judgement, "a correlation takes at least five pairs, and numbers that vary");
        return;
    }
    judgement->mean = correlation.value;
    judgement->low = correlation.low;
    judgement->high = correlation.high;
    judgement->verdict = decide(sample->claim, judgement);
}

void claim_judge(const struct claim *claim, const struct csv *csv, struct judgement *judgement)
{
    void *mark = memory_mark();
    struct sample sample;
    *judgement = (struct judgement){.verdict = UNDECIDED, .mean = NAN, .low = NAN, .high = NAN};
    const bool good = sample_take(&sample, claim, csv, judgement);
    judgement->n = sample.n;
    judgement->units = sample.units;
    if (good && claim->each && is_exact(&sample, judgement))
        judge_rows(&sample, judgement);
    else if (claim->each)
        judgement->verdict = UNDECIDED;
    else if (good && (claim->comparison == CORRELATION || claim->comparison == RANKS))
        judge_correlation(&sample, judgement);
    else if (good)
        judge_mean(&sample, judgement);
    memory_release(mark);
}

bool claim_fails(const struct claim *claim, enum verdict verdict)
{
    return verdict == (claim->to_fail ? PASS : FAIL);
}

const char *const verdict_name[] = {[PASS] = "PASS", [FAIL] = "FAIL", [UNDECIDED] = "UNDECIDED"};

const char *claim_expectation(const struct claim *claim)
{
    return claim->to_fail ? "FAIL" : "PASS";
}

char *claim_verdict(const struct claim *claim, const struct judgement *judgement)
{
    const char *remark = claim_fails(claim, judgement->verdict) && claim->to_fail ? " (not expected)"
                         : judgement->verdict != FAIL || !claim->to_fail          ? ""
                         : claim->foretold                                        ? " (as expected)"
                                                                                  : " (known)";
    return printed("%s%s", verdict_name[judgement->verdict], remark);
}

static unsigned conditions_of(const struct claim *claim)
{
    return claim->source.same & (SAME_DESIGN | SAME_DEPTH);
}

enum likeness claim_likeness(const struct claim *claim)
{
    const bool threshold = claim->source.same & SAME_THRESHOLD, elsewhere = claim->source.elsewhere;
    if (conditions_of(claim) != (SAME_DESIGN | SAME_DEPTH) || (!threshold && elsewhere))
        return OTHERWISE;
    return !threshold ? BY_OWN_THRESHOLD : elsewhere ? ELSEWHERE : ALIKE;
}

const char *claim_outcome(const struct claim *claim, const struct judgement *judgement)
{
    static const char *const other[] = {
        "other design and depth",       "other depth",          "other design",          "",
        "other game, design and depth", "other game and depth", "other game and design", "other game"};
    static const char *const outcome[LIKENESSES][2] = {
        [BY_OWN_THRESHOLD] = {"inconsistent with", "consistent with"},
        [ELSEWHERE] = {"does not transfer", "transfers"},
        [ALIKE] = {"not reproduced", "reproduced"}};
    const enum likeness likeness = claim_likeness(claim);
    if (!claim->source.cite || judgement->verdict == UNDECIDED)
        return "";
    if (likeness == OTHERWISE)
        return other[conditions_of(claim) / SAME_DESIGN + (claim->source.elsewhere ? 4 : 0)];
    return outcome[likeness][judgement->verdict == PASS];
}

char *claim_source(const struct claim *claim)
{
    FILE *out = text_open();
    if (claim->source.cite)
        print_plainly(out, "%s, in %s (%s)", claim->source.says, claim->source.games, claim->source.cite);
    return text_close(out);
}

char *claim_number(const struct claim *claim)
{
    static const char *const forms[] = {[ALONE] = "%s",
                                        [RATIO] = "%s / partner's",
                                        [DIFFERENCE] = "%s - partner's",
                                        [CORRELATION] = "correlation of %s",
                                        [RANKS] = "correlation of %s by ranks"};
    return claim->comparison == THEORY ? printed("%s / %s", claim->metric, theory_name(claim->theory))
                                       : printed(forms[claim->comparison], claim->metric);
}

char *claim_wanted(const struct claim *claim)
{
    const char *equal = claim->open ? "" : "=";
    if (claim->margin > 0)
        return printed("~ %.10g +- %.10g", claim->least, claim->margin);
    if (claim->least >= claim->most)
        return printed("== %.10g", claim->least);
    if (isinf(claim->most))
        return printed(">%s %.10g", equal, claim->least);
    return isinf(claim->least) ? printed("<%s %.10g", equal, claim->most)
                               : printed("in %.10g .. %.10g", claim->least, claim->most);
}

void claim_finding(FILE *out, const struct claim *claim, const struct judgement *judgement)
{
    const char *number = claim_number(claim), *wanted = claim_wanted(claim);
    if (!claim->each && !isnan(judgement->mean))
        fprintf(out, "%s = %.5g (%.5g .. %.5g at %g %%), wanted %s; ", number, judgement->mean, judgement->low,
                judgement->high, 100 * claim->confidence, wanted);
    if (!claim->each && !isnan(judgement->mean))
        fprintf(out, "n = %d of %d %s", judgement->n, judgement->units, judgement->called);
    else if (claim->each && judgement->verdict != UNDECIDED)
        fprintf(out, "%s %s in %d of %d rows", number, wanted, judgement->held, judgement->n);
    if (judgement->unfinished && judgement->verdict != UNDECIDED)
        fprintf(out, "; left out: %d rows, of searches that completed no step", judgement->unfinished);
    if (*judgement->note)
        fputs(judgement->verdict == UNDECIDED ? "" : "; ", out);
    write_plainly(out, judgement->note);
}
