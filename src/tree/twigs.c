#include "tree/twigs.h"

#include <stdio.h>
#include <inttypes.h>

#include "base/memory.h"

void twigs_take(const struct search_tree *tree, struct twigs *twigs)
{
    twigs->count = tree->nodes;
    twigs->twig = allocate((size_t)tree->nodes, sizeof *twigs->twig);
    for (int i = 0; i < tree->nodes; i++) {
        const struct node *node = &tree->node[i];
        twigs->twig[i] =
            (struct twig){node->first_child, node->next_sibling, node->lower, node->state != INNER, false};
    }
}

/* --- what is left ---------------------------------------------------------------------------------------------- */

/* From this one on, the first of the siblings that is not dropped. */
static int kept(const struct twigs *twigs, int i)
{
    while (i >= 0 && twigs->twig[i].dropped)
        i = twigs->twig[i].next_sibling;
    return i;
}

int twigs_first_child(const struct twigs *twigs, int i)
{
    return twigs->twig[i].leaf ? -1 : kept(twigs, twigs->twig[i].first_child);
}

int twigs_next_sibling(const struct twigs *twigs, int i)
{
    return kept(twigs, twigs->twig[i].next_sibling);
}

static void write_twig(FILE *out, const struct twigs *twigs, int i)
{
    if (twigs->twig[i].leaf) {
        fprintf(out, "%" PRId64, twigs->twig[i].value);
        return;
    }
    for (int child = twigs_first_child(twigs, i), n = 0; child >= 0;
         child = twigs_next_sibling(twigs, child), n++) {
        fputc(n ? ',' : '[', out);
        write_twig(out, twigs, child);
    }
    fputc(']', out);
}

char *twigs_text(const struct twigs *twigs)
{
    FILE *out = text_open();
    write_twig(out, twigs, 0);
    return text_close(out);
}

/* The nodes that are left, level by level; the list has room for all. */
static int list_kept(const struct twigs *twigs, int *list)
{
    int count = 1;
    list[0] = 0;
    for (int i = 0; i < count; i++)
        for (int child = twigs_first_child(twigs, list[i]); child >= 0; child = twigs_next_sibling(twigs, child))
            list[count++] = child;
    return count;
}

struct size twigs_size(const struct twigs *twigs)
{
    int *list = allocate((size_t)twigs->count, sizeof *list);
    struct size size = {list_kept(twigs, list), 0};
    for (int i = 0; i < size.nodes; i++)
        size.leaves += twigs->twig[list[i]].leaf;
    return size;
}

/* --- changes --------------------------------------------------------------------------------------------------- */

struct shrinking {
    struct twigs *twigs;
    bool (*shows)(void *context, const char *text);
    void *context;
};

static bool still_shows(const struct shrinking *shrinking)
{
    char *text = twigs_text(shrinking->twigs);
    const bool shows = shrinking->shows(shrinking->context, text);
    release(text);
    return shows;
}

/* Put another node in the place of this one, if the tree still shows it then. */
static bool try_change(const struct shrinking *shrinking, int i, struct twig changed)
{
    struct twig *twig = &shrinking->twigs->twig[i];
    const struct twig before = *twig;
    *twig = changed;
    twig->next_sibling = before.next_sibling;
    if (still_shows(shrinking))
        return true;
    *twig = before;
    return false;
}

static bool try_leaf(const struct shrinking *shrinking, int i)
{
    struct twig changed = shrinking->twigs->twig[i];
    changed.leaf = true;
    return i > 0 && try_change(shrinking, i, changed);
}

/* One child must stay. */
static bool try_fewer_children(const struct shrinking *shrinking, int i)
{
    struct twigs *twigs = shrinking->twigs;
    bool any = false;
    for (int child = twigs_first_child(twigs, i); child >= 0; child = twigs_next_sibling(twigs, child)) {
        struct twig changed = twigs->twig[child];
        changed.dropped = true;
        if (twigs_first_child(twigs, i) != child || twigs_next_sibling(twigs, child) >= 0)
            any |= try_change(shrinking, child, changed);
    }
    return any;
}

static bool try_grandchildren(const struct shrinking *shrinking, int i)
{
    struct twigs *twigs = shrinking->twigs;
    for (int child = twigs_first_child(twigs, i); child >= 0; child = twigs_next_sibling(twigs, child))
        for (int below = twigs_first_child(twigs, child); below >= 0; below = twigs_next_sibling(twigs, below))
            if ((i > 0 || !twigs->twig[below].leaf) && try_change(shrinking, i, twigs->twig[below]))
                return true;
    return false;
}

static uint64_t magnitude(int64_t value)
{
    return value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
}

/* Nearer to 0 is simpler, and of two that are as near the one above it. */
static bool is_simpler(int64_t value, int64_t than)
{
    return magnitude(value) < magnitude(than) || (magnitude(value) == magnitude(than) && value > than);
}

static bool try_simpler_value(const struct shrinking *shrinking, int i)
{
    const int64_t value = shrinking->twigs->twig[i].value, least = INT64_MIN,
                  other[] = {
                      0, 1, value / 10, value / 2, value > least ? -value : 0, value > least ? value - 1 : 0};
    for (size_t n = 0; n < sizeof other / sizeof *other; n++) {
        struct twig changed = shrinking->twigs->twig[i];
        changed.value = other[n];
        if (is_simpler(other[n], value) && try_change(shrinking, i, changed))
            return true;
    }
    return false;
}

static int by_leaf_value(const void *a, const void *b)
{
    const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* All values at once become their ranks, equal ones the same. */
static void try_ranks(const struct shrinking *shrinking, const int *list, int count)
{
    struct twig *twig = shrinking->twigs->twig;
    int64_t *before = allocate((size_t)count, sizeof *before), *sorted = allocate((size_t)count, sizeof *sorted);
    for (int i = 0; i < count; i++)
        before[i] = sorted[i] = twig[list[i]].value;
    qsort(sorted, (size_t)count, sizeof *sorted, by_leaf_value);
    for (int i = 0; i < count; i++) {
        int64_t rank = 0;
        for (int j = 1; j < count && sorted[j - 1] < before[i]; j++)
            rank += sorted[j] > sorted[j - 1];
        twig[list[i]].value = rank;
    }
    for (int i = 0, shown = still_shows(shrinking); i < count && !shown; i++)
        twig[list[i]].value = before[i];
}

/* Is it still there?  What was listed may have gone since. */
static bool is_kept(const struct twigs *twigs, int wanted, int *list)
{
    for (int i = list_kept(twigs, list); i-- > 0;)
        if (list[i] == wanted)
            return true;
    return false;
}

static void shrink_shape(const struct shrinking *shrinking, int *list, int *now)
{
    struct twigs *twigs = shrinking->twigs;
    for (bool changed = true; changed;) {
        const int count = list_kept(twigs, list);
        changed = false;
        for (int i = 0; i < count; i++)
            if (is_kept(twigs, list[i], now) && !twigs->twig[list[i]].leaf)
                changed |= try_leaf(shrinking, list[i]) || try_grandchildren(shrinking, list[i]) ||
                           try_fewer_children(shrinking, list[i]);
    }
}

static void shrink_values(const struct shrinking *shrinking, int *list)
{
    const int count = list_kept(shrinking->twigs, list);
    try_ranks(shrinking, list, count);
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < count; i++)
            changed |= shrinking->twigs->twig[list[i]].leaf && try_simpler_value(shrinking, list[i]);
    }
}

void twigs_shrink(struct twigs *twigs, bool (*shows)(void *context, const char *text), void *context)
{
    const struct shrinking shrinking = {twigs, shows, context};
    int *list = allocate((size_t)twigs->count, sizeof *list), *now = allocate((size_t)twigs->count, sizeof *now);
    shrink_shape(&shrinking, list, now);
    shrink_values(&shrinking, list);
}
