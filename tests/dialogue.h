/* Talking to a program line by line, as boards talk to engines. */
#ifndef DIALOGUE_H
#define DIALOGUE_H

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <time.h>

#include "tests/shell.h"

enum { PATIENCE_SECONDS = 120, LONGEST_ANSWER = 4000 };

struct dialogue {
    pid_t pid;
    int to, from;
    char read[1 << 16]; /* what came and was not handed out yet: read[0..used-1] */
    size_t used;
    char line[LONGEST_ANSWER]; /* the last that was handed out, */
    char info[LONGEST_ANSWER]; /* the last but "info string" that told of a search, */
    char said[LONGEST_ANSWER]; /* and the last "info string" */
};

/* Start what the shell makes of this command, which is to be a single program. */
static inline void dialogue_open(struct dialogue *dialogue, const char *command)
{
    char line[1000];
    int in[2], out[2];
    *dialogue = (struct dialogue){0};
    signal(SIGPIPE, SIG_IGN);
    snprintf(line, sizeof line, "exec %s", command);
    assert_int_equal(pipe(in), 0);
    assert_int_equal(pipe(out), 0);
    fcntl(in[1], F_SETFD, FD_CLOEXEC);
    fcntl(out[0], F_SETFD, FD_CLOEXEC);
    dialogue->pid = fork();
    assert_true(dialogue->pid >= 0);
    if (dialogue->pid == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        close(in[0]);
        close(out[1]);
        execl("/bin/sh", "sh", "-c", line, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    dialogue->to = in[1];
    dialogue->from = out[0];
}

/* A program that has ended hears nothing, which is found out by what it says. */
static inline void tell_bytes(struct dialogue *dialogue, const char *bytes, size_t size)
{
    while (size > 0) {
        const ssize_t part = write(dialogue->to, bytes, size);
        if (part <= 0)
            return;
        bytes += part;
        size -= (size_t)part;
    }
}

/* A line, formatted as by printf. */
static inline void tell(struct dialogue *dialogue, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline void tell(struct dialogue *dialogue, const char *format, ...)
{
    static char text[40000];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(text, sizeof text - 1, format, arguments);
    va_end(arguments);
    assert_true(length < (int)sizeof text - 1);
    text[length] = '\n';
    tell_bytes(dialogue, text, (size_t)length + 1);
}

/* The next line, without its end; NULL if nothing more comes. */
static inline const char *hear_line(struct dialogue *dialogue)
{
    const time_t end = time(NULL) + PATIENCE_SECONDS;
    char *found;
    while (!(found = memchr(dialogue->read, '\n', dialogue->used))) {
        struct pollfd waiting = {.fd = dialogue->from, .events = POLLIN};
        if (time(NULL) >= end || dialogue->used == sizeof dialogue->read)
            fail_msg("no line within %d s, after \"%s\"", PATIENCE_SECONDS, dialogue->line);
        if (poll(&waiting, 1, 1000) <= 0)
            continue;
        const ssize_t size =
            read(dialogue->from, dialogue->read + dialogue->used, sizeof dialogue->read - dialogue->used);
        if (size <= 0)
            return NULL;
        dialogue->used += (size_t)size;
    }
    const size_t length = (size_t)(found - dialogue->read);
    snprintf(dialogue->line, sizeof dialogue->line, "%.*s", (int)length, dialogue->read);
    dialogue->used -= length + 1;
    memmove(dialogue->read, found + 1, dialogue->used);
    return dialogue->line;
}

/* Read up to a line that begins so, and return what follows there; valid until the next call. */
static inline const char *hear(struct dialogue *dialogue, const char *beginning)
{
    const char *line;
    dialogue->info[0] = dialogue->said[0] = '\0';
    while ((line = hear_line(dialogue))) {
        if (strncmp(line, beginning, strlen(beginning)) == 0)
            return line + strlen(beginning);
        if (strncmp(line, "info string ", 12) == 0)
            strcpy(dialogue->said, line + 12);
        else if (strncmp(line, "info ", 5) == 0)
            strcpy(dialogue->info, line + 4);
    }
    fail_msg("it ended without \"%s\", after \"%s\"", beginning, dialogue->line);
    return NULL;
}

/* The number behind a word of the last line that told of a search, as in " nodes 100". */
static inline long long told(const struct dialogue *dialogue, const char *word)
{
    const char *at = strstr(dialogue->info, word);
    if (!at)
        fail_msg("no \"%s\" in \"%s\"", word, dialogue->info);
    return atoll(at + strlen(word));
}

/* End its input, and wait for its own end: the exit status, or minus the signal. */
static inline int dialogue_close(struct dialogue *dialogue)
{
    int status;
    close(dialogue->to);
    while (hear_line(dialogue))
        ;
    close(dialogue->from);
    assert_int_equal(waitpid(dialogue->pid, &status, 0), dialogue->pid);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

#endif
