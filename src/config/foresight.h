/*
 * What is to be seen of claims before there are rows: the cells tell which rows a claim will be about, and which will be
 * their partners (results/judge.h).
 */
#ifndef CONFIG_FORESIGHT_H
#define CONFIG_FORESIGHT_H

#include "parts/plan.h"
#include "results/claim.h"
#include "config/reader.h"

/* What claims are looked at with; all 0 before the first. */
struct foresight {
    const struct experiment *experiment; /* whose cells and columns are known */
    FILE *warnings;
    struct csv rows; /* that the cells will have */
};

/* Complain of the claim, which is this object of the config, if some row will have no partner, or several.  Warn if it must
 * stay undecided for another cause, and if partners will differ in what the claim does not name. */
void claim_foresee(struct foresight *foresight, struct reader *reader, const cJSON *object,
                   const struct claim *claim);

void foresight_free(struct foresight *foresight);

#endif
