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

/* Games that were played, instead of playing. */
struct learning_records {
    struct words files; /* "-" is standard input */
    const char *format; /* NULL: each file tells its own */
    int skip;           /* how many moves of each game are not counted */
    bool partial;       /* may a game be cut off, or not over? */
    bool strict;        /* is nothing learned if any game is wrong? */
};

/* How many of their games were read, and how many were not. */
struct learning_count {
    int read, left_out;
};

/* Learn of all of them; of the experiment only the game with its settings matters.  Games that are wrong are left out; the first
 * few are named.  EXIT_FINE; or after a message another exit status, if a file cannot be read or fewer than half of the games
 * can. */
int learn_records(const struct learning_records *records, const struct experiment *experiment,
                  struct learning *learning, struct learning_count *count);

#endif
