/* A run's shards as an array of Slurm tasks (https://slurm.schedmd.com/sbatch.html), and as task 0 the run that takes them. */
#ifndef RUN_SLURM_H
#define RUN_SLURM_H

#include <stdbool.h>
#include <stdio.h>

struct job {
    const char *config, *time, *memory, *file;
    const char *engines; /* the file that says how they are started, or NULL */
    char *csv, folder[4096], needed[40];
    const char *program;
    int shards, jobs;
    bool go;
};

/* Write the script. */
void slurm_write(FILE *out, const struct job *job);

/* Give the script to sbatch; returns the job's number, or 0 after a message. */
long slurm_submit(const struct job *job, char *const *arguments);

#endif
