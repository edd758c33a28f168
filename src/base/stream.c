#include "base/stream.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocate.h"

static const char *without_end(FILE *file)
{
    struct stat about;
    if (fstat(fileno(file), &about) != 0 || S_ISREG(about.st_mode) || S_ISFIFO(about.st_mode))
        return NULL;
    if (S_ISDIR(about.st_mode))
        return strerror(errno = EISDIR);
    if (isatty(fileno(file)))
        return NULL;
    errno = EINVAL;
    return "a device: expected a file or a pipe, which have an end";
}

FILE *stream_open(const char *path, const char **wrong)
{
    struct stat about;
    FILE *file = fopen(path, "rb");
    *wrong = file ? without_end(file) : strerror(errno);
    if (!file && errno == ENXIO && stat(path, &about) == 0 && S_ISSOCK(about.st_mode))
        *wrong = "a socket: expected a file or a pipe";
    if (!file || !*wrong)
        return file;
    const int error = errno;
    fclose(file);
    errno = error;
    return NULL;
}

char *stream_read(FILE *file, size_t most, size_t *size)
{
    size_t room = 1 << 14, got;
    char *data = need(malloc(room));
    *size = 0;
    while (*size <= most && (got = fread(data + *size, 1, room - *size - 1, file)) > 0) {
        *size += got;
        if (*size == room - 1)
            data = need(realloc(data, room *= 2));
    }
    data[*size] = '\0';
    return ferror(file) ? free(data), NULL : data;
}
