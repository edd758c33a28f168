/* A line of a journal (run/journal.h), as text. */
#ifndef RUN_LINE_H
#define RUN_LINE_H

#include "parts/cell.h"

enum { LINE_IDENTITY, LINE_MAKER, LINE_INPUTS, LINE_TERMS, LINE_BOUNDS, LINE_ROW, LINE_SEAL, LINE_FIELDS };
enum { LINE_SHORT = 200 };

/* Split a line, which ends in 0, into its fields, in place.  False if its checksum or its form is wrong. */
bool line_split(char *line, char *field[LINE_FIELDS]);

/* The same for a line that anybody may have written: false also if its row is not what its columns may hold. */
bool line_read(char *line, char *field[LINE_FIELDS]);

/* All that a line says but its row. */
struct line {
    char *identity;
    char maker[LINE_SHORT], inputs[LINE_SHORT], terms[LINE_SHORT], bounds[LINE_SHORT];
};

/* What a line of this cell says if this program makes it on this host; the caller frees its identity. */
void line_expect(const struct cell *cell, struct line *line);

/* Is the maker this program, on whatever host? */
bool line_own(const char *maker, const struct cell *cell);

/* How the maker differs from this program on this host: "other sources", "another harness", "other tools" or "another
 * host". */
const char *line_difference(const char *maker, const struct cell *cell);

/* Is the line's row of this cell, from the same inputs and under the same limits?  Its maker does not matter. */
bool line_serves(char *const field[LINE_FIELDS], const struct cell *cell);

#endif
