#include "results/contests.h"

#include <math.h>

#include "results/wording.h"
#include "base/allocate.h"
#include "base/lasting.h"

static int *list_of(int most)
{
    return lasting(allocate((size_t)most, sizeof(int)));
}

static void sort_columns(const struct question *question, struct contests *contests)
{
    contests->compared = list_of(question->by.count);
    contests->shared = list_of(question->by.count);
    for (int i = 0; i < question->by.count; i++)
        if (is_shared(question, i))
            contests->shared[contests->shared_count++] = question->columns[i];
        else
            contests->compared[contests->compared_count++] = question->columns[i];
}

static bool has_numbers(const struct question *question, int of, const struct groups *groups, int group)
{
    bool some = false;
    for (int i = groups->start[group]; i < groups->start[group + 1]; i++)
        some |= !isnan(question->values[of][groups->rows[i]]);
    return some;
}

struct contests contests_find(const struct question *question, int of, const struct groups *groups)
{
    struct contests contests = {0};
    int *firsts = list_of(groups->count), *group_of = list_of(question->csv.rows), count = 0;
    sort_columns(question, &contests);
    for (int g = 0; g < groups->count; g++)
        if (has_numbers(question, of, groups, g))
            group_of[firsts[count++] = groups->rows[groups->start[g]]] = g;
    struct groups found = csv_group(&question->csv, firsts, count, contests.shared, contests.shared_count);
    for (int i = 0; i < count; i++)
        found.rows[i] = group_of[found.rows[i]];
    contests.count = found.count;
    contests.start = lasting(found.start);
    contests.group = lasting(found.rows);
    for (int c = 0; c < contests.count && contests.compared_count > 0; c++)
        contests.any |= contest_size(&contests, c) > 1;
    return contests;
}
