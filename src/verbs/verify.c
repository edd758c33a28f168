#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compare/recount.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "files/archive.h"
#include "files/file.h"
#include "files/folder.h"
#include "frame/results.h"
#include "options/call.h"
#include "process/clock.h"
#include "process/interrupt.h"
#include "run/progress.h"
#include "workers/worker.h"

static const char manifest_name[] = "MANIFEST";
static const double most_seconds =
    50; /* of searching, where nobody says how many cells: a minute with all the rest */

struct request {
    int sample, jobs;
    uint64_t seed;
};

/* The CSVs of an artifact, by their paths. */
struct files {
    struct csv *csv;
    int count;
    int64_t rows; /* of all together */
};

/* --- where it is ------------------------------------------------------------------------------------------------ */

/* Go into the only folder of this one.  False after a message. */
static bool enter_only_folder(const char *archive, const char *folder)
{
    DIR *list = chdir(folder) == 0 ? opendir(".") : NULL;
    if (!list)
        return file_complain(folder);
    char name[256] = "";
    int names = 0;
    for (struct dirent *entry; (entry = readdir(list));)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0 && names++ == 0)
            snprintf(name, sizeof name, "%s", entry->d_name);
    closedir(list);
    if (names == 1 && chdir(name) == 0)
        return true;
    fprintf(stderr, "%s: expected one folder with a %s in it\n", archive, manifest_name);
    return false;
}

/* Go where the artifact's files are: into its folder, or into that where its archive is unpacked to. */
static bool enter(const char *artifact, const char *temporary)
{
    struct stat about;
    if (stat(artifact, &about) != 0)
        return file_complain(artifact);
    if (S_ISDIR(about.st_mode))
        return chdir(artifact) == 0 || file_complain(artifact);
    char *folder = folder_path(temporary, "artifact");
    const bool good = (mkdir(folder, 0700) == 0 || file_complain(folder)) && archive_unpack(artifact, folder) &&
                      enter_only_folder(artifact, folder);
    free(folder);
    return good;
}

/* --- what it has ------------------------------------------------------------------------------------------------ */

static bool read_files(struct files *files, const struct manifest *manifest)
{
    bool good = true;
    for (int i = 0; i < manifest->count && good; i++) {
        if (fnmatch("results/*.csv", manifest->file[i].path, 0) != 0) /* results/gallery/ is among them */
            continue;
        files->csv = grow(files->csv, (size_t)files->count, sizeof *files->csv);
        struct csv *csv = &files->csv[files->count];
        good = csv_read(csv, manifest->file[i].path);
        if (good && (csv_column(csv, "status") < 0 || !results_check(csv))) {
            csv_free(csv);
            good = false;
        }
        files->rows += good ? csv->rows : 0;
        files->count += good;
    }
    if (good && files->count == 0)
        fprintf(stderr, "%s: it names no results/*.csv\n", manifest_name);
    return good && files->count > 0;
}

/* --- all of it -------------------------------------------------------------------------------------------------- */

/* What differs is worse than what cannot be used, which may say nothing. */
static int worse(int status, int other)
{
    return status == EXIT_COUNTS_DIFFER || other == EXIT_FINE ? status : other;
}

/* Each CSV has its share of the sample, rounded up, and of the time that is left, but a second at least. */
static int recount_all(const struct files *files, const struct request *request, double seconds,
                       struct recount *recount)
{
    const double until = seconds_now() + seconds;
    int64_t left = files->rows;
    int status = EXIT_FINE;
    for (int i = 0; i < files->count && !interrupted(); i++) {
        const int64_t rows = files->csv[i].rows;
        const int64_t wanted = (request->sample * rows + files->rows - 1) / (files->rows ? files->rows : 1);
        const double share = rows ? (double)rows / (double)left : 0;
        const double its = fmax(1, share * (until - seconds_now()));
        status = worse(status, recount_csv(recount, &files->csv[i], (int)wanted, its));
        left -= rows;
    }
    return status;
}

static int recount_files(const struct files *files, const struct call *call, const struct manifest *manifest,
                         const char *temporary)
{
    const struct request *request = call->record;
    struct recount recount = {
        .manifest = manifest, .folder = temporary, .seed = request->seed, .jobs = request->jobs};
    const double begun = seconds_now();
    int status = recount_all(files, request, call->given[0] ? INFINITY : most_seconds, &recount);
    if (interrupted())
        return EXIT_RESUMABLE;
    if (status == EXIT_FINE && recount.recounted == 0)
        status = EXIT_CONFIG;
    printf("%d of %" PRId64 " cells recounted in %s (seed %" PRIu64 "): %s\n", recount.recounted, files->rows,
           duration_text(seconds_now() - begun), request->seed,
           status == EXIT_FINE            ? "all counts the same"
           : status == EXIT_COUNTS_DIFFER ? "NOT all is the same; what differs is named above"
                                          : "not all could be checked");
    recount_tell_left_out(&recount);
    return status;
}

static int verify_files(const struct call *call, struct manifest *manifest, const char *temporary)
{
    struct files files = {0};
    int status = EXIT_CONFIG;
    if (manifest_check(manifest, manifest_name)) {
        printf("%s: %d files, all with the SHA-256 that it says, and no others\n", manifest_name, manifest->count);
        fflush(stdout);
        if (read_files(&files, manifest))
            status = recount_files(&files, call, manifest, temporary);
    }
    for (int i = 0; i < files.count; i++)
        csv_free(&files.csv[i]);
    free(files.csv);
    return status;
}

static int run_verify(const struct call *call)
{
    struct manifest manifest;
    interrupts_note();
    const char *temporary = folder_temporary();
    if (!temporary)
        return EXIT_CONFIG;
    int status = EXIT_CONFIG;
    if (enter(call->arguments[0], temporary) && !interrupted() && manifest_read(&manifest, manifest_name)) {
        status = verify_files(call, &manifest, temporary);
    }
    if (!interrupted())
        return status;
    fputs("plymeter: stopped; nothing is left of what was checked\n", stderr);
    return EXIT_RESUMABLE;
}

const struct verb verb_verify = {
    .name = "verify",
    .group = RESULTS,
    .purpose = "recount a sample of an artifact",
    .arguments = "ARTIFACT",
    .about =
        "Checks what make reproduce has packed, a .tar.gz or the folder that it was unpacked to. Every file must "
        "have the SHA-256 of the manifest, and no other may be there. The rows of each results/X.csv must be those "
        "that configs/X.json plans, and its record must be of these bytes and of the artifact's tables. Then this "
        "program counts a random sample of the cells again, by the artifact's configs and tables, and names "
        "whatever differs: the artifact's count first.\n"
        "\n"
        "    plymeter verify results/plymeter-artifact.tar.gz\n"
        "    plymeter verify --sample 100000 -j 2 plymeter-artifact/",
    .options =
        {{"sample", 0, "N",
          "recount N cells, however long that takes: of each CSV its share, rounded up. Without this they are "
          "2000, of which those are left out that are not through in about a minute",
          INTO(struct request, sample), .least = 1, .most = 1e9, .fallback = "2000"},
         {"seed", 0, "S", "draw them from this seed", INTO(struct request, seed), .fallback = "1"},
         {"jobs", 'j', "N", "recount N cells at a time", INTO(struct request, jobs), .least = 1, .most = MOST_JOBS,
          .fallback = "1"}},
    .size = sizeof(struct request),
    .notes =
        "Not drawn are cells that did not end by themselves or by a budget of nodes, and those whose budget is "
        "one of time. A search may take a minute at most. What an archive is unpacked to goes when the program "
        "ends.\n"
        "\n"
        "Exit status 5 if anything that was counted differs, also if rows are missing or other files made them; "
        "3 if the artifact is not whole or cannot be used; 4 if it was stopped.",
    .run = run_verify,
};
