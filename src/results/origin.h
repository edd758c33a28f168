/* What a table or a number of a paper comes from, as a comment in the file that has it. */
#ifndef RESULTS_ORIGIN_H
#define RESULTS_ORIGIN_H

#include "results/csv.h"
#include "base/verb.h"

/* Lines, without an end: the program's version, the command as a shell reads it, and the files that it reads, each with its
 * SHA-256 if it is one that can be read again.  The caller frees them. */
char *origin_of(const struct call *call, const struct csv *const *files, int count);

#endif
