#include "run/outlook.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "journal/journal.h"
#include "journal/row.h"
#include "process/apart.h"

/* --- costs ------------------------------------------------------------------------------------------------ */

enum { ASKED = 4 }; /* cells of a group */

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* A group of which no cell answered keeps the cost NAN, and all its cells are unknown. */
static void take_costs(struct series_list *list, const struct prediction *prediction)
{
    for (int g = 0, at = 0; g < list->groups; g++) {
        struct group *group = &list->group[g];
        const int asked = smaller(group->count, ASKED);
        int known = 0;
        double sum = 0;
        for (int i = 0; i < asked; i++, at++)
            if (!isnan(prediction[at].cost)) {
                sum += prediction[at].cost;
                known++;
            }
        group->cost = known ? sum / known : NAN;
    }
}

/* Predict some cells of each group, or look their predictions up. */
static void find_group_costs(struct outlook *outlook, const struct experiment *experiment,
                             const struct prediction *predictions)
{
    const size_t most = (size_t)outlook->list.groups * ASKED;
    struct cell *cells = lasting(allocate(most, sizeof *cells));
    struct prediction *found = lasting(allocate(most, sizeof *found));
    int *place = lasting(allocate(most, sizeof *place)), asked = 0;
    for (int g = 0; g < outlook->list.groups; g++)
        for (int i = 0; i < smaller(outlook->list.group[g].count, ASKED); i++) {
            place[asked] = series_draw(&outlook->list, &outlook->list.group[g], i);
            cells[asked] = experiment->cells[place[asked]];
            found[asked] = predictions ? predictions[place[asked]] : (struct prediction){NAN, NAN, NAN};
            asked++;
        }
    if (!predictions) {
        forecast(cells, asked, found, &outlook->first, outlook->how);
        outlook->first = outlook->first < 0 ? -1 : place[outlook->first];
    }
    take_costs(&outlook->list, found);
    for (int g = 0; g < outlook->list.groups; g++)
        outlook->unknown += isnan(outlook->list.group[g].cost) ? outlook->list.group[g].count : 0;
    series_order(&outlook->list);
}

/* --- the journal ---------------------------------------------------------------------------------------------- */

/* The seconds that a row says its search took; 0 if it does not, as an oracle's. */
static double noted_seconds(struct journal *journal, const struct cell *cell)
{
    char text[ROW_FIELD];
    const struct stored_row stored = journal_find(journal, cell, REUSE_ALL);
    const char *row = stored.there && ended_well(stored.status) ? journal_row(journal, stored) : NULL;
    return row && row_field(row, cell, "ns", text) ? 1e-9 * strtod(text, NULL) : 0;
}

/* Note what rows say of all cells, and mark those that have a row which may serve. */
static void read_noted_times(const struct experiment *experiment, const char *path, double *noted, bool *served)
{
    struct journal journal;
    if (!path || !journal_view(&journal, path))
        return;
    for (int i = 0; i < experiment->total && journal.records.count > 0; i++) {
        served[i] = journal_find(&journal, &experiment->cells[i], REUSE_NONE).there;
        noted[i] = noted_seconds(&journal, &experiment->cells[i]);
    }
    journal_close(&journal);
}

/* Count the cells of each group that are to run: those of a list, or those without a row. */
static void count_waiting(struct outlook *outlook, const struct view *view, bool *served, int total)
{
    const struct series_list *list = &outlook->list;
    for (int i = 0; i < total && view->list; i++)
        served[i] = true;
    for (int i = 0; i < view->count && view->list; i++)
        served[view->list[i]] = false;
    outlook->waiting = lasting(allocate((size_t)list->groups, sizeof *outlook->waiting));
    for (int g = 0; g < list->groups; g++) {
        for (int i = 0; i < list->group[g].count; i++)
            outlook->waiting[g] += !served[list->member[list->group[g].first + i]];
        outlook->left += outlook->waiting[g];
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------- */

static void find_times(struct outlook *outlook, const struct experiment *experiment, const struct view *view,
                       double *noted)
{
    const size_t tallies = (size_t)outlook->list.groups * sizeof *outlook->tally,
                 estimates = (size_t)outlook->list.groups * sizeof *outlook->estimate;
    struct probes probes = {.experiment = experiment,
                            .list = &outlook->list,
                            .seconds = view->seconds,
                            .share = view->share,
                            .waiting = outlook->waiting,
                            .noted = noted,
                            .tally = shared_take(tallies),
                            .estimate = shared_take(estimates)};
    probe_cells(&probes);
    outlook->tally = probes.tally;
    outlook->estimate = probes.estimate;
    outlook->rows = probes.noted_used;
    outlook->probes = probes.tried;
    outlook->unfinished = probes.unfinished;
    if (outlook->first < 0 && probes.fallen >= 0) {
        outlook->first = probes.fallen;
        memcpy(outlook->how, probes.how, sizeof probes.how);
    }
    outlook->total =
        estimate_total(&outlook->list, experiment, outlook->tally, outlook->estimate, outlook->waiting);
}

void outlook_make(struct outlook *outlook, const struct experiment *experiment, const struct view *view)
{
    double *noted = shared_take((size_t)experiment->total * sizeof *noted);
    bool *served = lasting(allocate((size_t)experiment->total, sizeof *served));
    *outlook = (struct outlook){.first = -1};
    series_sort(&outlook->list, experiment);
    find_group_costs(outlook, experiment, view->predictions);
    read_noted_times(experiment, view->journal, noted, served);
    count_waiting(outlook, view, served, experiment->total);
    find_times(outlook, experiment, view, noted);
}
