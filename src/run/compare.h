/* Two results of the same cells, and what is said of them. */
#ifndef RUN_COMPARE_H
#define RUN_COMPARE_H

#include "base/verb.h"
#include "parts/experiment.h"
#include "parts/registry.h"
#include "results/csv.h"
#include "results/pairs.h"
#include "results/statistics.h"

struct cJSON;

struct file_pair {
    const char *path[2];
    double percent; /* differences up to this do not matter */
    bool force;
    struct words by; /* a verdict for each group of rows that agree in these columns */
    struct csv csv[2];
    struct pairing pairing;
    struct cJSON *record[2]; /* provenance.h; NULL: nothing is known */
};

/* Print where counts differ, and which rows and columns are in one table only.  Returns EXIT_FINE, EXIT_COUNTS_DIFFER if
 * there is any of that, or EXIT_CONFIG if there was nothing to compare. */
int compare_counts(const struct file_pair *comparison);

/* May times be compared?  False after a message. */
bool compare_times_usable(const struct file_pair *comparison);

/* Print a verdict on the times of each group of rows that agree in these columns of the first table. */
void compare_times(const struct file_pair *comparison, const int *columns);

/*
 * Counting again what the CSVs in a folder say, such as an artifact that somebody unpacked: rows drawn at random, by the
 * folder's own configs and tables.
 */

/* Go into the folder, recount so many rows of these CSVs there, or of all its results/X.csv if count is 0, by configs/X.json,
 * and say on standard output what differs and what was not recounted.  An exit status. */
int recount_sample(const char *folder, char *const *csv, int count, int sample, uint64_t seed, int jobs);

#endif
