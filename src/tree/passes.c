#include "tree/passes.h"

#include "kit/random.h"
#include "tree/searched.h"

/* The key of the position that passes, where this is behind its null move: the last that was visited, or one above it. */
static uint64_t passing_key(const struct searched *tree, uint64_t key)
{
    int i = tree->visit[tree->visits - 1].node;
    while (tree->node[i].parent >= 0 && descend(tree->node[i].key, PASS_NUMBER) != key)
        i = tree->node[i].parent;
    return tree->node[i].key;
}

static bool has_position(const struct searched *tree, uint64_t key)
{
    const int number = searched_find(tree, key);
    return number >= 0 && !tree->node[number].beyond;
}

/* Is the event of a position in the tree, or of a child of one?  What leaves see beyond the horizon is, unless these are below a
 * null move. */
static bool is_of_tree(const struct searched *tree, const struct event *event, bool passing)
{
    if (event->kind == BEYOND_EVENT || event->kind == STAND_EVENT || event->kind == WORTH_EVENT)
        return !passing;
    return tree->nodes == 0 || has_position(tree, event->key) ||
           (event->siblings > 0 && has_position(tree, event->parent));
}

void passes_fold(struct trace *trace)
{
    struct searched tree;
    struct event *pass = NULL;
    uint64_t kept = 0;
    searched_begin(&tree, false);
    for (uint64_t i = 0; i < trace->count; i++) {
        const struct event event = trace->event[i];
        if (is_of_tree(&tree, &event, pass != NULL)) {
            searched_take(&tree, &event);
            pass = NULL;
            trace->event[kept++] = event;
            continue;
        }
        if (!pass) {
            pass = &trace->event[kept++];
            *pass = (struct event){.kind = VISIT_EVENT,
                                   .key = event.key,
                                   .parent = passing_key(&tree, event.key),
                                   .spent = event.spent,
                                   .limit = event.limit};
        }
        pass->value += event.kind == VISIT_EVENT || event.kind == BEYOND_EVENT;
    }
    trace->count = kept;
    searched_free(&tree);
}
