#include "config/levels.h"

#include <string.h>
#include <strings.h>

#include "config/check.h"
#include "config/experiment.h"
#include "text/nearest.h"

bool levels_read(struct experiment *levels, const char *path, const char *game)
{
    static char file[200]; /* the experiment keeps its path */
    snprintf(file, sizeof file, "configs/levels/%s.json", game);
    return experiment_read(levels, path ? path : file);
}

const struct cell *levels_find(const struct experiment *levels, const char *name)
{
    enum { MOST = 64 };
    const char *names[MOST];
    int count = 0;
    for (int i = 0; i < levels->count; i++)
        if (levels->cells[i].name && strcasecmp(levels->cells[i].name, name) == 0)
            return &levels->cells[i];
    fprintf(stderr, "%s: there is no level \"%s\"; there are", levels->path, name);
    for (int i = 0; i < levels->count && count < MOST; i++)
        if (levels->cells[i].name && (count == 0 || strcmp(names[count - 1], levels->cells[i].name) != 0)) {
            names[count++] = levels->cells[i].name;
            fprintf(stderr, "%s \"%s\"", count > 1 ? "," : "", names[count - 1]);
        }
    fprintf(stderr, "%s%s\n", count ? "" : " none: none of its searches has a \"name\"",
            suggestion(name, names, count));
    return NULL;
}

bool levels_apply(const struct cell *level, struct cell *cell)
{
    cell_take(cell, level, ALGORITHM_PART, CUTOFF_PART);
    cell->name = level->name;
    int kind;
    const char *error = check_cell(cell, &kind);
    if (error)
        fprintf(stderr, "plymeter: level \"%s\": %s\n", level->name, error);
    return !error;
}
