#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "exit.h"
#include "run/output.h"
#include "run/shard.h"
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

struct job {
    const char *config, *time, *memory, *file;
    char *csv, folder[4096], program[4096], needed[40];
    int shards, jobs;
    int each, tasks; /* shards a task, and the tasks that makes */
    int warning;     /* seconds before the time limit */
    bool go;
};

/* --- what Slurm takes ---------------------------------------------------------------------------------------- */

/* "minutes", "minutes:seconds", "hours:minutes:seconds", "days-hours", and so on to the seconds, as sbatch takes them; 0 if
 * it is none of these. */
static long time_in_seconds(const char *text)
{
    static const long units[2][4] = {{60, 1, 0, 0}, {86400, 3600, 60, 1}};
    long number[4], seconds = 0;
    int count = 0;
    const bool days = strchr(text, '-') != NULL;
    for (char *end; count < 4; text = end + 1) {
        if (!isdigit((unsigned char)*text))
            return 0;
        number[count++] = strtol(text, &end, 10);
        if (*end == '\0')
            break;
        if (*end != (days && count == 1 ? '-' : ':') || number[count - 1] > 1000000)
            return 0;
        if (count == (days ? 4 : 3))
            return 0;
    }
    const long *unit = days ? units[1] : count == 3 ? units[1] + 1 : units[0];
    for (int i = 0; i < count; i++)
        seconds += number[i] > 100000000 ? 0 : number[i] * unit[i];
    return seconds;
}

static bool is_memory(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 10 &&
           (text[digits] == '\0' || (strchr("KMGT", text[digits]) && !text[digits + 1]));
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

/* What Slurm says here, or, without Slurm, what it says if nobody set it. */
static int largest_index(void)
{
    FILE *pipe = popen("scontrol show config 2>/dev/null", "r");
    char line[1000];
    int size = 1001;
    while (pipe && fgets(line, sizeof line, pipe))
        sscanf(line, "MaxArraySize = %d", &size);
    if (pipe)
        pclose(pipe);
    return size > 2 ? size - 1 : 1;
}

/* --- the script ---------------------------------------------------------------------------------------------- */

static void write_setting(FILE *out, const char *name, const char *value)
{
    fprintf(out, "%s=", name);
    write_shell_word(out, value);
    fputc('\n', out);
}

static void write_header(FILE *out, const struct job *job)
{
    fprintf(out,
            "#!/bin/sh\n"
            "#SBATCH --job-name=plymeter\n"
            "#SBATCH --array=1-%d\n"
            "#SBATCH --ntasks=1\n"
            "#SBATCH --cpus-per-task=%d\n"
            "#SBATCH --time=%s\n"
            "#SBATCH --mem=%s\n"
            "#SBATCH --signal=B:USR1@%d\n"
            "#SBATCH --requeue\n"
            "#SBATCH --output=/dev/null\n",
            job->tasks, job->jobs, job->time, job->memory, job->warning);
}

static void write_remarks(FILE *out, const struct job *job)
{
    char *file = NULL;
    size_t size;
    FILE *word = open_memstream(&file, &size);
    if (!word)
        abort();
    write_shell_word(word, job->file ? job->file : "THIS");
    fclose(word);
    fprintf(out, "#\n# %d shards of ", job->shards);
    write_shell_word(out, job->config);
    fprintf(out,
            ", %d a task. To submit them, and their merge when they have ended:\n"
            "#   job=$(sbatch --parsable %s) && sbatch --array=0 --dependency=afterany:${job%%%%;*} %s\n"
            "# To run them here, without Slurm, as many at a time as there are cores:\n"
            "#   cd ",
            job->each, file, file);
    write_shell_word(out, job->folder);
    fprintf(out, "; seq %d | parallel -q ", job->shards);
    write_shell_word(out, job->program);
    fprintf(out, " run -j %d --shard {}/%d ", job->jobs, job->shards);
    write_shell_word(out, job->config);
    fputs("; ", out);
    write_shell_word(out, job->program);
    fputs(" merge ", out);
    write_shell_word(out, job->config);
    fputs("\n\n", out);
    free(file);
}

/* A run that is stopped ends with status 4, and the same command goes on.  A shell's wait ends at every signal, so
 * that it is repeated until the run is no more. */
static const char body[] =
    "cd \"$folder\" && mkdir -p results && exec >> \"$stem.slurm-$SLURM_ARRAY_TASK_ID.log\" 2>&1 || exit 3\n"
    "\n"
    "if [ \"$SLURM_ARRAY_TASK_ID\" = 0 ]; then\n"
    "    exec \"$plymeter\" merge \"$config\"\n"
    "fi\n"
    "\n"
    "first=$(((SLURM_ARRAY_TASK_ID - 1) * each + 1))\n"
    "last=$((first + each - 1))\n"
    "[ $last -le $shards ] || last=$shards\n"
    "\n"
    "recorded() {\n"
    "    for shard in $(seq $first $last); do cat \"$stem.shard-$shard-of-$shards.journal\"; done 2> /dev/null | "
    "grep -vc '^#'\n"
    "}\n"
    "\n"
    "# Near the time limit the task goes back into the queue, but not if it would come no further than this time.\n"
    "stopped= again= run= status=0 before=$(recorded)\n"
    "trap 'stopped=yes; [ -z \"$run\" ] || kill -TERM $run' TERM INT\n"
    "trap 'stopped=yes again=yes; [ -z \"$run\" ] || kill -TERM $run' USR1\n"
    "\n"
    "for shard in $(seq $first $last); do\n"
    "    [ -z \"$stopped\" ] || { status=4; break; }\n"
    "    \"$plymeter\" run -j $jobs --shard $shard/$shards \"$config\" &\n"
    "    run=$!\n"
    "    wait $run\n"
    "    ended=$?\n"
    "    while kill -0 $run 2> /dev/null; do wait $run; ended=$?; done\n"
    "    run=\n"
    "    [ $ended -le $status ] || status=$ended\n"
    "done\n"
    "\n"
    "if [ -n \"$again\" ] && [ $status -ge 4 ] && [ \"$(recorded)\" -gt $before ]; then\n"
    "    scontrol requeue \"${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID\"\n"
    "fi\n"
    "exit $status\n";

static void write_script(FILE *out, const struct job *job)
{
    char *stem = strdup(job->csv);
    *strrchr(stem, '.') = '\0';
    write_header(out, job);
    write_remarks(out, job);
    write_setting(out, "folder", job->folder);
    write_setting(out, "plymeter", job->program);
    write_setting(out, "config", job->config);
    write_setting(out, "stem", stem);
    fprintf(out, "shards=%d each=%d jobs=%d\n\n%s", job->shards, job->each, job->jobs, body);
    free(stem);
}

/* --- submitting ---------------------------------------------------------------------------------------------- */

/* Give sbatch the script; its number, or 0 after a message. */
static long submit(const struct job *job, char *const *arguments)
{
    int in[2], out[2], status;
    char answer[200] = "";
    if (pipe(in) != 0 || pipe(out) != 0) {
        perror("plymeter: sbatch");
        return 0;
    }
    fflush(NULL);
    signal(SIGPIPE, SIG_IGN); /* should sbatch end before it has read all */
    const pid_t pid = fork();
    if (pid == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[1]);
        close(out[0]);
        execvp(arguments[0], arguments);
        perror("plymeter: sbatch");
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    FILE *script = fdopen(in[1], "w"), *said = fdopen(out[0], "r");
    write_script(script, job);
    fclose(script);
    if (!fgets(answer, sizeof answer, said))
        answer[0] = '\0';
    fclose(said);
    const bool ended = pid > 0 && waitpid(pid, &status, 0) == pid && WIFEXITED(status) && WEXITSTATUS(status) == 0;
    return ended ? strtol(answer, NULL, 10) : 0;
}

static int submit_both(const struct job *job)
{
    char dependency[60];
    const long array = submit(job, (char *[]){"sbatch", "--parsable", NULL});
    if (array <= 0)
        return EXIT_RESUMABLE;
    snprintf(dependency, sizeof dependency, "--dependency=afterany:%ld", array);
    const long merge = submit(job, (char *[]){"sbatch", "--parsable", "--array=0", dependency, NULL});
    printf("job %ld: %d shards in %d tasks\n", array, job->shards, job->tasks);
    if (merge > 0)
        printf("job %ld: their merge\n", merge);
    return merge > 0 ? EXIT_FINE : EXIT_RESUMABLE;
}

static int write_or_submit(const struct job *job)
{
    FILE *out = job->file ? fopen(job->file, "w") : job->go ? NULL : stdout;
    if (job->file && !out) {
        fprintf(stderr, "%s: %s\n", job->file, strerror(errno));
        return EXIT_USAGE;
    }
    if (out) {
        write_script(out, job);
        if (fflush(out) != 0 || (job->file && fclose(out) != 0)) {
            fprintf(stderr, "%s: %s\n", job->file ? job->file : "stdout", strerror(errno));
            return EXIT_USAGE;
        }
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

/* Complain of what the script could not say, and complete the job. */
static bool complete(struct job *job)
{
    const long seconds = time_in_seconds(job->time);
    const ssize_t length = readlink("/proc/self/exe", job->program, sizeof job->program - 1);
    if (job->shards < 1)
        fputs("plymeter submit: --shards is to say how many shards\n", stderr);
    else if (seconds < 60)
        fprintf(stderr, "plymeter submit: --time takes minutes, hours:minutes:seconds or days-hours, not \"%s\"\n",
                job->time);
    else if (job->memory && !is_memory(job->memory))
        fprintf(stderr, "plymeter submit: --mem takes a number and K, M, G or T, not \"%s\"\n", job->memory);
    else if (length <= 0 || !getcwd(job->folder, sizeof job->folder))
        perror("plymeter submit");
    else if (has_line_end(job->config) || has_line_end(job->folder) || has_line_end(job->program) ||
             (job->file && has_line_end(job->file)))
        fputs("plymeter submit: a path in the script may have no line ends and the like\n", stderr);
    else {
        const int most = largest_index();
        job->each = (job->shards + most - 1) / most;
        job->tasks = (job->shards + job->each - 1) / job->each;
        job->warning = seconds / 4 < 120 ? (int)(seconds / 4) : 120;
        return true;
    }
    return false;
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

static int whole(const char *text, int most)
{
    char *end;
    const long value = strtol(text, &end, 10);
    return *end || value < 1 || value > most ? 0 : (int)value;
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
            job.shards = whole(optarg, MAX_SHARDS);
            break;
        case 'j':
            job.jobs = whole(optarg, 1024);
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
