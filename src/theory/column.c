#include "theory/column.h"

#include <stddef.h>
#include <string.h>

#include "theory/expectation.h"
#include "theory/family.h"
#include "theory/theory.h"

static double values_themselves(int b, int d, int64_t values)
{
    (void)b;
    (void)d;
    return (double)values;
}

static double pearl(int b, int d)
{
    (void)d;
    return pearl_branching(b);
}

static double minimal_gain(int b, int d)
{
    return depth_gain(b, d, minimal_leaves(b, d));
}

static double alphabeta_gain(int b, int d, int64_t values)
{
    return depth_gain(b, d, alphabeta_leaves(b, d, values));
}

static double dependent_gain(int b, int d)
{
    return depth_gain(b, d, dependent_leaves(b, d));
}

/* Most formulas do not depend on how many values there are. */
static const struct {
    const char *name;
    double (*of_tree)(int b, int d);
    double (*of_values)(int b, int d, int64_t values);
} columns[THEORY_COLUMNS] = {
    {"minimal_leaves", minimal_leaves, NULL},
    {"minimal_interior", minimal_interior, NULL},
    {"minimax_leaves", minimax_leaves, NULL},
    {"alphabeta_leaves", NULL, alphabeta_leaves},
    {"alphabeta_nodes", NULL, alphabeta_nodes},
    {"values", NULL, values_themselves},
    {"shallow_leaves", alphabeta_leaves_shallow, NULL},
    {"minimal_shallow_leaves", minimal_leaves_shallow, NULL},
    {"dependent_leaves", dependent_leaves, NULL},
    {"root_value", root_value, NULL},
    {"pearl_branching", pearl, NULL},
    {"minimal_gain", minimal_gain, NULL},
    {"alphabeta_gain", NULL, alphabeta_gain},
    {"dependent_gain", dependent_gain, NULL},
    {"sss_leaves", sss_leaves, NULL},
    {"dual_leaves", dual_leaves, NULL},
    {"scout_leaves", scout_leaves, NULL},
};

const char *theory_name(int column)
{
    return columns[column].name;
}

int theory_find(const char *name)
{
    int column = THEORY_COLUMNS - 1;
    while (column >= 0 && strcmp(name, columns[column].name) != 0)
        column--;
    return column;
}

double theory_of(int column, int b, int d, int64_t values)
{
    return columns[column].of_tree ? columns[column].of_tree(b, d) : columns[column].of_values(b, d, values);
}
