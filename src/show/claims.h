/* What configs claim of their results, in lines and tables. */
#ifndef SHOW_CLAIMS_H
#define SHOW_CLAIMS_H

#include "parts/experiment.h"
#include "results/judge.h"
#include "show/sheet.h"

/* The claims of one experiment, and what its results say of them. */
struct judged_claims {
    const char *results; /* their path */
    const struct experiment *experiment;
    struct csv csv;
    struct judgement *judgement; /* of each claim */
    const char *page; /* "gallery/family", and how long its runs took where that is known: "gallery/family, 31 s" */
};

/* Judge the experiment's claims by its results and print them as lines for people.  Returns an exit status. */
int claims_print(const struct experiment *experiment, const char *results);

/* As lines; with several experiments each under its name and its question. */
void claims_lines(const struct judged_claims *judged, int count);

void claims_csv(const struct judged_claims *judged, int count);

/* As a table, which has no origin yet. */
struct sheet claims_tabulate(const struct judged_claims *judged, int count);

#endif
