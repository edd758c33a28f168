#include "text/inside.h"

#include <string.h>

#include "text/plain.h"

static bool is_name(const char *name, size_t length)
{
    return length > 0 && !(length <= 2 && strncmp(name, "..", length) == 0);
}

bool path_inside(const char *path)
{
    if (strlen(path) > LONGEST_INSIDE)
        return false;
    for (const char *at = path; *at; at++)
        if (is_control(at) || *at == '\\')
            return false;
    for (size_t length; length = strcspn(path, "/"), is_name(path, length); path += length + 1)
        if (!path[length])
            return true;
    return false;
}
