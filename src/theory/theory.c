#include "theory/theory.h"

#include <math.h>

double minimax_leaves(int b, int d)
{
    return pow(b, d);
}

double minimal_leaves(int b, int d)
{
    return pow(b, d - d / 2) + pow(b, d / 2) - 1;
}

/* Level l of the minimal tree is the leaves of the minimal tree of depth l. */
double minimal_interior(int b, int d)
{
    double nodes = 0;
    for (int l = 0; l < d; l++)
        nodes += minimal_leaves(b, l);
    return nodes;
}

double minimal_nodes(int b, int level, int type)
{
    return type == 1 ? 1 : pow(b, type == 2 ? level - level / 2 : level / 2) - 1;
}

/* A_d = A_{d-1} + (b-1) A_{d-2}, A_0 = 1, A_1 = b: the first child is a root again, and every other child is
 * refuted by its own first one, which is a root too: it has no bound. */
double minimal_leaves_shallow(int b, int d)
{
    double leaves = 1, before = 1;
    for (int k = 1; k <= d; k++) {
        const double next = leaves + (b - 1) * before;
        before = leaves;
        leaves = next;
    }
    return leaves;
}

/* (x^n - y^n) / (x - y), also for x = y. */
static double divided_difference(double x, double y, int n)
{
    double sum = 0, power = 1;
    for (int i = 0; i < n; i++) {
        sum = x * sum + power;
        power *= y;
    }
    return sum;
}

/* (b-H) / (b-H^2) (b^ceil(d/2) + H b^floor(d/2) - H^{d+1} - H^d) + H^d,  H = 1 + 1/2 + ... + 1/b.
 * Here b - H^2, which is 0 for b = 1 and nearly so for b = 6, divides the two differences of powers. */
double dependent_leaves(int b, int d)
{
    double H = 0;
    for (int i = 1; i <= b; i++)
        H += 1.0 / i;
    const double upper = divided_difference(b, H * H, d - d / 2);
    const double lower = divided_difference(b, H * H, d / 2);
    return (b - H) * (upper + H * lower) + pow(H, d);
}

/* R* = xi / (1 - xi), xi^b + xi = 1.  Newton's iteration on the convex (1-y)^b - y rises from 0 to 1 - xi. */
double pearl_branching(int b)
{
    for (double y = 0;;) {
        const double power = exp(b * log1p(-y));
        const double next = y + (power - y) / (b * power / (1 - y) + 1);
        if (next <= y)
            return (1 - y) / y;
        y = next;
    }
}

double depth_gain(int b, int d, double leaves)
{
    return b > 1 && leaves > 1 && isfinite(leaves) ? d * log(b) / log(leaves) : NAN;
}
