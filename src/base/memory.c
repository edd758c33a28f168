#include "base/memory.h"

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/program.h"

/* Each piece stands behind one of these, so that each can be given back, or grow where it is, at once. */
struct block {
    struct block *before, *after; /* it in the list of all */
};

static struct block first, *last = &first;

void *allocate(size_t count, size_t size)
{
    struct block *piece =
        need(count < SIZE_MAX / 2 / (size + 1) ? calloc(1, sizeof *piece + (count + 1) * size) : NULL);
    piece->before = last;
    last->after = piece;
    last = piece;
    return piece + 1;
}

void *resized(void *memory, size_t size)
{
    if (!memory)
        return allocate(size, 1);
    struct block *old = (struct block *)memory - 1, *piece = need(realloc(old, sizeof *piece + size));
    piece->before->after = piece;
    *(piece->after ? &piece->after->before : &last) = piece;
    return piece + 1;
}

void release(void *memory)
{
    if (!memory)
        return;
    struct block *piece = (struct block *)memory - 1;
    piece->before->after = piece->after;
    *(piece->after ? &piece->after->before : &last) = piece->before;
    free(piece);
}

void *memory_mark(void)
{
    return allocate(0, 1);
}

void memory_release(void *mark)
{
    const void *newest;
    do {
        newest = last + 1;
        release(last + 1);
    } while (newest != mark);
}

void memory_keep(void *mark)
{
    struct block *oldest = (struct block *)mark - 1, *newest = last;
    if (oldest->before == &first)
        return;
    last = oldest->before;
    last->after = NULL;
    newest->after = first.after;
    first.after->before = newest;
    oldest->before = &first;
    first.after = oldest;
}

char *copied_part(const char *text, size_t length)
{
    const size_t size = strnlen(text, length);
    return memcpy(allocate(size, 1), text, size);
}

char *copied(const char *text)
{
    return copied_part(text, SIZE_MAX);
}

/* --- texts -------------------------------------------------------------------------------------------------- */

/* What the text of a stream is written to: the C library's memory, until it is closed. */
static struct open_text {
    FILE *out;
    char *text;
    size_t size;
    struct open_text *other;
} * open_texts;

FILE *text_open(void)
{
    struct open_text *one = need(calloc(1, sizeof *one));
    one->out = need(open_memstream(&one->text, &one->size));
    one->other = open_texts;
    open_texts = one;
    return one->out;
}

char *text_close(FILE *out)
{
    struct open_text **link = &open_texts;
    while ((*link)->out != out)
        link = &(*link)->other;
    struct open_text *one = *link;
    fclose(out);
    char *text = memcpy(allocate(one->size, 1), need(one->text), one->size);
    free(one->text);
    *link = one->other;
    free(one);
    return text;
}

char *vprinted(const char *format, va_list arguments)
{
    FILE *out = text_open();
    vfprintf(out, format, arguments);
    return text_close(out);
}

char *printed(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    return text;
}

static int silent_status;

void end_without_memory_as(int status)
{
    silent_status = status;
}

noreturn void end_without_memory(void)
{
    if (silent_status)
        _exit(silent_status);
    fputs("plymeter: out of memory\n", stderr);
    exit(EXIT_MEMORY);
}

void ask_for_large_pages(void *memory, size_t size)
{
#ifdef MADV_HUGEPAGE
    const size_t page = (size_t)sysconf(_SC_PAGESIZE), start = (size_t)memory / page * page;
    if (size > (size_t)1 << 24)
        madvise((void *)start, ((size_t)memory + size - start + page - 1) / page * page, MADV_HUGEPAGE);
#else
    (void)memory;
    (void)size;
#endif
}

/* --- the system's ---------------------------------------------------------------------------------------------------- */

void *shared_take(size_t size)
{
    void *memory = mmap(NULL, size + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return need(memory == MAP_FAILED ? NULL : memory);
}

void shared_free(void *memory, size_t size)
{
    munmap(memory, size + 1);
}

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

/* Bytes of address space that this process has, what it inherited from its parent included; 0 if the system does not
 * say. */
static size_t address_space(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%lu", &pages) != 1)
            pages = 0;
        fclose(file);
    }
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* Code that gets no memory and does not check for that crashes.  If 64 MiB of address space cannot be had now, that was
 * the reason; after any other crash they can. */
static void tell_of_memory(int number)
{
    enum { RESERVE = 1 << 26 };
    if (mmap(NULL, RESERVE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED)
        _exit(EXIT_NO_MEMORY);
    raise(number);
}

/* Not under a sanitizer, whose shadow memory needs far more address space. */
void limit_address_space(size_t bytes)
{
    end_without_memory_as(EXIT_NO_MEMORY);
#if !defined __SANITIZE_ADDRESS__ && !__has_feature(address_sanitizer)
    const rlim_t most = address_space() + 2 * bytes + ((size_t)1 << 30);
    struct rlimit limit; /* the hard one is left, for programs that are started from here (src/engines/) */
    if (getrlimit(RLIMIT_AS, &limit) == 0)
        setrlimit(RLIMIT_AS, &(struct rlimit){most, limit.rlim_max});
    sigaction(SIGSEGV, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
    sigaction(SIGABRT, &(struct sigaction){.sa_handler = tell_of_memory, .sa_flags = SA_RESETHAND}, NULL);
#else
    (void)bytes;
    (void)address_space;
    (void)tell_of_memory;
#endif
}
