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
} Gamma;

static inline bool gamma_is_max(const Gamma *best_first, const TreeNode *node)
{
    return node->level % 2 == best_first->max_levels;
}

static void gamma_purge(Gamma *best_first, TreeNumber number)
{
    const TreeNumber first = tree_node_at(&best_first->tree, number)->at;
    const TreeNumber last = first + tree_node_at(&best_first->tree, first)->later;
    for (TreeNumber i = first; i <= last; i++) {
        const TreeNode *child = tree_node_at(&best_first->tree, i);
        if (child->stage == TREE_LISTED)
            open_remove(&best_first->open, &best_first->tree, child->at);
        else if (child->stage == TREE_EXPANDED)
            gamma_purge(best_first, i);
    }
    tree_drop(&best_first->tree, number);
}

/* The root's best move is the last child that lowered the root's merit: in SSS* the one that solves the root. */
static inline void gamma_prefer(Gamma *best_first, const TreeNode *node, Value merit)
{
    if (node->parent != TREE_ROOT || merit >= best_first->root_merit)
        return;
    best_first->root_merit = merit;
    prefer(best_first->search, best_first->search->root, node->move);
}

static inline OpenTriple gamma_solved(Gamma *best_first, OpenTriple j)
{
    const TreeNode *node = tree_node_at(&best_first->tree, j.node);
    const TreeNumber parent = node->parent;
    gamma_prefer(best_first, node, j.merit);
    if (gamma_is_max(best_first, node) && node->later > 0)
        return (OpenTriple){j.merit, j.node + 1, OPEN_LIVE}; /* 2 */
    if (!gamma_is_max(best_first, node))
        cut(best_first->search, path_of(best_first->search, &tree_node_at(&best_first->tree, parent)->path),
            node->move, (int)(j.node - tree_node_at(&best_first->tree, parent)->at));
    gamma_purge(best_first, parent);
    return (OpenTriple){j.merit, parent, OPEN_SOLVED}; /* 1, 3 */
}

static inline OpenTriple gamma_live(Gamma *best_first, OpenTriple j)
{
    Search *search = best_first->search;
    const TreeNode *node = tree_node_at(&best_first->tree, j.node);
    const bool max = gamma_is_max(best_first, node);
    const Value alpha = max ? -INFINITE : -j.merit, beta = max ? j.merit : INFINITE;
    Value value = 0;
    if (at_leaf(search, &node->state, path_of(search, &node->path), alpha, beta, &value) ||
        !tree_grow(search, &best_first->tree, j.node, alpha, beta, &value)) {
        const Value merit = smaller(j.merit, max ? value : -value);
        return open_exchange(&best_first->open, &best_first->tree,
                             (OpenTriple){merit, j.node, OPEN_SOLVED}); /* 4 */
    }
    const TreeNumber first = node->at, last = first + tree_node_at(&best_first->tree, first)->later;
    if (gamma_is_max(best_first, node)) /* 5 */
        for (TreeNumber i = first + 1; i <= last; i++)
            open_put(search, &best_first->open, &best_first->tree, (OpenTriple){j.merit, i, OPEN_LIVE});
    return (OpenTriple){j.merit, first, OPEN_LIVE}; /* 5, 6 */
}

/* The root's exact value for the player who is called MAX. */
static inline Value gamma_solve(Search *search, const State *root, uint32_t max_levels)
{
    const Arena before = *search->arena;
    Gamma best_first = {.search = search, .max_levels = max_levels, .root_merit = INFINITE};
    tree_plant(search, &best_first.tree, root);
    OpenTriple j = {INFINITE, TREE_ROOT, OPEN_LIVE};
    while (j.node != TREE_ROOT || j.status != OPEN_SOLVED)
        j = j.status == OPEN_SOLVED ? gamma_solved(&best_first, j) : gamma_live(&best_first, j);
    arena_rewind(search->arena, before);
    return j.merit;
}

#endif
