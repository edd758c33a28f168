#include "run/forecast.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "parts/prediction.h"
#include "run/clock.h"
#include "run/interrupt.h"

static bool ends_well(pid_t pid, double seconds)
{
    const double last = seconds_now() + seconds;
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(pid, &status, WNOHANG)) == 0 && seconds_now() < last && !interrupted())
        poll(NULL, 0, 10);
    if (ended == 0) {
        kill(pid, SIGKILL);
        waitpid(pid, &status, 0);
    }
    return ended == pid && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

double *forecast(const struct cell *cells, int total, const int *list, int count)
{
    const size_t size = ((size_t)total + 1) * sizeof(double);
    double *shared = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0), *costs = NULL;
    if (shared == MAP_FAILED)
        return NULL;
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0) {
        interrupts_ignore();
        alarm(10); /* should nobody be left to stop it */
        for (int i = 0; i < count; i++)
            shared[list[i]] = cell_cost(&cells[list[i]]);
        _exit(0);
    }
    if (pid > 0 && ends_well(pid, 2) && (costs = malloc(size)))
        memcpy(costs, shared, size);
    munmap(shared, size);
    return costs;
}
