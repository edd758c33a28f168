/*
 * What the fields of a row may hold: a journal may come from anybody, and what it says goes into a CSV.
 *
 * A field has whole numbers, a status, a number, a hash, whole numbers one for each ply, or a text without control
 * characters, quotes and what spreadsheets would compute, as its column says.  Counts are there if and only if the search
 * ended `ok`, or those of every row by its budget of nodes.
 */
#ifndef RUN_FIELDS_H
#define RUN_FIELDS_H

#include "parts/cell.h"

#define COLUMNS_TERM " columns="

/* A hash of the names of the columns that a cell's row has. */
uint64_t columns_hash(const struct cell *cell);

/* May a row with columns of that hash be such?  True if this program has no such rows: it has no use for it. */
bool fields_fit(uint64_t hash, const char *row);

#endif
