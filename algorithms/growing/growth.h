/*
 * A tree that grows.
 *
 * A position is scored once, and counts as a leaf then.  Later it may be expanded, and counts once more, as an inner one: its
 * children are listed, and scored when the algorithm wants that.  Finished games, and positions at the horizon, are worth their
 * score, and never grow.  From these, bounds are backed up:
 *
 *     low <= what minimax finds at the position under this cutoff <= high        for the side to move
 *
 * A position is settled where both are equal, and nothing goes there any more.  So a tree that may grow for as long as it likes
 * ends with minimax's value, whatever an algorithm prefers on the way (H. Baier, M. Winands, "MCTS-minimax hybrids", 2015, call
 * that score bounds; with wins and losses alone it is M. Winands, Y. Björnsson, J. Saito, "Monte-Carlo tree search solver", 2008).
 *
 * Most children are never visited.  So of each only the move is kept, and its path; what is known of a position stands apart from its
 * first visit on, and its state from the time on when it is expanded.
 *
 * Memory: 8 bytes for each child of every position expanded, and for its path, which is 8, or 32 where orders, cutoffs or a drawing
 * ask more of it; 64 for each position scored; and 16 and State for each that is expanded.
 */
#ifndef GROWTH_H
#define GROWTH_H

#include <string.h>

#include "algorithms/best_first/growing.h"
#include "algorithms/growing/result.h"

/* A child of a position that is expanded, or the root, by its number; siblings stand side by side, in visiting order. */
typedef uint32_t GrowthNumber;

enum { GROWTH_ROOT };

typedef struct {
    uint32_t fact; /* 0: it was not visited */
    Move move;
} GrowthChild;

typedef struct {
    Value low, high;
    Value value;     /* once it is scored: minimax's value of what has grown below it */
    Result sum;      /* of the results of all visits */
    uint32_t mean;   /* the same, divided by these */
    uint32_t least;  /* the largest result that a settled child promises; once it is settled, its own */
    uint32_t visits; /* 0: it is not scored */
    uint32_t doubt;  /* what of these makes it uncertain, for whoever asks for it */
    GrowthNumber parent;
    uint32_t grown; /* the number of its state and its children; 0: it is not expanded */
} GrowthFact;

/* A position that is expanded. */
typedef struct {
    State state;
    GrowthNumber first;
    uint32_t count;
    uint32_t reached; /* none of its children from this one on was visited */
    uint32_t visited; /* and so many were */
} GrowthSite;

typedef struct Growth Growth;

/* An algorithm. */
typedef struct {
    bool (*grow)(Growth *growth); /* at one place of a tree whose root is not settled; false: nowhere any more */
    GrowthNumber (*best)(const Growth *growth); /* the root's child to be played */
    Value (*value)(const Growth *growth);       /* what the root is worth */
} GrowthMethod;

struct Growth {
    Search *search;
    Growing children, paths, facts, sites;
    uint32_t child_count, fact_count, site_count;
    size_t path_size; /* of Kept, or as much of its beginning as is asked for */
    const State *root;
    State state; /* of the position met last */
    const GrowthMethod *method;
    void *own; /* the algorithm's */
    Arena before;
};

static inline GrowthChild *growth_child(const Growth *growth, GrowthNumber number)
{
    return growing_at(&growth->children, sizeof(GrowthChild), number);
}

/* What is known of a child, which for all that were not visited is the same. */
static inline GrowthFact *growth_at(const Growth *growth, GrowthNumber number)
{
    return growing_at(&growth->facts, sizeof(GrowthFact), growth_child(growth, number)->fact);
}

static inline GrowthSite *growth_site(const Growth *growth, GrowthNumber number)
{
    return growing_at(&growth->sites, sizeof(GrowthSite), growth_at(growth, number)->grown);
}

/* The children of a position that is expanded: first <= number < the end. */
static inline GrowthNumber growth_first(const Growth *growth, GrowthNumber number)
{
    return growth_site(growth, number)->first;
}

static inline GrowthNumber growth_end(const Growth *growth, GrowthNumber number)
{
    const GrowthSite *site = growth_site(growth, number);
    return site->first + site->count;
}

static inline bool growth_is_settled(const GrowthFact *fact)
{
    return fact->low == fact->high;
}

/* May what grows below this child still raise the value of the position above it?  Of one that is not settled, some child is open. */
static inline bool growth_is_open(const GrowthFact *above, const GrowthFact *child)
{
    return !growth_is_settled(child) && -child->low > above->low;
}

static inline void growth_settle(GrowthFact *fact, Value value)
{
    fact->low = fact->high = fact->value = value;
}

static inline Path growth_path(Growth *growth, GrowthNumber number)
{
    Kept kept = {0};
    memcpy(&kept, growing_at(&growth->paths, growth->path_size, number), growth->path_size);
    return path_of(growth->search, &kept);
}

static inline State growth_state(const Growth *growth, GrowthNumber number)
{
    if (number == GROWTH_ROOT)
        return *growth->root;
    return play(growth->search->rules, &growth_site(growth, growth_at(growth, number)->parent)->state,
                growth_child(growth, number)->move);
}

static inline void growth_add_child(Growth *growth, Move move, Path path)
{
    const Kept kept = keep(growth->search, path);
    *growth_child(growth, growth->child_count) = (GrowthChild){.move = move};
    memcpy(growing_at(&growth->paths, growth->path_size, growth->child_count++), &kept, growth->path_size);
}

static inline void growth_reserve_children(Growth *growth, int count)
{
    const uint64_t most = (uint64_t)growth->child_count + (uint64_t)count;
    growing_reserve(growth->search, &growth->children, sizeof(GrowthChild), most);
    growing_reserve(growth->search, &growth->paths, growth->path_size, most);
}

/* Nothing is known yet of a position. */
static inline GrowthFact *growth_add_fact(Growth *growth, GrowthNumber parent)
{
    const Value most = larger(1, bound(growth->search->rules)); /* what is not known is not settled */
    growing_reserve(growth->search, &growth->facts, sizeof(GrowthFact), growth->fact_count + UINT64_C(1));
    GrowthFact *fact = growing_at(&growth->facts, sizeof(GrowthFact), growth->fact_count++);
    *fact = (GrowthFact){.low = -most, .high = most, .parent = parent};
    return fact;
}

/* A position is visited for the first time, and counts as a leaf: settle it, and say so, if it is one under the cutoff. */
static inline bool growth_meet(Growth *growth, GrowthNumber parent, GrowthNumber number)
{
    GrowthFact *fact = growth_add_fact(growth, parent);
    growth_child(growth, number)->fact = growth->fact_count - 1;
    if (number != GROWTH_ROOT) {
        GrowthSite *above = growth_site(growth, parent);
        above->reached = above->reached > number ? above->reached : number + 1;
        above->visited++;
    }
    growth->state = growth_state(growth, number);
    const Path path = growth_path(growth, number);
    Value value;
    if (!at_leaf(growth->search, &growth->state, path, -INFINITE, INFINITE, &value)) {
        become_leaf(growth->search, path);
        return false;
    }
    growth_settle(fact, value);
    return true;
}

/* Otherwise the position met last is worth this, for the time being. */
static inline void growth_score(Growth *growth, GrowthNumber number, Value value)
{
    growth_at(growth, number)->value = value;
    tell_worth(growth->search, growth_path(growth, number), (Worth){value, false});
}

/* What the leaf says of it. */
static inline Value growth_worth(Growth *growth, GrowthNumber number)
{
    return worth_of(growth->search, &growth->state, growth_path(growth, number), -INFINITE, INFINITE).value;
}

/* List the children of a position that was scored.  One that prunings leave without any is settled. */
static inline void growth_expand(Growth *growth, GrowthNumber number)
{
    Search *search = growth->search;
    GrowthFact *fact = growth_at(growth, number);
    const Path path = growth_path(growth, number);
    growing_reserve(search, &growth->sites, sizeof(GrowthSite), growth->site_count + UINT64_C(1));
    GrowthSite *site = growing_at(&growth->sites, sizeof(GrowthSite), growth->site_count);
    Children children;
    Value value = -INFINITE;
    site->state = growth_state(growth, number);
    at_leaf(search, &site->state, path, -INFINITE, INFINITE, &value);
    value = -INFINITE;
    expand_all(search, &site->state, path, -INFINITE, INFINITE, &children, &value);
    if (children.count == 0) {
        growth_settle(fact, value);
        return;
    }
    site->first = site->reached = growth->child_count;
    site->count = (uint32_t)children.count;
    site->visited = 0;
    growth_reserve_children(growth, children.count);
    for (int i = 0; i < children.count; i++)
        growth_add_child(growth, children.move[i], step(search, &site->state, path, &children, i));
    fact->grown = growth->site_count++;
}

/* Make what is known of a position of what is known of its children.  Is it anything new? */
static inline bool growth_back_up(Growth *growth, GrowthNumber number)
{
    GrowthFact *fact = growth_at(growth, number);
    const GrowthSite *site = growth_site(growth, number);
    const GrowthFact before = *fact;
    fact->low = fact->high = fact->value = -INFINITE;
    if (site->visited < site->count) {
        const GrowthFact *unknown = growing_at(&growth->facts, sizeof(GrowthFact), 0);
        fact->low = -unknown->high;
        fact->high = -unknown->low;
    }
    for (GrowthNumber i = site->first; i < site->reached; i++) {
        const GrowthFact *child = growth_at(growth, i);
        fact->low = larger(fact->low, -child->high);
        fact->high = larger(fact->high, -child->low);
        if (child->visits > 0)
            fact->value = larger(fact->value, -child->value);
        if (growth_is_settled(child) && result_turned(child->least) > fact->least)
            fact->least = (uint32_t)result_turned(child->least);
    }
    fact->value = larger(fact->low, smaller(fact->high, fact->value));
    return fact->low != before.low || fact->high != before.high || fact->value != before.value;
}

/* --- the whole of it ------------------------------------------------------------------------------------------------ */

/* The first child that is proved to be worth what the root is, or what the algorithm says. */
static inline GrowthNumber growth_best(const Growth *growth)
{
    const GrowthFact *root = growth_at(growth, GROWTH_ROOT);
    GrowthNumber i = growth_first(growth, GROWTH_ROOT);
    if (!growth_is_settled(root))
        return growth->method->best(growth);
    while (-growth_at(growth, i)->high != root->low)
        i++;
    return i;
}

/* Tell what is known of all positions that were visited, if anybody draws the tree, as far as there is room for it. */
static inline void growth_tell(Growth *growth)
{
    Search *search = growth->search;
    for (GrowthNumber i = GROWTH_ROOT; i < growth->child_count && is_room_to_tell(search); i++) {
        const GrowthFact *fact = growth_at(growth, i);
        if (fact->visits > 0)
            tell(search, growth_path(growth, i),
                 (struct event){.kind = GROWN_EVENT,
                                .spent = (int32_t)fact->visits,
                                .value = fact->value,
                                .alpha = fact->low,
                                .beta = fact->high});
    }
}

/* What was found so far.  All memory is given back. */
static Value growth_answer(Search *search)
{
    Growth *growth = search->growth;
    const GrowthFact *fact = growth_at(growth, GROWTH_ROOT);
    if (fact->grown > 0)
        prefer(search, search->root, growth_child(growth, growth_best(growth))->move);
    const Value value = growth_is_settled(fact) ? fact->low : growth->method->value(growth);
    growth_tell(growth);
    arena_rewind(search->arena, growth->before);
    return value;
}

/* Let a tree grow until its root is settled, or nothing is left to grow, or a budget is spent. */
static inline Value growth_solve(Search *search, const State *root, const GrowthMethod *method, const void *own,
                                 size_t size)
{
    const Arena before = *search->arena;
    Growth *growth = take_memory(search, sizeof *growth);
    *growth = (Growth){.search = search,
                       .root = root,
                       .site_count = 1,
                       .path_size = search->way ? sizeof(Kept) : sizeof(Path),
                       .method = method,
                       .own = take_memory(search, size),
                       .before = before};
    memcpy(growth->own, own, size);
    growth_add_fact(growth, GROWTH_ROOT); /* of all that was not visited */
    growth_reserve_children(growth, 1);
    growth_add_child(growth, (Move){0}, root_path(search));
    search->growth = growth;
    search->answer = growth_answer;
    while (!growth_is_settled(growth_at(growth, GROWTH_ROOT)) && method->grow(growth))
        ;
    return growth_answer(search);
}

#endif
