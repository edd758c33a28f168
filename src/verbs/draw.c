#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config/experiment.h"
#include "config/arguments.h"
#include "base/program.h"
#include "base/memory.h"
#include "base/file.h"
#include "base/verb.h"
#include "tree/page.h"
#include "tree/picture.h"
#include "tree/twigs.h"
#include "base/process.h"
#include "run/provenance.h"
#include "show/sheet.h"
#include "base/terminal.h"
#include "base/text.h"

struct request {
    const char *format, *output, *width;
    int fold;
    bool principal, bare, without_boards, step, animate;
};

/* --- formats --------------------------------------------------------------------------------------------------- */

enum format { TXT, SVG, HTML, PDF, PNG, FORMATS };
static const char *const format_names[FORMATS] = {"txt", "svg", "html", "pdf", "png"};
static const char *const begins[FORMATS] = {"node *value*visits*window*", "<svg *<title>game=*", PAGE_KIND,
                                            ANY_KIND, ANY_KIND};

/* As the option says, or the ending of the file, or else txt; FORMATS after a message. */
static enum format choose_format(const struct call *call, const struct request *request)
{
    const char *path = request->output, *dot = path ? strrchr(path, '.') : NULL;
    const char *name = request->format ? request->format : dot ? dot + 1 : path ? "" : "txt";
    const int format = find_word(name, format_names, FORMATS);
    const char *instead = format < 0 ? retired("draw", printed("--format %s", name)) : NULL;
    if (format < 0)
        misused(call,
                instead ? "\"%s\" is not drawn any more: %s"
                        : "\"%s\" does not end in .txt, .svg, .html, .pdf or .png; --format says what it is to be",
                path, instead);
    return format < 0 ? FORMATS : (enum format)format;
}

/* --- drawing --------------------------------------------------------------------------------------------------- */

/* Whoever draws again gets the same bytes: a PDF has a date, which is that of the epoch then.  A PNG is for print, too. */
static bool convert(FILE *out, const struct sketch *sketch, enum format format)
{
    static char *words[] = {"rsvg-convert", "--format", NULL, "--dpi-x", "300", "--dpi-y", "300", NULL};
    FILE *svg = tmpfile();
    if (!svg)
        return file_complain("a temporary file");
    words[2] = (char *)format_names[format];
    setenv("SOURCE_DATE_EPOCH", "0", true);
    picture_draw(svg, sketch);
    const bool good = filter_run(words, "librsvg2-bin; -o FILE.svg needs no other program", svg, out);
    if (good)
        stamp_line(out);
    fclose(svg);
    return good;
}

/* What is drawn, and as what. */
struct order {
    const struct cell_tree *whole;
    struct sketch sketch;
    enum format format;
    bool animate;
    struct tree_page page;
};

static bool write_order(FILE *out, const struct order *order)
{
    if (order->format == TXT)
        write_txt(out, &order->sketch);
    else if (order->animate)
        film_animate(out, order->whole, order->sketch.title);
    else if (order->format == SVG)
        picture_draw(out, &order->sketch);
    else if (order->format == HTML)
        page_write(out, &order->page);
    else
        return convert(out, &order->sketch, order->format);
    return true;
}

static bool put_order(const struct order *order, const char *path)
{
    struct new_file new_file;
    if ((path && order->format >= PDF && !stamp_may_replace(path)) ||
        !new_file_open(&new_file, path, begins[order->format]))
        return false;
    if (write_order(new_file.out, order))
        return new_file_put(&new_file);
    new_file_drop(&new_file);
    return false;
}

/* False after a complaint that it has no room. */
static bool fit(struct order *order, bool chosen, double page)
{
    const int scenes = film_scenes(order->whole);
    if (order->format == TXT && !chosen)
        fit_list(&order->sketch);
    const bool steps = order->format == HTML || order->animate;
    if (steps && scenes > MOST_SCENES)
        fprintf(stderr, "%d steps are too many for %s, which holds %d\n", scenes,
                order->animate ? "a picture that moves" : "a page", MOST_SCENES);
    return order->format == TXT ? true : steps ? scenes <= MOST_SCENES : fit_page(&order->sketch, page, chosen);
}

/* The explicit tree of a search that a page can make by itself: plain minimax or alpha-beta, to the end of all branches, for
 * which it has room; NULL if it cannot. */
static const char *searchable(const struct cell *cell, bool *cutting)
{
    static char *const algorithms[] = {"algorithm=minimax", "algorithm=alphabeta"};
    static struct cell_tree all;
    struct cell plain[2], minimax = *cell;
    struct twigs twigs;
    for (int i = 0; i < 2; i++) {
        char *words[] = {"game=tree", algorithms[i]};
        if (!arguments_read(words, 2, &plain[i]))
            return NULL;
    }
    *cutting = same_parts(cell, &plain[1], ALGORITHM_PART, ALGORITHM_PART);
    if (strcmp(cell_part(cell, CUTOFF_PART), cell_part(&plain[*cutting], CUTOFF_PART)) == 0)
        *cell_change(&plain[*cutting], CUTOFF_PART, "limit") = *cell_setting(cell, CUTOFF_PART, "limit");
    if (strcmp(cell_part(cell, GAME_PART), "tree") != 0 ||
        !same_parts(cell, &plain[*cutting], ALGORITHM_PART, PART_KINDS - 1))
        return NULL;
    cell_take(&minimax, &plain[0], ALGORITHM_PART, ALGORITHM_PART);
    if (!cell_tree_take(&minimax, false, &all) || !all.tree.finished || film_scenes(&all) > MOST_SCENES)
        return NULL;
    for (int i = 0; i < all.tree.nodes; i++)
        if (all.tree.node[i].state == LEAF && all.tree.node[i].leaf != GAME_OVER)
            return NULL;
    twigs_take(&all.tree, &twigs);
    return twigs_text(&twigs);
}

/* "plymeter draw game=... --step", with the words of the call. */
static const char *stepping(const struct call *call)
{
    FILE *out = text_open();
    fputs("plymeter draw ", out);
    for (int i = 0; i < call->count; i++) {
        write_shell_word(out, call->arguments[i]);
        fputc(' ', out);
    }
    fputs("--step", out);
    return text_close(out);
}

static int draw_tree(const struct call *call, const struct cell *cell, const struct cell_tree *whole,
                     enum format format, double page)
{
    const struct request *request = call->record;
    struct order order = {whole, .format = format, .animate = request->animate};
    order.page = (struct tree_page){.whole = whole, .command = stepping(call)};
    if (format == HTML)
        order.page.tree = searchable(cell, &order.page.cutting);
    order.sketch = (struct sketch){
        .tree = &whole->tree,
        .names = &whole->names,
        .title = cell_identity(cell),
        .depth = request->fold ? request->fold : ALL_PLIES,
        .principal = request->principal,
        .legend = !request->bare,
    };
    if (!fit(&order, request->fold || request->principal, page))
        return EXIT_USAGE;
    return put_order(&order, request->output) ? EXIT_FINE : EXIT_CONFIG;
}

static int draw_cell(const struct call *call, const struct cell *cell, enum format format, double page)
{
    static struct cell_tree whole;
    const struct request *request = call->record;
    int status = EXIT_FINE;
    if (!cell_tree_take(cell, format != TXT && !request->without_boards && !request->step, &whole))
        return EXIT_CELLS_FAILED;
    if (request->step)
        step_through(whole.search.trace, whole.earlier, whole.tree.root_is_min, &whole.names,
                     isatty(STDIN_FILENO) && is_read_by_person(stdout));
    else
        status = draw_tree(call, cell, &whole, format, page);
    if (whole.earlier > 0)
        fprintf(stderr, "only the last step of deepening is drawn\n");
    if (!whole.tree.finished)
        fprintf(stderr, "the search stopped before its end\n");
    return status;
}

static int check_request(const struct call *call, enum format format)
{
    const struct request *request = call->record;
    const char *name = format_names[format];
    if (format == HTML && (request->fold || request->principal || request->bare))
        return misused(call,
                       "a page has the whole search: --fold, --principal and --bare are for lists and pictures");
    if (request->animate && (format != SVG || request->fold || request->principal || request->bare))
        return misused(
            call,
            "--animate is for an SVG of the whole search: -o FILE.svg, without --fold, --principal and --bare");
    if (format > SVG && !request->output && !request->step && is_read_by_person(stdout))
        return misused(call, "%s is not for a terminal: \"-o tree.%s\" says where to write it", name, name);
    return EXIT_FINE;
}

static int run_draw(const struct call *call)
{
    const struct request *request = call->record;
    const double page = 72 * width_inches(request->width);
    const enum format format = choose_format(call, request);
    struct cell cell;
    if (format == FORMATS || check_request(call, format) != EXIT_FINE)
        return EXIT_USAGE;
    if (page == 0)
        return misused(call, "\"%s\" is no width: 3.3in, 84mm, 8.4cm, 240pt, or ieee as plymeter figure has it are",
                       request->width);
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    if (!new_file_allowed(request->output, begins[format]))
        return EXIT_CONFIG;
    warn_of_cell(&cell);
    return draw_cell(call, &cell, format, page);
}

const struct verb verb_draw = {
    .name = "draw",
    .group = EXPERIMENTS,
    .purpose = "draw the tree of a search",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Draws the tree that a search visits, with values, windows, the order of visits, node types (Knuth and "
        "Moore's: 1 principal, 2 cut, 3 all), the principal variation, and why branches were cut or pruned; the "
        "keys are those of plymeter cell. All values and windows are as MAX sees them, who moves at the root. A "
        "value is what the leaves visited prove: 3, at least 3, at most 3.\n"
        "\n"
        "    plymeter draw game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=alphabeta\n"
        "    plymeter draw game=uniform branching=3 values=100 order=best limit=3 -o minimal.svg\n"
        "\n"
        "A page of HTML has the whole search, step by step, and needs no other file and no network. One of minimax "
        "or "
        "alpha-beta on an explicit tree has both beside each other, lets leaves be edited and children be dragged, "
        "and searches "
        "anew:\n"
        "\n"
        "    plymeter draw game=tree algorithm=alphabeta -o tree.html\n"
        "    plymeter draw game=tictactoe opening=6 algorithm=alphabeta -o lesson.html",
    .options =
        {
            {"format", 0, "F",
             "txt, svg, html, or by the program rsvg-convert pdf or png; without it by the ending of FILE, or txt",
             INTO(struct request, format), .choices = format_names, .choice_count = FORMATS},
            {"output", 'o', "FILE", "write there", INTO(struct request, output)},
            {"width", 0, "W", "of the page: pictures fold plies, and siblings, until they fit, or are refused",
             INTO(struct request, width), .fallback = "7in"},
            {"fold", 0, "N",
             "fold what lies below ply N; without it a list has at most 200 nodes, and a picture the page's width",
             INTO(struct request, fold), .least = 1, .most = ALL_PLIES},
            {"principal", 0, NULL, "fold what lies off the principal variation", INTO(struct request, principal)},
            {"bare", 0, NULL, "without a legend", INTO(struct request, bare)},
            {"animate", 0, NULL, "an SVG that moves through the search by itself", INTO(struct request, animate)},
            {"step", 0, NULL, "instead of drawing it, tell the search step by step", INTO(struct request, step)},
            {"no-boards", 0, NULL, "without boards in the nodes", INTO(struct request, without_boards)},
        },
    .size = sizeof(struct request),
    .run = run_draw,
};
