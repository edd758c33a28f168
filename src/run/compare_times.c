#include <cjson/cJSON.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run/compare.h"
#include "base/memory.h"
#include "results/csv.h"
#include "results/statistics.h"
#include "run/provenance.h"
#include "base/text.h"

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

static void print_warnings(const struct comparison *comparison)
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

bool compare_times_usable(const struct comparison *comparison)
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
    return column >= 0 && number_read(csv_cell(csv, row, column), &ns) && ns > 0 ? ns : NAN;
}

static void take_times(const struct comparison *comparison, int row, struct times *times)
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
static struct floor find_floor(const struct comparison *comparison, struct times *times)
{
    struct floor floor = {NAN, ""};
    for (int side = 0; side < 2; side++) {
        const cJSON *recorded = cJSON_GetObjectItemCaseSensitive(comparison->record[side], "floor");
        raise_floor(&floor, timing_spread(times->spreads[side], times->spread_count[side]), "repeats");
        raise_floor(&floor, cJSON_IsNumber(recorded) ? recorded->valuedouble : NAN, "recorded");
    }
    return floor;
}

static struct verdict judge_group(const struct comparison *comparison, const int *rows, int count, double sure,
                                  struct times *times)
{
    times->n = times->spread_count[0] = times->spread_count[1] = 0;
    for (int i = 0; i < count; i++)
        take_times(comparison, rows[i], times);
    const struct floor floor = find_floor(comparison, times);
    return (struct verdict){count > 0 ? rows[0] : -1,
                            timing_judge(times->ratios, times->n, floor.ratio, comparison->percent / 100, sure),
                            floor};
}

/* --- lines ------------------------------------------------------------------------------------------------ */

const char *compare_verdict(const struct timing *timing, char text[VERDICT_TEXT])
{
    static const char *const name[] = {"FASTER", "SLOWER", "same", "undecided"};
    snprintf(text, VERDICT_TEXT, "%s", name[timing->verdict]);
    if (timing->verdict == TIMING_SAME)
        snprintf(text, VERDICT_TEXT, "same within %.2g %%", 100 * timing->within);
    return text;
}

static void print_verdict(const struct timing *timing, const struct floor *floor)
{
    char text[VERDICT_TEXT];
    printf("time: %-18s", compare_verdict(timing, text));
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

static void print_lines(const struct comparison *comparison, const int *columns, const struct verdict *verdicts,
                        int count)
{
    for (int v = 0; v < count; v++) {
        print_verdict(&verdicts[v].timing, &verdicts[v].floor);
        for (int i = 0; i < comparison->rows.by.count; i++)
            print_plainly(stdout, "%s %s=%s", i ? "" : ";", comparison->rows.by.word[i],
                          csv_cell(&comparison->csv[0], verdicts[v].row, columns[i]));
        putchar('\n');
    }
}

void compare_times(const struct comparison *comparison, const int *columns)
{
    const struct csv *csv = &comparison->csv[0];
    int *rows = csv_rows(csv), count = 0;
    for (int row = 0; row < csv->rows; row++)
        if (comparison->pairing.partner[row] >= 0 && !comparison_timed_out(comparison, row))
            rows[count++] = row;
    struct groups groups = csv_group(csv, rows, count, columns, comparison->rows.by.count);
    struct verdict *verdicts = allocate((size_t)groups.count, sizeof *verdicts);
    double *lists = need(calloc(3 * (size_t)count + 1, sizeof *lists));
    print_warnings(comparison);
    struct times times = {lists, {lists + count, lists + 2 * (size_t)count}, 0, {0}};
    for (int g = 0; g < groups.count; g++) /* all groups together are to be wrong no more often (C. Bonferroni) */
        verdicts[g] = judge_group(comparison, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g],
                                  1 - (1 - confidence) / groups.count, &times);
    (comparison->as_table ? compare_print_table : print_lines)(comparison, columns, verdicts, groups.count);
    free(lists);
    free(verdicts);
}
