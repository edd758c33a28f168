/* Words that the shell reads back as they were. */
#ifndef TEXT_SHELL_H
#define TEXT_SHELL_H

#include <stdio.h>

/* Write a word, in quotes if it needs them. */
void write_shell_word(FILE *out, const char *text);

/* The same in memory; the caller frees it. */
char *shell_word(const char *text);

#endif
