/* Words that the shell reads back as they were. */
#ifndef BASE_SHELL_H
#define BASE_SHELL_H

#include <stdio.h>

/* Write a word, in quotes if it needs them. */
void write_shell_word(FILE *out, const char *text);

/* The same in memory; the caller frees it. */
char *shell_word(const char *text);

/* Take apart a text of such words, in place.  Returns how many; -1 if they are more than `most`, or if a quotation has
 * no end. */
int read_shell_words(char *text, char **words, int most);

#endif
