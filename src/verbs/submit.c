#include <ctype.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cluster/shard.h"
#include "cluster/slurm.h"
#include "exit.h"
#include "results/output.h"
#include "system/fresh.h"
#include "verbs/count.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter submit --shards N [-j J] [--time T] [--mem M] [-o FILE] [--go] CONFIG\n"
    "\n"
    "Prints the Slurm script that runs a config's N shards as an array, and then, as task 0 of the same script, "
    "merges\n"
    "them; how it is submitted, and the line that does the same with GNU parallel, stand in it as remarks.\n"
    "\n"
    "  --shards N        how many shards\n"
    "  -j, --jobs J      cells at a time in each (default 1)\n"
    "  --time T          time limit of a task, as Slurm takes it (default 1:00:00); shortly before, the task "
    "stops\n"
    "                    and puts itself back into the queue, if it got anywhere\n"
    "  --mem M           memory of a task, such as 2G (default: the plan's, and \"memory_mb\" for each job)\n"
    "  -o, --output FILE write the script to FILE\n"
    "  --go              submit it: the array, and the merge when that has ended\n"
    "\n"
    "Where N is more than Slurm's MaxArraySize allows, a task runs several shards, one after another.\n";

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
static bool complete(struct job *job)
{
    const long seconds = slurm_seconds(job->time);
    const ssize_t length = readlink("/proc/self/exe", job->program, sizeof job->program - 1);
    if (job->shards < 1)
        fputs("plymeter submit: --shards is to say how many shards\n", stderr);
    else if (seconds < 60)
        fprintf(stderr, "plymeter submit: --time takes minutes, hours:minutes:seconds or days-hours, not \"%s\"\n",
                job->time);
    else if (job->memory && !slurm_is_memory(job->memory))
        fprintf(stderr, "plymeter submit: --mem takes a number and K, M, G or T, not \"%s\"\n", job->memory);
    else if (length <= 0 || !getcwd(job->folder, sizeof job->folder))
        perror("plymeter submit");
    else if (has_line_end(job->config) || has_line_end(job->folder) || has_line_end(job->program) ||
             (job->file && has_line_end(job->file)))
        fputs("plymeter submit: a path in the script may have no line ends and the like\n", stderr);
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

static int submit_config(struct job *job)
{
    struct experiment experiment;
    if (!complete(job))
        return EXIT_USAGE;
    if (!experiment_read(&experiment, job->config))
        return EXIT_CONFIG;
    const char *refusal = shard_refusal(&experiment);
    if (refusal)
        fprintf(stderr, "%s: %s\n", job->config, refusal);
    else if (job->shards > experiment.total)
        fprintf(stderr, "%s: these are %d cells, which makes no %d shards\n", job->config, experiment.total,
                job->shards);
    const bool good = !refusal && job->shards <= experiment.total;
    if (!job->memory)
        say_needed_memory(job, &experiment);
    experiment_free(&experiment);
    if (!good)
        return EXIT_USAGE;
    job->csv = output_of(job->config);
    const int status = write_or_submit(job);
    free(job->csv);
    return status;
}

int submit_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"shards", required_argument, NULL, 's'}, {"jobs", required_argument, NULL, 'j'},
        {"time", required_argument, NULL, 't'},   {"mem", required_argument, NULL, 'm'},
        {"output", required_argument, NULL, 'o'}, {"go", no_argument, NULL, 'g'},
        {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0},
    };
    struct job job = {.time = "1:00:00", .jobs = 1};
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "j:o:h", long_options, NULL)) != -1)
        switch (option) {
        case 's':
            count_read(optarg, MAX_SHARDS, &job.shards);
            break;
        case 'j':
            count_read(optarg, MOST_JOBS, &job.jobs);
            break;
        case 't':
            job.time = optarg;
            break;
        case 'm':
            job.memory = optarg;
            break;
        case 'o':
            job.file = optarg;
            break;
        case 'g':
            job.go = true;
            break;
        case 'h':
            fputs(usage, stdout);
            return EXIT_FINE;
        default:
            fputs(usage, stderr);
            return EXIT_USAGE;
        }
    if (optind != argc - 1 || job.jobs == 0) {
        fputs(job.jobs == 0 ? "plymeter submit: -j takes a number from 1 to 1024\n"
                            : "plymeter submit: which config?\n",
              stderr);
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    job.config = argv[optind];
    return submit_config(&job);
}
