/* Do the rows of a CSV file bear out a claim? */
#ifndef CLAIMS_JUDGE_H
#define CLAIMS_JUDGE_H

#include "claims/claim.h"

void claim_judge(const struct claim *claim, const struct csv *csv, struct judgement *judgement);

/* Is the verdict not the expected one?  UNDECIDED does not count as a failure. */
bool claim_fails(const struct claim *claim, enum verdict verdict);

#endif
