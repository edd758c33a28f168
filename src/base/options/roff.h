/* Text for manual pages, in the macros that groff and mandoc call man(7). */
#ifndef OPTIONS_ROFF_H
#define OPTIONS_ROFF_H

#include <stdbool.h>
#include <stdio.h>

/* The head of a page. */
void roff_begin(FILE *out, const char *title, int section, const char *name, const char *purpose);

/* ".SH" or ".SS" and a title. */
void roff_heading(FILE *out, const char *macro, const char *title);

/* The same, and paragraphs, of which the first is filled. */
void roff_section(FILE *out, const char *macro, const char *title, const char *text);

/* Further paragraphs, which are filled, and lines that begin with a space, which stand as they are (verb.h). */
void roff_prose(FILE *out, const char *text);

/* What follows belongs to the entry above; or does not any more. */
void roff_indent(FILE *out, bool begin);

/* An entry of a list: its head, bold up to the first space or "=", and what it means. */
void roff_entry(FILE *out, const char *head, const char *meaning);

#endif
