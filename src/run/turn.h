/* Which rows are needed, where the rows so far decide it. */
#ifndef RUN_TURN_H
#define RUN_TURN_H

/* A row in its turn: it is there and counts, it is to be run next or later, or it is not needed any more. */
enum turn { TURN_PLAYED, TURN_NEXT, TURN_LATER, TURN_NEEDLESS };

#endif
