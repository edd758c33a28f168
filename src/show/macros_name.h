/* Names of LaTeX commands, which consist of letters only. */
#ifndef SHOW_MACROS_NAME_H
#define SHOW_MACROS_NAME_H

#include <stdio.h>

/* Write a text as a part of a name: words begin with a capital, digits are spelled, "over_best" is OverBest, "connect4"
 * ConnectFour, "-0.5" MinusZeroPointFive; what is neither letter nor digit only separates words. */
void write_macro_name(FILE *out, const char *text);

#endif
