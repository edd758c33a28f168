#ifndef VERBS_COUNT_H
#define VERBS_COUNT_H

#include <stdbool.h>

enum { MOST_JOBS = 1024 };

/* Read a whole number from 1 to `most`.  False if the text is none; then the number is 0. */
bool count_read(const char *text, int most, int *number);

#endif
