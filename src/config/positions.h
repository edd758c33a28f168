/*
 * Positions from a file, a line each:  "position": { "file": "configs/positions/chess.csv", "first": 100 }
 *
 * Blank lines, and lines that begin with #, are none.  A line is a position in the game's notation, where blanks may stand
 * for its _, as in FEN.  A CSV has them in its column "position", where rows of the same position come one after another.
 */
#ifndef CONFIG_POSITIONS_H
#define CONFIG_POSITIONS_H

#include "config/reader.h"

/* The keys of such an object. */
extern const char *const positions_keys[];
extern const Parameter positions_first;

struct positions {
    struct positioned {
        const char *text;
        int line;
    } * list;
    int count;
};

/* Read the file that this object names; its texts live as long as the program.  NULL after complaints. */
const struct positions *positions_read(struct reader *reader, const cJSON *object);

/* NULL; or of labels as version 0.3.0 wrote them, which no later one reads, what to do about them. */
const char *labels_refusal(const char *text);

/* How many lines such an object may stand for, without any complaint: 1 if it cannot be read. */
int positions_count(const cJSON *object);

/* "chess.csv:17", if this is the text of such a position; otherwise NULL.  Valid until the next call. */
const char *positions_place(const char *text);

#endif
