/* What the rows of a claim measured, and what that is compared with. */
#ifndef RESULTS_SAMPLE_H
#define RESULTS_SAMPLE_H

#include "results/choice.h"

/* False with a note if the claim must stay undecided.  The sample is kept (lasting.h). */
bool sample_take(struct sample *sample, const struct claim *claim, const struct csv *csv,
                 struct judgement *judgement);

/* Must partners be equal?  Then their cells are compared as texts, in which numbers may be of any size. */
bool sample_compares_texts(const struct sample *sample);

#endif
