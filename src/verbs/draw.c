#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "checks/warnings.h"
#include "config/arguments.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "files/fresh.h"
#include "options/call.h"
#include "pictures/picture.h"
#include "text/aligned.h"
#include "trees/drawn.h"
#include "trees/step.h"

struct request {
    const char *format, *output, *width;
    int fold;
    bool principal, bare, without_boards, step;
};

enum { BY_PLY = 1000000 };  /* nothing is so deep */
enum { MOST_LISTED = 200 }; /* so many nodes can still be read as a list */

/* --- formats --------------------------------------------------------------------------------------------------- */

static void write_svg(FILE *out, const struct sketch *sketch)
{
    picture_draw(out, sketch, &svg_pen);
}

static void write_tex(FILE *out, const struct sketch *sketch)
{
    picture_draw(out, sketch, &tex_pen);
}

static const struct format {
    void (*write)(FILE *out, const struct sketch *sketch);
    const char *begins; /* as files/fresh.h has it */
    bool picture;       /* has it a width? */
} formats[] = {
    {write_txt, "node *value*visits*window*", false},
    {write_svg, "<svg *<title>game=*", true},
    {write_tex, "% game=*", true},
    {write_dot, "// game=*", false},
};
static const char *const format_names[] = {"txt", "svg", "tex", "dot"};
enum { FORMATS = sizeof formats / sizeof *formats };

/* As the option says, or the ending of the file, or else txt; NULL after a message. */
static const struct format *choose_picture(const struct call *call, const struct request *request)
{
    const char *dot = request->output ? strrchr(request->output, '.') : NULL;
    const char *name = request->format ? request->format : dot ? dot + 1 : request->output ? "" : "txt";
    for (int i = 0; i < FORMATS; i++)
        if (strcmp(name, format_names[i]) == 0)
            return &formats[i];
    misused(call, "\"%s\" does not end in .txt, .svg, .tex or .dot; --format says what it is to be",
            request->output);
    return NULL;
}

/* "3.3in", "84mm", "8.4cm" or "240pt" in points; 0 if it is nothing of that kind. */
static double points_of_width(const char *text)
{
    static const struct {
        const char *name;
        double points;
    } units[] = {{"in", 72}, {"cm", 72 / 2.54}, {"mm", 7.2 / 2.54}, {"pt", 1}};
    char *end;
    const double number = strtod(text, &end);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(end, units[i].name) == 0 && number > 0 && number * units[i].points < 1e5)
            return number * units[i].points;
    return 0;
}

/* --- drawing --------------------------------------------------------------------------------------------------- */

static int deepest_ply(const struct searched *tree)
{
    int deepest = 1;
    for (int i = 0; i < tree->nodes; i++)
        if (tree->node[i].ply > deepest)
            deepest = tree->node[i].ply;
    return deepest;
}

/* Does it fit the page with so many plies, and so many siblings (0: all)? */
static bool fits_page(struct sketch *sketch, int depth, int siblings, double page)
{
    sketch->depth = depth;
    sketch->siblings = siblings;
    return picture_width(sketch) <= page;
}

static int most_siblings(const struct searched *tree)
{
    int most = 1;
    for (int i = 0; i < tree->nodes; i++)
        most = tree->node[i].known > most ? tree->node[i].known : most;
    return most;
}

/* As many plies as fit, from so many on, with so many siblings; false if these plies do not. */
static bool fold_plies(struct sketch *sketch, int first, int deepest, int siblings, double page)
{
    int depth = first;
    if (!fits_page(sketch, first, siblings, page))
        return false;
    while (depth < deepest && fits_page(sketch, depth + 1, siblings, page))
        depth++;
    sketch->depth = depth;
    return true;
}

/* And as many siblings, from so many on. */
static bool fold_siblings(struct sketch *sketch, int first, int deepest, int siblings, double page)
{
    const int most = most_siblings(sketch->tree);
    if (!fold_plies(sketch, first, deepest, siblings, page))
        return false;
    while (siblings < most && fits_page(sketch, sketch->depth, siblings + 1, page))
        siblings++;
    sketch->siblings = siblings;
    return true;
}

/* Plies are folded first, down to two; then siblings, down to three; and then as it goes.  Whoever said what to fold has his plies. */
static bool fold_to_fit(struct sketch *sketch, double page, bool chosen)
{
    enum { READABLE = 3 };
    const int deepest = chosen ? sketch->depth : deepest_ply(sketch->tree);
    const int usual = chosen || deepest == 1 ? deepest : 2;
    bool fits = fold_plies(sketch, usual, deepest, 0, page);
    for (int siblings = READABLE; siblings >= 1 && !fits; siblings--)
        fits = fold_siblings(sketch, usual, deepest, siblings, page);
    for (int siblings = READABLE; siblings >= 1 && !fits && !chosen; siblings--)
        fits = fold_siblings(sketch, 1, 1, siblings, page);
    return fits;
}

/* Fold as little as lets the picture fit the page.  False after a complaint that nothing does. */
static bool fit_page(struct sketch *sketch, double page, bool chosen)
{
    const int deepest = deepest_ply(sketch->tree);
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

/* How many nodes are listed of the tree below this one, itself included. */
static int nodes_down_to(const struct searched *tree, const struct node *node, int ply)
{
    int count = node->visits > 0;
    for (int i = node->ply < ply ? node->first_child : -1; i >= 0; i = tree->node[i].next_sibling)
        count += nodes_down_to(tree, &tree->node[i], ply);
    return count;
}

/* The same of a list. */
static void fit_list(struct sketch *sketch)
{
    const struct searched *tree = sketch->tree;
    const int deepest = deepest_ply(tree);
    sketch->depth = 1;
    while (sketch->depth < deepest && nodes_down_to(tree, tree->node, sketch->depth + 1) <= MOST_LISTED)
        sketch->depth++;
    if (sketch->depth < deepest)
        fprintf(stderr, "folded below ply %d: %d of %d nodes are listed; --fold %d lists all\n", sketch->depth,
                nodes_down_to(tree, tree->node, sketch->depth), nodes_down_to(tree, tree->node, deepest), deepest);
}

static bool write_sketch(const struct sketch *sketch, const struct format *format, const char *path)
{
    struct fresh fresh;
    if (!path)
        return format->write(stdout, sketch), true;
    if (!fresh_open(&fresh, path, format->begins))
        return false;
    format->write(fresh.out, sketch);
    return fresh_put(&fresh);
}

static int draw_tree(const struct cell *cell, const struct drawn *drawn, const struct request *request,
                     const struct format *format, double page)
{
    struct sketch sketch = {
        .tree = &drawn->tree,
        .names = &drawn->names,
        .title = lasting(cell_identity(cell)),
        .depth = request->fold ? request->fold : BY_PLY,
        .principal = request->principal,
        .legend = !request->bare,
        .wide = format->write == write_tex,
    };
    const bool chosen = request->fold || request->principal;
    if (format->picture && !fit_page(&sketch, page, chosen))
        return EXIT_USAGE;
    if (!format->picture && !chosen)
        fit_list(&sketch);
    return write_sketch(&sketch, format, request->output) ? EXIT_FINE : EXIT_CONFIG;
}

static int draw_cell(const struct cell *cell, const struct request *request, const struct format *format,
                     double page)
{
    static struct drawn drawn;
    int status = EXIT_FINE;
    if (!drawn_take(cell, format->picture && !request->without_boards && !request->step, &drawn))
        return EXIT_CELLS_FAILED;
    if (request->step)
        step_through(drawn.watched.trace, drawn.earlier, drawn.tree.root_is_min, &drawn.names,
                     isatty(STDIN_FILENO) && is_read_by_person(stdout));
    else
        status = draw_tree(cell, &drawn, request, format, page);
    if (drawn.earlier > 0)
        fprintf(stderr, "only the last step of deepening is drawn\n");
    if (!drawn.tree.finished)
        fprintf(stderr, "the search stopped before its end\n");
    return status;
}

static int run_draw(const struct call *call)
{
    const struct request *request = call->record;
    const double page = points_of_width(request->width);
    const struct format *format = choose_picture(call, request);
    struct cell cell;
    if (!format)
        return EXIT_USAGE;
    if (page == 0)
        return misused(call, "\"%s\" is no width: 3.3in, 84mm, 8.4cm or 240pt are", request->width);
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    if (request->output && !fresh_allowed(request->output, format->begins))
        return EXIT_CONFIG;
    warn_of_cell(&cell);
    return draw_cell(&cell, request, format, page);
}

const struct verb verb_draw = {
    .name = "draw",
    .group = EXPERIMENTS,
    .purpose = "draw the tree of a search",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Draws the tree that a search visits, with values, windows, the order of visits, node types (Knuth and "
        "Moore's: 1 principal, 2 cut, 3 all), the principal variation, and why branches were cut or pruned; the "
        "keys are "
        "those of plymeter cell. All values and windows are as "
        "MAX sees them, who moves at the root. A value is what the leaves visited prove: 3, at least 3, at most "
        "3.\n"
        "\n"
        "    plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta\n"
        "    plymeter draw game=uniform branching=3 values=100 order=best limit=3 -o minimal.svg",
    .options =
        {
            {"format", 0, "F", "txt, svg, tex (commands of TikZ) or dot; without it by the ending of FILE, or txt",
             INTO(struct request, format), .choices = format_names, .choice_count = FORMATS},
            {"output", 'o', "FILE", "write there", INTO(struct request, output)},
            {"width", 0, "W", "of the page: pictures fold plies, and siblings, until they fit, or are refused",
             INTO(struct request, width), .fallback = "7in"},
            {"fold", 0, "N",
             "fold what lies below ply N; without it a list has at most 200 nodes, and a picture the page's width",
             INTO(struct request, fold), .least = 1, .most = BY_PLY},
            {"principal", 0, NULL, "fold what lies off the principal variation", INTO(struct request, principal)},
            {"bare", 0, NULL, "without a legend", INTO(struct request, bare)},
            {"step", 0, NULL, "instead of drawing it, tell the search step by step", INTO(struct request, step)},
            {"no-boards", 0, NULL, "without boards in the nodes", INTO(struct request, without_boards)},
        },
    .size = sizeof(struct request),
    .run = run_draw,
};
