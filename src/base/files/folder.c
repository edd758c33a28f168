#include "files/folder.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/exit.h"
#include "core/lasting.h"
#include "files/file.h"
#include "process/apart.h"
#include "process/interrupt.h"

char *folder_path(const char *folder, const char *name)
{
    return printed("%s/%s", folder, name);
}

/* --- walking -------------------------------------------------------------------------------------------------- */

static bool visit_one(const char *path, Visit visit, void *context)
{
    struct stat about;
    if (lstat(path, &about) != 0)
        return file_complain(path);
    return (!S_ISDIR(about.st_mode) || folder_walk(path, visit, context)) && visit(context, path, &about);
}

bool folder_walk(const char *folder, Visit visit, void *context)
{
    DIR *list = opendir(folder);
    if (!list)
        return file_complain(folder);
    bool good = true;
    for (struct dirent *entry; good && (entry = readdir(list));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        char *path = folder_path(folder, entry->d_name);
        good = visit_one(path, visit, context);
        free(path);
    }
    closedir(list);
    return good;
}

/* --- a temporary one ------------------------------------------------------------------------------------------ */

static char *temporary;
static pid_t worker; /* the process that goes on with the program, while this one waits to clean up */

static bool remove_one(void *context, const char *path, const struct stat *about)
{
    (void)context;
    return (S_ISDIR(about->st_mode) ? rmdir(path) : unlink(path)) == 0 || file_complain(path);
}

/* Ctrl-C reaches both processes; a second SIGINT would end the worker at once. */
static void pass_on(int number)
{
    (void)number;
    kill(worker, SIGTERM);
}

static noreturn void end_as(int status)
{
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    _exit(WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_RESUMABLE);
}

/* Wait until the program has ended, in whatever way, remove the folder and end likewise. */
static noreturn void guard(void)
{
    static const int passed_on[] = {SIGINT, SIGTERM, SIGUSR1, SIGHUP};
    for (size_t i = 0; i < sizeof passed_on / sizeof *passed_on; i++)
        sigaction(passed_on[i], &(struct sigaction){.sa_handler = pass_on}, NULL);
    if (interrupted())
        pass_on(SIGTERM);
    const int status = await_child(worker);
    if (folder_walk(temporary, remove_one, NULL) && rmdir(temporary) != 0)
        file_complain(temporary);
    end_as(status);
}

const char *folder_temporary(void)
{
    const char *place = getenv("TMPDIR");
    const pid_t maker = getpid();
    temporary = folder_path(place && *place == '/' ? place : "/tmp", "plymeter-XXXXXX");
    if (!mkdtemp(temporary))
        return file_complain(temporary), NULL;
    fflush(NULL);
    worker = fork();
    if (worker > 0)
        guard();
    if (worker == 0) {
        die_with(maker);
        return temporary;
    }
    file_complain("a process of its own");
    rmdir(temporary);
    return NULL;
}
