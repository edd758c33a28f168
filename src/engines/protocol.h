/* What the protocols have in common, and what each of them is. */
#ifndef ENGINES_PROTOCOL_H
#define ENGINES_PROTOCOL_H

#include "engines/engine.h"
#include "engines/process.h"

struct engine {
    const struct engine_spec *spec;
    char **words, *path; /* the command, taken apart, and where its program is */
    char title[100], program[17];
    char threads[100]; /* what sets the number of its threads, as a line; empty: nothing does */
    struct process process;
};

struct protocol {
    const char *farewell; /* a line that asks an engine to end; "": the end of its input does */

    /* Both until a deadline as of seconds_now(); false after trouble. */
    bool (*greet)(struct engine *engine, double deadline, struct engine_trouble *trouble);
    bool (*ask)(struct engine *engine, const struct engine_question *question, double deadline,
                struct engine_answer *answer, struct engine_trouble *trouble);
};

extern const struct protocol protocol_uci, protocol_usi, protocol_lines;

/* Note trouble, control characters replaced.  Always false. */
bool engine_fails(struct engine_trouble *trouble, const char *word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Did it take this text?  If not, that is trouble. */
bool engine_tell(struct engine *engine, const char *text, double deadline, struct engine_trouble *trouble);

/* Its next line, valid until the next call; NULL after trouble. */
char *engine_line(struct engine *engine, double deadline, struct engine_trouble *trouble);

/* What it calls itself. */
void engine_call(struct engine *engine, const char *title);

#endif
