#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/exit.h"
#include "cell/setting.h"
#include "text/nearest.h"
#include "theory/column.h"
#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter theory [branching=LIST] [depth=LIST] [values=LIST] [alpha=X] [beta=X] [by=depth|level]\n"
    "\n"
    "Prints, as a CSV, what the formulas say of trees of uniform branching; a LIST is such as 4,8,16 or 1..8:\n"
    "    plymeter theory branching=8 depth=1..8\n"
    "\n"
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
    "  window_leaves                      one call of alpha-beta with the window alpha, beta (one of them: the\n"
    "                                     other is 0 or 1; equal: a null window), leaves uniform in 0..1\n"
    "\n"
    "by=level prints, for every level of each tree, the nodes that are visited there:\n"
    "  type1, type2, type3                of the minimal tree, by type, and as minimal_nodes all of them\n"
    "  alphabeta_nodes                    alpha-beta's expectation on iid trees, as above\n";

enum { BRANCHING, DEPTH, VALUES, AXES, ALPHA = AXES, BETA, BY, KEYS, LONGEST_LIST = 1000 };
enum { BY_DEPTH, BY_LEVEL }; /* by= */

static const Parameter keys[KEYS] = {
    [BRANCHING] = {"branching", INTEGER, "8", .least = 1, .most = 1000},
    [DEPTH] = {"depth", INTEGER, "1..8", .least = 0, .most = 1000},
    [VALUES] = {"values", INTEGER, "0", .least = 0, .most = 1e9},
    [ALPHA] = {"alpha", REAL, "0", .least = 0, .most = 1},
    [BETA] = {"beta", REAL, "1", .least = 0, .most = 1},
    [BY] = {"by", CHOICE, "depth", .choices = "depth|level"},
};

struct list {
    int64_t value[LONGEST_LIST];
    int count;
};

struct question {
    struct list lists[AXES];
    Setting single[KEYS]; /* from AXES on */
    bool window;          /* was one given? */
};

static bool append(const Parameter *axis, const char *item, struct list *list)
{
    char error[SETTING_ERROR], text[SETTING_TEXT];
    uint64_t first, last;
    Setting setting;
    const bool range = setting_range(axis, item, &first, &last);
    for (uint64_t i = range ? first : 0; i <= (range ? last : 0) && list->count < LONGEST_LIST; i++) {
        snprintf(text, sizeof text, "%" PRIu64, i);
        if (!setting_read(axis, range ? text : item, &setting, error)) {
            fprintf(stderr, "plymeter theory: %s\n", error);
            return false;
        }
        list->value[list->count++] = setting.integer;
    }
    return true;
}

static bool read_list(const Parameter *axis, const char *text, struct list *list)
{
    list->count = 0;
    for (;;) {
        char item[SETTING_TEXT];
        const size_t length = strcspn(text, ",");
        snprintf(item, sizeof item, "%.*s", (int)length, text);
        if (!append(axis, item, list))
            return false;
        if (text[length] == '\0')
            break;
        text += length + 1;
    }
    if (list->count == 0)
        fprintf(stderr, "plymeter theory: the list of \"%s\" is empty\n", axis->name);
    return list->count > 0;
}

static bool read_single(int key, const char *text, struct question *question)
{
    char error[SETTING_ERROR];
    const bool good = setting_read(&keys[key], text, &question->single[key], error);
    if (!good)
        fprintf(stderr, "plymeter theory: %s\n", error);
    question->window = question->window || key == ALPHA || key == BETA;
    return good;
}

static bool read_argument(const char *argument, struct question *question)
{
    const size_t length = strcspn(argument, "=");
    const char *const text = argument + length + 1;
    char name[40];
    const char *names[KEYS];
    for (int k = 0; k < KEYS; k++) {
        names[k] = keys[k].name;
        if (argument[length] && length == strlen(names[k]) && strncmp(argument, names[k], length) == 0)
            return k < AXES ? read_list(&keys[k], text, &question->lists[k]) : read_single(k, text, question);
    }
    snprintf(name, sizeof name, "%.*s", (int)length, argument);
    fprintf(stderr, "plymeter theory: unknown key \"%s\"%s\n", name, suggestion(name, names, KEYS));
    return false;
}

static bool check(const struct question *question)
{
    const bool ordered = question->single[ALPHA].real <= question->single[BETA].real;
    const bool used = !question->window || question->single[BY].choice == BY_DEPTH;
    if (!ordered)
        fprintf(stderr, "plymeter theory: \"alpha\" is to be at most \"beta\"\n");
    if (!used)
        fprintf(stderr, "plymeter theory: \"alpha\" and \"beta\" do not go with by=level\n");
    return ordered && used;
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
    const double alpha = question->single[ALPHA].real, beta = question->single[BETA].real;
    double numbers[THEORY_COLUMNS + 1];
    for (int column = 0; column < THEORY_COLUMNS; column++)
        numbers[column] = theory_of(column, b, d, values);
    numbers[THEORY_COLUMNS] = question->window ? alphabeta_leaves_inside(b, d, alpha, beta) : NAN;
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
    const bool levels = question->single[BY].choice == BY_LEVEL;
    print_header(levels);
    for (int b = 0; b < lists[BRANCHING].count; b++)
        for (int v = 0; v < lists[VALUES].count; v++)
            for (int d = 0; d < lists[DEPTH].count; d++) {
                const int branching = (int)lists[BRANCHING].value[b], depth = (int)lists[DEPTH].value[d];
                if (levels)
                    print_levels(branching, depth, lists[VALUES].value[v]);
                else
                    print_depth(question, branching, depth, lists[VALUES].value[v]);
            }
}

int theory_command(int argc, char **argv)
{
    static struct question question;
    for (int k = 0; k < AXES; k++)
        read_list(&keys[k], keys[k].fallback, &question.lists[k]);
    for (int k = AXES; k < KEYS; k++)
        question.single[k] = setting_default(&keys[k]);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage, stdout);
            return EXIT_FINE;
        }
        if (!read_argument(argv[i], &question))
            return EXIT_USAGE;
    }
    if (!check(&question))
        return EXIT_USAGE;
    print_answers(&question);
    return EXIT_FINE;
}
