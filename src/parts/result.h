/* What is known of a cell when it has run: all that a row says. */
#ifndef PARTS_RESULT_H
#define PARTS_RESULT_H

#include "parts/registry.h"
#include "base/events.h"

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

#endif
