/* Two searches that disagree, or a law that does not hold, made small. */
#ifndef PLAY_DISPUTE_H
#define PLAY_DISPUTE_H

#include "parts/cell.h"
#include "tree/twigs.h"

/* How two searches of one position end. */
enum dispute_end { AGREE, VALUES_DIFFER, FIRST_FAILED, SECOND_FAILED };

/* What is to be shown. */
struct dispute {
    struct cell cell[2]; /* the search, and the one against it */
    const char *law;     /* or the command of a law; NULL: there is none */
    enum dispute_end wanted;
    int tries;
};

/* Run both, in another process; the values are those of searches that ended well. */
enum dispute_end hear(const struct cell cell[2], int64_t value[2]);

/* Go to the smallest limit, and from there to the position furthest down, where they still disagree in the same way: for
 * cutoffs by depth, without deepening. */
void shrink_position(struct dispute *dispute);

/* The game's tree up to the limit, as minimax sees it.  False after a message. */
bool take_tree(const struct dispute *dispute, struct twigs *twigs);

/* Does an explicit tree show the same?  `context` is the dispute. */
bool tree_shows(void *context, const char *text);

/* The two searches on an explicit tree; NULL after a message. */
char *on_tree(const struct dispute *dispute, const char *text, struct cell cell[2]);

#endif
