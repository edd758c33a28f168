/*
 * The part of the game tree that a best-first search holds: the root, and all children of each position that was
 * expanded, side by side in visiting order.  When siblings are dropped, their memory is used again for as many others.
 *
 * A node takes the bytes of State and Path and at most 17 more, rounded up to a whole word: 32 for uniform and 40 for
 * othello in the plain walk, 48 and 56 in the full one.
 */
#ifndef TREE_H
#define TREE_H

#include "algorithms/best_first/growing.h"

typedef uint32_t NodeNumber;

enum { ROOT };

/* IDLE: not yet, or no longer, needed; LISTED: on OPEN; EXPANDED: some node below it is needed. */
enum { IDLE, LISTED, EXPANDED };

typedef struct {
    State state;
    Kept path;
    NodeNumber parent;
    uint32_t at; /* EXPANDED: the number of the first child; LISTED: the place on OPEN */
    uint32_t level;
    uint16_t later; /* how many siblings stand to the right */
    Move move;      /* that led here */
    uint8_t stage;
} TreeNode;

typedef struct {
    Growing nodes;
    uint32_t used;
    NodeNumber dropped[MAX_MOVES + 1]; /* the first of so many siblings, which are linked by `at`; ROOT: none */
} Tree;

static inline TreeNode *node_at(const Tree *tree, NodeNumber i)
{
    return growing_at(&tree->nodes, sizeof(TreeNode), i);
}

static inline void tree_plant(Search *search, Tree *tree, const State *root)
{
    *tree = (Tree){.nodes = growing_start(search, sizeof(TreeNode)), .used = 1};
    growing_reserve(search, &tree->nodes, sizeof(TreeNode), tree->used);
    *node_at(tree, ROOT) = (TreeNode){.state = *root, .path = keep(search, root_path(search))};
}

static inline NodeNumber take_siblings(Search *search, Tree *tree, int count)
{
    NodeNumber first = tree->dropped[count];
    if (first != ROOT) {
        tree->dropped[count] = node_at(tree, first)->at;
        return first;
    }
    first = tree->used;
    growing_reserve(search, &tree->nodes, sizeof(TreeNode), (uint64_t)first + (uint64_t)count);
    tree->used += (uint32_t)count;
    return first;
}

/* False if prunings leave no child in this window: then the node is worth `value`. */
static inline bool tree_grow(Search *search, Tree *tree, NodeNumber number, Value alpha, Value beta, Value *value)
{
    TreeNode *parent = node_at(tree, number);
    Children children;
    const Path path = path_of(search, &parent->path);
    *value = -INFINITE;
    expand_all(search, &parent->state, path, alpha, beta, &children, value);
    if (children.count == 0)
        return false;
    parent->at = take_siblings(search, tree, children.count);
    parent->stage = EXPANDED;
    for (int i = 0; i < children.count; i++)
        *node_at(tree, parent->at + (NodeNumber)i) = (TreeNode){
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
static inline void tree_drop(Tree *tree, NodeNumber number)
{
    TreeNode *parent = node_at(tree, number), *first = node_at(tree, parent->at);
    const int count = first->later + 1;
    first->at = tree->dropped[count];
    tree->dropped[count] = parent->at;
    parent->stage = IDLE;
}

/* Does a lie to the left of b?  Neither may be above the other. */
static inline bool is_left_of(const Tree *tree, NodeNumber a, NodeNumber b)
{
    while (node_at(tree, a)->parent != node_at(tree, b)->parent) {
        const uint32_t level_a = node_at(tree, a)->level, level_b = node_at(tree, b)->level;
        if (level_a >= level_b)
            a = node_at(tree, a)->parent;
        if (level_b >= level_a)
            b = node_at(tree, b)->parent;
    }
    return a < b;
}

#endif
