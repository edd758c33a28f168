/* Which rows of one group belong together with which of another: those that agree in some columns of one CSV. */
#ifndef RESULTS_PARTNERS_H
#define RESULTS_PARTNERS_H

#include "results/csv.h"

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

/* Find the partners, which are kept (lasting.h). */
struct partners partners_find(const struct csv *csv, const struct party parties[2], const int *columns, int count);

/* Say in which axes some partners differ besides the one that is compared, so that nobody overlooks them. */
void partners_tell_differences(const struct csv *csv, const struct party parties[2], int compared,
                               const struct partners *partners);

/* Say how many rows have no partner.  False after a complaint if none has one, or if one has several: it names the axes in
 * which they differ, and what to do. */
bool partners_check(const struct csv *csv, const struct party parties[2], const int *columns, int count);

#endif
