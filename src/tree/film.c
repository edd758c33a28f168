#include "tree/page.h"

#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "tree/picture.h"

int film_scenes(const struct cell_tree *whole)
{
    return (int)(whole->search.trace->count - whole->earlier) + 1;
}

const struct event *event_of(const struct cell_tree *whole, int scene)
{
    return &whole->search.trace->event[whole->earlier + (uint64_t)scene - 1];
}

/*
 * One SVG in which every picture of the search lies, event by event, each box in the place that it has in the tree of the whole
 * search.  Below everything are "ghosts", the shapes of all nodes.  What stands in a box is a group for every time at which
 * something else stood there:
 *
 *     <g class="moment" data-time="3-8">       from the third event to the eighth
 *     <g class="moment end" data-time="9-22">  until the end
 *
 * So whoever shows just those groups whose time it is sees the tree as it was then; those of class "end" are the finished
 * tree.  A picture that moves by itself has an animation for each of these times, and rings, "here", around the node that each event is
 * about; where nothing moves it is the finished tree.
 */

enum stage { EDGE_STAGE, FRAME_STAGE, WORDS_STAGE, STAGES };

/* What one box shows of one stage, from some scene on until now. */
struct layer {
    char *text;
    int from;
};

struct film {
    const struct cell_tree *whole;
    struct boxes boxes; /* of the whole tree */
    int scenes;
    bool still; /* only the finished tree */
    char *
        animated; /* NULL, or of a picture that moves for each first and last scene whether there is such a group */
    struct layer *layer[STAGES]; /* of each box */
    FILE *done[STAGES];
};

static void begin_moment(const struct film *film, FILE *out, const char *kind, int from, int to)
{
    fprintf(out, "<g class=\"moment%s%s\" ", kind, to == film->scenes ? " end" : "");
    if (film->animated) {
        film->animated[from * (film->scenes + 1) + to] = true;
        fprintf(out, "style=\"animation-name:m%d-%d\">\n", from, to);
    } else {
        fprintf(out, "data-time=\"%d-%d\">\n", from, to);
    }
}

static void put_layer(const struct film *film, enum stage stage, int box, int to)
{
    const struct layer *layer = &film->layer[stage][box];
    if (!layer->text || !*layer->text)
        return;
    begin_moment(film, film->done[stage], "", layer->from, to);
    fprintf(film->done[stage], "%s</g>\n", layer->text);
}

/* Is there something in this box yet? */
static bool is_in_scene(const struct item *item, bool finished)
{
    if (!item->node)
        return false;
    if (item->kind == STUB_ITEM)
        return item->pruning >= 0 ? item->count > 0 : item->node->last.cut != NO_CUT || finished;
    return item->node->visits > 0;
}

/* A node before it is visited: its edge and shape, and the line from there on, past what will be written below it. */
static void write_ghosts(FILE *out, const struct film *film)
{
    const struct drawing whole = {out, &film->boxes};
    for (int i = 0; i < film->boxes.layout.boxes; i++) {
        const struct box *box = &film->boxes.layout.box[i];
        const struct item *item = &film->boxes.item[i];
        if (item->kind != NODE_ITEM)
            continue;
        fprintf(out, "<g class=\"ghost\" data-node=\"%d\">\n", (int)(item->node - film->whole->tree.node));
        draw_shape(&whole, i, false);
        draw_edge(&whole, i);
        if (box->first_child >= 0)
            svg_line(out, box->x, box->y + item->above + item->height, box->x, bottom_of(&film->boxes, i),
                     PLAIN_LINE);
        fputs("</g>\n", out);
    }
}

static char *draw_layer(const struct boxes *then, int number, enum stage stage, bool finished)
{
    static void (*const draw[STAGES])(const struct drawing *, int) = {draw_edge, draw_frame, draw_words};
    FILE *out = text_open();
    const struct drawing drawing = {out, then};
    if (is_in_scene(&then->item[number], finished))
        draw[stage](&drawing, number);
    return text_close(out);
}

/* The tree is that of the scene. */
static void take_scene(const struct film *film, const struct search_tree *tree, int scene)
{
    struct sketch sketch = *film->boxes.sketch;
    struct boxes then;
    sketch.tree = tree;
    boxes_recall(&then, &film->boxes, &sketch);
    for (enum stage stage = 0; stage < STAGES; stage++)
        for (int i = 0; i < film->boxes.layout.boxes; i++) {
            struct layer *layer = &film->layer[stage][i];
            char *text = draw_layer(&then, i, stage, scene == film->scenes);
            if (layer->text && strcmp(text, layer->text) == 0) {
                release(text);
                continue;
            }
            put_layer(film, stage, i, scene - 1);
            *layer = (struct layer){text, scene};
        }
    release(then.item);
}

/* All edges lie below all boxes. */
static void write_layers(FILE *out, struct film *film)
{
    const int boxes = film->boxes.layout.boxes;
    struct search_tree tree;
    search_tree_begin(&tree, film->whole->tree.root_is_min);
    tree.windowed = film->whole->tree.windowed;
    for (enum stage stage = 0; stage < STAGES; stage++) {
        film->layer[stage] = allocate((size_t)boxes, sizeof(struct layer));
        film->done[stage] = text_open();
    }
    for (int scene = 1; scene <= film->scenes; scene++) {
        if (scene < film->scenes)
            search_tree_take(&tree, event_of(film->whole, scene));
        else
            search_tree_end(&tree, &film->whole->search.outcome);
        if (scene == film->scenes || !film->still)
            take_scene(film, &tree, scene);
    }
    for (enum stage stage = 0; stage < STAGES; stage++) {
        for (int i = 0; i < boxes; i++)
            put_layer(film, stage, i, film->scenes);
        fputs(text_close(film->done[stage]), out);
    }
}

int node_told_of(const struct search_tree *tree, const struct event *event)
{
    return search_tree_find(tree, is_pass(event) ? event->parent : event->key);
}

static int box_of(const struct boxes *boxes, int node)
{
    for (int i = 0; i < boxes->layout.boxes; i++)
        if (boxes->item[i].kind == NODE_ITEM && boxes->item[i].node == &boxes->sketch->tree->node[node])
            return i;
    return -1;
}

/* A ring around the node that each event is about. */
static void write_rings(FILE *out, const struct film *film)
{
    const struct drawing drawing = {out, &film->boxes};
    for (int scene = 1; scene < film->scenes; scene++) {
        const struct event *event = event_of(film->whole, scene);
        const int box = box_of(&film->boxes, node_told_of(&film->whole->tree, event));
        if (box < 0)
            continue;
        begin_moment(film, out, " here", scene, scene);
        draw_shape(&drawing, box, false);
        fputs("</g>\n", out);
    }
}

/* How wide the value of each node becomes. */
static double *measure_values(const struct cell_tree *whole)
{
    double *room = allocate((size_t)whole->tree.nodes, sizeof *room);
    struct search_tree tree;
    char text[WORDS_TEXT];
    search_tree_begin(&tree, whole->tree.root_is_min);
    for (int scene = 1; scene < film_scenes(whole); scene++) {
        search_tree_take(&tree, event_of(whole, scene));
        for (int i = 0; i < tree.nodes; i++)
            room[i] = wider(room[i],
                            text_width(proved_text(&tree, &whole->names, &tree.node[i], &utf8_signs, text), LARGE));
    }
    return room;
}

static struct film film_of(const struct cell_tree *whole)
{
    struct sketch *sketch = allocate(1, sizeof *sketch);
    struct film film = {.whole = whole, .scenes = film_scenes(whole)};
    *sketch = (struct sketch){
        .tree = &whole->tree, .names = &whole->names, .depth = ALL_PLIES, .room = measure_values(whole)};
    boxes_arrange(&film.boxes, sketch);
    return film;
}

/* A point is as many pixels as such a page has room for, but so many that type can be read. */
void film_write(FILE *out, const struct cell_tree *whole, const char *label, bool still)
{
    static const double page = 900, least = 1.9, most = 2.7;
    struct film film = film_of(whole);
    film.still = still;
    const double width = film.boxes.layout.width, height = film.boxes.layout.height, fitting = page / width,
                 scale = fitting < least  ? least
                         : fitting > most ? most
                                          : fitting;
    fprintf(out,
            "<svg%s role=\"img\" aria-label=\"%s\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.2f %.2f\">\n",
            width < 300 ? " class=\"fits\"" : "", label, scale * width, scale * height, width, height);
    write_ghosts(out, &film);
    write_layers(out, &film);
    fputs("</svg>\n", out);
}

/* --- the picture that moves ---------------------------------------------------------------------------------------- */

/* What every event says stands below the tree, beside how many leaves there are so far; returns how wide that is. */
static double write_captions(FILE *out, const struct film *film, double y)
{
    struct search_tree tree;
    double width = 0;
    search_tree_begin(&tree, film->whole->tree.root_is_min);
    for (int scene = 1; scene <= film->scenes; scene++) {
        char words[WORDS_TEXT];
        FILE *told = text_open();
        if (scene < film->scenes)
            step_tell(told, &tree, &film->whole->names, &utf8_signs, event_of(film->whole, scene));
        else
            fprintf(
                told, "the root is worth %s",
                proved_text(&film->whole->tree, &film->whole->names, film->whole->tree.node, &utf8_signs, words));
        const char *text =
            printed("%d lea%s \u00b7 %s", tree.leaves, tree.leaves == 1 ? "f" : "ves", text_close(told));
        begin_moment(film, out, "", scene, scene);
        svg_text(out, page_margin, y, AT_START, LARGE, false, text);
        fputs("</g>\n", out);
        width = wider(width, text_width(text, LARGE));
    }
    return width;
}

/* Each group is seen from its first scene on until after its last. */
static void write_animations(FILE *out, const struct film *film)
{
    static const double seconds = 1.3, pause = 4;
    const double whole = seconds * film->scenes + pause;
    fprintf(out,
            "<style>\n.moment:not(.end) { visibility: hidden }\n"
            ".ghost line, .ghost path, .ghost rect, .ghost ellipse { stroke: #ddd; stroke-width: .6; fill: none }\n"
            ".ghost text { display: none }\n"
            ".here rect, .here ellipse { stroke: #1f5f99; stroke-width: 2; fill: none }\n"
            "@media (prefers-reduced-motion: no-preference) { .moment { animation: %.1fs step-end infinite } }\n",
            whole);
    for (int from = 1; from <= film->scenes; from++)
        for (int to = from; to <= film->scenes; to++)
            if (film->animated[from * (film->scenes + 1) + to])
                fprintf(out,
                        "@keyframes m%d-%d { 0%% { visibility: hidden } %.2f%% { visibility: visible } %.2f%% { "
                        "visibility: hidden } }\n",
                        from, to, 100 * seconds * (from - 1) / whole,
                        to < film->scenes ? 100 * seconds * to / whole : 100);
    fputs("</style>\n", out);
}

void film_animate(FILE *out, const struct cell_tree *whole, const char *title)
{
    struct film film = film_of(whole);
    FILE *body = text_open();
    film.animated = allocate((size_t)(film.scenes + 1) * (size_t)(film.scenes + 1), 1);
    const double height = film.boxes.layout.height + 12;
    write_ghosts(body, &film);
    write_layers(body, &film);
    write_rings(body, &film);
    const double width = write_captions(body, &film, height - page_margin) + 2 * page_margin;
    svg_begin(out, wider(width, film.boxes.layout.width), height, title);
    write_animations(out, &film);
    fputs(text_close(body), out);
    svg_end(out);
}
