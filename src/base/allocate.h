/* Memory without which nothing can go on: the caller gets it, or the process ends (exhaustion.h). */
#ifndef BASE_ALLOCATE_H
#define BASE_ALLOCATE_H

#include <stdlib.h>

#include "base/exhaustion.h"

/* Check what malloc and its like returned. */
static inline void *need(void *memory)
{
    if (!memory)
        end_without_memory();
    return memory;
}

/* Zeroed memory for `count` items of this size; not NULL even for none of them.  The caller frees it. */
static inline void *allocate(size_t count, size_t size)
{
    return need(calloc(count + 1, size));
}

/* Room for one more in a list of so many, which is full at every power of two. */
static inline void *grow(void *list, size_t count, size_t size)
{
    return (count & (count - 1)) == 0 ? need(realloc(list, (count ? 2 * count : 1) * size)) : list;
}

#endif
