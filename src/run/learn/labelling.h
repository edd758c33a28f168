/* What `plymeter label` does: which positions, what an engine says of their moves, and how such files are compared. */
#ifndef LEARN_LABELLING_H
#define LEARN_LABELLING_H

#include "cell/labels.h"

/* Of games one position each: that after so many moves, drawn by this seed. */
struct plies {
    bool wanted;
    int first, last;
    uint64_t seed;
};

/* Positions as the game writes them. */
struct wanted {
    char **position;
    int count;
};

/* Those of a file: all, a line each, or of each game one, unless every one of its plies is there already.  The cell says which
 * game.  False after messages. */
bool wanted_read(const char *path, const struct plies *plies, const struct cell *cell, struct wanted *wanted);

/* Ask the cell's engine of every move of these positions, from one on, in so many processes at a time.  `take` is given their
 * lines, without an end, in their order, and returns false to stop.  An exit status. */
int labels_make(const struct cell *cell, const struct wanted *wanted, int first, int workers,
                bool (*take)(void *context, int i, const char *line), void *context);

/* The header of what the cell's engine will say of these, in lines; it is asked of one of them for that.  NULL after a
 * message. */
char *labels_header(const struct cell *cell, const struct wanted *wanted, const char *command);

/* Check a file of labels, and if the cell asks an engine, what it says of the first ones now.  An exit status. */
int labels_verify(const char *path, const char *engine, int first, int workers);

/* Compare what two judges say.  An exit status. */
int labels_compare(const char *path, const char *other, int cap);

/* The cell of such a game and engine; NULL: without one.  "chess clock=state" and the like.  False after a message. */
bool labels_cell(const char *game, const char *engine, const char *nodes, struct cell *cell);

/* Complain on stderr, as "path:line:column: message"; context is the path. */
void labels_complain(void *path, struct place place, const char *message);

#endif
