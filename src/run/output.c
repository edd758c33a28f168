#include "run/output.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "exit.h"
#include "run/decision.h"
#include "run/interrupt.h"
#include "run/row.h"
#include "run/sprt.h"

/* The path with another ending; the caller frees it. */
static char *with_ending(const char *path, const char *ending)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    const size_t stem = dot && dot > (slash ? slash + 1 : path) ? (size_t)(dot - path) : strlen(path);
    char *text = malloc(stem + strlen(ending) + 1);
    if (!text)
        abort();
    memcpy(text, path, stem);
    strcpy(text + stem, ending);
    return text;
}

static bool complain(const char *path)
{
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return false;
}

/* Courtesy alone, so that a file system without such locks does not matter.  False if it was interrupted. */
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

/* What is replaced must be a file: no folder, and no device. */
static bool is_other_than_file(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && !S_ISREG(about.st_mode);
}

bool output_usable(const char *csv)
{
    char *copy = strdup(csv), *folder = dirname(copy);
    bool good = true;
    if (is_other_than_file(csv)) {
        fprintf(stderr, "%s: not a file that could be replaced\n", csv);
        good = false;
    } else if ((mkdir(folder, 0777) != 0 && errno != EEXIST) || access(folder, W_OK | X_OK) != 0) {
        good = complain(folder);
    }
    free(copy);
    return good;
}

static void close_all_but_journal(struct output *output)
{
    if (output->folder >= 0)
        close(output->folder);
    lock_give(&output->lock);
    free(output->csv);
    free(output->rows);
}

static int open_folder(struct output *output, const char *path)
{
    output->folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (output->folder < 0)
        return complain(path), EXIT_USAGE;
    return wait_for_folder(output->folder, path) ? EXIT_FINE : EXIT_RESUMABLE;
}

int output_open(struct output *output, const char *csv)
{
    char *copy = strdup(csv), *folder = dirname(copy);
    char *journal = with_ending(csv, ".journal"), *lock = with_ending(csv, ".lock"),
         *fresh = with_ending(csv, ".csv.new");
    *output = (struct output){.folder = -1};
    int status = lock_take(&output->lock, lock, csv) ? EXIT_FINE : EXIT_RESUMABLE;
    if (status == EXIT_FINE) {
        output->csv = strdup(csv);
        unlink(fresh); /* of a run that was killed */
        status = open_folder(output, folder);
        if (status == EXIT_FINE && !journal_open(&output->journal, journal))
            status = EXIT_USAGE;
        if (status != EXIT_FINE)
            close_all_but_journal(output);
    }
    free(copy);
    free(journal);
    free(lock);
    free(fresh);
    return status;
}

void output_find(struct output *output, const struct experiment *experiment, bool reuse)
{
    output->rows = malloc(((size_t)experiment->total + 1) * sizeof *output->rows);
    if (!output->rows)
        abort();
    for (int i = 0; i < experiment->total; i++)
        output->rows[i] = journal_find(&output->journal, &experiment->cells[i], reuse);
}

static const char *added_header(const struct experiment *experiment)
{
    return experiment->reference ? decision_header : row_added_header(&experiment->cells[0]);
}

static bool write_rows(FILE *out, const struct output *output, const struct experiment *experiment)
{
    bool complete = true;
    enum turn *turns = malloc((size_t)experiment->total * sizeof *turns + 1);
    sprt_turns(experiment, output->rows, 0, turns);
    write_axes_header(out, experiment->columns, experiment->column_count);
    fprintf(out, "%s%s%s\n", experiment->rivals ? "player,rival," : "", row_header, added_header(experiment));
    for (int i = 0; i < experiment->count; i++) {
        const char *row = output->rows[i];
        if (turns[i] == TURN_NEEDLESS)
            continue;
        complete = complete && row;
        write_axes(out, experiment->columns, experiment->column_count, &experiment->cells[i]);
        if (experiment->rivals) {
            write_player(out, experiment->columns, experiment->column_count, &experiment->cells[i]);
            write_player(out, experiment->columns, experiment->column_count, experiment->cells[i].rival);
        }
        fputs(row ? row : "", out);
        if (experiment->reference)
            decision_write(out, experiment, output->rows, i);
        fputc('\n', out);
    }
    free(turns);
    return complete;
}

bool output_write(struct output *output, const struct experiment *experiment)
{
    char *fresh = with_ending(output->csv, ".csv.new");
    FILE *out = fopen(fresh, "w");
    bool good = out != NULL;
    if (out) {
        good = write_rows(out, output, experiment);
        good = fflush(out) == 0 && fsync(fileno(out)) == 0 && good;
        good = fclose(out) == 0 && good;
    }
    good = good && rename(fresh, output->csv) == 0;
    if (!good) {
        complain(output->csv);
        unlink(fresh);
    }
    free(fresh);
    return good;
}

void output_close(struct output *output)
{
    journal_close(&output->journal);
    close_all_but_journal(output);
}
