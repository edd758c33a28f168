#include "grade/trees.h"

#include <limits.h>

#include "base/memory.h"
#include "kit/random.h"

/* --- growing them -------------------------------------------------------------------------------------------------- */

/* How a kind of trees is drawn; leaves above the last ply come one in `early` children, 0: none do. */
struct tree_kind {
    uint8_t least_height, most_height, least_children, most_children, early;
    int8_t least_value, most_value;
    bool extreme;
};

static const struct tree_kind tree_kind[TREE_KINDS] = {
    {1, 3, 2, 3, 0, -99, 99, false},  /* as in textbooks */
    {2, 4, 1, 4, 3, -99, 99, false},  /* uneven */
    {1, 5, 1, 2, 4, -99, 99, false},  /* with single children */
    {2, 4, 2, 3, 5, 0, 2, false},     /* with ties */
    {2, 4, 2, 3, 4, -99, -1, false},  /* all negative */
    {6, 12, 1, 2, 2, -99, 99, false}, /* deep and thin */
    {1, 2, 6, 12, 4, 1, 99, false},   /* wide, all positive */
    {1, 4, 1, 3, 3, 7, 7, false},     /* all alike */
    {4, 4, 2, 2, 0, 0, 99, false},    /* where deep cutoffs happen */
    {1, 3, 1, 3, 4, -9, 9, true},     /* at the ends of what values may be */
};

struct tree_growth {
    const struct tree_kind *kind;
    struct twigs *twigs;
    enum span span;
    uint64_t key, drawn;
};

static int draw(struct tree_growth *growth, int least, int most)
{
    return least + (int)below(descend(growth->key, growth->drawn++), (uint32_t)(most - least + 1));
}

static int64_t draw_value(struct tree_growth *growth)
{
    static const int64_t end[SPANS][4] = {{0, 0, -1, 1},
                                          {INT32_MIN, INT32_MAX, INT32_MIN + 1, INT32_MAX - 1},
                                          {INT64_MIN, INT64_MAX, INT64_MIN + 1, INT64_MAX - 1}};
    if (growth->kind->extreme && draw(growth, 0, 1))
        return end[growth->span][draw(growth, 0, 3)];
    return draw(growth, growth->kind->least_value, growth->kind->most_value);
}

static int add_twig(struct twigs *twigs)
{
    twigs->twig[twigs->count] = (struct twig){-1, -1, 0, true, false};
    return twigs->count++;
}

/* Sets the value of an inner twig to that of minimax. */
static void grow_below(struct tree_growth *growth, int twig, int height, bool max)
{
    const struct tree_kind *kind = growth->kind;
    struct twig *list = growth->twigs->twig;
    const int room = MOST_TREE_NODES - growth->twigs->count;
    const bool root = growth->twigs->count == 1;
    if (height == 0 || room < kind->most_children || (!root && kind->early && draw(growth, 1, kind->early) == 1)) {
        list[twig].value = draw_value(growth);
        return;
    }
    int *link = &list[twig].first_child, first;
    list[twig].leaf = false;
    for (int i = draw(growth, kind->least_children, kind->most_children); i > 0; i--) {
        *link = add_twig(growth->twigs);
        link = &list[*link].next_sibling;
    }
    first = list[twig].first_child;
    for (int child = first; child >= 0; child = list[child].next_sibling) {
        grow_below(growth, child, height - 1, !max);
        if (child == first || (max ? list[child].value > list[twig].value : list[child].value < list[twig].value))
            list[twig].value = list[child].value;
    }
}

void tree_make(int number, enum span span, struct twigs *twigs)
{
    struct tree_growth growth = {&tree_kind[number % TREE_KINDS], twigs, span,
                                 descend(0x67726164, (uint64_t)number), 0};
    if (!twigs->twig)
        twigs->twig = allocate(MOST_TREE_NODES, sizeof *twigs->twig);
    twigs->count = 0;
    grow_below(&growth, add_twig(twigs), draw(&growth, growth.kind->least_height, growth.kind->most_height), true);
}

/* --- what they have ------------------------------------------------------------------------------------------------ */

const char *const trait_text[TREE_TRAITS] = {
    [HAS_TIES] = "in which values are equal",
    [HAS_NEGATIVES] = "with values below 0",
    [HAS_SINGLE_CHILDREN] = "in which a node has one child only",
    [IS_UNEVEN] = "whose leaves lie at different depths",
    [IS_DEEP] = "of three plies or more",
    [HAS_EXTREMES] = "with values at the ends of an int or a long",
};

struct tree_survey {
    unsigned traits;
    int least_ply, most_ply, leaves;
    int64_t value[MOST_TREE_NODES];
};

static void survey(const struct twigs *twigs, int twig, int ply, struct tree_survey *found)
{
    const int64_t value = twigs->twig[twig].value;
    const int child = twigs_first_child(twigs, twig);
    if (child < 0) {
        for (int i = 0; i < found->leaves; i++)
            found->traits |= (unsigned)(found->value[i] == value) << HAS_TIES;
        found->traits |= (unsigned)(value < 0) << HAS_NEGATIVES;
        found->traits |= (unsigned)(value < INT32_MIN + 2LL || value > INT32_MAX - 2LL) << HAS_EXTREMES;
        found->value[found->leaves++] = value;
        found->least_ply = ply < found->least_ply ? ply : found->least_ply;
        found->most_ply = ply > found->most_ply ? ply : found->most_ply;
        return;
    }
    found->traits |= (unsigned)(twigs_next_sibling(twigs, child) < 0) << HAS_SINGLE_CHILDREN;
    for (int i = child; i >= 0; i = twigs_next_sibling(twigs, i))
        survey(twigs, i, ply + 1, found);
}

static struct tree_survey survey_of(const struct twigs *twigs)
{
    struct tree_survey found = {.least_ply = INT_MAX};
    survey(twigs, 0, 0, &found);
    return found;
}

int tree_height(const struct twigs *twigs)
{
    return survey_of(twigs).most_ply;
}

unsigned tree_traits(const struct twigs *twigs)
{
    const struct tree_survey found = survey_of(twigs);
    return found.traits | (unsigned)(found.least_ply < found.most_ply) << IS_UNEVEN |
           (unsigned)(found.most_ply >= 3) << IS_DEEP;
}
