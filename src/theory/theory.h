/*
 * What theory says about searching uniform trees: branching b >= 1, depth d >= 0, the root (MAX) on level 0,
 * leaves on level d, children visited from left to right, a cutoff as soon as alpha >= beta.
 *
 * Here are the closed forms; in expectation.h (alpha-beta) and family.h (other searches) the sums and
 * integrals.  Numbers of leaves and nodes are doubles: infinite if too large for one, NaN only where a header
 * says that they are not computed.
 */
#ifndef THEORY_THEORY_H
#define THEORY_THEORY_H

/* b^d: minimax's leaves; alpha-beta's at worst. */
double minimax_leaves(int b, int d);

/* The least that any search must visit, and what alpha-beta visits if the best child stands first: the leaves
 * (Levin) and the interior nodes (Knuth & Moore 1975). */
double minimal_leaves(int b, int d);
double minimal_interior(int b, int d);

/* Its nodes of type 1 (PV), 2 (CUT) or 3 (ALL) on one level: a node of type 1 has a first child of type 1 and
 * others of type 2, one of type 2 has one child, of type 3, and all children of type 3 are of type 2. */
double minimal_nodes(int b, int level, int type);

/* The leaves with the best child first, but without deep cutoffs (Knuth & Moore's F1). */
double minimal_leaves_shallow(int b, int d);

/* Alpha-beta's expected leaves on totally dependent trees: the value ranges of a node's children are disjoint
 * blocks in random order. */
double dependent_leaves(int b, int d);

/* R*, the limit of alphabeta_leaves(b, d, 0)^(1/d) as d grows (Pearl 1982); 1 for b = 1. */
double pearl_branching(int b);

/* How many times deeper than minimax a search is that visits so many leaves at depth d: d / log_b(leaves).
 * NaN if b = 1 or leaves <= 1, where depth costs nothing, and if they are more than a double holds. */
double depth_gain(int b, int d, double leaves);

#endif
