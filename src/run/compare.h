/* Two results of the same cells, and what is said of them. */
#ifndef RUN_COMPARE_H
#define RUN_COMPARE_H

#include "results/rivals.h"
#include "results/pairs.h"
#include "results/statistics.h"
#include "base/verb.h"

struct cJSON;

struct comparison {
    const char *path[2];
    double percent; /* differences up to this do not matter */
    bool force, as_csv, as_table;
    struct row_comparison rows; /* of one file; its --by is also that of two */
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

/* How far two runs of one program differ. */
struct floor {
    double ratio; /* less 1; NAN: none is known */
    const char *source;
};

/* Of a group; the row is one of the first table. */
struct verdict {
    int row;
    struct timing timing;
    struct floor floor;
};

/* "FASTER", "same within 2 %" and the like; returns the text, which is in the buffer. */
enum { VERDICT_TEXT = 40 };
const char *compare_verdict(const struct timing *timing, char text[VERDICT_TEXT]);

/* Print verdicts as a table for people, and a sentence for each. */
void compare_print_table(const struct comparison *comparison, const int *columns, const struct verdict *verdicts,
                         int count);

#endif
