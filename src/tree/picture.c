#include "tree/picture.h"

#include <string.h>

#include "base/text.h"
#include "base/memory.h"

enum outline { SQUARE, ROUND, ROUNDED, TRIANGLE };
enum fill { MAX_FILL, MIN_FILL, NO_FILL };

/* What XML reserves is escaped. */
static void put_text(FILE *out, const char *text, const char *hyphen)
{
    for (; *text; text++) {
        const char sign[] = {is_control(text) ? '?' : *text, '\0'};
        fputs(*text == '<'   ? "&lt;"
              : *text == '>' ? "&gt;"
              : *text == '&' ? "&amp;"
              : *text == '-' ? hyphen
                             : sign,
              out);
    }
}

void svg_begin(FILE *out, double width, double height, const char *title)
{
    fprintf(out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.2fpt\" height=\"%.2fpt\" viewBox=\"0 0 %.2f %.2f\""
            " font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\">\n<title>",
            width, height, width, height);
    put_text(out, title, "-");
    fputs("</title>\n<style>\n"
          "line, rect, ellipse, path { stroke: #444; stroke-width: .6; fill: none }\n"
          ".principal { stroke: #b2182b; stroke-width: 1.7; stroke-linecap: round }\n"
          ".cut { stroke-dasharray: 2.2 1.6 }\n"
          ".open { stroke-dasharray: .6 1.2 }\n"
          ".beyond { stroke-dasharray: 3.5 1.2 .8 1.2 }\n"
          ".thin { stroke-width: .4 }\n"
          ".max { fill: #d3e5f5 }\n"
          ".min { fill: #fdeacb }\n"
          ".none { fill: #fff }\n"
          ".last { fill: #ffd84d; stroke: #b07c00; stroke-width: .5 }\n"
          ".rim { stroke-width: 4.4; stroke-linecap: round }\n"
          ".black { stroke: #222; stroke-width: 3.6; stroke-linecap: round }\n"
          ".white { stroke: #fff; stroke-width: 3.6; stroke-linecap: round }\n"
          "text { fill: #000; text-anchor: middle }\n"
          ".before { text-anchor: end }\n"
          ".behind { text-anchor: start }\n"
          ".small { font-size: 6.2px; stroke: #fff; stroke-width: 1.6; stroke-linejoin: round; paint-order: stroke "
          "}\n"
          ".large { font-size: 8px }\n"
          "</style>\n<rect class=\"none\" width=\"100%\" height=\"100%\" style=\"stroke: none\"/>\n",
          out);
}

static const char *const line_names[LINES] = {"plain", "principal", "cut", "open", "beyond", "thin"};

void svg_line(FILE *out, double x1, double y1, double x2, double y2, enum line_style kind)
{
    fprintf(out, "<line class=\"%s\" x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\"/>\n", line_names[kind], x1, y1,
            x2, y2);
}

/* In the rectangle whose upper left corner is at x, y. */
static void svg_shape(FILE *out, double x, double y, double width, double height, enum outline outline,
                      enum fill fill, bool thick)
{
    static const char *const names[] = {"max", "min", "none"};
    const char *name = names[fill], *more = thick ? " principal" : "";
    if (outline == ROUND)
        fprintf(out, "<ellipse class=\"%s%s\" cx=\"%.2f\" cy=\"%.2f\" rx=\"%.2f\" ry=\"%.2f\"/>\n", name, more,
                x + width / 2, y + height / 2, width / 2, height / 2);
    else if (outline == TRIANGLE)
        fprintf(out, "<path class=\"%s%s\" d=\"M%.2f %.2fL%.2f %.2fL%.2f %.2fZ\"/>\n", name, more, x + width / 2, y,
                x, y + height, x + width, y + height);
    else
        fprintf(out, "<rect class=\"%s%s\" x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" rx=\"%d\"/>\n",
                name, more, x, y, width, height, outline == ROUNDED ? 6 : 0);
}

/* In UTF-8, on this base line. */
void svg_text(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold,
              const char *content)
{
    static const char *const anchors[] = {" behind", "", " before"};
    fprintf(out, "<text x=\"%.2f\" y=\"%.2f\" class=\"%s%s\"%s>", x, y, size == SMALL ? "small" : "large",
            anchors[anchor], bold ? " font-weight=\"bold\"" : "");
    put_text(out, content, "\u2212");
    fputs("</text>\n", out);
}

void svg_end(FILE *out)
{
    fputs("</svg>\n", out);
}

/* Of Helvetica's figures, and narrower ones. */
double text_width(const char *content, enum type_size size)
{
    static const double points[] = {[LARGE] = 8, [SMALL] = 6.2};
    double ems = 0;
    for (; *content; content++)
        if ((*content & 0xC0) != 0x80) /* not inside a character of UTF-8 */
            ems += strchr(" ,.():;ijltf|", *content) ? 0.29 : *content >= 'A' && *content <= 'Z' ? 0.7 : 0.55;
    return ems * points[size];
}

/* Numbers stand close to the edge that leads to their node, so that they are not taken for a neighbour's. */
static const double beside_stem = 2.5;

/* It leads straight down between what is written on both sides, so that it crosses none of it. */
void draw_edge(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    if (box->parent < 0)
        return;
    const double x = drawing->boxes->layout.box[box->parent].x, y = bottom_of(drawing->boxes, box->parent),
                 shape = box->y + item->above;
    const bool stub = item->kind == STUB_ITEM, node = item->kind == NODE_ITEM;
    const int edges = !stub ? 1 : item->count < MOST_STUBS ? item->count : MOST_STUBS;
    const enum line_style line = stub                            ? CUT_LINE
                                 : node && item->node->principal ? PRINCIPAL_LINE
                                 : is_beyond(item)               ? BEYOND_LINE
                                                                 : PLAIN_LINE;
    for (int i = 0; i < edges; i++) {
        const double to = box->x + 6 * (i - (edges - 1) / 2.0);
        fprintf(drawing->out, "<path class=\"%s\" d=\"M%.2f %.2fL%.2f %.2fV%.2f\"/>\n", line_names[line], x, y, to,
                wider(y, box->y), shape);
        if (stub)
            svg_line(drawing->out, to - 2, shape, to + 2, shape, PLAIN_LINE);
    }
    if (node && are_moves_named(drawing->boxes->sketch))
        svg_text(drawing->out, box->x, box->y + line_height - 1, AT_MIDDLE, SMALL, false,
                 move_to(drawing->boxes->sketch, item->node));
}

/* All cells that one side has, as one path: crosses, or points that a thick line makes discs of. */
static void draw_cells(FILE *out, const struct board *board, char side, bool crosses, const char *kind)
{
    const double r = cell_size / 2;
    bool any = false;
    for (int i = 0; i < board->rows * board->columns; i++) {
        const double x = i % board->columns * cell_size + r, y = i / board->columns * cell_size + r;
        if (board->cell[i] != side)
            continue;
        if (!any)
            fprintf(out, "<path class=\"%s\" d=\"", kind);
        any = true;
        if (crosses)
            fprintf(out, "M%.1f %.1fl3 3m0-3l-3 3", x - 1.5, y - 1.5);
        else
            fprintf(out, "M%.1f %.1fh0", x, y);
    }
    if (any)
        fputs("\"/>\n", out);
}

/* The 'x' of three rows are crosses, as in tic-tac-toe; elsewhere they are black discs.  Marked is what the last move put there. */
static void draw_board(FILE *out, const struct board *board, const struct board *before, double left, double top)
{
    const double width = board->columns * cell_size, height = board->rows * cell_size;
    const bool crosses = board->rows == 3;
    fprintf(out, "<g class=\"board\" transform=\"translate(%.2f %.2f)\">\n", left, top);
    for (int i = 0; before && i < board->rows * board->columns; i++)
        if (before->cell[i] == '.' && board->cell[i] != '.')
            fprintf(out, "<path class=\"last\" d=\"M%.1f %.1fh%.1fv%.1fh%.1fz\"/>\n",
                    i % board->columns * cell_size, i / board->columns * cell_size, cell_size, cell_size,
                    -cell_size);
    fputs("<path class=\"thin\" d=\"", out);
    for (int i = 0; i <= board->rows; i++)
        fprintf(out, "M0 %.1fh%.1f", i * cell_size, width);
    for (int i = 0; i <= board->columns; i++)
        fprintf(out, "M%.1f 0v%.1f", i * cell_size, height);
    fputs("\"/>\n", out);
    for (const char *side = "xo"; *side; side++) {
        const bool cross = crosses && *side == 'x';
        draw_cells(out, board, *side, cross, cross ? "plain" : "rim");
        if (!cross)
            draw_cells(out, board, *side, false, *side == 'x' ? "black" : "white");
    }
    fputs("</g>\n", out);
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

void draw_frame(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    const struct sketch *sketch = drawing->boxes->sketch;
    const double top = box->y + item->above;
    if (item->kind == FOLD_ITEM)
        svg_shape(drawing->out, box->x - item->width / 2, top, item->width, item->height, TRIANGLE, NO_FILL, false);
    if (item->kind != NODE_ITEM)
        return;
    const struct node *node = item->node;
    const struct board *board = board_of(sketch, node);
    char text[WORDS_TEXT];
    draw_shape(drawing, number, node->principal);
    visits_above(sketch, node, text);
    svg_text(drawing->out, box->x - beside_stem, top - 2, AT_END, SMALL, false, text);
    if (!node->beyond)
        svg_text(drawing->out, box->x + beside_stem, top - 2, AT_START, SMALL, false, type_above(node));
    if (board)
        draw_board(drawing->out, board,
                   node->parent >= 0 ? board_of(sketch, &sketch->tree->node[node->parent]) : NULL,
                   box->x - board->columns * cell_size / 2, top + 3.5);
}

static void write_node(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    const struct sketch *sketch = drawing->boxes->sketch;
    const struct node *node = item->node;
    const double bottom = box->y + item->above + item->height;
    char text[WORDS_TEXT];
    if (is_open(node))
        svg_line(drawing->out, box->x, bottom, box->x, bottom + 5, OPEN_LINE);
    svg_text(drawing->out, box->x, bottom - (node->beyond ? 2.6 : 3.8), AT_MIDDLE, value_size(node),
             node->principal, proved_text(sketch->tree, sketch->names, node, &utf8_signs, text));
}

void draw_words(const struct drawing *drawing, int number)
{
    const struct box *box = &drawing->boxes->layout.box[number];
    const struct item *item = &drawing->boxes->item[number];
    if (item->kind == NODE_ITEM)
        write_node(drawing, number);
    for (int i = 0; i < item->lines; i++)
        svg_text(drawing->out, box->x, box->y + item->above + item->height + (i + 1) * line_height - .8, AT_MIDDLE,
                 SMALL, false, item->line[i]);
}

/* --- the legend ---------------------------------------------------------------------------------------------------- */

struct legend {
    FILE *out;          /* NULL: it is only measured */
    double width, x, y; /* how wide it may be, and where the next part stands */
};

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

static void explain_line(struct legend *legend, enum line_style line, const char *text)
{
    advance_to_next(legend, 14 + width_of_entry(text));
    if (legend->out)
        svg_line(legend->out, legend->x + page_margin, legend->y + 5, legend->x + page_margin + 11, legend->y + 5,
                 line);
    legend->x += 14;
    explain_sign(legend, text);
}

/* What occurs in boxes. */
struct box_signs {
    bool stub, fold, open, beyond, stands, pruned[MOST_PRUNINGS];
};

static struct box_signs look_through(const struct boxes *boxes)
{
    struct box_signs seen = {0};
    for (int i = 0; i < boxes->layout.boxes; i++) {
        const struct item *item = &boxes->item[i];
        const int pruning = item->kind == STUB_ITEM   ? item->pruning
                            : item->kind == NODE_ITEM ? item->node->pruned_by
                                                      : -1;
        seen.stub |= item->kind == STUB_ITEM;
        seen.fold |= item->kind == FOLD_ITEM;
        seen.open |= item->kind == NODE_ITEM && is_open(item->node);
        seen.beyond |= is_beyond(item);
        seen.stands |= item->kind == NODE_ITEM && item->node->stands;
        if (pruning >= 0)
            seen.pruned[pruning] = true;
    }
    return seen;
}

/* Explain what occurs in these boxes; returns the y below. */
static double legend_draw(const struct boxes *boxes, struct legend legend)
{
    const struct box_signs seen = look_through(boxes);
    explain_side(&legend, true);
    explain_side(&legend, false);
    explain_sign(&legend, "v: visits");
    explain_sign(&legend, "t: type (1 principal, 2 cut, 3 all)");
    if (boxes->sketch->tree->windowed)
        explain_sign(&legend, "(\u03b1, \u03b2): window");
    if (boxes->sketch->tree->node[0].principal)
        explain_line(&legend, PRINCIPAL_LINE, "principal variation");
    if (seen.stub)
        explain_line(&legend, CUT_LINE, "not visited");
    for (int p = 0; p < MOST_PRUNINGS; p++)
        if (seen.pruned[p])
            explain_sign(&legend, printed("%s: pruned", boxes->sketch->names->pruning[p]));
    if (seen.open)
        explain_line(&legend, OPEN_LINE, leaf_text[LIMIT_SPENT]);
    if (seen.beyond)
        explain_line(&legend, BEYOND_LINE, "beyond the horizon");
    if (seen.stands)
        explain_sign(&legend, "pat: standing pat");
    if (seen.fold)
        explain_sign(&legend, "triangle: folded");
    return legend.y + 9;
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
    for (int i = 0; i < boxes.layout.boxes; i++) {
        draw_frame(&drawing, i);
        draw_words(&drawing, i);
    }
    legend.out = out;
    if (sketch->legend)
        legend_draw(&boxes, legend);
    svg_end(out);
}
