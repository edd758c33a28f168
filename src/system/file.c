#include "system/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "allocate.h"

static char *read_stream(FILE *file, size_t *size)
{
    size_t room = 65536, got;
    char *data = need(malloc(room));
    *size = 0;
    while ((got = fread(data + *size, 1, room - *size - 1, file)) > 0) {
        *size += got;
        if (room - *size < 2)
            data = need(realloc(data, room *= 2));
    }
    data[*size] = '\0';
    return ferror(file) ? free(data), NULL : data;
}

char *file_read(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    char *data = read_stream(file, size);
    const int error = errno;
    fclose(file);
    errno = error;
    return data;
}

static bool write_stream(FILE *file, const void *data, size_t size)
{
    const bool good = fwrite(data, 1, size, file) == size;
    return fclose(file) == 0 && good;
}

static bool complain(const char *path)
{
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return false;
}

bool file_replace(const char *path, const void *data, size_t size)
{
    char *fresh = need(malloc(strlen(path) + sizeof ".new"));
    sprintf(fresh, "%s.new", path);
    FILE *file = fopen(fresh, "wb");
    const bool good = file && write_stream(file, data, size) && rename(fresh, path) == 0;
    if (!good) {
        complain(path);
        if (file)
            unlink(fresh);
    }
    free(fresh);
    return good;
}

/* Nothing of an empty file can be mapped. */
static bool sum_mapped(int file, char text[SHA256_TEXT])
{
    struct stat about;
    if (fstat(file, &about) != 0)
        return false;
    if (!S_ISREG(about.st_mode))
        return errno = EINVAL, false;
    const size_t size = (size_t)about.st_size;
    void *data = size ? mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0) : NULL;
    if (data == MAP_FAILED)
        return false;
    sha256(data ? data : "", size, text);
    if (data)
        munmap(data, size);
    return true;
}

bool file_sha256(const char *path, char text[SHA256_TEXT])
{
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const bool good = file >= 0 && sum_mapped(file, text);
    if (!good)
        complain(path);
    if (file >= 0)
        close(file);
    return good;
}
