/*
 * SCOUT evaluates a node by its first child, tests every further child against the best value v so far, and
 * evaluates it, too, if it is better.  With u and S as in iid.c, below a node of level k let
 *
 *     T(v)     be the leaves of a test against v: the product of S(u_l(v)) over l > k,
 *     P(v, z)  the same, counted only if the node is no better for its parent than z,
 *     E        the leaves of an evaluation,
 *     W(z)     the same, counted only if the node is no better for its own side than z.
 *
 * The best of the first i children is no better than v with the probability u(v)^i.  So, T, P, E, W and u on
 * the right being those of level k + 1, and D(v, z) the sum of u(v)^i u(z)^{b-1-i} over 0 <= i < b,
 *
 *     E_k    = E + integral of T(v) + W(v) dS(u(v)),
 *     W_k(z) = u(z)^{b-1} (E - W(z)) + integral of P(v, z) + W(v) - W(z) dD(v, z) over the v worse than z.
 *
 * A node is better for its parent than z if no child is better for it than z.  Where z is the better of v and
 * z, the children before a tested one were no better than v; otherwise no test can end early.  With p = P / T,
 *
 *     p_k(v, z) = 1 - p(v, z) D(v, z) / S(u(v))         if z is better than v for level k,
 *     p_k(v, z) = 1 - p(v, z) b u(z)^{b-1} / S(u(v))    if z is worse.
 */
#include <math.h>
#include <stdbool.h>

#include "base/memory.h"
#include "theory/family.h"
#include "theory/iid.h"

enum { WIDTH = 4, PANEL = GAUSS_ORDER / WIDTH, MOST_BITS = 31 /* of b */ };

/* A number for each of WIDTH samples; PANEL of these are a panel of the mesh. */
typedef double Vector __attribute__((vector_size(WIDTH * sizeof(double)), aligned(sizeof(double))));

/* What is known at WIDTH samples on one level. */
struct state {
    struct iid_point at[WIDTH];
    Vector weight, du, S, dS;   /* du, dS: times the weight */
    Vector tests, worse, above; /* T, W, and W of the level above */
    Vector power[MOST_BITS];    /* u^n, n = b >> shift */
    Vector slope[MOST_BITS];    /* n u^{n-1} */
};

struct scout {
    int b, top;                       /* b >> top is 1 */
    int count;                        /* of the states */
    int first, last;                  /* from first to last, which is left out, u still changes */
    struct state *state;              /* from left to right */
    Vector *p;                        /* see row() */
    Vector share[GAUSS_ORDER][PANEL]; /* of an integral over a panel: what is left of a sample */
    double evaluation;                /* E */
};

/* p(v, z) for the z of state r, sample i: row[q] for the v of state q up to the end of z's panel, for which z
 * is to the right of v, and row[q + PANEL] for those from the beginning of z's panel on, for which z is to the
 * left.  Within the panel both formulas are continued beyond z, so that polynomials can follow them. */
static Vector *row(const struct scout *scout, int r, int i)
{
    return scout->p + ((size_t)r * WIDTH + (size_t)i) * ((size_t)scout->count + PANEL);
}

struct range {
    int first, last, shift; /* the states q, and p at row[q + shift] */
};

/* The v for which z is to the right, or to the left. */
static struct range beside(const struct scout *scout, int r, bool right)
{
    const int panel = r - r % PANEL;
    return right ? (struct range){scout->first, panel + PANEL, 0} : (struct range){panel, scout->last, PANEL};
}

/* D(v, z) for the v of a state, and its derivative by u(v), from D_1 = 1 by
 *     D_{2n} = D_n (u(v)^n + u(z)^n),  D_{n+1} = D_n u(v) + u(z)^n. */
static inline void divide(const struct scout *scout, const struct state *v, const struct state *z, int i,
                          Vector *difference, Vector *slope)
{
    Vector D = {0}, dD = {0};
    D += 1;
    for (int shift = scout->top; shift > 0; shift--) {
        const double power = z->power[shift][i];
        dD = dD * (v->power[shift] + power) + D * v->slope[shift];
        D = D * (v->power[shift] + power);
        if (scout->b >> (shift - 1) & 1) {
            dD = dD * v->power[scout->top] + D;
            D = D * v->power[scout->top] + power * power;
        }
    }
    *difference = D;
    *slope = dD;
}

/* W of level k for one z, and p(v, z) of level k for the v that are worse than it. */
static double rise_better(const struct scout *scout, int k, int r, int i)
{
    const struct state *const z = &scout->state[r];
    const bool right = k % 2 == 0; /* MAX */
    const struct range range = beside(scout, r, right);
    const Vector *const share = scout->share[r % PANEL * WIDTH + i];
    Vector *const p = row(scout, r, i) + range.shift;
    Vector sum = {0}, D, slope;
    for (int q = range.first; q < range.last; q++) {
        const struct state *const v = &scout->state[q];
        divide(scout, v, z, i, &D, &slope);
        const Vector term = v->du * slope * (v->tests * p[q] + v->worse - z->worse[i]);
        if (q / PANEL == r / PANEL)
            sum += term * (right ? share[q % PANEL] : 1 - share[q % PANEL]);
        else
            sum += term;
        p[q] = 1 - p[q] * D / v->S;
    }
    double worse = z->slope[0][i] / scout->b * (scout->evaluation - z->worse[i]);
    for (int j = 0; j < WIDTH; j++)
        worse += sum[j];
    return worse;
}

/* p(v, z) of level k for the v that are better than z. */
static void rise_worse(const struct scout *scout, int k, int r, int i)
{
    const double slope = scout->state[r].slope[0][i];
    const struct range range = beside(scout, r, k % 2 != 0);
    Vector *const p = row(scout, r, i) + range.shift;
    for (int q = range.first; q < range.last; q++)
        p[q] = 1 - p[q] * slope / scout->state[q].S;
}

/* What is known of level k + 1, but for T and W; the points go up to level k. */
static void prepare(const struct scout *scout, const struct iid_tree *tree, int k, struct state *state)
{
    Vector *const power = state->power, *const slope = state->slope;
    for (int i = 0; i < WIDTH; i++) {
        const struct iid_point at = state->at[i];
        double S, dS;
        state->at[i] = iid_rise(tree, k + 1, at, &S, &dS);
        state->S[i] = S;
        state->dS[i] = dS * state->weight[i];
        state->du[i] = at.jump * state->weight[i];
        power[scout->top][i] = fmin(fmax(tree->xi + at.offset, 0), 1);
        slope[scout->top][i] = 1;
    }
    for (int shift = scout->top; shift > 0; shift--) {
        power[shift - 1] = power[shift] * power[shift];
        slope[shift - 1] = power[shift] * slope[shift] * 2;
        if (scout->b >> (shift - 1) & 1) {
            slope[shift - 1] = slope[shift - 1] * power[scout->top] + power[shift - 1];
            power[shift - 1] *= power[scout->top];
        }
    }
}

/* Is u so near to 0 and 1 throughout a panel that, on this level and above, it can be taken as constant? */
static bool settled(const struct scout *scout, int panel)
{
    bool settled = true;
    for (int q = panel; q < panel + PANEL; q++)
        for (int i = 0; i < WIDTH; i++)
            settled = settled && scout->state[q].du[i] * scout->b * scout->b < 1e-20;
    return settled;
}

/* From level k + 1 to level k. */
static void rise(struct scout *scout, const struct iid_tree *tree, int k)
{
    for (int r = scout->first; r < scout->last; r++)
        prepare(scout, tree, k, &scout->state[r]);
    while (scout->first < scout->last && settled(scout, scout->first))
        scout->first += PANEL;
    while (scout->first < scout->last && settled(scout, scout->last - PANEL))
        scout->last -= PANEL;
    for (int r = scout->first; r < scout->last; r++)
        for (int i = 0; i < WIDTH; i++) {
            scout->state[r].above[i] = rise_better(scout, k, r, i);
            rise_worse(scout, k, r, i);
        }
    for (int r = scout->first; r < scout->last; r++) {
        struct state *const state = &scout->state[r];
        const Vector terms = (state->tests + state->worse) * state->dS;
        for (int i = 0; i < WIDTH; i++)
            scout->evaluation += terms[i];
        state->tests *= state->S;
        state->worse = state->above;
    }
}

static void set_leaves(struct scout *scout, const struct iid_tree *tree, const struct mesh *mesh)
{
    for (int r = 0; r < scout->count; r++)
        for (int i = 0; i < WIDTH; i++) {
            struct state *const state = &scout->state[r];
            const struct quadrature_node sample = mesh->sample[r * WIDTH + i];
            state->at[i] = iid_leaf(tree, sample.position);
            state->weight[i] = sample.weight;
            state->tests[i] = 1;
            const double u = tree->xi + state->at[i].offset;
            state->worse[i] = 1 - u;
            for (int q = 0; q < scout->count + PANEL; q++)
                row(scout, r, i)[q] = (Vector){0} + u;
        }
    scout->last = scout->count;
}

static double expected_scout(const struct iid_tree *tree, const struct mesh *mesh)
{
    double share[GAUSS_ORDER][GAUSS_ORDER];
    struct scout scout = {.b = tree->b, .count = mesh->count / WIDTH, .evaluation = 1};
    while (scout.b >> scout.top > 1)
        scout.top++;
    scout.state = allocate((size_t)scout.count, sizeof *scout.state);
    scout.p = allocate((size_t)mesh->count * ((size_t)scout.count + PANEL), sizeof *scout.p);
    running_shares(share);
    for (int i = 0; i < GAUSS_ORDER; i++)
        for (int j = 0; j < GAUSS_ORDER; j++)
            scout.share[i][j / WIDTH][j % WIDTH] = share[i][j];
    set_leaves(&scout, tree, mesh);
    for (int k = tree->d - 1; k >= 0; k--)
        rise(&scout, tree, k);
    return scout.evaluation;
}

double scout_leaves(int b, int d)
{
    const struct iid_tree tree = iid_tree(b, d, 0);
    return d > SCOUT_DEEPEST ? NAN : iid_settle_visits(&tree, expected_scout);
}
