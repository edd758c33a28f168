#include "results/student.h"

#include <math.h>

/* P(|T| < t), by the finite sums of M. Abramowitz and I. Stegun, "Handbook of mathematical functions", 26.7.3
 * and 4. */
static double student_within(double t, int freedom)
{
    const double angle = atan(t / sqrt(freedom)), cosine = cos(angle);
    double term = freedom % 2 ? cosine : 1, sum = 0;
    for (int k = 2 + freedom % 2; k <= freedom; k += 2) {
        sum += term;
        term *= cosine * cosine * (k - 1) / k;
    }
    sum *= sin(angle);
    return freedom % 2 ? M_2_PI * (angle + sum) : sum;
}

double student_bound(double probability, int freedom)
{
    double low = 0, high = 1;
    while (student_within(high, freedom) < probability)
        high *= 2;
    for (int i = 0; i < 60; i++) {
        const double middle = (low + high) / 2;
        if (student_within(middle, freedom) < probability)
            low = middle;
        else
            high = middle;
    }
    return high;
}
