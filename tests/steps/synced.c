/* Notes in the file $SYNCED what is put on the disk, and which file takes whose place, for LD_PRELOAD. */

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *last_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void note(const char *what, const char *name)
{
    char line[500];
    const int file = open(getenv("SYNCED"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    const int size = snprintf(line, sizeof line, "%s %s\n", what, name);
    if (file < 0 || write(file, line, (size_t)size) != size)
        abort();
    close(file);
}

static void note_file(const char *what, int file)
{
    char link[40], path[400] = "";
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    if (readlink(link, path, sizeof path - 1) < 0)
        abort();
    note(what, last_name(path));
}

/* Only what was done is noted. */
int fsync(int file)
{
    int (*const real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    const int status = real(file);
    if (status == 0)
        note_file("sync", file);
    return status;
}

int fdatasync(int file)
{
    int (*const real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    const int status = real(file);
    if (status == 0)
        note_file("sync", file);
    return status;
}

int rename(const char *from, const char *to)
{
    int (*const real)(const char *, const char *) = (int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename");
    const int status = real(from, to);
    if (status == 0)
        note("place", last_name(to));
    return status;
}
