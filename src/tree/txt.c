/* The tree as lines of text: a line is a node, and what lies below it follows, further to the right. */
#include <string.h>

#include "tree/format.h"
#include "base/aligned.h"

struct listing {
    const struct sketch *sketch;
    struct aligned table;
};

static const char *note_of(const struct node *node)
{
    switch (node->state) {
    case LEAF:
        return leaf_text[node->leaf];
    case BEYOND:
        return "beyond the horizon";
    case ANSWERED:
        return "known to the table";
    case OUTDATED:
        return "outdated: with less left to spend";
    case UNSEEN:
        return "not visited";
    default:
        return "";
    }
}

static void add_windows(struct listing *listing, const struct node *node)
{
    const struct searched *tree = listing->sketch->tree;
    char window[WORDS_TEXT], text[4 * WORDS_TEXT] = "";
    int used = 0, i = node->first_visit;
    for (int n = 0; i >= 0 && n < 3; n++, i = tree->visit[i].next)
        used += snprintf(text + used, sizeof text - (size_t)used, "%s%s", n ? " " : "",
                         window_text(listing->sketch->names, &tree->visit[i], &ascii_signs, window));
    snprintf(text + used, sizeof text - (size_t)used, "%s", i >= 0 ? " ..." : "");
    aligned_add(&listing->table, "%s", text);
}

/* What is said of a node, between commas. */
static void add_notes(struct listing *listing, const struct node *node)
{
    char standing[WORDS_TEXT], pruned[WORDS_TEXT] = "";
    const char *const notes[] = {node->principal ? "principal" : "", note_of(node), pruned,
                                 standing_text(listing->sketch->names, node, "stands pat at", standing)};
    char text[4 * WORDS_TEXT] = "";
    if (node->pruned_by >= 0)
        snprintf(pruned, sizeof pruned, "%s by %s", node->left_out ? "left out" : "pruned",
                 pruning_text(listing->sketch->names, node));
    for (int i = 0; i < 4; i++)
        if (notes[i][0])
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", text[0] ? ", " : "", notes[i]);
    aligned_add(&listing->table, "%s", text);
}

static void list_node(struct listing *listing, const struct node *node)
{
    const struct sketch *sketch = listing->sketch;
    char text[WORDS_TEXT];
    aligned_add(&listing->table, "%*s%s%s%s", 2 * node->ply, "", side_text(sketch->tree, node),
                node->ply ? " " : "", sketch->names->move[node - sketch->tree->node]);
    aligned_add(&listing->table, "%s", proved_text(sketch->tree, sketch->names, node, &ascii_signs, text));
    aligned_add(&listing->table, "%s", visits_text(sketch->tree, node, 3, text));
    add_windows(listing, node);
    aligned_add(&listing->table, node->beyond ? "" : "%d", node->type);
    add_notes(listing, node);
    aligned_end_row(&listing->table);
}

/* A line that is no node. */
static void list_note(struct listing *listing, int ply, int count, const char *one, const char *several,
                      const char *note)
{
    aligned_add(&listing->table, "%*s%s %d %s", 2 * ply, "", "...", count, count == 1 ? one : several);
    for (int i = 0; i < 4; i++)
        aligned_add(&listing->table, "%s", "");
    aligned_add(&listing->table, "%s", note);
    aligned_end_row(&listing->table);
}

/* The children that were not visited. */
static void list_rest(struct listing *listing, const struct node *node)
{
    const struct sketch *sketch = listing->sketch;
    const int unvisited = unvisited_children(sketch->tree, node);
    char text[WORDS_TEXT];
    for (int p = 0; p < MOST_PRUNINGS; p++) {
        const int count = left_out_children(sketch->tree, node, p);
        if (count == 0)
            continue;
        snprintf(text, sizeof text, "left out by %s", sketch->names->pruning[p]);
        list_note(listing, node->ply + 1, count, "child", "children", text);
    }
    if (unvisited > 0)
        list_note(listing, node->ply + 1, unvisited, "child", "children", reason_text(sketch->tree, node, text));
}

static void list_tree(struct listing *listing, const struct node *node)
{
    const struct searched *tree = listing->sketch->tree;
    char text[WORDS_TEXT];
    list_node(listing, node);
    if (is_folded(listing->sketch, node)) {
        const struct below below = count_below(tree, node);
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
    struct listing listing = {.sketch = sketch};
    for (int i = 0; i < 6; i++)
        aligned_add(&listing.table, "%s", header[i]);
    aligned_end_row(&listing.table);
    list_tree(&listing, &sketch->tree->node[0]);
    aligned_print(&listing.table, out);
}
