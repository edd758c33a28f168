#include "results/summary.h"

#include <math.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "parts/columns.h"
#include "results/gain.h"
#include "results/unit.h"

struct answer answer_of_group(const struct question *question, int of, const struct groups *groups, int group)
{
    const int first = groups->start[group], end = groups->start[group + 1];
    double *values = allocate((size_t)(end - first), sizeof *values);
    int *unit = allocate((size_t)(end - first), sizeof *unit),
        *rows = allocate((size_t)(end - first), sizeof *rows);
    struct answer answer = {0};
    for (int i = first; i < end; i++) {
        const int row = groups->rows[i];
        if (isnan(question->values[of][row]))
            continue;
        rows[answer.n] = row;
        values[answer.n++] = question->values[of][row];
    }
    units_among(question->units, rows, answer.n, unit);
    answer.units = statistics_of(values, unit, answer.n, answer.statistic);
    bounds_cut(values_bounds(&question->csv, question->of.word[of]), &answer.statistic[LOW],
               &answer.statistic[HIGH]);
    free(rows);
    free(unit);
    free(values);
    return answer;
}

const char *answer_remark(const struct question *question, int of, int row, const struct answer *answer)
{
    const bool drawn = question->groups.count < question->row_count && is_drawn_from_many(&question->csv, row);
    if (answer->n == 1)
        return drawn || column_measured(question->of.word[of]) ? NULL : "exact";
    return answer->statistic[LOW] == answer->statistic[HIGH] ? "all alike" : NULL;
}
