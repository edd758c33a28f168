/*
 * What a row was made by, in three ids, so that two people whose rows differ can tell whether their sources or their
 * compilers differ:
 *
 *     search    the sources of what the cell runs: its game, algorithm, orders and cutoff, and all that these include
 *     harness   the sources of everything else between a config's text and a line of the CSV
 *     tools     compiler and linker with their flags, and the versions of the libraries
 *
 * An id of sources is a hash of the names and contents of files.  Which ones those are follows from the lines by which files
 * include each other (sources.awk), so that nobody keeps a list, a file that a cell does not run is not in its id, and a
 * program of some games alone gives the same ids as one of all.
 */
#ifndef PARTS_SOURCES_H
#define PARTS_SOURCES_H

#include "parts/cell.h"

struct source {
    const char *file;
    uint64_t sum;          /* the first half of its SHA-256 */
    const short *includes; /* indices into `sources`; -1 ends the list */
};

/* Written at every build; sorted by their names. */
extern const struct source sources[];
extern const int source_count;

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
