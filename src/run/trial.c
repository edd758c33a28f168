#include "run/trial.h"

#include <math.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/process.h"
#include "run/progress.h"
#include "run/worker.h"

struct trial {
    struct plan *plan;
    struct progress progress;
    bool failed;
};

/* What a cell takes if a repetition takes so many seconds. */
static double with_repetitions(const struct cell *cell, double seconds)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    const double all = (double)limit[REPEAT].integer * seconds;
    return cell_oracle(cell) ? seconds : limit[PRECISION].real > 0 ? fmax(all, limit[TIMING_SECONDS].real) : all;
}

static void name_failure(struct trial *trial, const struct cell *cell, const struct ending *ending)
{
    progress_end(&trial->progress);
    fprintf(stderr, "%s: a cell that was tried ended by %s", trial->plan->experiment->path,
            status_name[ending->status]);
    if (ending->message[0])
        fprintf(stderr, " (%s)", ending->message);
    fputs(": ", stderr);
    cell_write(stderr, cell);
    fputc('\n', stderr);
}

/* A search that was stopped took all the time that it may take. */
static bool note_trial(void *context, const struct ending *endings, int count)
{
    struct trial *trial = context;
    for (int i = 0; i < count; i++) {
        struct plan_line *line = &trial->plan->line[endings[i].index];
        const struct cell *cell = &trial->plan->experiment->cells[line->tried];
        const bool late = endings[i].status == TIMEOUT;
        line->seconds =
            with_repetitions(cell, late ? cell->setting[LIMITS_PART][SECONDS].real : endings[i].seconds);
        if (endings[i].status != OK)
            name_failure(trial, cell, &endings[i]);
        trial->failed |= !ended_well(endings[i].status);
        progress_step(&trial->progress, !ended_well(endings[i].status));
    }
    return true;
}

int trial_run(struct plan *plan)
{
    struct trial trial = {.plan = plan};
    struct cell *cells = lasting(allocate((size_t)plan->count, sizeof *cells));
    int *list = lasting(allocate((size_t)plan->count, sizeof *list));
    struct crew crew;
    for (int i = 0; i < plan->count; i++) {
        cells[i] = plan->experiment->cells[plan->line[i].tried];
        cells[i].setting[LIMITS_PART][REPEAT].integer = 1;
        cells[i].setting[LIMITS_PART][PRECISION].real = 0;
        list[i] = i;
    }
    interrupts_note();
    crew_hire(&crew, 1, false, 1);
    progress_start(&trial.progress, plan->experiment->path, plan->count);
    const bool through = run_cells(cells, list, plan->count, &crew, note_trial, &trial);
    progress_end(&trial.progress);
    return !through ? EXIT_RESUMABLE : trial.failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}
