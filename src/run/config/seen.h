/* What is to be seen in positions, which the games say in another process; and do labels say the same? */
#ifndef CONFIG_SEEN_H
#define CONFIG_SEEN_H

#include "cell/labels.h"

/* Of a cell: its position in the game's notation, empty if the game has none, and its moves. */
typedef void (*Seen)(void *context, int cell, const char *position, const struct sight *sight);

/* Tell of the first of each cells in a row that have the same position; or that its game failed, and how. */
void cells_see(const struct cell *cells, int count, Seen seen,
               void (*failed)(void *context, int cell, const char *how), void *context);

/* Complain of the line if its moves are not those that are legal there. */
void label_check(const struct label *label, const struct sight *sight, Complain complain, void *context);

#endif
