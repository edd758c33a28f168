/* Moves that are given in words: by their names, or as records of games write them. */
#ifndef CONFIG_MOVES_H
#define CONFIG_MOVES_H

#include "parts/cell.h"

/* If the cell's parameter `moves` has such words, such as "e4.e5.Nf3", make it the numbers of these moves: a cell has one
 * identity, however its moves were given.  The game is asked in another process; the files that its parameters name have
 * been read (check.h).  The new text lives as long as the program.  NULL, or what is wrong, valid until the next call. */
const char *moves_number(struct cell *cell);

/* Make the move of this name, or that records write so, where the task stands.  A game goes on where only a rule of
 * matches would end it.  NULL, or what is wrong, valid until the next call.  Only for a process of its own. */
const char *moves_make(const struct game *game, struct task *task, const char *word);

/* "Nd2" may be Nbd2 or Nfd2: what to say of a word that may mean several moves of a position.  Valid until the next call. */
const char *moves_ambiguous(const char *word, const struct sight *sight, const struct description *description,
                            const uint16_t *number, int count);

/* The words for the moves of a position: their names, and what records say, if that is something else; how many. */
int moves_words(const struct sight *sight, const struct description *description,
                const char *words[2 * MOST_CHILDREN]);

#endif
