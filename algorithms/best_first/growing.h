/*
 * An array that grows during a search, in chunks that never move; a directory says where they are.  If there is no more
 * memory, the search ends.
 */
#ifndef GROWING_H
#define GROWING_H

enum { GROWING_CHUNK = 1024 }; /* items */

typedef struct {
    void **chunk;
    uint32_t chunks, most;
} Growing;

/* The directory has room for as many items as the arena could hold, or as 32 bits can number. */
static inline Growing growing_start(Search *search, size_t item_size)
{
    const size_t room = (search->arena->limit - search->arena->used) / (GROWING_CHUNK * item_size);
    const uint32_t most = room < UINT32_MAX / GROWING_CHUNK ? (uint32_t)room : UINT32_MAX / GROWING_CHUNK;
    return (Growing){take_memory(search, most * sizeof(void *)), 0, most};
}

/* Make room for at least so many items. */
static inline void growing_reserve(Search *search, Growing *array, size_t item_size, uint64_t items)
{
    for (; (uint64_t)array->chunks * GROWING_CHUNK < items; array->chunks++) {
        if (array->chunks == array->most)
            longjmp(search->stop, MEMORY_SPENT);
        array->chunk[array->chunks] = take_memory(search, GROWING_CHUNK * item_size);
    }
}

static inline void *growing_at(const Growing *array, size_t item_size, uint32_t i)
{
    return (char *)array->chunk[i / GROWING_CHUNK] + i % GROWING_CHUNK * item_size;
}

#endif
