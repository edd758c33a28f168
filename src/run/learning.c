#include "run/learning.h"

#include <math.h>
#include <string.h>

void learning_count(struct learning *learning, const uint64_t *set, int count, int played)
{
    if (count < 2)
        return;
    uint64_t available = 0;
    for (int i = 0; i < count; i++)
        available |= set[i];
    for (int c = 0; c < CATEGORIES; c++) {
        learning->category[c].available += available >> c & 1;
        learning->category[c].played += set[played] >> c & 1;
    }
    learning->positions++;
}

void learning_add(struct learning *sum, const struct learning *one)
{
    for (int c = 0; c < CATEGORIES; c++) {
        sum->category[c].available += one->category[c].available;
        sum->category[c].played += one->category[c].played;
    }
    sum->games += one->games;
    sum->positions += one->positions;
    memcpy(sum->title, one->title, sizeof sum->title);
    memcpy(sum->program, one->program, sizeof sum->program);
}

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
