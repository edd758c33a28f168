/* What came of one cell, as a block of lines for people. */
#ifndef BLOCK_BLOCK_H
#define BLOCK_BLOCK_H

#include "cell/columns.h"
#include "config/single.h"
#include "journal/journal.h"
#include "play/position.h"

struct block {
    const struct single *single;
    const struct cell *cell;
    const struct rows *rows;
    const struct column *column[MOST_COLUMNS];
    char *text[MOST_COLUMNS]; /* what the row has there */
    int count;
    enum status status;
    struct view view; /* of the position that the cell starts from, */
    bool seen;        /* if its game could say */
};

/* What the row of the cell has, but not the view.  Its texts last (core/lasting.h). */
struct block block_take(const struct single *single, const struct rows *rows);

/* Print it to standard output.  The game is asked in another process, and the minimal tree is searched there. */
void block_print(const struct single *single, const struct rows *rows);

/* What the row has in the column of this name; "" if nothing. */
const char *block_text(const struct block *block, const char *column);

/* Its parts: a line begins with what it is about (block_results.c), counts by ply are tables (block_plies.c), and
 * at the end stands every setting (block_settings.c). */
void block_print_results(const struct block *block);
void block_print_plies(const struct block *block);
void block_print_settings(const struct block *block);

enum { LABEL = 13 }; /* the width of that beginning */

#endif
