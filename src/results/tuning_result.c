#include "results/tuning_result.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "parts/cell.h"
#include "results/csv.h"
#include "results/elo.h"
#include "results/statistics.h"
#include "results/unit.h"

enum { CONFIDENCE = 95 };

/* --- scores ------------------------------------------------------------------------------------------------------- */

static int row_at(const struct tuning_result *result, int setting, int position)
{
    return result->groups.rows[result->setting[setting].first + position];
}

/* Of a row: points a game, or regret; NAN if it has none. */
static double score_of(const struct tuning_result *result, int setting, int position)
{
    const char *text = csv_field(&result->csv, row_at(result, setting, position), result->score);
    if (*text == '\0')
        return NAN;
    return result->match ? half_points_of_text(text) / 4.0 : strtod(text, NULL);
}

/* The mean of a setting from one position to another; less that of another setting, if there is one. */
static struct interval mean_of(const struct tuning_result *result, struct units *units, int setting, int less,
                               int begin, int end)
{
    const size_t most = (size_t)(end > begin ? end - begin : 0);
    double *value = allocate(most, sizeof *value);
    int *unit = allocate(most, sizeof *unit), *rows = allocate(most, sizeof *rows), n = 0;
    for (int i = begin; i < end; i++) {
        value[n] = score_of(result, setting, i) - (less < 0 ? 0 : score_of(result, less, i));
        rows[n] = row_at(result, setting, i);
        n += !isnan(value[n]);
    }
    units_among(units, rows, n, unit);
    struct interval mean = bootstrap_mean(value, unit, n, CONFIDENCE / 100.0);
    const struct bounds bounds = {0, result->match ? 1 : INFINITY};
    bounds_cut(less < 0 ? bounds : bounds_of_difference(bounds), &mean.low, &mean.high);
    return mean;
}

/* On how many of these positions did both play the same game, whoever began?  0 if the rows do not say which they played. */
static int count_same(const struct tuning_result *result, int setting, int begin, int end)
{
    const struct csv *csv = &result->csv;
    const int first = csv_find(csv, "first_game"), second = csv_find(csv, "second_game");
    int count = 0;
    for (int i = begin; i < end && first >= 0 && second >= 0; i++) {
        const char *game = csv_field(csv, row_at(result, setting, i), first);
        count += *game && strcmp(game, csv_field(csv, row_at(result, setting, i), second)) == 0;
    }
    return count;
}

/* --- who won ------------------------------------------------------------------------------------------------------ */

/* The setting that was tried on most positions, but for two. */
static int longest(const struct tuning_result *result, int but, int nor)
{
    int most = -1;
    for (int i = 0; i < result->groups.count; i++)
        if (i != but && i != nor && (most < 0 || result->setting[i].count > result->setting[most].count))
            most = i;
    return most;
}

static void judge(struct tuning_result *result, struct units *units)
{
    result->start = result->match ? -1 : 0;
    result->winner = longest(result, result->start, -1);
    const int second = longest(result, result->start, result->winner);
    const int all = result->setting[result->winner].count;
    result->chose = second < 0 ? 0 : result->setting[second].count;
    for (int i = 0; i < result->groups.count; i++) {
        struct setting_tried *setting = &result->setting[i];
        const int chose = setting->count < result->chose ? setting->count : result->chose;
        const int end = chose ? chose : all;
        setting->score = mean_of(result, units, i, -1, 0, end);
        setting->same = end > 0 && count_same(result, i, 0, end) == end;
        const struct interval less = mean_of(result, units, i, result->winner, 0, chose);
        setting->equal = i != result->winner && !(less.low > 0 || less.high < 0);
    }
    result->same = count_same(result, result->winner, result->chose, all);
    result->judged = mean_of(result, units, result->winner, result->start, result->chose, all);
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* Settings are told apart by all axes that were not sampled. */
static void group_settings(struct tuning_result *result)
{
    const struct csv *csv = &result->csv;
    const int axes = csv_find(csv, "status");
    int *column = allocate((size_t)axes, sizeof *column), count = 0;
    for (int i = 0; i < axes; i++)
        if (!is_sampled(csv_field(csv, -1, i)))
            column[count++] = i;
    int *rows = csv_rows(csv);
    result->groups = csv_group(csv, rows, csv->rows, column, count);
    result->setting = allocate((size_t)result->groups.count, sizeof *result->setting);
    for (int g = 0; g < result->groups.count; g++)
        result->setting[g] = (struct setting_tried){.first = result->groups.start[g],
                                                    .count = result->groups.start[g + 1] - result->groups.start[g]};
}

/* False after a complaint. */
static bool find_score(struct tuning_result *result)
{
    const int points = csv_find(&result->csv, "points"), regret = csv_find(&result->csv, "regret");
    result->match = points >= 0;
    result->score = result->match ? points : regret;
    if (csv_find(&result->csv, "status") < 0 || result->score < 0)
        return csv_complain(&result->csv, 0, "a setting is found by \"points\" of a match, or by \"regret\"");
    if (result->csv.rows == 0)
        return csv_complain(&result->csv, 0, "there are no rows");
    return true;
}

bool tuning_result_read(struct tuning_result *result, const char *path)
{
    *result = (struct tuning_result){0};
    if (!results_read(&result->csv, path))
        return false;
    struct units *units = find_score(result) ? units_of_rows(&result->csv, NULL, 0) : NULL;
    if (!units)
        return false;
    group_settings(result);
    if (result->groups.count <= !result->match)
        return csv_complain(&result->csv, 0, "there is one setting, and so nothing to choose");
    judge(result, units);
    return true;
}

/* --- what settings are called, and how they stand --------------------------------------------------------------------- */

const char *tuning_result_value(const struct tuning_result *result, int setting, int column)
{
    return csv_field(&result->csv, result->groups.rows[result->setting[setting].first], column);
}

/* Who plays is said by the other axes. */
bool tuning_result_varies(const struct tuning_result *result, int column)
{
    const char *name = csv_field(&result->csv, -1, column);
    if (is_sampled(name) || strcmp(name, "player") == 0 || strcmp(name, "rival") == 0)
        return false;
    for (int i = 1; i < result->groups.count; i++)
        if (strcmp(tuning_result_value(result, i, column), tuning_result_value(result, 0, column)) != 0)
            return true;
    return false;
}

static const struct tuning_result *sorted;

static int by_success(const void *a, const void *b)
{
    const int x = *(const int *)a, y = *(const int *)b;
    const struct setting_tried *one = &sorted->setting[x], *other = &sorted->setting[y];
    const double better = (sorted->match ? 1 : -1) * (one->score.mean - other->score.mean);
    if (one->count != other->count)
        return other->count - one->count;
    return better != 0 ? (better < 0) - (better > 0) : x - y;
}

int *tuning_result_order(const struct tuning_result *result)
{
    int *order = csv_span(0, result->groups.count);
    sorted = result;
    qsort(order, (size_t)result->groups.count, sizeof *order, by_success);
    return order;
}

enum { POSITIONS = 200 };

/* The winner with another value in one column.  Parameters that this asks for are those of a setting. */
struct change {
    int column; /* -1: none */
    const char *value;
    int setting;
};

/* What stands there. */
static const char *value_at(const struct tuning_result *result, struct change change, int kind, int column)
{
    const char *mine = tuning_result_value(result, result->winner, column);
    if (column == change.column)
        return change.value;
    if (change.column < 0 || strcmp(csv_field(&result->csv, -1, change.column), kinds[kind].name) != 0 ||
        (kinds[kind].combined && *mine))
        return mine;
    return tuning_result_value(result, change.setting, column);
}

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
static void write_part(const struct tuning_result *result, struct change change, int kind, const char *between)
{
    const struct csv *csv = &result->csv;
    const int axes = csv_find(csv, "status"), at = csv_find(csv, kinds[kind].name);
    const int part = at < 0 ? -1 : part_find(kind, value_at(result, change, kind, at));
    for (int i = 0; i < axes; i++) {
        const char *name = csv_field(csv, -1, i), *value = value_at(result, change, kind, i);
        if (*value == '\0' || is_sampled(name) ||
            !(i == at || (part >= 0 && parameter_find(kind, part, name) >= 0)))
            continue;
        fputs(between, stdout);
        write_value(name, value, kind, part);
        between = ", ";
    }
}

static void write_search(const struct tuning_result *result, const char *name, struct change change)
{
    printf("%s    {\"name\": \"%s\"", change.column < 0 ? "" : ",\n", name);
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        write_part(result, change, kind, ", ");
    fputs(",\n     \"cutoffs\": [{", stdout);
    write_part(result, change, CUTOFF_PART, "");
    fputs("}]}", stdout);
}

static void write_change(const struct tuning_result *result, struct change change, const char *sign,
                         const char *said)
{
    write_search(result, printed("%s%s%s", csv_field(&result->csv, -1, change.column), sign, said), change);
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

static const char *next_in(const char *one)
{
    one += strcspn(one, "+");
    return one + (*one == '+');
}

static bool is_in(const char *list, const char *one)
{
    const size_t length = strcspn(one, "+");
    for (; *list; list = next_in(list))
        if (strcspn(list, "+") == length && strncmp(list, one, length) == 0)
            return true;
    return false;
}

/* The first of a list. */
static const char *first_of(const char *list)
{
    return printed("%.*s", (int)strcspn(list, "+"), list);
}

/* Without this one of it. */
static const char *without(const char *list, const char *left_out)
{
    FILE *out = text_open();
    const char *between = "";
    for (const char *one = list; *one; one = next_in(one))
        if (one != left_out) {
            fprintf(out, "%s%s", between, first_of(one));
            between = "+";
        }
    fputs(*between ? "" : "none", out);
    return text_close(out);
}

/* The winner's without each that it has, and with each that others have and it has not. */
static void write_lists(const struct tuning_result *result, const int *order, int column)
{
    const char *winner = tuning_result_value(result, result->winner, column),
               *mine = strcmp(winner, "none") ? winner : "";
    const char *seen = printed("%s+none", winner);
    for (const char *one = mine; *one; one = next_in(one))
        write_change(result, (struct change){column, without(mine, one), result->winner}, " -", first_of(one));
    for (int i = 0; i < result->groups.count; i++)
        for (const char *one = tuning_result_value(result, order[i], column); *one; one = next_in(one)) {
            if (is_in(seen, one))
                continue;
            const char *list = printed("%s%s%s", mine, *mine ? "+" : "", first_of(one));
            write_change(result, (struct change){column, list, order[i]}, " +", first_of(one));
            seen = printed("%s+%s", seen, first_of(one));
        }
}

/* --- other values ------------------------------------------------------------------------------------------------- */

/* Each other one that was tried, in the best setting that has it. */
static void write_others(const struct tuning_result *result, const int *order, int column)
{
    for (int i = 0; i < result->groups.count; i++) {
        const char *value = tuning_result_value(result, order[i], column);
        bool seen = *value == '\0' || strcmp(value, tuning_result_value(result, result->winner, column)) == 0;
        for (int earlier = 0; earlier < i && !seen; earlier++)
            seen = strcmp(value, tuning_result_value(result, order[earlier], column)) == 0;
        if (!seen)
            write_change(result, (struct change){column, value, order[i]}, "=", value);
    }
}

static bool is_list(const struct tuning_result *result, int column)
{
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        if (kinds[kind].combined && strcmp(kinds[kind].name, csv_field(&result->csv, -1, column)) == 0)
            return true;
    return false;
}

/* The game as it was, from seeds above all that were tried. */
static void write_game(const struct tuning_result *result)
{
    const struct csv *csv = &result->csv;
    const int seed = csv_find(csv, "seed"), opening = csv_find(csv, "opening");
    unsigned long long last = 0;
    fputs("    {", stdout);
    write_part(result, (struct change){.column = -1}, GAME_PART, "");
    if (opening >= 0 && *csv_field(csv, 0, opening))
        printf(", \"opening\": %s", csv_field(csv, 0, opening));
    for (int row = 0; seed >= 0 && row < csv->rows; row++) {
        const unsigned long long drawn = strtoull(csv_field(csv, row, seed), NULL, 10);
        last = drawn > last ? drawn : last;
    }
    printf(", \"seed\": \"%llu..%llu\"}\n", last + 1, last + POSITIONS);
}

void tuning_result_write_config(const struct tuning_result *result)
{
    const int axes = csv_find(&result->csv, "status");
    int *order = tuning_result_order(result);
    fputs("{\n  \"question\": \"What is each value of the winner worth?\",\n  \"measure\": \"match\",\n  "
          "\"games\": [\n",
          stdout);
    write_game(result);
    fputs("  ],\n  \"searches\": [\n", stdout);
    write_search(result, "the winner", (struct change){.column = -1});
    for (int column = 0; column < axes; column++)
        if (tuning_result_varies(result, column) && *tuning_result_value(result, result->winner, column))
            (is_list(result, column) ? write_lists : write_others)(result, order, column);
    fputs("\n  ]\n}\n", stdout);
}
