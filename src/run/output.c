#include "run/output.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "run/decision.h"
#include "run/row.h"
#include "run/sprt.h"

char *with_ending(const char *path, const char *ending)
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

char *output_of(const char *config)
{
    const char *slash = strrchr(config, '/'), *name = slash ? slash + 1 : config;
    const char *dot = strrchr(name, '.');
    const int stem = (int)(dot && dot > name ? (size_t)(dot - name) : strlen(name));
    char *text = malloc((size_t)stem + sizeof "results/.csv");
    if (!text)
        abort();
    sprintf(text, "results/%.*s.csv", stem, name);
    return text;
}

char *output_journal(const char *csv)
{
    return with_ending(csv, ".journal");
}

static bool complain(const char *path)
{
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return false;
}

static bool lock_folder(struct output *output, const char *path)
{
    output->folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (output->folder < 0)
        return complain(path);
    if (flock(output->folder, LOCK_EX | LOCK_NB) == 0)
        return true;
    fprintf(stderr, "plymeter: waiting for another run in %s to end\n", path);
    while (flock(output->folder, LOCK_EX) != 0)
        if (errno != EINTR)
            return complain(path);
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

bool output_open(struct output *output, const char *csv)
{
    char *folder = strdup(csv), *journal = output_journal(csv);
    *output = (struct output){.csv = strdup(csv), .folder = -1};
    const bool good = lock_folder(output, dirname(folder)) && journal_open(&output->journal, journal);
    free(folder);
    free(journal);
    if (!good) {
        if (output->folder >= 0)
            close(output->folder);
        free(output->csv);
    }
    return good;
}

bool output_open_shard(struct output *output, const char *journal)
{
    char *lock = with_ending(journal, ".lock");
    *output = (struct output){.csv = strdup(journal), .folder = -1};
    bool good = lock_take(&output->lock, lock, journal);
    if (good && !journal_open(&output->journal, journal)) {
        lock_give(&output->lock);
        good = false;
    }
    if (!good)
        free(output->csv);
    free(lock);
    return good;
}

static const char *added_header(const struct experiment *experiment)
{
    return experiment->reference ? decision_header : row_added_header(&experiment->cells[0]);
}

static bool write_rows(FILE *out, const struct output *output, const struct experiment *experiment, bool reuse)
{
    bool complete = true;
    enum turn *turns = malloc((size_t)experiment->total * sizeof *turns + 1);
    sprt_turns(experiment, &output->journal, reuse, 0, turns);
    write_axes_header(out, experiment->columns, experiment->column_count);
    fprintf(out, "%s%s%s\n", experiment->rivals ? "player,rival," : "", row_header, added_header(experiment));
    for (int i = 0; i < experiment->count; i++) {
        const char *row = journal_find(&output->journal, &experiment->cells[i], reuse);
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
            decision_write(out, &output->journal, experiment, i, row, reuse);
        fputc('\n', out);
    }
    free(turns);
    return complete;
}

bool output_reload(struct output *output)
{
    char *journal = output_journal(output->csv);
    journal_close(&output->journal);
    const bool good = journal_open(&output->journal, journal);
    free(journal);
    return good;
}

bool output_write(struct output *output, const struct experiment *experiment, bool reuse)
{
    char *fresh = with_ending(output->csv, ".csv.new");
    FILE *out = fopen(fresh, "w");
    bool good = out != NULL;
    if (out) {
        good = write_rows(out, output, experiment, reuse);
        good = fclose(out) == 0 && good;
    }
    good = good && rename(fresh, output->csv) == 0;
    if (!good)
        complain(output->csv);
    free(fresh);
    return good;
}

void output_close(struct output *output)
{
    journal_close(&output->journal);
    if (output->folder >= 0)
        close(output->folder);
    else
        lock_give(&output->lock);
    free(output->csv);
}
