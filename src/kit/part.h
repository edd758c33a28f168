/*
 * A part is one game, algorithm, order or cutoff: what they have in common is a name, one line of
 * explanation, and parameters.  A part declares its parameters as data; whoever reads a config, prints a
 * list or names a cell works from that declaration alone.
 */
#ifndef KIT_PART_H
#define KIT_PART_H

#include <stdbool.h>
#include <stdint.h>

/* What a position is worth. */
typedef int64_t Value;

/* INTEGER: least..most, both included.  SEED: 0..2^64-1.  REAL: least..most.  CHOICE: one word of
 * `choices`, which are separated by '|'.  TEXT: anything; the part itself says what is wrong with it. */
typedef enum { INTEGER, SEED, REAL, CHOICE, TEXT } Kind;

typedef struct {
    const char *name;
    Kind kind;
    const char *fallback; /* the default, spelled as in a config */
    double least, most;   /* INTEGER: exact up to 2^53 */
    const char *choices;
    const char *about;
    /* Of a TEXT that may name a file, if it does: read that, so that processes which begin later share what was read, and
     * rows are filed under it (cell/inputs.h).  Whoever uses it says what is wrong with it. */
    void (*preload)(const char *text);
} Parameter;

/* The value a parameter was given: `choice` counts the words of `choices` from 0. */
typedef union {
    int64_t integer;
    uint64_t seed;
    double real;
    int choice;
    const char *text; /* owned by the config, alive as long as the run */
} Setting;

/* A part's parameters end at the first without a name. */
enum { MAX_PARAMETERS = 8 };

/* An order may be made of so many, as in "table+killer+history". */
enum { MOST_ORDERS = 4 };

/* What a game's evaluation looks at has so many names at most, and the last of them is NULL. */
enum { MAX_FEATURES = 16 };

/* A function whose type only src/compose/ knows. */
typedef void (*Function)(void);

/* NULL, or what cannot take effect: with these settings, with or without a transposition table, on the game that is
 * compiled with it. */
typedef const char *Idle(const Setting *settings, bool table);

/* What an algorithm, an order and a cutoff say of themselves; a game says more (game.h).  A missing `idle` promises
 * that everything always takes effect. */

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    bool
        table; /* does it use a transposition table?  Then it has three parameters more, `entries`, `etc`, `keep` */
    double growth; /* leaves grow about as minimax's leaves to this power; for predictions only */
    bool revisits; /* a leaf may be visited, and counted, more than once */

    /* NULL, or on what the value depends beyond the prices of paths, with these settings; NULL or a missing function
     * promises plain minimax's value under every cutoff. */
    const char *(*depends_on)(const Setting *settings);
    Idle *idle;
} Algorithm;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    bool natural;   /* the game's own order */
    bool oracle;    /* its work is not counted, so its searches are not timed */
    bool remembers; /* it looks at search->heuristics */
    Idle *idle;
} Order;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    const char *depends_on; /* what a price depends on, hence which values must agree */
    Function price;         /* what moves cost (walk_full.h); missing: their plies, as the plain walk has it */
    int step;               /* by how much deepening raises the limit, in prices */

    /* A limit in prices as the setting `limit` would say it. */
    double (*spelled)(int limit, const Setting *settings);
    Idle *idle;
} Cutoff;

#endif
