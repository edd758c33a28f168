/*
 * The anatomy of a search, if one is wanted: what it visits, ply by ply.
 *
 * Types are those of D. Knuth and R. Moore (1975).  The root has type 1.  The first child of a node of type 1 has type
 * 1, and its other children have type 2; children of a node of type 2 have type 3, and children of type 3 have type 2.
 * In the minimal tree a node of type 2 has one child; everything else that is visited shows as too many nodes of a
 * type.
 *
 * A leaf is recognised by its path, as a hash of 64 bits.
 *
 * Types, counts by ply and drawn trees are made of what the walk's functions tell; an algorithm does nothing for them but call what
 * fits: at_leaf() tells of a visit and its window, step() (or keep(), of what is visited later) of the place among siblings,
 * make_leaf() of a leaf, cut() of a cutoff, without which nothing says why children were not visited, search_again() of a second
 * search, recall() and refutation() of what the table answered.  What lies below a null move is counted, and not drawn.
 */
#ifndef KIT_ANATOMY_H
#define KIT_ANATOMY_H

#include "kit/path.h"
#include "kit/trace.h"

/* The paths that were met before: a hash table that doubles when it is half full. */
typedef struct {
    uint64_t *key; /* 0: free */
    uint64_t size, count;
} PathSet;

struct Anatomy {
    struct by_ply by_ply;
    PathSet leaves;
    Arena arena;         /* its own, because a search may give back what it took from the other */
    struct trace *trace; /* NULL: nobody draws the tree */
};

/* NULL without memory; what the search has taken so far counts against the limit.  The caller frees anatomy->arena. */
static inline Anatomy *make_anatomy(Arena *arena)
{
    enum { SIZE_AT_FIRST = 1024 };
    Anatomy *anatomy = arena_take(arena, sizeof *anatomy);
    if (!anatomy)
        return NULL;
    anatomy->arena.limit = arena->limit - arena->used;
    anatomy->leaves.size = SIZE_AT_FIRST;
    anatomy->leaves.key = arena_take(&anatomy->arena, SIZE_AT_FIRST * sizeof(uint64_t));
    return anatomy->leaves.key ? anatomy : NULL;
}

static inline uint64_t *place_of(const PathSet *set, uint64_t key)
{
    uint64_t i = key & (set->size - 1);
    while (set->key[i] != 0 && set->key[i] != key)
        i = (i + 1) & (set->size - 1);
    return &set->key[i];
}

static void grow_paths(Search *search, PathSet *set)
{
    const PathSet old = *set;
    set->size *= 2;
    set->key = arena_take(&search->anatomy->arena, set->size * sizeof *set->key);
    if (!set->key)
        longjmp(search->stop, MEMORY_SPENT);
    for (uint64_t i = 0; i < old.size; i++)
        if (old.key[i] != 0)
            *place_of(set, old.key[i]) = old.key[i];
}

/* Add a path.  Is it new? */
static inline bool add_path(Search *search, PathSet *set, uint64_t key)
{
    key += key == 0;
    uint64_t *place = place_of(set, key);
    if (*place == key)
        return false;
    *place = key;
    if (2 * ++set->count > set->size)
        grow_paths(search, set);
    return true;
}

static inline int counted_ply(Path path)
{
    const int plies = plies_from_root(path);
    return plies < PLIES_COUNTED ? plies : PLIES_COUNTED - 1;
}

/* --- the trace ------------------------------------------------------------------------------------------------- */

/* Of the position at the end of a path, unless it says otherwise. */
static OUT_OF_LINE void tell(Search *search, Path path, struct event event)
{
    struct trace *trace = search->anatomy->trace;
    const Way above = search->way[plies_from_root(path)];
    event.key = way_to(search, path).key;
    if (above.siblings && event.kind != CUT_EVENT) {
        event.parent = above.key;
        event.place = (uint16_t)above.siblings->stepped;
        event.number = above.siblings->number[event.place];
        event.siblings = (uint16_t)above.siblings->count;
    }
    trace->full = trace->count == trace->room;
    if (trace->full)
        longjmp(search->stop, BUDGET_SPENT);
    trace->event[trace->count++] = event;
}

/* Does anybody draw the tree? */
static inline bool is_traced(const Search *search)
{
    return search->anatomy && search->anatomy->trace;
}

/* Does anybody, and is there room for one more event? */
static inline bool is_room_to_tell(const Search *search)
{
    return is_traced(search) && search->anatomy->trace->count < search->anatomy->trace->room;
}

/* Beyond the horizon there are no paths: a position is told of by how many plies it is from the root, right after the one
 * above it or what lies below its siblings. */
static OUT_OF_LINE void tell_beyond(Search *search, int ply, struct event event)
{
    tell(search, (Path){ply}, event);
}

/* The one to which a move leads, in that place among those that are tried. */
static OUT_OF_LINE void tell_move_beyond(Search *search, const State *above, Move move, int place, int ply,
                                         Value alpha, Value beta)
{
    Move list[MAX_MOVES];
    const uint64_t parent = way_to(search, (Path){ply - 1}).key;
    const int count = moves(search->rules, above, list);
    int number = 0;
    while (list[number] != move)
        number++;
    search->way[ply] = (Way){.key = descend(parent, ~(uint64_t)number)};
    tell_beyond(search, ply,
                (struct event){.kind = BEYOND_EVENT,
                               .parent = parent,
                               .alpha = alpha,
                               .beta = beta,
                               .place = (uint16_t)place,
                               .number = (uint16_t)number,
                               .siblings = (uint16_t)count});
}

/* --- counts by ply --------------------------------------------------------------------------------------------- */

static OUT_OF_LINE void note_visit(Search *search, Path path, Value alpha, Value beta)
{
    struct by_ply *by_ply = &search->anatomy->by_ply;
    const int type = way_to(search, path).type;
    (type == 1 ? by_ply->type1 : type == 2 ? by_ply->type2 : by_ply->type3)[counted_ply(path)]++;
    if (search->anatomy->trace)
        tell(search, path,
             (struct event){.kind = VISIT_EVENT,
                            .alpha = alpha,
                            .beta = beta,
                            .spent = spent_of(path),
                            .limit = search->limit});
}

static OUT_OF_LINE void note_leaf(Search *search, Path path)
{
    Anatomy *anatomy = search->anatomy;
    const bool distinct = add_path(search, &anatomy->leaves, way_to(search, path).key);
    search->counts.distinct_leaves += distinct;
    anatomy->by_ply.leaves[counted_ply(path)]++;
    anatomy->by_ply.distinct_leaves[counted_ply(path)] += distinct;
}

static OUT_OF_LINE void note_worth(Search *search, Path path, enum leaf_kind kind, int pruning, Worth worth)
{
    if (search->anatomy->trace)
        tell(search, path,
             (struct event){.kind = LEAF_EVENT,
                            .value = worth.value,
                            .leaf = kind,
                            .pruning = (uint8_t)pruning,
                            .exact = worth.exact});
}

static OUT_OF_LINE void note_recall(Search *search, Path path, Value value)
{
    search->anatomy->by_ply.recalled[counted_ply(path)]++;
    if (search->anatomy->trace)
        tell(search, path, (struct event){.kind = TABLE_EVENT, .value = value});
}

static OUT_OF_LINE void note_cutoff_at(Search *search, Path path, int i)
{
    Anatomy *anatomy = search->anatomy;
    if (anatomy->trace)
        tell(search, path, (struct event){.kind = CUT_EVENT, .place = (uint16_t)i});
    anatomy->by_ply.cutoffs[counted_ply(path)]++;
    anatomy->by_ply.cutoffs_first[counted_ply(path)] += i == 0;
    anatomy->by_ply.cutoffs_by_child[i < CHILDREN_COUNTED ? i : CHILDREN_COUNTED - 1]++;
}

/* Copy what the anatomy counted, and give back its memory. */
static inline void take_anatomy(Search *search, struct by_ply *by_ply)
{
    if (search->anatomy) {
        *by_ply = search->anatomy->by_ply;
        arena_free(&search->anatomy->arena);
    }
}

#endif
