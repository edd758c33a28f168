/* A condition on cells, or on the rows of a table: what they say under a name is one of these texts. */
#ifndef CELL_CONDITION_H
#define CELL_CONDITION_H

#include "cell/cell.h"

struct condition {
    const char *name; /* owned by the config */
    int kind;         /* of the part that it is, or that it is a parameter of */
    char **texts;     /* sorted, and each once, when all are there */
    int count;
};

/* Take one text more; the list is to be sorted before it is asked. */
void condition_add(struct condition *condition, const char *text);
void condition_sort(struct condition *condition);

/* The text's place in the list, -1 if it is not there. */
int condition_find(const struct condition *condition, const char *text);

/* The same of what a cell says; a cell that says nothing under this name is nowhere. */
int condition_find_cell(const struct condition *condition, const struct cell *cell);

void condition_free(struct condition *condition);

#endif
