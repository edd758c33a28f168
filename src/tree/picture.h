/* The tree as a picture. */
#ifndef TREE_PICTURE_H
#define TREE_PICTURE_H

#include "tree/boxes.h"

/* How wide it is, in points. */
double picture_width(const struct sketch *sketch);

void picture_draw(FILE *out, const struct sketch *sketch);

/* Its parts, for those who put them together in another way. */
struct drawing {
    FILE *out;
    const struct boxes *boxes;
};

/* The edge that leads to a box, all that stands in the box, and of a node only the shape. */
void draw_edge(const struct drawing *drawing, int number);
void draw_item(const struct drawing *drawing, int number);
void draw_shape(const struct drawing *drawing, int number, bool thick);

#endif
