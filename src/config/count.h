/* How many cells a config describes, before one is made. */
#ifndef CONFIG_COUNT_H
#define CONFIG_COUNT_H

#include "config/section.h"

/* Complain if they would be more than MAX_CELLS, whatever "exclude" may drop, or if checking them would take as many
 * steps.  Lists that are wrong count as one value; whoever reads them complains. */
void complain_of_too_many(struct reader *reader, const cJSON *root);

#endif
