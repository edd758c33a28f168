#include "core/keep.h"

#include "core/allocate.h"

static struct kept {
    void *memory;
    struct kept *before;
} * last_kept;

void *keep(void *memory)
{
    struct kept *kept = allocate(1, sizeof *kept);
    *kept = (struct kept){memory, last_kept};
    last_kept = kept;
    return memory;
}

void *kept_last(void)
{
    return last_kept;
}

void release(void *last)
{
    while (last_kept != last) {
        struct kept *kept = last_kept;
        last_kept = kept->before;
        free(kept->memory);
        free(kept);
    }
}
