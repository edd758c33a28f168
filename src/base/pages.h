/* Large pages, where a system has them and is to be asked for them. */
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

/* Ask for large pages for memory of more than 16 MiB: the system copies our page table for every worker, and large pages make
 * it short.  All of the mapping is asked for, because one that is only partly of large pages cannot grow without being
 * copied.  Nothing where there are none. */
void ask_for_large_pages(void *memory, size_t size);

#endif
