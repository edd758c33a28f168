#include "run/decision.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "parts/row.h"

static const int64_t NOT_FOUND = INT64_MIN;

/* By what the moves are worth, and whether those are the values of solved positions. */
static bool write_regret(FILE *out, const char *move, const char *worth, const char *solved, int64_t cap)
{
    enum { CAP_OF_ENGINES = 1000 }; /* ten pawns */
    const bool labels = !*solved;
    int64_t best = NOT_FOUND, chosen = NOT_FOUND;
    struct weighed weighed;
    while (worth_next(&worth, &weighed)) {
        best = weighed.value > best ? weighed.value : best;
        if (strncmp(weighed.move, move, (size_t)weighed.length) == 0 && !move[weighed.length])
            chosen = weighed.value;
    }
    if (chosen == NOT_FOUND)
        return false;
    const int64_t regret = best - chosen, most = cap ? cap : labels ? CAP_OF_ENGINES : INT64_MAX;
    fprintf(out, ",%" PRId64 ",%d,%s", regret < most ? regret : most, regret == 0,
            labels                     ? "labels"
            : strcmp(solved, "1") == 0 ? "exact"
                                       : "deeper");
    return true;
}

/* By the row of another cell. */
static bool write_judged(FILE *out, const struct experiment *experiment, const struct rows *rows, int index,
                         const char *move)
{
    const int reference = experiment->reference[index];
    const struct cell *cell = &experiment->cells[reference];
    const char *row = row_of(rows, reference);
    char solved[ROW_FIELD];
    int length;
    const char *worth = row ? row_find(row, cell, "worth", &length) : NULL;
    return worth && row_field(row, cell, "solved", solved) &&
           write_regret(out, move, worth, solved, experiment->cap);
}

/* By what the game knows, which the row has itself. */
static bool write_known(FILE *out, const char *row, const struct cell *cell)
{
    char regret[ROW_FIELD];
    if (!row_field(row, cell, "regret", regret))
        return false;
    fprintf(out, ",%s,%d,exact", regret, strcmp(regret, "0") == 0);
    return true;
}

void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index)
{
    const struct cell *cell = &experiment->cells[index];
    const struct appraisal *appraisal = experiment->appraisal ? &experiment->appraisal[index] : NULL;
    const char *row = row_of(rows, index);
    char move[ROW_FIELD];
    const bool chose = row && ended_well(row_status(row)) && row_field(row, cell, "move", move);
    const bool known = appraisal
                           ? chose && write_regret(out, move, appraisal->worth, appraisal->solved, experiment->cap)
                       : cell_judges_itself(cell) ? row && write_known(out, row, cell)
                                                  : chose && write_judged(out, experiment, rows, index, move);
    if (!known)
        fputs(",,,", out);
}
