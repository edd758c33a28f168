/* Which of how many processes this is, according to the environment variables of several schedulers. */
#ifndef CLUSTER_SCHEDULER_H
#define CLUSTER_SCHEDULER_H

#include "cluster/shard.h"

/* Read "3/8", or "auto" or "auto/8", which ask the scheduler and say on stderr what it means.  What runs within another sees
 * the other's variables, too, so that the first of these counts: a Slurm array, GNU parallel, Open MPI's ranks, Slurm's
 * steps, HTCondor.  False: `error` says what is wrong, or which variables are missing. */
bool shard_read(const char *text, struct shard *shard, char error[SHARD_ERROR]);

#endif
