#include "show/tally.h"

#include <stdlib.h>

#include "results/findings.h"
#include "base/lasting.h"
#include "base/path.h"

struct tally {
    int sourced, undecided, of[LIKENESSES][2]; /* that fail, and that pass */
};

static void add(struct tally *tally, const struct judged *judged)
{
    for (int c = 0; c < judged->experiment->claim_count; c++) {
        const struct claim *claim = &judged->experiment->claims[c];
        const enum verdict verdict = judged->judgement[c].verdict;
        tally->sourced += claim->source.cite != NULL;
        tally->undecided += claim->source.cite && verdict == UNDECIDED;
        if (claim->source.cite && verdict != UNDECIDED)
            tally->of[claim_likeness(claim)][verdict == PASS]++;
    }
}

/* " (2 of gallery/lesson)" */
static void say_where(FILE *out, const struct judged *judged, int count)
{
    const char *before = " (";
    for (int i = 0; i < count; i++) {
        struct tally tally = {0};
        add(&tally, &judged[i]);
        if (tally.of[ALIKE][true] == 0)
            continue;
        fprintf(out, "%s%d of %s", before, tally.of[ALIKE][true], experiment_name(judged[i].results));
        before = ", ";
    }
    fputs(*before == ',' ? ")" : "", out);
}

char *claims_tally(const struct judged *judged, int count)
{
    struct tally tally = {0};
    for (int i = 0; i < count; i++)
        add(&tally, &judged[i]);
    if (tally.sourced == 0)
        return NULL;
    FILE *out = text_open();
    fprintf(out, "Claims of what was published: %d. Reproduced: %d", tally.sourced, tally.of[ALIKE][true]);
    say_where(out, judged, count);
    fprintf(out, "; not reproduced: %d. In another game it transfers: %d; it does not: %d.", tally.of[ALIKE][false],
            tally.of[ELSEWHERE][true], tally.of[ELSEWHERE][false]);
    fprintf(out, " With a threshold of ours consistent: %d; inconsistent: %d.", tally.of[BY_OWN_THRESHOLD][true],
            tally.of[BY_OWN_THRESHOLD][false]);
    fprintf(out, " Of another design or depth, PASS: %d; FAIL: %d. UNDECIDED: %d.", tally.of[OTHERWISE][true],
            tally.of[OTHERWISE][false], tally.undecided);
    return text_close(out);
}
