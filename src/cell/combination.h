/*
 * Orders made of several: "table+killer+history" takes the table's move first, then the killers, and the rest by history.
 * Their numbers follow those of the orders there are; they have no parameters.
 */
#ifndef CELL_COMBINATION_H
#define CELL_COMBINATION_H

#include "cell/registry.h"

/* The number of the combination of that name; -1 if there is no such order in it, or one twice, or more than
 * MOST_ORDERS. */
int combination_find(const char *name);

/* As a part; the number is one that combination_find returned. */
const struct part *combination_part(int number);

/* The parts of its kind that a part is made of, itself if it is simple, as all but orders are.  Returns how many. */
int part_members(int kind, int number, int members[MOST_ORDERS]);

#endif
