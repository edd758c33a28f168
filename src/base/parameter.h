/*
 * A named value: what a part of a search calls a parameter, and a verb an option.
 */
#ifndef BASE_PARAMETER_H
#define BASE_PARAMETER_H

#include <stdbool.h>
#include <stdint.h>

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
    /* INTEGER, REAL: NULL, or a word that may stand in place of a number; kept as the number one below `least`. */
    const char *word;
    /* For a TEXT that may name a file: if this one does, read the file, so that processes which begin later share
     * what was read, and rows are filed under it (parts/inputs.h).  Errors are reported only when the text is used. */
    void (*preload)(const char *text);
    /* Of a game: does it change evaluate() alone, and so neither moves nor scores?  Then two players of a match may
     * differ in it. */
    bool evaluation;
    /* What people call a value, "0=no table|table of #": what follows the value itself, or else the last of these texts, in
     * which # is the value and @NAME the label of another parameter's; and what they call an axis, "search depth
     * (plies)".  NULL: by the name. */
    const char *label, *axis;
} Parameter;

/* The value that a parameter was given; `choice` is the number of a word of `choices`, from 0. */
typedef union {
    int64_t integer;
    uint64_t seed;
    double real;
    int choice;
    const char *text; /* owned by the config, alive as long as the run */
} Setting;

#endif
