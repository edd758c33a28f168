/* The legend of a picture. */
#ifndef TREES_LEGEND_H
#define TREES_LEGEND_H

#include "trees/boxes.h"
#include "trees/pen.h"

struct legend {
    FILE *out;
    const struct pen *pen; /* NULL: it is only measured */
    double width, x, y;    /* how wide it may be, and where the next part stands */
};

/* Explain what occurs in these boxes; returns the y below. */
double legend_draw(const struct boxes *boxes, struct legend legend);

#endif
