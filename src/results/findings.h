/* A claim, and what came of it, in words. */
#ifndef RESULTS_FINDINGS_H
#define RESULTS_FINDINGS_H

#include <stdio.h>

#include "results/claim.h"

extern const char *const verdict_name[]; /* of an enum verdict */

enum { CLAIM_TEXT = 200 };

/* The verdict that is expected. */
const char *claim_expectation(const struct claim *claim);

/* "PASS (not expected)"; "FAIL (as expected)" of an expectation that was written before its data, and else "FAIL (known)" */
void claim_verdict(const struct claim *claim, const struct judgement *judgement, char text[CLAIM_TEXT]);

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

/* Its source: "5 to 10 % fewer leaves, in chess (Plaat and others 1996)". */
void claim_source(FILE *out, const struct claim *claim);

/* The number that the claim is about: "leaves", "leaves / partner's". */
void claim_number(const struct claim *claim, char text[CLAIM_TEXT]);

/* What it is to be: ">= 1.5" */
void claim_wanted(const struct claim *claim, char text[CLAIM_TEXT]);

/* What it is, as a line without its end; texts that anybody may have written are plain (base/plain.h). */
void claim_finding(FILE *out, const struct claim *claim, const struct judgement *judgement);

#endif
