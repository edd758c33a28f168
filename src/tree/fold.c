#include <math.h>
#include <stdio.h>

#include "tree/picture.h"

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

/* --- how much, so that it fits ------------------------------------------------------------------------------------- */

enum { MOST_LISTED = 200 }; /* so many nodes can still be read as a list */

static int deepest_ply(const struct searched *tree)
{
    int deepest = 1;
    for (int i = 0; i < tree->nodes; i++)
        if (tree->node[i].ply > deepest)
            deepest = tree->node[i].ply;
    return deepest;
}

/* Does it fit the page with so many plies, and so many siblings (0: all)? */
static bool fits_page(struct sketch *sketch, int depth, int siblings, double page)
{
    sketch->depth = depth;
    sketch->siblings = siblings;
    return picture_width(sketch) <= page;
}

static int most_siblings(const struct searched *tree)
{
    int most = 1;
    for (int i = 0; i < tree->nodes; i++)
        most = tree->node[i].known > most ? tree->node[i].known : most;
    return most;
}

/* As many plies as fit, from so many on, with so many siblings; false if these plies do not. */
static bool fold_plies(struct sketch *sketch, int first, int deepest, int siblings, double page)
{
    int depth = first;
    if (!fits_page(sketch, first, siblings, page))
        return false;
    while (depth < deepest && fits_page(sketch, depth + 1, siblings, page))
        depth++;
    sketch->depth = depth;
    return true;
}

/* And as many siblings, from so many on. */
static bool fold_siblings(struct sketch *sketch, int first, int deepest, int siblings, double page)
{
    const int most = most_siblings(sketch->tree);
    if (!fold_plies(sketch, first, deepest, siblings, page))
        return false;
    while (siblings < most && fits_page(sketch, sketch->depth, siblings + 1, page))
        siblings++;
    sketch->siblings = siblings;
    return true;
}

/* Plies are folded first, down to two; then siblings, down to three; and then as it goes.  Whoever said what to fold has his plies. */
static bool fold_to_fit(struct sketch *sketch, double page, bool chosen)
{
    enum { READABLE = 3 };
    const int deepest = chosen ? sketch->depth : deepest_ply(sketch->tree);
    const int usual = chosen || deepest == 1 ? deepest : 2;
    bool fits = fold_plies(sketch, usual, deepest, 0, page);
    for (int siblings = READABLE; siblings >= 1 && !fits; siblings--)
        fits = fold_siblings(sketch, usual, deepest, siblings, page);
    for (int siblings = READABLE; siblings >= 1 && !fits && !chosen; siblings--)
        fits = fold_siblings(sketch, 1, 1, siblings, page);
    return fits;
}

bool fit_page(struct sketch *sketch, double page, bool chosen)
{
    const int deepest = deepest_ply(sketch->tree);
    if (!fold_to_fit(sketch, page, chosen)) {
        const double least = ceil(picture_width(sketch) / 7.2) / 10;
        fprintf(stderr, "%.1f in are too narrow: %s the picture is %.1f in wide; --width %.1fin%s would do\n",
                page / 72, chosen ? "with these plies" : "folded as far as it can be", least, least,
                sketch->names->board ? ", or --no-boards,"
                : chosen             ? ", or a smaller --fold N,"
                                     : "");
        return false;
    }
    if (sketch->depth < deepest && !chosen)
        fprintf(stderr, "folded below ply %d, so that it fits into %.1f in; --width W and --fold N say otherwise\n",
                sketch->depth, page / 72);
    if (sketch->siblings > 0)
        fprintf(stderr, "of a node at most %d moves are drawn, so that it fits into %.1f in; %s otherwise\n",
                sketch->siblings + 1, page / 72,
                sketch->names->board ? "--width W and --no-boards say" : "--width W says");
    return true;
}

/* How many nodes are listed of the tree below this one, itself included. */
static int nodes_down_to(const struct searched *tree, const struct node *node, int ply)
{
    int count = node->visits > 0;
    for (int i = node->ply < ply ? node->first_child : -1; i >= 0; i = tree->node[i].next_sibling)
        count += nodes_down_to(tree, &tree->node[i], ply);
    return count;
}

void fit_list(struct sketch *sketch)
{
    const struct searched *tree = sketch->tree;
    const int deepest = deepest_ply(tree);
    sketch->depth = 1;
    while (sketch->depth < deepest && nodes_down_to(tree, tree->node, sketch->depth + 1) <= MOST_LISTED)
        sketch->depth++;
    if (sketch->depth < deepest)
        fprintf(stderr, "folded below ply %d: %d of %d nodes are listed; --fold %d lists all\n", sketch->depth,
                nodes_down_to(tree, tree->node, sketch->depth), nodes_down_to(tree, tree->node, deepest), deepest);
}
