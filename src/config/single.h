/*
 * One cell from the command line, with all that a config could ask of it:
 *     game=othello opening=8 limit=4 measure=decision reference.limit=7
 *     game=connect4 limit=3 measure=match rival.limit=5
 *     game=connect4 limit=3 ... against algorithm=alphabeta ... limit=5     as journals write it
 */
#ifndef CONFIG_SINGLE_H
#define CONFIG_SINGLE_H

#include "parts/plan.h"
#include "base/json.h"

/* An experiment of this cell alone, with its rival or its references, whose columns are all parts and the keys
 * that were given.  The objects have what was given, of each of the three. */
struct single {
    struct experiment experiment;
    cJSON *own, *rival, *reference;
    bool measured; /* was it said what is measured? */
};

/* A rival searches as the cell does but for what is said of it; a reference by alphabeta, order eval, cutoff
 * depth.  To speak of one says what is measured.  False after a message for everything that is wrong, on
 * `complaints`; then there is nothing to free.  The arguments live as long as the cell. */
bool single_read(struct single *single, char **arguments, int count, FILE *complaints);

/* Warn on stderr of what cannot take effect. */
void single_warn(const struct single *single);

#endif
