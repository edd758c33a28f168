/*
 * Children that begin late, for LD_PRELOAD: each writes a byte to $FORKS, then waits $LATE milliseconds, and the one whose
 * number is $STOPPED stands still until somebody lets it go on.
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static long number_in(const char *name)
{
    const char *text = getenv(name);
    return text ? atol(text) : 0;
}

/* How many there have been. */
static long note_child(void)
{
    struct stat about = {0};
    const int file = open(getenv("FORKS"), O_CREAT | O_APPEND | O_WRONLY, 0666);
    if (write(file, ".", 1) != 1 || fstat(file, &about) != 0)
        _exit(126);
    close(file);
    return about.st_size;
}

pid_t fork(void)
{
    pid_t (*usual)(void);
    *(void **)&usual = dlsym(RTLD_NEXT, "fork");
    const pid_t id = usual();
    if (id == 0) {
        const long late = number_in("LATE");
        if (note_child() == number_in("STOPPED"))
            raise(SIGSTOP);
        nanosleep(&(struct timespec){late / 1000, 1000000 * (late % 1000)}, NULL);
    }
    return id;
}
