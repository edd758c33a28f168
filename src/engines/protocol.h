#ifndef ENGINES_PROTOCOL_H
#define ENGINES_PROTOCOL_H

#include <stdbool.h>
#include <stddef.h>

#include "base/file.h"
#include "base/process.h"
#include "engines/engine.h"

/* --- a process that is talked to in lines, and that may do anything but get rid of us ------------------------------ */

enum { PROCESS_END = 100 };

struct process {
    struct child child;
    int in;
    struct lines out;
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

/* --- what the protocols have in common, and what each of them is ---------------------------------------------------- */

struct engine {
    const struct engine_spec *spec;
    char **words, *path; /* the command, taken apart, and where its program is */
    char title[100];
    char threads[100]; /* what sets the number of its threads, as a line; empty: nothing does */
    struct process process;
    double deadline;                /* of what it is asked now, as of seconds_now() */
    struct engine_trouble *trouble; /* where is noted what goes wrong meanwhile */
};

struct protocol_driver {
    const char *farewell; /* a line that asks an engine to end; "": the end of its input does */

    /* All until the engine's deadline; false after trouble.  Not every protocol has trees. */
    bool (*greet)(struct engine *engine);
    bool (*ask)(struct engine *engine, const struct engine_question *question, struct engine_answer *answer);
    bool (*ask_tree)(struct engine *engine, const struct tree_question *question, struct tree_answer *answer);
};

extern const struct protocol_driver protocol_uci, protocol_usi, protocol_lines, protocol_words;

/* Note trouble, control characters replaced.  Always false. */
bool engine_fails(struct engine *engine, const char *word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Did it take this text before the deadline?  If not, that is trouble. */
bool engine_tell(struct engine *engine, const char *text);

/* Its next line, valid until the next call; NULL after trouble. */
char *engine_line(struct engine *engine);

/* Has it said nothing that it was not asked?  If it has, that is trouble. */
bool engine_is_quiet(struct engine *engine);

/* What it calls itself. */
void engine_call(struct engine *engine, const char *title);

#endif
