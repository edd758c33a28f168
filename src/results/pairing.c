#include "results/pairs.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/memory.h"

/* One of the two, and the columns of its axes in the order of the first one. */
struct side {
    const struct csv *csv;
    int *column;
    int axes;
};

/* --- a table's rows by their axes --- */

struct index {
    const struct side *side;
    int *slot; /* a row's number + 1, or 0 */
    size_t slots;
};

/* The slot of the row with these axes, or the free slot where it would go. */
static size_t find_slot(const struct index *index, const struct side *side, int row)
{
    const struct side *own = index->side;
    size_t slot = csv_hash(side->csv, row, side->column, side->axes) & (index->slots - 1);
    while (index->slot[slot] &&
           !csv_alike(own->csv, index->slot[slot] - 1, own->column, side->csv, row, side->column, side->axes))
        slot = (slot + 1) & (index->slots - 1);
    return slot;
}

/* False after a complaint of two rows of one cell; the caller frees the slots, whatever is returned. */
static bool index_rows(struct index *index, const struct side *side)
{
    *index = (struct index){.side = side, .slots = 1};
    while (index->slots < 2 * (size_t)side->csv->rows + 1)
        index->slots *= 2;
    index->slot = need(calloc(index->slots, sizeof *index->slot));
    for (int row = 0; row < side->csv->rows; row++) {
        int *slot = &index->slot[find_slot(index, side, row)];
        if (*slot)
            return csv_complain(side->csv, side->csv->line[row + 1], "of the same cell as line %d",
                                side->csv->line[*slot]);
        *slot = row + 1;
    }
    return true;
}

/* --- both --- */

static void complain_of_axis(const struct csv *lacking, const char *axis, const struct csv *other)
{
    csv_complain(lacking, 0, "it has no axis \"%s\", which %s has", axis, other->path);
}

/* Both must have the same axes, in any order. */
static bool find_axes(struct side *first, struct side *second)
{
    const int axes[] = {csv_column(first->csv, "status"), csv_column(second->csv, "status")};
    bool good = axes[0] >= 0 && axes[1] >= 0;
    for (int i = 0; i < axes[0] && good; i++) {
        first->column[i] = i;
        second->column[i] = csv_find(second->csv, csv_cell(first->csv, -1, i));
        good = second->column[i] >= 0 && second->column[i] < axes[1];
        if (!good)
            complain_of_axis(second->csv, csv_cell(first->csv, -1, i), first->csv);
    }
    for (int i = 0; i < axes[1] && good; i++)
        if (csv_find(first->csv, csv_cell(second->csv, -1, i)) < 0) {
            complain_of_axis(first->csv, csv_cell(second->csv, -1, i), second->csv);
            good = false;
        }
    first->axes = second->axes = axes[0];
    return good;
}

static void find_partners(struct pairing *pairing, const struct side *first, const struct index *firsts,
                          const struct side *second, const struct index *seconds)
{
    for (int row = 0; row < first->csv->rows; row++)
        pairing->partner[row] = seconds->slot[find_slot(seconds, first, row)] - 1;
    for (int row = 0; row < second->csv->rows; row++)
        if (!firsts->slot[find_slot(firsts, second, row)])
            pairing->lonely[pairing->lonely_count++] = row;
}

bool pairing_make(struct pairing *pairing, const struct csv *first, const struct csv *second)
{
    struct side sides[] = {{.csv = first, .column = allocate(first->columns, sizeof(int))},
                           {.csv = second, .column = allocate(first->columns, sizeof(int))}};
    struct index indices[2] = {0};
    const bool good =
        find_axes(&sides[0], &sides[1]) && index_rows(&indices[0], &sides[0]) && index_rows(&indices[1], &sides[1]);
    if (good) {
        *pairing = (struct pairing){sides[0].axes, allocate(first->rows, sizeof(int)),
                                    allocate(second->rows, sizeof(int)), 0};
        find_partners(pairing, &sides[0], &indices[0], &sides[1], &indices[1]);
    }
    for (int i = 0; i < 2; i++) {
        free(indices[i].slot);
        free(sides[i].column);
    }
    return good;
}

void pairing_free(struct pairing *pairing)
{
    free(pairing->partner);
    free(pairing->lonely);
}
