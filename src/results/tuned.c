#include "results/tuned.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "results/csv.h"
#include "results/unit.h"
#include "results/statistics.h"
#include "results/elo.h"

enum { CONFIDENCE = 95 };

/* --- scores ------------------------------------------------------------------------------------------------------- */

static int row_at(const struct tuned *tuned, int setting, int position)
{
    return tuned->groups.rows[tuned->setting[setting].first + position];
}

/* Of a row: points a game, or regret; NAN if it has none. */
static double score_of(const struct tuned *tuned, int setting, int position)
{
    const char *text = csv_cell(&tuned->csv, row_at(tuned, setting, position), tuned->score);
    if (*text == '\0')
        return NAN;
    return tuned->match ? half_points_of_text(text) / 4.0 : strtod(text, NULL);
}

/* The mean of a setting from one position to another; less that of another setting, if there is one. */
static struct interval mean_of(const struct tuned *tuned, struct units *units, int setting, int less, int begin,
                               int end)
{
    const size_t most = (size_t)(end > begin ? end - begin : 0);
    double *value = allocate(most, sizeof *value);
    int *unit = allocate(most, sizeof *unit), *rows = allocate(most, sizeof *rows), n = 0;
    for (int i = begin; i < end; i++) {
        value[n] = score_of(tuned, setting, i) - (less < 0 ? 0 : score_of(tuned, less, i));
        rows[n] = row_at(tuned, setting, i);
        n += !isnan(value[n]);
    }
    const struct interval none = {NAN, NAN, NAN, NAN, 0};
    units_among(units, rows, n, unit);
    struct interval mean = n > 0 ? bootstrap_mean(value, unit, n, CONFIDENCE / 100.0) : none;
    const struct bounds bounds = {0, tuned->match ? 1 : INFINITY};
    bounds_cut(less < 0 ? bounds : bounds_of_difference(bounds), &mean.low, &mean.high);
    free(value);
    free(unit);
    free(rows);
    return mean;
}

/* On how many of these positions did both play the same game, whoever began?  0 if the rows do not say which they played. */
static int count_same(const struct tuned *tuned, int setting, int begin, int end)
{
    const struct csv *csv = &tuned->csv;
    const int first = csv_find(csv, "first_game"), second = csv_find(csv, "second_game");
    int count = 0;
    for (int i = begin; i < end && first >= 0 && second >= 0; i++) {
        const char *game = csv_cell(csv, row_at(tuned, setting, i), first);
        count += *game && strcmp(game, csv_cell(csv, row_at(tuned, setting, i), second)) == 0;
    }
    return count;
}

/* --- who won ------------------------------------------------------------------------------------------------------ */

/* The setting that was tried on most positions, but for two. */
static int longest(const struct tuned *tuned, int but, int nor)
{
    int most = -1;
    for (int i = 0; i < tuned->groups.count; i++)
        if (i != but && i != nor && (most < 0 || tuned->setting[i].count > tuned->setting[most].count))
            most = i;
    return most;
}

static void judge(struct tuned *tuned, struct units *units)
{
    tuned->start = tuned->match ? -1 : 0;
    tuned->winner = longest(tuned, tuned->start, -1);
    const int second = longest(tuned, tuned->start, tuned->winner);
    const int all = tuned->setting[tuned->winner].count;
    tuned->chose = second < 0 ? 0 : tuned->setting[second].count;
    for (int i = 0; i < tuned->groups.count; i++) {
        struct setting_tried *setting = &tuned->setting[i];
        const int chose = setting->count < tuned->chose ? setting->count : tuned->chose;
        const int end = chose ? chose : all;
        setting->score = mean_of(tuned, units, i, -1, 0, end);
        setting->same = end > 0 && count_same(tuned, i, 0, end) == end;
        const struct interval less = mean_of(tuned, units, i, tuned->winner, 0, chose);
        setting->equal = i != tuned->winner && !(less.low > 0 || less.high < 0);
    }
    tuned->same = count_same(tuned, tuned->winner, tuned->chose, all);
    tuned->judged = mean_of(tuned, units, tuned->winner, tuned->start, tuned->chose, all);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* Settings are told apart by all axes that were not sampled. */
static void group_settings(struct tuned *tuned)
{
    const struct csv *csv = &tuned->csv;
    const int axes = csv_find(csv, "status");
    int *column = allocate((size_t)axes, sizeof *column), count = 0;
    for (int i = 0; i < axes; i++)
        if (!is_sampled(csv_cell(csv, -1, i)))
            column[count++] = i;
    int *rows = csv_rows(csv);
    tuned->groups = csv_group(csv, rows, csv->rows, column, count);
    tuned->setting = allocate((size_t)tuned->groups.count, sizeof *tuned->setting);
    for (int g = 0; g < tuned->groups.count; g++)
        tuned->setting[g] = (struct setting_tried){.first = tuned->groups.start[g],
                                                   .count = tuned->groups.start[g + 1] - tuned->groups.start[g]};
    free(column);
    free(rows);
}

/* False after a complaint. */
static bool find_score(struct tuned *tuned)
{
    const int points = csv_find(&tuned->csv, "points"), regret = csv_find(&tuned->csv, "regret");
    tuned->match = points >= 0;
    tuned->score = tuned->match ? points : regret;
    if (csv_find(&tuned->csv, "status") < 0 || tuned->score < 0)
        return csv_complain(&tuned->csv, 0, "a setting is found by \"points\" of a match, or by \"regret\"");
    if (tuned->csv.rows == 0)
        return csv_complain(&tuned->csv, 0, "there are no rows");
    return true;
}

bool tuned_read(struct tuned *tuned, const char *path)
{
    *tuned = (struct tuned){0};
    if (!results_read(&tuned->csv, path))
        return false;
    struct units *units = find_score(tuned) ? units_of_rows(&tuned->csv, NULL, 0) : NULL;
    if (units) {
        group_settings(tuned);
        const bool several = tuned->groups.count > !tuned->match;
        if (several)
            judge(tuned, units);
        else
            csv_complain(&tuned->csv, 0, "there is one setting, and so nothing to choose");
        if (several)
            return true;
    }
    tuned_free(tuned);
    return false;
}

void tuned_free(struct tuned *tuned)
{
    if (tuned->setting)
        free(tuned->setting);
    csv_free(&tuned->csv);
}

/* --- what settings are called, and how they stand --------------------------------------------------------------------- */

const char *tuned_said(const struct tuned *tuned, int setting, int column)
{
    return csv_cell(&tuned->csv, tuned->groups.rows[tuned->setting[setting].first], column);
}

/* Who plays is said by the other axes. */
bool tuned_varies(const struct tuned *tuned, int column)
{
    const char *name = csv_cell(&tuned->csv, -1, column);
    if (is_sampled(name) || strcmp(name, "player") == 0 || strcmp(name, "rival") == 0)
        return false;
    for (int i = 1; i < tuned->groups.count; i++)
        if (strcmp(tuned_said(tuned, i, column), tuned_said(tuned, 0, column)) != 0)
            return true;
    return false;
}

static const struct tuned *sorted;

static int by_success(const void *a, const void *b)
{
    const int x = *(const int *)a, y = *(const int *)b;
    const struct setting_tried *one = &sorted->setting[x], *other = &sorted->setting[y];
    const double better = (sorted->match ? 1 : -1) * (one->score.mean - other->score.mean);
    if (one->count != other->count)
        return other->count - one->count;
    return better != 0 ? (better < 0) - (better > 0) : x - y;
}

int *tuned_order(const struct tuned *tuned)
{
    int *order = allocate((size_t)tuned->groups.count, sizeof *order);
    for (int i = 0; i < tuned->groups.count; i++)
        order[i] = i;
    sorted = tuned;
    qsort(order, (size_t)tuned->groups.count, sizeof *order, by_success);
    return order;
}
