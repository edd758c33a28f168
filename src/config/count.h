/* How many cells a config describes; found out before any is made. */
#ifndef CONFIG_COUNT_H
#define CONFIG_COUNT_H

#include "config/section.h"

/* Complain if these lists of a config make more than MAX_CELLS cells, before "exclude" drops any, or if checking them
 * would take more than so many steps.  Where settings are drawn, `drawn` of each entry of the searches are the most,
 * otherwise it is INFINITY.  A list that is wrong counts as one value here; its reader complains of it.  Returns whether
 * they may be read. */
bool count_cells(struct reader *reader, const cJSON *games, const cJSON *searches, const cJSON *cutoffs,
                 double drawn);

#endif
