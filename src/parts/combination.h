/*
 * Parts that are made of several of a kind that combines: the order "table+killer+history" takes the table's move first,
 * then the killers, and the rest by history.  Their numbers follow those of the simple parts, and their parameters are those
 * of their members, one member after the other.
 */
#ifndef PARTS_COMBINATION_H
#define PARTS_COMBINATION_H

#include "parts/registry.h"

/* The number of the combination of that name, of which `line` is to tell; -1 if it names a part that does not exist, one part twice, or more
 * than most_members(), or parts of more than MAX_PARAMETERS parameters in all. */
int combination_find(int kind, const char *name, const char *const *line);

/* The combination as a part; the number is one that combination_find returned. */
const struct part *combination_part(int kind, int number);

/* The parts of its kind that a part is made of, itself if it is simple.  Returns how many. */
int part_members(int kind, int number, int members[MOST_MEMBERS]);

/* How many parts of that kind can be combined. */
int most_members(int kind);

#endif
