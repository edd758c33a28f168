/* The tree as a picture, with any pen. */
#ifndef TREES_PICTURE_H
#define TREES_PICTURE_H

#include "trees/format.h"
#include "trees/pen.h"

/* How wide it is, in points. */
double picture_width(const struct sketch *sketch);

void picture_draw(FILE *out, const struct sketch *sketch, const struct pen *pen);

#endif
