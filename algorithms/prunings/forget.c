/*
 * An unsound cut as the literature models it: at a share of the positions the best move is left out.
 *
 * S. Smith, D. Nau, "An analysis of forward pruning", 1994; Y. Lim, W. Lee, "Properties of forward pruning in game-tree
 * search", 2006.
 *
 * Which move is best an oracle says, whose work is not counted; of equal ones it is the first in the game's own order.  A
 * position's hash and the seed draw whether it is one of them, so that it is so wherever it is reached as far from the root.  An
 * only move stays.
 */
#include "algorithms/orders/oracle.h"
#include "algorithms/prunings/look.h"
#include "kit/hash.h"
#include "kit/random.h"

enum { FORGET_RATE, FORGET_SIDE, FORGET_FALL };
enum { FORGET_BOTH_SIDES, FORGET_OWN_SIDE, FORGET_OTHER_SIDE }; /* forget_side= */

static bool forget_is_forgetful(const Search *search, const State *state, Path path)
{
    const int plies = plies_from_root(path), side = search->pruning[FORGET_SIDE].choice;
    const bool own = plies % 2 == 0;
    const double drawn = (double)(descend(hash_of(state), search->seed) >> 11) / (double)((uint64_t)1 << 53);
    double rate = search->pruning[FORGET_RATE].real;
    for (int ply = 1; ply < plies; ply++)
        rate *= search->pruning[FORGET_FALL].real;
    return drawn < rate && (side == FORGET_BOTH_SIDES || own == (side == FORGET_OWN_SIDE));
}

static Move forget_best(Search *search, const State *state, Path path)
{
    Children children = {.placed = 0, .assessed = false};
    int best = 0;
    children.count = moves(search->rules, state, children.list);
    if (search->price.all) {
        const struct counts before = search->counts;
        search->price.all(search, state, path, &children);
        search->counts = before;
    }
    oracle_find_values(search, state, path, &children);
    for (int n = 1; n < children.count; n++)
        best = children.key[n] > children.key[best] ? n : best;
    return children.list[best];
}

static Verdict forget_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                            Children *children, int i)
{
    Move list[MAX_MOVES];
    Standing *standing = search->now.standing;
    (void)alpha;
    (void)beta;
    if (!forget_is_forgetful(search, state, path) || moves(search->rules, state, list) < 2)
        return look_searched;
    if (!standing->judged) {
        standing->best = forget_best(search, state, path);
        standing->judged = true;
    }
    return children->move[i] == standing->best ? look_left_out(-INFINITE) : look_searched;
}

static const char *forget_depends_on(const Setting *settings)
{
    return settings[FORGET_RATE].real > 0 ? "moves that are forgotten" : NULL;
}

static const Pruning forget_pruning = {
    .about = "at a share of the positions the best move is left out (by an oracle, not counted)",
    .parameters =
        {
            {"forget_rate", REAL, "0.1", 0, 1, .about = "this share of the positions"},
            {"forget_side", CHOICE, "both", .choices = "both|own|other",
             .about = "where which side is to move: own is the side that moves at the root"},
            {"forget_fall", REAL, "1", 0, 1,
             .about = "a ply further from the first replies the share is this times as large"},
        },
    .weigh = (Function)forget_weigh,
    .errs = true,
    .oracle = true,
    .depends_on = forget_depends_on,
};
