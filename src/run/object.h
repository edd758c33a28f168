/* A row as an object of JSON, for programs in other languages. */
#ifndef RUN_OBJECT_H
#define RUN_OBJECT_H

#include <cjson/cJSON.h>

#include "parts/plan.h"
#include "run/journal.h"

/* Add the cell's identity and all columns of its row.  Counts, values and times are numbers, what is counted by ply is a list
 * of them, and all else is text.  What is missing is left out. */
void object_add_row(cJSON *object, const struct experiment *experiment, const struct rows *rows, int cell);

/* Add a text, if it is not empty. */
void object_add_text(cJSON *object, const char *name, const char *text);

#endif
