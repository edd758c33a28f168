/* Systems of linear equations whose matrix is symmetric and positive definite; row i stands at matrix[i * n]. */
#ifndef NUMBERS_CHOLESKY_H
#define NUMBERS_CHOLESKY_H

/* Replace the lower half of the matrix by L, where L L' is the matrix. */
void cholesky_factor(double *matrix, int n);

/* Replace b by the x of L L' x = b. */
void cholesky_solve(const double *factor, int n, double *b);

/* Replace the lower half, L, by its inverse. */
void cholesky_invert(double *factor, int n);

#endif
