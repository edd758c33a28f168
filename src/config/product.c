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

struct named {
    Fingerprint identity;
    int place;
};

static int by_identity(const void *a, const void *b)
{
    const struct named *x = a, *y = b;
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
    struct named *named = allocate((size_t)cells->count, sizeof *named);
    bool *repeated = allocate((size_t)cells->count, sizeof *repeated);
    int kept = 0;
    const int before = cells->count;
    for (int i = 0; i < before; i++)
        named[i] = (struct named){fingerprint_of(&cells->cell[i], by_name), i};
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

/* How many variants an entry of a list is multiplied out to. */
struct product {
    double variants, cutoffs; /* its own cutoffs; 0: it has none */
    const cJSON *searches;    /* and searches; NULL: likewise */
};

/* The number of values of a key that some part of this kind takes; 0 if none does. */
static double values_of(int kind, const cJSON *item)
{
    double most = 0;
    for (int part = 0; part < part_count(kind); part++) {
        const int i = parameter_find(kind, part, item->string);
        if (i < 0)
            continue;
        const Parameter *parameter = parameter_at(kind, part, i);
        double count = 0;
        for (const cJSON *value = first_of(item); value; value = next_of(item, value)) {
            uint64_t first, last;
            const bool range = cJSON_IsString(value) && setting_range(parameter, value->valuestring, &first, &last);
            count += range && last > first    ? (double)(last - first) + 1
                     : !cJSON_IsObject(value) ? 1
                     : is_position(parameter) ? positions_count(value)
                                              : openings_count(value);
        }
        most = count > most ? count : most;
    }
    return most > LONGEST_AXIS ? 1 : most;
}

static struct product *read_products(const cJSON *list, int first_kind, int last_kind, int *count);

static double sum_variants(const struct product *list, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += list[i].variants;
    return sum;
}

/* How many variants the lists hold in memory before they are multiplied by each other. */
static double held_by(const struct product *list, int count)
{
    double sum = sum_variants(list, count);
    for (int i = 0; i < count; i++)
        sum += list[i].cutoffs;
    return sum;
}

static double count_cutoffs(const cJSON *list)
{
    int count;
    struct product *products = read_products(list, CUTOFF_PART, CUTOFF_PART, &count);
    const double sum = sum_variants(products, count);
    return sum;
}

static struct product product_of(const cJSON *entry, int first_kind, int last_kind)
{
    struct product product = {1, 0, NULL};
    const cJSON *item;
    cJSON_ArrayForEach (item, entry)
        if (!item->string)
            break;
        else if (strcmp(item->string, "cutoffs") == 0 && first_kind != CUTOFF_PART)
            product.cutoffs = count_cutoffs(item);
        else if (strcmp(item->string, "searches") == 0 && first_kind == GAME_PART)
            product.searches = item;
        else
            for (int kind = first_kind; kind <= last_kind; kind++) {
                const bool names_parts = strcmp(item->string, kinds[kind].name) == 0 && cJSON_IsArray(item);
                const double count = names_parts ? cJSON_GetArraySize(item) : values_of(kind, item);
                product.variants *= count > 0 ? count : 1;
                if (count > 0)
                    break; /* a key that two kinds of part have belongs to the first one */
            }
    return product;
}

static struct product *read_products(const cJSON *list, int first_kind, int last_kind, int *count)
{
    *count = 0;
    struct product *products = allocate((size_t)cJSON_GetArraySize(list), sizeof *products);
    const cJSON *entry;
    cJSON_ArrayForEach (entry, list)
        products[(*count)++] = product_of(entry, first_kind, last_kind);
    return products;
}

static double cutoffs_of(const struct product *game, const struct product *search, double common)
{
    return search->cutoffs > 0 ? search->cutoffs : game->cutoffs > 0 ? game->cutoffs : common > 0 ? common : 1;
}

/* How many cells a game makes with these searches; at most `held` is raised to what their variants take. */
static double cells_of(const struct product *game, const cJSON *searches, double common, double drawn, double *held)
{
    int count;
    double cells = 0;
    struct product *search = read_products(searches, FIRST_OF_SEARCH, LAST_OF_SEARCH, &count);
    for (int s = 0; s < count && cells <= MAX_CELLS; s++)
        cells += game->variants * fmin(search[s].variants, drawn) * cutoffs_of(game, &search[s], common);
    *held = fmax(*held, held_by(search, count));
    return cells;
}

bool count_cells(struct reader *reader, const cJSON *games, const cJSON *searches, const cJSON *cutoffs,
                 double drawn)
{
    int rows;
    struct product *game = read_products(games, GAME_PART, GAME_PART, &rows);
    const double common = count_cutoffs(cutoffs);
    const double checked = sum_variants(game, rows) * (common > 0 ? common : 1);
    double cells = 0, held = held_by(game, rows);
    cells_of(&(struct product){0, 0, NULL}, searches, common, drawn,
             &held); /* those that no game has are held, too */
    for (int g = 0; g < rows && cells <= MAX_CELLS; g++)
        cells += cells_of(&game[g], game[g].searches ? game[g].searches : searches, common, drawn, &held);
    const bool few = fmax(cells, checked) <= MAX_CELLS && held <= MAX_CELLS;
    if (!few)
        complain_at(reader, json_root(reader->json), "these are more than %d cells, before any are excluded",
                    MAX_CELLS);
    return few;
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
