#include "cluster/slurm.h"

#include <ctype.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "process/apart.h"
#include "text/path.h"
#include "text/shell.h"

/* --- what Slurm takes ---------------------------------------------------------------------------------------- */

long slurm_seconds(const char *text)
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

bool slurm_is_memory(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    return digits > 0 && digits < 10 &&
           (text[digits] == '\0' || (strchr("KMGT", text[digits]) && !text[digits + 1]));
}

int slurm_largest_index(void)
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

static void write_assignment(FILE *out, const char *name, const char *value)
{
    fprintf(out, "%s=", name);
    write_shell_word(out, value);
    fputc('\n', out);
}

static void write_job_header(FILE *out, const struct job *job)
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

static void write_config(FILE *out, const struct job *job)
{
    if (job->engines) {
        fputs("--engines ", out);
        write_shell_word(out, job->engines);
        fputc(' ', out);
    }
    write_shell_word(out, job->config);
}

static void write_remarks(FILE *out, const struct job *job)
{
    const char *file = lasting(shell_word(job->file ? job->file : "THIS"));
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
    write_config(out, job);
    fputs("; ", out);
    write_shell_word(out, job->program);
    fputs(" merge ", out);
    write_config(out, job);
    fputs("\n\n", out);
}

/* A run that was stopped ends with status 4, and the same command goes on with it.  The shell's `wait` returns at every
 * signal, so it is repeated until the run has ended. */
static const char body[] =
    "cd \"$folder\" && mkdir -p results && exec >> \"$stem.slurm-$SLURM_ARRAY_TASK_ID.log\" 2>&1 || exit 3\n"
    "\n"
    "if [ \"$SLURM_ARRAY_TASK_ID\" = 0 ]; then\n"
    "    exec \"$plymeter\" merge ${engines:+--engines \"$engines\"} \"$config\"\n"
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
    "    \"$plymeter\" run -j $jobs --shard $shard/$shards ${engines:+--engines \"$engines\"} \"$config\" &\n"
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

void slurm_write(FILE *out, const struct job *job)
{
    const char *stem = lasting(with_ending(job->csv, ""));
    write_job_header(out, job);
    write_remarks(out, job);
    write_assignment(out, "folder", job->folder);
    write_assignment(out, "plymeter", job->program);
    write_assignment(out, "config", job->config);
    write_assignment(out, "engines", job->engines ? job->engines : "");
    write_assignment(out, "stem", stem);
    fprintf(out, "shards=%d each=%d jobs=%d\n\n%s", job->shards, job->each, job->jobs, body);
}

/* --- submitting ---------------------------------------------------------------------------------------------- */

long slurm_submit(const struct job *job, char *const *arguments)
{
    int in[2], out[2];
    char answer[200] = "";
    if (pipe(in) != 0 || pipe(out) != 0) {
        perror("plymeter: sbatch");
        return 0;
    }
    fflush(NULL);
    void (*const usual)(int) = signal(SIGPIPE, SIG_IGN); /* sbatch may end before it has read all of the script */
    const pid_t pid = fork();
    if (pid == 0) {
        signal(SIGPIPE, usual);
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
    FILE *script = need(fdopen(in[1], "w")), *said = need(fdopen(out[0], "r"));
    slurm_write(script, job);
    fclose(script);
    signal(SIGPIPE, usual);
    if (!fgets(answer, sizeof answer, said))
        answer[0] = '\0';
    fclose(said);
    return pid > 0 && await_child(pid) == 0 ? strtol(answer, NULL, 10) : 0;
}
