/* The program running beside a test: its processes, and what they are at. */
#ifndef PROCESSES_H
#define PROCESSES_H

#include <ctype.h>
#include <dirent.h>
#include <signal.h>
#include <time.h>

#include "tests/shell.h"

static inline void rest(double seconds)
{
    const struct timespec time = {(time_t)seconds, (long)(1e9 * (seconds - (double)(time_t)seconds))};
    nanosleep(&time, NULL);
}

/* Start the program; what it says is in the file log. */
static inline pid_t launch(const char *arguments)
{
    char command[1000];
    snprintf(command, sizeof command, "exec \"$PLYMETER\" %s > log 2>&1", arguments);
    const pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    return pid;
}

/* Its exit status, or minus the signal that killed it. */
static inline int ending_of(pid_t pid)
{
    int status;
    assert_int_equal(waitpid(pid, &status, 0), pid);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/* The parent of a process and its state, as a letter; 0 if there is no such process. */
static inline pid_t parent_of(const char *pid, char *state)
{
    char path[300], line[1000] = "";
    int parent = 0;
    snprintf(path, sizeof path, "/proc/%.20s/stat", pid);
    FILE *file = fopen(path, "r");
    if (file) {
        if (fgets(line, sizeof line, file) && strrchr(line, ')'))
            sscanf(strrchr(line, ')') + 1, " %c %d", state, &parent);
        fclose(file);
    }
    return parent;
}

/* A child of the process, 0 if it has none; zombies are told of. */
static inline pid_t child_of(pid_t parent, bool *zombie)
{
    DIR *folder_of_all = opendir("/proc");
    pid_t found = 0;
    char state = 0;
    assert_non_null(folder_of_all);
    for (struct dirent *entry; !found && (entry = readdir(folder_of_all));)
        if (isdigit((unsigned char)entry->d_name[0]) && parent_of(entry->d_name, &state) == parent)
            found = (pid_t)atoi(entry->d_name);
    closedir(folder_of_all);
    *zombie = found && state == 'Z';
    return found;
}

/* Wait for the process to have a child that it did not have before. */
static inline pid_t await_new_child(pid_t parent, pid_t before)
{
    bool zombie;
    for (int i = 0; i < 1000; i++) {
        const pid_t child = child_of(parent, &zombie);
        if (child && child != before && !zombie)
            return child;
        rest(0.01);
    }
    fail_msg("process %d has no child", (int)parent);
    return 0;
}

static inline bool lives(pid_t pid)
{
    char text[20], state = 'Z';
    snprintf(text, sizeof text, "%d", (int)pid);
    return parent_of(text, &state) && state != 'Z';
}

static inline void expect_death(pid_t pid)
{
    for (int i = 0; i < 500 && lives(pid); i++)
        rest(0.01);
    assert_false(lives(pid));
}

#endif
