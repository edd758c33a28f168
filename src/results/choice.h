/*
 * Which rows a claim is about, and which are their partners: what their axes say of them, without any number that was
 * counted.  So the same can be asked of rows that do not exist yet.
 */
#ifndef RESULTS_CHOICE_H
#define RESULTS_CHOICE_H

#include "results/claim.h"

/* The rows that a claim is about. */
struct sample {
    const struct claim *claim;
    const struct csv *csv;
    int n;
    int *row, *partner;         /* row numbers in the CSV; partners only if the claim has them */
    int *unit;                  /* units (unit.h) as numbers below that of the CSV's rows */
    double *metric, *reference; /* what they measured (sample.h); references are 0 if the claim has none */
    int units;
};

/* Note why a claim stays undecided.  Always returns false. */
bool undecided(struct judgement *judgement, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The line of a row in its file. */
int sample_line(const struct sample *sample, int row);

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
