/* What a word of a command line may become, of what verbs, parts and files there are: for the completion of shells. */
#ifndef SCHEMA_COMPLETE_H
#define SCHEMA_COMPLETE_H

#include <stdio.h>

/*
 * Of the words behind the program's name the last is being typed.  Each line that is written is
 *     WORD TAB MEANING      a word that the last may become; one that ends in "=" or "," is not the whole of it
 *     :PATTERN              files whose names are so, as *.csv, behind the last "=" of the word
 */
void complete(FILE *out, char *const *words, int count);

#endif
