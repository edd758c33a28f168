#include "tree/legend.h"

/* Room for so much; the upper left corner of what is to be drawn there. */
static void advance_to_next(struct legend *legend, double width)
{
    if (legend->x > 0 && legend->x + width > legend->width) {
        legend->x = 0;
        legend->y += 9;
    }
}

/* With more room than letters need, whatever the font is. */
static double width_of_entry(const char *text)
{
    return 1.15 * text_width(text, SMALL) + 7;
}

static void explain_sign(struct legend *legend, const char *text)
{
    const double width = width_of_entry(text);
    advance_to_next(legend, width);
    if (legend->out)
        svg_text(legend->out, legend->x + page_margin, legend->y + 7, AT_START, SMALL, false, text);
    legend->x += width;
}

static void explain_side(struct legend *legend, bool max)
{
    advance_to_next(legend, 32);
    if (legend->out)
        svg_shape(legend->out, legend->x + page_margin, legend->y + 1, 8, 7, max ? SQUARE : ROUND,
                  max ? MAX_FILL : MIN_FILL, false);
    legend->x += 10;
    explain_sign(legend, max ? "MAX" : "MIN");
}

static void explain_line(struct legend *legend, enum line line, const char *text)
{
    advance_to_next(legend, 14 + width_of_entry(text));
    if (legend->out)
        svg_line(legend->out, legend->x + page_margin, legend->y + 5, legend->x + page_margin + 11, legend->y + 5,
                 line);
    legend->x += 14;
    explain_sign(legend, text);
}

static bool has_item(const struct boxes *boxes, enum item_kind kind)
{
    for (int i = 0; i < boxes->layout.boxes; i++)
        if (boxes->item[i].kind == kind)
            return true;
    return false;
}

static bool has_node(const struct boxes *boxes, bool (*is)(const struct node *node))
{
    for (int i = 0; i < boxes->layout.boxes; i++)
        if (boxes->item[i].kind == NODE_ITEM && is(boxes->item[i].node))
            return true;
    return false;
}

static bool lies_beyond(const struct node *node)
{
    return node->beyond;
}

static bool stands(const struct node *node)
{
    return node->stands;
}

static bool has_pruned(const struct boxes *boxes, int pruning)
{
    for (int i = 0; i < boxes->layout.boxes; i++) {
        const struct item *item = &boxes->item[i];
        if (item->kind == STUB_ITEM ? item->pruning == pruning
                                    : item->kind == NODE_ITEM && item->node->pruned_by == pruning)
            return true;
    }
    return false;
}

static void explain_prunings(struct legend *legend, const struct boxes *boxes)
{
    char text[WORDS_TEXT];
    for (int p = 0; p < MOST_PRUNINGS; p++)
        if (has_pruned(boxes, p)) {
            snprintf(text, sizeof text, "%s: pruned", boxes->sketch->names->pruning[p]);
            explain_sign(legend, text);
        }
}

double legend_draw(const struct boxes *boxes, struct legend legend)
{
    explain_side(&legend, true);
    explain_side(&legend, false);
    explain_sign(&legend, "left: visits");
    explain_sign(&legend, "right: type (1 principal, 2 cut, 3 all)");
    explain_sign(&legend, "(\u03b1, \u03b2): window");
    if (boxes->sketch->tree->node[0].principal)
        explain_line(&legend, PRINCIPAL_LINE, "principal variation");
    if (has_item(boxes, STUB_ITEM))
        explain_line(&legend, CUT_LINE, "not visited");
    explain_prunings(&legend, boxes);
    if (has_node(boxes, is_open))
        explain_line(&legend, OPEN_LINE, leaf_text[LIMIT_SPENT]);
    if (has_node(boxes, lies_beyond))
        explain_line(&legend, BEYOND_LINE, "beyond the horizon");
    if (has_node(boxes, stands))
        explain_sign(&legend, "pat: standing pat");
    if (has_item(boxes, FOLD_ITEM))
        explain_sign(&legend, "triangle: folded");
    return legend.y + 9;
}
