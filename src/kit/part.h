/*
 * A part is one game, algorithm, order, leaf, pruning or cutoff: what they have in common is a name, one line of
 * explanation, and parameters.  A part declares its parameters as data, and configs, lists and names of cells are made from that
 * declaration alone.
 */
#ifndef KIT_PART_H
#define KIT_PART_H

#include <stdbool.h>
#include <stdint.h>

#include "base/parameter.h"

/* What a position is worth. */
typedef int64_t Value;

/* A part's parameters end at the first without a name. */
enum { MAX_PARAMETERS = 12 };

/* How many orders can be combined, as in "table+killer+history", how many prunings, and how many parts of any kind. */
enum { MOST_ORDERS = 4, MOST_PRUNINGS = 6, MOST_MEMBERS = MOST_PRUNINGS };

/* And an order may propose so many moves. */
enum { MOST_PROPOSED = 2 };

/* What a game's evaluation looks at has so many names at most, and the last of them is NULL. */
enum { MAX_FEATURES = 16 };

/* A function whose type only src/kit/unit/ knows. */
typedef void (*Function)(void);

/* NULL, or a text that says why a part has no effect with these settings, with or without a transposition table, on the
 * game that it is compiled with. */
typedef const char *Idle(const Setting *settings, bool table);

/* What an algorithm, an order, a leaf, a pruning and a cutoff declare; a game declares more (game.h).  A missing
 * `idle` promises that the part always has an effect. */

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Function solve; /* the root's value (search.h), */
    Function
        plain; /* and compiled once more for the plainest search, if people time that (search.h, under PLAIN) */
    bool
        table; /* does it use a transposition table?  Then it has three parameters more, `entries`, `etc`, `keep` */
    Function
        prepare; /* what it reads before a search, or why it cannot: const char *(Search *, Arena *); missing: nothing */
    bool
        grows; /* its tree grows by itself, so that deepening does not raise the limit, but gives it time (search.h) */
    bool exhaustive; /* it visits everything, as minimax does */
    bool revisits;   /* a leaf may be visited, and counted, more than once */
    bool oracle;     /* most of its work is not counted, so that its searches are not timed */
    bool answers; /* its value answers a question and is no worth of the position: no reference may judge by it */

    /* With these settings, on what does the value depend besides the prices of paths?  NULL, or a missing function,
     * promises plain minimax's value under every cutoff. */
    const char *(*depends_on)(const Setting *settings);
    Idle *idle;
} Algorithm;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Function arrange; /* gives every child a key, */
    Function propose; /* or names the moves to come first, or does both (walk.h); neither: */
    bool natural;     /* the game's own order */
    bool oracle;      /* its work is not counted, so its searches are not timed */
    bool remembers;   /* it looks at search->heuristics */
    bool keyed;       /* it looks at the keys of paths */
    bool assesses;    /* arrange asks for the children's static values (walk.h, under EVALUATIONS) */
    Idle *idle;
} Order;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Function worth; /* what a position at the horizon is worth (worth.h); missing: its static evaluation */
    bool errs;      /* does it err on purpose?  Then no reference may judge by it */

    /* With these settings, on what does the value depend besides the position?  NULL, or a missing function, promises
     * that all algorithms find the same. */
    const char *(*depends_on)(const Setting *settings);

    /* NULL, or why there is no such leaf in this game with these settings.  Missing: there always is. */
    const char *(*refuses)(const Setting *settings);
    Idle *idle;
} Leaf;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    Function answer, weigh; /* what is pruned, by the contract in worth.h under PRUNINGS; neither: nothing */
    bool errs;              /* does it err on purpose?  Then no reference may judge by it */
    bool oracle;            /* its work is not counted, so its searches are not timed */
    bool passes;            /* does it make null moves?  Then the table tells positions behind one from others */
    bool tells_takes;       /* does it ask where the last move took something?  Likewise */
    bool at_root; /* does it weigh the root's moves, too?  Then it leaves one of them, whatever the window */

    /* With these settings, on what does the value depend besides what it depends on without the pruning?  NULL, or a
     * missing function, promises that values stay what they are. */
    const char *(*depends_on)(const Setting *settings);

    /* NULL, or why it cannot be had in this game with these settings.  Missing: it always can. */
    const char *(*refuses)(const Setting *settings);
    Idle *idle;
} Pruning;

typedef struct {
    const char *about;
    Parameter parameters[MAX_PARAMETERS + 1];
    const char *depends_on; /* what a price depends on; it tells which searches must agree in their values */
    Function prepare;       /* sets the limit, and what moves cost (walk.h) */
    bool priced;            /* do moves cost what prepare says?  Otherwise their plies */
    bool assesses;          /* price.all asks for the children's static values (walk.h, under EVALUATIONS) */
    int step; /* a ply's worth in prices; by so much deepening raises the limit, but for a setting `deepen_step` */

    /* Turn a limit in prices into a value of the setting `limit`. */
    double (*spelled)(int limit, const Setting *settings);
    Idle *idle;
} Cutoff;

#endif
