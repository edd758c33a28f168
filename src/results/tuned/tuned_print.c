#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cell/cell.h"
#include "core/allocate.h"
#include "frame/unit.h"
#include "numbers/elo.h"
#include "text/aligned.h"
#include "text/filled.h"
#include "tuned/tuned.h"

/* --- what settings are called ------------------------------------------------------------------------------------- */

static const char *said(const struct tuned *tuned, int setting, int column)
{
    return csv_cell(&tuned->csv, tuned->groups.rows[tuned->setting[setting].first], column);
}

/* Do settings differ in this axis?  Who plays is said by the others. */
static bool varies(const struct tuned *tuned, int column)
{
    const char *name = csv_cell(&tuned->csv, -1, column);
    if (is_sampled(name) || strcmp(name, "player") == 0 || strcmp(name, "rival") == 0)
        return false;
    for (int i = 1; i < tuned->groups.count; i++)
        if (strcmp(said(tuned, i, column), said(tuned, 0, column)) != 0)
            return true;
    return false;
}

static void say_setting(FILE *out, const struct tuned *tuned, int setting)
{
    const int axes = csv_find(&tuned->csv, "status");
    const char *between = "";
    for (int i = 0; i < axes; i++)
        if (varies(tuned, i) && *said(tuned, setting, i)) {
            fprintf(out, "%s%s=%s", between, csv_cell(&tuned->csv, -1, i), said(tuned, setting, i));
            between = " ";
        }
}

/* --- table -------------------------------------------------------------------------------------------------------- */

static const struct tuned *sorted;

/* Who was tried longest, and of those tried as long the best, stands first. */
static int by_success(const void *a, const void *b)
{
    const int x = *(const int *)a, y = *(const int *)b;
    const struct setting_tried *one = &sorted->setting[x], *other = &sorted->setting[y];
    const double better = (sorted->match ? 1 : -1) * (one->score.mean - other->score.mean);
    if (one->count != other->count)
        return other->count - one->count;
    return better != 0 ? (better < 0) - (better > 0) : x - y;
}

static void print_table(const struct tuned *tuned)
{
    struct aligned table = {0};
    const int axes = csv_find(&tuned->csv, "status"), count = tuned->groups.count;
    int *order = allocate((size_t)count, sizeof *order);
    for (int i = 0; i < count; i++)
        order[i] = i;
    sorted = tuned;
    qsort(order, (size_t)count, sizeof *order, by_success);
    for (int i = 0; i < axes; i++)
        if (varies(tuned, i))
            aligned_add(&table, "%s", csv_cell(&tuned->csv, -1, i)), table.keys++;
    aligned_add(&table, "positions");
    aligned_add(&table, tuned->match ? "points a game" : "regret");
    aligned_add(&table, "95 %% interval");
    aligned_add(&table, "%s", "");
    aligned_end_row(&table);
    for (int k = 0; k < count; k++) {
        const struct setting_tried *setting = &tuned->setting[order[k]];
        for (int i = 0; i < axes; i++)
            if (varies(tuned, i))
                aligned_add(&table, "%s", said(tuned, order[k], i));
        aligned_add(&table, "%d", setting->count);
        aligned_add(&table, "%.3g", setting->score.mean);
        if (isnan(setting->score.low))
            aligned_add(&table, "-");
        else
            aligned_add(&table, "%.3g .. %.3g", setting->score.low, setting->score.high);
        aligned_add(&table, "%s",
                    order[k] == tuned->winner  ? "the winner"
                    : order[k] == tuned->start ? "the start"
                    : setting->equal           ? "not told apart"
                                               : "");
        aligned_end_row(&table);
    }
    aligned_print(&table, stdout);
    free(order);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

static void say_elo(FILE *out, const struct interval *score)
{
    const struct elo elo = elo_between(score);
    if (isnan(elo.low) || isnan(elo.high))
        fputs("were too few for an interval", out);
    else if (elo.low > 0 || elo.high < 0)
        fprintf(out, "say that it is %s than the start: by %.0f Elo (%.0f to %.0f)",
                elo.low > 0 ? "stronger" : "weaker", fabs(elo.value), elo.low > 0 ? elo.low : -elo.high,
                elo.low > 0 ? elo.high : -elo.low);
    else
        fprintf(out, "cannot tell it from the start: %.0f Elo (%.0f to %.0f)", elo.value, elo.low, elo.high);
}

static void say_regret(FILE *out, const struct interval *less)
{
    if (isnan(less->low))
        fputs("were too few for an interval", out);
    else if (less->high < 0 || less->low > 0)
        fprintf(out, "say that it regrets %s than the start: by %.3g (%.3g to %.3g)",
                less->high < 0 ? "less" : "more", fabs(less->mean), less->high < 0 ? -less->high : less->low,
                less->high < 0 ? -less->low : less->high);
    else
        fprintf(out, "cannot tell it from the start: its regret differs by %.3g (%.3g to %.3g)", less->mean,
                less->low, less->high);
}

static int count_equal(const struct tuned *tuned)
{
    int equal = 0;
    for (int i = 0; i < tuned->groups.count; i++)
        equal += tuned->setting[i].equal;
    return equal;
}

void tuned_print(const struct tuned *tuned)
{
    const int judging = tuned->setting[tuned->winner].count - tuned->chose, equal = count_equal(tuned);
    print_table(tuned);
    putchar('\n');
    struct breaking breaking = breaking_begin(stdout, 0);
    fputs("The winner is ", stdout);
    say_setting(stdout, tuned, tuned->winner);
    if (judging > 0) {
        printf(". The %d positions that chose nothing ", judging);
        (tuned->match ? say_elo : say_regret)(stdout, &tuned->judged);
    } else {
        fputs(". No positions are left that chose nothing, so that nothing judges it", stdout);
    }
    printf(". %d of the others cannot be told from it on the positions that both were tried on, each at 95 %% by "
           "itself.\n",
           equal);
    breaking_end(&breaking);
}

/* --- as a config -------------------------------------------------------------------------------------------------- */

/* A number as it stands, any other value in quotes. */
static void write_value(const char *name, const char *value, int kind, int part)
{
    const int index = part < 0 ? -1 : parameter_find(kind, part, name);
    const bool number = index >= 0 && (parameter_at(kind, part, index)->kind == REAL ||
                                       parameter_at(kind, part, index)->kind == INTEGER ||
                                       parameter_at(kind, part, index)->kind == SEED);
    printf(number ? "\"%s\": %s" : "\"%s\": \"%s\"", name, value);
}

/* Those of a kind of part, with its parameters. */
static void write_part(const struct tuned *tuned, int row, int kind, const char **between)
{
    const struct csv *csv = &tuned->csv;
    const int axes = csv_find(csv, "status"), at = csv_find(csv, kinds[kind].name);
    const int part = at < 0 ? -1 : part_find(kind, csv_cell(csv, row, at));
    for (int i = 0; i < axes; i++) {
        const char *name = csv_cell(csv, -1, i), *value = csv_cell(csv, row, i);
        if (*value == '\0' || is_sampled(name) ||
            !(i == at || (part >= 0 && parameter_find(kind, part, name) >= 0)))
            continue;
        fputs(*between, stdout);
        write_value(name, value, kind, part);
        *between = ", ";
    }
}

static void write_search(const struct tuned *tuned, int row)
{
    const char *between = "";
    fputs("    {", stdout);
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        write_part(tuned, row, kind, &between);
    fputs(", \"cutoffs\": [{", stdout);
    between = "";
    write_part(tuned, row, CUTOFF_PART, &between);
    fputs("}]}", stdout);
}

void tuned_write_config(const struct tuned *tuned)
{
    const char *between = "";
    const int row = tuned->groups.rows[tuned->setting[tuned->winner].first];
    fputs("{\n  \"question\": \"What is the setting worth that was found?\",\n  \"games\": [\n    {", stdout);
    write_part(tuned, row, GAME_PART, &between);
    fputs("}\n  ],\n  \"searches\": [\n", stdout);
    write_search(tuned, row);
    fputs("\n  ]\n}\n", stdout);
}
