/* A search that is ready to start, on the game that was included before and the full walk. */
#ifndef COMPOSE_BEGIN_H
#define COMPOSE_BEGIN_H

#include <limits.h>

#include "compose/reach.h"

typedef const char *(*Preparer)(Search *search, Arena *arena);
typedef void (*Visitor)(Search *search, const State *state, Path path, Children *children);

/* What moves cost where the cutoff names no price; the plain walk takes it for granted. */
static void take_plies(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    for (int i = 0; i < children->count; i++)
        children->price[i] = plies_of(search, state, children->move[i]);
}

/* The root's key, as if the moves that led there were part of the path. */
static inline uint64_t key_of(const struct task *task)
{
    uint64_t key = descend(0x6f72646572, task->seed);
    for (int i = 0; i < task->played_count; i++)
        key = descend(key, task->played[i]);
    return key;
}

/* Reach the task's position and fill in the search; position and task must outlive it.  The caller frees the arena,
 * whatever is returned.  NULL, or what is wrong. */
static inline const char *begin(const struct task *task, struct reached *at, Search *search)
{
    const char *error = reach(task, at);
    if (error)
        return error;
    *search = (Search){
        .game = task->game_name,
        .rules = &at->rules,
        .root = &at->state,
        .algorithm = task->algorithm,
        .order = task->order,
        .cutoff = task->cutoff,
        .seed = task->seed,
        .key = key_of(task),
        .arena = &at->arena,
        .most_plies = INT_MAX,
        .price = task->price ? (Visitor)task->price : take_plies,
        .orders = task->orders,
        .nodes_left = task->nodes,
        .nodes_allowed = task->nodes,
        .evaluations_allowed = UINT64_MAX,
    };
    for (int i = 0; i < task->orders; i++)
        search->arrange[i] = (Visitor)task->arrange[i];
    return ((Preparer)task->prepare)(search, &at->arena);
}

#endif
