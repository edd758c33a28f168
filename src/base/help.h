/* What people read about verbs, made of what these declare. */
#ifndef BASE_HELP_H
#define BASE_HELP_H

#include <stdio.h>

#include "base/verb.h"

/* All of them, and the exit statuses. */
void help_of_verbs(FILE *out);

/* One with its arguments and options. */
void help_of_verb(FILE *out, const struct verb *verb);

enum { CHOICES = 200 };

/* What an option may be, "first|second". */
const char *choices_of(const struct verb_option *option, char text[CHOICES]);

#endif
