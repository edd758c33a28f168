/*
 * Counting again what a CSV of an artifact says: some of its cells, drawn at random, by the artifact's own config.
 *
 * All paths are relative to the current folder, which is the artifact's.
 */
#ifndef COMPARE_RECOUNT_H
#define COMPARE_RECOUNT_H

#include <stdint.h>

#include "frame/csv.h"
#include "parts/registry.h"
#include "provenance/manifest.h"

/* Why a row is not counted again: how its search ended, unless that has counts, or one of these. */
enum { SPENDS_TIME = STATUSES, ASKS_ENGINE, NOT_DRAWN, REASONS };

struct recount {
    const struct manifest *manifest;
    const char *folder; /* for files that are needed meanwhile */
    uint64_t seed;      /* of what is drawn */
    int jobs;
    int recounted; /* cells, of all CSVs so far */
    int left_out[REASONS];
};

/* Check that a CSV has the rows which its config plans, and that its record names the files of the artifact; draw so
 * many of its rows, recount those that are through in so many seconds, and say on standard output whether their counts
 * are the same.  Rows that a clock ended, or whose budget is one of time, are not drawn.  EXIT_FINE, also if none was
 * through; EXIT_COUNTS_DIFFER after saying what differs, EXIT_CONFIG after saying what cannot be used. */
int recount_csv(struct recount *recount, const struct csv *csv, int wanted, double seconds);

/* Say on standard output how many rows were not recounted, and why. */
void recount_tell_left_out(const struct recount *recount);

#endif
