/*
 * A claim about the rows of a CSV, and whether they bear it out.
 *
 * A claim is about one number: a metric of the selected rows, or how it compares with the same metric of other rows,
 * their partners, or with what theory says of trees of their branching and limit.  A claim of each row is judged row
 * by row, exactly.  Any other claim is about the mean, and is judged by the mean's interval (statistics.h).  There is
 * no mean if the rows, or their partners, differ in an axis that is neither named nor sampled (unit.h).  Ratios to
 * partners are averaged geometrically, so that a claim and its inverse agree; all else arithmetically, since theory is
 * about expectations.  A claim about a correlation is about how closely the numbers of all rows, or their ranks, go
 * together with their partners' (correlation_of).
 *
 * What is resampled are units with all their rows (unit.h).  Unless the claim says otherwise these are seeds: trees
 * and openings of one seed resemble each other, whatever their branching.  They are called what they are: "positions" where
 * seeds drew these.
 */
#ifndef RESULTS_CLAIM_H
#define RESULTS_CLAIM_H

#include "base/verb.h"
#include "parts/cell.h"
#include "results/csv.h"

struct selection {
    struct condition *conditions;
    int count;
};

/* What a claim may have of its source, and only says that it has. */
enum { SAME_THRESHOLD = 1, SAME_DESIGN = 2, SAME_DEPTH = 4 };

/* Who published what a claim says, where one did, and of what games; all are NULL for a claim of our own. */
struct publication {
    const char *cite, *says; /* "Ebeling 1987", "within 1.5 times the minimal tree" */
    char *games, *measured;  /* "chess", and those of the claim's cells: "kalah, othello" */
    bool elsewhere;          /* was it measured in a game that the source is not about? */
    unsigned same;           /* bits of what the claim has of it: SAME_DESIGN */
};

/* With partners, as "compare" says it, or without. */
enum comparison { RATIO, DIFFERENCE, CORRELATION, RANKS, ALONE, THEORY };

struct claim {
    const char *sentence, *metric;
    struct selection where, against;
    enum comparison comparison;
    struct words pair;  /* partners agree in these columns */
    bool lists_pair;    /* does the claim itself say which? */
    struct words pool;  /* axes over which the mean may go besides those of `where` (unit.h) */
    struct words unit;  /* columns that say what a unit is; none: unit.h says which */
    int theory;         /* a column of theory/column.h */
    double least, most; /* the number must lie between them */
    bool open;          /* and not at the ends */
    double margin; /* if positive, the interval must contain the one number that both are, and no number that lies
                           further off it */
    bool each;
    double confidence;
    bool to_fail;  /* the claim is expected to fail */
    bool foretold; /* what is expected was written before its data were there; else it may have been known */
    struct publication source;
};

enum verdict { PASS, FAIL, UNDECIDED };

struct judgement {
    enum verdict verdict;
    int n, units, held;     /* rows, their units, and rows for which the relation holds */
    const char *called;     /* what its units are called (unit.h) */
    int unfinished;         /* rows left out, for they or their partners completed no step of deepening */
    bool partnerless;       /* undecided: rows lack partners, or have several */
    bool mixes;             /* undecided: a mean would be over searches that differ in an axis that is not named */
    double mean, low, high; /* NAN if there are none, as for a claim of each row */
    char note[500];         /* why it is undecided, or the first row of which the relation does not hold; else "" */
};

#endif
