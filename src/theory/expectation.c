#include "theory/expectation.h"

#include <math.h>

#include "base/memory.h"
#include "theory/iid.h"

/* --- alpha-beta --- */

/*
 * With u and S as in iid.c, on level l alpha-beta visits, on average,
 *
 *     b^floor(l/2) + integral of H dG,  G = product of S(u_k) over odd k <= l,  H = the same over even k,
 *
 * nodes: those whose alpha, at x (dG), is less than their beta (H), and b^floor(l/2) that have no alpha yet.
 * With a window, those that have no alpha of their own yet are G H at the window's alpha.
 */
struct visits {
    double bounded; /* H(x) G(x), summed over the counted levels */
    double change;  /* H(x) (G(x) - G(x-)) */
};

/* Horner's scheme: products that begin at k only. */
static struct visits visits_at(const struct iid_tree *tree, double position)
{
    struct iid_point at = iid_leaf(tree, position);
    struct visits visits = {0, 0};
    for (int k = tree->d; k > 0; k--) {
        double S, dS;
        at = iid_rise(tree, k, at, &S, &dS);
        if (tree->first <= k && k <= tree->last)
            visits.bounded += 1;
        visits.change = k % 2 ? dS * visits.bounded + (S - dS) * visits.change : S * visits.change;
        visits.bounded *= S;
    }
    visits.bounded += tree->first == 0;
    return visits;
}

static double changes(const struct iid_tree *tree, const struct mesh *mesh)
{
    double sum = 0;
    for (int i = 0; i < mesh->count; i++)
        sum += mesh->sample[i].weight * visits_at(tree, mesh->sample[i].position).change;
    return sum;
}

static double expected_visits(const struct iid_tree *tree, const struct mesh *mesh)
{
    double sum = 0;
    for (int l = tree->first; l <= tree->last; l++)
        sum += pow(tree->b, l / 2);
    return sum + changes(tree, mesh);
}

static double expected_visits_inside(const struct iid_tree *tree, const struct mesh *mesh)
{
    return visits_at(tree, tree->low).bounded + changes(tree, mesh);
}

double alphabeta_leaves(int b, int d, int64_t values)
{
    const struct iid_tree tree = iid_tree(b, d, values);
    return iid_settle_visits(&tree, expected_visits);
}

double alphabeta_nodes(int b, int d, int64_t values)
{
    struct iid_tree tree = iid_tree(b, d, values);
    tree.first = 0;
    return iid_settle_visits(&tree, expected_visits);
}

double alphabeta_nodes_on(int b, int d, int level, int64_t values)
{
    struct iid_tree tree = iid_tree(b, d, values);
    tree.first = tree.last = level;
    return iid_settle_visits(&tree, expected_visits);
}

double alphabeta_leaves_inside(int b, int d, double alpha, double beta)
{
    struct iid_tree tree = iid_tree(b, d, 0);
    tree.low = (alpha - tree.centre / tree.values) * tree.values;
    tree.high = (beta - tree.centre / tree.values) * tree.values;
    return iid_settle_visits(&tree, expected_visits_inside);
}

/* --- the root's value --- */

/* The integral of 1 - F_0 = u_0. */
static double expected_value(const struct iid_tree *tree, const struct mesh *mesh)
{
    double sum = 0;
    for (int i = 0; i < mesh->count; i++) {
        struct iid_point at = iid_leaf(tree, mesh->sample[i].position);
        double S, dS;
        for (int k = tree->d; k > 0; k--)
            at = iid_rise(tree, k, at, &S, &dS);
        sum += mesh->sample[i].weight / tree->values * (tree->xi + at.offset);
    }
    return sum;
}

double root_value(int b, int d)
{
    const struct iid_tree tree = iid_tree(b, d, 0);
    return iid_settle(&tree, expected_value);
}

/* --- alpha-beta without deep cutoffs --- */

/* From level k to k - 1 of the recursion below: `bounded` is L(x) at the samples, `unbounded` is L.  The y
 * that are short of x lie to the left of it if the parent is MAX, to the right if it is MIN. */
static void bound(const struct iid_tree *tree, const struct mesh *mesh, int k, double share[][GAUSS_ORDER],
                  struct iid_point *at, double *bounded, double *unbounded)
{
    for (int done = 0; done < mesh->count; done += GAUSS_ORDER) {
        const int panel = k % 2 ? done : mesh->count - GAUSS_ORDER - done;
        double term[GAUSS_ORDER], whole = 0;
        for (int i = 0; i < GAUSS_ORDER; i++) {
            double S, dS;
            at[panel + i] = iid_rise(tree, k, at[panel + i], &S, &dS);
            term[i] = mesh->sample[panel + i].weight * dS * bounded[panel + i];
            whole += term[i];
        }
        for (int i = 0; i < GAUSS_ORDER; i++) {
            double left = 0;
            for (int j = 0; j < GAUSS_ORDER; j++)
                left += share[i][j] * term[j];
            bounded[panel + i] = *unbounded + (k % 2 ? left : whole - left);
        }
        *unbounded += whole;
    }
}

/*
 * Let L_k(x) be the leaves below a node of level k that has the bound x from its parent, and L_k those
 * without a bound.  The first child has none; any other is visited if y, the best value of those before it,
 * is short of x, and then its bound is y:
 *
 *     L_k(x) = L_{k+1} + integral of L_{k+1}(y) dS(u_{k+1}(y)) over the y short of x,  L_d = 1.
 */
static double expected_shallow(const struct iid_tree *tree, const struct mesh *mesh)
{
    double share[GAUSS_ORDER][GAUSS_ORDER];
    running_shares(share);
    struct iid_point *at = allocate((size_t)mesh->count, sizeof *at);
    double *bounded = allocate((size_t)mesh->count, sizeof *bounded);
    for (int i = 0; i < mesh->count; i++) {
        at[i] = iid_leaf(tree, mesh->sample[i].position);
        bounded[i] = 1;
    }
    double unbounded = 1;
    for (int k = tree->d; k > 0; k--)
        bound(tree, mesh, k, share, at, bounded, &unbounded);
    return unbounded;
}

double alphabeta_leaves_shallow(int b, int d)
{
    const struct iid_tree tree = iid_tree(b, d, 0);
    return iid_settle_visits(&tree, expected_shallow);
}
