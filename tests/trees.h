/* What the tests of theory share: numbers that are to be close, and every tree of a kind. */
#ifndef TREES_H
#define TREES_H

#include <math.h>
#include <stdbool.h>

#include "tests/group.h"

static inline void check_close(double actual, double expected, double tolerance, const char *what, const char *file,
                               int line)
{
    const bool close = fabs(actual - expected) <= tolerance * fabs(expected);
    if (!close)
        print_error("%s is %.15g, not %.15g\n", what, actual, expected);
    _assert_true(close, what, file, line);
}

/* Equal up to a relative error. */
#define assert_close(actual, expected, tolerance)                                                                  \
    check_close(actual, expected, tolerance, #actual, __FILE__, __LINE__)

/* For what is computed in another way, and for small trees' fractions. */
static const double EXACT = 1e-9, CLOSED = 1e-12;

/* The next sequence of digits 0..base-1, false after the last. */
static inline bool next_digits(int *digit, int count, int base)
{
    for (int i = 0; i < count; i++) {
        if (++digit[i] < base)
            return true;
        digit[i] = 0;
    }
    return false;
}

/* The next permutation in lexicographic order, false after the last. */
static inline bool next_ranking(int *rank, int count)
{
    int i = count - 2, j = count - 1;
    while (i >= 0 && rank[i] >= rank[i + 1])
        i--;
    if (i < 0)
        return false;
    while (rank[j] <= rank[i])
        j--;
    const int swapped = rank[i];
    rank[i] = rank[j];
    rank[j] = swapped;
    for (int left = i + 1, right = count - 1; left < right; left++, right--) {
        const int held = rank[left];
        rank[left] = rank[right];
        rank[right] = held;
    }
    return true;
}

#endif
