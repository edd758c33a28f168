#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <libgen.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"

bool file_complain(const char *path)
{
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    return false;
}

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
    char *data = allocate(room, 1);
    *size = 0;
    while (*size <= most && (got = fread(data + *size, 1, room - *size - 1, file)) > 0) {
        *size += got;
        if (*size == room - 1)
            data = resized(data, room *= 2);
    }
    data[*size] = '\0';
    return ferror(file) ? release(data), NULL : data;
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

void lines_fill(struct lines *lines)
{
    memmove(lines->bytes, lines->bytes + lines->begin, lines->end - lines->begin);
    lines->end -= lines->begin;
    lines->begin = 0;
    if (!lines_have_room(lines))
        return;
    const ssize_t size = read(lines->file, lines->bytes + lines->end, LONGEST_LINE - lines->end);
    if (size > 0)
        lines->end += (size_t)size;
    else
        lines->ended = size == 0 || (errno != EAGAIN && errno != EINTR);
}

char *lines_next(struct lines *lines, size_t *length)
{
    for (;;) {
        char *line = lines->bytes + lines->begin, *end = memchr(line, '\n', lines->end - lines->begin);
        const bool rest = lines->skipping, whole = end;
        if (!whole && (rest || !lines_have_room(lines))) {
            lines->left_out += !rest;
            lines->skipping = true;
            lines->begin = lines->end = 0;
        }
        if (!whole && (!lines->ended || lines->begin == lines->end))
            return NULL;
        end = whole ? end : lines->bytes + lines->end;
        lines->begin = (size_t)(end - lines->bytes) + whole;
        lines->skipping = false;
        *end = '\0';
        line = lines->begun ? line : past_mark(line);
        lines->begun = true;
        *length = (size_t)(end - line);
        if (!rest)
            return line;
    }
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

/* --- files that are replaced as a whole ------------------------------------------------------------------------------ */

/* Does the file begin as this kind does?  An empty one has nothing to lose. */
static bool is_kind(const char *path, const char *kind)
{
    enum { ROOM = 65536 };
    char *beginning = allocate(ROOM, 1);
    const int file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    const ssize_t size = file < 0 ? -1 : read(file, beginning, ROOM);
    const bool same = size == 0 || (size > 0 && fnmatch(kind, beginning, 0) == 0);
    if (file >= 0)
        close(file);
    release(beginning);
    return same;
}

bool new_file_allowed(const char *path, const char *kind)
{
    struct stat about;
    if (!path || lstat(path, &about) != 0)
        return !path || errno == ENOENT || file_complain(path);
    if (!S_ISREG(about.st_mode))
        fprintf(stderr, "%s: not a file that could be replaced\n", path);
    else if (access(path, W_OK) != 0)
        file_complain(path);
    else if (strcmp(kind, ANY_KIND) != 0 && !is_kind(path, kind))
        fprintf(stderr, "%s: plymeter did not write this and would destroy it; move it, or choose another name\n",
                path);
    else
        return true;
    return false;
}

bool new_file_open(struct new_file *new_file, const char *path, const char *kind)
{
    struct stat old;
    *new_file = (struct new_file){stdout, NULL, NULL};
    if (!path || !new_file_allowed(path, kind))
        return !path;
    char *temporary = printed("%s.new", path);
    const int file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0)
        return file_complain(temporary);
    if (lstat(path, &old) == 0)
        fchmod(file, old.st_mode & 0777);
    *new_file = (struct new_file){need(fdopen(file, "w")), printed("%s", path), temporary};
    return true;
}

/* The reason why an earlier write failed is lost; it is known only if another one fails now. */
static void complain_of_hole(struct new_file *new_file)
{
    clearerr(new_file->out);
    if (fputc('\n', new_file->out) == EOF || fflush(new_file->out) != 0)
        file_complain(new_file->path);
    else
        fprintf(stderr, "%s: a part of it could not be written\n", new_file->path);
}

bool new_file_put(struct new_file *new_file)
{
    if (!new_file->path)
        return true;
    const bool whole = !ferror(new_file->out);
    bool good = whole && fflush(new_file->out) == 0 && fsync(fileno(new_file->out)) == 0;
    if (!whole)
        complain_of_hole(new_file);
    else if (!good)
        file_complain(new_file->path);
    if (fclose(new_file->out) != 0 && good)
        good = file_complain(new_file->path);
    if (good && rename(new_file->temporary, new_file->path) != 0)
        good = file_complain(new_file->path);
    if (good)
        folder_sync(new_file->path);
    else
        unlink(new_file->temporary);
    return good;
}

void new_file_drop(struct new_file *new_file)
{
    if (!new_file->path)
        return;
    fclose(new_file->out);
    unlink(new_file->temporary);
}

bool new_file_write(const char *path, const char *kind, const void *data, size_t size)
{
    struct new_file new_file;
    if (!new_file_open(&new_file, path, kind))
        return false;
    fwrite(data, 1, size, new_file.out);
    return new_file_put(&new_file);
}

/* --- locks ----------------------------------------------------------------------------------------------------------- */

/* Not flock: workers would inherit that lock, and hold it for a moment after their run was killed. */
static bool try_lock(int file)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(file, F_SETLK, &whole) == 0;
}

/* The process that held the lock may have removed the file after we opened it. */
static bool still_there(int file, const char *path)
{
    struct stat opened, named;
    return fstat(file, &opened) == 0 && lstat(path, &named) == 0 && opened.st_dev == named.st_dev &&
           opened.st_ino == named.st_ino;
}

static bool is_signed(int file)
{
    char letter;
    return pread(file, &letter, 1, 0) == 1;
}

/* The file is never empty in between: whoever is killed here leaves the signature of one or the other. */
static bool sign(int file)
{
    char host[65] = "", text[120];
    gethostname(host, sizeof host - 1);
    const int length = snprintf(text, sizeof text, "process %ld on %s\n", (long)getpid(), host);
    return pwrite(file, text, (size_t)length, 0) == length && ftruncate(file, length) == 0;
}

static void name_holder(int file, const char *results)
{
    char holder[120] = "";
    const ssize_t size = pread(file, holder, sizeof holder - 1, 0);
    holder[size > 0 ? strcspn(holder, "\n") : 0] = '\0';
    fprintf(stderr, "%s: %s runs this already\n", results, holder[0] ? holder : "another process");
}

int lock_take(struct lock *lock, const char *path, const char *results)
{
    int file;
    while ((file = file_keep(path, 0)) >= 0) {
        if (!try_lock(file)) {
            const bool held = errno == EAGAIN || errno == EACCES;
            const int status =
                held ? (name_holder(file, results), EXIT_RESUMABLE) : (file_complain(path), EXIT_CONFIG);
            close(file);
            return status;
        }
        if (still_there(file, path)) {
            *lock = (struct lock){file, printed("%s", path), is_signed(file)};
            if (sign(file))
                return EXIT_FINE;
            file_complain(path);
            lock_give(lock);
            return EXIT_RESUMABLE;
        }
        close(file);
    }
    return file_complain(path), EXIT_CONFIG;
}

void lock_give(struct lock *lock)
{
    unlink(lock->path);
    close(lock->file);
}
