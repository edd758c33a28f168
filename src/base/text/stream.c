#include "text/stream.h"

#include "core/allocate.h"

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
