/* The plan of an experiment: its cells, and what is to be known of them to run them and to write their rows. */
#ifndef CELL_PLAN_H
#define CELL_PLAN_H

#include "cell/cell.h"

enum { MAX_COLUMNS = 640 };

/* Places among the cells. */
struct references {
    int first, count;
};

struct choice {
    char move[MOVE_NAME];
    bool exact; /* does the game know its values? */
};

struct experiment {
    const char *path; /* of its config, the caller's or the next */
    char *meant;      /* configs/NAME.json, where the caller said NAME */
    struct cell *cells;
    int count;                    /* the cells that become rows; behind them stand their references, */
    int total;                    /* up to here */
    struct references *reference; /* of each row in a decision experiment: one a move; else NULL */
    struct choice *choice;        /* of each reference, from the first: the move that leads to it */
    struct {
        bool wanted;
        double elo0, elo1, errors;
    } sprt; /* in a match experiment: the sequential test that ends it, if any */
    struct {
        bool wanted;
        int settings; /* so many are drawn, by this seed; */
        uint64_t seed;
        double judged;    /* and this share of the positions is kept for the winner */
    } tune;               /* of a match or of decisions: which setting is best */
    struct cell *rivals;  /* in a match experiment: whom the cells play against */
    bool asks[2];         /* does any cell ask an engine, does any rival? */
    struct claim *claims; /* what the config says of its results (claims/claim.h) */
    int claim_count;
    char **files;               /* that were read besides the config and what cells name; NULL ends the list */
    struct labels **labels;     /* in a decision experiment that is judged by files, one a game: what they say, */
    int labels_count;           /* how many files; */
    const struct label **label; /* the label of each row, else NULL; */
    int cap;                    /* and the most that counts as regret */
    char **lines;               /* texts that the references point into */
    int line_count;
    char *columns[MAX_COLUMNS]; /* the names of all parts and of the parameters that the config mentions */
    int column_count;
    char *warnings;     /* lines of what cannot take effect */
    int repeated;       /* cells that were described more than once and are kept once */
    struct json *texts; /* the config, which the cells' texts point into */
};

#endif
