#include "tree/picture.h"

#include <stdarg.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

/* --- where they stand ---------------------------------------------------------------------------------------------- */

int layout_add(struct layout *layout, int parent, double width, double height)
{
    layout->box = grow(layout->box, (size_t)layout->boxes, sizeof *layout->box);
    const int number = layout->boxes++, level = parent < 0 ? 0 : layout->box[parent].level + 1;
    layout->box[number] = (struct box){parent, -1, -1, .level = level, .width = width, .height = height};
    layout->levels = level >= layout->levels ? level + 1 : layout->levels;
    int *link = parent < 0 ? NULL : &layout->box[parent].first_child;
    while (link && *link >= 0)
        link = &layout->box[*link].next_sibling;
    if (link)
        *link = number;
    return number;
}

/* How far a subtree reaches to both sides of its root, level by level. */
struct contour {
    double *left, *right;
    int levels;
};

static struct contour new_contour(const struct layout *layout)
{
    double *sides = allocate((size_t)(2 * layout->levels), sizeof *sides);
    return (struct contour){sides, sides + layout->levels, 0};
}

/* Put a subtree to the right of what is there; returns the place of its root. */
static double append_subtree(struct contour *all, struct contour *more, double beside)
{
    double shift = 0;
    for (int i = 0; i < all->levels && i < more->levels; i++)
        shift = wider(shift, all->right[i] - more->left[i] + beside);
    for (int i = 0; i < more->levels; i++) {
        if (i >= all->levels)
            all->left[i] = more->left[i] + shift;
        all->right[i] = more->right[i] + shift;
    }
    all->levels = more->levels > all->levels ? more->levels : all->levels;
    return shift;
}

/* Find out how far all boxes below this one stand from their parents; sign: 1 from left to right, -1 in the mirror. */
static struct contour pack(struct layout *layout, int number, double beside, double sign)
{
    struct box *box = layout->box;
    struct contour below = new_contour(layout), contour = new_contour(layout);
    double last = 0;
    for (int i = box[number].first_child; i >= 0; i = box[i].next_sibling) {
        struct contour child = pack(layout, i, beside, sign);
        last = box[i].place = append_subtree(&below, &child, beside);
    }
    for (int i = box[number].first_child; i >= 0; i = box[i].next_sibling)
        box[i].offset += sign * (box[i].place - last / 2) / 2;
    contour.levels = 1 + below.levels;
    contour.left[0] = -box[number].width / 2;
    contour.right[0] = box[number].width / 2;
    for (int i = 0; i < below.levels; i++) {
        contour.left[i + 1] = below.left[i] - last / 2;
        contour.right[i + 1] = below.right[i] - last / 2;
    }
    return contour;
}

/* The other way round, all children. */
static void mirror(struct layout *layout)
{
    for (int i = 0; i < layout->boxes; i++) {
        int child = layout->box[i].first_child, last = -1;
        for (int next; child >= 0; last = child, child = next) {
            next = layout->box[child].next_sibling;
            layout->box[child].next_sibling = last;
        }
        layout->box[i].first_child = last;
    }
}

static void place_across(struct layout *layout)
{
    double left = 0, right = 0;
    for (int i = 0; i < layout->boxes; i++) {
        struct box *box = &layout->box[i];
        box->x = box->parent < 0 ? 0 : layout->box[box->parent].x + box->offset;
        left = -wider(-left, box->width / 2 - box->x);
        right = wider(right, box->x + box->width / 2);
    }
    for (int i = 0; i < layout->boxes; i++)
        layout->box[i].x -= left;
    layout->width = right - left;
}

static void place_down(struct layout *layout, double below)
{
    double top = 0;
    for (int level = 0; level < layout->levels; level++) {
        double height = 0;
        for (int i = 0; i < layout->boxes; i++)
            if (layout->box[i].level == level) {
                layout->box[i].y = top;
                height = wider(height, layout->box[i].height);
            }
        layout->height = top + height;
        top += height + below;
    }
}

void layout_arrange(struct layout *layout, double beside, double below)
{
    for (int i = 0; i < layout->boxes; i++)
        layout->box[i].offset = 0;
    for (double sign = -1; sign <= 1; sign += 2) {
        mirror(layout);
        pack(layout, 0, beside, sign);
    }
    place_across(layout);
    place_down(layout, below);
}

static const double above = 7.5, near = 4, shape_height = 13, small_height = 9.5, beside = 5, between = 20;

/* --- what is written ------------------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static void add_line(struct item *item, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (item->lines < MOST_LINES)
        vsnprintf(item->line[item->lines++], WORDS_TEXT, format, arguments);
    va_end(arguments);
}

static void write_visits(const struct sketch *sketch, struct item *item)
{
    char text[WORDS_TEXT];
    const struct node *node = item->node;
    if (node->state == LEAF && node->leaf == STOPPED_EARLY)
        add_line(item, "%s", leaf_text[STOPPED_EARLY]);
    if (node->pruned_by >= 0)
        add_line(item, "%s", pruning_text(sketch->names, node));
    if (standing_text(sketch->names, node, "pat", text)[0])
        add_line(item, "%s", text);
    if (node->state == LEAF || node->state == BEYOND)
        return;
    for (int i = sketch->tree->windowed ? node->first_visit : -1; i >= 0; i = sketch->tree->visit[i].next)
        if (item->lines == MOST_LINES - 2 && sketch->tree->visit[i].next >= 0)
            add_line(item, "...");
        else
            add_line(item, node->visits > 1 ? "v%2$d: %1$s" : "%1$s",
                     window_text(sketch->names, &sketch->tree->visit[i], &utf8_signs, text), i + 1);
    if (node->state == ANSWERED || sketch->tree->visit[node->visit].outcome == ANSWERED)
        add_line(item, "table");
}

/* How many children of the node a stub stands for. */
static int count_of_stub(const struct search_tree *tree, const struct item *stub)
{
    return stub->pruning >= 0 ? left_out_children(tree, stub->node, stub->pruning)
                              : unvisited_children(tree, stub->node);
}

/* What follows a comma stands on a line of its own. */
static void write_reason(const struct sketch *sketch, struct item *item)
{
    char text[WORDS_TEXT];
    const char *reason = item->pruning >= 0 ? sketch->names->pruning[item->pruning]
                                            : reason_text(sketch->tree, item->node, &utf8_signs, text);
    const char *comma = item->pruning >= 0 ? NULL : strstr(reason, ", ");
    add_line(item, "%.*s", comma ? (int)(comma - reason) : WORDS_TEXT, reason);
    if (comma)
        add_line(item, "%s", comma + 2);
    if (item->count > MOST_STUBS)
        add_line(item, "\u00d7%d", item->count);
}

const char *visits_above(const struct sketch *sketch, const struct node *node, char text[WORDS_TEXT])
{
    const bool below = sketch->tree->windowed && node->visits > 1 && node->state != LEAF && node->state != BEYOND;
    char numbers[WORDS_TEXT] = "";
    if (below)
        snprintf(numbers, WORDS_TEXT, "%d", node->first_visit + 1);
    else
        visits_text(sketch->tree, node, 2, numbers);
    snprintf(text, WORDS_TEXT, "%s%.60s", node->parent < 0 ? "visit " : "v", numbers);
    return text;
}

const char *type_above(const struct node *node)
{
    return node->beyond ? "" : printed("%s%d", node->parent < 0 ? "type " : "t", node->type);
}

bool are_moves_named(const struct sketch *sketch)
{
    return !sketch->names->numbers;
}

const char *move_to(const struct sketch *sketch, const struct node *node)
{
    return are_moves_named(sketch) && node->parent >= 0 ? sketch->names->move[node - sketch->tree->node] : "";
}

/* --- boxes ----------------------------------------------------------------------------------------------------- */

const struct board *board_of(const struct sketch *sketch, const struct node *node)
{
    const struct board *board = sketch->names->board ? &sketch->names->board[node - sketch->tree->node] : NULL;
    return board && board->rows > 0 ? board : NULL;
}

static void measure_shape(const struct sketch *sketch, struct item *item)
{
    char text[WORDS_TEXT];
    const double value =
        text_width(proved_text(sketch->tree, sketch->names, item->node, &utf8_signs, text), value_size(item->node));
    const struct board *board = board_of(sketch, item->node);
    item->width = wider(item->node->beyond ? 11 : 15,
                        wider(value, sketch->room ? sketch->room[item->node - sketch->tree->node] : 0) + 7);
    item->height = item->node->beyond ? small_height : shape_height;
    if (board) {
        item->width = wider(item->width, board->columns * cell_size + 7);
        item->height += board->rows * cell_size + 2;
    }
}

static double item_width(const struct sketch *sketch, const struct item *item)
{
    char text[WORDS_TEXT];
    double width = item->width;
    for (int i = 0; i < item->lines; i++)
        width = wider(width, text_width(item->line[i], SMALL));
    if (item->kind == NODE_ITEM)
        width = wider(wider(width, 2 * (3 + wider(text_width(visits_above(sketch, item->node, text), SMALL),
                                                  text_width(type_above(item->node), SMALL)))),
                      text_width(move_to(sketch, item->node), SMALL));
    return width;
}

bool is_open(const struct node *node)
{
    return node->state == LEAF && node->leaf == LIMIT_SPENT && node->first_child < 0 && node->pruned_by < 0;
}

static double item_height(const struct item *item)
{
    return item->above + item->height + item->lines * line_height + (is_open(item->node) ? 5 : 0);
}

double bottom_of(const struct boxes *boxes, int number)
{
    return boxes->layout.box[number].y + item_height(&boxes->item[number]) + 1;
}

/* Below an edge the move has a line of its own. */
static int add_item(struct boxes *boxes, int parent, struct item item)
{
    item.above = item.kind == FOLD_ITEM                          ? near
                 : parent >= 0 && are_moves_named(boxes->sketch) ? above + line_height
                                                                 : above;
    boxes->item = grow(boxes->item, (size_t)boxes->layout.boxes, sizeof item);
    boxes->item[boxes->layout.boxes] = item;
    return layout_add(&boxes->layout, parent, item_width(boxes->sketch, &item), item_height(&item));
}

/* What prunings left out, and what was not visited for another reason. */
static void add_stubs(struct boxes *boxes, int box, const struct node *node)
{
    for (int p = MOST_PRUNINGS; p-- > -1;) {
        struct item stub = {.kind = STUB_ITEM, .node = node, .width = 14, .pruning = p};
        stub.count = count_of_stub(boxes->sketch->tree, &stub);
        if (stub.count > 0) {
            write_reason(boxes->sketch, &stub);
            add_item(boxes, box, stub);
        }
    }
}

static void add_tree(struct boxes *boxes, int parent, const struct node *node)
{
    const struct sketch *sketch = boxes->sketch;
    const struct search_tree *tree = sketch->tree;
    struct item item = {.kind = NODE_ITEM, .node = node};
    measure_shape(sketch, &item);
    write_visits(sketch, &item);
    const int box = add_item(boxes, parent, item);
    if (is_folded(sketch, node)) {
        struct item fold = {.kind = FOLD_ITEM, .node = node, .width = 20, .height = 12};
        const struct below below = count_below(tree, node, ALL_PLIES);
        add_line(&fold, "%d node%s", below.nodes, below.nodes == 1 ? "" : "s");
        add_line(&fold, "%d %s", below.leaves, below.leaves == 1 ? "leaf" : "leaves");
        add_item(boxes, box, fold);
        return;
    }
    struct item more = {.kind = MORE_ITEM, .node = node, .width = 14, .count = count_hidden(sketch, node)};
    for (int i = node->first_child; i >= 0; i = tree->node[i].next_sibling)
        if (!is_hidden(sketch, &tree->node[i])) {
            add_tree(boxes, box, &tree->node[i]);
        } else if (tree->node[i].visits > 0 && more.lines == 0) { /* one for all, where the first would stand */
            add_line(&more, "%d more", more.count);
            add_line(&more, "moves");
            add_item(boxes, box, more);
        }
    if (node->state == INNER)
        add_stubs(boxes, box, node);
}

/* --- places ---------------------------------------------------------------------------------------------------- */

void boxes_arrange(struct boxes *boxes, const struct sketch *sketch)
{
    double height = 0;
    *boxes = (struct boxes){.sketch = sketch};
    add_tree(boxes, -1, &sketch->tree->node[0]);
    layout_arrange(&boxes->layout, beside, between);
    for (int i = 0; i < boxes->layout.boxes; i++) {
        struct box *box = &boxes->layout.box[i];
        box->x += page_margin;
        box->y += page_margin;
        if (boxes->item[i].kind == FOLD_ITEM) /* nothing else stands below its parent */
            box->y = bottom_of(boxes, box->parent);
        height = wider(height, bottom_of(boxes, i));
    }
    boxes->layout.width += 2 * page_margin;
    boxes->layout.height = height + page_margin;
}

void boxes_recall(struct boxes *earlier, const struct boxes *boxes, const struct sketch *sketch)
{
    *earlier = (struct boxes){.sketch = sketch, .layout = boxes->layout};
    earlier->item = allocate((size_t)boxes->layout.boxes, sizeof *earlier->item);
    for (int i = 0; i < boxes->layout.boxes; i++) {
        struct item *item = &earlier->item[i];
        const int number = (int)(boxes->item[i].node - boxes->sketch->tree->node);
        *item = boxes->item[i];
        item->node = number < sketch->tree->nodes ? &sketch->tree->node[number] : NULL;
        item->lines = 0;
        if (item->kind == STUB_ITEM && item->node)
            item->count = count_of_stub(sketch->tree, item);
        if (item->kind == STUB_ITEM && item->node)
            write_reason(sketch, item);
        else if (item->kind == NODE_ITEM && item->node && item->node->visits > 0)
            write_visits(sketch, item);
    }
}
