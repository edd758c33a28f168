#include "run/compare.h"
#include "show/rivals.h"

#include <cjson/cJSON.h>
#include <stdio.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "base/program.h"
#include "results/derived.h"
#include "results/csv.h"
#include "base/verb.h"
#include "run/provenance.h"
#include "base/terminal.h"

static int compare(const struct file_pair *comparison)
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
    return status;
}

/* Are the fields of measured columns numbers?  False after a complaint. */
static bool is_measured(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++) {
        const char *name = csv_field(csv, -1, i);
        if (column_measured(name) && !values_read(csv, name))
            return false;
    }
    return true;
}

static int compare_files(struct file_pair *comparison)
{
    struct csv *csv = comparison->csv;
    if (!results_read(&csv[0], comparison->path[0]) || !results_read(&csv[1], comparison->path[1]) ||
        !is_measured(&csv[0]) || !is_measured(&csv[1]) || !pairing_make(&comparison->pairing, &csv[0], &csv[1]))
        return EXIT_CONFIG;
    for (int side = 0; side < 2; side++)
        comparison->record[side] = provenance_read(comparison->path[side]);
    return compare(comparison);
}

struct request {
    struct file_pair files;
    struct row_comparison rows; /* of one file */
    struct printer_form form;
};

/* The order of the options: first what both forms take, then what only that of two files does, then that of one. */
enum { FIRST_OF_TWO = 1, FIRST_OF_ONE = 3 };

static int run_compare(const struct call *call)
{
    struct request *request = call->record;
    struct file_pair *files = &request->files;
    const bool one = call->count == 1;
    if (printer_check(call, request->form) != EXIT_FINE)
        return EXIT_USAGE;
    for (int i = FIRST_OF_TWO; call->verb->options[i].name; i++)
        if (call->given[i] && (i >= FIRST_OF_ONE) != one)
            return misused(call, "\"--%s\" goes with %s", call->verb->options[i].name,
                           one ? "two files" : "one file, within which rows are compared");
    if (one)
        return compare_rows(call, &files->by, &request->rows, printer_is_table(request->form));
    files->path[0] = call->arguments[0];
    files->path[1] = call->arguments[1];
    return compare_files(files);
}

const struct verb verb_compare = {
    .name = "compare",
    .group = RESULTS,
    .purpose = "compare two results, or the searches in one",
    .arguments = "A.csv [B.csv]",
    .about =
        "With two files: compares two results of the same cells; what was counted exactly, what was measured (ns) "
        "by ratios B / A. With one file: compares groups of its rows, pair by pair, such as searches of the same "
        "positions, and takes --of, --pair, --difference, --where, --pool, --status and --unit; for a terminal it "
        "prints "
        "a table and a sentence, and elsewhere CSV.",
    .options =
        {
            {"by", 0, "COLUMN,...",
             "two files: a verdict for each group of rows that agree in these columns; without it one for all. One "
             "file: the last one is compared, as \"limit,algorithm=mtdf,pvs,sss\", for each group that agrees in "
             "the others; each value with the first, and without values all that there are",
             INTO(struct request, files.by)},
            {"within", 0, "PERCENT", "two files: differences up to that much do not matter",
             INTO(struct request, files.percent), .most = 1000},
            {"force", 0, NULL, "two files: compare times of builds with sanitizers or without optimization, too",
             INTO(struct request, files.force)},
            OPTIONS_OF_PRINTER(struct request, form),
            {"of", 0, "COLUMN,...",
             "one file: what to compare, also gain and the other columns that summary derives",
             INTO(struct request, rows.question.of), .fallback = "leaves"},
            {"pair", 0, "COLUMN,...",
             "one file: rows that agree in these columns are partners. By default these are all axes but the one "
             "compared, and those that follow from it",
             INTO(struct request, rows.pair)},
            {"difference", 0, NULL, "one file: the mean difference, not the geometric mean of ratios",
             INTO(struct request, rows.difference)},
            OPTIONS_OF_QUESTION(struct request, rows.question),
        },
    .size = sizeof(struct request),
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
             "Within one file, the ratio is that of a value to the first one's, and its interval is by resampling "
             "units. All intervals of a call hold together at 95 % (Bonferroni's correction for its lines): that "
             "of each of n lines is one of 100 - 5/n %, the wider the more is asked. Who quotes one line asks for "
             "it alone. less, equal and greater count units, each by the mean of its pairs; p is that of the exact "
             "two-sided sign test of them, for each line alone. Rows without a partner are left out, and that is "
             "said; several partners of a row are an error.\n"
             "\n"
             "Exit status 5 if counts differ, or if rows or columns of counts are in one file only; otherwise 3 if "
             "no counts were compared, because there are no rows or all of them are of those above, or if times "
             "are refused.",
    .run = run_compare,
};
