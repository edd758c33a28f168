/*
 * The registry seen as parts: what configs, command lines and lists may name.
 *
 * To the registry's kinds comes one more, LIMITS_PART, of which there is one: the limits and repetitions of a run are
 * parameters like any other, but no axis.  To the algorithms that are compiled comes one more, too, whose number is
 * algorithm_count: it asks an engine (engines.h).  All parts of a kind may have parameters more than they declare: games have
 * `position`, `opening`, `seed` and `moves`; cutoffs `deepen` and `budget`; of the algorithms only those that use a table
 * have `entries`, `etc` and `keep`.
 */
#ifndef PARTS_PARTS_H
#define PARTS_PARTS_H

#include "parts/registry.h"

enum { LIMITS_PART = PART_KINDS, CELL_PARTS };
enum { SECONDS, MEMORY_MB, NODES, REPEAT, PRECISION, TIMING_SECONDS }; /* settings of LIMITS_PART */
enum { MAX_SETTINGS = MAX_PARAMETERS + 4 };

struct kind {
    const char *name;      /* "game", "algorithm", "order", "leaf", "pruning", "cutoff", "limits"; */
    const char *plural;    /* of it */
    const char *section;   /* the key of a config under which such parts are named */
    const char *fallback;  /* which part it is where none is named; NULL: one must be */
    const Parameter *more; /* those parameters, up to the first without a name; NULL: none */
    const char *combined;  /* a line about several of them, as in "killer+history"; NULL: they do not combine */
    bool seldom;           /* has it no column where no search names it, since few experiments are about it? */
    bool unwritten; /* does no cell name the fallback?  So keys from before there was such a kind stay good */
};
extern const struct kind kinds[CELL_PARTS];

int part_count(int kind);
const struct part *part_at(int kind, int number);

/* What an algorithm declares. */
const Algorithm *algorithm_at(int number);

/* That of who asks an engine, which is part of no unit. */
extern const Algorithm engine_algorithm;

/* Does a cell with this part name it? */
bool part_is_written(int kind, int number);

/* -1 if there is none of that name; of a combination also if it names a part that does not exist, one part twice, or more than
 * most_members(), or parts of more than MAX_PARAMETERS parameters in all. */
int part_find(int kind, const char *name);

/* Names for suggestions; at most `most`.  Returns how many. */
int part_names(int kind, const char **names, int most);

/* Parameter i of a part, NULL behind the last. */
const Parameter *parameter_at(int kind, int number, int i);

/* The place of the parameter of that name, -1 if the part has none. */
int parameter_find(int kind, int number, const char *name);

/* Is it that of the position from which every game may begin? */
bool is_position(const Parameter *parameter);

/* Does it change a game's evaluation alone?  Then players of a match may differ in it. */
bool is_of_evaluation(int kind, const Parameter *parameter);

/* --- combinations --------------------------------------------------------------------------------------------- */

/* Parts of a kind that combines may be made of several: the order "table+killer+history" takes the table's move first, then the
 * killers, and the rest by history.  Their numbers follow those of the simple parts, and their parameters are those of their
 * members, one member after the other. */

/* The parts of its kind that a part is made of, itself if it is simple.  Returns how many. */
int part_members(int kind, int number, int members[MOST_MEMBERS]);

/* How many parts of that kind can be combined. */
int most_members(int kind);

/* --- names of parts that do not exist ------------------------------------------------------------------------- */

/* Why part_find finds no part of this kind by that name, as a sentence with the nearest name; of a combination of
 * parts it says which of them is wrong.  Valid until the next call. */
const char *part_unknown(int kind, const char *name);

/* The first kind that has a part of this name, -1 if none has; and a kind with its article, "an algorithm", which is kept
 * (memory.h). */
int kind_with(const char *name);
const char *kind_said(int kind);

/* The part of the nearest name, or the first order of such a combination that there is; -1 if none is near. */
int part_nearest(int kind, const char *name);

#endif
