/* The cells of a run that wait for a worker.  Each cell is in the queue once, or in the hands of a worker. */
#ifndef RUN_QUEUE_H
#define RUN_QUEUE_H

#include <stdbool.h>

struct queue {
    int *ring; /* of indices, with room for all cells; ~index for a cell that is to run alone */
    int room, first, count;
};

void queue_fill(struct queue *queue, const int *list, int count);
void queue_free(struct queue *queue);

/* Take at least one cell and up to `most` from the front; a cell that is to run alone is taken alone.  Returns how
 * many. */
int queue_take(struct queue *queue, int most, int *list);

/* Put cells back at the front, in their order; `alone`: each is to run alone. */
void queue_return(struct queue *queue, const int *list, int count, bool alone);

#endif
