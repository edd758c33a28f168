/*
 * Cells that are asked for line by line, on standard input, and answered line by line: for programs in other languages.
 *
 * All lines that have come are read, their cells run together, and each is answered when it has ended.  So who waits for an
 * answer before asking again gets it, and who asks for thousands at once keeps all jobs busy.
 */
#ifndef BLOCK_QUESTIONS_H
#define BLOCK_QUESTIONS_H

#include <stdbool.h>

struct questions {
    char **common; /* words that hold for each line that does not say otherwise */
    int common_count;
    int jobs;
    bool csv;     /* answer so; otherwise with JSON */
    bool engines; /* may cells ask engines? */
};

/* Answer until the end of the input.  An exit status: of the worst that came. */
int questions_answer(const struct questions *questions);

#endif
