#include "pictures/format.h"

bool is_folded(const struct sketch *sketch, const struct node *node)
{
    if (node->first_child < 0 && node->count == 0)
        return false;
    return node->ply >= sketch->depth || (sketch->principal && !node->principal);
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
