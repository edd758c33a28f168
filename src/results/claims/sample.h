/* The rows that a claim is about: what each of them measured, and what that is compared with. */
#ifndef CLAIMS_SAMPLE_H
#define CLAIMS_SAMPLE_H

#include "claims/claim.h"

struct sample {
    const struct claim *claim;
    const struct csv *csv;
    int n;
    int *row, *partner;         /* row numbers in the CSV; partners only if the claim has them */
    int *unit;                  /* units (unit.h) as numbers below that of the CSV's rows */
    double *metric, *reference; /* references are 0 if the claim has none */
    int units;
};

/* False with a note if the claim must stay undecided.  The sample is kept (lasting.h). */
bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement);

/* Note why a claim stays undecided.  Always returns false. */
bool undecided(struct judgement *judgement, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The line of a row in its file. */
int sample_line(const struct sample *sample, int row);

/* Must partners be equal?  Then their cells are compared as texts, in which numbers may be of any size. */
bool sample_compares_texts(const struct sample *sample);

#endif
