/*
 * Null moves: a side that may pass, and is still better than beta after a reduced search, is taken to be so.
 *
 * D. Beal, "A generalised quiescence search algorithm", 1990; G. Goetsch, M. Campbell, "Experiments with the null-move
 * heuristic", 1990; C. Donninger, "Null move and deep search", 1993.  Adaptive: E. Heinz, "Adaptive null-move pruning",
 * 1999, by the plies alone.  Verification: O. David-Tabibi, N. Netanyahu, "Verified null-move pruning", 2002, here as
 * programs do it, by a search as shallow as the null move's with no null move in it.
 *
 * Not in check, not where the game says that a side may be worse off for having to move, not twice in a row, not where the static value is below beta, and only where more than a ply is left.
 */
#include "algorithms/prunings/pass.h"

enum { NULL_REDUCTION, NULL_VERIFY };
enum { NULL_ADAPTIVE = 4 }; /* null_plies= */

/* By how many plies the search behind a null move is shallower. */
static int null_reduction(const Search *search, int left)
{
    const int choice = search->pruning[NULL_REDUCTION].choice;
    return choice == NULL_ADAPTIVE ? 2 + (left > 6) : 1 + choice;
}

static bool null_tries_passing(Search *search, const State *state, Path path, Value beta)
{
    return beta < bound(search->rules) && beta > -bound(search->rules) && look_plies_left(search, path) > 1 &&
           passes_here(search, state, path) && !(game.zugzwang && game.zugzwang(search->rules, state)) &&
           look_standing(search, state) >= beta;
}

static bool null_verified(Search *search, const State *state, Path path, Value beta, int plies)
{
    const int verify = (int)search->pruning[NULL_VERIFY].integer;
    if (verify == 0 || look_plies_left(search, path) < verify)
        return true;
    search->now.verifying = true;
    const Value value = peek(search, state, beta - 1, beta, spend_less(search, path, -plies * search->ply_price));
    search->now.verifying = false;
    return value >= beta;
}

static bool null_answer(Search *search, const State *state, Path path, Value alpha, Value beta, Worth *worth)
{
    (void)alpha;
    if (!null_tries_passing(search, state, path, beta))
        return false;
    const int plies = 1 + null_reduction(search, look_plies_left(search, path));
    const Value value = pass_value(search, state, path, beta - 1, beta, plies);
    if (value < beta || !null_verified(search, state, path, beta, plies))
        return false;
    *worth = (Worth){beta, false};
    return true;
}

static const Pruning null_pruning = {
    .about = "null moves: a side that passes, and is still better, is searched no further",
    .parameters =
        {
            {"null_plies", CHOICE, "2", .choices = "1|2|3|4|adaptive",
             .about = "by how much the search behind a pass is shallower; adaptive: 3 with more than 6 plies left, "
                      "else 2"},
            {"null_verify", INTEGER, "0", 0, 1000,
             .about = "with so many plies left a search without passes is to agree; 0: never"},
        },
    .answer = (Function)null_answer,
    .passes = true,
    .depends_on = look_by_window,
    .refuses = pass_refuses,
};
