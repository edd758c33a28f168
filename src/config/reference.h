/*
 * The reference of a decision experiment: a deep search of every move of every position, by which the cells' chosen
 * moves are judged.  References are cells of measure=moves, one a position, and are run, written to the journal and
 * resumed like all others.
 */
#ifndef CONFIG_REFERENCE_H
#define CONFIG_REFERENCE_H

#include "parts/plan.h"
#include "config/section.h"

/* NULL, or why the cell's search cannot say what a move is worth; valid until the next call. */
const char *worth_refusal(const struct cell *cell);

/* Which part of a kind the reference has that names none. */
const char *reference_fallback(int kind);

/* A search that judges, as this object describes it: every game, or one. */
struct referee {
    int game; /* its number; -1: every one */
    const cJSON *object;
    struct cell search;
};

struct referees {
    const cJSON *object; /* all of it */
    struct referee *list;
    int count;
};

/* The search that the object describes: { "limit": 8 }; or one for each game: { "othello": { "limit": 8 }, "connect4": { "limit": 10
 * } }.  The keys of a search are those of one search and one cutoff (by default alphabeta, order eval, depth), and
 * parameters of the cells' games.  Complains of what is wrong. */
struct referees referees_read(struct reader *reader, const cJSON *object, const struct experiment *experiment);
void referees_free(struct referees *referees);

/* Append the references to the experiment's cells: one for every position whose game does not know what its moves are
 * worth; parameters of its object replace the position's own.  To be called only if nothing was wrong. */
void reference_append(struct reader *reader, const struct referees *referees, struct experiment *experiment);

#endif
