/* The legend of a picture. */
#ifndef TREE_LEGEND_H
#define TREE_LEGEND_H

#include "tree/boxes.h"

struct legend {
    FILE *out;          /* NULL: it is only measured */
    double width, x, y; /* how wide it may be, and where the next part stands */
};

/* Explain what occurs in these boxes; returns the y below. */
double legend_draw(const struct boxes *boxes, struct legend legend);

#endif
