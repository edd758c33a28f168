/* No more memory is to be had. */
#ifndef BASE_EXHAUSTION_H
#define BASE_EXHAUSTION_H

#include <stdnoreturn.h>

/* Say so on stderr, and end the process with EXIT_MEMORY. */
noreturn void end_without_memory(void);

/* From now on the process then ends without a word, with this status: whoever started it knows what to say. */
void end_without_memory_as(int status);

#endif
