#include "claims/partnerless.h"

#include <stdio.h>
#include <string.h>

/* Name an axis in which two partners of the row differ, and where it is to be named. */
static void tell_apart(const struct csv *csv, int row, int one, int two, char reason[REASON])
{
    const int axes = csv_find(csv, "status"), first = csv->line[one + 1], second = csv->line[two + 1];
    int axis = 0;
    while (axis < axes && csv_agree(csv, one, two, axis))
        axis++;
    const bool shared = axis < axes && (csv_agree(csv, row, one, axis) || csv_agree(csv, row, two, axis));
    if (axis == axes)
        snprintf(reason, REASON, "lines %d and %d are of the same cell", first, second);
    else
        snprintf(reason, REASON, "lines %d and %d differ in %s, which %s is to name", first, second,
                 csv_cell(csv, -1, axis), shared ? "\"pair\" or \"against\"" : "\"against\"");
}

/* In how many of these columns do two rows differ, and in which first? */
static int count_differing(const struct csv *csv, int row, int other, const int *columns, int count, int *first)
{
    int differing = 0;
    for (int i = count; i-- > 0;)
        if (!csv_agree(csv, row, other, columns[i])) {
            differing++;
            *first = columns[i];
        }
    return differing;
}

void partner_reason(const struct csv *csv, int row, const bool *against, const int *columns, int count,
                    char reason[REASON])
{
    int nearest = -1, fewest = count + 1, axis = -1;
    for (int other = 0; other < csv->rows; other++) {
        int first = -1;
        const int differing = against[other] ? count_differing(csv, row, other, columns, count, &first) : count + 1;
        if (differing == 0 && fewest == 0) {
            tell_apart(csv, row, nearest, other, reason);
            return;
        }
        if (differing < fewest) {
            nearest = other;
            fewest = differing;
            axis = first;
        }
    }
    if (nearest < 0)
        snprintf(reason, REASON, "no row is as \"against\" says");
    else
        snprintf(reason, REASON,
                 "the nearest, line %d, has %s=%s and not %s; add the cell that is missing, or leave %s out of "
                 "\"pair\"",
                 csv->line[nearest + 1], csv_cell(csv, -1, axis), csv_cell(csv, nearest, axis),
                 csv_cell(csv, row, axis), csv_cell(csv, -1, axis));
}
