/* A run's shards as an array of Slurm's tasks (https://slurm.schedmd.com/sbatch.html), and their merge as task 0. */
#ifndef CLUSTER_SLURM_H
#define CLUSTER_SLURM_H

#include <stdbool.h>
#include <stdio.h>

struct job {
    const char *config, *time, *memory, *file;
    char *csv, folder[4096], program[4096], needed[40];
    int shards, jobs;
    int each, tasks; /* shards a task, and the tasks that makes */
    int warning;     /* seconds before the time limit */
    bool go;
};

/* "minutes", "minutes:seconds", "hours:minutes:seconds", "days-hours", and so on to the seconds, as sbatch takes them; 0 if
 * it is none of these. */
long slurm_seconds(const char *text);

/* Is it what --mem takes, such as 500M? */
bool slurm_is_memory(const char *text);

/* The largest index of an array: what Slurm says here, or, without Slurm, what it says if nobody set it. */
int slurm_largest_index(void);

/* Write the script. */
void slurm_write(FILE *out, const struct job *job);

/* Give sbatch the script; the job's number, or 0 after a message. */
long slurm_submit(const struct job *job, char *const *arguments);

#endif
