#include "run/probe.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "process/apart.h"
#include "process/clock.h"
#include "run/choice.h"
#include "run/progress.h"
#include "workers/repeat.h"

enum { MOST_FALLS = 64 };

static const double least_seconds = 0.2; /* of all probes */
static const double narrow_enough = 1.6; /* the upper end of the interval, as a multiple of the lower */

/* What is known of a series besides: of its probes, the seconds that they took and those of their searches alone. */
struct overhead {
    int tried;
    double seconds, searches;
};

struct state {
    double spent, allowed; /* seconds of all probes, and of the one under way */
    int group, cell;       /* that is under way */
    int tried, unfinished, noted_used;
    bool settled; /* every series was tried */
};

struct probing {
    struct probes *probes;
    struct state *state;       /* all these are shared */
    struct overhead *overhead; /* of each series */
    int *place;                /* of each group: how many of its cells were drawn */
    double begun, shown;
    double counted; /* the seconds of this process that are in `spent` */
};

/* --- what is known ---------------------------------------------------------------------------------------- */

static const struct cell *cell_of_group(const struct probes *probes, int g)
{
    return &probes->experiment->cells[probes->list->member[probes->list->group[g].first]];
}

static int first_of_series(const struct series_list *list, int g)
{
    while (g > 0 && list->group[g - 1].series == list->group[g].series)
        g--;
    return g;
}

static void estimate_from(const struct probes *probes, int first)
{
    estimate_series(&probes->list->group[first], &probes->tally[first], series_length(probes->list, first),
                    cell_of_group(probes, first), &probes->estimate[first]);
}

/* --- trying ------------------------------------------------------------------------------------------------- */

/* The next cell to be tried of a group; -1 if there is none whose time is not noted. */
static int draw_probe(const struct probing *probing, int g)
{
    const struct probes *probes = probing->probes;
    const struct group *group = &probes->list->group[g];
    while (probing->place[g] < group->count) {
        const int cell = series_draw(probes->list, group, probing->place[g]++);
        if (!probing->state->settled || probes->noted[cell] == 0)
            return cell;
    }
    return -1;
}

/* Of this thread: where a timer runs, as here, Linux counts those of the process in steps of milliseconds. */
static double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Seconds of the processor, so that it does not matter what else the machine does, unless the cell's budget is time.  A
 * short one is run three times, and the least counts, as the first of its kind is slower. */
static double probe_cell(const struct cell *cell, struct outcome *outcome)
{
    static const double is_short = 0.001;
    const bool by_clock = looks_at_clock(cell);
    double least = INFINITY;
    for (int i = 0; i < 3 && (i == 0 || least < is_short); i++) {
        const double begun = by_clock ? seconds_now() : processor_seconds();
        run_untimed(cell, outcome);
        const double took = (by_clock ? seconds_now() : processor_seconds()) - begun;
        least = fmin(least, took);
    }
    return least;
}

/* Choosing what to try counts as well. */
static void count_time(struct probing *probing, double at_least)
{
    const double now = processor_seconds();
    probing->state->spent += fmax(now - probing->counted, at_least);
    probing->counted = now;
}

static void show_progress(struct probing *probing)
{
    const double now = seconds_now();
    if (!progress_on_terminal() || now - probing->begun < 2 || now - probing->shown < 0.1)
        return;
    probing->shown = now;
    fprintf(stderr, "\r\033[K%s: %d cells tried, to see what they take", probing->probes->experiment->path,
            probing->state->tried);
    fflush(stderr);
}

static void try_group(struct probing *probing, int g, double seconds)
{
    struct probes *probes = probing->probes;
    struct state *state = probing->state;
    struct overhead *overhead = &probing->overhead[probes->list->group[g].series];
    struct outcome outcome;
    state->group = g;
    state->cell = draw_probe(probing, g);
    state->allowed = seconds;
    if (state->cell < 0)
        return;
    allow_time(seconds);
    const double took = probe_cell(&probes->experiment->cells[state->cell], &outcome);
    allow_time(0);
    overhead->tried++;
    overhead->seconds += took;
    overhead->searches += 1e-9 * (double)outcome.ns;
    count_time(probing, took);
    state->tried++;
    state->unfinished +=
        outcome.status == UNFINISHED || outcome.pair.unfinished[0] > 0 || outcome.pair.unfinished[1] > 0;
    probes->noted[state->cell] = 0;
    tally_add(&probes->tally[g], took);
    estimate_from(probes, first_of_series(probes->list, g));
    show_progress(probing);
}

/* Every series was tried, so that what was noted of its searches says what its cells take. */
static void use_noted(struct probing *probing)
{
    struct probes *probes = probing->probes;
    const struct series_list *list = probes->list;
    for (int g = 0; g < list->groups; g++) {
        const struct overhead *overhead = &probing->overhead[list->group[g].series];
        const bool match = cell_of_group(probes, g)->rival; /* the rival's searches are not noted */
        for (int i = 0; i < list->group[g].count; i++) {
            const double noted = probes->noted[list->member[list->group[g].first + i]];
            if (noted == 0)
                continue;
            tally_add(&probes->tally[g],
                      match ? noted * (overhead->searches > 0 ? overhead->seconds / overhead->searches : 2)
                            : noted + (overhead->tried ? overhead->seconds - overhead->searches : 0) /
                                          fmax(overhead->tried, 1));
            probing->state->noted_used += probes->waiting[g] > 0;
        }
    }
    estimate_all(list, probes->experiment, probes->tally, probes->estimate);
    probing->state->settled = true;
}

/* May more be spent? */
static double seconds_left(const struct probing *probing)
{
    const struct probes *probes = probing->probes;
    const struct estimated_total total =
        estimate_total(probes->list, probes->experiment, probes->tally, probes->estimate, probes->waiting);
    const double allowed = fmin(fmax(probes->share * total.seconds, least_seconds), probes->seconds);
    return total.high < narrow_enough * total.low ? 0 : allowed - probing->state->spent;
}

/* Each item goes on where the one before it fell. */
static void try_cells(void *context, int item)
{
    struct probing *probing = context;
    struct state *state = probing->state;
    int g;
    double left;
    (void)item;
    probing->counted = processor_seconds();
    while (!state->settled && state->spent < probing->probes->seconds / 2 &&
           (g = next_series(probing->probes, probing->place)) >= 0)
        try_group(probing, g, seconds_allowed(probing->probes, g));
    if (!state->settled)
        use_noted(probing);
    while ((left = seconds_left(probing)) > 0 && (g = next_group(probing->probes, probing->place, left)) >= 0)
        try_group(probing, g, fmin(seconds_allowed(probing->probes, g), left + least_seconds));
}

static void note_fall_of_probe(void *context, int item, const char *how)
{
    const struct probing *probing = context;
    struct probes *probes = probing->probes;
    struct state *state = probing->state;
    (void)item;
    state->spent += state->allowed;
    if (was_late(how) && probes->tally[state->group].known == 0)
        probing->place[state->group]--; /* the same cell again, for longer */
    tally_cut(&probes->tally[state->group], state->allowed);
    estimate_from(probes, first_of_series(probes->list, state->group));
    if (!was_late(how) && probes->fallen < 0) {
        probes->fallen = state->cell;
        snprintf(probes->how, sizeof probes->how, "%s", how);
    }
}

void probe_cells(struct probes *probes)
{
    const struct series_list *list = probes->list;
    struct probing probing = {.probes = probes,
                              .state = shared_take(sizeof *probing.state),
                              .overhead = shared_take((size_t)list->count * sizeof(struct overhead)),
                              .place = shared_take((size_t)list->groups * sizeof(int)),
                              .begun = seconds_now()};
    const struct chore chore = {try_cells, note_fall_of_probe, &probing, 0,
                                list->groups ? cell_memory(probes->experiment->cells) : 0};
    probes->fallen = -1;
    estimate_all(list, probes->experiment, probes->tally, probes->estimate);
    do_apart(&chore, MOST_FALLS);
    if (progress_on_terminal() && seconds_now() - probing.begun > 2)
        fputs("\r\033[K", stderr);
    probes->tried = probing.state->tried;
    probes->unfinished = probing.state->unfinished;
    probes->noted_used = probing.state->noted_used;
}
