/*
 * The part of the game tree that a best-first search holds: the root, and all children of each position that was
 * expanded, side by side in visiting order.  When siblings are dropped, their memory is used again for as many others.
 *
 * A node takes the bytes of State and of Kept and at most 17 more, rounded up to a whole word.
 */
#ifndef TREE_H
#define TREE_H

#include "algorithms/best_first/growing.h"

typedef uint32_t TreeNumber;

enum { TREE_ROOT };

/* IDLE: not yet, or no longer, needed; LISTED: on OPEN; EXPANDED: some node below it is needed. */
enum { TREE_IDLE, TREE_LISTED, TREE_EXPANDED };

typedef struct {
    State state;
    Kept path;
    TreeNumber parent;
    uint32_t at; /* EXPANDED: the number of the first child; LISTED: the place on OPEN */
    uint32_t level;
    uint16_t later; /* how many siblings stand to the right */
    Move move;      /* that led here */
    uint8_t stage;
} TreeNode;

typedef struct {
    Growing nodes;
    uint32_t used;
    TreeNumber
        dropped[MAX_MOVES + 1]; /* the first of so many siblings, which are linked by `at`; TREE_ROOT: none */
} Tree;

static inline TreeNode *tree_node_at(const Tree *tree, TreeNumber i)
{
    return growing_at(&tree->nodes, sizeof(TreeNode), i);
}

static inline void tree_plant(Search *search, Tree *tree, const State *root)
{
    *tree = (Tree){.used = 1};
    growing_reserve(search, &tree->nodes, sizeof(TreeNode), tree->used);
    *tree_node_at(tree, TREE_ROOT) = (TreeNode){.state = *root, .path = keep(search, root_path(search))};
}

static inline TreeNumber tree_take_siblings(Search *search, Tree *tree, int count)
{
    TreeNumber first = tree->dropped[count];
    if (first != TREE_ROOT) {
        tree->dropped[count] = tree_node_at(tree, first)->at;
        return first;
    }
    first = tree->used;
    growing_reserve(search, &tree->nodes, sizeof(TreeNode), (uint64_t)first + (uint64_t)count);
    tree->used += (uint32_t)count;
    return first;
}

/* False if prunings leave no child in this window: then the node is worth `value`. */
static inline bool tree_grow(Search *search, Tree *tree, TreeNumber number, Value alpha, Value beta, Value *value)
{
    TreeNode *parent = tree_node_at(tree, number);
    Children children;
    const Path path = path_of(search, &parent->path);
    *value = -INFINITE;
    expand_all(search, &parent->state, path, alpha, beta, &children, value);
    if (children.count == 0)
        return false;
    parent->at = tree_take_siblings(search, tree, children.count);
    parent->stage = TREE_EXPANDED;
    for (int i = 0; i < children.count; i++)
        *tree_node_at(tree, parent->at + (TreeNumber)i) = (TreeNode){
            .state = play(search->rules, &parent->state, children.move[i]),
            .path = keep(search, step(search, &parent->state, path, &children, i)),
            .parent = number,
            .level = parent->level + 1,
            .later = (uint16_t)(children.count - 1 - i),
            .move = children.move[i],
        };
    return true;
}

/* Drop the children of a node; what was below them must have been dropped. */
static inline void tree_drop(Tree *tree, TreeNumber number)
{
    TreeNode *parent = tree_node_at(tree, number), *first = tree_node_at(tree, parent->at);
    const int count = first->later + 1;
    first->at = tree->dropped[count];
    tree->dropped[count] = parent->at;
    parent->stage = TREE_IDLE;
}

/* Does a lie to the left of b?  Neither may be above the other. */
static inline bool tree_is_left_of(const Tree *tree, TreeNumber a, TreeNumber b)
{
    while (tree_node_at(tree, a)->parent != tree_node_at(tree, b)->parent) {
        const uint32_t level_a = tree_node_at(tree, a)->level, level_b = tree_node_at(tree, b)->level;
        if (level_a >= level_b)
            a = tree_node_at(tree, a)->parent;
        if (level_b >= level_a)
            b = tree_node_at(tree, b)->parent;
    }
    return a < b;
}

#endif
