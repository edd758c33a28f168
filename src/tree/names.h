/* What the nodes of a searched tree are called, and how their positions look. */
#ifndef TREE_NAMES_H
#define TREE_NAMES_H

#include "parts/cell.h"
#include "tree/searched.h"

enum { MOST_CELLS = 64 };

/* A board of rows of cells, 'x', 'o' or '.'; no rows: the game's notation is not of that kind. */
struct board {
    int rows, columns;
    char cell[MOST_CELLS];
};

struct names {
    int count;               /* of nodes */
    char (*move)[MOVE_NAME]; /* that leads to each node; the root's is empty */
    struct board *board;     /* of each; NULL: not asked for, or the game has none */
    bool numbers;            /* are moves called by their numbers alone? */
    int64_t unit;            /* so much of a value is a point */
    const char *pruning[MOST_PRUNINGS];
};

/* Ask the game in a process of its own.  The names last.  False after a message. */
bool names_find(const struct cell *cell, const struct searched *tree, bool boards, struct names *names);

/* A value as people write it: "3", "-1.25", of a very large one its first four digits; what is beyond all values as the text
 * that is given for infinity. */
const char *value_text(const struct names *names, int64_t value, const char *infinity, char text[32]);

#endif
