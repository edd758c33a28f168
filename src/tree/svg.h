/* What pictures are drawn with: a few shapes of SVG, in points from the upper left corner. */
#ifndef TREE_SVG_H
#define TREE_SVG_H

#include <stdbool.h>
#include <stdio.h>

enum line { PLAIN_LINE, PRINCIPAL_LINE, CUT_LINE, OPEN_LINE, BEYOND_LINE, THIN_LINE, LINES };
enum outline { SQUARE, ROUND, ROUNDED, TRIANGLE };
enum fill { MAX_FILL, MIN_FILL, NO_FILL, FULL_FILL };
enum anchor { AT_START, AT_MIDDLE, AT_END };
enum type_size { LARGE, SMALL };

/* Of the type, in points. */
static const double type_points[] = {[LARGE] = 8, [SMALL] = 6.2};

void svg_begin(FILE *out, double width, double height, const char *title);
void svg_line(FILE *out, double x1, double y1, double x2, double y2, enum line line);
/* In the rectangle whose upper left corner is at x, y. */
void svg_shape(FILE *out, double x, double y, double width, double height, enum outline outline, enum fill fill,
               bool thick);
/* In UTF-8, on this base line. */
void svg_text(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold, const char *text);
void svg_end(FILE *out);

/* How wide a text is, about. */
double text_width(const char *text, enum type_size size);

#endif
