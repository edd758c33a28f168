#include "results/pairs.h"

#include <math.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/gain.h"
#include "results/unit.h"

struct party pairs_party(const struct question *question, int of, const char *label, const int *rows, int count)
{
    int *kept = lasting(allocate((size_t)count, sizeof *kept)), n = 0;
    for (int i = 0; i < count; i++)
        if (!isnan(question->values[of][rows[i]]))
            kept[n++] = rows[i];
    return (struct party){label, kept, n};
}

struct partners pairs_find(const struct question *question, const struct party parties[2], const int *compared,
                           int compared_count)
{
    int *columns = allocate((size_t)question->csv.columns, sizeof *columns);
    const int count = partners_columns(&question->csv, parties, compared, compared_count, columns);
    const struct partners partners = partners_find(&question->csv, parties, columns, count);
    free(columns);
    return partners;
}

bool pairs_have_ratios(const struct question *question, int of, const int *rows, int count, const char *hint)
{
    for (int i = 0; i < count; i++) {
        const double value = question->values[of][rows[i]];
        if (value <= 0)
            return csv_complain(&question->csv, question->csv.line[rows[i] + 1],
                                "%s is %g here, which has no ratio%s", question->of.word[of], value, hint);
    }
    return true;
}

struct paired pairs_compare(const struct question *question, int of, const int *first, const int *second,
                            const int *drawn, int n, bool ratio, double confidence)
{
    double *values[] = {allocate((size_t)n, sizeof(double)), allocate((size_t)n, sizeof(double))};
    int *units = allocate((size_t)n, sizeof *units);
    for (int i = 0; i < n; i++) {
        values[0][i] = question->values[of][first[i]];
        values[1][i] = question->values[of][second[i]];
    }
    units_among(question->units, drawn, n, units);
    struct paired paired = paired_compare(values[0], values[1], units, n, ratio, confidence);
    if (!ratio)
        bounds_cut(bounds_of_difference(values_bounds(&question->csv, question->of.word[of])), &paired.low,
                   &paired.high);
    free(values[0]);
    free(values[1]);
    free(units);
    return paired;
}
