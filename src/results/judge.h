#ifndef RESULTS_JUDGE_H
#define RESULTS_JUDGE_H

#include <stdio.h>

#include "results/claim.h"

/* The rows that a claim is about, what they measured, and what that is compared with. */
struct sample {
    const struct claim *claim;
    const struct csv *csv;
    int status; /* the column, or -1 */
    int n;
    int *row, *partner;         /* row numbers in the CSV; partners only if the claim has them */
    int *unit;                  /* units (unit.h) as numbers below that of the CSV's rows */
    double *metric, *reference; /* references are 0 if the claim has none */
    int units;
};

/* Take the rows that `where` selects, the partner of each, and their units.  Of rows that do not exist yet, which no file has, only
 * what their axes say of them is asked, and nothing that they measured.  False with a note if the claim must stay undecided; is
 * that for want of partners, the judgement says so.  The sample is kept (memory.h). */
bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement);

/* Note why a claim stays undecided, unless that is known.  Always returns false. */
bool undecided(struct judgement *judgement, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The line of a row in its file. */
int sample_line(const struct sample *sample, int row);

/* Do the rows of a CSV file bear out a claim? */

void claim_judge(const struct claim *claim, const struct csv *csv, struct judgement *judgement);

/* Is the verdict not the expected one?  UNDECIDED does not count as a failure. */
bool claim_fails(const struct claim *claim, enum verdict verdict);

/* A claim, and what came of it, in words, which are kept (memory.h). */

extern const char *const verdict_name[]; /* of an enum verdict */

/* The verdict that is expected. */
const char *claim_expectation(const struct claim *claim);

/* "PASS (not expected)"; "FAIL (as expected)" of an expectation that was written before its data, and else "FAIL (known)" */
char *claim_verdict(const struct claim *claim, const struct judgement *judgement);

/* What differs between a claim and its source: the design or the depth, or both the game and the threshold; the threshold alone;
 * the game alone; or nothing that the claim says. */
enum likeness { OTHERWISE, BY_OWN_THRESHOLD, ELSEWHERE, ALIKE, LIKENESSES };
enum likeness claim_likeness(const struct claim *claim);

/* What came of a claim that has a source, which is "" without one, and if it is undecided.  Where the design or the depth is
 * not the source's that is all that is said, "other depth", and the verdict is about the claim alone.  With a threshold
 * of our own it is "consistent with" the source or "inconsistent with" it, or it is an "other game".  Only with the
 * source's threshold, too, is it "reproduced" or "not reproduced", and in a game that the source is not about it
 * "transfers" or "does not transfer". */
const char *claim_outcome(const struct claim *claim, const struct judgement *judgement);

/* Its source, "5 to 10 % fewer leaves, in chess (Plaat and others 1996)", or "". */
char *claim_source(const struct claim *claim);

/* The number that the claim is about: "leaves", "leaves / partner's". */
char *claim_number(const struct claim *claim);

/* What it is to be: ">= 1.5" */
char *claim_wanted(const struct claim *claim);

/* What it is, as a line without its end; texts that anybody may have written are plain (base/text.h). */
void claim_finding(FILE *out, const struct claim *claim, const struct judgement *judgement);

#endif
