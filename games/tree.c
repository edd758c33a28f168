/*
 * An explicit tree, as in textbooks: see games/tree/read.h.  Values are as MAX sees them.  An inner node for which no value
 * is given has the static value 0.
 */

#include <math.h>
#include <string.h>

#include "games/tree/read.h"
#include "kit/part.h"

typedef struct {
    uint32_t node;
    int32_t sign; /* 1: MAX is to move, -1: MIN */
} State;

typedef uint16_t Move; /* the child's number */

typedef struct {
    const struct tree_node *nodes;
    const double *p; /* as in games/tree/read.h */
    int32_t sign;    /* the root's */
    Value bound;
} Rules;

enum { MAX_MOVES = MOST_SIBLINGS };

#include "kit/game.h"

enum { TREE, AT_ROOT };    /* settings */
enum { MAXIMUM, MINIMUM }; /* root= */

/* Many searches share one tree, but each of them counts it as memory of its own. */
static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    static char error[TREE_ERROR];
    (void)seed;
    const struct tree *tree = tree_of(settings[TREE].text, error);
    if (!tree)
        return error;
    if (tree->bytes > arena->limit - arena->used)
        return out_of_memory;
    arena->used += tree->bytes;
    *rules = (Rules){tree->nodes, tree->p, settings[AT_ROOT].choice == MAXIMUM ? 1 : -1, (Value)tree->bound};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){0, rules->sign};
}

static inline bool finished(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].children == 0;
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    return state->sign * rules->nodes[state->node].value;
}

static inline Value score(const Rules *rules, const State *state)
{
    return evaluate(rules, state);
}

static inline Value bound(const Rules *rules)
{
    return rules->bound;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const int count = (int)rules->nodes[state->node].children;
    for (int i = 0; i < count; i++)
        list[i] = (Move)i;
    return count;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    return move < rules->nodes[state->node].children;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){rules->nodes[state->node].first_child + move, -state->sign};
}

/* For quiescence the tree says itself which moves are noisy, and who is in check. */
static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    const struct tree_node *parent = &rules->nodes[state->node];
    int count = 0;
    for (uint32_t i = 0; i < parent->children; i++) {
        const struct tree_node *child = &rules->nodes[parent->first_child + i];
        if (child->noisy || (checks && child->check))
            list[count++] = (Move)i;
    }
    return count;
}

static inline bool in_check(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].check;
}

/* If no probabilities are given, all siblings are equally likely. */
static inline double probability(const Rules *rules, const State *state, Move move)
{
    const struct tree_node *parent = &rules->nodes[state->node];
    const double p = rules->p ? rules->p[parent->first_child + move] : NAN;
    return isnan(p) ? 1.0 / parent->children : p;
}

static void preload_tree(const char *text)
{
    char error[TREE_ERROR];
    tree_of(text, error);
}

static const Game game = {
    .about = "an explicit tree, such as [[3,5,1],[7,3,-4],[-3,0,3]]; values are MAX's view",
    .parameters =
        {
            {"tree", TEXT, "[[3,5,1],[7,3,-4],[-3,0,3]]",
             .about = "nested arrays of leaf values, or a file of them, from where the program runs",
             .preload = preload_tree},
            {"root", CHOICE, "max", .choices = "max|min", .about = "who moves at the root"},
        },
    .legal = legal,
    .noisy = noisy,
    .in_check = in_check,
    .probability = probability,
    .known =
        {{"", {3, 9}},
         {"tree=[[3,5],[[2,9],[12]],5]", {3, 4, 3}},
         {"tree=[{\"value\":5,\"children\":[{\"noisy\":true,\"value\":-4,\"children\":[{\"noisy\":true,\"value\":3,"
          "\"children\":[0]},0]},4]},{\"noisy\":true,\"check\":true,\"value\":-5,\"children\":[2,-3]}]",
          {2, 4, 2, 1}}},
};
