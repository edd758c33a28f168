#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "exit.h"
#include "parts/nearest.h"
#include "parts/setting.h"
#include "theory/theory.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter theory [branching=LIST] [depth=LIST] [values=LIST]\n"
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
    "  ..._gain                           depth / log_branching(leaves): how many times deeper than minimax\n";

enum { BRANCHING, DEPTH, VALUES, AXES, LONGEST_LIST = 1000 };

static const Parameter axes[AXES] = {
    [BRANCHING] = {"branching", INTEGER, "8", 1, 1000, NULL, NULL},
    [DEPTH] = {"depth", INTEGER, "1..8", 0, 1000, NULL, NULL},
    [VALUES] = {"values", INTEGER, "0", 0, 1e9, NULL, NULL},
};

struct list {
    int64_t value[LONGEST_LIST];
    int count;
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

static bool read_argument(const char *argument, struct list lists[AXES])
{
    const size_t length = strcspn(argument, "=");
    char name[40];
    const char *names[AXES];
    for (int a = 0; a < AXES; a++) {
        names[a] = axes[a].name;
        if (argument[length] && length == strlen(names[a]) && strncmp(argument, names[a], length) == 0)
            return read_list(&axes[a], argument + length + 1, &lists[a]);
    }
    snprintf(name, sizeof name, "%.*s", (int)length, argument);
    fprintf(stderr, "plymeter theory: unknown key \"%s\"%s\n", name, suggestion(name, names, AXES));
    return false;
}

/* Empty where there is none. */
static void print_number(double number)
{
    if (isfinite(number))
        printf(number == floor(number) && fabs(number) < 1e15 ? ",%.0f" : ",%.10g", number);
    else
        putchar(',');
}

static void print_row(int b, int d, int64_t values)
{
    const double minimal = minimal_leaves(b, d), alphabeta = alphabeta_leaves(b, d, values);
    const double dependent = dependent_leaves(b, d);
    const double numbers[] = {
        minimal,
        minimal_interior(b, d),
        minimax_leaves(b, d),
        alphabeta,
        alphabeta_nodes(b, d, values),
        (double)values,
        alphabeta_leaves_shallow(b, d),
        minimal_leaves_shallow(b, d),
        dependent,
        root_value(b, d),
        pearl_branching(b),
        depth_gain(b, d, minimal),
        depth_gain(b, d, alphabeta),
        depth_gain(b, d, dependent),
    };
    printf("%d,%d", b, d);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        print_number(numbers[i]);
    putchar('\n');
}

int theory_command(int argc, char **argv)
{
    static struct list lists[AXES];
    for (int a = 0; a < AXES; a++)
        read_list(&axes[a], axes[a].fallback, &lists[a]);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            fputs(usage, stdout);
            return EXIT_FINE;
        }
        if (!read_argument(argv[i], lists))
            return EXIT_USAGE;
    }
    printf("branching,depth,minimal_leaves,minimal_interior,minimax_leaves,alphabeta_leaves,alphabeta_nodes,"
           "values,shallow_leaves,minimal_shallow_leaves,dependent_leaves,root_value,pearl_branching,"
           "minimal_gain,alphabeta_gain,dependent_gain\n");
    for (int b = 0; b < lists[BRANCHING].count; b++)
        for (int v = 0; v < lists[VALUES].count; v++)
            for (int d = 0; d < lists[DEPTH].count; d++)
                print_row((int)lists[BRANCHING].value[b], (int)lists[DEPTH].value[d], lists[VALUES].value[v]);
    return EXIT_FINE;
}
