/* Cells that are run and answered at once, without any file. */
#ifndef RUN_DIRECT_H
#define RUN_DIRECT_H

#include "parts/experiment.h"

enum direct_format {
    DIRECT_CSV,
    DIRECT_JSON,  /* an object a row, on a line of its own */
    DIRECT_PEOPLE /* an object of which each key has a line */
};

/* Run the experiment's cells, and print its rows on stdout.  An exit status.  If the line of play is wanted, of the only cell, that
 * comes first, as far as the search knows it. */
int direct_run(const struct experiment *experiment, int jobs, enum direct_format format, bool line);

/* The same of each line of standard input, which is a config; an object then says its line.  A line that is wrong is answered,
 * too: in CSV with a complaint on stderr, else with an object whose `failure` says what is wrong.  The worst exit status. */
int direct_answer(int jobs, enum direct_format format);

#endif
