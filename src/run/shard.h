/*
 * Shards: the cells of a run, dealt out to several processes, on any machines.  Each process makes the same plan and
 * takes its own part of it, so that they need not communicate.
 */
#ifndef RUN_SHARD_H
#define RUN_SHARD_H

#include "parts/plan.h"
#include "run/turn.h"

struct shard {
    int number, count; /* from 1; both 0: everything */
};

enum { MAX_SHARDS = 10000 };

/* Read "3/8".  False if it is none of that form. */
bool shard_read(const char *text, struct shard *shard);

/* Which of the experiment's cells are dealt out: all, but where settings are tuned only those of the round that the rows
 * in the journal beside the CSV have come to, whether they are there or not.  The caller frees the list. */
bool *shard_due(const struct experiment *experiment, const char *csv);

/* The shard of each of the experiment's cells, from 1; 0 of those that are not due.  The caller frees the list. */
int *shard_of_cells(const struct experiment *experiment, int shards, const bool *due);

/* NULL, or why the experiment cannot be dealt out. */
const char *shard_refusal(const struct experiment *experiment);

/* Of the cells that are due keep the shard's, in their order, and drop all others.  After that, results can be recorded,
 * but no CSV can be written. */
void shard_keep(struct experiment *experiment, struct shard shard, const bool *due);

/* The shard's journal beside results/X.csv, results/X.shard-3-of-8.journal; the caller frees it. */
char *shard_journal(const char *csv, struct shard shard);

/* How many shards these journals are parts of, if all of them are shards' journals beside this CSV, and of as many; else 0. */
int shards_of_journals(const char *csv, char *const *paths, int count);

/* The shards that have cells which are to be run next, "3 5 8"; kept (memory.h). */
char *shards_wanted(const struct experiment *experiment, const char *csv, int shards, const enum turn *turns);

#endif
