#include "run/slurm.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/path.h"
#include "base/text.h"

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
            "#SBATCH --signal=B:USR1@30\n"
            "#SBATCH --requeue\n"
            "#SBATCH --output=/dev/null\n",
            job->shards, job->jobs, job->time, job->memory);
}

static void write_remarks(FILE *out, const struct job *job)
{
    const char *file = lasting(shell_word(job->file ? job->file : "THIS"));
    fprintf(out, "#\n# %d shards of ", job->shards);
    write_shell_word(out, job->config);
    fprintf(out,
            ". To submit them, and the run that takes their rows when they have ended:\n"
            "#   job=$(sbatch --parsable %s) && sbatch --array=0 --dependency=afterany:${job%%%%;*} %s\n\n",
            file, file);
}

/* A run that was stopped ends with status 4, and the same command goes on with it.  The shell's `wait` returns at every
 * signal, so it is repeated until the run has ended. */
static const char body[] =
    "cd \"$folder\" && mkdir -p results && exec >> \"$stem.slurm-$SLURM_ARRAY_TASK_ID.log\" 2>&1 || exit 3\n"
    "\n"
    "if [ \"$SLURM_ARRAY_TASK_ID\" = 0 ]; then\n"
    "    exec \"$plymeter\" run ${engines:+--engines \"$engines\"} \"$config\" "
    "\"$stem\".shard-*-of-$shards.journal\n"
    "fi\n"
    "\n"
    "recorded() {\n"
    "    cat \"$stem.shard-$SLURM_ARRAY_TASK_ID-of-$shards.journal\" 2> /dev/null | grep -vc '^#'\n"
    "}\n"
    "\n"
    "# Near the time limit the task goes back into the queue, but not if it would come no further than this time.\n"
    "run= again= before=$(recorded)\n"
    "trap '[ -z \"$run\" ] || kill -TERM $run' TERM INT\n"
    "trap 'again=yes; [ -z \"$run\" ] || kill -TERM $run' USR1\n"
    "\"$plymeter\" run -j $jobs --shard $SLURM_ARRAY_TASK_ID/$shards ${engines:+--engines \"$engines\"} "
    "\"$config\" &\n"
    "run=$!\n"
    "wait $run\n"
    "status=$?\n"
    "while kill -0 $run 2> /dev/null; do wait $run; status=$?; done\n"
    "\n"
    "if [ -n \"$again\" ] && [ $status -ge 4 ] && [ \"$(recorded)\" -gt \"$before\" ]; then\n"
    "    scontrol requeue \"${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID\"\n"
    "fi\n"
    "exit $status\n";

void slurm_write(FILE *out, const struct job *job)
{
    write_job_header(out, job);
    write_remarks(out, job);
    write_assignment(out, "folder", job->folder);
    write_assignment(out, "plymeter", job->program);
    write_assignment(out, "config", job->config);
    write_assignment(out, "engines", job->engines ? job->engines : "");
    write_assignment(out, "stem", lasting(with_ending(job->csv, "")));
    fprintf(out, "shards=%d jobs=%d\n\n%s", job->shards, job->jobs, body);
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
