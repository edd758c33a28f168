/*
 * Fix a number x that is no leaf's value.  Let u_k be the probability that a node on level k is no better for
 * its parent than x: u_k = F_k(x) on odd levels, where the parent is MAX, and 1 - F_k(x) on even ones.  A
 * node is better than x for its own side if one of its children is, and then it is no better for its parent.
 * So on every level
 *
 *     u_{k-1} = 1 - u_k^b,
 *
 * and a search that asks no more than whether a node is better than x visits, on average,
 *
 *     S(u_k) = 1 + u_k + ... + u_k^{b-1}
 *
 * of its children.  On level l alpha-beta visits, on average,
 *
 *     b^floor(l/2) + integral of H dG,  G = product of S(u_k) over odd k <= l,  H = the same over even k,
 *
 * nodes: those whose alpha, at x (dG), is less than their beta (H), and b^floor(l/2) that have no alpha yet.
 *
 * u = xi, where xi^b + xi = 1, is a fixed point; near it, every level up takes u farther away, by b/R*.  What
 * happens on high levels happens in a narrow range of leaf values: u is kept as its distance from xi, and the
 * mesh narrows towards it.
 *
 * The n leaf values are the numbers i/n, 0 < i <= n, and the integral is the sum of H(x) (G(x) - G(x-)) over
 * them, x- being just below the value and x just above it.  Continuous values are 2^800 values: no result
 * shows the difference, and the jumps at one value, which are carried along with u, are then derivatives.
 */
#include "theory/theory.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "theory/quadrature.h"

static const double CONTINUOUS = 0x1p800;

struct tree {
    int b, d;
    int first;       /* levels first..d are counted */
    double xi, rest; /* rest = 1 - xi = xi^b */
    double values;
    double centre; /* the leaf value next to the fixed point; they are numbered from there */
    double phase;  /* the centre's distance from the fixed point, in leaf values */
    double core;   /* that many values on each side of the centre need no finer mesh */
};

static struct tree make_tree(int b, int d, int64_t values, int first)
{
    const double R = pearl_branching(b);
    struct tree tree = {.b = b, .d = d, .first = first, .xi = R / (1 + R), .rest = 1 / (1 + R)};
    tree.values = values ? (double)values : CONTINUOUS;
    const double fixed = tree.values * (d % 2 ? tree.xi : tree.rest);
    tree.centre = values ? round(fixed) : fixed;
    tree.phase = values ? tree.centre - fixed : 0;
    tree.core = fmax(MOST_SAMPLES / 2, floor(tree.values * tree.rest * pow(b / R, -d)));
    return tree;
}

/* u(x) - xi on some level, and |u(x) - u(x-)|. */
struct point {
    double offset, jump;
};

static struct point leaf(const struct tree *tree, double position)
{
    const double offset = (position + tree->phase) / tree->values;
    return (struct point){tree->d % 2 ? offset : -offset, 1 / tree->values};
}

/* Up from level k to k - 1.  *S is S(u(x)), and *dS how far it is from S(u(x-)): on odd levels, and on all if
 * the values are continuous.  The bounds on u and v are for offsets that a double cannot tell from those of 0
 * and 1; there, too, *dS stays in proportion to the jump. */
static struct point rise(const struct tree *tree, int k, struct point at, double *S, double *dS)
{
    const int b = tree->b;
    const double u = fmax(tree->xi + at.offset, 0);
    const double v = fmin(fmax(tree->rest - at.offset, DBL_EPSILON), 1); /* 1 - u */
    const double larger = k % 2 ? u : u + at.jump;                       /* of u(x) and u(x-) */
    const struct point parent = {
        .offset = -tree->rest * expm1(b * log1p(fmax(at.offset / tree->xi, -1))),
        .jump = larger > 0 ? -pow(larger, b) * expm1(b * log1p(-fmin(at.jump / larger, 1))) : 0,
    };
    *S = -expm1(b * log1p(-v)) / v;
    *dS = (*S * at.jump - parent.jump) / (v + at.jump);
    return parent;
}

/* --- the mesh over the leaf values --- */

struct mesh {
    struct sample *sample; /* from left to right */
    int count;
};

/* ..., -2 core, -core, core, 2 core, ..., as far as there are leaf values. */
static double edge(const struct tree *tree, int ring)
{
    if (ring < 0)
        return -fmin(tree->core * exp2(-1 - ring), tree->centre);
    return fmin(tree->core * exp2(ring), tree->values - tree->centre);
}

static struct mesh make_mesh(const struct tree *tree, int pieces)
{
    const int rings = (int)fmax(0, ceil(log2(tree->values / tree->core)));
    const size_t capacity = (size_t)(2 * rings + 1) * (size_t)pieces * MOST_SAMPLES;
    struct mesh mesh = {.sample = malloc(capacity * sizeof *mesh.sample)};
    if (!mesh.sample)
        abort();
    for (int ring = -1 - rings; ring < rings; ring++) {
        const double low = edge(tree, ring), width = edge(tree, ring + 1) - low;
        for (int i = 0; i < pieces; i++)
            mesh.count += gauss(low + floor(width * i / pieces), low + floor(width * (i + 1) / pieces),
                                mesh.sample + mesh.count);
    }
    return mesh;
}

typedef double (*Measure)(const struct tree *, const struct mesh *);

/* A finer mesh until it does not matter.  What is not finite has overflowed, perhaps to 0 times infinity. */
static double settle(const struct tree *tree, Measure measure)
{
    enum { MOST_PIECES = 32 };
    double value = NAN, before;
    int pieces = 1;
    do {
        before = value;
        const struct mesh mesh = make_mesh(tree, pieces);
        value = measure(tree, &mesh);
        free(mesh.sample);
        if (!isfinite(value))
            return INFINITY;
        pieces *= 2;
    } while (!(fabs(value - before) <= 1e-10 * value) && pieces <= MOST_PIECES);
    return value;
}

/* The same for a number of visits.  If those of the minimal tree are not finite, none are; if they are, the
 * core of continuous values is so wide that no panel's are taken one by one. */
static double settle_visits(const struct tree *tree, Measure measure)
{
    return isinf(minimal_leaves(tree->b, tree->d)) ? INFINITY : settle(tree, measure);
}

/* --- alpha-beta --- */

/* H(x) (G(x) - G(x-)), summed over the counted levels by Horner's scheme.  With products that begin at k
 * only, `visits` is the sum of H(x) G(x), and `change` is how far it is from that of H(x) G(x-). */
static double visits_at(const struct tree *tree, double position)
{
    struct point at = leaf(tree, position);
    double visits = 0, change = 0;
    for (int k = tree->d; k > 0; k--) {
        double S, dS;
        at = rise(tree, k, at, &S, &dS);
        if (k >= tree->first)
            visits += 1;
        change = k % 2 ? dS * visits + (S - dS) * change : S * change;
        visits *= S;
    }
    return change;
}

static double expected_visits(const struct tree *tree, const struct mesh *mesh)
{
    double sum = 0;
    for (int l = tree->first; l <= tree->d; l++)
        sum += pow(tree->b, l / 2);
    for (int i = 0; i < mesh->count; i++)
        sum += mesh->sample[i].weight * visits_at(tree, mesh->sample[i].position);
    return sum;
}

double alphabeta_leaves(int b, int d, int64_t values)
{
    const struct tree tree = make_tree(b, d, values, d);
    return settle_visits(&tree, expected_visits);
}

double alphabeta_nodes(int b, int d, int64_t values)
{
    const struct tree tree = make_tree(b, d, values, 0);
    return settle_visits(&tree, expected_visits);
}

/* --- the root's value --- */

/* The integral of 1 - F_0 = u_0. */
static double expected_value(const struct tree *tree, const struct mesh *mesh)
{
    double sum = 0;
    for (int i = 0; i < mesh->count; i++) {
        struct point at = leaf(tree, mesh->sample[i].position);
        double S, dS;
        for (int k = tree->d; k > 0; k--)
            at = rise(tree, k, at, &S, &dS);
        sum += mesh->sample[i].weight / tree->values * (tree->xi + at.offset);
    }
    return sum;
}

double root_value(int b, int d)
{
    const struct tree tree = make_tree(b, d, 0, 0);
    return settle(&tree, expected_value);
}

/* --- alpha-beta without deep cutoffs --- */

/* From level k to k - 1 of the recursion below: `bounded` is L(x) at the samples, `unbounded` is L.  The y
 * that are short of x lie to the left of it if the parent is MAX, to the right if it is MIN. */
static void bound(const struct tree *tree, const struct mesh *mesh, int k, double share[][GAUSS_ORDER],
                  struct point *at, double *bounded, double *unbounded)
{
    for (int done = 0; done < mesh->count; done += GAUSS_ORDER) {
        const int panel = k % 2 ? done : mesh->count - GAUSS_ORDER - done;
        double term[GAUSS_ORDER], whole = 0;
        for (int i = 0; i < GAUSS_ORDER; i++) {
            double S, dS;
            at[panel + i] = rise(tree, k, at[panel + i], &S, &dS);
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
static double expected_shallow(const struct tree *tree, const struct mesh *mesh)
{
    double share[GAUSS_ORDER][GAUSS_ORDER];
    running_shares(share);
    struct point *at = malloc((size_t)mesh->count * sizeof *at);
    double *bounded = malloc((size_t)mesh->count * sizeof *bounded);
    if (!at || !bounded)
        abort();
    for (int i = 0; i < mesh->count; i++) {
        at[i] = leaf(tree, mesh->sample[i].position);
        bounded[i] = 1;
    }
    double unbounded = 1;
    for (int k = tree->d; k > 0; k--)
        bound(tree, mesh, k, share, at, bounded, &unbounded);
    free(bounded);
    free(at);
    return unbounded;
}

double alphabeta_leaves_shallow(int b, int d)
{
    const struct tree tree = make_tree(b, d, 0, d);
    return settle_visits(&tree, expected_shallow);
}
