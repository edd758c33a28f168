#include "results/mixture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/unit.h"

/* The first axis in which rows of one group differ; false if there is none. */
static bool find_mixture(const struct csv *csv, const struct groups *groups, struct mixture *mixture)
{
    for (int column = 0; column < csv_find(csv, "status"); column++)
        for (int g = 0; g < groups->count && !is_sampled(csv_cell(csv, -1, column)); g++)
            for (int i = groups->start[g] + 1; i < groups->start[g + 1]; i++)
                if (!csv_agree(csv, groups->rows[groups->start[g]], groups->rows[i], column)) {
                    *mixture = (struct mixture){column, groups->rows[groups->start[g]], groups->rows[i]};
                    return true;
                }
    return false;
}

int mixtures_find(const struct csv *csv, const int *rows, int count, const int *named, int named_count,
                  struct mixture *mixtures)
{
    int *columns = allocate((size_t)(named_count + csv->columns), sizeof *columns), found = 0;
    bool mixed = true;
    for (int i = 0; i < named_count; i++)
        columns[i] = named[i];
    while (mixed) { /* each axis that is found counts as named from then on, and so does what follows from it */
        struct groups groups = csv_group(csv, rows, count, columns, named_count + found);
        mixed = find_mixture(csv, &groups, &mixtures[found]);
        if (mixed)
            columns[named_count + found] = mixtures[found].column;
        found += mixed;
        groups_free(&groups);
    }
    free(columns);
    return found;
}

void mixtures_complain(const struct csv *csv, const char *what, const struct mixture *mixtures, int count)
{
    for (int i = 0; i < count; i++) {
        const int column = mixtures[i].column, row = mixtures[i].row, other = mixtures[i].other;
        csv_complain(csv, 0, "%s would mix different %s: \"%s\" in line %d, \"%s\" in line %d", what,
                     csv_cell(csv, -1, column), csv_cell(csv, row, column), csv->line[row + 1],
                     csv_cell(csv, other, column), csv->line[other + 1]);
    }
    FILE *names = text_open();
    for (int i = 0; i < count; i++)
        fprintf(names, "%s%s", i ? "," : "", csv_cell(csv, -1, mixtures[i].column));
    char *list = text_close(names);
    csv_complain(csv, 0, "name what differs in --by, or allow it with --pool %s", list);
    free(list);
}
