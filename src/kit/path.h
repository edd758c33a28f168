/* Paths from the root, children, and what is known of the way to a position. */
#ifndef KIT_PATH_H
#define KIT_PATH_H

#include "kit/random.h"
#include "kit/search.h"
#include "kit/sort.h"

/*
 * What was spent in the upper half, and plies from the root in the lower one: so a step is an addition, and what has spent more is
 * larger.  The path to a child is good until step() leads from the same children to another; keep() makes a copy that lasts
 * longer, and path_of() a path of it again.
 *
 * PLIES.  Every step() is a ply, whatever the move costs, and players alternate: a pass that is forced is a move, which a game
 * lists alone, and which by game.plies may cost nothing.  Orders remember cutoffs by plies: killers are those of the same one, and
 * history is that of the side whose turn it is.  A pass of a side that has moves is a null move: where there is game.swap, the
 * position after it, but for positions of which game.in_check says yes.  step_passing() leads there, to be called before expand(),
 * so that what is remembered below is the other side's.
 */
struct Path {
    int64_t length;
};

/* A path that outlives the visit of the positions on it. */
typedef struct {
    Path path;
    uint64_t key;
    int type, elsewhere, taken_on;
} Kept;

/* What prunings made of the children (kit/pruning.h).  Those that are `placed` are to be searched; behind them stand those
 * that were left out, and then those that no pruning has looked at yet. */
struct sifted {
    Value alpha, beta; /* when the children were made ready */
    int left_out;      /* so many of them */
    int ranked;        /* so many have a place of the orders' */
    bool more;         /* may these find a place for others? */
    Standing standing;
    Value most; /* no move that was left out is worth more; or what the position is, if that was answered */
    int price[MAX_MOVES]; /* by place */
};

/*
 * Children come in visiting order and are asked for in turn.  What nobody asks for need not be listed, priced or sorted: a cursor
 * moves to the right,
 *
 *     place    0 ... placed - 1 | placed ... count - 1
 *              move[], number[] | number[] as they stand; `more`: the cursor goes on
 *
 * and what is known of all, once they are `listed`, is indexed by the move's number in the game's own order: list[], price[],
 * key[], and value[] once they are `assessed`.
 */
struct Children {
    int count;            /* of all, once they are listed */
    int placed;           /* so many have their place */
    int held;             /* so many will have it when a second child is asked for; 0: that is told already */
    int stepped;          /* the place of the child to which the last step led */
    bool more;            /* may there be any behind them? */
    bool listed;          /* are all known? */
    bool assessed;        /* is value[] set? */
    bool foretold;        /* was the order asked that may tell a best move? */
    int proposed, judged; /* moves that orders propose; so many of them were looked at */
    Move proposal[MOST_ORDERS * MOST_PROPOSED];
    Move move[MAX_MOVES + LANES];       /* by place */
    uint16_t number[MAX_MOVES + LANES]; /* by place; of those without a place in the order in which they stand */
    Move list[MAX_MOVES + LANES];       /* by number, as price, value and key */
    int price[MAX_MOVES];
    Value value[MAX_MOVES];
    Value key[MAX_MOVES + LANES]; /* above INT64_MIN */
    struct sifted sifted;         /* only where there are prunings */
};

static inline int64_t length_of(int spent, int plies)
{
    return (int64_t)spent * (INT64_C(1) << 32) + plies; /* what extends a line may make it less than nothing */
}

static inline int spent_of(Path path)
{
    return (int)(path.length >> 32);
}

static inline int plies_from_root(Path path)
{
    return (int)path.length;
}

/* Where each side has an account of its own: what the one spent that is not to move. */
static inline int spent_elsewhere(const Search *search, Path path)
{
    return search->each_side ? search->way[plies_from_root(path)].elsewhere : 0;
}

/* For a root with this key, and the square on which the move that led there took something; NULL without memory. */
static inline Way *make_ways(Arena *arena, uint64_t key, int taken_on)
{
    Way *way = arena_take(arena, (DEEPEST_PLY + 2) * sizeof *way);
    if (way)
        way[0] = (Way){.key = key, .type = 1, .taken_on = taken_on};
    return way;
}

/* What there is to know of the way to a position, if anything asks. */
static inline Way way_to(const Search *search, Path path)
{
    const Way above = search->way[plies_from_root(path)];
    if (!above.siblings)
        return above;
    const int place = above.siblings->stepped;
    return (Way){
        .key = descend(above.key, above.siblings->number[place]),
        .type = above.type == 2                 ? 3
                : above.type == 1 && place == 0 ? 1
                                                : 2,
        .elsewhere = above.elsewhere,
        .taken_on = above.taken_on,
    };
}

#endif
