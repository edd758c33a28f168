#include <math.h>

#include "learn/learning.h"

/* The two pools whose probabilities are nearest to each other, as -log2 of them; pools are numbered by their first category. */
static void find_nearest(const struct category *category, const int *pool, int count, int pair[2])
{
    double least = INFINITY;
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count && pool[a] == a; b++) {
            const double apart =
                fabs(log2(category_probability(&category[a]) / category_probability(&category[b])));
            if (pool[b] == b && apart < least) {
                least = apart;
                pair[0] = a;
                pair[1] = b;
            }
        }
}

void learning_pool(struct learning *learning, int count, int pools)
{
    struct category *category = learning->category;
    int pool[CATEGORIES], pair[2] = {0, 0};
    for (int i = 0; i < count; i++)
        pool[i] = i;
    for (int left = count; left > pools; left--) {
        find_nearest(category, pool, count, pair);
        category[pair[0]].available += category[pair[1]].available;
        category[pair[0]].played += category[pair[1]].played;
        for (int i = 0; i < count; i++)
            pool[i] = pool[i] == pair[1] ? pair[0] : pool[i];
    }
    for (int i = 0; i < count; i++)
        category[i] = category[pool[i]];
}
