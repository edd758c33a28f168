/*
 * Memory that a run takes piece by piece and gives back all at once.  It is accounted for here, because the resident
 * size of a forked worker includes what it inherited and says nothing.
 */
#ifndef KIT_ARENA_H
#define KIT_ARENA_H

#include <stddef.h>
#include <stdlib.h>

typedef struct Block {
    struct Block *next;
    max_align_t content[];
} Block;

typedef struct {
    size_t used, limit; /* bytes */
    Block *blocks;
    /* Of somebody who runs many searches, so that the system need not clear it for each; NULL: none. */
    void *lent;
    size_t lent_bytes;
} Arena;

/* Zeroed memory for any type, valid until arena_free; NULL if it exceeds the limit or the machine's memory. */
static inline void *arena_take(Arena *arena, size_t bytes)
{
    if (bytes > arena->limit - arena->used)
        return NULL;
    Block *block = calloc(1, sizeof *block + bytes);
    if (!block)
        return NULL;
    block->next = arena->blocks;
    arena->blocks = block;
    arena->used += bytes;
    return block->content;
}

/* The memory that was lent, whatever it holds, if it is large enough; NULL otherwise, and once it is taken. */
static inline void *arena_borrow(Arena *arena, size_t bytes)
{
    void *lent = arena->lent;
    if (!lent || bytes > arena->lent_bytes || bytes > arena->limit - arena->used)
        return NULL;
    arena->lent = NULL;
    arena->used += bytes;
    return lent;
}

/* Give back all that was taken since `before` was copied from the arena. */
static inline void arena_rewind(Arena *arena, Arena before)
{
    while (arena->blocks != before.blocks) {
        Block *next = arena->blocks->next;
        free(arena->blocks);
        arena->blocks = next;
    }
    arena->used = before.used;
    arena->lent = before.lent;
}

static inline void arena_free(Arena *arena)
{
    arena_rewind(arena, (Arena){0});
}

#endif
