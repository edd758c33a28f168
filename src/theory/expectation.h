/*
 * Alpha-beta on iid trees: what it visits, on average, when the leaf values are independent and identically
 * distributed.  Branching b >= 1, depth d >= 0, and the other conventions of theory.h.
 *
 * The sums and integrals are refined until that changes them by less than 1e-10 of their value.  A call takes
 * milliseconds for d <= 16, and up to a fifth of a second for d = 100.
 */
#ifndef THEORY_EXPECTATION_H
#define THEORY_EXPECTATION_H

#include <stdint.h>

/* The leaves, and all visited nodes, root and leaves included (Fuller, Gaschnig & Gillogly 1973; Baudet 1978;
 * Pearl 1982).  `values` is the number of different leaf values, all equally likely; 0: continuous, and then
 * any distribution gives the same.  With more than 2^32 values, trees so deep that these still tie near the
 * root are beyond the precision of a double. */
double alphabeta_leaves(int b, int d, int64_t values);
double alphabeta_nodes(int b, int d, int64_t values);

/* The nodes of one level, 0..d. */
double alphabeta_nodes_on(int b, int d, int level, int64_t values);

/* The leaves of one call with the window alpha <= beta, if the leaf values are uniform in 0..1.  Equal bounds
 * are a null window: is the root better than that?  A window is no finer than a double: if (b/R*)^d comes near
 * 1e16, it cannot resolve what happens next to the root's value. */
double alphabeta_leaves_inside(int b, int d, double alpha, double beta);

/* The leaves without deep cutoffs, a child knowing its parent's bound only (Knuth & Moore's F1); continuous
 * values. */
double alphabeta_leaves_shallow(int b, int d);

/* The root's value, if the leaves are uniform in 0..1. */
double root_value(int b, int d);

#endif
