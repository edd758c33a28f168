/* A config's "exclude": a list of objects, each of which drops the cells that match all of its keys. */
#ifndef CONFIG_EXCLUDE_H
#define CONFIG_EXCLUDE_H

#include "config/section.h"

void exclude_cells(struct reader *reader, const cJSON *array, struct cells *cells);

#endif
