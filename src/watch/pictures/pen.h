/* What pictures are drawn with: a few shapes, in points from the upper left corner, that every format can write. */
#ifndef PICTURES_PEN_H
#define PICTURES_PEN_H

#include <stdbool.h>
#include <stdio.h>

enum line { PLAIN_LINE, PRINCIPAL_LINE, CUT_LINE, OPEN_LINE, BEYOND_LINE, THIN_LINE, LINES };
enum outline { SQUARE, ROUND, ROUNDED, TRIANGLE };
enum fill { MAX_FILL, MIN_FILL, NO_FILL, FULL_FILL };
enum anchor { AT_START, AT_MIDDLE, AT_END };
enum type_size { LARGE, SMALL };

/* Of the type, in points. */
static const double type_points[] = {[LARGE] = 8, [SMALL] = 6.2};

struct pen {
    void (*begin)(FILE *out, double width, double height, const char *title);
    void (*line)(FILE *out, double x1, double y1, double x2, double y2, enum line line);
    /* In the rectangle whose upper left corner is at x, y. */
    void (*shape)(FILE *out, double x, double y, double width, double height, enum outline outline, enum fill fill,
                  bool thick);
    /* In UTF-8, on this base line. */
    void (*text)(FILE *out, double x, double y, enum anchor anchor, enum type_size size, bool bold,
                 const char *text);
    void (*end)(FILE *out);
};

extern const struct pen svg_pen, tex_pen;

/* How wide a text is, about; and how much wider TeX's own type is. */
double text_width(const char *text, enum type_size size);
static const double wide_type = 1.15;

#endif
