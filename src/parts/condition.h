/* A condition on cells, or on the rows of a CSV: their value in the column of this name is one of these texts. */
#ifndef PARTS_CONDITION_H
#define PARTS_CONDITION_H

#include "parts/cell.h"

struct condition {
    const char *name; /* owned by the config */
    int kind;         /* of part: the name is that of the kind, or of a parameter of such a part */
    char **texts;     /* sorted and without repetitions, after condition_sort */
    int count;
};

/* Add a text; the list must be sorted before anything is looked up. */
void condition_add(struct condition *condition, const char *text);
void condition_sort(struct condition *condition);

/* The index of the text in the list, -1 if it is not there. */
int condition_find(const struct condition *condition, const char *text);

/* The same for the cell's value of this name; -1 also if the cell has none. */
int condition_find_cell(const struct condition *condition, const struct cell *cell);

void condition_free(struct condition *condition);

#endif
