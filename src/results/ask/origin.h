/* What a table or a number of a paper comes from, as a comment in the file that has it. */
#ifndef ASK_ORIGIN_H
#define ASK_ORIGIN_H

#include "frame/csv.h"
#include "options/verb.h"

/* Lines, without an end: the program's version, the command as a shell reads it, and the files that it reads, each with its
 * SHA-256 if it is one that can be read again.  The caller frees them. */
char *origin_of(const struct call *call, const struct csv *const *files, int count);

#endif
