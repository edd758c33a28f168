/* The manual pages, made of tables: plymeter(1) of what the verbs declare, plymeter-config(5) of the keys of configs and
 * the parameters of parts. */
#ifndef OPTIONS_MANUAL_H
#define OPTIONS_MANUAL_H

#include <stdio.h>

void manual_write(FILE *out);
void manual_config_write(FILE *out);

#endif
