/*
 * Counting again what the CSVs in a folder say, such as an artifact that somebody unpacked: rows drawn at random, by the
 * folder's own configs and tables.
 */
#ifndef RUN_RECOUNT_H
#define RUN_RECOUNT_H

#include "parts/plan.h"
#include "results/csv.h"
#include "parts/registry.h"

/* Why a row is not counted again: how its search ended, unless that has counts, or one of these. */
enum { SPENDS_TIME = STATUSES, ASKS_ENGINE, NOT_DRAWN, REASONS };

/* Of all CSVs so far. */
struct recount {
    uint64_t seed; /* of what is drawn */
    int jobs;
    int recounted; /* cells */
    int left_out[REASONS];
};

/* Go into the folder, recount so many rows of these CSVs there, or of all its results/X.csv if count is 0, by configs/X.json,
 * and say on standard output what differs and what was not recounted.  An exit status. */
int recount_sample(const char *folder, char *const *csv, int count, int sample, uint64_t seed, int jobs);

/* Check that a CSV has the rows that its config plans, and that its record is of these bytes and tables; draw so many of its
 * rows, and recount them.  Rows that a clock ended, or whose budget is one of time, are not drawn.  EXIT_FINE, also if
 * there was none to draw; EXIT_COUNTS_DIFFER after saying what differs, EXIT_CONFIG after saying what cannot be used. */
int recount_csv(struct recount *recount, const struct csv *csv, int wanted);

/* Find the cell of each row, -1 if the config has none.  EXIT_FINE; EXIT_COUNTS_DIFFER after saying which rows have no cell, or
 * that cells have no row; or EXIT_CONFIG after a message. */
int plan_find(const struct csv *csv, const struct experiment *experiment, int *cell);

/* Say on standard output in what a CSV, or a row of it unless that is -1, differs; returns EXIT_COUNTS_DIFFER. */
int differ(const struct csv *csv, int row, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
