#include "run/recount.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parts/columns.h"
#include "parts/inputs.h"
#include "run/compare.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/file.h"
#include "base/program.h"
#include "base/path.h"
#include "run/output.h"
#include "kit/random.h"
#include "run/provenance.h"
#include "run/progress.h"
#include "base/text.h"
#include "run/worker.h"

/* One CSV. */
struct recounted {
    struct recount *recount;
    const struct csv *csv;
    struct experiment experiment;
    int *cell;         /* of each row; -1: the config has none */
    int *drawn, count; /* rows */
    char **rows;       /* of the experiment's cells that ran; else NULL */
    struct progress progress;
};

/* --- what made it ----------------------------------------------------------------------------------------------- */

static bool same_sum(const cJSON *record, const char *key, const char *sum)
{
    return strcmp(provenance_text(record, key), sum) == 0;
}

/* Does the record name this file, as it is? */
static bool is_input(const cJSON *record, const struct input *read)
{
    const cJSON *input;
    cJSON_ArrayForEach (input, cJSON_GetObjectItemCaseSensitive(record, "inputs"))
        if (strcmp(provenance_text(input, "path"), read->path) == 0)
            return same_sum(input, "sha256", read->sha256);
    return false;
}

/* The record beside it is to be of these bytes, and of the tables and trees that are read here.  Its config may have been
 * another: only the plan matters, and rows stay when claims or remarks change. */
static int check_record(const struct recounted *of)
{
    const struct csv *csv = of->csv;
    const struct experiment *experiment = &of->experiment;
    const cJSON *record = lasting(provenance_read(csv->path));
    const struct input **read = lasting(inputs_of(experiment->cells, experiment->total, experiment->files));
    char sum[SHA256_TEXT];
    int status = EXIT_FINE;
    if (!record)
        return differ(csv, -1, "no .meta.json beside it says what made it");
    for (int i = 0; read[i]; i++)
        if (!is_input(record, read[i]))
            status = differ(csv, -1, "its record, .meta.json, says that it was made of another %s", read[i]->path);
    if (!packed_sha256(csv->path, sum) || !same_sum(record, "csv.sha256", sum))
        status = differ(csv, -1, "its record, .meta.json, is of other bytes");
    return status;
}

static void tell_programs(const struct csv *csv)
{
    const cJSON *record = lasting(provenance_read(csv->path));
    if (!same_sum(record, "commit", commit) || !same_sum(record, "state", commit_state))
        differ(csv, -1, "made by plymeter %s, commit %.12s (%s); this is plymeter %s, commit %.12s (%s)",
               provenance_text(record, "plymeter"), provenance_text(record, "commit"),
               provenance_text(record, "state"), version, commit, commit_state);
}

/* --- which of them are drawn ------------------------------------------------------------------------------------ */

/* Engines are not asked: nobody knows whether those of this name are the same here. */
static bool asks(const struct cell *cell)
{
    return cell && cell_asks(cell);
}

static bool spends_time(const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    const char *deepen = cell ? cell_value(cell, "deepen", buffer) : NULL;
    return deepen && strcmp(deepen, "ms") == 0;
}

/* Why its counts need not be the same whenever it is counted; NOT_DRAWN, which it may yet be, if they need to. */
static int reason_of(const struct recounted *of, int row)
{
    const enum status status = row_status(csv_cell(of->csv, row, csv_find(of->csv, "status")));
    const struct cell *cell = &of->experiment.cells[of->cell[row]];
    return asks(cell) || asks(cell->rival)                 ? ASKS_ENGINE
           : spends_time(cell) || spends_time(cell->rival) ? SPENDS_TIME
           : status_counts(status)                         ? NOT_DRAWN
                                                           : (int)status;
}

/* The first of the rows in a random order, which is another for each CSV (R. Durstenfeld, "Algorithm 235: random
 * permutation", 1964). */
static void draw(struct recounted *of, int wanted)
{
    const struct csv *csv = of->csv;
    const uint64_t key = checksum(mix(of->recount->seed), csv->path, strlen(csv->path));
    int count = 0;
    for (int row = 0; row < csv->rows; row++)
        if (of->cell[row] >= 0 && reason_of(of, row) == NOT_DRAWN)
            of->drawn[count++] = row;
    of->count = wanted < count ? wanted : count;
    for (int i = 0; i < of->count; i++) {
        const int other = i + (int)below(descend(key, (uint64_t)i), (uint32_t)(count - i));
        const int row = of->drawn[other];
        of->drawn[other] = of->drawn[i];
        of->drawn[i] = row;
    }
}

/* --- counting them again ---------------------------------------------------------------------------------------- */

/* Counts need no second time, and no stranger decides how long one search may take. */
static void limit(struct experiment *experiment)
{
    for (int i = 0; i < experiment->total; i++) {
        Setting *limits = experiment->cells[i].setting[LIMITS_PART];
        limits[REPEAT].integer = 1;
        limits[PRECISION].real = 0;
        if (limits[SECONDS].real > 60)
            limits[SECONDS].real = 60;
    }
}

/* The cells of the rows that were drawn, each before its reference; returns how many. */
static int list_cells(const struct recounted *of, int *list)
{
    const struct experiment *experiment = &of->experiment;
    bool *listed = allocate((size_t)experiment->total, sizeof *listed);
    int count = 0;
    for (int i = 0; i < of->count; i++) {
        const int cell = of->cell[of->drawn[i]];
        const int reference = experiment->reference ? experiment->reference[cell] : -1;
        list[count++] = cell;
        if (reference >= 0 && !listed[reference]) {
            listed[reference] = true;
            list[count++] = reference;
        }
    }
    free(listed);
    return count;
}

static bool take_rows(void *context, const struct ending *endings, int count)
{
    struct recounted *of = context;
    for (int i = 0; i < count; i++) {
        of->rows[endings[i].index] = need(strdup(endings[i].row));
        progress_step(&of->progress, false);
    }
    return true;
}

static bool is_there(const struct recounted *of, int cell)
{
    return of->rows[cell] && row_status(of->rows[cell]) != TIMEOUT;
}

/* Keep the rows whose cells were through, with their reference. */
static void keep_recounted(struct recounted *of)
{
    const struct experiment *experiment = &of->experiment;
    int kept = 0;
    for (int i = 0; i < of->count; i++) {
        const int cell = of->cell[of->drawn[i]];
        const int reference = experiment->reference ? experiment->reference[cell] : -1;
        if (is_there(of, cell) && (reference < 0 || is_there(of, reference)))
            of->drawn[kept++] = of->drawn[i];
    }
    of->count = kept;
}

static void run(struct recounted *of)
{
    struct crew crew;
    int *list = allocate((size_t)of->experiment.total, sizeof *list);
    const int count = list_cells(of, list);
    crew_hire(&crew, of->recount->jobs, false, 1);
    progress_start(&of->progress, of->csv->path, count);
    run_cells(of->experiment.cells, list, count, &crew, take_rows, of);
    progress_end(&of->progress);
    free(list);
    keep_recounted(of);
}

/* --- comparing -------------------------------------------------------------------------------------------------- */

/* The rows of these cells as a CSV of their own. */
static void read_again(struct csv *again, const struct recounted *of)
{
    const struct rows rows = {.text = of->rows};
    FILE *out = text_open();
    output_write_header(out, &of->experiment);
    for (int i = 0; i < of->count; i++)
        output_write_row(out, &of->experiment, &rows, of->cell[of->drawn[i]]);
    csv_parse(again, NULL, text_close(out));
}

/* These rows without what was measured, with the texts of the whole. */
static struct csv select_counted(const struct csv *csv, const int *rows, int count)
{
    struct csv some = {.path = csv->path, .rows = count};
    some.cells = allocate((size_t)(count + 1) * (size_t)csv->columns, sizeof *some.cells);
    some.line = allocate((size_t)count + 1, sizeof *some.line);
    size_t cells = 0;
    for (int i = -1; i < count; i++) {
        const int row = i < 0 ? -1 : rows ? rows[i] : i;
        some.line[i + 1] = csv->line[row + 1];
        for (int column = 0; column < csv->columns; column++)
            if (!column_measured(csv_cell(csv, -1, column)))
                some.cells[cells++] = csv_cell(csv, row, column);
    }
    some.columns = (int)(cells / ((size_t)count + 1));
    return some;
}

/* Both have the same rows in the same order. */
static int compare_drawn(const struct recounted *of)
{
    struct csv again;
    read_again(&again, of);
    struct comparison comparison = {
        .csv = {select_counted(of->csv, of->drawn, of->count), select_counted(&again, NULL, again.rows)}};
    comparison.pairing.partner = csv_rows(&comparison.csv[0]);
    comparison.csv[1].path = "this program";
    printf("%s: ", of->csv->path);
    const int status = compare_counts(&comparison);
    fflush(stdout);
    for (int side = 0; side < 2; side++)
        csv_free(&comparison.csv[side]);
    csv_free(&again);
    return status;
}

/* --- one CSV ---------------------------------------------------------------------------------------------------- */

/* What was not recounted, when all is done. */
static void count_left_out(const struct recounted *of)
{
    int *left_out = of->recount->left_out;
    for (int row = 0; row < of->csv->rows; row++)
        if (of->cell[row] >= 0)
            left_out[reason_of(of, row)]++;
    left_out[NOT_DRAWN] -= of->count;
}

static int recount_rows(struct recounted *of, int wanted)
{
    limit(&of->experiment);
    draw(of, wanted);
    run(of);
    count_left_out(of);
    of->recount->recounted += of->count;
    if (of->count > 0)
        return compare_drawn(of);
    printf("%s: none of its cells were recounted\n", of->csv->path);
    return EXIT_FINE;
}

static int recount_experiment(struct recounted *of, int wanted)
{
    const struct csv *csv = of->csv;
    const int recorded = check_record(of);
    of->cell = lasting(allocate((size_t)csv->rows, sizeof *of->cell));
    of->drawn = lasting(allocate((size_t)csv->rows, sizeof *of->drawn));
    of->rows = lasting(allocate((size_t)of->experiment.total, sizeof *of->rows));
    int status = plan_find(csv, &of->experiment, of->cell);
    if (status != EXIT_CONFIG) {
        const int counted = recount_rows(of, wanted);
        status = counted == EXIT_FINE ? status : counted;
    }
    if (status == EXIT_COUNTS_DIFFER)
        tell_programs(csv);
    return status == EXIT_FINE ? recorded : status;
}

int recount_csv(struct recount *recount, const struct csv *csv, int wanted)
{
    struct recounted of = {.recount = recount, .csv = csv};
    const char *config = lasting(printed("configs/%s.json", experiment_name(csv->path)));
    int status = EXIT_CONFIG;
    inputs_begin();
    if (access(config, F_OK) != 0) {
        print_line_plainly(stderr, "%s: there is no %s, which made it", csv->path, config);
    } else if (experiment_read(&of.experiment, config)) {
        status = recount_experiment(&of, wanted);
        experiment_free(&of.experiment);
    }
    return status;
}
