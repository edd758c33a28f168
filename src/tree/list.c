#include "tree/picture.h"

#include <math.h>
#include <stdio.h>

#include "base/terminal.h"
#include "base/memory.h"

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

struct below count_below(const struct search_tree *tree, const struct node *node, int ply)
{
    struct below sum = {0, 0};
    for (int i = node->ply < ply ? node->first_child : -1; i >= 0; i = tree->node[i].next_sibling) {
        const struct node *child = &tree->node[i];
        const struct below more = count_below(tree, child, ply);
        sum.nodes += more.nodes + (child->visits > 0);
        sum.leaves += more.leaves + (child->state == LEAF);
    }
    return sum;
}

/* --- how much, so that it fits ------------------------------------------------------------------------------------- */

enum { MOST_LISTED = 200 }; /* so many nodes can still be read as a list */

/* The deepest ply, and the most children that a node has; both at least 1. */
static int deepest_ply(const struct search_tree *tree, int *children)
{
    int deepest = 1;
    *children = 1;
    for (int i = 0; i < tree->nodes; i++) {
        deepest = tree->node[i].ply > deepest ? tree->node[i].ply : deepest;
        *children = tree->node[i].known > *children ? tree->node[i].known : *children;
    }
    return deepest;
}

/* Does it fit the page with so many plies, and so many siblings (0: all)? */
static bool fits_page(struct sketch *sketch, int depth, int siblings, double page)
{
    sketch->depth = depth;
    sketch->siblings = siblings;
    return picture_width(sketch) <= page;
}

/* As many plies as fit, from so many on, with so many siblings (0: all), and then as many of these; false if nothing fits. */
static bool fold(struct sketch *sketch, int depth, int deepest, int siblings, int children, double page)
{
    if (!fits_page(sketch, depth, siblings, page))
        return false;
    while (depth < deepest && fits_page(sketch, depth + 1, siblings, page))
        depth++;
    while (siblings > 0 && siblings < children && fits_page(sketch, depth, siblings + 1, page))
        siblings++;
    sketch->depth = depth;
    sketch->siblings = siblings;
    return true;
}

/* Plies are folded first, down to two; then siblings, down to three; and then as it goes.  Whoever said what to fold has his plies. */
static bool fold_to_fit(struct sketch *sketch, double page, bool chosen)
{
    enum { READABLE = 3 };
    int children;
    const int all = deepest_ply(sketch->tree, &children), deepest = chosen ? sketch->depth : all;
    const int usual = chosen || deepest == 1 ? deepest : 2;
    bool fits = fold(sketch, usual, deepest, 0, children, page);
    for (int siblings = READABLE; siblings >= 1 && !fits; siblings--)
        fits = fold(sketch, usual, deepest, siblings, children, page);
    for (int siblings = READABLE; siblings >= 1 && !fits && !chosen; siblings--)
        fits = fold(sketch, 1, 1, siblings, children, page);
    return fits;
}

bool fit_page(struct sketch *sketch, double page, bool chosen)
{
    int children;
    const int deepest = deepest_ply(sketch->tree, &children);
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

/* How many nodes are listed of the tree. */
static int nodes_down_to(const struct search_tree *tree, int ply)
{
    return count_below(tree, tree->node, ply).nodes + (tree->node->visits > 0);
}

void fit_list(struct sketch *sketch)
{
    const struct search_tree *tree = sketch->tree;
    int children;
    const int deepest = deepest_ply(tree, &children);
    sketch->depth = 1;
    while (sketch->depth < deepest && nodes_down_to(tree, sketch->depth + 1) <= MOST_LISTED)
        sketch->depth++;
    if (sketch->depth < deepest)
        fprintf(stderr, "folded below ply %d: %d of %d nodes are listed; --fold %d lists all\n", sketch->depth,
                nodes_down_to(tree, sketch->depth), nodes_down_to(tree, deepest), deepest);
}

/* --- the list: a line is a node, and what lies below it follows, further to the right ------------------------------- */

struct tree_listing {
    const struct sketch *sketch;
    struct text_table table;
};

static void add_windows(struct tree_listing *listing, const struct node *node)
{
    const struct search_tree *tree = listing->sketch->tree;
    char window[WORDS_TEXT];
    FILE *out = text_open();
    int i = node->first_visit;
    for (int n = 0; i >= 0 && n < 3; n++, i = tree->visit[i].next)
        fprintf(out, "%s%s", n ? " " : "",
                window_text(listing->sketch->names, &tree->visit[i], &ascii_signs, window));
    fputs(i >= 0 ? " ..." : "", out);
    text_table_add(&listing->table, "%s", (char *)text_close(out));
}

/* What is said of a node, between commas. */
static void add_notes(struct tree_listing *listing, const struct node *node)
{
    static const char *const states[] = {
        [UNSEEN] = "not visited",
        [INNER] = "",
        [ANSWERED] = "known to the table",
        [BEYOND] = "beyond the horizon",
        [OUTDATED] = "outdated: with less left to spend",
    };
    const struct node_names *names = listing->sketch->names;
    char standing[WORDS_TEXT];
    const char *pruned = node->pruned_by < 0 ? ""
                                             : printed("%s by %s", node->left_out ? "left out" : "pruned",
                                                       pruning_text(names, node));
    const char *const notes[] = {
        node->principal ? "principal" : "", node->state == LEAF ? leaf_text[node->leaf] : states[node->state],
        pruned, standing_text(names, node, "stands pat at", standing), grown_text(names, node, &ascii_signs)};
    FILE *out = text_open();
    for (int i = 0; i < 5; i++)
        fprintf(out, "%s%s", *notes[i] && ftell(out) > 0 ? ", " : "", notes[i]);
    text_table_add(&listing->table, "%s", (char *)text_close(out));
}

static void list_node(struct tree_listing *listing, const struct node *node)
{
    const struct sketch *sketch = listing->sketch;
    char text[WORDS_TEXT];
    text_table_add(&listing->table, "%*s%s%s%s", 2 * node->ply, "", side_text(sketch->tree, node),
                   node->ply ? " " : "", sketch->names->move[node - sketch->tree->node]);
    text_table_add(&listing->table, "%s", proved_text(sketch->tree, sketch->names, node, &ascii_signs, text));
    text_table_add(&listing->table, "%s", visits_text(sketch->tree, node, 3, text));
    add_windows(listing, node);
    snprintf(text, sizeof text, "%d", node->type);
    text_table_add(&listing->table, "%s", node->beyond ? "" : text);
    add_notes(listing, node);
    text_table_end_row(&listing->table);
}

/* A line that is no node. */
static void list_note(struct tree_listing *listing, int ply, int count, const char *one, const char *several,
                      const char *note)
{
    text_table_add(&listing->table, "%*s%s %d %s", 2 * ply, "", "...", count, count == 1 ? one : several);
    for (int i = 0; i < 4; i++)
        text_table_add(&listing->table, "%s", "");
    text_table_add(&listing->table, "%s", note);
    text_table_end_row(&listing->table);
}

/* The children that were not visited. */
static void list_rest(struct tree_listing *listing, const struct node *node)
{
    const struct sketch *sketch = listing->sketch;
    char text[WORDS_TEXT];
    for (int p = 0; p <= MOST_PRUNINGS; p++) {
        const bool cut = p == MOST_PRUNINGS;
        const int count = cut ? unvisited_children(sketch->tree, node) : left_out_children(sketch->tree, node, p);
        if (count > 0)
            list_note(listing, node->ply + 1, count, "child", "children",
                      cut ? reason_text(sketch->tree, node, &ascii_signs, text)
                          : printed("left out by %s", sketch->names->pruning[p]));
    }
}

static void list_tree(struct tree_listing *listing, const struct node *node)
{
    const struct search_tree *tree = listing->sketch->tree;
    char text[WORDS_TEXT];
    list_node(listing, node);
    if (is_folded(listing->sketch, node)) {
        const struct below below = count_below(tree, node, ALL_PLIES);
        snprintf(text, sizeof text, "folded, %d leaves", below.leaves);
        list_note(listing, node->ply + 1, below.nodes, "node", "nodes", text);
        return;
    }
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        if (tree->node[i].visits > 0)
            list_tree(listing, &tree->node[i]);
    if (node->state == INNER)
        list_rest(listing, node);
}

void write_txt(FILE *out, const struct sketch *sketch)
{
    static const char *const header[] = {"node", "value", "visits", "window", "type", "note"};
    struct tree_listing listing = {.sketch = sketch};
    for (int i = 0; i < 6; i++)
        text_table_add(&listing.table, "%s", header[i]);
    text_table_end_row(&listing.table);
    list_tree(&listing, &sketch->tree->node[0]);
    text_table_print(&listing.table, out);
}
