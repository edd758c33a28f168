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
 * of its children.  Every measure is an integral over x of products of these, level by level.
 *
 * u = xi, where xi^b + xi = 1, is a fixed point; near it, every level up takes u farther away, by b/R*.  What
 * happens on high levels happens in a narrow range of leaf values: u is kept as its distance from xi, and the
 * mesh narrows towards it.
 *
 * The n leaf values are the numbers i/n, 0 < i <= n, and an integral is a sum of differences over them, x-
 * being just below the value and x just above it.  Continuous values are 2^800 values: no result shows the
 * difference, and the jumps at one value, which are carried along with u, are then derivatives.
 */
#include "theory/iid.h"

#include <float.h>
#include <math.h>

#include "base/memory.h"
#include "theory/theory.h"

static const double CONTINUOUS = 0x1p800;

struct iid_tree iid_tree(int b, int d, int64_t values)
{
    const double R = pearl_branching(b);
    struct iid_tree tree = {.b = b, .d = d, .xi = R / (1 + R), .rest = 1 / (1 + R), .first = d, .last = d};
    tree.values = values ? (double)values : CONTINUOUS;
    const double fixed = tree.values * (d % 2 ? tree.xi : tree.rest);
    tree.centre = values ? round(fixed) : fixed;
    tree.phase = values ? tree.centre - fixed : 0;
    tree.core = fmax(MOST_SAMPLES / 2, floor(tree.values * tree.rest * pow(b / R, -d)));
    tree.low = -tree.centre;
    tree.high = tree.values - tree.centre;
    return tree;
}

struct iid_point iid_leaf(const struct iid_tree *tree, double position)
{
    const double offset = (position + tree->phase) / tree->values;
    return (struct iid_point){tree->d % 2 ? offset : -offset, 1 / tree->values};
}

/* The bounds on u and v are for offsets that a double cannot tell from those of 0 and 1; there, too, *dS stays
 * in proportion to the jump. */
struct iid_point iid_rise(const struct iid_tree *tree, int k, struct iid_point at, double *S, double *dS)
{
    const int b = tree->b;
    const double u = fmax(tree->xi + at.offset, 0);
    const double v = fmin(fmax(tree->rest - at.offset, DBL_EPSILON), 1); /* 1 - u */
    const double larger = k % 2 ? u : u + at.jump;                       /* of u(x) and u(x-) */
    const struct iid_point parent = {
        .offset = -tree->rest * expm1(b * log1p(fmax(at.offset / tree->xi, -1))),
        .jump = larger > 0 ? -pow(larger, b) * expm1(b * log1p(-fmin(at.jump / larger, 1))) : 0,
    };
    *S = -expm1(b * log1p(-v)) / v;
    *dS = (*S * at.jump - parent.jump) / (v + at.jump);
    return parent;
}

/* --- the mesh over the leaf values --- */

/* ..., -2 core, -core, core, 2 core, ..., as far as there are leaf values. */
static double edge(const struct iid_tree *tree, int ring)
{
    const double at = ring < 0 ? -tree->core * exp2(-1 - ring) : tree->core * exp2(ring);
    return fmin(fmax(at, tree->low), tree->high);
}

static struct mesh make_mesh(const struct iid_tree *tree, int pieces)
{
    const int rings = (int)fmax(0, ceil(log2(tree->values / tree->core)));
    const size_t capacity = (size_t)(2 * rings + 1) * (size_t)pieces * MOST_SAMPLES;
    struct mesh mesh = {.sample = allocate(capacity, sizeof *mesh.sample)};
    for (int ring = -1 - rings; ring < rings; ring++) {
        const double low = edge(tree, ring), width = edge(tree, ring + 1) - low;
        for (int i = 0; i < pieces; i++)
            mesh.count += gauss(low + floor(width * i / pieces), low + floor(width * (i + 1) / pieces),
                                mesh.sample + mesh.count);
    }
    return mesh;
}

/* What is not finite has overflowed, perhaps to 0 times infinity. */
double iid_settle(const struct iid_tree *tree, Measure measure)
{
    enum { MOST_PIECES = 32 };
    double value = NAN, before;
    int pieces = 1;
    do {
        before = value;
        void *mark = memory_mark();
        const struct mesh mesh = make_mesh(tree, pieces);
        value = measure(tree, &mesh);
        memory_release(mark);
        if (!isfinite(value))
            return INFINITY;
        pieces *= 2;
    } while (!(fabs(value - before) <= 1e-10 * value) && pieces <= MOST_PIECES);
    return value;
}

/* If the visits of the minimal tree are not finite, none are; if they are, the core of continuous values is so
 * wide that no panel's are taken one by one. */
double iid_settle_visits(const struct iid_tree *tree, Measure measure)
{
    return isinf(minimal_leaves(tree->b, tree->d)) ? INFINITY : iid_settle(tree, measure);
}
