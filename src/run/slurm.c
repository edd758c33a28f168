#include "run/slurm.h"

#include <stdlib.h>

#include "base/file.h"
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
    char answer[200] = "";
    FILE *script = tmpfile(), *said = tmpfile();
    if (!script || !said)
        return file_complain("a temporary file"), 0;
    slurm_write(script, job);
    const int status = fflush(script) == 0 && !ferror(script) ? program_run(arguments, script, said) : -1;
    if (status < 0)
        perror("plymeter: sbatch");
    rewind(said);
    if (status != 0 || !fgets(answer, sizeof answer, said))
        answer[0] = '\0';
    fclose(script);
    fclose(said);
    return strtol(answer, NULL, 10);
}
