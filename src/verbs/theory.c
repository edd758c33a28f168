#include <math.h>
#include <stdio.h>
#include <string.h>

#include "show/labels.h"
#include "base/program.h"
#include "base/memory.h"
#include "base/verb.h"
#include "config/keys.h"
#include "show/printer.h"
#include "theory/column.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

enum { CSV, TABLE, BRANCHING, DEPTH, VALUES, ALPHA, BETA, BY };

struct theory_request {
    struct words words[ALPHA]; /* from BRANCHING on, as lists are */
    struct axis lists[ALPHA];
    double alpha, beta;
    const char *by;
    bool levels, window; /* by=level; was a window given? */
    struct printer_form form;
};

static bool read_list(const struct verb_option *option, const struct words *words, struct axis *list,
                      const struct call *call)
{
    char error[SETTING_ERROR];
    const Parameter parameter = {
        .name = option->name, .kind = INTEGER, .least = option->least, .most = option->most};
    for (int i = 0; i < words->count; i++)
        if (!axis_add(&parameter, words->word[i], list, error))
            return misused(call, "%s", error), false;
    return true;
}

static bool read_window(struct theory_request *wish, const struct call *call)
{
    wish->levels = strcmp(wish->by, "level") == 0;
    wish->window = call->given[ALPHA] || call->given[BETA];
    if (wish->alpha > wish->beta)
        return misused(call, "\"alpha\" is to be at most \"beta\""), false;
    if (wish->window && wish->levels)
        return misused(call, "\"alpha\" and \"beta\" do not go with by=level"), false;
    return true;
}

/* Empty where there is none.  For people numbers are rounded. */
static void add_number(struct printer *printer, double number)
{
    const bool whole = number == floor(number) && fabs(number) < (printer->is_table ? 1e9 : 1e15);
    if (isfinite(number))
        printer_add(printer, whole ? "%.0f" : printer->is_table ? "%.4g" : "%.10g", number);
    else
        printer_add(printer, "%s", "");
}

static void add_numbers(struct printer *printer, int b, int d, const double *numbers, size_t count)
{
    printer_add(printer, "%d", b);
    printer_add(printer, "%d", d);
    for (size_t i = 0; i < count; i++)
        add_number(printer, numbers[i]);
    printer_end_row(printer);
}

static void add_depth(struct printer *printer, const struct theory_request *wish, int b, int d, int64_t values)
{
    double numbers[THEORY_COLUMNS + 1];
    for (int column = 0; column < THEORY_COLUMNS; column++)
        numbers[column] = theory_of(column, b, d, values);
    numbers[THEORY_COLUMNS] = wish->window ? alphabeta_leaves_inside(b, d, wish->alpha, wish->beta) : NAN;
    add_numbers(printer, b, d, numbers, sizeof numbers / sizeof *numbers);
}

static void add_levels(struct printer *printer, int b, int d, int64_t values)
{
    for (int level = 0; level <= d; level++) {
        const double numbers[] = {
            level,
            minimal_nodes(b, level, 1),
            minimal_nodes(b, level, 2),
            minimal_nodes(b, level, 3),
            minimal_leaves(b, level), /* a level is the leaves of the tree down to it */
            alphabeta_nodes_on(b, d, level, values),
            (double)values,
        };
        add_numbers(printer, b, d, numbers, sizeof numbers / sizeof *numbers);
    }
}

static void add_header(struct printer *printer, const struct theory_request *wish)
{
    static const char *const of_levels[] = {"level",         "type1",           "type2", "type3",
                                            "minimal_nodes", "alphabeta_nodes", "values"};
    printer_add(printer, "branching");
    printer_add(printer, "depth");
    if (wish->levels)
        printer_add_words(printer, of_levels, sizeof of_levels / sizeof *of_levels);
    for (int column = 0; column < THEORY_COLUMNS && !wish->levels; column++)
        printer_add(printer, "%s", theory_name(column));
    if (!wish->levels)
        printer_add(printer, "window_leaves");
    printer_end_row(printer);
}

static const char *rounded(double number)
{
    return number < 1e9 ? number_label(printed("%.0f", number)) : printed("%.3g", number);
}

/* Of the largest tree; the columns of the formulas are those of --help. */
static void say_what_is_gained(FILE *say, const struct theory_request *wish)
{
    const struct axis *branching = &wish->lists[BRANCHING], *depth = &wish->lists[DEPTH];
    const int b = (int)branching->settings[branching->count - 1].integer,
              d = (int)depth->settings[depth->count - 1].integer;
    fprintf(say,
            "Of %s leaves, at branching %d and depth %d, alpha-beta visits %s in perfect order, and in random "
            "order %s on average, if values are independent.\n"
            "plymeter theory --help says what each column is.\n",
            rounded(minimax_leaves(b, d)), b, d, rounded(minimal_leaves(b, d)), rounded(alphabeta_leaves(b, d, 0)));
}

/* For whom a terminal is too narrow for all. */
static const char *const needed_least[] = {"scout_leaves",
                                           "dual_leaves",
                                           "sss_leaves",
                                           "pearl_branching",
                                           "root_value",
                                           "dependent_gain",
                                           "dependent_leaves",
                                           "shallow_leaves",
                                           "minimal_shallow_leaves",
                                           "minimal_interior",
                                           "values",
                                           "alphabeta_nodes",
                                           "alphabeta_gain",
                                           "minimal_gain",
                                           "window_leaves",
                                           NULL};

static void print_answers(const struct theory_request *wish)
{
    const struct axis *const lists = wish->lists;
    struct printer printer = printer_begin(printer_is_table(wish->form));
    printer.table.keys = printer.table.common = 2;
    printer.table.spare = needed_least;
    add_header(&printer, wish);
    for (int b = 0; b < lists[BRANCHING].count; b++)
        for (int v = 0; v < lists[VALUES].count; v++)
            for (int d = 0; d < lists[DEPTH].count; d++) {
                const int branching = (int)lists[BRANCHING].settings[b].integer,
                          depth = (int)lists[DEPTH].settings[d].integer;
                const int64_t values = lists[VALUES].settings[v].integer;
                if (wish->levels)
                    add_levels(&printer, branching, depth, values);
                else
                    add_depth(&printer, wish, branching, depth, values);
            }
    say_what_is_gained(printer.say, wish);
    printer_end(&printer, 0);
}

static int run_theory(const struct call *call)
{
    struct theory_request *wish = call->record;
    if (printer_check(call, wish->form) != EXIT_FINE)
        return EXIT_USAGE;
    for (int i = BRANCHING; i < ALPHA; i++)
        if (!read_list(&call->verb->options[i], &wish->words[i], &wish->lists[i], call))
            return EXIT_USAGE;
    if (!read_window(wish, call))
        return EXIT_USAGE;
    print_answers(wish);
    return EXIT_FINE;
}

static const char *const ways[] = {"depth", "level"};

const struct verb verb_theory = {
    .name = "theory",
    .group = GAMES,
    .purpose = "print what the formulas say",
    .about =
        "Prints what the formulas say of trees of uniform branching, on a terminal as a table, elsewhere as CSV; a "
        "LIST is such as 4,8,16 or 1..8:\n"
        "\n"
        "    plymeter theory branching=8 depth=1..8",
    .options =
        {
            OPTIONS_OF_PRINTER(struct theory_request, form),
            [BRANCHING] = {"branching", KEY, "LIST", "moves in every position",
                           INTO(struct theory_request, words[BRANCHING]), .least = 1, .most = 1000,
                           .fallback = "8"},
            [DEPTH] = {"depth", KEY, "LIST", "plies", INTO(struct theory_request, words[DEPTH]), .most = 1000,
                       .fallback = "1..8"},
            [VALUES] = {"values", KEY, "LIST", "different values of leaves; 0: continuous",
                        INTO(struct theory_request, words[VALUES]), .most = 1e9, .fallback = "0"},
            [ALPHA] = {"alpha", KEY, "X", "the lower end of a window", INTO(struct theory_request, alpha),
                       .most = 1, .fallback = "0"},
            [BETA] = {"beta", KEY, "X", "the upper end", INTO(struct theory_request, beta), .most = 1,
                      .fallback = "1"},
            [BY] = {"by", KEY, "depth|level", "a line for each tree, or for each level of each tree",
                    INTO(struct theory_request, by), .choices = ways, .choice_count = 2, .fallback = "depth"},
        },
    .notes =
        "  minimal_leaves, minimal_interior   the minimal tree: alpha-beta in perfect order\n"
        "  minimax_leaves                     every leaf: plain minimax, and alpha-beta in the worst case\n"
        "  alphabeta_leaves, alphabeta_nodes  alpha-beta's expectation on iid trees\n"
        "  values                             different leaf values there; 0: continuous\n"
        "  shallow_leaves                     the same, continuous, without deep cutoffs\n"
        "  minimal_shallow_leaves             perfect order without deep cutoffs\n"
        "  dependent_leaves                   alpha-beta's expectation on totally dependent trees\n"
        "  root_value                         expected value of the root, leaves uniform in 0..1\n"
        "  pearl_branching                    Pearl's R*, the limit of alphabeta_leaves^(1/depth)\n"
        "  ..._gain                           depth / log_branching(leaves): how many times deeper than minimax\n"
        "  sss_leaves, dual_leaves            SSS* and DUAL* on iid trees, continuous values\n"
        "  scout_leaves                       SCOUT there, leaves evaluated again counted again; to depth 32\n"
        "  window_leaves                      one call of alpha-beta with the window alpha, beta (one of them: "
        "the\n"
        "                                     other is 0 or 1; equal: a null window), leaves uniform in 0..1\n"
        "\n"
        "by=level prints, for every level of each tree, the nodes that are visited there:\n"
        "\n"
        "  type1, type2, type3                of the minimal tree, by type, and as minimal_nodes all of them\n"
        "  alphabeta_nodes                    alpha-beta's expectation on iid trees, as above",
    .size = sizeof(struct theory_request),
    .run = run_theory,
};
