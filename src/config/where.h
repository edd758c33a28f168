/* A claim's "where" and "against": which cells it is about, and in what the cells that it compares with differ. */
#ifndef CONFIG_WHERE_H
#define CONFIG_WHERE_H

#include "parts/plan.h"
#include "results/claim.h"
#include "config/section.h"

/* Read the objects, either of which may be NULL, into the claim.  `against` names only what differs from `where`: if
 * it names a part, what `where` says of the other part's parameters does not hold, and if it names a search, neither
 * does what `where` says of algorithm and order.  Complains of columns and values that no cell has. */
void where_read(struct reader *reader, const cJSON *where, const cJSON *against,
                const struct experiment *experiment, struct claim *claim);

/* Is the cell one of these? */
bool selected(const struct selection *selection, const struct cell *cell);

/* The axes that the list under this key names; `count` is set to their number, and the caller frees the list.
 * Complains of names that are no axes. */
const char **columns_read(struct reader *reader, const cJSON *list, const char *key,
                          const struct experiment *experiment, int *count);

/* Set the columns in which partners agree: those that `pair` lists or, if it is NULL, all axes but those that `against`
 * replaces, and but for the search's name. */
void pair_read(struct reader *reader, const cJSON *pair, const cJSON *against, const struct experiment *experiment,
               struct claim *claim);

#endif
