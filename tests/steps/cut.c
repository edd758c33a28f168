/* Whoever shortens a file is killed, for LD_PRELOAD: before it is shortened unless it becomes empty, and else after that. */
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int ftruncate(int file, off_t size)
{
    if (size == 0)
        syscall(SYS_ftruncate, file, size);
    return kill(getpid(), SIGKILL);
}
