#include "config/reference.h"

#include <stdlib.h>
#include <string.h>

#include "allocate.h"

/* Choose the parts that the object names, or those by default. */
static bool choose_parts(struct reader *reader, const cJSON *object, struct cell *search)
{
    static const char *const fallback[PART_KINDS] = {NULL, "alphabeta", "eval", "depth"};
    bool good = true;
    for (int kind = ALGORITHM_PART; kind <= CUTOFF_PART; kind++) {
        const Parameter naming = {.name = part_kind_name[kind], .kind = TEXT};
        const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, part_kind_name[kind]);
        Setting name = {.text = fallback[kind]};
        if (item && !value_read(reader, item, &naming, &name))
            good = false;
        else if (part_find(kind, name.text) < 0)
            complain_at(reader, item ? item : object, "there is no %s \"%s\"", part_kind_name[kind], name.text),
                good = false;
        else
            cell_choose(search, kind, part_find(kind, name.text));
    }
    return good;
}

/* Give a cell the parameters that the object names and some of its parts has; which keys were taken is noted. */
static void set_parameters(struct reader *reader, const cJSON *object, int first_kind, int last_kind,
                           struct cell *cell, bool *taken)
{
    const cJSON *item;
    int key = 0;
    cJSON_ArrayForEach (item, object) {
        for (int kind = first_kind; kind <= last_kind; kind++) {
            const int i = parameter_find(kind, cell->part[kind], item->string);
            taken[key] |= i >= 0 || is_remark(item->string) || strcmp(item->string, part_kind_name[kind]) == 0;
            if (i >= 0)
                value_read(reader, item, parameter_at(kind, cell->part[kind], i), &cell->setting[kind][i]);
        }
        key++;
    }
}

/* The line of moves with one more; kept with the experiment. */
static const char *longer_line(struct experiment *experiment, const char *line, int number)
{
    char text[20 * MOST_MOVES];
    snprintf(text, sizeof text, "%s%s%d", strcmp(line, "none") == 0 ? "" : line,
             strcmp(line, "none") == 0 ? "" : ".", number);
    experiment->lines =
        need(realloc(experiment->lines, (size_t)(experiment->line_count + 1) * sizeof *experiment->lines));
    return experiment->lines[experiment->line_count++] = need(strdup(text));
}

/* What the moves of a cell's position are searched with. */
static struct cell reference_of(struct reader *reader, const cJSON *object, const struct cell *search,
                                const struct cell *row, bool *taken)
{
    struct cell cell = *search;
    cell.part[GAME_PART] = row->part[GAME_PART];
    memcpy(cell.setting[GAME_PART], row->setting[GAME_PART], sizeof cell.setting[GAME_PART]);
    memcpy(cell.setting[LIMITS_PART], row->setting[LIMITS_PART], sizeof cell.setting[LIMITS_PART]);
    cell.setting[LIMITS_PART][REPEAT].integer = 1; /* it is not timed */
    cell.setting[LIMITS_PART][PRECISION].real = 0;
    set_parameters(reader, object, GAME_PART, GAME_PART, &cell, taken);
    return cell;
}

/* How many moves the position has, each of which is a cell. */
static int count_moves(struct reader *reader, const cJSON *object, const struct cell *cell)
{
    struct sight sight;
    const struct task task = cell_task(cell);
    games[cell->part[GAME_PART]]->look(&task, &sight);
    if (sight.count > 0 && task.line_length == MOST_MOVES)
        complain_at(reader, object, "a reference cannot follow more than %d \"moves\"", MOST_MOVES);
    return sight.count;
}

static void append_moves(struct experiment *experiment, struct cells *cells, struct cell cell, int count)
{
    const int at = parameter_find(GAME_PART, cell.part[GAME_PART], "moves");
    const char *line = cell.setting[GAME_PART][at].text;
    for (int i = 0; i < count; i++) {
        cell.setting[GAME_PART][at].text = longer_line(experiment, line, i);
        cells_append(cells, &cell);
    }
}

/* Does a row start from the same position as the one before it, and so have its references? */
static bool shares_references(const struct experiment *experiment, int i)
{
    return i > 0 && same_position(&experiment->cells[i - 1], &experiment->cells[i]);
}

/* How many references each row brings along, before one is made; the caller frees them. */
static int *count_references(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                             const struct cell *search, bool *taken)
{
    int *counts = allocate((size_t)experiment->count, sizeof *counts);
    int64_t total = experiment->count;
    for (int i = 0; i < experiment->count && reader->complaints == 0; i++) {
        if (shares_references(experiment, i))
            continue;
        const struct cell cell = reference_of(reader, object, search, &experiment->cells[i], taken);
        if (reader->complaints == 0)
            total += counts[i] = count_moves(reader, object, &cell);
        if (total > MAX_CELLS)
            complain_at(reader, object, "these are more than %d cells, a reference for every move among them",
                        MAX_CELLS);
    }
    return counts;
}

void reference_append(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    struct cells cells = {0};
    struct cell search = {0};
    bool *taken = allocate((size_t)cJSON_GetArraySize(object), sizeof *taken);
    if (choose_parts(reader, object, &search))
        set_parameters(reader, object, ALGORITHM_PART, CUTOFF_PART, &search, taken);
    int *counts = count_references(reader, object, experiment, &search, taken);
    experiment->reference = allocate((size_t)experiment->count, sizeof *experiment->reference);
    for (int i = 0; i < experiment->count; i++)
        cells_append(&cells, &experiment->cells[i]);
    for (int i = 0; i < experiment->count && reader->complaints == 0; i++) {
        experiment->reference[i] = shares_references(experiment, i) ? experiment->reference[i - 1] : cells.count;
        if (counts[i] > 0)
            append_moves(experiment, &cells, reference_of(reader, object, &search, &experiment->cells[i], taken),
                         counts[i]);
    }
    const cJSON *item;
    int key = 0;
    cJSON_ArrayForEach (item, object)
        if (!taken[key++])
            complain_of_key(reader, item, NULL, 0);
    free(taken);
    free(counts);
    free(experiment->cells);
    experiment->cells = cells.cell;
    experiment->total = cells.count;
}
