#include "results/findings.h"

#include <math.h>

#include "results/judge.h"
#include "base/plain.h"
#include "theory/column.h"

const char *const verdict_name[] = {[PASS] = "PASS", [FAIL] = "FAIL", [UNDECIDED] = "UNDECIDED"};

const char *claim_expectation(const struct claim *claim)
{
    return claim->to_fail ? "FAIL" : "PASS";
}

void claim_verdict(const struct claim *claim, const struct judgement *judgement, char text[CLAIM_TEXT])
{
    const char *remark = claim_fails(claim, judgement->verdict) && claim->to_fail ? " (not expected)"
                         : judgement->verdict != FAIL || !claim->to_fail          ? ""
                         : claim->foretold                                        ? " (as expected)"
                                                                                  : " (known)";
    snprintf(text, CLAIM_TEXT, "%s%s", verdict_name[judgement->verdict], remark);
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

void claim_source(FILE *out, const struct claim *claim)
{
    print_plainly(out, "%s, in %s (%s)", claim->source.says, claim->source.games, claim->source.cite);
}

void claim_number(const struct claim *claim, char text[CLAIM_TEXT])
{
    switch (claim->comparison) {
    case ALONE:
        snprintf(text, CLAIM_TEXT, "%s", claim->metric);
        break;
    case RATIO:
        snprintf(text, CLAIM_TEXT, "%s / partner's", claim->metric);
        break;
    case DIFFERENCE:
        snprintf(text, CLAIM_TEXT, "%s - partner's", claim->metric);
        break;
    case CORRELATION:
        snprintf(text, CLAIM_TEXT, "correlation of %s", claim->metric);
        break;
    case RANKS:
        snprintf(text, CLAIM_TEXT, "correlation of %s by ranks", claim->metric);
        break;
    case THEORY:
        snprintf(text, CLAIM_TEXT, "%s / %s", claim->metric, theory_name(claim->theory));
        break;
    }
}

void claim_wanted(const struct claim *claim, char text[CLAIM_TEXT])
{
    const char *equal = claim->open ? "" : "=";
    if (claim->margin > 0)
        snprintf(text, CLAIM_TEXT, "~ %.10g +- %.10g", claim->least, claim->margin);
    else if (claim->least >= claim->most)
        snprintf(text, CLAIM_TEXT, "== %.10g", claim->least);
    else if (isinf(claim->most))
        snprintf(text, CLAIM_TEXT, ">%s %.10g", equal, claim->least);
    else if (isinf(claim->least))
        snprintf(text, CLAIM_TEXT, "<%s %.10g", equal, claim->most);
    else
        snprintf(text, CLAIM_TEXT, "in %.10g .. %.10g", claim->least, claim->most);
}

void claim_finding(FILE *out, const struct claim *claim, const struct judgement *judgement)
{
    char number[CLAIM_TEXT], wanted[CLAIM_TEXT];
    claim_number(claim, number);
    claim_wanted(claim, wanted);
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
