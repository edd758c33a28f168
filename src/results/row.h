/*
 * A row's part behind the axes: how the cell ended, what was counted, what was measured.
 */
#ifndef RESULTS_ROW_H
#define RESULTS_ROW_H

#include "cell/cell.h"
#include "system/events.h"

enum { MESSAGE = 60 };

struct result {
    struct outcome outcome; /* of the first repetition; its ns is the median of all */
    uint64_t ns_min, ns_max;
    uint64_t ns_low, ns_high; /* bounds of the median; 0: there are none */
    int repeats, warmup;      /* repetitions that all these are of, and those before them that were left out */
    uint64_t event[EVENTS];   /* medians, or EVENT_UNKNOWN */
    bool paused;              /* again and again, so that all these times say nothing */
    char message[MESSAGE];    /* of a crash: by what, one word; of an error: which; otherwise empty */
};

/* The names of these columns, separated by commas. */
extern const char row_header[];

/* Are the numbers of this column measured, and so never the same twice? */
bool row_measured(const char *column);

/* The names of those that follow, each after a comma, for what the cell measures besides.  MATCH: its points in two games,
 * 0 to 2; their plies together; a hash of each game's moves.  SHAPE: its leaves by ply from the root on, separated by
 * spaces.  ANATOMY: kit/plies.h.  GAME: its plies, and the legal moves at each of them. */
const char *row_added_header(const struct cell *cell);

/* The same of those behind all others: what more is measured of a cell that is timed. */
const char *row_timing_header(const struct cell *cell);

/* The row as it stands in a CSV; the caller frees it. */
char *row_text(const struct result *result, const struct cell *cell);

enum { ROW_FIELD = 64 };

/* Field i of a row, from 0; false if it is empty. */
bool row_field(const char *row, int i, char text[ROW_FIELD]);

/* A match's points in a row; false if it has none. */
bool row_points(const char *row, char text[ROW_FIELD]);

/* The status that a row states; that of a crash has a colon and its cause behind it, as "crash:SIGSEGV". */
enum status row_status(const char *row);

/* The cell's row without what was measured: what every machine counts alike.  The caller frees it. */
char *row_counted(const char *row, const struct cell *cell);

/* Write one CSV field, in quotes if it needs them. */
void write_field(FILE *out, const char *text);

/* Write the columns' names, and a cell's values of these columns, each followed by a comma. */
void write_axes_header(FILE *out, char *const *columns, int count);
void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell);

/* Write who plays, followed by a comma: its name, or what its search says in these columns. */
void write_player(FILE *out, char *const *columns, int count, const struct cell *cell);

#endif
