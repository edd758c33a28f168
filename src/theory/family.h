/*
 * Other searches on the iid trees of expectation.h, with continuous leaf values: the leaves they evaluate, on
 * average.
 */
#ifndef THEORY_FAMILY_H
#define THEORY_FAMILY_H

/* SSS* (Stockman 1979; Roizen & Pearl 1983) and its mirror image, DUAL* (Marsland, Reinefeld & Schaeffer 1987).
 * MTD(f), remembering all that it visited, evaluates the same leaves if it begins at plus or minus infinity. */
double sss_leaves(int b, int d);
double dual_leaves(int b, int d);

/* SCOUT without memory (Pearl 1980): a child that a test finds to be better than the best value so far is
 * searched again from the start, so that leaves count as often as they are evaluated.
 *
 * The integral is a double one, over a mesh that grows with d log(b/R*): a call takes up to 60 milliseconds
 * for b <= 8, d <= 16, but for b = 1000, d = SCOUT_DEEPEST seconds and a third of a gigabyte.  NaN beyond. */
enum { SCOUT_DEEPEST = 32 };
double scout_leaves(int b, int d);

#endif
