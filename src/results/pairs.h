#ifndef RESULTS_PAIRS_H
#define RESULTS_PAIRS_H

#include <stdbool.h>
#include <stdio.h>

#include "results/csv.h"
#include "results/question.h"
#include "results/statistics.h"

/* Which rows of one group belong together with which of another: those that agree in some columns of one CSV. */

/* Rows of a CSV, and what they have in common, for messages: "order=best". */
struct party {
    const char *label;
    const int *rows;
    int count;
};

/* first[i] and second[i] are partners; a row that has none, or several, is not among them. */
struct partners {
    int count;
    const int *first, *second;
};

/* List the axes in which partners agree unless the user says otherwise: all but those that are compared, and but those
 * that follow from what is compared, because no row of one party agrees in them with any of the other.  The list has
 * room for all columns of the CSV; returns how many there are. */
int partners_columns(const struct csv *csv, const struct party parties[2], const int *compared, int compared_count,
                     int *columns);

/* For each row of the first party the one of the second that agrees with it in these columns; kept (memory.h). */
enum { NO_PARTNER = -1, MANY_PARTNERS = -2 };
int *partners_of(const struct csv *csv, const struct party parties[2], const int *columns, int count);

/* Why not just one row of the party, which has some, agrees with a row in these columns, and what may be done about it: a clause
 * that goes on after a colon, kept. */
char *partner_reason(const struct csv *csv, int row, const struct party *party, const int *columns, int count,
                     const char *if_several, const char *if_none);

/* Find the partners, which are kept (memory.h). */
struct partners partners_find(const struct csv *csv, const struct party parties[2], const int *columns, int count);

/* Say in which axes some partners differ besides the one that is compared, so that nobody overlooks them. */
void partners_tell_differences(const struct csv *csv, const struct party parties[2], int compared,
                               const struct partners *partners);

/* Say how many rows have no partner.  False after a complaint if none has one, or if one has several: it names the axes in
 * which they differ, and what to do. */
bool partners_check(const struct csv *csv, const struct party parties[2], const int *columns, int count);

/* Pairs of rows that are compared, by compare, by tabulate --ratio-to and by the sentences of summary. */

/* Those of some rows that have a number of --of, as a party of this name; kept (memory.h). */
struct party pairs_party(const struct question *question, int of, const char *label, const int *rows, int count);

/* Pair the rows of two parties that agree in all axes but those compared, and those that follow from these; kept. */
struct partners pairs_find(const struct question *question, const struct party parties[2], const int *compared,
                           int compared_count);

/* Have these rows a ratio in --of, as far as they have a number: are all above 0?  False after a complaint, which ends with
 * a hint. */
bool pairs_have_ratios(const struct question *question, int of, const int *rows, int count, const char *hint);

/* Compare the second rows of n > 0 pairs with the first; `drawn` is the one of both lists whose units count. */
struct paired pairs_compare(const struct question *question, int of, const int *first, const int *second,
                            const int *drawn, int n, bool ratio, double confidence);

/* Which rows of two CSV files of results are of the same cells. */

struct pairing {
    int axes;     /* number of the columns that describe a row's cell: those before "status" */
    int *partner; /* for each row of the first CSV, the row of the second, or -1 */
    int *lonely;  /* rows of the second CSV that have no partner */
    int lonely_count;
};

/* False after a complaint: a CSV has no column "status", or two rows of one cell, or there are axes that only one of
 * them has.  The lists are kept. */
bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second);

/* Which groups of rows are compared with each other: those that agree in the columns of --by that are not compared (is_shared). */

struct contests {
    int *compared, compared_count; /* columns of --by, */
    int *shared, shared_count;     /* and those in which all who compete agree */
    int count;
    const int *start, *group; /* contest c is of group[start[c]] to group[start[c + 1] - 1] */
    bool any;                 /* is there a contest of several? */
};

/* Of the groups that have numbers of this column of --of; kept (memory.h). */
struct contests contests_find(const struct question *question, int of, const struct groups *groups);

static inline int contest_size(const struct contests *contests, int contest)
{
    return contests->start[contest + 1] - contests->start[contest];
}

/* How tables for people say that something is more or less than something else: with the interval, and in words that
 * fit what is counted ("as many leaves") and what is measured ("as much gain"). */

/* More comparisons than these are not put into words. */
enum { MOST_SENTENCES = 12 };

/* Is more of this column what one looks for, or told first, as of gain or points?  Of most columns, such as leaves, it is less. */
bool wants_most(const char *column);

/* Do searches that are compared agree in this column of --by, which is at this place?  Nobody asks which game or limit has fewer
 * leaves, or against whom points are easier to make.  If --competing names columns, only those are compared. */
bool is_shared(const struct question *question, int place);

/* "fewest", "least" or "most", and "many" or "much". */
const char *superlative_of(const char *column);
const char *amount_of(const char *column);

/* What the rows of a group have in common, "algorithm=pvs order=best"; what is empty is left out, unless all is; kept
 * (memory.h). */
char *label_of(const struct csv *csv, int row, const int *columns, int count);

/* How many digits behind the point its numbers have: as many as the interval justifies, and as show that a bound is not 1,
 * or 0, which it is told apart from. */
int comparison_decimals(const struct paired *paired, bool ratio);

/* From the first to the second "2.3 (2.1 .. 2.6) times" or, if it is no ratio, "12 (5 .. 19) more" or "less". */
void write_comparison(FILE *out, const struct paired *paired, bool ratio);

#endif
