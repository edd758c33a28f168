#include "base/interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t noted;

static const int asking[] = {SIGINT, SIGTERM, SIGUSR1};

static void note_signal(int number)
{
    if (noted && number == SIGINT) {
        signal(number, SIG_DFL);
        raise(number);
    }
    noted = 1;
}

static void handle(void (*handler)(int))
{
    const struct sigaction action = {.sa_handler = handler};
    for (size_t i = 0; i < sizeof asking / sizeof *asking; i++)
        sigaction(asking[i], &action, NULL);
}

void signals_settle(void)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGCHLD, SIG_DFL); /* if it were ignored, we would not learn how a worker ended */
    signal(SIGXFSZ, SIG_IGN); /* at the limit of a file's size, writing fails as on a full disk */
}

void interrupts_note(void)
{
    handle(note_signal);
}

void interrupts_ignore(void)
{
    handle(SIG_IGN);
}

bool interrupted(void)
{
    return noted;
}
