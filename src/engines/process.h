/* A process that is talked to in lines, and that may do anything but get rid of us. */
#ifndef ENGINES_PROCESS_H
#define ENGINES_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { LONGEST_LINE = 1 << 16, PROCESS_END = 100 };

struct process {
    pid_t id; /* 0: there is none */
    int in, out;
    bool skipping; /* within a line that is too long */
    size_t begin, end;
    char bytes[LONGEST_LINE]; /* read and not taken yet: from begin to end */
};

/* Start the program with these words, which end with NULL, in a process group of its own; what it writes to standard
 * error is lost.  False and errno if there can be no more processes. */
bool process_start(struct process *process, const char *program, char *const *words);

/* Write a text, until the deadline as of seconds_now().  False if it was not taken. */
bool process_write(struct process *process, const char *text, double deadline);

/* The next line without its end, its control characters replaced, valid until the next call.  Lines that are too long
 * are left out.  NULL at the deadline, or if there will be no more: then *ended. */
char *process_line(struct process *process, double deadline, bool *ended);

/* Has it written something that was not read yet? */
bool process_has_more(struct process *process);

/* Close its input, give it so many seconds to end, and kill it and all that it started; where there is no Linux, what is left of
 * its group.  Says how it ended, as in "with status 1".  Without a process nothing happens. */
void process_end(struct process *process, double seconds, char how[PROCESS_END]);

#endif
