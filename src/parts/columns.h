/*
 * The columns of results behind the axes: their names, what they hold, which rows have them, and what they mean.
 *
 * The table in columns.c is all there is of them: it makes the CSV's header, writes rows and checks them, says what claims
 * may be about, and is what `plymeter list columns` shows.
 */
#ifndef PARTS_COLUMNS_H
#define PARTS_COLUMNS_H

#include "base/machine.h"
#include "parts/cell.h"

/* What is known of a cell when it has run: how it ended, what was counted, what was measured. */

enum { MESSAGE = 60 };

/* A game as text: its result for who moved first, and the moves as players write them: "1-0 d3 c5 f6". */
enum { GAME_TEXT = 8 + (MOVE_NAME + 1) * MOST_MOVES };

/* What every move is worth for who makes it: "e2e4=35 d2d4=-20". */
enum { WORTH_TEXT = (MOVE_NAME + sizeof "=-9223372036854775808 ") * MOST_CHILDREN };

/* Of a match the game in which the player began, and that in which the rival did; otherwise the first is the only
 * one.  Of a cell that plays none, what its moves are worth, if that is asked. */
struct games {
    union {
        char game[2][GAME_TEXT];
        char worth[WORTH_TEXT];
    };
};

struct result {
    struct outcome outcome; /* of the first repetition; its ns is the median of all */
    uint64_t ns_min, ns_max;
    uint64_t ns_low, ns_high; /* bounds of the median, or NOT_MEASURED */
    uint64_t repeats, warmup; /* repetitions that all these are of, and those before them that were left out */
    uint64_t event[EVENTS];   /* medians, or NOT_MEASURED */
    double seconds;           /* that one of them took by the clock, on average, with all that it does besides */
    struct games games;       /* that were played, if the cell asks for any */
    bool paused;              /* again and again, so that all these times say nothing */
    /* Of a crash: by what, one word; of an error: which; of an engine's trouble: the sentence; otherwise empty. */
    char message[MESSAGE];
};

/* What a field is written from, in struct result. */
enum field {
    STATUS_FIELD,
    VALUE_FIELD,    /* int64_t */
    TEXT_FIELD,     /* char[] */
    WORD_FIELD,     /* char[], which a row may have however it ended, or be without */
    COUNT_FIELD,    /* uint64_t, which a search that ended ok always has */
    KNOWN_FIELD,    /* int64_t, or NOT_KNOWN */
    NUMBER_FIELD,   /* double, or NAN */
    POINTS_FIELD,   /* int, in halves */
    HASH_FIELD,     /* uint64_t */
    BY_PLY_FIELD,   /* uint64_t[PLIES_COUNTED] */
    BY_CHILD_FIELD, /* uint64_t[CHILDREN_COUNTED] */
    GAME_FIELD,     /* char[], a game (above); in a journal, but in no CSV */
    MOVES_FIELD,    /* uint16_t[], as many as the game had plies */
    MEASURE_FIELD,  /* uint64_t, or NOT_MEASURED: never the same twice, while all others are counted */
};

/* Which rows have a column: those of such a measure, those that are timed, those whose own search or whose rival's asks an
 * engine, those of openings, or every row. */
enum {
    DECISION_ROW = 1 << MEASURE_DECISION,
    MATCH_ROW = 1 << MEASURE_MATCH,
    SHAPE_ROW = 1 << MEASURE_SHAPE,
    ANATOMY_ROW = 1 << MEASURE_ANATOMY,
    GAME_ROW = 1 << MEASURE_GAME,
    MOVES_ROW = 1 << MEASURE_MOVES,
    EVERY_ROW = 1 << MEASURES,
    TIMED_ROW = 2 << MEASURES,
    ENGINE_ROW = 4 << MEASURES,
    RIVAL_ENGINE_ROW = 8 << MEASURES,
    OPENING_ROW = 16 << MEASURES, /* the cell says it, so that no journal has it */
};

/* What one looks for in a column: neither less nor more of it, though more may be what is told first; or less of what is spent, or
 * more of what is won, so that the best of searches that compete is marked. */
enum better { NOT_BETTER, MORE_FIRST, BETTER_LESS, BETTER_MORE };

#define NO_MEMBER SIZE_MAX

struct column {
    const char *name;
    enum field field;
    int rows;
    size_t
        at; /* in struct result; NO_MEMBER if it is worked out when all rows are there, so that no journal has it */
    const char *unit, *meaning;
    enum better better;
    const char *axis; /* how people call an axis of it, "time (ms)"; NULL: by the name */
    double one;       /* what 1 there is in the CSV */
    double
        most; /* no value is above this or below 0, as none is of what is counted or measured; 0: nothing is known */
};

/* The format of a CSV, which X.meta.json names: it is raised whenever a column loses its name, its place before others, its
 * type, its unit or its meaning.  New columns do not raise it: who reads a CSV finds columns by their names. */
enum { CSV_FORMAT = 2 };

/* Column i of all there are, from 0; NULL behind the last. */
const struct column *column_at(int i);

extern const char *const status_name[STATUSES];

/* The status that a row begins with; that of a crash has a colon and its cause behind it, as "crash:SIGSEGV". */
enum status row_status(const char *row);

/* Is that a status, and all of it: of a crash with its cause, of others without? */
bool status_fits(const char *text);

/* Does a search that ended so have counts, which are the same whenever it is counted again? */
bool status_counts(enum status status);

enum { MOST_COLUMNS = 100 }; /* of a row */

struct experiment;

/* The columns that a row of this cell has in a journal, in their order; returns how many. */
int columns_of_row(const struct cell *cell, const struct column *list[MOST_COLUMNS]);

/* The same in the CSV of an experiment whose rows are of this kind, without the games at the row's end; a decision has some
 * more there, and where any cell or rival asks an engine every row has the columns of that. */
int columns_of_csv(const struct cell *cell, const struct experiment *experiment,
                   const struct column *list[MOST_COLUMNS]);

/* Is there a column "opening", and so one of where openings led? */
bool has_openings(const struct experiment *experiment);

/* Write the CSV's header: their names, separated by commas. */
void columns_write(FILE *out, const struct experiment *experiment);

/* May a row that ended so have anything in the column, whatever else its cell is?  What an engine counted is not known. */
bool column_possible(const struct column *column, enum status status, bool asks);

/* And does every such row have it? */
bool column_certain(const struct column *column, enum status status, bool asks);

/* What its fields are: "whole number", "text". */
const char *column_type(const struct column *column);

/* Does it hold numbers? */
bool column_numeric(const struct column *column);

/* NULL if there is none of that name. */
const struct column *column_named(const char *name);

/* Is there a measured column of that name? */
bool column_measured(const char *name);

#endif
