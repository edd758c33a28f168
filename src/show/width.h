/* The width of a figure's page: web, thumbnail, a venue's column such as ieee, or a length (plots/style.gnuplot). */
#ifndef SHOW_WIDTH_H
#define SHOW_WIDTH_H

#include <stdbool.h>

#include "show/sheet.h"

/* What is wrong with it, kept (lasting.h); NULL if it is one. */
const char *width_wrong(const char *width);

/* What it is for tables, if nothing is wrong with it; of a length the type is that of LaTeX's own classes. */
struct measures width_measures(const char *width);

/* Is an SVG to be shown so wide, and not as wide as a web page has room? */
bool width_is_fixed(const char *width);

/* Is it one of print, where a figure has its title in a caption beside it? */
bool width_prints(const char *width);

/* The option of verbs that draw figures of a width. */
#define WIDTH_OPTION(record, member)                                                                               \
    {                                                                                                              \
        "width", 0, "WIDTH",                                                                                       \
            "of a page in print: ieee, ieee2, acm, acm2, elsevier, elsevier2, lncs, slides, or a length such as "  \
            "3.3in or 84mm, which without a unit is of inches, with the caption beside it as FILE.caption.tex; "   \
            "or with a title on it, for web pages: web, or thumbnail, which is 2.5in",                             \
            INTO(record, member), .fallback = "web"                                                                \
    }

#endif
