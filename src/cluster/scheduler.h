/* Which of how many processes this is, according to the environment variables of several schedulers. */
#ifndef CLUSTER_SCHEDULER_H
#define CLUSTER_SCHEDULER_H

#include "cluster/shard.h"

/* The shard that the scheduler means, which is printed to stderr; unless it is 0, `count` is how many there must be.  A
 * scheduler that runs within another sees the variables of both, so that the first of these counts: a Slurm array, GNU
 * parallel, Open MPI's ranks, Slurm's steps, HTCondor.  False: `error` says which variables are missing or wrong. */
bool scheduler_shard(int count, struct shard *shard, char error[SHARD_ERROR]);

#endif
