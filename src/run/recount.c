#include "run/compare.h"

#include <cjson/cJSON.h>
#include <glob.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/clock.h"
#include "base/program.h"
#include "base/process.h"
#include "base/path.h"
#include "base/text.h"
#include "config/experiment.h"
#include "kit/random.h"
#include "parts/columns.h"
#include "parts/inputs.h"
#include "results/csv.h"
#include "results/pairs.h"
#include "run/output.h"
#include "run/progress.h"
#include "run/provenance.h"
#include "run/worker.h"

/* Why a row is not counted again: how its search ended, unless that has counts, or one of these. */
enum { SPENDS_TIME = STATUSES, ASKS_ENGINE, NOT_DRAWN, REASONS };

/* Of all CSVs so far. */
struct recount {
    uint64_t seed; /* of what is drawn */
    int jobs;
    int recounted; /* cells */
    int left_out[REASONS];
};

/* One CSV. */
struct recount_result {
    struct recount *recount;
    const struct csv *csv;
    struct experiment experiment;
    int *cell;         /* of each row; -1: the config has none */
    int *drawn, count; /* rows */
    char **rows;       /* of the experiment's cells that ran; else NULL */
    struct progress progress;
};

/* --- its plan --------------------------------------------------------------------------------------------------- */

enum { NAMED = 10 };

/* Say on standard output in what a CSV, or a row of it unless that is -1, differs; returns EXIT_COUNTS_DIFFER. */
__attribute__((format(printf, 3, 4))) static int differ(const struct csv *csv, int row, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("%s:", csv->path);
    if (row >= 0)
        printf("%d:", csv->line[row + 1]);
    putchar(' ');
    vprint_plainly(stdout, format, arguments);
    putchar('\n');
    va_end(arguments);
    return EXIT_COUNTS_DIFFER;
}

static int compare_plan(const struct csv *csv, const struct experiment *experiment, const struct pairing *pairing,
                        int *cell)
{
    const char *config = experiment->path;
    int others = 0;
    for (int row = 0; row < csv->rows; row++)
        if ((cell[row] = pairing->partner[row]) < 0 && others++ < NAMED)
            differ(csv, row, "%s has no such cell", config);
    if (others > NAMED)
        differ(csv, -1, "%d rows are of no cell of %s", others, config);
    const int missing = experiment->sprt.wanted || experiment->tune.wanted ? 0 : pairing->lonely_count;
    if (missing)
        differ(csv, -1, "%d cells of %s have no row", missing, config);
    return others || missing ? EXIT_COUNTS_DIFFER : EXIT_FINE;
}

/* Find the cell of each row, -1 if the config has none.  EXIT_FINE; EXIT_COUNTS_DIFFER after saying which rows have no cell, or
 * that cells have no row; or EXIT_CONFIG after a message. */
static int plan_find(const struct csv *csv, const struct experiment *experiment, int *cell)
{
    struct csv plan;
    struct pairing pairing;
    planned_rows(&plan, experiment);
    plan.path = experiment->path;
    return pairing_make(&pairing, csv, &plan) ? compare_plan(csv, experiment, &pairing, cell) : EXIT_CONFIG;
}

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

/* The record beside it is to be of these bytes, and of the tables and trees that are read here.  Its config, and those
 * whose pieces it has, may have been others: only the plan matters, and rows stay when claims or remarks change. */
static int check_record(const struct recount_result *of)
{
    const struct csv *csv = of->csv;
    const struct experiment *experiment = &of->experiment;
    const cJSON *record = provenance_read(csv->path);
    const struct input **read =
        inputs_of(experiment->cells, experiment->total, experiment->files + experiment->configs);
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
    const cJSON *record = provenance_read(csv->path);
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
static int reason_of(const struct recount_result *of, int row)
{
    const enum status status = row_status(csv_field(of->csv, row, csv_find(of->csv, "status")));
    const struct cell *cell = &of->experiment.cells[of->cell[row]];
    return asks(cell) || asks(cell->rival)                 ? ASKS_ENGINE
           : spends_time(cell) || spends_time(cell->rival) ? SPENDS_TIME
           : status_counts(status)                         ? NOT_DRAWN
                                                           : (int)status;
}

/* The first of the rows in a random order, which is another for each CSV (R. Durstenfeld, "Algorithm 235: random
 * permutation", 1964). */
static void draw(struct recount_result *of, int wanted)
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
static int list_cells(const struct recount_result *of, int *list)
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
    return count;
}

static bool take_rows(void *context, const struct ending *endings, int count)
{
    struct recount_result *of = context;
    for (int i = 0; i < count; i++) {
        of->rows[endings[i].index] = copied(endings[i].row);
        progress_step(&of->progress, false);
    }
    return true;
}

static bool is_there(const struct recount_result *of, int cell)
{
    return of->rows[cell] && row_status(of->rows[cell]) != TIMEOUT;
}

/* Keep the rows whose cells were through, with their reference. */
static void keep_recounted(struct recount_result *of)
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

static void run(struct recount_result *of)
{
    struct crew crew;
    int *list = allocate((size_t)of->experiment.total, sizeof *list);
    const int count = list_cells(of, list);
    crew_hire(&crew, of->recount->jobs, false, 1);
    progress_start(&of->progress, of->csv->path, count);
    run_cells(of->experiment.cells, list, count, &crew, take_rows, of);
    progress_end(&of->progress);
    keep_recounted(of);
}

/* --- comparing -------------------------------------------------------------------------------------------------- */

/* The rows of these cells as a CSV of their own. */
static void read_again(struct csv *again, const struct recount_result *of)
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
    some.fields = allocate((size_t)(count + 1) * (size_t)csv->columns, sizeof *some.fields);
    some.line = allocate((size_t)count + 1, sizeof *some.line);
    size_t fields = 0;
    for (int i = -1; i < count; i++) {
        const int row = i < 0 ? -1 : rows ? rows[i] : i;
        some.line[i + 1] = csv->line[row + 1];
        for (int column = 0; column < csv->columns; column++)
            if (!column_measured(csv_field(csv, -1, column)))
                some.fields[fields++] = csv_field(csv, row, column);
    }
    some.columns = (int)(fields / ((size_t)count + 1));
    return some;
}

/* Both have the same rows in the same order. */
static int compare_drawn(const struct recount_result *of)
{
    struct csv again;
    read_again(&again, of);
    struct file_pair comparison = {
        .csv = {select_counted(of->csv, of->drawn, of->count), select_counted(&again, NULL, again.rows)}};
    comparison.pairing.partner = csv_rows(&comparison.csv[0]);
    comparison.csv[1].path = "this program";
    printf("%s: ", of->csv->path);
    const int status = compare_counts(&comparison);
    fflush(stdout);
    return status;
}

/* --- one CSV ---------------------------------------------------------------------------------------------------- */

/* What was not recounted, when all is done. */
static void count_left_out(const struct recount_result *of)
{
    int *left_out = of->recount->left_out;
    for (int row = 0; row < of->csv->rows; row++)
        if (of->cell[row] >= 0)
            left_out[reason_of(of, row)]++;
    left_out[NOT_DRAWN] -= of->count;
}

static int recount_rows(struct recount_result *of, int wanted)
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

static int recount_experiment(struct recount_result *of, int wanted)
{
    const struct csv *csv = of->csv;
    const int recorded = check_record(of);
    of->cell = allocate((size_t)csv->rows, sizeof *of->cell);
    of->drawn = allocate((size_t)csv->rows, sizeof *of->drawn);
    of->rows = allocate((size_t)of->experiment.total, sizeof *of->rows);
    int status = plan_find(csv, &of->experiment, of->cell);
    if (status != EXIT_CONFIG) {
        const int counted = recount_rows(of, wanted);
        status = counted == EXIT_FINE ? status : counted;
    }
    if (status == EXIT_COUNTS_DIFFER)
        tell_programs(csv);
    return status == EXIT_FINE ? recorded : status;
}

/* Check that a CSV has the rows that its config plans, and that its record is of these bytes and tables; draw so many of its
 * rows, and recount them.  Rows that a clock ended, or whose budget is one of time, are not drawn.  EXIT_FINE, also if
 * there was none to draw. */
static int recount_csv(struct recount *recount, const struct csv *csv, int wanted)
{
    struct recount_result of = {.recount = recount, .csv = csv};
    const char *config = printed("configs/%s.json", experiment_name(csv->path));
    inputs_begin();
    if (access(config, F_OK) == 0)
        return experiment_read(&of.experiment, config) ? recount_experiment(&of, wanted) : EXIT_CONFIG;
    print_line_plainly(stderr, "%s: there is no %s, which made it", csv->path, config);
    return EXIT_CONFIG;
}

/* --- all of a folder -------------------------------------------------------------------------------------------- */

struct files {
    struct csv *csv;
    int count;
    int64_t rows; /* of all together */
};

static bool read_file(struct files *files, const char *path)
{
    struct csv *csv = &files->csv[files->count++];
    const bool good = csv_read(csv, printed("%s", path)) && csv_column(csv, "status") >= 0 && results_check(csv);
    files->rows += csv->rows;
    return good;
}

static bool read_files(struct files *files, char *const *path, size_t count)
{
    bool good = true;
    files->csv = allocate(count, sizeof *files->csv);
    for (size_t i = 0; good && i < count; i++)
        good = read_file(files, path[i]);
    return good;
}

static bool read_results(struct files *files, const char *folder)
{
    glob_t found = {0};
    glob("results/*.csv", 0, NULL, &found);
    glob("results/*/*.csv", GLOB_APPEND, NULL, &found);
    if (found.gl_pathc == 0)
        fprintf(stderr, "%s: there are no results/*.csv in it\n", folder);
    const bool good = found.gl_pathc > 0 && read_files(files, found.gl_pathv, found.gl_pathc);
    globfree(&found);
    return good;
}

/* What differs is worse than what cannot be used, which may say nothing. */
static int worse(int status, int other)
{
    return status == EXIT_COUNTS_DIFFER || other == EXIT_FINE ? status : other;
}

/* Each CSV has its share of the sample, rounded up. */
static int recount_all(struct recount *recount, const struct files *files, int sample)
{
    int status = EXIT_FINE;
    for (int i = 0; i < files->count && !interrupted(); i++) {
        const int64_t rows = files->csv[i].rows, all = files->rows > 0 ? files->rows : 1;
        status = worse(status, recount_csv(recount, &files->csv[i], (int)((sample * rows + all - 1) / all)));
    }
    return status;
}

static void tell_left_out(const struct recount *recount)
{
    static const char *const others[] = {"a budget of time", "an engine that was asked",
                                         "not being drawn, or not through in a minute"};
    int told = 0;
    for (int reason = 0; reason < REASONS; reason++)
        if (recount->left_out[reason])
            printf("%s%d for %s%s", told++ ? ", " : "not recounted: ", recount->left_out[reason],
                   reason < STATUSES ? "having ended by " : "",
                   reason < STATUSES ? status_name[reason] : others[reason - STATUSES]);
    fputs(told ? "\n" : "", stdout);
}

static int tell(const struct recount *recount, int status, int64_t rows, double seconds)
{
    if (interrupted())
        return fputs("plymeter: stopped\n", stderr), EXIT_RESUMABLE;
    if (status == EXIT_FINE && recount->recounted == 0)
        status = EXIT_CONFIG;
    printf("%d of %" PRId64 " cells recounted in %s (seed %" PRIu64 "): %s\n", recount->recounted, rows,
           duration_text(seconds), recount->seed,
           status == EXIT_FINE            ? "all counts the same"
           : status == EXIT_COUNTS_DIFFER ? "NOT all is the same; what differs is named above"
                                          : "not all could be checked");
    tell_left_out(recount);
    return status;
}

int recount_sample(const char *folder, char *const *csv, int count, int sample, uint64_t seed, int jobs)
{
    struct recount recount = {.seed = seed, .jobs = jobs};
    struct files files = {0};
    const double begun = seconds_now();
    if (chdir(folder) != 0)
        return file_complain(folder), EXIT_CONFIG;
    if (count > 0 ? !read_files(&files, csv, (size_t)count) : !read_results(&files, folder))
        return EXIT_CONFIG;
    const int status = recount_all(&recount, &files, sample);
    return tell(&recount, status, files.rows, seconds_now() - begun);
}
