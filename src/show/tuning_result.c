#include "results/tuning_result.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "results/elo.h"
#include "base/terminal.h"

static void say_setting(FILE *out, const struct tuning_result *result, int setting)
{
    const int axes = csv_find(&result->csv, "status");
    const char *between = "";
    for (int i = 0; i < axes; i++)
        if (tuning_result_varies(result, i) && *tuning_result_value(result, setting, i)) {
            fprintf(out, "%s%s=%s", between, csv_field(&result->csv, -1, i),
                    tuning_result_value(result, setting, i));
            between = " ";
        }
}

/* --- table -------------------------------------------------------------------------------------------------------- */

static void print_table(const struct tuning_result *result)
{
    struct text_table table = {0};
    const int axes = csv_find(&result->csv, "status"), count = result->groups.count;
    int *order = tuning_result_order(result);
    for (int i = 0; i < axes; i++)
        if (tuning_result_varies(result, i))
            text_table_add(&table, "%s", csv_field(&result->csv, -1, i)), table.keys++;
    text_table_add(&table, "positions");
    text_table_add(&table, result->match ? "points a game" : "regret");
    text_table_add(&table, "95 %% interval");
    text_table_add(&table, "%s", "");
    text_table_end_row(&table);
    for (int k = 0; k < count; k++) {
        const struct setting_tried *setting = &result->setting[order[k]];
        for (int i = 0; i < axes; i++)
            if (tuning_result_varies(result, i))
                text_table_add(&table, "%s", tuning_result_value(result, order[k], i));
        text_table_add(&table, "%d", setting->count);
        text_table_add(&table, "%.3g", setting->score.mean);
        if (setting->same)
            text_table_add(&table, "the same games");
        else if (isnan(setting->score.low))
            text_table_add(&table, "-");
        else
            text_table_add(&table, "%.3g .. %.3g", setting->score.low, setting->score.high);
        text_table_add(&table, "%s",
                       order[k] == result->winner  ? "the winner"
                       : order[k] == result->start ? "the start"
                       : setting->equal            ? "not told apart"
                                                   : "");
        text_table_end_row(&table);
    }
    text_table_print(&table, stdout);
}

/* --- sentences ---------------------------------------------------------------------------------------------------- */

/* Of Elo, or of regret. */
static void say_difference(FILE *out, bool elo, const struct interval *by)
{
    const bool up = by->low > 0;
    if (isnan(by->low) || isnan(by->high))
        fputs("were too few for an interval", out);
    else if (up || by->high < 0)
        fprintf(out,
                elo ? "say that it is %s than the start: by %.0f Elo (%.0f to %.0f)"
                    : "say that it regrets %s than the start: by %.3g (%.3g to %.3g)",
                elo  ? (up ? "stronger" : "weaker")
                : up ? "more"
                     : "less",
                fabs(by->mean), up ? by->low : -by->high, up ? by->high : -by->low);
    else
        fprintf(out,
                elo ? "cannot tell it from the start: %.0f Elo (%.0f to %.0f)"
                    : "cannot tell it from the start: its regret differs by %.3g (%.3g to %.3g)",
                by->mean, by->low, by->high);
}

static void tuning_result_print(const struct tuning_result *result)
{
    const int judging = result->setting[result->winner].count - result->chose;
    struct interval by = result->judged;
    int equal = 0;
    for (int i = 0; i < result->groups.count; i++)
        equal += result->setting[i].equal;
    print_table(result);
    putchar('\n');
    struct wrapping wrapping = wrapping_begin(stdout, 0);
    fputs("The winner is ", stdout);
    say_setting(stdout, result, result->winner);
    if (judging > 0 && result->same == judging) {
        printf(". On the %d positions that chose nothing it and the start play the same games, so that nothing is "
               "told of their strength",
               judging);
    } else if (judging > 0) {
        printf(". The %d positions that chose nothing ", judging);
        if (result->match) {
            const struct elo elo = elo_between(&result->judged);
            by = (struct interval){.mean = elo.value, .low = elo.low, .high = elo.high};
        }
        say_difference(stdout, result->match, &by);
        if (result->same > 0)
            printf("; on %d of them both play the same game", result->same);
    } else {
        fputs(". No positions are left that chose nothing, so that nothing judges it", stdout);
    }
    printf(". %d of the others cannot be told from it on the positions that both were tried on, each at 95 %% by "
           "itself.\n",
           equal);
    wrapping_end(&wrapping);
}

bool tuning_result_report(const char *csv)
{
    struct tuning_result result;
    const bool good = tuning_result_read(&result, csv);
    if (good)
        tuning_result_print(&result);
    return good;
}
