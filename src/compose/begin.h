/* A search that is ready to start, on the game that was included before. */
#ifndef BEGIN_H
#define BEGIN_H

#include <limits.h>

#include "compose/reach.h"

typedef const char *(*Preparer)(Search *search, Arena *arena);
typedef void (*Visitor)(Search *search, const State *state, Path path, Children *children);

/* Fill rules, root and search from the task; they, the arena and the task must outlive the search.  NULL, or what is
 * wrong. */
static inline const char *begin(const struct task *task, Arena *arena, Rules *rules, State *root, Search *search)
{
    const char *error = reach(task, arena, rules, root);
    if (error)
        return error;
    *search = (Search){
        .game = task->game_name,
        .rules = rules,
        .root = root,
        .algorithm = task->algorithm,
        .order = task->order,
        .cutoff = task->cutoff,
        .seed = task->seed,
        .arena = arena,
        .most_plies = INT_MAX,
        .price = (Visitor)task->price,
        .arrange = (Visitor)task->arrange,
        .nodes_left = task->nodes,
        .nodes_allowed = task->nodes,
        .evaluations_allowed = UINT64_MAX,
    };
    return ((Preparer)task->prepare)(search, arena);
}

#endif
