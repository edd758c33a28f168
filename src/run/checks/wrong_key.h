/* Keys of the command line that a cell does not take: what to say instead. */
#ifndef CHECKS_WRONG_KEY_H
#define CHECKS_WRONG_KEY_H

#include "cell/cell.h"

enum { WRONG_KEY_MESSAGE = 400 };

/* The kinds of part of which keys may be given. */
struct scope {
    int first_kind, last_kind;
    bool unclear[CELL_PARTS]; /* of which no such part is known: nor is known then which keys it has */
};

/* Why the cell does not take this argument: another part has such a key, it is itself the name of a part, or it is
 * nearly the name of a key.  False if nothing can be said of it, since it may be right for a part that is unclear. */
bool explain_wrong_key(const struct scope *scope, const char *argument, const struct cell *cell,
                       char message[WRONG_KEY_MESSAGE]);

#endif
