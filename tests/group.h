/* What every test has: cmocka, and how it is called. */
#ifndef GROUP_H
#define GROUP_H

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* A test's main() is a group of one program (main.c), for which the Makefile gives it another name.  The arguments are the
 * path of that program, and what the command line has behind the name of the group. */
int main(void);
extern char **test_arguments;

#endif
