/* A claim's "where" and "against": which cells it is about, and which of the same axes are others' there. */
#ifndef CONFIG_WHERE_H
#define CONFIG_WHERE_H

#include "cell/plan.h"
#include "config/section.h"
#include "statistics/claim.h"

/* Read the objects, either of which may be NULL, into the claim; `against` says only what differs from `where`:
 * to name a part drops what is said there of the old part's parameters, and to name a search what is said of
 * algorithm and order.  Complains of columns and values that no cell has. */
void where_read(struct reader *reader, const cJSON *where, const cJSON *against,
                const struct experiment *experiment, struct claim *claim);

/* The axes that the list under this key names, as many as `count` then says; the caller frees the list.  Complains of
 * names that are none. */
const char **columns_read(struct reader *reader, const cJSON *list, const char *key,
                          const struct experiment *experiment, int *count);

/* Partners agree in the columns that `pair` lists; NULL: in all axes but those that `against` replaces in this way,
 * and the search's name. */
void pair_read(struct reader *reader, const cJSON *pair, const cJSON *against, const struct experiment *experiment,
               struct claim *claim);

#endif
