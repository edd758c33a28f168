/* Reading the command line of a verb, as the verb declares it. */
#ifndef BASE_CALL_H
#define BASE_CALL_H

#include "base/verb.h"

/* Do what the command line says, argv[0] is the verb and argv[-1] the program, or print the verb's help, or say what is
 * wrong with it.  An exit status. */
int verb_call(const struct verb *verb, int argc, char **argv);

/* The verb of this name, or NULL. */
const struct verb *verb_find(const char *name);

/* For verbs that find something wrong with the command line themselves: complain, with a hint at --help.  Returns
 * EXIT_USAGE. */
int misused(const struct call *call, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
