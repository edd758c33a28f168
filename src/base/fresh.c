#include "base/fresh.h"

#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/file.h"

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
    free(beginning);
    return same;
}

bool fresh_allowed(const char *path, const char *kind)
{
    struct stat about;
    if (lstat(path, &about) != 0)
        return errno == ENOENT || file_complain(path);
    if (!S_ISREG(about.st_mode))
        fprintf(stderr, "%s: not a file that could be replaced\n", path);
    else if (access(path, W_OK) != 0)
        file_complain(path);
    else if (strcmp(kind, FRESH_ANY) != 0 && !is_kind(path, kind))
        fprintf(stderr, "%s: plymeter did not write this and would destroy it; move it, or choose another name\n",
                path);
    else
        return true;
    return false;
}

bool fresh_open(struct fresh *fresh, const char *path, const char *kind)
{
    struct stat old;
    if (!fresh_allowed(path, kind))
        return false;
    char *unfinished = lasting(printed("%s.new", path));
    const int file = open(unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (file < 0)
        return file_complain(unfinished);
    if (lstat(path, &old) == 0)
        fchmod(file, old.st_mode & 0777);
    *fresh = (struct fresh){need(fdopen(file, "w")), lasting(printed("%s", path)), unfinished};
    return true;
}

/* The reason why an earlier write failed is lost; it is known only if another one fails now. */
static void complain_of_hole(struct fresh *fresh)
{
    clearerr(fresh->out);
    if (fputc('\n', fresh->out) == EOF || fflush(fresh->out) != 0)
        file_complain(fresh->path);
    else
        fprintf(stderr, "%s: a part of it could not be written\n", fresh->path);
}

bool fresh_put(struct fresh *fresh)
{
    const bool whole = !ferror(fresh->out);
    bool good = whole && fflush(fresh->out) == 0 && fsync(fileno(fresh->out)) == 0;
    if (!whole)
        complain_of_hole(fresh);
    else if (!good)
        file_complain(fresh->path);
    if (fclose(fresh->out) != 0 && good)
        good = file_complain(fresh->path);
    if (good && rename(fresh->unfinished, fresh->path) != 0)
        good = file_complain(fresh->path);
    if (good)
        folder_sync(fresh->path);
    else
        unlink(fresh->unfinished);
    return good;
}

void fresh_drop(struct fresh *fresh)
{
    fclose(fresh->out);
    unlink(fresh->unfinished);
}

bool fresh_write(const char *path, const char *kind, const void *data, size_t size)
{
    struct fresh fresh;
    if (!fresh_open(&fresh, path, kind))
        return false;
    fwrite(data, 1, size, fresh.out);
    return fresh_put(&fresh);
}
