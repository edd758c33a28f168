/* POSIX took makecontext() out in 2008 without replacing it, so that it is asked for by the name of 2004. */
#define _XOPEN_SOURCE 700

#include "base/process.h"

#include <unistd.h> /* which also says whether this is __GLIBC__ */

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

/* AddressSanitizer warns of every program that changes its stack, and does not see what only the other one refers to. */
#if (defined __GLIBC__ || defined __FreeBSD__) && !defined __SANITIZE_ADDRESS__ && !__has_feature(address_sanitizer)

#include <sys/mman.h>
#include <ucontext.h>

static struct call {
    void (*run)(void *context);
    void *context;
    ucontext_t caller;
} call;

static void begin_on_stack(void)
{
    call.run(call.context);
}

/* Half as much will do where the system promises no more memory than it has. */
static void *take_stack(size_t *bytes)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (; *bytes >= (size_t)1 << 20; *bytes /= 2) {
        char *memory =
            mmap(NULL, *bytes + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (memory != MAP_FAILED && mprotect(memory, page, PROT_NONE) == 0)
            return memory + page;
    }
    return NULL;
}

static void switch_to(void *stack, size_t size)
{
    static ucontext_t own;
    getcontext(&own);
    own.uc_stack.ss_sp = stack;
    own.uc_stack.ss_size = size;
    own.uc_link = &call.caller;
    makecontext(&own, begin_on_stack, 0);
    swapcontext(&call.caller, &own);
}

void on_own_stack(size_t bytes, void (*run)(void *context), void *context)
{
    char *stack = take_stack(&bytes);
    if (!stack) {
        run(context);
        return;
    }
    call = (struct call){.run = run, .context = context};
    switch_to(stack, bytes);
    munmap(stack - sysconf(_SC_PAGESIZE), bytes + (size_t)sysconf(_SC_PAGESIZE));
}

#else /* musl has no such functions, either */

void on_own_stack(size_t bytes, void (*run)(void *context), void *context)
{
    (void)bytes;
    run(context);
}

#endif
