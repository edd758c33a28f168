#include "results/selection.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"

bool *selection_rows(const struct selection *selection, const struct csv *csv, const char **missing)
{
    bool *in = allocate(csv->rows, sizeof *in);
    memset(in, true, (size_t)csv->rows * sizeof *in);
    for (int c = 0; c < selection->count; c++) {
        const struct condition *condition = &selection->conditions[c];
        const int column = csv_find(csv, condition->name);
        if (column < 0) {
            *missing = condition->name;
            free(in);
            return NULL;
        }
        for (int row = 0; row < csv->rows; row++)
            in[row] = in[row] && condition_find(condition, csv_cell(csv, row, column)) >= 0;
    }
    return in;
}

int *selection_partners(const struct csv *csv, const bool *others, const int *columns, int count)
{
    int *rows = csv_rows(csv), *partner = allocate(csv->rows, sizeof *partner);
    struct groups groups = csv_group(csv, rows, csv->rows, columns, count);
    for (int g = 0; g < groups.count; g++) {
        int found = NO_PARTNER;
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            if (others[groups.rows[i]])
                found = found == NO_PARTNER ? groups.rows[i] : MANY_PARTNERS;
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            partner[groups.rows[i]] = found;
    }
    groups_free(&groups);
    free(rows);
    return partner;
}
