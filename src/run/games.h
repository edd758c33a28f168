/*
 * X.games: the games that were played, for people and for plymeter show, a line each, in the order of the CSV:
 *
 *     game=othello size=6 position=start opening=6 seed=2 moves=none <tab> first=Student <tab> second=Master <tab>
 *     result=1-0 <tab> hash=... <tab> d3 c5 f6 ...
 *
 * First stands the position from which the game started, in keys that show and cell take; then who moved first there,
 * and who second, named as in the CSV; 1-0 if the former won, 0-1, or 1/2-1/2; of a match the hash that the CSV has of
 * this game; and the moves, as players write them.  A match has two games in each row, the player's and the rival's.
 *
 * The games themselves are kept in the journal, always: each is a column at the end of its row (columns.h), written by
 * the worker, under the same checksum.  So they are there when the row is, whatever was killed when, and those of shards
 * bring them along, and this file, like the CSV, is a function of the journal alone.
 */
#ifndef RUN_GAMES_H
#define RUN_GAMES_H

#include <stdio.h>

#include "run/output.h"

/* Is this a name for such a file: does it end in .games?  Does the experiment play games, and can the file be written
 * without destroying anything else?  False after a message. */
bool games_usable(const char *path, const struct experiment *experiment);

/* Write the games of a complete output, and say on stderr how many they are.  False after a message. */
bool games_write(const char *path, const struct output *output, const struct experiment *experiment);

/* A line of such a file, taken apart. */
struct game_line {
    char *start, *first, *second, *result, *moves;
    char *hash; /* NULL: it has none */
    char *text; /* that they point into */
};

/* Read the next line of an open file, which is line `number`, from 1: 1; 0: there is none; -1 after a message. */
int game_next(FILE *file, const char *path, int number, struct game_line *line);

/* Read line `number`.  False after a message. */
bool game_read(const char *path, int number, struct game_line *line);

#endif
