/*
 * Stockman's operator Gamma, which SSS* and DUAL* apply to the first state (J, s, h) of OPEN until the root is solved.
 * MAX is here the player whose solutions are searched for: a MAX node is solved by one child, a MIN node by all.
 *
 *     1   J SOLVED, MIN              its parent SOLVED, in front; all states below that are purged
 *     2   J SOLVED, MAX, not last    its next sibling LIVE, in front
 *     3   J SOLVED, MAX, last        its parent SOLVED, in front
 *     4   J LIVE, a leaf             J SOLVED at the smaller of h and its value, before all states of lesser merit
 *     5   J LIVE, MAX                all children LIVE, in front
 *     6   J LIVE, MIN                the first child LIVE, in front
 *
 * (The merit is h where nothing else is said.)  Of equal merits the leftmost comes first.  A state that is put in
 * front of OPEN would be the next to be taken, since its successors stand where it stood in the tree from left to
 * right.  So it is kept in a variable, and only its siblings of case 5 and leaves of case 4 are put on OPEN.
 *
 * A position is visited when its LIVE state is taken.  A cutoff is counted in case 1: the child that solved its parent
 * makes it needless to search the rest below its siblings.
 *
 * Memory: a node (tree.h) for each child of every position expanded, and 16 bytes for each state on OPEN, until it is
 * purged.
 */
#ifndef GAMMA_H
#define GAMMA_H

#include "algorithms/best_first/open.h"

typedef struct {
    Search *search;
    Tree tree;
    Open open;
    uint32_t max_levels; /* 0: MAX moves on even levels, as at the root; 1: on odd levels */
    Value root_merit;    /* the least merit with which a child of the root was solved */
} BestFirst;

static inline bool is_max(const BestFirst *best_first, const TreeNode *node)
{
    return node->level % 2 == best_first->max_levels;
}

static void purge_below(BestFirst *best_first, NodeNumber number)
{
    const NodeNumber first = node_at(&best_first->tree, number)->at;
    const NodeNumber last = first + node_at(&best_first->tree, first)->later;
    for (NodeNumber i = first; i <= last; i++) {
        const TreeNode *child = node_at(&best_first->tree, i);
        if (child->stage == LISTED)
            open_remove(&best_first->open, &best_first->tree, child->at);
        else if (child->stage == EXPANDED)
            purge_below(best_first, i);
    }
    tree_drop(&best_first->tree, number);
}

/* The root's best move is the last child that lowered the root's merit: in SSS* the one that solves the root. */
static inline void prefer_solved(BestFirst *best_first, const TreeNode *node, Value merit)
{
    if (node->parent != ROOT || merit >= best_first->root_merit)
        return;
    best_first->root_merit = merit;
    prefer(best_first->search, best_first->search->root, node->move);
}

static inline Triple gamma_solved(BestFirst *best_first, Triple j)
{
    const TreeNode *node = node_at(&best_first->tree, j.node);
    const NodeNumber parent = node->parent;
    prefer_solved(best_first, node, j.merit);
    if (is_max(best_first, node) && node->later > 0)
        return (Triple){j.merit, j.node + 1, LIVE}; /* 2 */
    if (!is_max(best_first, node))
        cut(best_first->search, path_of(best_first->search, &node_at(&best_first->tree, parent)->path), node->move,
            (int)(j.node - node_at(&best_first->tree, parent)->at));
    purge_below(best_first, parent);
    return (Triple){j.merit, parent, SOLVED}; /* 1, 3 */
}

static inline Triple gamma_live(BestFirst *best_first, Triple j)
{
    Search *search = best_first->search;
    const TreeNode *node = node_at(&best_first->tree, j.node);
    const bool max = is_max(best_first, node);
    const Value alpha = max ? -INFINITE : -j.merit, beta = max ? j.merit : INFINITE;
    Value value = 0;
    if (at_leaf(search, &node->state, path_of(search, &node->path), alpha, beta, &value) ||
        !tree_grow(search, &best_first->tree, j.node, alpha, beta, &value)) {
        const Value merit = smaller(j.merit, max ? value : -value);
        return open_exchange(&best_first->open, &best_first->tree, (Triple){merit, j.node, SOLVED}); /* 4 */
    }
    const NodeNumber first = node->at, last = first + node_at(&best_first->tree, first)->later;
    if (is_max(best_first, node)) /* 5 */
        for (NodeNumber i = first + 1; i <= last; i++)
            open_put(search, &best_first->open, &best_first->tree, (Triple){j.merit, i, LIVE});
    return (Triple){j.merit, first, LIVE}; /* 5, 6 */
}

/* The root's exact value for the player who is called MAX. */
static inline Value solve_best_first(Search *search, const State *root, uint32_t max_levels)
{
    const Arena before = *search->arena;
    BestFirst best_first = {.search = search, .max_levels = max_levels, .root_merit = INFINITE};
    tree_plant(search, &best_first.tree, root);
    best_first.open.triples = growing_start(search, sizeof(Triple));
    Triple j = {INFINITE, ROOT, LIVE};
    while (j.node != ROOT || j.status != SOLVED)
        j = j.status == SOLVED ? gamma_solved(&best_first, j) : gamma_live(&best_first, j);
    arena_rewind(search->arena, before);
    return j.merit;
}

#endif
