#include "base/pages.h"

#include <sys/mman.h>
#include <unistd.h>

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
