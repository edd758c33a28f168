/* Two results of the same cells, and what is said of them. */
#ifndef VERBS_COMPARE_H
#define VERBS_COMPARE_H

#include "options/verb.h"
#include "statistics/pairing.h"

struct cJSON;

struct comparison {
    const char *path[2];
    struct words by;
    double percent; /* differences up to this do not matter */
    bool force;
    struct csv csv[2];
    struct pairing pairing;
    struct cJSON *record[2]; /* provenance.h; NULL: nothing is known */
};

/* Did either of a row and its partner end by a timeout? */
bool comparison_timed_out(const struct comparison *comparison, int row);

/* Print where counts differ, and which rows and columns are in one table only.  Returns EXIT_FINE, EXIT_COUNTS_DIFFER if
 * there is any of that, or EXIT_CONFIG if there was nothing to compare. */
int compare_counts(const struct comparison *comparison);

/* May times be compared?  False after a message. */
bool compare_times_usable(const struct comparison *comparison);

/* Print a verdict on the times of each group of rows that agree in these columns of the first table. */
void compare_times(const struct comparison *comparison, const int *columns);

#endif
