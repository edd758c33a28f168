#include "numbers/cholesky.h"

#include <math.h>

/* Four sums at once, since each addition to a single one would wait for the one before it. */
static double dot(const double *a, const double *b, int n)
{
    double sum[4] = {0};
    int i = 0;
    for (; i + 4 <= n; i += 4)
        for (int k = 0; k < 4; k++)
            sum[k] += a[i + k] * b[i + k];
    for (; i < n; i++)
        sum[0] += a[i] * b[i];
    return sum[0] + sum[1] + sum[2] + sum[3];
}

void cholesky_factor(double *matrix, int n)
{
    for (int i = 0; i < n; i++) {
        double *row = &matrix[(long)i * n];
        for (int j = 0; j < i; j++) {
            const double *other = &matrix[(long)j * n];
            row[j] = (row[j] - dot(row, other, j)) / other[j];
        }
        row[i] = sqrt(row[i] - dot(row, row, i));
    }
}

void cholesky_solve(const double *factor, int n, double *b)
{
    for (int i = 0; i < n; i++)
        b[i] = (b[i] - dot(&factor[(long)i * n], b, i)) / factor[(long)i * n + i];
    for (int i = n - 1; i >= 0; i--) {
        b[i] /= factor[(long)i * n + i];
        for (int j = 0; j < i; j++)
            b[j] -= factor[(long)i * n + j] * b[i];
    }
}

/* Row by row from above: row i of the inverse is -(row i of L, times the rows above of the inverse) / L[i][i]. */
void cholesky_invert(double *factor, int n)
{
    for (int i = 0; i < n; i++) {
        double *row = &factor[(long)i * n];
        const double diagonal = row[i];
        for (int k = 0; k < i; k++) { /* L's column k is used here for the last time; it adds to columns 0..k */
            const double *above = &factor[(long)k * n], weight = -row[k] / diagonal;
            row[k] = 0;
            for (int j = 0; j <= k; j++)
                row[j] += weight * above[j];
        }
        row[i] = 1 / diagonal;
    }
}
