#include "run/plan_table.h"

#include "parts/columns.h"
#include "base/memory.h"
#include "results/unit.h"
#include "config/experiment.h"

/* Those of each game after as many moves. */
static struct groups group_games(const struct csv *csv)
{
    static const char *const names[] = {"game", "variant", "opening"};
    int columns[3], count = 0;
    for (int i = 0; i < 3; i++)
        if (csv_find(csv, names[i]) >= 0)
            columns[count++] = csv_find(csv, names[i]);
    return csv_group(csv, csv_rows(csv), csv->rows, columns, count);
}

void plan_tell_openings(FILE *out, const struct experiment *experiment)
{
    struct csv csv;
    char value[SETTING_TEXT];
    int all = 0, different = 0, known = 0;
    if (!has_openings(experiment))
        return;
    foreseen_rows(&csv, experiment);
    struct units *units = units_of_rows(&csv, NULL, 0);
    struct groups games = group_games(&csv);
    FILE *recurring = text_open();
    for (int g = 0; g < games.count; g++) {
        const int *rows = games.rows + games.start[g], n = games.start[g + 1] - games.start[g];
        const int positions = starts_among(units, rows, n),
                  openings = positions < 0 ? 0 : openings_among(&csv, rows, n);
        const struct cell *cell = &experiment->cells[rows[0]];
        if (positions >= 0 && positions < openings) {
            fprintf(recurring, "; of %s", cell_value(cell, "game", value));
            if (cell_value(cell, "variant", value))
                fprintf(recurring, " %s", cell_value(cell, "variant", value));
            fprintf(recurring, " after %d moves %d and %d", cell_opening(cell), openings, positions);
        }
        known += positions >= 0;
        all += openings;
        different += positions < 0 ? 0 : positions;
    }
    const char *told = lasting(text_close(recurring));
    if (all > 0)
        fprintf(out, "%s: %d openings, %d different positions%s\n", experiment->path, all, different,
                known > 1 ? told : "");
    csv_free(&csv);
}
