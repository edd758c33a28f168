#include "statistics/pairing.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"
#include "checksum.h"
#include "text/plain.h"

/* One of the tables, and where its axes stand, in the order of the first one. */
struct side {
    const struct table *table;
    int *column;
    int axes;
};

static uint64_t hash(const struct side *side, int row)
{
    uint64_t sum = CHECKSUM_START;
    for (int i = 0; i < side->axes; i++) {
        const char *cell = table_cell(side->table, row, side->column[i]);
        sum = checksum(sum, cell, strlen(cell) + 1);
    }
    return sum;
}

static bool alike(const struct side *a, int row, const struct side *b, int other)
{
    for (int i = 0; i < a->axes; i++)
        if (strcmp(table_cell(a->table, row, a->column[i]), table_cell(b->table, other, b->column[i])) != 0)
            return false;
    return true;
}

/* --- a table's rows by their axes --- */

struct index {
    const struct side *side;
    int *slot; /* a row + 1, or 0 */
    size_t slots;
};

/* The slot of such a row, or where it would go. */
static size_t find_slot(const struct index *index, const struct side *side, int row)
{
    size_t slot = hash(side, row) & (index->slots - 1);
    while (index->slot[slot] && !alike(index->side, index->slot[slot] - 1, side, row))
        slot = (slot + 1) & (index->slots - 1);
    return slot;
}

/* False after a complaint of two rows of one cell; the caller frees the slots, whatever is returned. */
static bool index_rows(struct index *index, const struct side *side)
{
    *index = (struct index){.side = side, .slots = 1};
    while (index->slots < 2 * (size_t)side->table->rows + 1)
        index->slots *= 2;
    index->slot = need(calloc(index->slots, sizeof *index->slot));
    for (int row = 0; row < side->table->rows; row++) {
        int *slot = &index->slot[find_slot(index, side, row)];
        if (*slot) {
            fprintf(stderr, "%s:%d: of the same cell as line %d\n", side->table->path, side->table->line[row + 1],
                    side->table->line[*slot]);
            return false;
        }
        *slot = row + 1;
    }
    return true;
}

/* --- both --- */

static void complain_of_axis(const struct table *lacking, const char *axis, const struct table *other)
{
    print_plainly(stderr, "%s: it has no axis \"%s\", which %s has", lacking->path, axis, other->path);
    fputc('\n', stderr);
}

/* Those of the first table are to be those of the second one, in any order. */
static bool find_axes(struct side *first, struct side *second)
{
    const int axes[] = {table_column(first->table, "status"), table_column(second->table, "status")};
    bool good = axes[0] >= 0 && axes[1] >= 0;
    for (int i = 0; i < axes[0] && good; i++) {
        first->column[i] = i;
        second->column[i] = table_find(second->table, table_cell(first->table, -1, i));
        good = second->column[i] >= 0 && second->column[i] < axes[1];
        if (!good)
            complain_of_axis(second->table, table_cell(first->table, -1, i), first->table);
    }
    for (int i = 0; i < axes[1] && good; i++)
        if (table_find(first->table, table_cell(second->table, -1, i)) < 0) {
            complain_of_axis(first->table, table_cell(second->table, -1, i), second->table);
            good = false;
        }
    first->axes = second->axes = axes[0];
    return good;
}

static void find_partners(struct pairing *pairing, const struct side *first, const struct index *firsts,
                          const struct side *second, const struct index *seconds)
{
    for (int row = 0; row < first->table->rows; row++)
        pairing->partner[row] = seconds->slot[find_slot(seconds, first, row)] - 1;
    for (int row = 0; row < second->table->rows; row++)
        if (!firsts->slot[find_slot(firsts, second, row)])
            pairing->lonely[pairing->lonely_count++] = row;
}

bool pairing_make(struct pairing *pairing, const struct table *first, const struct table *second)
{
    struct side sides[] = {{.table = first, .column = allocate(first->columns, sizeof(int))},
                           {.table = second, .column = allocate(first->columns, sizeof(int))}};
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
