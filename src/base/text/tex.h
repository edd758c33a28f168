/* Text as LaTeX sets it, whatever it says. */
#ifndef TEXT_TEX_H
#define TEXT_TEX_H

#include <stdio.h>

/* Write the character that begins here, or two that are one sign, as <= is, and return where the next one begins. */
const char *write_tex_character(FILE *out, const char *at);

/* Write a whole text. */
void write_tex(FILE *out, const char *text);

/* Write the lines of a text as lines of comment. */
void write_tex_comment(FILE *out, const char *text);

#endif
