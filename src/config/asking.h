/*
 * Which engines may be asked (parts/outside.h), and can the cells that ask them ask them so?
 *
 * A verb whose cells may ask engines says so first.  The file that describes them is read when the first cell names one.
 */
#ifndef CONFIG_ASKING_H
#define CONFIG_ASKING_H

#include "parts/plan.h"

struct reader;
struct lists;

/* Engines may be asked: those of this file, or if it is NULL of the user's own (engines.h).  False after a complaint. */
bool engines_allow(const char *path);

/* If the cell asks an engine: read the file that describes it, and its program, before engines_refusal, which may be
 * called in other processes.  NULL; or what is wrong, after complaints of the file. */
const char *engines_prepare(const struct cell *cell);

/* NULL, or why the cell cannot ask its engine what it is to ask; valid until the next call. */
const char *engines_refusal(const struct cell *cell);

/* Complain of each search that cannot, with its first reason, if engines may be asked at all; these cells are of the same
 * measure. */
void engines_check(struct reader *reader, const struct lists *lists, const struct cell *cells, int count,
                   enum measure measure);

/* Note in the experiment whether any of its cells asks an engine, and whether any rival does. */
void engines_note(struct experiment *experiment);

/* The option of verbs whose cells may ask engines. */
#define ENGINES_OPTION(record, member)                                                                             \
    {                                                                                                              \
        "engines", 0, "FILE",                                                                                      \
            "the engines that cells may ask; without it those of plymeter/engines.json in $XDG_CONFIG_HOME, or "   \
            "~/.config, if there is one",                                                                          \
            INTO(record, member)                                                                                   \
    }

#endif
