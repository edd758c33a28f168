#include "results/ending.h"

#include <string.h>

#include "parts/columns.h"

static bool is_wanted(const char *ending, const char *const *wanted, int count)
{
    const size_t length = strcspn(ending, ":"); /* after it stands the signal */
    for (int i = 0; i < count; i++)
        if (strlen(wanted[i]) == length && strncmp(wanted[i], ending, length) == 0)
            return true;
    return false;
}

int endings_keep(const struct csv *csv, int *rows, int count, const char *const *wanted, int wanted_count)
{
    const int column = csv_find(csv, "status");
    int kept = 0, left_out[STATUSES] = {0}, first[STATUSES];
    for (int i = 0; i < count; i++) {
        const char *ending = column < 0 ? "" : csv_cell(csv, rows[i], column);
        const enum status status = row_status(ending);
        if (column < 0 || is_wanted(ending, wanted, wanted_count))
            rows[kept++] = rows[i];
        else if (left_out[status]++ == 0)
            first[status] = csv->line[rows[i] + 1];
    }
    for (int status = 0; status < STATUSES; status++)
        if (left_out[status])
            csv_complain(csv, 0, "left out: %d of %d rows, which ended by %s (the first in line %d)",
                         left_out[status], count, status_name[status], first[status]);
    return kept;
}
