/* What an engine, a program of somebody else that was asked for moves, said of itself and of its search. */
#ifndef PARTS_ACCOUNT_H
#define PARTS_ACCOUNT_H

#include <stdint.h>

enum { ENGINE_TITLE = 64, ENGINE_OPTIONS = 200, ENGINE_PROGRAM = 17, ENGINE_TROUBLE = 16, ENGINE_COMPLAINT = 60 };

#define NOT_SAID INT64_MIN

struct account {
    char title[ENGINE_TITLE];         /* what it calls itself */
    char options[ENGINE_OPTIONS];     /* that it was given: "Hash=16 UCI_Variant=shogi" */
    char program[ENGINE_PROGRAM];     /* a hash of its file, in hex digits */
    char trouble[ENGINE_TROUBLE];     /* why it did not do what it was to do, in one word; empty: it did */
    char complaint[ENGINE_COMPLAINT]; /* the same as a sentence */
    int answers;                      /* that all this is of */
    int64_t nodes;                    /* that they say were visited, or NOT_SAID; */
    double depth;                     /* that was reached, their mean, or NAN; */
    int64_t score;                    /* of one alone, for the side to move, in its own unit; or NOT_SAID */
};

/* Of no answer.  All texts but the complaint are fit for a CSV. */
#define NO_ACCOUNT                                                                                                 \
    {                                                                                                              \
        .nodes = NOT_SAID, .depth = NAN, .score = NOT_SAID                                                         \
    }

/* Add what was said of another position in the same game, or the same games. */
void account_add(struct account *sum, const struct account *one);

#endif
