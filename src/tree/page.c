#include "tree/page.h"

#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/file.h"
#include "base/program.h"
#include "tree/picture.h"

int film_scenes(const struct cell_tree *whole)
{
    return (int)(whole->search.trace->count - whole->earlier) + 1;
}

/* The event after which a scene is drawn; the last scene has none. */
static const struct event *event_of(const struct cell_tree *whole, int scene)
{
    return &whole->search.trace->event[whole->earlier + (uint64_t)scene - 1];
}

/* --- the film ------------------------------------------------------------------------------------------------------ */

/*
 * One SVG in which every picture of the search lies, event by event, each box in the place that it has in the tree of the whole
 * search.  What stands in a box is a group for every time at which something else stood there:
 *
 *     <g class="moment" data-from="3" data-to="8">       from the third event to the eighth
 *     <g class="moment end" data-from="9" data-to="22">  until the end
 *
 * So whoever shows just those groups whose time it is sees the tree as it was then; those of class "end" are the finished
 * tree.  A node that is not visited yet is a "ghost", and the ring around the node that an event is about is "here".
 */

enum stage { EDGE_STAGE, BOX_STAGE, STAGES };

/* What one box shows of one stage, from some scene on until now. */
struct layer {
    char *text;
    int from;
};

struct film {
    const struct cell_tree *whole;
    struct boxes boxes; /* of the whole tree */
    int scenes;
    struct layer *layer[STAGES]; /* of each box */
    FILE *done[STAGES];
};

static void put_layer(const struct film *film, enum stage stage, int box, int to)
{
    const struct layer *layer = &film->layer[stage][box];
    if (layer->text && *layer->text)
        fprintf(film->done[stage], "<g class=\"moment%s\" data-from=\"%d\" data-to=\"%d\">\n%s</g>\n",
                to == film->scenes ? " end" : "", layer->from, to, layer->text);
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

/* An edge, or a shape, and from there down to the edges, past what will be written there. */
static void draw_ghost(const struct film *film, FILE *out, int number, enum stage stage)
{
    const struct drawing whole = {out, &film->boxes};
    const struct box *box = &film->boxes.layout.box[number];
    const struct item *item = &film->boxes.item[number];
    if (item->kind != NODE_ITEM)
        return;
    fputs("<g class=\"ghost\">\n", out);
    if (stage == EDGE_STAGE)
        draw_edge(&whole, number);
    else
        draw_shape(&whole, number, false);
    if (stage == BOX_STAGE && box->first_child >= 0)
        svg_line(out, box->x, box->y + item->above + item->height, box->x, bottom_of(&film->boxes, number),
                 PLAIN_LINE);
    fputs("</g>\n", out);
}

static char *draw_layer(const struct film *film, const struct boxes *then, int number, enum stage stage,
                        bool finished)
{
    FILE *out = text_open();
    const struct drawing drawing = {out, then};
    if (!is_in_scene(&then->item[number], finished))
        draw_ghost(film, out, number, stage);
    else
        (stage == EDGE_STAGE ? draw_edge : draw_item)(&drawing, number);
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
            char *text = draw_layer(film, &then, i, stage, scene == film->scenes);
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
    for (enum stage stage = 0; stage < STAGES; stage++) {
        film->layer[stage] = allocate((size_t)boxes, sizeof(struct layer));
        film->done[stage] = text_open();
    }
    for (int scene = 1; scene <= film->scenes; scene++) {
        if (scene < film->scenes)
            search_tree_take(&tree, event_of(film->whole, scene));
        else
            search_tree_end(&tree, &film->whole->search.outcome);
        take_scene(film, &tree, scene);
    }
    for (enum stage stage = 0; stage < STAGES; stage++) {
        for (int i = 0; i < boxes; i++)
            put_layer(film, stage, i, film->scenes);
        fputs(text_close(film->done[stage]), out);
    }
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
        const uint64_t key = is_pass(event) ? event->parent : event->key;
        const int box = box_of(&film->boxes, search_tree_find(&film->whole->tree, key));
        if (box < 0)
            continue;
        fprintf(out, "<g class=\"moment here\" data-from=\"%d\" data-to=\"%d\">\n", scene, scene);
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

/* Write the SVG, without a style; `label` is what it shows.  A point is as many pixels as such a page has room for, but so many
 * that type can be read. */
static void film_write(FILE *out, const struct cell_tree *whole, const char *label)
{
    static const double page = 900, least = 1.9, most = 2.7;
    const struct sketch sketch = {
        .tree = &whole->tree, .names = &whole->names, .depth = ALL_PLIES, .room = measure_values(whole)};
    struct film film = {.whole = whole, .scenes = film_scenes(whole)};
    boxes_arrange(&film.boxes, &sketch);
    const double width = film.boxes.layout.width, height = film.boxes.layout.height, fitting = page / width,
                 scale = fitting < least  ? least
                         : fitting > most ? most
                                          : fitting;
    fprintf(out,
            "<svg%s role=\"img\" aria-label=\"%s\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 0 %.2f %.2f\">\n",
            width < 300 ? " class=\"fits\"" : "", label, scale * width, scale * height, width, height);
    write_layers(out, &film);
    write_rings(out, &film);
    fputs("</svg>\n", out);
}

/* --- text ---------------------------------------------------------------------------------------------------------- */

/* Text as text: what HTML reserves is escaped, control characters and bytes that are not UTF-8 become "?". */
static void write_text(FILE *out, const char *text)
{
    char *whole = utf8_repair(text);
    for (const char *at = whole; *at; at++) {
        if (strchr("<>&\"'", *at))
            fprintf(out, "&#%d;", *at);
        else
            fputc(is_control(at) ? '?' : *at, out);
        at += is_control(at) && (unsigned char)*at == 0xC2;
    }
}

/* --- the search --------------------------------------------------------------------------------------------------- */

/* Buttons and slider do nothing without a script, which shows them. */
static void write_controls(FILE *out, int scenes)
{
    static const struct {
        const char *go, *label, *sign;
    } buttons[] = {{"first", "First step", "\u00ab"},
                   {"back", "One step back", "\u2039"},
                   {"play", "Play", "Play"},
                   {"next", "Next step", "\u203a"},
                   {"last", "Last step", "\u00bb"}};
    fputs("<div class=\"controls\" hidden>\n", out);
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        fprintf(out, "<button type=\"button\" data-go=\"%s\" aria-label=\"%s\">%s</button>\n", buttons[i].go,
                buttons[i].label, buttons[i].sign);
    fprintf(out,
            "<input type=\"range\" min=\"1\" max=\"%d\" value=\"%d\" aria-label=\"Step of the search\">\n"
            "<output>%d of %d</output>\n<p class=\"hint\">Every step is an event of the search. The arrow keys, "
            "Home and End move "
            "through them, too.</p>\n</div>\n",
            scenes, scenes, scenes, scenes);
}

static void write_step(FILE *out, struct search_tree *tree, const struct node_names *names,
                       const struct event *event)
{
    FILE *step = text_open(), *reason = text_open();
    step_tell(step, tree, names, &utf8_signs, event);
    why_write(reason, tree, names, event);
    fprintf(out, "<li class=\"%s\"><b>%s</b> ", step_kind(event), step_kind(event));
    write_text(out, text_close(step));
    fputs(" <span>", out);
    write_text(out, text_close(reason));
    fputs("</span></li>\n", out);
}

static void write_steps(FILE *out, const struct cell_tree *whole)
{
    const struct trace *trace = whole->search.trace;
    struct search_tree tree;
    search_tree_begin(&tree, whole->tree.root_is_min);
    fputs("<details class=\"steps\" open><summary>Every step in words</summary>\n<ol>\n", out);
    for (uint64_t i = whole->earlier; i < trace->count; i++)
        write_step(out, &tree, &whole->names, &trace->event[i]);
    fputs("<li class=\"over\"><b>end</b> <span>", out);
    why_end(out, &whole->tree, &whole->names);
    fputs("</span></li>\n</ol></details>\n", out);
}

static void write_legend(FILE *out, const struct cell_tree *whole)
{
    static const char *const sentences[] = {
        "Squares are MAX to move, round ones MIN.",
        "In a node stands what the leaves visited so far prove: 3, at least 3 (\u22653), at most 3 (\u22643).",
        "Above it: its visits by number, and its type by Knuth and Moore.",
        "Below it: the window (\u03b1, \u03b2) in which it is searched.",
        "Branches that were cut or pruned are dashed, and say why; pale nodes are visited later.",
    };
    fputs("<p class=\"legend\">", out);
    for (size_t i = 0; i < sizeof sentences / sizeof *sentences; i++)
        fprintf(out, "%s\n", sentences[i]);
    if (whole->names.numbers)
        fputs("MIN 0 is reached by the root\u2019s first move, MAX 0.2 by the third move from there.\n", out);
    if (whole->earlier > 0)
        fputs("Only the last step of deepening is shown.\n", out);
    fputs("</p>\n", out);
}

static void write_viewer(FILE *out, const struct cell_tree *whole, const char *command)
{
    fputs("<section>\n<h2>A search, step by step</h2>\n"
          "<div class=\"viewer\" role=\"group\" aria-label=\"A search, step by step\">\n",
          out);
    write_controls(out, film_scenes(whole));
    fputs("<p class=\"said\" aria-live=\"polite\" hidden></p>\n<div class=\"tree\" tabindex=\"0\">\n", out);
    film_write(out, whole, "The tree of the search; every step stands below in words");
    fputs("</div>\n", out);
    write_legend(out, whole);
    write_steps(out, whole);
    fputs("</div>\n<p class=\"caption\">In a terminal: <code class=\"command\">", out);
    write_text(out, command);
    fputs("</code></p>\n</section>\n", out);
}

/* --- the template ------------------------------------------------------------------------------------------------- */

/* As a policy allows it: 'sha256-...', in base 64 (RFC 4648), of which two digits are three of base 16. */
static void write_hash(FILE *out, const char *text)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char sum[SHA256_TEXT + 2];
    const size_t last = SHA256_TEXT - 2;
    sha256(text, strlen(text), sum);
    strcat(sum, "00");
    fputs("'sha256-", out);
    for (size_t i = 0; i <= last; i += 3) {
        unsigned bits = 0;
        sscanf(sum + i, "%3x", &bits);
        fprintf(out, "%c%c", digits[bits >> 6], i < last ? digits[bits & 63] : '=');
    }
    fputc('\'', out);
}

/* What stands in the place of {name}.  Scripts and styles are those of the template alone, known by their sums. */
static void write_place(FILE *out, const char *name, const struct cell_tree *whole, const char *command)
{
    if (strcmp(name, "style") == 0)
        write_hash(out, text_looks);
    else if (strcmp(name, "script") == 0)
        write_hash(out, text_moves);
    else if (strcmp(name, "looks") == 0)
        fputs(text_looks, out);
    else if (strcmp(name, "moves") == 0)
        fputs(text_moves, out);
    else if (strcmp(name, "version") == 0)
        fputs(version, out);
    else
        write_viewer(out, whole, command);
}

void page_write(FILE *out, const struct cell_tree *whole, const char *command)
{
    char name[20];
    for (const char *at = text_page; *at; at++) {
        int length = 0;
        if (sscanf(at, "{%19[a-z]}%n", name, &length) == 1 && length > 0) {
            write_place(out, name, whole, command);
            at += length - 1;
        } else {
            fputc(*at, out);
        }
    }
}
