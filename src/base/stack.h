/* A stack of our own for searches, so that it does not depend on `ulimit -s` how deep they may be. */
#ifndef BASE_STACK_H
#define BASE_STACK_H

#include <stddef.h>

/* Where searches run: 32 KB for each ply that one may go down to (DEEPEST_PLY in kit/counts.h), which is more than any part
 * takes. */
#define STACK_OF_SEARCHES ((size_t)1 << 30)

/* Call this on a new stack of so many bytes, of which only those that are used take memory, and with a page below it that
 * nobody may touch.  Where there is no room for as many it is called on a smaller one; where there is no such call, and
 * under AddressSanitizer, on this one. */
void on_own_stack(size_t bytes, void (*run)(void *context), void *context);

#endif
