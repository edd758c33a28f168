/* The cells of a run that wait for a worker: each is there once, or with one. */
#ifndef RUN_QUEUE_H
#define RUN_QUEUE_H

#include <stdbool.h>

struct queue {
    int *ring; /* room for all; ~index where a cell is to run alone */
    int room, first, count;
};

void queue_fill(struct queue *queue, const int *list, int count);
void queue_free(struct queue *queue);

/* Take up to `most` from the front, at least one; a cell that is to run alone comes alone.  Returns how many. */
int queue_take(struct queue *queue, int most, int *list);

/* Put them back in front, in their order. */
void queue_return(struct queue *queue, const int *list, int count, bool alone);

#endif
