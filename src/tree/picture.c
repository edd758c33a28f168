#include "tree/picture.h"

#include "tree/legend.h"

/* Numbers stand close to the edge that leads to their node, so that they are not taken for a neighbour's. */
static const double beside_stem = 2.5;

/* Straight down between what is written on both sides, so that an edge crosses none of it. */
static void draw_line(const struct drawing *drawing, double x1, double y1, double x2, const struct box *box,
                      const struct item *item, enum line line)
{
    if (y1 < box->y)
        svg_line(drawing->out, x1, y1, x2, box->y, line);
    svg_line(drawing->out, x2, box->y, x2, box->y + item->above, line);
}

void draw_edge(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    if (box->parent < 0)
        return;
    const double x = drawing->boxes->layout.box[box->parent].x, y = bottom_of(drawing->boxes, box->parent);
    const int lines = item->kind != STUB_ITEM ? 1 : item->count < MOST_STUBS ? item->count : MOST_STUBS;
    const bool principal = item->kind == NODE_ITEM && item->node->principal;
    for (int i = 0; i < lines; i++) {
        const double to = box->x + 6 * (i - (lines - 1) / 2.0);
        draw_line(drawing, x, y, to, box, item,
                  item->kind == STUB_ITEM ? CUT_LINE
                  : principal             ? PRINCIPAL_LINE
                  : is_beyond(item)       ? BEYOND_LINE
                                          : PLAIN_LINE);
        if (item->kind == STUB_ITEM)
            svg_line(drawing->out, to - 2, box->y + item->above, to + 2, box->y + item->above, PLAIN_LINE);
    }
    if (item->kind == NODE_ITEM && are_moves_named(drawing->boxes->sketch))
        svg_text(drawing->out, box->x, box->y + line_height - 1, AT_MIDDLE, SMALL, false,
                 move_to(drawing->boxes->sketch, item->node));
}

static void draw_cross(const struct drawing *drawing, double x, double y, double r)
{
    svg_line(drawing->out, x - r, y - r, x + r, y + r, PLAIN_LINE);
    svg_line(drawing->out, x - r, y + r, x + r, y - r, PLAIN_LINE);
}

/* The 'x' of three rows are crosses, as in tic-tac-toe; elsewhere they are black discs. */
static void draw_board(const struct drawing *drawing, const struct board *board, double left, double top)
{
    FILE *out = drawing->out;
    const double width = board->columns * cell_size, height = board->rows * cell_size, r = cell_size / 2;
    for (int i = 0; i <= board->rows; i++)
        svg_line(out, left, top + i * cell_size, left + width, top + i * cell_size, THIN_LINE);
    for (int i = 0; i <= board->columns; i++)
        svg_line(out, left + i * cell_size, top, left + i * cell_size, top + height, THIN_LINE);
    for (int i = 0; i < board->rows * board->columns; i++)
        if (board->cell[i] == 'x' && board->rows == 3)
            draw_cross(drawing, left + i % board->columns * cell_size + r, top + i / board->columns * cell_size + r,
                       .6 * r);
        else if (board->cell[i] != '.')
            svg_shape(out, left + i % board->columns * cell_size + .2 * r,
                      top + i / board->columns * cell_size + .2 * r, 1.6 * r, 1.6 * r, ROUND,
                      board->cell[i] == 'x' ? FULL_FILL : NO_FILL, false);
}

void draw_shape(const struct drawing *drawing, int number, bool thick)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    const struct sketch *sketch = drawing->boxes->sketch;
    const bool max = is_max(sketch->tree, item->node);
    svg_shape(drawing->out, box->x - item->width / 2, box->y + item->above, item->width, item->height,
              max                            ? SQUARE
              : board_of(sketch, item->node) ? ROUNDED
                                             : ROUND,
              is_beyond(item) ? NO_FILL
              : max           ? MAX_FILL
                              : MIN_FILL,
              thick);
}

static void draw_node(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    const struct sketch *sketch = drawing->boxes->sketch;
    const struct node *node = item->node;
    const struct board *board = board_of(sketch, node);
    const double top = box->y + item->above, bottom = top + item->height;
    char text[WORDS_TEXT];
    draw_shape(drawing, number, node->principal);
    if (board)
        draw_board(drawing, board, box->x - board->columns * cell_size / 2, top + 3.5);
    if (is_open(node))
        svg_line(drawing->out, box->x, bottom, box->x, bottom + 5, OPEN_LINE);
    svg_text(drawing->out, box->x, bottom - (node->beyond ? 2.6 : 3.8), AT_MIDDLE, value_size(node),
             node->principal, proved_text(sketch->tree, sketch->names, node, &utf8_signs, text));
    visits_above(sketch, node, text);
    svg_text(drawing->out, box->x - beside_stem, top - 2, AT_END, SMALL, false, text);
    snprintf(text, sizeof text, "%d", node->type);
    if (!node->beyond)
        svg_text(drawing->out, box->x + beside_stem, top - 2, AT_START, SMALL, false, text);
}

void draw_item(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    if (item->kind == NODE_ITEM)
        draw_node(drawing, number);
    if (item->kind == FOLD_ITEM)
        svg_shape(drawing->out, box->x - item->width / 2, box->y + item->above, item->width, item->height, TRIANGLE,
                  NO_FILL, false);
    for (int i = 0; i < item->lines; i++)
        svg_text(drawing->out, box->x, box->y + item->above + item->height + (i + 1) * line_height - .8, AT_MIDDLE,
                 SMALL, false, item->line[i]);
}

/* --- the whole ------------------------------------------------------------------------------------------------- */

/* A legend needs some room. */
static double page_width(const struct sketch *sketch, const struct boxes *boxes)
{
    enum { NARROWEST = 150 };
    return sketch->legend ? wider(boxes->layout.width, NARROWEST) : boxes->layout.width;
}

double picture_width(const struct sketch *sketch)
{
    struct boxes boxes;
    boxes_arrange(&boxes, sketch);
    const double width = page_width(sketch, &boxes);
    boxes_free(&boxes);
    return width;
}

void picture_draw(FILE *out, const struct sketch *sketch)
{
    struct boxes boxes;
    boxes_arrange(&boxes, sketch);
    const struct drawing drawing = {out, &boxes};
    const double width = page_width(sketch, &boxes);
    for (int i = 0; i < boxes.layout.boxes; i++)
        boxes.layout.box[i].x += (width - boxes.layout.width) / 2;
    struct legend legend = {.width = width - 2 * page_margin, .y = boxes.layout.height};
    svg_begin(out, width, sketch->legend ? legend_draw(&boxes, legend) + page_margin : boxes.layout.height,
              sketch->title);
    for (int i = 0; i < boxes.layout.boxes; i++)
        draw_edge(&drawing, i);
    for (int i = 0; i < boxes.layout.boxes; i++)
        draw_item(&drawing, i);
    legend.out = out;
    if (sketch->legend)
        legend_draw(&boxes, legend);
    svg_end(out);
    boxes_free(&boxes);
}
