/*
 * What a row was made by, in three ids, so that two people whose rows differ can tell other source from other flags:
 *
 *     search    the sources of what the cell runs: its game, algorithm, orders and cutoff, and all that these include
 *     harness   the sources of everything else between a config's text and a line of the CSV
 *     tools     compiler and linker with their flags, and the versions of the libraries
 *
 * An id of sources is a hash of the files' names and contents.  Which files they are is found by sources.awk in what the
 * compiler wrote (*.d), so that there is no list to be kept: a file that a cell does not run is not in its id.
 */
#ifndef CELL_SOURCES_H
#define CELL_SOURCES_H

#include "cell/cell.h"

struct source {
    const char *file;
    uint64_t sum; /* the first half of its SHA-256 */
};

/* An object and the sources that it was compiled from. */
struct compiled {
    const char *object;  /* as "algorithm/othello-alphabeta-full"; "harness": all objects of it */
    const short *source; /* numbers in `sources`, up to the first -1 */
};

/* Written at every build; objects are sorted by their names. */
extern const struct source sources[];
extern const struct compiled compiled[];
extern const int source_count, compiled_count;

/* What the cell runs, and its rival. */
uint64_t search_id(const struct cell *cell);

uint64_t harness_id(void);
uint64_t tools_id(void);

/* Note in used[0..source_count-1] which sources are of what the cell and its rival run, or of the harness. */
void use_search(const struct cell *cell, bool *used);
void use_harness(bool *used);

/* The id of the sources noted. */
uint64_t sources_id(const bool *used);

/* The source of that name; NULL if there is none. */
const struct source *source_find(const char *file);

#endif
