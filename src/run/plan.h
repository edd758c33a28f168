/* What plymeter plan prints for people: a line for the cells that are alike, whatever their limits, or, after a
 * trial, for those of each limit. */
#ifndef RUN_PLAN_H
#define RUN_PLAN_H

#include <stdbool.h>
#include <stdio.h>

#include "parts/experiment.h"
#include "run/output.h"

struct plan_line {
    const struct cell *first, *last; /* of its cells, in the config's order */
    int cells, left;                 /* how many there are, and how many of them are to run */
    int tried;      /* the cell that stands for all in a trial: one of those that are left, if any is */
    double seconds; /* that such a cell takes, with its repetitions; 0: not known */
    bool references;
};

struct plan {
    const struct experiment *experiment;
    struct plan_line *line;
    int count, left; /* lines, and cells that are to run */
    int *of;         /* of each cell its line */
    bool tried;      /* by a trial: a line has one limit, and its seconds are known */
};

/* Sort the cells into lines.  Of each cell: has it a row? */
void plan_make(struct plan *plan, const struct experiment *experiment, const bool *there, bool trial);

/* The seconds of all cells, or of those that are left. */
double plan_seconds(const struct plan *plan, bool left);

void plan_print(const struct plan *plan);

/* Say how many openings the cells have, and how many different positions these led to; of each game where some led to one. */
void plan_tell_openings(FILE *out, const struct experiment *experiment);

/* "0.03 ms", "0.12 s", "34 s", "2 min 5 s": two digits, or more if it is long; valid until the next call. */
const char *time_text(double seconds);

/* A trial: one cell of each line of a plan is run, once, to see what it takes. */

/* Set the seconds of the plan's lines, and name the cells that did not end ok.  An exit status, as that of a run. */
int trial_run(struct plan *plan);

/* Cells that differ only in what was sampled (seed, moves, position) are alike: one of them tells what the others take. */

/* A hash of what cell i of the experiment shares with those that are alike; references are on their own.  Without `limits`
 * they may also differ in limit and budget. */
uint64_t alike_key(const struct experiment *experiment, int i, bool limits);

/*
 * Shards: the cells of a run, dealt out to several processes, on any machines.  Each process makes the same plan and
 * takes its own part of it, so that they need not communicate.
 */

struct shard {
    int number, count; /* from 1; both 0: everything */
};

enum { MAX_SHARDS = 10000 };

/* Read "3/8".  False if it is none of that form. */
bool shard_read(const char *text, struct shard *shard);

/* Which of the experiment's cells are dealt out: all, but where settings are tuned only those of the round that the rows
 * in the journal beside the CSV have come to, whether they are there or not. */
bool *shard_due(const struct experiment *experiment, const char *csv);

/* The shard of each of the experiment's cells, from 1; 0 of those that are not due. */
int *shard_of_cells(const struct experiment *experiment, int shards, const bool *due);

/* NULL, or why the experiment cannot be dealt out. */
const char *shard_refusal(const struct experiment *experiment);

/* Of the cells that are due keep the shard's, in their order, and drop all others.  After that, results can be recorded,
 * but no CSV can be written. */
void shard_keep(struct experiment *experiment, struct shard shard, const bool *due);

/* The shard's journal beside results/X.csv, results/X.shard-3-of-8.journal. */
char *shard_journal(const char *csv, struct shard shard);

/* How many shards these journals are parts of, if all of them are shards' journals beside this CSV, and of as many; else 0. */
int shards_of_journals(const char *csv, char *const *paths, int count);

/* The shards that have cells which are to be run next, "3 5 8"; kept (memory.h). */
char *shards_wanted(const struct experiment *experiment, const char *csv, int shards, const enum need *needs);

#endif
