#include "base/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/exit.h"
#include "base/lasting.h"
#include "base/file.h"

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
            *lock = (struct lock){file, lasting(printed("%s", path)), is_signed(file)};
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
