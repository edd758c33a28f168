#include "cluster/shard.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "journal/output.h"
#include "journal/settings.h"
#include "run/forecast.h"
#include "text/path.h"

/* --- its journal ------------------------------------------------------------------------------------------ */

char *shard_journal(const char *csv, struct shard shard)
{
    return printed("%.*s.shard-%d-of-%d.journal", stem_length(csv), csv, shard.number, shard.count);
}

bool shard_of_journal(const char *csv, const char *path, struct shard *shard)
{
    const int stem = stem_length(csv);
    if (strncmp(path, csv, (size_t)stem) != 0 ||
        sscanf(path + stem, ".shard-%7d-of-%7d.", &shard->number, &shard->count) != 2)
        return false;
    return strcmp(lasting(shard_journal(csv, *shard)), path) == 0 && shard->number >= 1 &&
           shard->number <= shard->count;
}

/* --- which cells ------------------------------------------------------------------------------------------ */

double cell_seconds(const struct cell *cell, double cost)
{
    const double leaf = 2e-8, row = 1e-5;
    const Setting *limit = cell->setting[LIMITS_PART];
    if (isnan(cost))
        return limit[SECONDS].real;
    const double once = fmin(leaf * cost, limit[SECONDS].real * (double)limit[REPEAT].integer);
    return (limit[PRECISION].real > 0 ? fmax(once, limit[TIMING_SECONDS].real) : once) + row;
}

static void find_cell_costs(const struct experiment *experiment, double *cost)
{
    struct prediction *predictions = lasting(allocate((size_t)experiment->total, sizeof *predictions));
    forecast(experiment->cells, experiment->total, predictions, NULL, NULL);
    for (int i = 0; i < experiment->total; i++)
        cost[i] = cell_seconds(&experiment->cells[i], predictions[i].cost);
}

struct load {
    double cost;
    int number;
};

/* The costliest cells first; cells of equal cost in their order. */
static int by_load_cost(const void *a, const void *b)
{
    const struct load *x = a, *y = b;
    return x->cost != y->cost ? (x->cost < y->cost) - (x->cost > y->cost) : x->number - y->number;
}

static bool lighter(const struct load *a, const struct load *b)
{
    return a->cost != b->cost ? a->cost < b->cost : a->number < b->number;
}

/* The first shard of the heap has got more to do: move it down to where it belongs. */
static void sink(struct load *heap, int count)
{
    const struct load first = heap[0];
    int place = 0;
    for (int child; (child = 2 * place + 1) < count; place = child) {
        if (child + 1 < count && lighter(&heap[child + 1], &heap[child]))
            child++;
        if (!lighter(&heap[child], &first))
            break;
        heap[place] = heap[child];
    }
    heap[place] = first;
}

/* Give each cell, the costliest first, to the shard that has least to do (R. Graham, "Bounds on multiprocessing timing
 * anomalies", 1969): no shard then has more than the mean and one cell. */
void shard_assign(const double *cost, int count, int shards, int *shard)
{
    struct load *cells = lasting(allocate((size_t)count, sizeof *cells));
    struct load *heap = lasting(allocate((size_t)shards, sizeof *heap));
    for (int i = 0; i < count; i++)
        cells[i] = (struct load){cost[i], i};
    for (int i = 0; i < shards; i++)
        heap[i] = (struct load){0, i + 1};
    qsort(cells, (size_t)count, sizeof *cells, by_load_cost);
    for (int i = 0; i < count; i++) {
        shard[cells[i].number] = heap[0].number;
        heap[0].cost += cells[i].cost;
        sink(heap, shards);
    }
}

/* Round a cost to 12 bits.  The last bits of what pow and fused multiplications return differ between machines, and all
 * machines must deal the cells out alike. */
static double coarse(double cost)
{
    int exponent;
    const double mantissa = frexp(cost, &exponent);
    return ldexp(rint(ldexp(mantissa, 12)), exponent - 12);
}

/* Does a cell take turns with the one before it? */
static bool takes_turns(const struct cell *cells, int i)
{
    return i > 0 && cell_timed(&cells[i]) && cell_timed(&cells[i - 1]) && same_position(&cells[i], &cells[i - 1]);
}

int *shard_of_cells(const struct experiment *experiment, int shards, const bool *due)
{
    int *shard = allocate((size_t)experiment->total, sizeof *shard);
    double *cost = lasting(allocate((size_t)experiment->total, sizeof *cost));
    int units = 0; /* groups of cells that stay together; there are no more than cells, so that lists serve twice */
    find_cell_costs(experiment, cost);
    for (int i = 0; i < experiment->total; i++) {
        const double own = due[i] ? coarse(cost[i]) : 0;
        if (takes_turns(experiment->cells, i))
            cost[units - 1] += own;
        else
            cost[units++] = own;
    }
    shard_assign(cost, units, shards, shard);
    for (int i = experiment->total - 1; i >= 0; i--) {
        shard[i] = shard[units - 1];
        units -= !takes_turns(experiment->cells, i);
    }
    for (int i = 0; i < experiment->total; i++)
        shard[i] = due[i] ? shard[i] : 0;
    return shard;
}

/* Cells that take turns are timed, and what is tuned is never. */
bool *shard_due(const struct experiment *experiment, const char *csv)
{
    const size_t total = (size_t)experiment->total;
    bool *due = allocate(total, sizeof *due);
    struct stored_row *stored = lasting(allocate(total, sizeof *stored));
    struct journal journal;
    const bool there = experiment->tune.wanted && journal_view(&journal, lasting(output_journal(csv)));
    for (size_t i = 0; i < total; i++) {
        due[i] = true;
        if (there)
            stored[i] = journal_find(&journal, &experiment->cells[i], REUSE_HOSTS);
    }
    if (experiment->tune.wanted)
        settings_round(experiment, &(struct rows){there ? &journal : NULL, stored, NULL}, due);
    if (there)
        journal_close(&journal);
    return due;
}

const char *shard_refusal(const struct experiment *experiment)
{
    return experiment->sprt.wanted
               ? "\"sprt\" decides by the rows so far whether another is played at all, which no "
                 "shard can know; run it on one machine, or without \"sprt\""
               : NULL;
}

void shard_keep(struct experiment *experiment, struct shard shard, const bool *due)
{
    int *number = lasting(shard_of_cells(experiment, shard.count, due)), kept = 0;
    for (int i = 0; i < experiment->total; i++)
        if (number[i] == shard.number)
            experiment->cells[kept++] = experiment->cells[i];
    experiment->tune.wanted = false;
    free(experiment->reference);
    free(experiment->choice);
    experiment->reference = NULL;
    experiment->choice = NULL;
    experiment->count = experiment->total = kept;
    experiment->cells = need(realloc(experiment->cells, ((size_t)kept + 1) * sizeof *experiment->cells));
}
