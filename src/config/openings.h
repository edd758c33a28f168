/*
 * Openings that are positions, and not seeds:
 *
 *     "seed": { "first": 200001, "distinct": 334, "apart": ["which-cutoff-sides-paper"] }
 *
 * From the first on seeds are taken whose position no other of them has, until there are as many: of several that lead to one
 * position the first.  Which these are is drawn later (config/drawing.h).
 */
#ifndef CONFIG_OPENINGS_H
#define CONFIG_OPENINGS_H

#include "config/key.h"

enum { OPENINGS_FIRST, OPENINGS_DISTINCT, OPENINGS_APART, OPENINGS_KEYS };

/* The keys of such an object, up to the first without a name. */
extern const struct key openings_keys[];

struct openings {
    uint64_t first;
    int distinct;
    const cJSON *apart; /* an experiment whose positions are left out, or a list of them; NULL: none are */
};

/* Read the object.  False after complaints. */
bool openings_read(struct reader *reader, const cJSON *object, struct openings *openings);

/* How many seeds it stands for, without any complaint. */
double openings_count(const cJSON *object);

#endif
