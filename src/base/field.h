/* A field of a CSV. */
#ifndef BASE_FIELD_H
#define BASE_FIELD_H

#include <stdio.h>

/* Write it, in quotes if it needs them. */
void write_field(FILE *out, const char *text);

#endif
