/* A config's "exclude": a list of objects, each of which drops the cells that match all of its keys. */
#ifndef KEYS_EXCLUDE_H
#define KEYS_EXCLUDE_H

#include "keys/section.h"

void exclude_cells(struct reader *reader, const cJSON *array, struct cells *cells);

#endif
