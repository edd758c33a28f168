/* Keys of the command line that a cell does not take: what to say instead. */
#ifndef CONFIG_WRONG_KEY_H
#define CONFIG_WRONG_KEY_H

#include "parts/cell.h"
#include "config/reader.h"

/* The kinds of part of which keys may be given. */
struct scope {
    int first_kind, last_kind;
    int besides;     /* those of of_cell from this one on, too */
    bool evaluation; /* whatever the kinds, what the game's evaluation has for parameters */
};

/* What plymeter cell takes besides, "measure" and "name" (single.h): a cell all, a rival the last. */
enum { OF_WHOLE, OF_RIVAL, OF_NONE };
extern const char *const of_cell[OF_NONE];

/* Complain of a word that is no key=value. */
void complain_of_word(struct reader *reader, const char *word);

/* Complain of a key that the cell does not take: another part has it, it is itself the name of a part, or it is nearly
 * the name of a key.  Not if it may be right for a kind of part that is doubted. */
void complain_of_wrong_key(struct reader *reader, const struct scope *scope, const cJSON *item,
                           const struct cell *cell);

#endif
