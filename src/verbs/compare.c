#include "verbs/compare.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "cell/columns.h"
#include "options/call.h"
#include "provenance/provenance.h"
#include "statistics/gain.h"

static int compare(const struct comparison *comparison)
{
    const struct words *by = &comparison->by;
    int *columns = allocate((size_t)by->count, sizeof *columns), status = EXIT_USAGE;
    if (csv_columns(&comparison->csv[0], by->word, by->count, columns)) {
        status = compare_counts(comparison);
        fflush(stdout);
        if (compare_times_usable(comparison))
            compare_times(comparison, columns);
        else if (status == EXIT_FINE)
            status = EXIT_CONFIG;
    }
    free(columns);
    return status;
}

/* Are the cells of measured columns numbers?  False after a complaint. */
static bool is_measured(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++) {
        const char *name = csv_cell(csv, -1, i);
        double *values = column_measured(name) ? values_read(csv, name) : NULL;
        free(values);
        if (column_measured(name) && !values)
            return false;
    }
    return true;
}

static int compare_tables(struct comparison *comparison)
{
    int status = EXIT_CONFIG;
    if (is_measured(&comparison->csv[0]) && is_measured(&comparison->csv[1]) &&
        pairing_make(&comparison->pairing, &comparison->csv[0], &comparison->csv[1])) {
        for (int side = 0; side < 2; side++)
            comparison->record[side] = provenance_read(comparison->path[side]);
        status = compare(comparison);
        for (int side = 0; side < 2; side++)
            cJSON_Delete(comparison->record[side]);
        pairing_free(&comparison->pairing);
    }
    return status;
}

static int run_compare(const struct call *call)
{
    struct comparison *comparison = call->record;
    int status = EXIT_CONFIG;
    comparison->path[0] = call->arguments[0];
    comparison->path[1] = call->arguments[1];
    if (!csv_read(&comparison->csv[0], comparison->path[0]))
        return EXIT_CONFIG;
    if (csv_read(&comparison->csv[1], comparison->path[1])) {
        status = compare_tables(comparison);
        csv_free(&comparison->csv[1]);
    }
    csv_free(&comparison->csv[0]);
    return status;
}

const struct verb verb_compare = {
    .name = "compare",
    .group = RESULTS,
    .purpose = "compare two results: counts exactly, times by their noise",
    .arguments = "A.csv B.csv",
    .about = "Compares two results of the same cells: what was counted exactly, what was measured (ns) by ratios B "
             "/ A.",
    .options =
        {
            {"by", 0, "COLUMN,...",
             "a verdict for each group of rows that agree in these columns; without it one for all",
             INTO(struct comparison, by)},
            {"within", 0, "PERCENT", "differences up to that much do not matter", INTO(struct comparison, percent),
             .most = 1000},
            {"force", 0, NULL, "compare times of builds with sanitizers or without optimization, too",
             INTO(struct comparison, force)},
        },
    .size = sizeof(struct comparison),
    .notes = "FASTER and SLOWER say that the whole bootstrap interval of the mean ratio lies beyond the noise "
             "floor and PERCENT, \"same\" that it lies within both and around 1, or within PERCENT; anything else "
             "is undecided, and so are fewer than 5 rows. The floor is the larger one of what the runs measured of "
             "themselves (X.meta.json, if the config has \"repeat\"), and of how far times (medians) lie over the "
             "least of their cell, in half of the rows. Without any, and without PERCENT, nothing is decided. A "
             "program compared with itself is called faster or slower in at most 5 % of comparisons, all groups "
             "together, if the machine behaved while its floor was measured as it did in between.\n"
             "\n"
             "Not compared are times below 10 microseconds, the counts of rows with a budget in ms, and rows that "
             "ended by a timeout in either file.\n"
             "\n"
             "Exit status 5 if counts differ, or if rows or columns of counts are in one file only; otherwise 3 if "
             "no counts were compared, because there are no rows or all of them are of those above, or if times "
             "are refused.",
    .run = run_compare,
};
