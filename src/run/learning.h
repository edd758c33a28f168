/* What `plymeter learn` counts, in games that it plays and in games that were played. */
#ifndef RUN_LEARNING_H
#define RUN_LEARNING_H

#include "parts/prices.h"
#include "config/experiment.h"
#include "base/verb.h"

struct learning {
    struct category category[CATEGORIES];
    uint64_t games, positions;
    char title[ENGINE_TITLE], program[ENGINE_PROGRAM]; /* of the engine that played (parts/registry.h), or empty */
};

/* Count the move that was played of all those of a position, whose categories are in set[].  A single move is not
 * counted, since it costs nothing anyway. */
void learning_count(struct learning *learning, const uint64_t *set, int count, int played);

void learning_add(struct learning *sum, const struct learning *one);

/* Put the first `count` categories together until so many pools are left, 1 or more: again and again the two that are played
 * most alike.  A pool's counts are the sums of its categories', as if their positions were apart, and each of them has these. */
void learning_pool(struct learning *learning, int count, int pools);

/* Games that were played, instead of playing: the files, how many moves of each game are not counted, and whether a
 * game may be cut off (config/openings.h). */
struct learning_records {
    struct words files;
    int skip;
    bool partial;
};

/* Learn of all of them; of the experiment only the game with its settings matters.  EXIT_FINE, or after messages
 * for all that is wrong another exit status. */
int learn_records(const struct learning_records *records, const struct experiment *experiment,
                  struct learning *learning);

#endif
