/*
 * Which rows a claim is about, and which are their partners: what their axes say of them, without any number that was
 * counted.  So the same can be asked of rows that do not exist yet.
 */
#ifndef CLAIMS_CHOICE_H
#define CLAIMS_CHOICE_H

#include "claims/sample.h"

/* Does the claim compare rows with partners? */
bool claim_is_paired(const struct claim *claim);

/* A sample without rows, which is kept (lasting.h). */
void sample_begin(struct sample *sample, const struct claim *claim, const struct csv *csv);

/* Take the rows that `where` selects, then the partner of each, and their units.  False with a note if the claim must stay
 * undecided. */
bool choose_rows(struct sample *sample, struct judgement *judgement);
bool choose_partners(struct sample *sample, struct judgement *judgement);
bool choose_units(struct sample *sample, struct judgement *judgement);

/* Unless the claim is about each row: have they a mean (mixture.h), and are their units enough for an interval?  False with a
 * note. */
bool check_mean(const struct sample *sample, struct judgement *judgement);
bool check_units(const struct sample *sample, struct judgement *judgement);

#endif
