#include "base/file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "base/memory.h"

struct unpacking {
    gzFile file;
};

struct unpacking *unpacking_open(const char *path, const char **wrong)
{
    const bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdin : stream_open(path, wrong);
    if (!file)
        return NULL;
    const int copy = dup(fileno(file));
    gzFile packed = copy < 0 ? NULL : gzdopen(copy, "rb");
    *wrong = packed ? NULL : strerror(errno ? errno : ENOMEM);
    if (!packed && copy >= 0)
        close(copy);
    if (!standard)
        fclose(file);
    if (!packed)
        return NULL;
    struct unpacking *unpacking = allocate(1, sizeof *unpacking);
    unpacking->file = packed;
    gzbuffer(packed, 1 << 17);
    return unpacking;
}

size_t unpacking_read(struct unpacking *unpacking, char *bytes, size_t size, const char **wrong)
{
    size_t length = 0;
    int got;
    while (length < size && (got = gzread(unpacking->file, bytes + length, (unsigned)(size - length))) > 0)
        length += (size_t)got;
    int status;
    const char *message = gzerror(unpacking->file, &status);
    *wrong = status == Z_OK || status == Z_STREAM_END ? NULL
             : status == Z_BUF_ERROR                  ? "it is cut short"
             : status == Z_ERRNO                      ? strerror(errno)
                                                      : message;
    return length;
}

void unpacking_close(struct unpacking *unpacking)
{
    gzclose(unpacking->file);
    release(unpacking);
}
