/*
 * Which engines may be asked (cell/outside.h), and can the cells that ask them ask them so?
 *
 * A verb whose cells may ask engines says so first.  The file that describes them is read when the first cell names one.
 */
#ifndef CONFIG_ASKING_H
#define CONFIG_ASKING_H

#include "cell/plan.h"

struct reader;
struct lists;

/* Engines may be asked: those of this file, or if it is NULL of the user's own (engines.h).  False after a complaint. */
bool engines_allow(const char *path);

/* Get ready for that this cell may be asked whether it can ask its engine.  NULL, or what is wrong, after a complaint of
 * the file. */
const char *engines_prepare(const struct cell *cell);

/* NULL, or why it cannot; valid until the next call. */
const char *engines_refusal(const struct cell *cell);

/* Complain of each search that cannot, with its first reason, if engines may be asked at all; these cells are of the same
 * measure. */
void engines_check(struct reader *reader, const struct lists *lists, const struct cell *cells, int count,
                   enum measure measure);

/* Note which of its cells and rivals do. */
void engines_note(struct experiment *experiment);

#endif
