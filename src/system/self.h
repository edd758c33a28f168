/* Where the program itself lies. */
#ifndef SYSTEM_SELF_H
#define SYSTEM_SELF_H

#include <stdbool.h>
#include <stddef.h>

/* The path of the running program.  False and errno where that is not known: ENOTSUP on systems that do not say it. */
bool self_path(char *path, size_t size);

#endif
