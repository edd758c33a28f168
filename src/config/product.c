#include "config/product.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/checksum.h"

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
    free(common.cell);
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

static Fingerprint fingerprint_of(const struct cell *cell, bool by_name)
{
    char *text = NULL;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    cell_write(out, cell);
    if (by_name && cell->name)
        fprintf(out, " name=%s", cell->name);
    fclose(out);
    const Fingerprint print = fingerprint(text, size);
    free(text);
    return print;
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
    free(named);
    free(repeated);
    cells->count = kept;
    return before - kept;
}
