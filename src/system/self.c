#include "system/self.h"

#include <errno.h>
#include <stdint.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

bool self_path(char *path, size_t size)
{
#if defined(__linux__)
    const ssize_t length = readlink("/proc/self/exe", path, size - 1);
    path[length > 0 ? length : 0] = '\0';
    return length > 0;
#elif defined(__APPLE__)
    uint32_t room = (uint32_t)size;
    return _NSGetExecutablePath(path, &room) == 0;
#else
    (void)size;
    *path = '\0';
    errno = ENOTSUP;
    return false;
#endif
}
