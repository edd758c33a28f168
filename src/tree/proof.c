#include "tree/search_tree.h"

void bounds_of_children(const struct search_tree *tree, const struct node *node, int but, int64_t *lower,
                        int64_t *upper)
{
    const bool max = is_max(tree, node), all = node->count > 0 && node->known == node->count;
    int64_t least = max ? -UNBOUNDED : UNBOUNDED, most = least;
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling) {
        const struct node *child = &tree->node[i];
        if (i == but || child->beyond)
            continue;
        if (max ? child->lower > least : child->lower < least)
            least = child->lower;
        if (max ? child->upper > most : child->upper < most)
            most = child->upper;
    }
    *lower = max || all ? least : -UNBOUNDED;
    *upper = !max || all ? most : UNBOUNDED;
}

/* Something about this node changed: so may its bounds, and those above it. */
static void prove(struct search_tree *tree, int number)
{
    for (; number >= 0; number = tree->node[number].parent) {
        struct node *node = &tree->node[number];
        int64_t lower, upper;
        bounds_of_children(tree, node, -1, &lower, &upper);
        if (node->own_lower > upper || node->own_upper < lower) { /* the children were searched later */
            node->own_lower = -UNBOUNDED;
            node->own_upper = UNBOUNDED;
        }
        node->lower = lower > node->own_lower ? lower : node->own_lower;
        node->upper = upper < node->own_upper ? upper : node->own_upper;
    }
}

static void forget_subtree(struct search_tree *tree, int number)
{
    struct node *node = &tree->node[number];
    node->state = node->visits > 0 ? OUTDATED : UNSEEN;
    node->lower = node->own_lower = -UNBOUNDED;
    node->upper = node->own_upper = UNBOUNDED;
    node->last = (struct expansion){-1, NO_CUT, -1};
    node->left_out = false;
    node->pruned_by = -1;
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        forget_subtree(tree, i);
}

void forget(struct search_tree *tree, int number)
{
    forget_subtree(tree, number);
    prove(tree, number);
}

void claim(struct search_tree *tree, int number, int64_t lower, int64_t upper)
{
    struct node *node = &tree->node[number];
    const enum node_state state = node->state;
    if (lower > node->upper || upper < node->lower) {
        forget_subtree(tree, number);
        node->state = state == INNER ? OUTDATED : state;
    }
    if (lower > node->own_lower)
        node->own_lower = lower;
    if (upper < node->own_upper)
        node->own_upper = upper;
    prove(tree, number);
}

void find(struct search_tree *tree, int number, int64_t value, bool exact)
{
    const struct node *node = &tree->node[number];
    const struct visit *visit = &tree->visit[node->visit];
    const int64_t seen = is_max(tree, node) ? value : -value;
    claim(tree, number, exact || seen > visit->alpha ? seen : -UNBOUNDED,
          exact || seen < visit->beta ? seen : UNBOUNDED);
}
