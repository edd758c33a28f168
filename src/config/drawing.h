/*
 * Which seeds openings have that are positions (config/openings.h): the games are asked, in another process.
 *
 * A position is left out, too, that cells of another experiment start from which is to be apart, as its config says.  Each game
 * has a set of its own, and so has each value of its parameters; those of its evaluation change no position.  When two positions
 * are the same says cell_start (cell.h).
 */
#ifndef CONFIG_DRAWING_H
#define CONFIG_DRAWING_H

#include "config/section.h"

/* Draw the seeds of all games that want some, whose variants are multiplied by them; an entry for which there are not enough is
 * complained of, and not sound any more.  The files that the games' parameters name have been read. */
void draw_openings(struct reader *reader, struct section *games, size_t memory);

#endif
