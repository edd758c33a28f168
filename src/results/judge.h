/* Do the rows of a CSV file bear out a claim? */
#ifndef RESULTS_JUDGE_H
#define RESULTS_JUDGE_H

#include "results/claim.h"

void claim_judge(const struct claim *claim, const struct csv *csv, struct judgement *judgement);

/* Is the verdict not the expected one?  UNDECIDED does not count as a failure. */
bool claim_fails(const struct claim *claim, enum verdict verdict);

#endif
