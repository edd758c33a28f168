#include "run/queue.h"

#include <stdlib.h>

#include "base/memory.h"

void queue_fill(struct queue *queue, const int *list, int count)
{
    *queue = (struct queue){.ring = allocate((size_t)count, sizeof *list), .room = count, .count = count};
    for (int i = 0; i < count; i++)
        queue->ring[i] = list[i];
}

void queue_free(struct queue *queue)
{
    free(queue->ring);
}

int queue_take(struct queue *queue, int most, int *list)
{
    int taken = 0;
    bool alone = false;
    while (taken < most && queue->count > 0 && !alone) {
        const int entry = queue->ring[queue->first];
        alone = entry < 0;
        if (alone && taken > 0)
            break;
        list[taken++] = alone ? ~entry : entry;
        queue->first = (queue->first + 1) % queue->room;
        queue->count--;
    }
    return taken;
}

void queue_return(struct queue *queue, const int *list, int count, bool alone)
{
    while (count-- > 0) {
        queue->first = (queue->first + queue->room - 1) % queue->room;
        queue->ring[queue->first] = alone ? ~list[count] : list[count];
        queue->count++;
    }
}
