#include "config/lists.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/file.h"
#include "config/openings.h"

/* Append the cells of one variant of a game and one of a search, with each cutoff. */
static void combine(struct cells *cells, struct cell cell, const struct cell *search, const struct cells *cutoffs)
{
    cell.name = search->name;
    cell_take(&cell, search, FIRST_OF_SEARCH, LAST_OF_SEARCH);
    for (int c = 0; c < cutoffs->count; c++) {
        cell_take(&cell, &cutoffs->cell[c], CUTOFF_PART, CUTOFF_PART);
        cells_append(cells, &cell);
    }
}

/* The cutoffs that apply to all entries: the default one if the config has none. */
static struct cells common_cutoffs(const struct lists *lists)
{
    struct cells common = {0};
    for (int e = 0; e < lists->cutoffs.count; e++)
        for (int v = 0; v < lists->cutoffs.entry[e].variants.count; v++)
            cells_append(&common, &lists->cutoffs.entry[e].variants.cell[v]);
    if (common.count == 0) {
        struct cell cell = {0};
        cell_choose(&cell, CUTOFF_PART, part_find(CUTOFF_PART, "depth"));
        cells_append(&common, &cell);
    }
    return common;
}

struct cells cells_multiply(const struct lists *lists, const struct cell *model)
{
    struct cells cells = {0}, common = common_cutoffs(lists);
    for (int g = 0; g < lists->games.count; g++) {
        const struct entry *game = &lists->games.entry[g];
        for (int v = 0; v < game->variants.count; v++) {
            struct cell cell = game->variants.cell[v];
            cell_take(&cell, model, LIMITS_PART, LIMITS_PART);
            cell.measure = model->measure;
            for (int s = 0; s < lists->searches.count; s++) {
                const struct entry *search = &lists->searches.entry[s];
                if (!is_searched(game, search))
                    continue;
                const struct cells *cutoffs = search->cutoffs.count ? &search->cutoffs
                                              : game->cutoffs.count ? &game->cutoffs
                                                                    : &common;
                for (int w = 0; w < search->variants.count; w++) {
                    search->variants.cell[w].name = search->name;
                    combine(&cells, cell, &search->variants.cell[w], cutoffs);
                }
            }
        }
    }
    return cells;
}

struct cell_place {
    Fingerprint identity;
    int place;
};

static int by_identity(const void *a, const void *b)
{
    const struct cell_place *x = a, *y = b;
    return x->identity != y->identity ? (x->identity > y->identity) - (x->identity < y->identity)
                                      : x->place - y->place;
}

Fingerprint fingerprint_close(FILE *out)
{
    char *text = text_close(out);
    const Fingerprint print = fingerprint(text, strlen(text));
    release(text);
    return print;
}

static Fingerprint fingerprint_of(const struct cell *cell, bool by_name)
{
    FILE *out = text_open();
    cell_write(out, cell);
    if (by_name && cell->name)
        fprintf(out, " name=%s", cell->name);
    return fingerprint_close(out);
}

int cells_drop_repeated(struct cells *cells, bool by_name)
{
    struct cell_place *named = allocate((size_t)cells->count, sizeof *named);
    bool *repeated = allocate((size_t)cells->count, sizeof *repeated);
    int kept = 0;
    const int before = cells->count;
    for (int i = 0; i < before; i++)
        named[i] = (struct cell_place){fingerprint_of(&cells->cell[i], by_name), i};
    qsort(named, (size_t)before, sizeof *named, by_identity);
    for (int i = 1; i < before; i++)
        repeated[named[i].place] = named[i - 1].identity == named[i].identity;
    for (int i = 0; i < before; i++)
        if (!repeated[i])
            cells->cell[kept++] = cells->cell[i];
    release(named);
    release(repeated);
    cells->count = kept;
    return before - kept;
}

/* How many values a key's list and its ranges have; of one that is too long, which its reader says, 1. */
static double length_of(const cJSON *item)
{
    static const Parameter whole = {.kind = SEED};
    double length = 0;
    for (const cJSON *value = first_of(item); value; value = next_of(item, value)) {
        uint64_t first, last;
        const bool range = cJSON_IsString(value) && setting_range(&whole, value->valuestring, &first, &last);
        length += range && last > first                   ? (double)(last - first) + 1
                  : !cJSON_IsObject(value)                ? 1
                  : strcmp(item->string, "position") == 0 ? positions_count(value)
                                                          : openings_count(value);
    }
    return length > LONGEST_AXIS ? 1 : fmax(length, 1);
}

/* How many variants an entry of a list is multiplied out to, and how many its own cutoffs are; 0: it has none. */
struct product {
    double variants, cutoffs;
};

static double count_variants(const cJSON *list);

static struct product product_of(const cJSON *entry)
{
    struct product product = {1, 0};
    const cJSON *item;
    cJSON_ArrayForEach (item, entry)
        if (!item->string)
            break;
        else if (strcmp(item->string, "cutoffs") == 0)
            product.cutoffs = count_variants(item);
        else if (strcmp(item->string, "searches") != 0 && !is_remark(item->string))
            product.variants *= length_of(item);
    return product;
}

static double count_variants(const cJSON *list)
{
    double sum = 0;
    const cJSON *entry;
    cJSON_ArrayForEach (entry, list)
        sum += product_of(entry).variants;
    return sum;
}

/* How many cells so many starts make with these searches, of each of which at most so many variants are drawn. */
static double count_searched(double starts, const cJSON *searches, double cutoffs, double drawn)
{
    double cells = 0;
    const cJSON *entry;
    cJSON_ArrayForEach (entry, searches) {
        const struct product search = product_of(entry);
        cells += starts * fmin(search.variants, drawn) * (search.cutoffs > 0 ? search.cutoffs : cutoffs);
    }
    return cells;
}

bool count_cells(struct reader *reader, const cJSON *games, const cJSON *searches, const cJSON *cutoffs,
                 double drawn)
{
    const double common = fmax(count_variants(cutoffs), 1);
    double most = count_searched(1, searches, 1, INFINITY); /* which are held, even if no game has them */
    double cells = 0, checked = 0;
    const cJSON *entry;
    cJSON_ArrayForEach (entry, games) {
        const struct product game = product_of(entry);
        const cJSON *own = cJSON_GetObjectItemCaseSensitive(entry, "searches");
        cells += count_searched(game.variants, own ? own : searches, game.cutoffs > 0 ? game.cutoffs : common,
                                own ? INFINITY : drawn);
        checked += game.variants * fmax(game.cutoffs, common);
        most = fmax(most, fmax(cells, checked));
        if (most > MAX_CELLS)
            break;
    }
    if (most > MAX_CELLS)
        complain_at(reader, json_root(reader->json), "these are more than %d cells, before any are excluded",
                    MAX_CELLS);
    return most <= MAX_CELLS;
}

static void exclude(struct reader *reader, const cJSON *object, struct cells *cells)
{
    struct condition conditions[MAX_WORDS];
    int count = 0, kept = 0;
    bool good = true, sure = true;
    const cJSON *item;
    if (!cJSON_IsObject(object) || !object->child) {
        complain_at(reader, object, "expected an object that says which cells to leave out");
        return;
    }
    cJSON_ArrayForEach (item, object)
        if (!is_remark(item->string) && count < MAX_WORDS) {
            good = condition_read(reader, item, cells, NULL, &conditions[count++]) && good;
            sure = sure && !doubted(reader, item->string);
        }
    for (int i = 0; good && i < cells->count; i++) {
        int met = 0;
        while (met < count && condition_find_cell(&conditions[met], &cells->cell[i]) >= 0)
            met++;
        if (met < count)
            cells->cell[kept++] = cells->cell[i];
    }
    if (good && sure && kept == cells->count)
        complain_at(reader, object, "this excludes nothing: no cell matches all of its keys");
    if (good)
        cells->count = kept;
}

void exclude_cells(struct reader *reader, const cJSON *array, struct cells *cells)
{
    const cJSON *object;
    cJSON_ArrayForEach (object, array)
        exclude(reader, object, cells);
}
