/* Keys of the command line that a cell does not take: what to say instead. */
#ifndef CHECKS_WRONG_KEY_H
#define CHECKS_WRONG_KEY_H

#include "cell/cell.h"
#include "keys/reader.h"

/* The kinds of part of which keys may be given. */
struct scope {
    int first_kind, last_kind;
    int besides;     /* so many of those that plymeter cell takes besides */
    bool evaluation; /* whatever the kinds, what the game's evaluation has for parameters */
};

/* "name", which a rival has, too, "measure", "anatomy": what plymeter cell takes besides (single.h). */
enum { OF_OTHERS, OF_RIVAL, OF_CELL = 3 };
extern const char *const of_cell[OF_CELL];

/* Complain of a word that is no key=value. */
void complain_of_word(struct reader *reader, const char *word);

/* Complain of a key that the cell does not take: another part has it, it is itself the name of a part, or it is nearly
 * the name of a key.  Not if it may be right for a kind of part that is doubted. */
void complain_of_wrong_key(struct reader *reader, const struct scope *scope, const cJSON *item,
                           const struct cell *cell);

#endif
