#include <ctype.h>
#include <stdlib.h>
#include <unistd.h>

#include "checks/asking.h"
#include "cluster/shard.h"
#include "cluster/slurm.h"
#include "config/experiment.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "files/fresh.h"
#include "files/named.h"
#include "journal/output.h"
#include "options/call.h"
#include "text/shipped.h"
#include "verbs/engines.h"
#include "workers/worker.h"

static int submit_both(const struct job *job)
{
    char dependency[60];
    const long array = slurm_submit(job, (char *[]){"sbatch", "--parsable", NULL});
    if (array <= 0)
        return EXIT_RESUMABLE;
    snprintf(dependency, sizeof dependency, "--dependency=afterany:%ld", array);
    const long merge = slurm_submit(job, (char *[]){"sbatch", "--parsable", "--array=0", dependency, NULL});
    printf("job %ld: %d shards in %d tasks\n", array, job->shards, job->tasks);
    if (merge > 0)
        printf("job %ld: their merge\n", merge);
    return merge > 0 ? EXIT_FINE : EXIT_RESUMABLE;
}

static int write_or_submit(const struct job *job)
{
    struct fresh fresh;
    if (job->file) {
        if (!fresh_open(&fresh, job->file, FRESH_SCRIPT))
            return EXIT_USAGE;
        slurm_write(fresh.out, job);
        if (!fresh_put(&fresh))
            return EXIT_CONFIG;
    } else if (!job->go) {
        slurm_write(stdout, job);
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
    const long seconds = slurm_seconds(job->time);
    if (job->shards < 1)
        misused(call, "\"--shards\" is to say how many shards");
    else if (seconds < 60)
        misused(call, "\"--time\" takes minutes, hours:minutes:seconds or days-hours, not \"%s\"", job->time);
    else if (job->memory && !slurm_is_memory(job->memory))
        misused(call, "\"--mem\" takes a number and K, M, G or T, not \"%s\"", job->memory);
    else if (!(job->program = shipped_program()) || !getcwd(job->folder, sizeof job->folder))
        perror("plymeter submit");
    else if (has_line_end(job->config) || has_line_end(job->folder) || has_line_end(job->program) ||
             (job->file && has_line_end(job->file)) || (job->engines && has_line_end(job->engines)))
        misused(call, "a path in the script may have no line ends and the like");
    else {
        const int most = slurm_largest_index();
        job->each = (job->shards + most - 1) / most;
        job->tasks = (job->shards + job->each - 1) / job->each;
        job->warning = seconds / 4 < 120 ? (int)(seconds / 4) : 120;
        return true;
    }
    return false;
}

/* Every task makes the whole plan before it takes its part of it, the merge keeps all rows besides, and each search may
 * take what its limits allow. */
static void say_needed_memory(struct job *job, const struct experiment *experiment)
{
    const double plan = (double)experiment->total * (sizeof(struct cell) + 256) / (1 << 20);
    const int64_t search = experiment->cells[0].setting[LIMITS_PART][MEMORY_MB].integer;
    snprintf(job->needed, sizeof job->needed, "%.0fM", 64 + plan + (double)job->jobs * (double)search);
    job->memory = job->needed;
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
    const char *refusal =
        experiment.tune.wanted
            ? "\"tune\" takes several rounds, each with its shards and its merge; use plymeter run "
              "--shard and plymeter merge in turn"
            : shard_refusal(&experiment);
    if (refusal)
        fprintf(stderr, "%s: %s\n", job->config, refusal);
    else if (job->shards > experiment.total)
        fprintf(stderr, "%s: these are %d cells, which makes no %d shards\n", job->config, experiment.total,
                job->shards);
    job->csv = lasting(results_of(experiment.path));
    const bool good = !refusal && job->shards <= experiment.total;
    if (!job->memory)
        say_needed_memory(job, &experiment);
    return good ? write_or_submit(job) : EXIT_USAGE;
}

const struct verb verb_submit = {
    .name = "submit",
    .group = EXPERIMENTS,
    .purpose = "write the batch script that runs a config's shards on a cluster",
    .arguments = "CONFIG",
    .about = "Prints the Slurm script that runs a config's N shards as an array, and then, as task 0 of the same "
             "script, merges them; how it is submitted, and the line that does the same with GNU parallel, stand "
             "in it as remarks.",
    .options =
        {
            {"shards", 0, "N", "how many shards; this one must be given", INTO(struct job, shards), .least = 1,
             .most = MAX_SHARDS},
            {"jobs", 'j', "J", "cells at a time in each", INTO(struct job, jobs), .least = 1, .most = MOST_JOBS,
             .fallback = "1"},
            {"time", 0, "T",
             "time limit of a task, as Slurm takes it; shortly before, the task stops and puts itself back into "
             "the queue, if it got anywhere",
             INTO(struct job, time), .fallback = "1:00:00"},
            {"mem", 0, "M", "memory of a task, such as 2G; without it the plan's, and \"memory_mb\" for each job",
             INTO(struct job, memory)},
            ENGINES_OPTION(struct job, engines),
            {"output", 'o', "FILE", "write the script to FILE", INTO(struct job, file)},
            {"go", 0, NULL, "submit it: the array, and the merge when that has ended", INTO(struct job, go)},
        },
    .size = sizeof(struct job),
    .notes = "Where N is more than Slurm's MaxArraySize allows, a task runs several shards, one after another.",
    .run = run_submit,
};
