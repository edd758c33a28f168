/* Memory without which nothing can go on: the caller gets it, or the process ends. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>

/* Say on stderr that there is no more memory, and end the process with EXIT_MEMORY. */
noreturn void end_without_memory(void);

/* From now on the process ends in that case without a message and with this status: the process that started it will
 * say what happened. */
void end_without_memory_as(int status);

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

/* --- what lasts as long as the process ---------------------------------------------------------------------------- */

/* What a verb takes once nobody frees.  Whatever goes on for long, such as a run's cells, an engine's commands and the readers
 * that a fuzzer calls again and again, frees what it takes. */

/* This memory, which is kept; checkers of leaks find it where it is kept. */
void *lasting(void *memory);

/* How many are kept; and free those since: for whoever asks the same again and again. */
size_t lasting_count(void);
void lasting_release(size_t since);

/* A stream whose text is had when it is closed; the caller frees that, or lets it last. */
FILE *text_open(void);
char *text_close(FILE *out);

/* What printf would write; the same holds of it. */
char *printed(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *vprinted(const char *format, va_list arguments);

/* --- of the system --------------------------------------------------------------------------------------------------- */

/* Zeroed memory that is shared with all processes that begin from now on.  If there is none, the program ends. */
void *shared_take(size_t size);
void shared_free(void *memory, size_t size);

/* The exit status of a process that ended because it got no more memory. */
enum { EXIT_NO_MEMORY = 99 };

/* A search accounts for its own memory.  This limit stops a game, or a search that does not, with EXIT_NO_MEMORY or a
 * signal. */
void limit_address_space(size_t bytes);

/* Ask for large pages for memory of more than 16 MiB: the system copies our page table for every worker, and large pages make
 * it short.  All of the mapping is asked for, because one that is only partly of large pages cannot grow without being
 * copied.  Nothing where there are none. */
void ask_for_large_pages(void *memory, size_t size);

#endif
