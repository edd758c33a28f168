/* For Graphviz: the nodes that were visited, and one for all children of a node that were cut, or left out by one pruning. */
#include "pictures/format.h"
#include "text/plain.h"

static const char small[] = "<font point-size=\"7\">";

/* Its visits, its value, and its last window below each other. */
static void put_node(FILE *out, const struct sketch *sketch, const struct node *node)
{
    const int number = (int)(node - sketch->tree->node);
    char value[WORDS_TEXT], visits[WORDS_TEXT], window[WORDS_TEXT] = "";
    const bool max = is_max(sketch->tree, node);
    const char *below = window;
    if (node->state == LEAF && node->pruned_by >= 0)
        below = pruning_text(sketch->names, node);
    else if (node->state != LEAF && !node->beyond)
        window_text(sketch->names, &sketch->tree->visit[node->visit], &utf8_signs, window);
    else
        below = standing_text(sketch->names, node, "pat", window);
    fprintf(out, "  n%d [shape=%s, style=filled, fillcolor=\"%s\"%s, label=<%s%s</font><br/>%s", number,
            max ? "box" : "ellipse",
            node->beyond ? "white"
            : max        ? "#d3e5f5"
                         : "#fdeacb",
            node->principal ? ", color=\"#b2182b\", penwidth=2"
            : node->beyond  ? ", fontsize=8"
                            : "",
            small, visits_text(sketch->tree, node, 3, visits),
            proved_text(sketch->tree, sketch->names, node, &utf8_signs, value));
    if (below[0])
        fprintf(out, "<br/>%s%s</font>", small, below);
    fputs(">];\n", out);
    if (node->parent >= 0)
        fprintf(out, "  n%d -> n%d [label=\"  %s\"%s];\n", node->parent, number, sketch->names->move[number],
                node->principal ? ", color=\"#b2182b\", penwidth=2"
                : node->beyond  ? ", style=dotted"
                                : "");
}

/* What stands below a node for others; several such have marks by which they are told apart. */
static void put_rest(FILE *out, int number, const char *mark, int count, const char *what, const char *reason)
{
    fprintf(out, "  r%d%s [shape=plaintext, label=\"%d %s\\n%s\"];\n  n%d -> r%d%s [style=dashed, dir=none];\n",
            number, mark, count, what, reason, number, number, mark);
}

static void put_children(FILE *out, int number, const char *mark, int count, const char *reason)
{
    if (count > 0)
        put_rest(out, number, mark, count, count == 1 ? "child" : "children", reason);
}

/* The children that were not visited. */
static void put_unvisited(FILE *out, const struct sketch *sketch, const struct node *node)
{
    const int number = (int)(node - sketch->tree->node);
    char text[WORDS_TEXT];
    for (int p = 0; p < MOST_PRUNINGS; p++) {
        const char mark[] = {'p', (char)('0' + p), '\0'};
        put_children(out, number, mark, left_out_children(sketch->tree, node, p), sketch->names->pruning[p]);
    }
    put_children(out, number, "", unvisited_children(sketch->tree, node), reason_text(sketch->tree, node, text));
}

static void put_tree(FILE *out, const struct sketch *sketch, const struct node *node)
{
    const struct searched *tree = sketch->tree;
    const int number = (int)(node - tree->node);
    put_node(out, sketch, node);
    if (is_folded(sketch, node)) {
        put_rest(out, number, "", count_below(tree, node).nodes, "nodes", "folded");
        return;
    }
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        if (tree->node[i].visits > 0)
            put_tree(out, sketch, &tree->node[i]);
    if (node->state == INNER)
        put_unvisited(out, sketch, node);
}

void write_dot(FILE *out, const struct sketch *sketch)
{
    fputs("// ", out);
    write_plainly(out, sketch->title);
    fputs("\ndigraph tree {\n  ordering=out;\n  node [fontname=Helvetica, fontsize=10];\n"
          "  edge [fontname=Helvetica, fontsize=8, arrowhead=none];\n",
          out);
    put_tree(out, sketch, &sketch->tree->node[0]);
    fputs("}\n", out);
}
