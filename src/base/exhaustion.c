#include "base/exhaustion.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/exit.h"

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
