/*
 * Whose life ends with the process, so that nobody frees it: what a verb takes once.  Whatever goes on for long, such as a
 * run's cells, an engine's commands and the readers that a fuzzer calls again and again, frees what it takes.
 */
#ifndef BASE_LASTING_H
#define BASE_LASTING_H

#include <stdarg.h>
#include <stdio.h>

/* This memory, which is kept; checkers of leaks find it where it is kept. */
void *lasting(void *memory);

/* How many are kept; and free those since: for whoever asks the same again and again. */
size_t lasting_count(void);
void lasting_release(size_t since);

/* A stream whose text is had when it is closed; the caller frees that, or lets it last. */
FILE *text_open(void);
char *text_close(FILE *out);

/* What printf would write; the same holds of it. */
char *printed(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *vprinted(const char *format, va_list arguments);

#endif
