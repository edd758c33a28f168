#include "run/compare.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/terminal.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "parts/columns.h"
#include "results/csv.h"
#include "results/pairs.h"
#include "results/statistics.h"
#include "run/provenance.h"

/* How far two runs of one program differ. */
struct floor {
    double ratio; /* less 1; NAN: none is known */
    const char *source;
};

/* Of a group; the row is one of the first table. */
struct timing_group {
    int row;
    struct timing timing;
    struct floor floor;
};

enum { NAMED = 10 };

struct difference_tally {
    int compared, different, cells, timeouts, budgets;
    int counts, missing;     /* columns of counts that both have, and that one of them lacks */
    int *column[2], columns; /* what is compared, in both tables */
};

static void print_row(const struct file_pair *comparison, int side, int row)
{
    const struct csv *csv = &comparison->csv[side];
    for (int i = 0; i < csv_find(csv, "status"); i++)
        if (*csv_field(csv, row, i))
            print_plainly(stdout, " %s=%s", csv_field(csv, -1, i), csv_field(csv, row, i));
    printf(" (line %d)\n", csv->line[row + 1]);
}

static bool says(const struct csv *csv, int row, const char *column, const char *text)
{
    const int place = csv_find(csv, column);
    return place >= 0 && strcmp(csv_field(csv, row, place), text) == 0;
}

/* Did either of a row and its partner end by a timeout? */
static bool timed_out(const struct file_pair *comparison, int row)
{
    return says(&comparison->csv[0], row, "status", "timeout") ||
           says(&comparison->csv[1], comparison->pairing.partner[row], "status", "timeout");
}

/* Columns that only one of the two has are named and not compared; if it is a column of counts, that is a
 * difference.  Where an opening led is no count. */
static void choose_columns(const struct file_pair *comparison, struct difference_tally *tally)
{
    for (int side = 0; side < 2; side++) {
        const struct csv *csv = &comparison->csv[side], *other = &comparison->csv[1 - side];
        for (int i = csv_find(csv, "status"); i < csv->columns; i++) {
            const char *name = csv_field(csv, -1, i);
            const struct column *known = column_named(name);
            if (known && known->rows == OPENING_ROW)
                continue;
            const int place = csv_find(other, name);
            if (place < 0) {
                print_plainly(stdout, "only %s has the column %s", csv->path, name);
                putchar('\n');
                tally->missing += !column_measured(name);
            } else if (side == 0 && !column_measured(name)) {
                tally->counts += strcmp(name, "status") != 0;
                tally->column[0][tally->columns] = i;
                tally->column[1][tally->columns++] = place;
            }
        }
    }
}

static void compare_row(const struct file_pair *comparison, int row, struct difference_tally *tally)
{
    const struct csv *a = &comparison->csv[0], *b = &comparison->csv[1];
    const int before = tally->cells, partner = comparison->pairing.partner[row];
    for (int i = 0; i < tally->columns; i++) {
        const char *left = csv_field(a, row, tally->column[0][i]);
        const char *right = csv_field(b, partner, tally->column[1][i]);
        if (strcmp(left, right) == 0 || tally->cells++ >= NAMED)
            continue;
        print_plainly(stdout, "DIFFERENT: %s is \"%s\", and \"%s\":", csv_field(a, -1, tally->column[0][i]), left,
                      right);
        print_row(comparison, 0, row);
    }
    tally->compared++;
    tally->different += tally->cells > before;
}

static int print_lonely(const struct file_pair *comparison, int side)
{
    const struct pairing *pairing = &comparison->pairing;
    const int rows = side ? pairing->lonely_count : comparison->csv[0].rows;
    int lonely = 0;
    for (int i = 0; i < rows; i++)
        if ((side || pairing->partner[i] < 0) && lonely++ < NAMED) {
            printf("only in %s:", comparison->csv[side].path);
            print_row(comparison, side, side ? pairing->lonely[i] : i);
        }
    if (lonely > NAMED)
        printf("only in %s: %d rows in all\n", comparison->csv[side].path, lonely);
    return lonely;
}

static int judge(const struct difference_tally *tally, int lonely)
{
    if (tally->cells || tally->missing || lonely)
        return EXIT_COUNTS_DIFFER;
    return tally->compared && tally->counts ? EXIT_FINE : EXIT_CONFIG;
}

int compare_counts(const struct file_pair *comparison)
{
    const size_t most = (size_t)comparison->csv[0].columns;
    int *columns = allocate(2 * most, sizeof *columns);
    struct difference_tally tally = {.column = {columns, columns + most}};
    choose_columns(comparison, &tally);
    for (int row = 0; row < comparison->csv[0].rows; row++) {
        if (comparison->pairing.partner[row] < 0)
            continue;
        if (timed_out(comparison, row))
            tally.timeouts++;
        else if (says(&comparison->csv[0], row, "deepen", "ms"))
            tally.budgets++;
        else
            compare_row(comparison, row, &tally);
    }
    const int lonely = print_lonely(comparison, 0) + print_lonely(comparison, 1);
    if (tally.cells)
        printf("counts: %d cells differ, in %d of %d rows\n", tally.cells, tally.different, tally.compared);
    else if (tally.compared == 0 || tally.counts == 0)
        puts("counts: none were compared");
    else
        printf("counts: the same in %d rows of %d columns\n", tally.compared, tally.columns);
    if (tally.timeouts)
        printf("not compared: %d rows that ended by a timeout in either file\n", tally.timeouts);
    if (tally.budgets)
        printf("not compared: the counts of %d rows with a budget in ms\n", tally.budgets);
    return judge(&tally, lonely);
}

enum { SHORTEST_NS = 10000 };

static const double confidence = 0.95;

/* --- may the times be compared? --------------------------------------------------------------------------- */

/* Why the times of this run may not be compared; NULL if nothing is known against it. */
static const char *find_unfit(const cJSON *record)
{
    const cJSON *session;
    const char *why = provenance_unfit(provenance_text(record, "flags"));
    cJSON_ArrayForEach (session, cJSON_GetObjectItemCaseSensitive(record, "sessions"))
        why = why ? why : provenance_unfit(provenance_text(session, "flags"));
    return why;
}

static void print_warnings(const struct file_pair *comparison)
{
    static const char *const told[] = {"machine.host", "machine.cpu", "compiler", "flags"};
    const cJSON *fact;
    for (int side = 0; side < 2; side++) {
        if (!comparison->record[side])
            printf("%s: nothing beside it says how it was made\n", comparison->path[side]);
        cJSON_ArrayForEach (fact, cJSON_GetObjectItemCaseSensitive(comparison->record[side], "machine"))
            if (fact->string && strcmp(provenance_text(fact, "state"), "bad") == 0) {
                print_plainly(stdout, "%s: bad for timing: %s (%s)", comparison->path[side], fact->string,
                              provenance_text(fact, "value"));
                putchar('\n');
            }
    }
    for (size_t i = 0; i < sizeof told / sizeof *told && comparison->record[0] && comparison->record[1]; i++) {
        const char *texts[] = {provenance_text(comparison->record[0], told[i]),
                               provenance_text(comparison->record[1], told[i])};
        if (strcmp(texts[0], texts[1]) != 0) {
            print_plainly(stdout, "the ratios are also those of another %s: \"%s\" and \"%s\"", told[i], texts[0],
                          texts[1]);
            putchar('\n');
        }
    }
}

bool compare_times_usable(const struct file_pair *comparison)
{
    bool usable = true;
    for (int side = 0; side < 2; side++) {
        const char *why = find_unfit(comparison->record[side]);
        if (why && !comparison->force)
            fprintf(stderr, "%s: made by a build %s; its times are compared with --force only\n",
                    comparison->path[side], why);
        usable = usable && (!why || comparison->force);
    }
    return usable;
}

/* --- times ------------------------------------------------------------------------------------------------ */

/* The times of rows; the lists have room for all rows. */
struct times {
    double *ratios, *spreads[2]; /* logarithms of B / A; ns / ns_min - 1 of those that were timed repeatedly */
    int n, spread_count[2];
};

/* NAN if it is no number above 0. */
static double read_ns(const struct csv *csv, int row, const char *name)
{
    const int column = csv_find(csv, name);
    double ns;
    return column >= 0 && number_read(csv_field(csv, row, column), &ns) && ns > 0 ? ns : NAN;
}

static void take_times(const struct file_pair *comparison, int row, struct times *times)
{
    const int rows[] = {row, comparison->pairing.partner[row]};
    double ns[2];
    for (int side = 0; side < 2; side++)
        ns[side] = read_ns(&comparison->csv[side], rows[side], "ns");
    if (!(ns[0] >= SHORTEST_NS && ns[1] >= SHORTEST_NS))
        return;
    times->ratios[times->n++] = log(ns[1] / ns[0]);
    for (int side = 0; side < 2; side++) {
        const double least = read_ns(&comparison->csv[side], rows[side], "ns_min");
        if (ns[side] > least)
            times->spreads[side][times->spread_count[side]++] = ns[side] / least - 1;
    }
}

static void raise_floor(struct floor *floor, double ratio, const char *source)
{
    if (isnan(floor->ratio) || ratio > floor->ratio)
        *floor = (struct floor){ratio, source};
}

/* The largest of the noise floors that are known. */
static struct floor find_floor(const struct file_pair *comparison, struct times *times)
{
    struct floor floor = {NAN, ""};
    for (int side = 0; side < 2; side++) {
        const cJSON *recorded = cJSON_GetObjectItemCaseSensitive(comparison->record[side], "floor");
        raise_floor(&floor, timing_spread(times->spreads[side], times->spread_count[side]), "repeats");
        raise_floor(&floor, cJSON_IsNumber(recorded) ? recorded->valuedouble : NAN, "recorded");
    }
    return floor;
}

static struct timing_group judge_group(const struct file_pair *comparison, const int *rows, int count, double sure,
                                       struct times *times)
{
    times->n = times->spread_count[0] = times->spread_count[1] = 0;
    for (int i = 0; i < count; i++)
        take_times(comparison, rows[i], times);
    const struct floor floor = find_floor(comparison, times);
    return (struct timing_group){
        count > 0 ? rows[0] : -1,
        timing_judge(times->ratios, times->n, floor.ratio, comparison->percent / 100, sure), floor};
}

/* --- lines ------------------------------------------------------------------------------------------------ */

/* "FASTER", "same within 2 %" and the like. */
static const char *verdict_text(const struct timing *timing)
{
    static const char *const name[] = {"FASTER", "SLOWER", "same", "undecided"};
    return timing->verdict == TIMING_SAME ? printed("same within %.2g %%", 100 * timing->within)
                                          : name[timing->verdict];
}

static void print_verdict(const struct timing *timing, const struct floor *floor)
{
    printf("time: %-18s", verdict_text(timing));
    if (timing->n == 0) {
        printf("no times of 10 microseconds or more");
        return;
    }
    if (isnan(timing->low))
        printf("%.4f (too few for an interval), ", timing->ratio);
    else
        printf("%.4f (%.4f .. %.4f), ", timing->ratio, timing->low, timing->high);
    if (isnan(floor->ratio))
        printf("no floor is known");
    else
        printf("floor %.2g %% (%s)", 100 * floor->ratio, floor->source);
    printf("; %d rows", timing->n);
}

static void print_lines(const struct file_pair *comparison, const int *columns, const struct timing_group *verdicts,
                        int count)
{
    for (int v = 0; v < count; v++) {
        print_verdict(&verdicts[v].timing, &verdicts[v].floor);
        for (int i = 0; i < comparison->by.count; i++)
            print_plainly(stdout, "%s %s=%s", i ? "" : ";", comparison->by.word[i],
                          csv_field(&comparison->csv[0], verdicts[v].row, columns[i]));
        putchar('\n');
    }
}

void compare_times(const struct file_pair *comparison, const int *columns)
{
    const struct csv *csv = &comparison->csv[0];
    int *rows = csv_rows(csv), count = 0;
    for (int row = 0; row < csv->rows; row++)
        if (comparison->pairing.partner[row] >= 0 && !timed_out(comparison, row))
            rows[count++] = row;
    struct groups groups = csv_group(csv, rows, count, columns, comparison->by.count);
    struct timing_group *verdicts = allocate((size_t)groups.count, sizeof *verdicts);
    double *lists = allocate(3 * (size_t)count, sizeof *lists);
    print_warnings(comparison);
    struct times times = {lists, {lists + count, lists + 2 * (size_t)count}, 0, {0}};
    for (int g = 0; g < groups.count; g++) /* all groups together are to be wrong no more often (C. Bonferroni) */
        verdicts[g] = judge_group(comparison, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g],
                                  1 - (1 - confidence) / groups.count, &times);
    struct wrapping wrapping = wrapping_begin(stdout, 0);
    print_lines(comparison, columns, verdicts, groups.count);
    wrapping_end(&wrapping);
}
