/* Memory that nothing could go on without: whoever asks gets it, or the program aborts. */
#ifndef ALLOCATE_H
#define ALLOCATE_H

#include <stdlib.h>

/* What malloc and its like returned. */
static inline void *need(void *memory)
{
    if (!memory)
        abort();
    return memory;
}

/* So many of this size, all zero; some byte even if there are none.  The caller frees it. */
static inline void *allocate(size_t count, size_t size)
{
    return need(calloc(count + 1, size));
}

#endif
