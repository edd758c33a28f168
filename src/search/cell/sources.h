/*
 * What a row was made by, in three ids, so that two people whose rows differ can tell whether their sources or their
 * compilers differ:
 *
 *     search    the sources of what the cell runs: its game, algorithm, orders and cutoff, and all that these include
 *     harness   the sources of everything else between a config's text and a line of the CSV
 *     tools     compiler and linker with their flags, and the versions of the libraries
 *
 * An id of sources is a hash of the names and contents of files.  sources.awk finds out which files those are from
 * what the compiler wrote (*.d), so that nobody keeps a list, and a file that a cell does not run is not in its id.
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
    const char *object;  /* such as "algorithm/othello-alphabeta-full"; "harness": all objects of the harness */
    const short *source; /* indices into `sources`; -1 ends the list */
};

/* Written at every build; objects are sorted by their names. */
extern const struct source sources[];
extern const struct compiled compiled[];
extern const int source_count, compiled_count;

/* The id of the sources that the cell and its rival run. */
uint64_t search_id(const struct cell *cell);

uint64_t harness_id(void);
uint64_t tools_id(void);

/* Mark in used[0..source_count-1] the sources that the cell and its rival run, or those of the harness. */
void use_search(const struct cell *cell, bool *used);
void use_harness(bool *used);

/* The id of the sources that are marked. */
uint64_t sources_id(const bool *used);

/* The source of that name; NULL if there is none. */
const struct source *source_find(const char *file);

#endif
