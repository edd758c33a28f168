#include "results/warmup.h"

#include <stdlib.h>

#include "base/allocate.h"

struct time {
    uint64_t ns;
    int place;
};

static int by_ns(const void *a, const void *b)
{
    const struct time *x = a, *y = b;
    return (x->ns > y->ns) - (x->ns < y->ns);
}

/* Twice the rank of each time, less the mean of all; equal times share the mean of their ranks. */
static int *centred_ranks(const uint64_t *ns, int count)
{
    struct time *times = allocate((size_t)count, sizeof *times);
    int *rank = allocate((size_t)count, sizeof *rank);
    for (int i = 0; i < count; i++)
        times[i] = (struct time){ns[i], i};
    qsort(times, (size_t)count, sizeof *times, by_ns);
    for (int first = 0, end; first < count; first = end) {
        for (end = first + 1; end < count && times[end].ns == times[first].ns;)
            end++;
        for (int i = first; i < end; i++)
            rank[times[i].place] = first + end - count;
    }
    free(times);
    return rank;
}

int warmup_length(const uint64_t *ns, int count)
{
    if (count < WARMUP_LEAST)
        return 0;
    int *rank = centred_ranks(ns, count), best = 0;
    double least = 0, sum = 0, squares = 0, sum_at_best = 0;
    for (int first = count - 1; first >= 0; first--) {
        const double rest = count - first;
        sum += rank[first];
        squares += (double)rank[first] * rank[first];
        const double error = (squares - sum * sum / rest) / (rest * rest);
        if (first == count / 2 || (first < count / 2 && error <= least)) {
            least = error;
            best = first;
            sum_at_best = sum;
        }
    }
    free(rank);
    return sum_at_best < 0 ? best : 0; /* the sum of all centred ranks is 0 */
}
