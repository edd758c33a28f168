#include "config/match.h"

#include <stdlib.h>
#include <string.h>

/* The rival of a cell among those of its position, from the first on: the one with the same budget; -1 if none. */
static int find_rival(const struct experiment *experiment, int first, int count, const struct cell *cell)
{
    char mine[SETTING_TEXT], other[SETTING_TEXT];
    for (int i = first; i < count; i++)
        if (strcmp(cell_value(cell, "budget", mine), cell_value(&experiment->rivals[i], "budget", other)) == 0)
            return i;
    return -1;
}

/* In every position and for every budget the first strategy is the rival of all others, and has no row of its own. */
void match_up(struct reader *reader, struct experiment *experiment)
{
    int kept = 0, first = 0, count = 0;
    experiment->rivals = malloc((size_t)experiment->count * sizeof *experiment->rivals + 1);
    for (int i = 0; experiment->rivals && i < experiment->count; i++) {
        struct cell cell = experiment->cells[i];
        if (count > 0 && !same_position(&experiment->rivals[count - 1], &cell))
            first = count;
        const int rival = find_rival(experiment, first, count, &cell);
        if (rival < 0) {
            experiment->rivals[count++] = cell;
            continue;
        }
        cell.rival = &experiment->rivals[rival];
        experiment->cells[kept++] = cell;
    }
    experiment->count = experiment->total = kept;
    if (kept == 0)
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
