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

/* --- what lasts as long as the verb ------------------------------------------------------------------------------- */

/* Nobody frees what a verb takes: it lasts until the process ends, in a list, where checkers of leaks find it.  Only what goes
 * on for long, such as a run's rows, an engine's commands, draws of a bootstrap and the readers that a fuzzer calls again and
 * again, gives back what it took, piece by piece or all since a mark. */

/* Zeroed memory for `count` items of this size; not NULL even for none of them. */
void *allocate(size_t count, size_t size);

/* The same memory, or NULL's, with room for so many bytes, which are not zeroed.  It stays in the list where it was: a mark
 * that it was taken before does not take it away. */
void *resized(void *memory, size_t size);

/* Room for one more in a list of so many, which is full at every power of two. */
static inline void *grow(void *list, size_t count, size_t size)
{
    return (count & (count - 1)) == 0 ? resized(list, (count ? 2 * count : 1) * size) : list;
}

/* A copy of a text, or of at most so many of its bytes. */
char *copied(const char *text);
char *copied_part(const char *text, size_t length);

/* Give such memory back; nothing for NULL. */
void release(void *memory);

/* A place in the list; give back all that was taken since, and the mark; or let no mark before this one take that away, because
 * later calls will find it, such as a file that is read once. */
void *memory_mark(void);
void memory_release(void *mark);
void memory_keep(void *mark);

/* A stream whose text is had when it is closed. */
FILE *text_open(void);
char *text_close(FILE *out);

/* What printf would write. */
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
