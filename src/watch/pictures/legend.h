/* The legend of a picture. */
#ifndef PICTURES_LEGEND_H
#define PICTURES_LEGEND_H

#include "pictures/boxes.h"

struct legend {
    FILE *out;          /* NULL: it is only measured */
    double width, x, y; /* how wide it may be, and where the next part stands */
};

/* Explain what occurs in these boxes; returns the y below. */
double legend_draw(const struct boxes *boxes, struct legend legend);

#endif
