/* Answers of summary as LaTeX commands, one for each number. */
#ifndef SHOW_MACROS_H
#define SHOW_MACROS_H

#include "results/question.h"

struct macros {
    struct words names; /* "gain=G" */
    const char *prefix, *output;
};

/* Is that well said, and may the file be written?  An exit status, as of the other. */
int macros_check(const struct call *call, const struct macros *macros);

/* Write them, above each the command that prints its number again, unless two would share a name. */
int macros_write(const struct call *call, const struct question *question, const struct macros *macros);

#endif
