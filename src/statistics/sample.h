/* The rows that a claim is about: for each what it measured, and what that is compared with. */
#ifndef STATISTICS_SAMPLE_H
#define STATISTICS_SAMPLE_H

#include "statistics/claim.h"

struct sample {
    const struct claim *claim;
    const struct csv *csv;
    int n;
    int *row, *partner;         /* of the table; a partner only if the claim has partners */
    int *unit;                  /* what is drawn: numbers below that of the table's rows */
    double *metric, *reference; /* a reference is 0 if the claim has none */
    int units;
};

/* False with a note if the claim must stay undecided.  The caller frees the sample, whatever is returned. */
bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement);
void sample_free(struct sample *sample);

/* Always false, after noting why a claim stays undecided. */
bool undecided(struct judgement *judgement, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Where a row of the table stands in its file. */
int sample_line(const struct sample *sample, int row);

/* Are partners to be the same, which their cells say by themselves, however large the numbers? */
bool sample_compares_texts(const struct sample *sample);

#endif
