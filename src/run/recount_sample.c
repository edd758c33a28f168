#include "run/recount.h"

#include <glob.h>
#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "results/csv.h"
#include "base/clock.h"
#include "base/process.h"
#include "run/progress.h"

struct files {
    struct csv *csv;
    int count;
    int64_t rows; /* of all together */
};

static bool read_file(struct files *files, const char *path)
{
    struct csv *csv = &files->csv[files->count++];
    const bool good =
        csv_read(csv, lasting(printed("%s", path))) && csv_column(csv, "status") >= 0 && results_check(csv);
    files->rows += csv->rows;
    return good;
}

static bool read_files(struct files *files, char *const *path, size_t count)
{
    bool good = true;
    files->csv = lasting(allocate(count, sizeof *files->csv));
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
