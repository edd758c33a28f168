#include "run/pace.h"

#include <stdlib.h>

#include "core/allocate.h"
#include "core/lasting.h"

static const double seconds_for_probes = 2, share_for_probes = 0.02;

void pace_begin(struct pace *pace, const struct experiment *experiment, const int *list, int count,
                const char *journal)
{
    const struct view view = {
        .journal = journal, .list = list, .count = count, .seconds = seconds_for_probes, .share = share_for_probes};
    *pace =
        (struct pace){.experiment = experiment, .group = lasting(allocate((size_t)experiment->total, sizeof(int)))};
    outlook_make(&pace->outlook, experiment, &view);
    const struct series_list *series = &pace->outlook.list;
    for (int g = 0; g < series->groups; g++)
        for (int i = 0; i < series->group[g].count; i++)
            pace->group[series->member[series->group[g].first + i]] = g;
}

double pace_add(struct pace *pace, int cell, double seconds)
{
    const int group = pace->group[cell];
    pace->outlook.waiting[group]--;
    if (seconds > 0)
        tally_add(&pace->outlook.tally[group], seconds);
    return seconds_of_cell(&pace->experiment->cells[cell], seconds);
}

double pace_left(struct pace *pace)
{
    struct outlook *outlook = &pace->outlook;
    estimate_all(&outlook->list, pace->experiment, outlook->tally, outlook->estimate);
    return estimate_total(&outlook->list, pace->experiment, outlook->tally, outlook->estimate, outlook->waiting)
        .seconds;
}
