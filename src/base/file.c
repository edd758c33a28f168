#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/shipped.h"
#include "base/stream.h"

bool file_complain(const char *path)
{
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return false;
}

char *file_read(const char *path, size_t *size)
{
    const char *wrong;
    FILE *file = stream_open(path, &wrong);
    if (!file)
        return NULL;
    char *data = stream_read(file, SIZE_MAX, size);
    const int error = errno;
    fclose(file);
    errno = error;
    return data;
}

FILE *file_open(const char *path)
{
    struct stat about;
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) != 0)
        return file_complain(path), NULL;
    if (S_ISREG(about.st_mode))
        return need(fdopen(file, "r"));
    fprintf(stderr, "%s: not a regular file\n", path);
    close(file);
    return NULL;
}

int file_keep(const char *path, int flags)
{
    struct stat about;
    const int file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | flags, 0666);
    if (file < 0 || (fstat(file, &about) == 0 && S_ISREG(about.st_mode)))
        return file;
    close(file);
    return errno = EINVAL, -1;
}

void folder_sync(const char *path)
{
    char *copy = printed("%s", path);
    const int folder = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    free(copy);
}

/* An empty file cannot be mapped. */
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

/* Not every system has fdatasync, which leaves out the times of a file. */
bool data_sync(int file)
{
#if defined(_POSIX_SYNCHRONIZED_IO) && _POSIX_SYNCHRONIZED_IO > 0
    return fdatasync(file) == 0;
#else
    return fsync(file) == 0;
#endif
}

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

bool same_file(const struct stat *a, const struct stat *b)
{
    return a->st_ino == b->st_ino && a->st_dev == b->st_dev && a->st_size == b->st_size &&
           a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

bool file_sha256(const char *path, char text[SHA256_TEXT])
{
    const int file = open(shipped(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    const bool good = file >= 0 && sum_mapped(file, text);
    if (!good)
        file_complain(path);
    if (file >= 0)
        close(file);
    return good;
}
