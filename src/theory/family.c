/*
 * With u and S as in iid.c, SSS* evaluates
 *
 *     b^ceil(d/2) + sum over even m of the integral of  product of b u_k^{b-1} over odd k < m
 *                                                     * product of S(u_k) over all other k but m  *  dS(u_m)
 *
 * leaves, on average; dS is positive as x goes down, as SSS*'s bound does.  DUAL* is the same with even and
 * odd interchanged, and b^floor(d/2).
 */
#include "theory/family.h"

#include <math.h>

#include "theory/iid.h"

/* The sum under the integral by Horner's scheme: products that begin at k only. */
static double steps_at(const struct iid_tree *tree, int parity, double position)
{
    struct iid_point at = iid_leaf(tree, position);
    double product = 1, sum = 0;
    for (int k = tree->d; k > 0; k--) {
        const double u = fmax(tree->xi + at.offset, 0);
        double S, dS;
        at = iid_rise(tree, k, at, &S, &dS);
        sum = k % 2 == parity ? dS * product + S * sum : tree->b * pow(u, tree->b - 1) * sum;
        product *= S;
    }
    return sum;
}

static double steps(const struct iid_tree *tree, const struct mesh *mesh, int parity)
{
    double sum = pow(tree->b, (tree->d + !parity) / 2);
    for (int i = 0; i < mesh->count; i++)
        sum += mesh->sample[i].weight * steps_at(tree, parity, mesh->sample[i].position);
    return sum;
}

static double expected_sss(const struct iid_tree *tree, const struct mesh *mesh)
{
    return steps(tree, mesh, 0);
}

static double expected_dual(const struct iid_tree *tree, const struct mesh *mesh)
{
    return steps(tree, mesh, 1);
}

double sss_leaves(int b, int d)
{
    const struct iid_tree tree = iid_tree(b, d, 0);
    return iid_settle_visits(&tree, expected_sss);
}

double dual_leaves(int b, int d)
{
    const struct iid_tree tree = iid_tree(b, d, 0);
    return iid_settle_visits(&tree, expected_dual);
}
