/*
 * An experiment: the cells that a config describes, in its order.
 *
 * A config names games, searches and cutoffs; the cells are their product.  Any value may be a list or a range,
 * which is an axis: earlier keys vary more slowly.  An entry's own "cutoffs" replace the common ones, and those of a
 * search replace those of a game.
 */
#ifndef CONFIG_EXPERIMENT_H
#define CONFIG_EXPERIMENT_H

#include "cell/cell.h"

enum { MAX_COLUMNS = 640 };

/* Places among the cells. */
struct references {
    int first, count;
};

struct choice {
    char move[16];
    bool exact; /* does the game know its values? */
};

struct experiment {
    const char *path; /* the caller's */
    struct cell *cells;
    int count;                    /* the cells that become rows; behind them stand their references, */
    int total;                    /* up to here */
    struct references *reference; /* of each row in a decision experiment: one a move; else NULL */
    struct choice *choice;        /* of each reference, from the first: the move that leads to it */
    struct {
        bool wanted;
        double elo0, elo1, errors;
    } sprt;               /* in a match experiment: the sequential test that ends it, if any */
    struct cell *rivals;  /* in a match experiment: whom the cells play against */
    struct claim *claims; /* what the config says of its results (statistics/claim.h) */
    int claim_count;
    char **lines; /* texts that the references point into */
    int line_count;
    char *columns[MAX_COLUMNS]; /* the names of all parts and of the parameters that the config mentions */
    int column_count;
    char *warnings; /* lines of what cannot take effect */
    int repeated;   /* cells that were described more than once and are kept once */
    void *texts;    /* what the cells' texts point into */
};

/* Read a config.  On failure every error of it has been written to stderr as
 *     configs/x.json:12:7: unknown key "dept"; did you mean "depth"?
 * and false is returned; then there is nothing to free. */
bool experiment_read(struct experiment *experiment, const char *path);

/* Write the experiment's warnings, if there are any, to stderr. */
void experiment_warn(const struct experiment *experiment);

void experiment_free(struct experiment *experiment);

#endif
