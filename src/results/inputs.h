/* The files that a cell reads: rows are only good as long as those are what they were. */
#ifndef INPUTS_H
#define INPUTS_H

#include "parts/cell.h"

/* What is known of the texts of the cell before: most cells name the same files. */
struct inputs;

struct inputs *inputs_new(void);
void inputs_free(struct inputs *inputs);

/* A hash of the files that the cell reads, 0 if none. */
uint64_t inputs_hash(struct inputs *inputs, const struct cell *cell);

#endif
