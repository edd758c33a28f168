/*
 * A claim about the rows of a table, and whether they bear it out.
 *
 * What is claimed is a relation of one number: a metric of the rows selected, or how it compares with the same
 * metric of other rows, their partners, or with what theory says of trees of their branching and limit.  A claim of
 * each row is judged row by row, exactly; any other is about the mean, and is judged by the mean's interval
 * (bootstrap.h), and has none if its rows, or their partners, differ in an axis that is neither named nor sampled
 * (mixture.h).  Ratios to partners are averaged geometrically, so that a claim and its inverse agree; all else
 * arithmetically, for theory is about expectations.
 *
 * What is drawn are units with all their rows (unit.h), which are seeds unless the claim says otherwise: trees and
 * openings of one seed resemble each other, whatever their branching.
 */
#ifndef STATISTICS_CLAIM_H
#define STATISTICS_CLAIM_H

#include "cell/condition.h"
#include "statistics/csv.h"

struct selection {
    struct condition *conditions;
    int count;
};

enum comparison { ALONE, RATIO, DIFFERENCE, THEORY };

struct claim {
    const char *sentence, *metric;
    struct selection where, against;
    enum comparison comparison;
    const char **pair; /* partners agree in these columns */
    int pair_count;
    const char **pool; /* axes that the mean may be over, beside those of `where` (mixture.h) */
    int pool_count;
    const char **unit;  /* columns that name what was drawn */
    int unit_count;     /* 0: unit.h finds them */
    int theory;         /* a column of theory/column.h */
    double least, most; /* what the number is to lie between */
    bool open;          /* not at the ends either */
    bool each;
    double confidence;
    bool to_fail; /* the claim is expected to fail */
};

enum verdict { PASS, FAIL, UNDECIDED };

struct judgement {
    enum verdict verdict;
    int n, units, held; /* rows, units that they are of, and rows of which the relation holds */
    bool mixes; /* undecided: it has no mean, for it would be of searches that differ in what is not named */
    double mean, low, high; /* NAN if there is none: always for a claim of each row */
    char note[500];         /* why it is undecided, or the first row of which the relation does not hold; else "" */
};

#endif
