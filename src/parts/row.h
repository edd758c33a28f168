/*
 * What is known of a cell when it has run, and the row that says it, behind the axes: how the cell ended, what was counted, what
 * was measured.
 */
#ifndef PARTS_ROW_H
#define PARTS_ROW_H

#include "base/machine.h"
#include "parts/cell.h"

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

struct column;

/* The row as it stands in a journal; the caller frees it. */
char *row_text(const struct result *result, const struct cell *cell);

/* Write a row with these columns of a CSV, but for those of a decision: with nothing in those that it has not, and without
 * the games at its end. */
void row_write(FILE *out, const char *row, const struct cell *cell, const struct column *const *columns, int count);

/* Write a comma, and where the cell's opening led, if that is known. */
void write_start(FILE *out, const struct cell *cell);

/* Where the cell's row has the column of that name, and how long that field is; NULL if it has none. */
const char *row_find(const char *row, const struct cell *cell, const char *name, int *length);

enum { ROW_FIELD = 64 };

/* What the cell's row has in the column of that name; false if nothing. */
bool row_field(const char *row, const struct cell *cell, const char *name, char text[ROW_FIELD]);

/* The cell's row without what was measured: what every machine counts alike.  The caller frees it. */
char *row_counted(const char *row, const struct cell *cell);

/* A move, and what it is worth, in a column "worth". */
struct weighed {
    const char *move;
    int length;
    int64_t value;
};

/* The next of them, which *at is moved behind.  False where there is none: at its end, or at what is none. */
bool worth_next(const char **at, struct weighed *weighed);

/* Write the columns' names, and a cell's values of these columns, each followed by a comma. */
void write_axes_header(FILE *out, char *const *columns, int count);
void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell);

/* Who plays: its name, or what its search says in these columns.  The caller frees it. */
char *row_player(char *const *columns, int count, const struct cell *cell);

#endif
