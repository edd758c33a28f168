#include <cjson/cJSON.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "exit.h"
#include "provenance/provenance.h"
#include "results/row.h"
#include "statistics/gain.h"
#include "verbs/compare.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter compare [--by COLUMN,...] [--within PERCENT] [--force] A.csv B.csv\n"
    "\n"
    "Compares two results of the same cells: what was counted exactly, what was measured (ns) by ratios B / A.\n"
    "\n"
    "  --by COLUMN,...   a verdict for each group of rows that agree in these columns; without it one for all\n"
    "  --within PERCENT  differences up to that much do not matter\n"
    "  --force           compare times of builds with sanitizers or without optimization, too\n"
    "\n"
    "FASTER and SLOWER say that the whole bootstrap interval of the mean ratio lies beyond the noise\n"
    "floor and PERCENT, \"same\" that it lies within both and around 1, or within PERCENT; anything else is\n"
    "undecided, and so are fewer than 5 rows. The floor is the larger one of what the runs measured of\n"
    "themselves (X.meta.json, if the config has \"repeat\"), and of how far times (medians) lie over the least\n"
    "of their cell, in half of the rows. Without any, and without PERCENT, nothing is decided. A program\n"
    "compared with itself is called faster or slower in at most 5 % of comparisons, all groups together, if\n"
    "the machine behaved while its floor was measured as it did in between.\n"
    "\n"
    "Not compared are times below 10 microseconds, the counts of rows with a budget in ms, and rows that\n"
    "ended by a timeout in either file.\n"
    "\n"
    "Exit status 5 if counts differ, or if rows or columns of counts are in one file only; otherwise 3 if no "
    "counts\n"
    "were compared, because there are no rows or all of them are of those above, or if times are refused.\n";

/* --- options ---------------------------------------------------------------------------------------------- */

static bool read_percent(const char *text, double *ratio)
{
    char *end;
    *ratio = strtod(text, &end) / 100;
    return end != text && *end == '\0' && *ratio >= 0 && *ratio < 10;
}

static bool read_options(int argc, char **argv, struct comparison *comparison)
{
    static const struct option options[] = {{"by", required_argument, NULL, 'b'},
                                            {"within", required_argument, NULL, 'w'},
                                            {"force", no_argument, NULL, 'f'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "h", options, NULL)) != -1) {
        if (option == 'b')
            for (char *word = strtok(optarg, ","); word && comparison->by_count < MOST_BY; word = strtok(NULL, ","))
                comparison->by[comparison->by_count++] = word;
        else if (option == 'f')
            comparison->force = true;
        else if (option == 'h')
            return true;
        else if (option != 'w' || !read_percent(optarg, &comparison->within))
            return false;
    }
    comparison->path[0] = optind + 2 == argc ? argv[optind] : NULL;
    comparison->path[1] = optind + 2 == argc ? argv[optind + 1] : NULL;
    return optind + 2 == argc;
}

/* --- the verb --------------------------------------------------------------------------------------------- */

static int compare(const struct comparison *comparison)
{
    int columns[MOST_BY];
    for (int i = 0; i < comparison->by_count; i++)
        if ((columns[i] = csv_column(&comparison->csv[0], comparison->by[i])) < 0)
            return EXIT_USAGE;
    const int counts = compare_counts(comparison);
    fflush(stdout);
    const bool usable = compare_times_usable(comparison);
    if (usable)
        compare_times(comparison, columns);
    return counts == EXIT_FINE && !usable ? EXIT_CONFIG : counts;
}

/* Are the cells of measured columns numbers?  False after a complaint. */
static bool is_measured(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++) {
        const char *name = csv_cell(csv, -1, i);
        double *values = row_measured(name) ? values_read(csv, name) : NULL;
        free(values);
        if (row_measured(name) && !values)
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

int compare_command(int argc, char **argv)
{
    struct comparison comparison = {0};
    int status = EXIT_CONFIG;
    if (!read_options(argc, argv, &comparison))
        return fputs(usage, stderr), EXIT_USAGE;
    if (!comparison.path[0])
        return fputs(usage, stdout), EXIT_FINE;
    if (!csv_read(&comparison.csv[0], comparison.path[0]))
        return EXIT_CONFIG;
    if (csv_read(&comparison.csv[1], comparison.path[1])) {
        status = compare_tables(&comparison);
        csv_free(&comparison.csv[1]);
    }
    csv_free(&comparison.csv[0]);
    return status;
}
