#include "run/forecast.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "core/allocate.h"
#include "process/apart.h"

enum { MOST_FALLS = 4 }; /* failures of a game: waiting for more of them would take too long */

/* Seconds of the processor, not of the clock, since all shards must come to the same result. */
static const double seconds_for_a_cell = 2;

struct forecast {
    const struct cell *cells;
    struct prediction *predictions; /* shared */
    int *falls;                     /* how often each game failed; shared */
    struct seen seen;
    int first; /* cell that failed */
    char *how;
};

static void predict(void *context, int i)
{
    struct forecast *forecast = context;
    if (forecast->falls[forecast->cells[i].part[GAME_PART]] < MOST_FALLS)
        forecast->predictions[i] = cell_predict(&forecast->cells[i], &forecast->seen);
}

static void note_fall_of_forecast(void *context, int i, const char *how)
{
    struct forecast *forecast = context;
    forecast->falls[forecast->cells[i].part[GAME_PART]]++;
    if (forecast->first < 0) {
        forecast->first = i;
        snprintf(forecast->how, HOW, "%s", how);
    }
}

int forecast(const struct cell *cells, int count, struct prediction *predictions, int *first, char *how)
{
    const size_t size = (size_t)count * sizeof *predictions, games_size = (size_t)game_count * sizeof(int);
    char unheard[HOW];
    struct forecast forecast = {.cells = cells,
                                .predictions = shared_take(size),
                                .falls = shared_take(games_size),
                                .first = -1,
                                .how = how ? how : unheard};
    const struct chore chore = {predict, note_fall_of_forecast, &forecast, seconds_for_a_cell,
                                count ? cell_memory(cells) : 0};
    int unknown = 0;
    for (int i = 0; i < count; i++)
        forecast.predictions[i] = (struct prediction){NAN, NAN, NAN};
    do_apart(&chore, count);
    for (int i = 0; i < count; i++)
        unknown += isnan(forecast.predictions[i].cost);
    memcpy(predictions, forecast.predictions, size);
    if (first)
        *first = forecast.first;
    shared_free(forecast.falls, games_size);
    shared_free(forecast.predictions, size);
    return unknown;
}
