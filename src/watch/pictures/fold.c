#include "pictures/format.h"

bool is_folded(const struct sketch *sketch, const struct node *node)
{
    if (node->first_child < 0 && node->count == 0)
        return false;
    return node->ply >= sketch->depth || (sketch->principal && !node->principal);
}

/* One alone would take as much room as its fold. */
int count_hidden(const struct sketch *sketch, const struct node *node)
{
    int count = 0;
    for (int i = node->first_child; i >= 0; i = sketch->tree->node[i].next_sibling)
        count += sketch->tree->node[i].visits > 0;
    return sketch->siblings > 0 && count > sketch->siblings + 1 ? count - sketch->siblings : 0;
}

/* The first are drawn, and the principal one, wherever it stands. */
bool is_hidden(const struct sketch *sketch, const struct node *node)
{
    const struct node *tree = sketch->tree->node;
    int room = sketch->siblings, before = 0;
    if (node->visits == 0 || node->parent < 0 || node->principal || count_hidden(sketch, &tree[node->parent]) == 0)
        return node->visits == 0;
    bool passed = false;
    for (int i = tree[node->parent].first_child; i >= 0; i = tree[i].next_sibling) {
        passed = passed || &tree[i] == node;
        room -= tree[i].principal;
        before += !passed && tree[i].visits > 0 && !tree[i].principal;
    }
    return before >= room;
}

struct below count_below(const struct searched *tree, const struct node *node)
{
    struct below sum = {0, 0};
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling) {
        const struct node *child = &tree->node[i];
        const struct below more = count_below(tree, child);
        sum.nodes += more.nodes + (child->visits > 0);
        sum.leaves += more.leaves + (child->state == LEAF);
    }
    return sum;
}
