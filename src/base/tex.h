/* Text as LaTeX sets it, whatever it says. */
#ifndef BASE_TEX_H
#define BASE_TEX_H

#include <stdio.h>

/* Write a text. */
void write_tex(FILE *out, const char *text);

/* Write the lines of a text as lines of comment. */
void write_tex_comment(FILE *out, const char *text);

#endif
