/* A run's shards as an array of Slurm tasks (https://slurm.schedmd.com/sbatch.html), and their merge as task 0. */
#ifndef CLUSTER_SLURM_H
#define CLUSTER_SLURM_H

#include <stdbool.h>
#include <stdio.h>

struct job {
    const char *config, *time, *memory, *file;
    const char *engines; /* the file that says how they are started, or NULL */
    char *csv, folder[4096], needed[40];
    const char *program;
    int shards, jobs;
    int each, tasks; /* shards in a task, and how many tasks that makes */
    int warning;     /* seconds before the time limit */
    bool go;
};

/* The seconds of a time as sbatch takes it: "minutes", "minutes:seconds", "hours:minutes:seconds", "days-hours" and
 * so on down to seconds; 0 if it is none of these. */
long slurm_seconds(const char *text);

/* Is this an amount as --mem takes it, such as 500M? */
bool slurm_is_memory(const char *text);

/* The largest index that an array may have: as Slurm on this machine says, or without Slurm its default. */
int slurm_largest_index(void);

/* Write the script. */
void slurm_write(FILE *out, const struct job *job);

/* Give the script to sbatch; returns the job's number, or 0 after a message. */
long slurm_submit(const struct job *job, char *const *arguments);

#endif
