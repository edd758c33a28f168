/* Names of parts that do not exist: what is wrong with them, and what may have been meant. */
#ifndef PARTS_UNKNOWN_H
#define PARTS_UNKNOWN_H

/* Why part_find (parts.h) finds no part of this kind by that name, as a sentence with the nearest name; of a combination of
 * orders it says which of them is wrong.  Valid until the next call. */
const char *part_unknown(int kind, const char *name);

/* The first kind that has a part of this name, -1 if none has; and a kind with its article, "an algorithm", which is kept
 * (lasting.h). */
int kind_with(const char *name);
const char *kind_said(int kind);

/* The part of the nearest name, or the first order of such a combination that there is; -1 if none is near. */
int part_nearest(int kind, const char *name);

#endif
