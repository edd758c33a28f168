/* The parts of what `report` writes about one CSV of results; all are HTML. */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "frame/csv.h"

struct cJSON;

/* One CSV, and what is known of it. */
struct result_file {
    const char *path;
    struct csv csv;
    struct cJSON *record; /* of provenance.h; NULL: there is none */
    struct cJSON *config; /* that the record keeps, as JSON; NULL: none */
};

/* What the config asks, or the file's stem; the caller frees it. */
char *report_question(const struct result_file *file);

/* How claims come out, and how many did so; and how many warnings there are. */
enum { AS_EXPECTED, UNEXPECTED, NOT_DECIDED, OUTCOMES_OF_CLAIMS };
struct tally {
    int claims[OUTCOMES_OF_CLAIMS], warnings;
};
extern const char *const class_of_outcome[OUTCOMES_OF_CLAIMS]; /* how looks.css calls it */

/* A section with all of it, whose id is "result-N", and without a heading if it is `alone` under the page's own; what it
 * says adds to the tally.  False after a message. */
bool report_section(FILE *out, const struct result_file *file, int number, bool alone, struct tally *tally);

/* A table of means by all axes that vary.  False after a message. */
bool report_means(FILE *out, const struct result_file *file);

#endif
