#include "tree/film.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "tree/picture.h"
#include "tree/passes.h"

enum { ALL_PLIES = 1000000 };

/* Pixels a point: as large as such a page has room for, and no smaller than type that can be read. */
static double scale_of(double width)
{
    static const double page = 900, least = 1.9, most = 2.7;
    return page / width < least ? least : page / width > most ? most : page / width;
}

int film_scenes(const struct drawn *drawn)
{
    return (int)(drawn->watched.trace->count - drawn->earlier) + 1;
}

/* --- layers ------------------------------------------------------------------------------------------------------- */

/* What one box shows of one kind, from some scene on until now. */
struct layer {
    char *text;
    int from;
};

struct film {
    FILE *out;
    const struct drawn *drawn;
    struct boxes boxes; /* of the whole tree */
    int scenes;
};

static void put_layer(const struct film *film, const struct layer *layer, int to)
{
    if (layer->text && *layer->text)
        fprintf(film->out, "<g class=\"moment%s\" data-from=\"%d\" data-to=\"%d\">\n%s</g>\n",
                to == film->scenes ? " end" : "", layer->from, to, layer->text);
    free(layer->text);
}

/* --- one scene of one box ----------------------------------------------------------------------------------------- */

enum stage { EDGE_STAGE, BOX_STAGE };

/* Is there something in this box yet? */
static bool is_in_scene(const struct item *item, bool finished)
{
    if (!item->node)
        return false;
    if (item->kind == STUB_ITEM)
        return item->pruning >= 0 ? item->count > 0 : item->node->last.cut != NO_CUT || finished;
    return item->node->visits > 0;
}

static void draw_ghost(const struct film *film, FILE *out, int number, enum stage stage)
{
    const struct drawing whole = {out, &film->boxes};
    if (film->boxes.item[number].kind != NODE_ITEM)
        return;
    fputs("<g class=\"ghost\">\n", out);
    if (stage == EDGE_STAGE)
        draw_edge(&whole, number);
    else {
        const struct box *box = &film->boxes.layout.box[number];
        const struct item *item = &film->boxes.item[number];
        draw_shape(&whole, number, false);
        if (box->first_child >= 0) /* down to the edges, past what will be written there */
            svg_line(out, box->x, box->y + item->above + item->height, box->x, bottom_of(&film->boxes, number),
                     PLAIN_LINE);
    }
    fputs("</g>\n", out);
}

/* The caller frees it. */
static char *draw_layer(const struct film *film, const struct boxes *then, int number, enum stage stage,
                        bool finished)
{
    FILE *out = text_open();
    const struct drawing drawing = {out, then};
    if (!is_in_scene(&then->item[number], finished))
        draw_ghost(film, out, number, stage);
    else if (stage == EDGE_STAGE)
        draw_edge(&drawing, number);
    else
        draw_item(&drawing, number);
    return text_close(out);
}

/* --- all scenes --------------------------------------------------------------------------------------------------- */

/* The tree after so many events; the last scene is that of the finished search.  To be freed by searched_free. */
static struct searched tree_at(const struct drawn *drawn, int scene)
{
    struct searched tree;
    searched_begin(&tree, drawn->tree.root_is_min);
    for (int i = 0; i < scene && i < film_scenes(drawn) - 1; i++)
        searched_take(&tree, &drawn->watched.trace->event[drawn->earlier + (uint64_t)i]);
    if (scene == film_scenes(drawn))
        searched_end(&tree, &drawn->watched.outcome);
    return tree;
}

static void take_scene(const struct film *film, struct layer *layers, int scene, enum stage stage)
{
    struct searched tree = tree_at(film->drawn, scene);
    struct sketch sketch = *film->boxes.sketch;
    struct boxes then;
    sketch.tree = &tree;
    boxes_recall(&then, &film->boxes, &sketch);
    for (int i = 0; i < film->boxes.layout.boxes; i++) {
        char *text = draw_layer(film, &then, i, stage, scene == film->scenes);
        if (layers[i].text && strcmp(text, layers[i].text) == 0) {
            free(text);
            continue;
        }
        put_layer(film, &layers[i], scene - 1);
        layers[i] = (struct layer){text, scene};
    }
    free(then.item);
    searched_free(&tree);
}

static void write_layers(const struct film *film, enum stage stage)
{
    struct layer *layers = lasting(allocate((size_t)film->boxes.layout.boxes, sizeof *layers));
    for (int scene = 1; scene <= film->scenes; scene++)
        take_scene(film, layers, scene, stage);
    for (int i = 0; i < film->boxes.layout.boxes; i++)
        put_layer(film, &layers[i], film->scenes);
}

static int box_of(const struct boxes *boxes, int node)
{
    for (int i = 0; i < boxes->layout.boxes; i++)
        if (boxes->item[i].kind == NODE_ITEM && boxes->item[i].node == &boxes->sketch->tree->node[node])
            return i;
    return -1;
}

/* A ring around the node that each event is about. */
static void write_rings(const struct film *film)
{
    const struct drawing drawing = {film->out, &film->boxes};
    for (int scene = 1; scene < film->scenes; scene++) {
        const struct event *event = &film->drawn->watched.trace->event[film->drawn->earlier + (uint64_t)scene - 1];
        const uint64_t key = is_pass(event) ? event->parent : event->key;
        const int box = box_of(&film->boxes, searched_find(&film->drawn->tree, key));
        if (box < 0)
            continue;
        fprintf(film->out, "<g class=\"moment here\" data-from=\"%d\" data-to=\"%d\">\n", scene, scene);
        draw_shape(&drawing, box, false);
        fputs("</g>\n", film->out);
    }
}

/* How wide the value of each node becomes. */
static double *measure_values(const struct drawn *drawn)
{
    double *room = lasting(allocate((size_t)drawn->tree.nodes, sizeof *room));
    char text[WORDS_TEXT];
    for (int scene = 1; scene < film_scenes(drawn); scene++) {
        struct searched tree = tree_at(drawn, scene);
        for (int i = 0; i < tree.nodes; i++)
            room[i] = wider(room[i],
                            text_width(proved_text(&tree, &drawn->names, &tree.node[i], &utf8_signs, text), LARGE));
        searched_free(&tree);
    }
    return room;
}

void film_write(FILE *out, const struct drawn *drawn, const char *label)
{
    double *room = measure_values(drawn);
    const struct sketch sketch = {.tree = &drawn->tree, .names = &drawn->names, .depth = ALL_PLIES, .room = room};
    struct film film = {.out = out, .drawn = drawn, .scenes = film_scenes(drawn)};
    boxes_arrange(&film.boxes, &sketch);
    const struct layout *layout = &film.boxes.layout;
    const double scale = scale_of(layout->width);
    fprintf(out,
            "<svg%s role=\"img\" aria-label=\"%s\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.2f %.2f\">\n",
            layout->width < 300 ? " class=\"fits\"" : "", label, scale * layout->width, scale * layout->height,
            layout->width, layout->height);
    write_layers(&film, EDGE_STAGE);
    write_layers(&film, BOX_STAGE);
    write_rings(&film);
    fputs("</svg>\n", out);
    boxes_free(&film.boxes);
}
