/*
 * A disk that is full for a moment, for LD_PRELOAD: no file grows beyond $ROOM bytes, until one write to some file has
 * failed for it.  That it did is told by a file "was-full", in the folder in which the program was called.
 */
#include <fcntl.h>
#include <signal.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static char was_full[PATH_MAX + 20];

/* The write fails nevertheless. */
static void make_room(int number)
{
    struct rlimit room;
    (void)number;
    getrlimit(RLIMIT_FSIZE, &room);
    room.rlim_cur = room.rlim_max;
    setrlimit(RLIMIT_FSIZE, &room);
    close(open(was_full, O_CREAT | O_WRONLY, 0666));
}

static void (*handle(int number, void (*handler)(int)))(int)
{
    struct sigaction new = {.sa_handler = handler, .sa_flags = SA_RESTART}, old;
    sigaction(number, &new, &old);
    return old.sa_handler;
}

__attribute__((constructor)) static void fill(void)
{
    const char *bytes = getenv("ROOM");
    struct rlimit room;
    if (!bytes || getrlimit(RLIMIT_FSIZE, &room) != 0 || !getcwd(was_full, PATH_MAX))
        return;
    strcat(was_full, "/was-full");
    room.rlim_cur = (rlim_t)atoll(bytes);
    setrlimit(RLIMIT_FSIZE, &room);
    handle(SIGXFSZ, make_room);
}

/* A program that wants that signal ignored has it caught here. */
void (*signal(int number, void (*handler)(int)))(int)
{
    return number == SIGXFSZ ? SIG_DFL : handle(number, handler);
}
