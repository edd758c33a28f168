#include <ctype.h>
#include <unistd.h>

#include "config/engines.h"
#include "config/experiment.h"
#include "run/plan.h"
#include "base/program.h"
#include "base/memory.h"
#include "base/file.h"
#include "base/path.h"
#include "run/output.h"
#include "base/verb.h"
#include "run/worker.h"

static int submit_both(const struct job *job)
{
    char dependency[60];
    const long array = slurm_submit(job, (char *[]){"sbatch", "--parsable", NULL});
    if (array <= 0)
        return EXIT_RESUMABLE;
    snprintf(dependency, sizeof dependency, "--dependency=afterany:%ld", array);
    const long taking = slurm_submit(job, (char *[]){"sbatch", "--parsable", "--array=0", dependency, NULL});
    printf("job %ld: %d shards\n", array, job->shards);
    if (taking > 0)
        printf("job %ld: their CSV\n", taking);
    return taking > 0 ? EXIT_FINE : EXIT_RESUMABLE;
}

static int write_or_submit(const struct job *job)
{
    struct fresh fresh;
    if (job->file || !job->go) {
        if (!fresh_open(&fresh, job->file, FRESH_SCRIPT))
            return EXIT_USAGE;
        slurm_write(fresh.out, job);
        if (!fresh_put(&fresh))
            return EXIT_CONFIG;
    }
    return job->go ? submit_both(job) : EXIT_FINE;
}

/* --- the command --------------------------------------------------------------------------------------------- */

/* A remark in the script ends with its line. */
static bool has_line_end(const char *text)
{
    for (; *text; text++)
        if (iscntrl((unsigned char)*text))
            return true;
    return false;
}

/* Complete the job; complain of what cannot be written into a script. */
static bool complete(struct job *job, const struct call *call)
{
    const char *const texts[] = {job->config, job->time, job->memory, job->file, job->engines};
    bool good = true;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        good = good && !(texts[i] && has_line_end(texts[i]));
    if (job->shards < 1)
        misused(call, "\"--shards\" is to say how many shards");
    else if (!(job->program = shipped_program()) || !getcwd(job->folder, sizeof job->folder))
        perror("plymeter submit");
    else if (!good || has_line_end(job->folder) || has_line_end(job->program))
        misused(call, "nothing in the script may have line ends and the like");
    else
        return true;
    return false;
}

/* Every task makes the whole plan before it takes its part of it, the run that takes their rows keeps all of them besides, and each
 * search may take what its limits allow. */
static const char *needed_memory(const struct job *job, const struct experiment *experiment)
{
    const double plan = (double)experiment->total * (sizeof(struct cell) + 256) / (1 << 20);
    const int64_t search = experiment->cells[0].setting[LIMITS_PART][MEMORY_MB].integer;
    return printed("%.0fM", 64 + plan + (double)job->jobs * (double)search);
}

static int run_submit(const struct call *call)
{
    struct job *job = call->record;
    static struct experiment experiment;
    job->config = call->arguments[0];
    if (!complete(job, call))
        return EXIT_USAGE;
    if (!engines_allow(job->engines) || !experiment_read(&experiment, job->config))
        return EXIT_CONFIG;
    const char *refusal = shard_refusal(&experiment);
    if (refusal)
        fprintf(stderr, "%s: %s\n", job->config, refusal);
    else if (job->shards > experiment.total)
        fprintf(stderr, "%s: these are %d cells, which makes no %d shards\n", job->config, experiment.total,
                job->shards);
    job->csv = results_of(experiment.path);
    const bool good = !refusal && job->shards <= experiment.total;
    if (!job->memory)
        job->memory = needed_memory(job, &experiment);
    return good ? write_or_submit(job) : EXIT_USAGE;
}

const struct verb verb_submit = {
    .name = "submit",
    .group = EXPERIMENTS,
    .purpose = "write the batch script that runs a config's shards on a cluster",
    .arguments = "CONFIG",
    .about =
        "Prints the Slurm script that runs a config's N shards as an array, and then, as task 0 of the same "
        "script, takes their rows and writes the CSV; how it is submitted stands in it as a remark. Of a config "
        "with \"tune\" these are the shards of one round, and it is submitted once a round.",
    .options =
        {
            {"shards", 0, "N", "how many shards; this one must be given", INTO(struct job, shards), .least = 1,
             .most = MAX_SHARDS},
            {"jobs", 'j', "J", "cells at a time in each", INTO(struct job, jobs), .least = 1, .most = MOST_JOBS,
             .fallback = "1"},
            {"time", 0, "T",
             "time limit of a task, as sbatch takes it; shortly before, the task stops and puts itself back into "
             "the queue, if it got anywhere",
             INTO(struct job, time), .fallback = "1:00:00"},
            {"mem", 0, "M",
             "memory of a task, as sbatch takes it; without it the plan's, and \"memory_mb\" for each job",
             INTO(struct job, memory)},
            ENGINES_OPTION(struct job, engines),
            {"output", 'o', "FILE", "write the script to FILE", INTO(struct job, file)},
            {"go", 0, NULL, "submit it: the array, and task 0 when that has ended", INTO(struct job, go)},
        },
    .size = sizeof(struct job),
    .run = run_submit,
};
