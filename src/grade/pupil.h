/* Who is graded: a program of somebody else, or a search of ours. */
#ifndef GRADE_PUPIL_H
#define GRADE_PUPIL_H

#include "engines/engine.h"
#include "parts/cell.h"
#include "tree/twigs.h"

struct pupil {
    const char *name; /* its command, or its search */
    struct engine_spec spec;
    struct engine *engine; /* NULL: it is a search, */
    struct cell cell;      /* of an explicit tree */
    double wait;           /* seconds that an answer may take */
};

/* Start a program; false after trouble. */
bool pupil_start(struct pupil *pupil, const char *command, enum engine_protocol protocol, double wait,
                 struct engine_trouble *trouble);

/* Take a search, "algorithm=abc alternatives=1"; false after a message. */
bool pupil_search(struct pupil *pupil, const char *search, double wait);

/* What it says of a tree; false after trouble. */
bool pupil_ask(struct pupil *pupil, const struct twigs *twigs, bool root_is_min, double seconds,
               struct tree_answer *answer, struct engine_trouble *trouble);

void pupil_end(struct pupil *pupil);

#endif
