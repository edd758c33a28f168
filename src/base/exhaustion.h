/* What to do when there is no more memory. */
#ifndef BASE_EXHAUSTION_H
#define BASE_EXHAUSTION_H

#include <stdnoreturn.h>

/* Say so on stderr, and end the process with EXIT_MEMORY. */
noreturn void end_without_memory(void);

/* From now on the process ends in that case without a message and with this status: the process that started it will
 * say what happened. */
void end_without_memory_as(int status);

#endif
