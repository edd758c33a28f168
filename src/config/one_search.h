/* An object that describes one search, and so gives every key one value: a reference, or a cell of a command line. */
#ifndef CONFIG_ONE_SEARCH_H
#define CONFIG_ONE_SEARCH_H

#include "parts/cell.h"
#include "config/reader.h"

/* Choose the part of this kind that the object names, of an unknown name the nearest; if it names none, or nothing is near,
 * the cell keeps its own.  False after a complaint. */
bool part_read(struct reader *reader, const cJSON *object, int kind, struct cell *cell);

/* Give a cell those parameters of the object that one of its parts of these kinds has. */
void settings_take(struct reader *reader, const cJSON *object, int first_kind, int last_kind, struct cell *cell);

#endif
