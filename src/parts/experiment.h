/* An experiment: its cells, and what is to be known of them to run them and to write their rows.  config/experiment.h reads one. */
#ifndef PARTS_EXPERIMENT_H
#define PARTS_EXPERIMENT_H

#include "parts/cell.h"

enum { MAX_COLUMNS = 640 };

/* What the row of a CSV says that every move of a position is worth. */
struct appraisal {
    const char *worth, *solved; /* as its columns of these names */
    int file, line;             /* where it stands */
};

struct experiment {
    const char *path; /* of its config, the caller's or the next */
    char *found_path; /* configs/NAME.json, where the caller said NAME */
    struct cell *cells;
    int count;      /* the cells that become rows; behind them stand their references, */
    int total;      /* up to here */
    int *reference; /* of each row in a decision experiment that is judged by searches: the cell that says what
                     * its moves are worth, -1 if it needs none; else NULL */
    struct appraisal *appraisal; /* of each row, if it is judged by files, else NULL; */
    struct csv *judges;          /* these files, */
    int judge_count;             /* how many, */
    int64_t cap;                 /* and the most that counts as regret; 0: it is not said */
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
    struct claim *claims; /* what the config says of its results (results/claim.h) */
    int claim_count;
    char **files;               /* that were read besides the config and what cells name; NULL ends the list */
    int configs;                /* the first of these are so many configs whose pieces this one has */
    char *columns[MAX_COLUMNS]; /* the names of all parts and of the parameters that the config mentions */
    int column_count;
    char *warnings;     /* lines of what cannot take effect */
    int repeated;       /* cells that were described more than once and are kept once */
    struct json *texts; /* the config, which the cells' texts point into */
};

#endif
