#include "config/arguments.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "config/lists.h"
#include "base/memory.h"
#include "base/terminal.h"
#include "base/text.h"
#include "config/experiment.h"
#include "base/path.h"

enum { MOST_LEVELS = 64 };

/* Valid until the next call; the experiment keeps its path. */
static const char *path_of_levels(const char *path, const char *game)
{
    static char file[200];
    snprintf(file, sizeof file, "configs/levels/%s.json", game);
    return path ? path : file;
}

bool levels_exist(const char *path, const char *game)
{
    return access(shipped(path_of_levels(path, game)), F_OK) == 0;
}

/* Is the game the same, wherever it starts? */
static bool is_of_game(const struct cell *level, const struct cell *cell)
{
    static const char *const start[] = {"position", "opening", "seed", "moves"};
    struct cell here = *level;
    for (int i = 0; i < 4 && level->part[GAME_PART] == cell->part[GAME_PART]; i++) {
        const int at = parameter_find(GAME_PART, cell->part[GAME_PART], start[i]);
        here.setting[GAME_PART][at] = cell->setting[GAME_PART][at];
    }
    return cell_shares_position(&here, cell);
}

bool levels_read(struct experiment *levels, const char *path, const struct cell *cell)
{
    if (!experiment_read(levels, path_of_levels(path, part_at(GAME_PART, cell->part[GAME_PART])->name)))
        return false;
    int kept = 0;
    for (int i = 0; i < levels->count; i++)
        if (is_of_game(&levels->cells[i], cell))
            levels->cells[kept++] = levels->cells[i];
    levels->count = kept > 0 ? kept : levels->count;
    return true;
}

/* The first cell of each name. */
static int list_levels(const struct experiment *levels, const struct cell *list[MOST_LEVELS])
{
    int count = 0;
    for (int i = 0; i < levels->count && count < MOST_LEVELS; i++) {
        const struct cell *cell = &levels->cells[i];
        if (cell->name && (count == 0 || strcmp(list[count - 1]->name, cell->name) != 0))
            list[count++] = cell;
    }
    return count;
}

const struct cell *levels_find(const struct experiment *levels, const char *name)
{
    const struct cell *list[MOST_LEVELS];
    const char *names[MOST_LEVELS] = {NULL};
    const int count = list_levels(levels, list);
    for (int i = 0; i < count; i++) {
        names[i] = list[i]->name;
        if (strcasecmp(names[i], name) == 0)
            return list[i];
    }
    print_plainly(stderr, "%s: there is no level \"%s\"%s%s", levels->path, name,
                  count ? "" : ": none of its searches has a \"name\"", suggestion(name, names, count));
    fputc('\n', stderr);
    return NULL;
}

/* The part, and its settings besides defaults; the limit always. */
static void add_part(struct aligned *table, const struct cell *cell, int kind)
{
    char value[SETTING_TEXT], usual[SETTING_TEXT];
    const Parameter *parameter;
    FILE *out = text_open();
    fputs(part_at(kind, cell->part[kind])->name, out);
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
        const char *set = setting_write(parameter, cell->setting[kind][i], value);
        if (strcmp(set, setting_write(parameter, setting_default(parameter), usual)) != 0 ||
            strcmp(parameter->name, "limit") == 0)
            fprintf(out, " %s=%s", parameter->name, set);
    }
    char *text = text_close(out);
    aligned_add(table, "%s", text);
}

static bool is_written(const struct cell *const *list, int count, int kind)
{
    int i = 0;
    while (i < count && !part_is_written(kind, list[i]->part[kind]))
        i++;
    return i < count;
}

void levels_print(FILE *out, const struct experiment *levels)
{
    const struct cell *list[MOST_LEVELS];
    const int count = list_levels(levels, list);
    struct aligned table = {0};
    aligned_add(&table, "level");
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        if (is_written(list, count, kind))
            aligned_add(&table, "%s", kinds[kind].name);
    aligned_end_row(&table);
    for (int i = 0; i < count; i++) {
        aligned_add(&table, "%s", list[i]->name);
        for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
            if (is_written(list, count, kind))
                add_part(&table, list[i], kind);
        aligned_end_row(&table);
    }
    aligned_print(&table, out);
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
