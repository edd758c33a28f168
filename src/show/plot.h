/* What a plot is of: as the command line says it, and as the columns of the CSV complete it. */
#ifndef SHOW_PLOT_H
#define SHOW_PLOT_H

#include "show/script.h"
#include "base/call.h"
#include "run/stamp.h"

struct plot {
    const char *x, *y, *log, *title, *output, *width;
    struct words by, panel, given; /* the latter by --points */
    struct question
        question; /* of which it sets --where, --pool, --status and --unit; the rest follows from the above */
    bool script, data;
    const char *csv;
    struct drawer drawer; /* the command line */
    struct words points;  /* those columns or, if none was given, what makes points otherwise */
    bool measured;        /* is x the mean of a column, and no axis? */
};

/* Find out what x is and what makes the points, and ask for them.  An exit status. */
int plot_ask(const struct call *call, struct plot *plot);

/* The options that ask for the same points again, as words of a shell; kept (lasting.h), as all texts here. */
char *plot_arguments(const struct plot *plot);

/* What gnuplot calls the ending of a figure's name; NULL if it draws no such figures. */
const char *plot_terminal(const char *path);

/* Draw the figure where the command line says, stamp it, and say what was written; on a terminal, without a file, draw it there.
 * False after a message. */
bool plot_draw(const struct plot *plot, const struct script *script);

/* A line on standard error. */
void plot_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The words with this between them. */
char *plot_join(const struct words *words, const char *between);

#endif
