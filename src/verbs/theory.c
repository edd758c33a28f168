#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/exit.h"
#include "options/call.h"
#include "options/setting.h"
#include "theory/column.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

enum { BRANCHING, DEPTH, VALUES, AXES, ALPHA = AXES, BETA, BY, LONGEST_LIST = 1000 };

struct list {
    int64_t value[LONGEST_LIST];
    int count;
};

struct question {
    struct words words[AXES];
    struct list lists[AXES];
    double alpha, beta;
    const char *by;
    bool levels, window; /* by=level; was a window given? */
};

/* A number, or all of a range. */
static bool append(const Parameter *parameter, const char *item, struct list *list, const struct call *call)
{
    char error[SETTING_ERROR], text[SETTING_TEXT];
    uint64_t first, last;
    Setting setting;
    const bool range = setting_range(parameter, item, &first, &last);
    for (uint64_t i = range ? first : 0; i <= (range ? last : 0); i++) {
        snprintf(text, sizeof text, "%" PRIu64, i);
        if (!setting_read(parameter, range ? text : item, &setting, error))
            return misused(call, "%s", error), false;
        if (list->count == LONGEST_LIST)
            return misused(call, "\"%s\" has more than %d values", parameter->name, LONGEST_LIST), false;
        list->value[list->count++] = setting.integer;
    }
    return true;
}

static bool read_list(const struct verb_option *option, const struct words *words, struct list *list,
                      const struct call *call)
{
    const Parameter parameter = {
        .name = option->name, .kind = INTEGER, .least = option->least, .most = option->most};
    for (int i = 0; i < words->count; i++)
        if (!append(&parameter, words->word[i], list, call))
            return false;
    return list->count > 0 || (misused(call, "the list of \"%s\" is empty", option->name), false);
}

static bool read_window(struct question *question, const struct call *call)
{
    question->levels = strcmp(question->by, "level") == 0;
    question->window = call->given[ALPHA] || call->given[BETA];
    if (question->alpha > question->beta)
        return misused(call, "\"alpha\" is to be at most \"beta\""), false;
    if (question->window && question->levels)
        return misused(call, "\"alpha\" and \"beta\" do not go with by=level"), false;
    return true;
}

/* Empty where there is none. */
static void print_number(double number)
{
    if (isfinite(number))
        printf(number == floor(number) && fabs(number) < 1e15 ? ",%.0f" : ",%.10g", number);
    else
        putchar(',');
}

static void print_numbers(int b, int d, const double *numbers, size_t count)
{
    printf("%d,%d", b, d);
    for (size_t i = 0; i < count; i++)
        print_number(numbers[i]);
    putchar('\n');
}

static void print_depth(const struct question *question, int b, int d, int64_t values)
{
    double numbers[THEORY_COLUMNS + 1];
    for (int column = 0; column < THEORY_COLUMNS; column++)
        numbers[column] = theory_of(column, b, d, values);
    numbers[THEORY_COLUMNS] =
        question->window ? alphabeta_leaves_inside(b, d, question->alpha, question->beta) : NAN;
    print_numbers(b, d, numbers, sizeof numbers / sizeof *numbers);
}

static void print_levels(int b, int d, int64_t values)
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
        print_numbers(b, d, numbers, sizeof numbers / sizeof *numbers);
    }
}

static void print_header(bool levels)
{
    fputs("branching,depth", stdout);
    if (levels)
        fputs(",level,type1,type2,type3,minimal_nodes,alphabeta_nodes,values", stdout);
    for (int column = 0; column < THEORY_COLUMNS && !levels; column++)
        printf(",%s", theory_name(column));
    puts(levels ? "" : ",window_leaves");
}

static void print_answers(const struct question *question)
{
    const struct list *const lists = question->lists;
    print_header(question->levels);
    for (int b = 0; b < lists[BRANCHING].count; b++)
        for (int v = 0; v < lists[VALUES].count; v++)
            for (int d = 0; d < lists[DEPTH].count; d++) {
                const int branching = (int)lists[BRANCHING].value[b], depth = (int)lists[DEPTH].value[d];
                if (question->levels)
                    print_levels(branching, depth, lists[VALUES].value[v]);
                else
                    print_depth(question, branching, depth, lists[VALUES].value[v]);
            }
}

static int run_theory(const struct call *call)
{
    struct question *question = call->record;
    for (int i = 0; i < AXES; i++)
        if (!read_list(&call->verb->options[i], &question->words[i], &question->lists[i], call))
            return EXIT_USAGE;
    if (!read_window(question, call))
        return EXIT_USAGE;
    print_answers(question);
    return EXIT_FINE;
}

static const char *const ways[] = {"depth", "level"};

const struct verb verb_theory = {
    .name = "theory",
    .group = GAMES,
    .purpose = "print what the formulas say",
    .about =
        "Prints, as a CSV, what the formulas say of trees of uniform branching; a LIST is such as 4,8,16 or 1..8:\n"
        "\n"
        "    plymeter theory branching=8 depth=1..8",
    .options =
        {
            [BRANCHING] = {"branching", KEY, "LIST", "moves in every position",
                           INTO(struct question, words[BRANCHING]), .least = 1, .most = 1000, .fallback = "8"},
            [DEPTH] = {"depth", KEY, "LIST", "plies", INTO(struct question, words[DEPTH]), .most = 1000,
                       .fallback = "1..8"},
            [VALUES] = {"values", KEY, "LIST", "different values of leaves; 0: continuous",
                        INTO(struct question, words[VALUES]), .most = 1e9, .fallback = "0"},
            [ALPHA] = {"alpha", KEY, "X", "the lower end of a window", INTO(struct question, alpha), .most = 1,
                       .fallback = "0"},
            [BETA] = {"beta", KEY, "X", "the upper end", INTO(struct question, beta), .most = 1, .fallback = "1"},
            [BY] = {"by", KEY, "depth|level", "a line for each tree, or for each level of each tree",
                    INTO(struct question, by), .choices = ways, .choice_count = 2, .fallback = "depth"},
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
    .size = sizeof(struct question),
    .run = run_theory,
};
