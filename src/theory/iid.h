/*
 * What the expectations on iid trees have in common: how likely the nodes of each level are to be better than
 * a number x, and a mesh over x to integrate with.  expectation.h and family.h are for use outside of here.
 */
#ifndef THEORY_IID_H
#define THEORY_IID_H

#include <stdint.h>

#include "theory/quadrature.h"

struct iid_tree {
    int b, d;
    double xi, rest; /* xi^b + xi = 1, rest = 1 - xi */
    double values;
    double centre;    /* the leaf value next to the fixed point; they are numbered from there */
    double phase;     /* the centre's distance from the fixed point, in leaf values */
    double core;      /* that many values on each side of the centre need no finer mesh */
    double low, high; /* integrate over the leaf values low < i <= high: over all, unless changed */

    int first, last; /* what a measure counts: the nodes of these levels */
};

/* `values` different leaf values; 0: continuous.  The counted level is d. */
struct iid_tree iid_tree(int b, int d, int64_t values);

/* u(x) - xi on some level, and |u(x) - u(x-)|. */
struct iid_point {
    double offset, jump;
};

struct iid_point iid_leaf(const struct iid_tree *tree, double position);

/* Up from level k to k - 1.  *S is S(u(x)), and *dS how far it is from S(u(x-)): on odd levels, and on all if
 * the values are continuous. */
struct iid_point iid_rise(const struct iid_tree *tree, int k, struct iid_point at, double *S, double *dS);

struct mesh {
    struct quadrature_node *sample; /* from left to right */
    int count;
};

typedef double (*Measure)(const struct iid_tree *, const struct mesh *);

/* A measure on finer and finer meshes, until that does not matter. */
double iid_settle(const struct iid_tree *tree, Measure measure);

/* The same for a number of visits: infinite if those of the minimal tree are. */
double iid_settle_visits(const struct iid_tree *tree, Measure measure);

#endif
