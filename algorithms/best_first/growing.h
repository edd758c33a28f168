/*
 * An array that grows during a search, whose items never move: they stand in pieces of a few, and a directory says where each is.
 * It takes no more memory at once than it has already, and so little for a few.  If there is no more memory, the search ends.
 */
#ifndef GROWING_H
#define GROWING_H

enum { GROWING_PIECE = 16, GROWING_MOST = 64 }; /* items of a piece, and pieces that are taken at once */

typedef struct {
    void **piece;
    uint32_t pieces, most; /* the directory has room for so many */
} Growing;

static inline void growing_widen(Search *search, Growing *array)
{
    const uint32_t most = array->most ? 2 * array->most : GROWING_MOST;
    void **piece = take_memory(search, most * sizeof *piece);
    if (array->pieces)
        memcpy(piece, array->piece, array->pieces * sizeof *piece);
    array->piece = piece;
    array->most = most;
}

/* Make room for at least so many items. */
static inline void growing_reserve(Search *search, Growing *array, size_t item_size, uint64_t items)
{
    if (items > UINT32_MAX)
        longjmp(search->stop, MEMORY_SPENT);
    while ((uint64_t)array->pieces * GROWING_PIECE < items) {
        const uint32_t more = array->pieces == 0 ? 1 : array->pieces < GROWING_MOST ? array->pieces : GROWING_MOST;
        if (array->pieces + more > array->most)
            growing_widen(search, array);
        char *memory = take_memory(search, more * GROWING_PIECE * item_size);
        for (uint32_t i = 0; i < more; i++)
            array->piece[array->pieces++] = memory + i * GROWING_PIECE * item_size;
    }
}

static inline void *growing_at(const Growing *array, size_t item_size, uint32_t i)
{
    return (char *)array->piece[i / GROWING_PIECE] + i % GROWING_PIECE * item_size;
}

#endif
