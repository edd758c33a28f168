#include "run/output.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libgen.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "base/process.h"
#include "base/path.h"
#include "config/experiment.h"
#include "parts/columns.h"
#include "parts/inputs.h"
#include "parts/row.h"

char *output_journal(const char *csv)
{
    return with_ending(csv, ".journal");
}

/* Let runs take turns, so that they do not disturb each other's times.  On a file system without such locks nothing is
 * lost.  False if it was interrupted. */
static bool wait_for_folder(int folder, const char *path)
{
    const struct timespec moment = {0, 100000000};
    bool told = false;
    while (flock(folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        if (!told)
            fprintf(stderr, "plymeter: waiting for another run in %s to end\n", path);
        told = true;
        nanosleep(&moment, NULL);
        if (interrupted())
            return false;
    }
    return true;
}

bool output_named(const char *path)
{
    const bool good = strcmp(with_ending(path, ".csv"), path) == 0;
    if (!good && new_file_allowed(path, ANY_KIND))
        fprintf(stderr, "%s: -o takes the name of a CSV, which ends in .csv\n", path);
    return good;
}

/* A folder that is not there is made, if the one that it is in is there; and results/ anyway. */
static bool make_folder(const char *path)
{
    if (strncmp(path, "results/", strlen("results/")) == 0)
        mkdir("results", 0777);
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

bool output_usable(const char *path, bool shard)
{
    static const struct {
        const char *ending, *kind;
    } files[] = {{".lock", LOCK_KIND},
                 {".journal", ANY_KIND},
                 {".csv", CSV_KIND},
                 {".meta.json", RECORD_KIND},
                 {".meta.d", RULE_KIND}};
    const char *folder = dirname(printed("%s", path));
    bool good = make_folder(folder) && access(folder, W_OK | X_OK) == 0;
    if (!good)
        file_complain(folder);
    for (int i = 0; good && i < (shard ? 2 : 5); i++)
        good = new_file_allowed(with_ending(path, files[i].ending), files[i].kind);
    return good;
}

static void close_all_but_journal(struct output *output)
{
    if (output->folder >= 0)
        close(output->folder);
    lock_give(&output->lock);
}

static int lock_folder(struct output *output)
{
    const char *path = dirname(printed("%s", output->csv));
    output->folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return output->folder < 0                      ? (file_complain(path), EXIT_CONFIG)
           : wait_for_folder(output->folder, path) ? EXIT_FINE
                                                   : EXIT_RESUMABLE;
}

/* Remove files that a killed run had not yet put in place.  The lock that it left shows that there was such a run;
 * without it, files of these names are somebody else's. */
static bool remove_unfinished(const struct output *output)
{
    static const char *const endings[] = {".csv.new", ".meta.json.new", ".meta.d.new"};
    bool good = true;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const char *path = with_ending(output->csv, endings[i]);
        if (output->lock.left)
            unlink(path);
        if (access(path, F_OK) == 0) {
            fprintf(stderr, "%s: plymeter did not write this and needs the name; move it\n", path);
            good = false;
        }
    }
    return good;
}

/* Is the disk full, so that not even a torn line can be ended? */
static bool is_disk_full(int error)
{
    return error == ENOSPC || error == EDQUOT;
}

static int open_files(struct output *output, const char *csv, const char *journal, bool shard)
{
    *output = (struct output){.csv = printed("%s", csv), .folder = -1};
    int status = lock_take(&output->lock, with_ending(csv, ".lock"), csv);
    if (status != EXIT_FINE)
        return status;
    status = shard ? EXIT_FINE : remove_unfinished(output) ? lock_folder(output) : EXIT_CONFIG;
    if (status == EXIT_FINE && !journal_open(&output->journal, journal))
        status = is_disk_full(errno) ? EXIT_RESUMABLE : EXIT_CONFIG;
    if (status != EXIT_FINE)
        close_all_but_journal(output);
    return status;
}

int output_open(struct output *output, const char *csv)
{
    return open_files(output, csv, output_journal(csv), false);
}

int output_open_shard(struct output *output, const char *journal)
{
    return open_files(output, journal, journal, true);
}

bool output_reload(struct output *output)
{
    journal_close(&output->journal);
    return journal_open(&output->journal, output_journal(output->csv));
}

void output_find(struct output *output, const struct experiment *experiment, enum reuse reuse)
{
    struct stored_row *stored = allocate((size_t)experiment->total, sizeof *stored);
    output->rows = (struct rows){&output->journal, stored, NULL};
    const char *other = NULL, *maker = NULL;
    int others = 0;
    for (int i = 0; i < experiment->total; i++) {
        output->rows.stored[i] = journal_find(&output->journal, &experiment->cells[i], reuse);
        if (reuse != REUSE_ALL && !output->rows.stored[i].there &&
            (other = journal_find_other(&output->journal, &experiment->cells[i])) && others++ == 0)
            maker = other;
    }
    if (others > 0)
        fprintf(stderr, "%s: %s made the rows of %d cells; they run again, for only --reuse takes those\n",
                output->csv, maker, others);
}

void output_write_header(FILE *out, const struct experiment *experiment)
{
    planned_write_header(out, experiment);
    columns_write(out, experiment);
    fputc('\n', out);
}

bool output_write_row(FILE *out, const struct experiment *experiment, const struct rows *rows, int i)
{
    planned_write(out, experiment, &experiment->cells[i]);
    const struct column *columns[MOST_COLUMNS];
    const char *row = row_of(rows, i);
    if (row)
        row_write(out, row, &experiment->cells[i], columns,
                  columns_of_csv(&experiment->cells[i], experiment, columns));
    if (experiment->cells[i].measure == MEASURE_DECISION)
        decision_write(out, experiment, rows, i);
    fputc('\n', out);
    return row;
}

static bool write_csv_rows(FILE *out, const struct output *output, const struct experiment *experiment)
{
    bool complete = true;
    enum need *needs = allocate((size_t)experiment->total, sizeof *needs);
    needs_find(experiment, &output->rows, 0, needs);
    output_write_header(out, experiment);
    for (int i = 0; i < experiment->count && !ferror(out); i++)
        if (needs[i] != NEEDLESS)
            complete = output_write_row(out, experiment, &output->rows, i) && complete;
    return complete;
}

bool output_current(const struct output *output, const struct experiment *experiment)
{
    const char *changed = inputs_changed(experiment->cells, experiment->total, experiment->files);
    if (changed)
        fprintf(stderr, "%s: %s changed while its cells ran\n", output->csv, changed);
    return !changed;
}

bool output_write(struct output *output, const struct experiment *experiment)
{
    struct new_file new_file;
    if (!journal_sync(&output->journal) || !new_file_open(&new_file, output->csv, CSV_KIND))
        return false;
    if (write_csv_rows(new_file.out, output, experiment) && !output->journal.damaged &&
        output_current(output, experiment))
        return new_file_put(&new_file);
    new_file_drop(&new_file);
    return false;
}

void output_close(struct output *output)
{
    journal_close(&output->journal);
    close_all_but_journal(output);
}

static const int64_t NOT_FOUND = INT64_MIN;

/* By what the moves are worth, and whether those are the values of solved positions. */
static bool write_regret(FILE *out, const char *move, const char *worth, const char *solved, int64_t cap)
{
    enum { CAP_OF_ENGINES = 1000 }; /* ten pawns */
    const bool labels = !*solved;
    int64_t best = NOT_FOUND, chosen = NOT_FOUND;
    struct move_worth weighed;
    while (worth_next(&worth, &weighed)) {
        best = weighed.value > best ? weighed.value : best;
        if (strncmp(weighed.move, move, (size_t)weighed.length) == 0 && !move[weighed.length])
            chosen = weighed.value;
    }
    if (chosen == NOT_FOUND)
        return false;
    const int64_t regret = best - chosen, most = cap ? cap : labels ? CAP_OF_ENGINES : INT64_MAX;
    fprintf(out, ",%" PRId64 ",%d,%s", regret < most ? regret : most, regret == 0,
            labels                     ? "labels"
            : strcmp(solved, "1") == 0 ? "exact"
                                       : "deeper");
    return true;
}

/* By the row of another cell. */
static bool write_judged(FILE *out, const struct experiment *experiment, const struct rows *rows, int index,
                         const char *move)
{
    const int reference = experiment->reference[index];
    const struct cell *cell = &experiment->cells[reference];
    const char *row = row_of(rows, reference);
    char solved[ROW_FIELD];
    int length;
    const char *worth = row ? row_find(row, cell, "worth", &length) : NULL;
    return worth && row_field(row, cell, "solved", solved) &&
           write_regret(out, move, worth, solved, experiment->cap);
}

/* By what the game knows, which the row has itself. */
static bool write_known(FILE *out, const char *row, const struct cell *cell)
{
    char regret[ROW_FIELD];
    if (!row_field(row, cell, "regret", regret))
        return false;
    fprintf(out, ",%s,%d,exact", regret, strcmp(regret, "0") == 0);
    return true;
}

void decision_write(FILE *out, const struct experiment *experiment, const struct rows *rows, int index)
{
    const struct cell *cell = &experiment->cells[index];
    const struct appraisal *appraisal = experiment->appraisal ? &experiment->appraisal[index] : NULL;
    const char *row = row_of(rows, index);
    char move[ROW_FIELD];
    const bool chose = row && ended_well(row_status(row)) && row_field(row, cell, "move", move);
    const bool known = appraisal
                           ? chose && write_regret(out, move, appraisal->worth, appraisal->solved, experiment->cap)
                       : cell_judges_itself(cell) ? row && write_known(out, row, cell)
                                                  : chose && write_judged(out, experiment, rows, index, move);
    if (!known)
        fputs(",,,", out);
}
