/* POSIX took makecontext() out in 2008 without replacing it, so that it is asked for by the name of 2004. */
#define _XOPEN_SOURCE 700

#include "system/stack.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#else
#define __sanitizer_start_switch_fiber(fake, bottom, size) ((void)(fake), (void)(bottom), (void)(size))
#define __sanitizer_finish_switch_fiber(fake, bottom, size) ((void)(fake), (void)(bottom), (void)(size))
#endif

#if defined __GLIBC__ || defined __FreeBSD__

#include <ucontext.h>

static struct call {
    void (*run)(void *context);
    void *context;
    ucontext_t caller;
    const void *bottom; /* of the caller's stack */
    size_t size;
} call;

static void begin(void)
{
    __sanitizer_finish_switch_fiber(NULL, &call.bottom, &call.size);
    call.run(call.context);
    __sanitizer_start_switch_fiber(NULL, call.bottom, call.size);
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
    void *fake = NULL;
    getcontext(&own);
    own.uc_stack.ss_sp = stack;
    own.uc_stack.ss_size = size;
    own.uc_link = &call.caller;
    makecontext(&own, begin, 0);
    __sanitizer_start_switch_fiber(&fake, stack, size);
    swapcontext(&call.caller, &own);
    __sanitizer_finish_switch_fiber(fake, NULL, NULL);
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

#else /* such as musl */

void on_own_stack(size_t bytes, void (*run)(void *context), void *context)
{
    (void)bytes;
    run(context);
}

#endif
