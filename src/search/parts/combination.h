/*
 * Orders that are made of several: "table+killer+history" takes the table's move first, then the killers, and the rest
 * by history.  Their numbers follow those of the simple orders; they have no parameters.
 */
#ifndef PARTS_COMBINATION_H
#define PARTS_COMBINATION_H

#include "parts/registry.h"

/* The number of the combination of that name; -1 if it names an order that does not exist, one order twice, or more
 * than MOST_ORDERS. */
int combination_find(const char *name);

/* The combination as a part; the number is one that combination_find returned. */
const struct part *combination_part(int number);

/* The parts of its kind that a part is made of, itself if it is simple, as all but orders are.  Returns how many. */
int part_members(int kind, int number, int members[MOST_ORDERS]);

#endif
