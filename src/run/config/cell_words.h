/*
 * A cell as one line of text says it, in the words of a command line or as a JSON object:
 *     game=othello opening=8 limit=4 measure=decision reference.limit=7
 *     {"game": "othello", "opening": 8, "limit": 4, "measure": "decision", "reference": {"limit": 7}}
 */
#ifndef CONFIG_CELL_WORDS_H
#define CONFIG_CELL_WORDS_H

#include <stdio.h>

struct cell_words {
    char **words; /* key=value */
    int count;
};

/* Read the line, and before its own words those of `common` whose keys it does not have, none of which is "against".  What
 * is wrong with it is written to `complaints`, each on a line of its own; then there is nothing but these.  To be freed in
 * either case. */
void cell_words_read(struct cell_words *cell, const char *text, char **common, int common_count, FILE *complaints);

void cell_words_free(struct cell_words *cell);

#endif
