/* A program that reads one file and writes another, such as gnuplot. */
#ifndef BASE_FILTER_H
#define BASE_FILTER_H

#include <stdbool.h>
#include <stdio.h>

/* Have it read one file, from its beginning on, and write into the other; its words end with NULL.  False after a message, which
 * says where the program is had if it is not here. */
bool filter_run(char *const *words, const char *package, FILE *from, FILE *to);

#endif
