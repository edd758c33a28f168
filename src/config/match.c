#include "config/match.h"

#include <string.h>

static bool same_budget(const struct cell *a, const struct cell *b)
{
    char mine[SETTING_TEXT], other[SETTING_TEXT];
    return strcmp(cell_value(a, "budget", mine), cell_value(b, "budget", other)) == 0;
}

/* The rivals of a cell are those before it in its position, with its budget: all of them, or the first. */
static void add_pairs(struct cells *pairs, struct cell *all, int first, int i, bool every)
{
    for (int j = first; j < i; j++)
        if (same_budget(&all[i], &all[j])) {
            struct cell cell = all[i];
            cell.rival = &all[j];
            cells_append(pairs, &cell);
            if (!every)
                return;
        }
}

void match_up(struct reader *reader, struct experiment *experiment, bool every)
{
    struct cells pairs = {0};
    struct cell *all = experiment->cells;
    for (int i = 1, first = 0; i < experiment->count; i++) {
        if (!same_position(&all[first], &all[i]))
            first = i;
        add_pairs(&pairs, all, first, i, every);
    }
    experiment->rivals = all;
    experiment->cells = pairs.cell;
    experiment->count = experiment->total = pairs.count;
    if (pairs.count == 0)
        complain_at(reader, json_root(reader->json), "a match needs two searches or cutoffs");
}

void match_read_sprt(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    static const Parameter parameters[] = {
        {"elo0", REAL, "0", -1000, 1000, .line = "the one hypothesis"},
        {"elo1", REAL, "20", -1000, 1000, .line = "the other"},
        {"errors", REAL, "0.05", 0.0001, 0.4999, .line = "rate of wrong decisions, for each of them"},
    };
    const char *const names[] = {"elo0", "elo1", "errors"};
    double *const places[] = {&experiment->sprt.elo0, &experiment->sprt.elo1, &experiment->sprt.errors};
    const cJSON *item;
    for (int i = 0; i < 3; i++)
        *places[i] = setting_default(&parameters[i]).real;
    cJSON_ArrayForEach (item, object) {
        int i = 0;
        Setting setting;
        while (i < 3 && strcmp(names[i], item->string) != 0)
            i++;
        if (i == 3 && !is_remark(item->string))
            complain_of_key(reader, item, names, 3);
        else if (i < 3 && value_read(reader, item, &parameters[i], &setting))
            *places[i] = setting.real;
    }
    experiment->sprt.wanted = true;
    if (!cJSON_IsObject(object) || !(experiment->sprt.elo0 < experiment->sprt.elo1))
        complain_at(reader, object, "\"sprt\" is to be an object with \"elo0\" below \"elo1\"");
}
