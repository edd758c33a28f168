/* What the environment says of this process: which it is of how many, in the words of several schedulers. */
#ifndef CLUSTER_SCHEDULER_H
#define CLUSTER_SCHEDULER_H

#include "cluster/shard.h"

/* The shard that the scheduler means, said on stderr; `count`, if not 0, is how many there are to be.  What runs
 * within another sees the other's variables, too, so that the first of these counts: a Slurm array, GNU parallel, Open
 * MPI's ranks, Slurm's steps, HTCondor.  False: `error` says which variables are missing or wrong. */
bool scheduler_shard(int count, struct shard *shard, char error[SHARD_ERROR]);

#endif
