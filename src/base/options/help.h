/* What people read about verbs, made of what these declare. */
#ifndef OPTIONS_HELP_H
#define OPTIONS_HELP_H

#include <stdio.h>

#include "core/exit.h"
#include "options/verb.h"

/* All of them, and the exit statuses. */
void help_of_verbs(FILE *out);

/* One with its arguments and options. */
void help_of_verb(FILE *out, const struct verb *verb);

/* --- what that is made of, for the manual page, too --------------------------------------------------------- */

extern const char *const verb_headings[VERB_GROUPS];
extern const char help_of_options[];
extern const struct verb_option help_option; /* which every verb has */

enum { EXIT_STATUSES = EXIT_MEMORY + 1 };
extern const char *const exit_meanings[EXIT_STATUSES];

enum { CHOICES = 200, OPTION_MEANING = 1000, HEAD = 200 };

/* How a verb is called, "plymeter run [OPTION]... CONFIG". */
void verb_form(const struct verb *verb, char text[HEAD]);

/* "-j, --jobs N", or "depth=N"; with an indent, whose letters are that wide.  Returns its length. */
int option_head(const struct verb_option *option, int indent, char head[HEAD]);

/* What an option does, what it may be, and its default. */
const char *option_meaning(const struct verb_option *option, char text[OPTION_MEANING]);

/* What an option may be, "first|second". */
const char *choices_of(const struct verb_option *option, char text[CHOICES]);

#endif
