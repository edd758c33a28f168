/* What `report` writes about CSVs of results: the parts of its page, which are HTML. */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "cell/plan.h"
#include "claims/claim.h"
#include "frame/csv.h"

struct cJSON;

/* How claims come out, in the order in which a reader wants to know of them. */
enum { UNEXPECTED, NOT_DECIDED, AS_EXPECTED, OUTCOMES_OF_CLAIMS };
extern const char *const class_of_outcome[OUTCOMES_OF_CLAIMS]; /* how looks.css calls it */

/* One CSV, and what is known of it; all texts are kept (lasting.h). */
struct result_file {
    const char *path, *name, *question; /* "results/gallery/ply.csv", "gallery/ply", what its config asks, */
    const char *title;                  /* and its name behind that where another of the page asks the same */
    struct csv csv;
    struct cJSON *record;         /* of provenance.h; NULL: there is none */
    struct experiment experiment; /* of its config, which has no claims where it cannot be read, */
    bool readable, claims;        /* and is it readable, and does it claim anything? */
    struct judgement *judgement;  /* of each claim */
    const int *cell;              /* of each row that of the experiment; NULL: nobody knows */
    int outcomes[OUTCOMES_OF_CLAIMS], number;
    char *warnings; /* a list */
    int warning_count;
    bool exhibited; /* in a gallery, where what can be taken along is seen at once */
};

/* Read it, and judge its claims: by the config that belongs to it, as `claims` does, or else by that which its record keeps.
 * False after a message. */
bool report_read(struct result_file *file, const char *path);
void report_free(struct result_file *file);

/* How a claim came out, and its class. */
int report_outcome(const struct result_file *file, int claim);
const char *report_class(const struct result_file *file);

/* What was found of a claim, and what was published of it, "" if nothing was. */
const char *report_finding(const struct result_file *file, int claim);
const char *report_published(const struct result_file *file, int claim);

/* The warnings, into the file's fields. */
void report_warn(struct result_file *file);

/* The arguments that run the cell of a row again, "game=... limit=4"; NULL: nobody knows. */
char *report_cell(const struct result_file *file, int row);

/* The same of a search that is small enough to be looked at, and has cutoffs to see: that of a row, or two plies of one; NULL:
 * there is none. */
char *report_own_tree(const struct result_file *file);

/* What stands before the sections: how all came out; the claims that came out otherwise; a card for each file, if there are
 * several, and a list of them for the side. */
void report_lead(FILE *out, const struct result_file *files, int count);
void report_failures(FILE *out, const struct result_file *files, int count);
void report_wall(FILE *out, const struct result_file *files, int count);
void report_contents(FILE *out, const struct result_file *files, int count);

/* A section with all of it, whose id is "result-N", and without a heading if it is `alone` under the page's own; behind the
 * figure stands `besides`.  What it says in numbers goes into `said`, for the next report.  False after a message. */
bool report_section(FILE *out, const struct result_file *file, bool alone, const char *besides, struct cJSON *said);

/* A table of means by all axes that vary, likewise. */
bool report_means(FILE *out, const struct result_file *file, struct cJSON *said);

/* What the figure shows, without the question; "" if nobody says. */
const char *report_caption(const struct result_file *file);

/* The figure, where it may be had as a file, and how it is cited. */
void report_figure(FILE *out, const struct result_file *file);
void report_take(FILE *out, const struct result_file *file);

/* What a page of before said that is at this path, NULL if there is none; what has changed since then; and what is said now,
 * for the next one to read. */
struct cJSON *report_earlier(const char *path);
void report_changes(FILE *out, const struct cJSON *earlier, const struct cJSON *now);
void report_keep(FILE *out, const struct cJSON *now);

#endif
