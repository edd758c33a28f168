/* Reading one key of an object that selects cells: "limit": ["1..4", 8]. */
#ifndef CONFIG_FILTER_H
#define CONFIG_FILTER_H

#include "parts/condition.h"
#include "config/section.h"

/* What rows are named by that is neither a part nor a parameter: a search, players, and
 * how many times the player's budget the rival has; up to the first without a name. */
extern const Parameter row_keys[];

/* What the key means depends on the cells; those that are marked in `out` do not count (NULL: all count).  False after
 * complaints; the caller frees the condition, whatever is returned. */
bool condition_read(struct reader *reader, const cJSON *item, const struct cells *cells, const bool *out,
                    struct condition *condition);

#endif
