#include "cluster/scheduler.h"

#include <stdlib.h>
#include <string.h>

/* Read variables, all of which must be numbers. */
static bool read_variables(const char *const *names, int count, long *values, char error[SHARD_ERROR])
{
    for (int i = 0; i < count; i++) {
        const char *text = getenv(names[i]);
        char *end;
        if (!text) {
            snprintf(error, SHARD_ERROR, "--shard auto: %s is set, but %s is not", names[0], names[i]);
            return false;
        }
        values[i] = strtol(text, &end, 10);
        if (end == text || *end || values[i] < 0 || values[i] > 1000000000) {
            snprintf(error, SHARD_ERROR, "--shard auto: %s is to be a whole number, not \"%s\"", names[i], text);
            return false;
        }
    }
    return true;
}

/* Read a rank, which counts from 0, and the number of ranks. */
static bool read_rank(const char *rank, const char *size, struct shard *shard, char error[SHARD_ERROR])
{
    long values[2];
    if (!read_variables((const char *[]){rank, size}, 2, values, error))
        return false;
    *shard = (struct shard){(int)values[0] + 1, (int)values[1]};
    return true;
}

/* The array's indices must have no gaps: otherwise Slurm says how many tasks there are, but not which one this is. */
static bool read_slurm_array(struct shard *shard, char error[SHARD_ERROR])
{
    static const char *const names[] = {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX",
                                        "SLURM_ARRAY_TASK_COUNT"};
    enum { ID, MIN, MAX, COUNT };
    long values[4], step = 1;
    if (!read_variables(names, 4, values, error) ||
        (getenv("SLURM_ARRAY_TASK_STEP") &&
         !read_variables((const char *[]){"SLURM_ARRAY_TASK_STEP"}, 1, &step, error)))
        return false;
    const long place = step > 0 ? (values[ID] - values[MIN]) / step : -1;
    if (step < 1 || values[COUNT] < 1 || values[MIN] + (values[COUNT] - 1) * step != values[MAX] ||
        values[MIN] + place * step != values[ID]) {
        snprintf(error, SHARD_ERROR,
                 "--shard auto: the Slurm array from %ld to %ld in steps of %ld with %ld tasks has gaps, so that "
                 "which task %ld is cannot be told; say --shard I/N",
                 values[MIN], values[MAX], step, values[COUNT], values[ID]);
        return false;
    }
    *shard = (struct shard){(int)place + 1, (int)values[COUNT]};
    return true;
}

static bool read_slurm_step(struct shard *shard, char error[SHARD_ERROR])
{
    return read_rank("SLURM_PROCID", getenv("SLURM_STEP_NUM_TASKS") ? "SLURM_STEP_NUM_TASKS" : "SLURM_NTASKS",
                     shard, error);
}

static bool read_open_mpi(struct shard *shard, char error[SHARD_ERROR])
{
    return read_rank("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", shard, error);
}

/* HTCondor's parallel universe. */
static bool read_condor_node(struct shard *shard, char error[SHARD_ERROR])
{
    return read_rank("_CONDOR_PROCNO", "_CONDOR_NPROCS", shard, error);
}

/* HTCondor's other jobs: it stands in the job's ClassAd, a file of lines "Attribute = value". */
static bool read_condor_job(struct shard *shard, char error[SHARD_ERROR])
{
    FILE *file = fopen(getenv("_CONDOR_JOB_AD"), "r");
    char line[1000];
    int number = -1, count = -1;
    while (file && fgets(line, sizeof line, file)) {
        sscanf(line, "ProcId = %9d", &number);
        sscanf(line, "TotalSubmitProcs = %9d", &count);
    }
    if (file)
        fclose(file);
    if (number >= 0 && count >= 0) {
        *shard = (struct shard){number + 1, count};
        return true;
    }
    snprintf(error, SHARD_ERROR,
             "--shard auto: the job's ClassAd \"%s\" (_CONDOR_JOB_AD) has no ProcId and "
             "TotalSubmitProcs; say --shard I/N",
             getenv("_CONDOR_JOB_AD"));
    return false;
}

/* GNU parallel counts from 1, and does not tell a job how many there are. */
static bool read_parallel(struct shard *shard, char error[SHARD_ERROR])
{
    long number;
    if (!read_variables((const char *[]){"PARALLEL_SEQ"}, 1, &number, error))
        return false;
    *shard = (struct shard){(int)number, 0};
    return true;
}

static const struct {
    const char *variable;
    bool (*read)(struct shard *shard, char error[SHARD_ERROR]);
} schedulers[] = {
    {"SLURM_ARRAY_TASK_ID", read_slurm_array}, {"PARALLEL_SEQ", read_parallel},
    {"OMPI_COMM_WORLD_RANK", read_open_mpi},   {"SLURM_PROCID", read_slurm_step},
    {"_CONDOR_PROCNO", read_condor_node},      {"_CONDOR_JOB_AD", read_condor_job},
};

static bool check_scheduler(const char *variable, int count, struct shard *shard, char error[SHARD_ERROR])
{
    if (shard->count == 0 && count == 0)
        snprintf(error, SHARD_ERROR,
                 "--shard auto: %s says which job this is, but nothing says of how many; say "
                 "--shard auto/N",
                 variable);
    else if (shard->count && count && shard->count != count)
        snprintf(error, SHARD_ERROR, "--shard auto/%d: by %s and what goes with it there are %d", count, variable,
                 shard->count);
    else if (shard->number < 1 || shard->number > (shard->count ? shard->count : count) ||
             shard->count > MAX_SHARDS)
        snprintf(error, SHARD_ERROR, "--shard auto: %s says that this is number %d of %d", variable, shard->number,
                 shard->count ? shard->count : count);
    else {
        shard->count = shard->count ? shard->count : count;
        fprintf(stderr, "plymeter: shard %d/%d, by %s\n", shard->number, shard->count, variable);
        return true;
    }
    return false;
}

/* The shard that the scheduler means; `count`, if not 0, is how many there are to be. */
static bool ask_scheduler(int count, struct shard *shard, char error[SHARD_ERROR])
{
    for (size_t i = 0; i < sizeof schedulers / sizeof *schedulers; i++)
        if (getenv(schedulers[i].variable))
            return schedulers[i].read(shard, error) && check_scheduler(schedulers[i].variable, count, shard, error);
    int used = snprintf(error, SHARD_ERROR, "--shard auto: no scheduler is known here; none of");
    for (size_t i = 0; i < sizeof schedulers / sizeof *schedulers; i++)
        used += snprintf(error + used, SHARD_ERROR - (size_t)used, "%s %s", i ? "," : "", schedulers[i].variable);
    snprintf(error + used, SHARD_ERROR - (size_t)used, " is set");
    return false;
}

/* Read a number from 1 to MAX_SHARDS at the start of the text; returns where it ends, or NULL if there is none. */
static const char *take_scheduler_number(const char *text, int *number)
{
    char *end;
    if (*text < '1' || *text > '9')
        return NULL;
    const long value = strtol(text, &end, 10);
    *number = (int)value;
    return value <= MAX_SHARDS ? end : NULL;
}

bool shard_read(const char *text, struct shard *shard, char error[SHARD_ERROR])
{
    int count = 0;
    const char *end = strncmp(text, "auto", 4) == 0 ? text + 4 : NULL;
    if (end && *end == '/')
        end = take_scheduler_number(end + 1, &count);
    if (end && *end == '\0')
        return ask_scheduler(count, shard, error);
    end = take_scheduler_number(text, &shard->number);
    if (end && *end == '/')
        end = take_scheduler_number(end + 1, &shard->count);
    else
        end = NULL;
    if (end && *end == '\0' && shard->number <= shard->count)
        return true;
    snprintf(error, SHARD_ERROR, "--shard takes I/N with 1 <= I <= N <= %d, auto or auto/N, not \"%s\"", MAX_SHARDS,
             text);
    return false;
}
