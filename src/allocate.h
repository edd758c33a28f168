/* Memory without which nothing can go on: the caller gets it, or the process ends (system/exhaustion.h). */
#ifndef ALLOCATE_H
#define ALLOCATE_H

#include <stdlib.h>

#include "system/exhaustion.h"

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

#endif
