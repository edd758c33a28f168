/*
 * The minimal graph: positions that suffice to prove the root's value, each counted once.
 *
 * A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, "Exploiting graph properties of game trees", 1996.
 *
 * One move of a position proves that it is worth at least x, if that move leads to a position worth at most -x for the
 * other side; that it is worth at most x, all its moves prove together.  With both proofs at the root, and no position
 * that is reached twice, this is the minimal tree of D. Knuth and R. Moore (1975).
 *
 * Where several moves would do, refutation=first takes the first in visiting order: that is the left-most minimal graph.
 * refutation=cheapest takes the one whose proof adds the fewest positions to what is already in the graph.  To find the
 * least graph of all is NP-hard (T. Furtak, M. Buro, "Minimum proof graphs and fastest-cut-first search heuristics",
 * 2009), so that both are upper bounds of it.  The second is exact in a tree whose leaves all differ.
 *
 * Two ways lead to the same position if they leave as much to spend, as in a transposition table.  The root's value is
 * found first, by alpha-beta, and then all that may be a part of the graph is tried, which is not counted: with
 * refutation=first about as much as alpha-beta visits, with cheapest far more, but not what minimax does.
 *
 * Memory: a hash table with two to four places for every interior position that is tried and every leaf of a proof that
 * is, each of the size of State and about 80 bytes, and as much again for the smaller tables from which it grew.
 * memory_mb limits it, and a search that needs more ends with the status `memory`.
 */

#include <math.h>

#include "kit/hash.h"

enum { MINIMAL_REFUTATION };              /* setting */
enum { MINIMAL_FIRST, MINIMAL_CHEAPEST }; /* refutation= */

/* What is to be proved of a position, for the side to move there: at least x, or at most x. */
enum { MINIMAL_AT_LEAST, MINIMAL_AT_MOST };

typedef struct {
    State state;
    Remaining remaining;
    /* Of what is proved where MIN is to move, and MAX. */
    double size[2][2]; /* of the proof as a tree, which may have more positions than 64 bits count; 0: not known */
    Move move[2];      /* that proves AT_LEAST by the smallest tree, or the first that does */
    bool proved[2][2]; /* is it a part of the graph? */
    uint32_t trial;    /* the last one that met it */
    bool used, visited;
} MinimalNode;

/* A hash table that doubles when it is half full. */
typedef struct {
    Search *search;   /* what counts */
    Search uncounted; /* and what does not */
    MinimalNode *node;
    uint64_t places, nodes;
    uint32_t trial;
    Value value; /* of the root, for MAX */
} MinimalGraph;

static MinimalNode *minimal_place(const MinimalGraph *graph, const State *state, const Remaining *remaining)
{
    uint64_t i = mix(hash_of(state) + (uint64_t)remaining->left);
    for (;; i++) {
        MinimalNode *node = &graph->node[i & (graph->places - 1)];
        if (!node->used ||
            (same_remaining(&node->remaining, remaining) && memcmp(&node->state, state, sizeof *state) == 0))
            return node;
    }
}

static void minimal_grow(MinimalGraph *graph)
{
    enum { PLACES_AT_FIRST = 256 };
    const MinimalNode *old = graph->node;
    const uint64_t places = graph->places;
    graph->places = places ? 2 * places : PLACES_AT_FIRST;
    graph->node = take_memory(graph->search, graph->places * sizeof(MinimalNode));
    for (uint64_t i = 0; i < places; i++)
        if (old[i].used)
            *minimal_place(graph, &old[i].state, &old[i].remaining) = old[i];
}

/* It stays where it is until another is added. */
static MinimalNode *minimal_node(MinimalGraph *graph, const State *state, Path path)
{
    const Remaining remaining = remaining_of(graph->search, path);
    MinimalNode *node = minimal_place(graph, state, &remaining);
    if (node->used)
        return node;
    if (2 * ++graph->nodes > graph->places) {
        minimal_grow(graph);
        node = minimal_place(graph, state, &remaining);
    }
    node->state = *state;
    node->remaining = remaining;
    node->used = true;
    return node;
}

/* Alpha-beta that asks leaves with an open window, as proofs do: so what is proved is this value, even where a leaf's depends
 * on the window. */
static Value minimal_value_within(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    Value best;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &best))
        return best;
    Children children;
    expand(search, state, path, alpha, beta, &children);
    best = -INFINITE;
    for (int i = 0; best < beta && next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Path below = step(search, state, path, &children, i);
        const Value value = -minimal_value_within(search, &child, below, -beta, -larger(alpha, best));
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
        }
        if (best >= beta)
            cut(search, path, children.move[i], i); /* orders may remember it */
    }
    return best;
}

/* How many positions a proof takes as a tree, where those that are reached twice count twice; HUGE_VAL if what is to be
 * proved is not true. */
static double minimal_proof_size(MinimalGraph *graph, const State *state, Path path, bool max, int bound)
{
    Search *search = &graph->uncounted;
    const Value x = max ? graph->value : -graph->value;
    Value value;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &value))
        return (bound == MINIMAL_AT_LEAST ? value >= x : value <= x) ? 1 : HUGE_VAL;
    const double known = minimal_node(graph, state, path)->size[max][bound];
    if (known > 0)
        return known;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    double size = bound == MINIMAL_AT_LEAST ? HUGE_VAL : 0;
    Move move = 0;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const double part =
            minimal_proof_size(graph, &child, step(search, state, path, &children, i), !max, !bound);
        if (bound == MINIMAL_AT_MOST) {
            size += part;
            if (isinf(size))
                break;
        } else if (part < size) {
            size = part;
            move = children.move[i];
            if (search->algorithm[MINIMAL_REFUTATION].choice == MINIMAL_FIRST)
                break;
        }
    }
    if (value > -INFINITE) /* a pruning answered */
        return (bound == MINIMAL_AT_LEAST ? value >= x : value <= x) ? 1 : HUGE_VAL;
    MinimalNode *node = minimal_node(graph, state, path);
    if (bound == MINIMAL_AT_LEAST)
        node->move[max] = move;
    return node->size[max][bound] = 1 + size;
}

/* How many positions a proof would add to the graph, if it goes on by the moves with the smallest trees. */
static uint64_t minimal_positions_added(MinimalGraph *graph, const State *state, Path path, bool max, int bound)
{
    Search *search = &graph->uncounted;
    MinimalNode *node = minimal_node(graph, state, path);
    if (node->proved[max][bound] || node->trial == graph->trial)
        return 0;
    node->trial = graph->trial;
    uint64_t added = !node->visited;
    const Move move = node->move[max];
    Value value;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &value))
        return added;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++)
        if (bound == MINIMAL_AT_MOST || children.move[i] == move) {
            const State child = play(search->rules, state, children.move[i]);
            added += minimal_positions_added(graph, &child, step(search, state, path, &children, i), !max, !bound);
        }
    return added;
}

/* The move that proves AT_LEAST in an interior position. */
static Move minimal_sufficient_move(MinimalGraph *graph, const State *state, Path path, bool max)
{
    Search *search = &graph->uncounted;
    Move best = minimal_node(graph, state, path)->move[max];
    if (search->algorithm[MINIMAL_REFUTATION].choice == MINIMAL_FIRST)
        return best;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    Value pruned = -INFINITE;
    uint64_t least = UINT64_MAX;
    for (int i = 0; next_child(search, state, path, &children, i, &pruned); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Path below = step(search, state, path, &children, i);
        if (isinf(minimal_proof_size(graph, &child, below, !max, MINIMAL_AT_MOST)))
            continue;
        graph->trial++;
        const uint64_t added = minimal_positions_added(graph, &child, below, !max, MINIMAL_AT_MOST);
        if (added < least) {
            least = added;
            best = children.move[i];
        }
    }
    return best;
}

/* Visit what proves one or both bounds of a position, and has not been visited for that before. */
static void minimal_visit(MinimalGraph *graph, const State *state, Path path, bool max, bool least, bool most)
{
    const Value x = max ? graph->value : -graph->value;
    MinimalNode *node = minimal_node(graph, state, path);
    Search *search = node->visited ? &graph->uncounted : graph->search;
    least = least && !node->proved[max][MINIMAL_AT_LEAST];
    most = most && !node->proved[max][MINIMAL_AT_MOST];
    node->visited = true;
    node->proved[max][MINIMAL_AT_LEAST] |= least;
    node->proved[max][MINIMAL_AT_MOST] |= most;
    Value value;
    if ((!least && !most) || at_leaf(search, state, path, x - least, x + most, &value))
        return;
    const Move move = least ? minimal_sufficient_move(graph, state, path, max) : 0;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++) {
        const bool proves = least && children.move[i] == move;
        if (!proves && !most)
            continue;
        const State child = play(search->rules, state, children.move[i]);
        minimal_visit(graph, &child, step(search, state, path, &children, i), !max, most, proves);
        if (!most) {
            cut(search, path, move, i);
            break;
        }
    }
}

static Value minimal_solve(Search *search, const State *root)
{
    const Arena before = *search->arena;
    search->weighs_leaves = true; /* a position is another one if something else is left to spend */
    prepare_walk(search);
    MinimalGraph graph = {.search = search, .uncounted = *search};
    set_apart(&graph.uncounted, UINT64_MAX);
    prepare_walk(&graph.uncounted);
    minimal_grow(&graph);
    graph.value = minimal_value_within(&graph.uncounted, root, root_path(search), -INFINITE, INFINITE);
    search->best = graph.uncounted.best; /* the first best one, whatever moves the proof takes */
    minimal_proof_size(&graph, root, root_path(search), true, MINIMAL_AT_LEAST);
    minimal_proof_size(&graph, root, root_path(search), true, MINIMAL_AT_MOST);
    minimal_visit(&graph, root, root_path(search), true, true, true);
    arena_rewind(search->arena, before);
    return graph.value;
}

static const Algorithm minimal_algorithm = {
    .about = "the minimal graph: what suffices to prove the value, known beforehand (an oracle, not counted)",
    .solve = (Function)minimal_solve,
    .parameters =
        {
            {"refutation", CHOICE, "cheapest", .choices = "first|cheapest",
             .about = "of the moves that would do, the first in visiting order (the left-most minimal graph), or "
                      "the one whose proof takes the fewest positions"},
        },
    .oracle = true,
};
