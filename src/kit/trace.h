/*
 * What a search tells of its tree, event by event, to whoever wants to draw it.
 *
 * A position is known by the hash of the path to it, as in anatomy.h; so the same position by another path is another one.
 * Events come from the full walk's own functions, which every algorithm calls: no algorithm knows of them, and they are
 * asked for only where an anatomy is.  What an event does not mention is 0.
 */
#ifndef KIT_TRACE_H
#define KIT_TRACE_H

#include <stdbool.h>
#include <stdint.h>

/* In keys of paths a null move has this number, which no move has, nor one beyond the horizon. */
enum { PASS_NUMBER = 1 << 20 };

enum event_kind {
    /* A child that a best-first search will visit, perhaps: `parent`, `place`, `number`. */
    LISTED_EVENT,
    /* A visit: the window for the side to move (INT64_MIN + 1 and INT64_MAX where it is open), what was spent up to there,
     * and the limit at the time; `parent` is 0 at the root, and where a best-first search listed the position before. */
    VISIT_EVENT,
    /* The position just visited is a leaf: `value` for the side to move, `leaf`, and whether the value is exact; one that
     * is not is a bound where it lies outside the window.  A leaf that is PRUNED was so by `pruning`. */
    LEAF_EVENT,
    /* The table answered for the position just visited: `value`, by the contract of alphabeta. */
    TABLE_EVENT,
    /* By the table this child of the position is worth no more than `value` for the side to move there, which is enough to
     * cut: `parent`, `place`, `number`. */
    REFUTED_EVENT,
    /* A pruning leaves this child out, which it takes to be worth no more than -`value` for the side to move above it:
     * `parent`, `place`, behind all that are searched, `number`, `pruning`. */
    LEFT_OUT_EVENT,
    /* The position is cut by its child in that place. */
    CUT_EVENT,
    /* A leaf that looks beyond the horizon visits this position: `parent`, `place`, `number`, and the window.  It is another
     * one than that which a search visits by the same moves. */
    BEYOND_EVENT,
    /* The leaf or the position beyond the horizon is worth `value` to who stands pat there. */
    STAND_EVENT,
    /* The position beyond the horizon is worth `value`, as a leaf is. */
    WORTH_EVENT,
    /* In the end, of a position in a tree that grew: it had so many visits as `spent` says, and seems to be worth `value`; minimax's
     * value of it is within `alpha` and `beta`. */
    GROWN_EVENT,
    EVENT_KINDS
};

/* Why a position is a leaf: the game is over, its path has spent the limit, the algorithm stopped there, or a pruning did. */
enum leaf_kind { GAME_OVER, LIMIT_SPENT, STOPPED_EARLY, PRUNED };

struct event {
    uint64_t key, parent;
    int64_t alpha, beta, value;
    int32_t spent, limit;
    uint16_t place, number; /* among its siblings: in visiting order, in the game's own order */
    uint16_t siblings;      /* how many there are, itself included; 0 where there is no `parent` */
    uint8_t kind, leaf;
    uint8_t pruning; /* its place in the combination, from 0 */
    bool exact;
};

/* Memory that another process shares.  A search with more events than there is room for stops. */
struct trace {
    uint64_t room, count;
    bool full; /* was there more to tell? */
    struct event event[];
};

#endif
