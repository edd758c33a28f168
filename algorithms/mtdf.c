/*
 * MTD(f): searches with null windows only, each at the bound that the search before it returned, until the lower and
 * the upper bound meet.
 *
 * A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, "Best-first fixed-depth minimax algorithms", 1996.  There,
 * first=+infinity is MT-SSS*, first=-infinity MT-DUAL*, and step=n MTD(step), which goes n further than the last
 * bound.
 *
 * The value is exact.  The move is that of the last search that failed high, which proved the move to be worth so
 * much; a search that fails low says nothing of moves.
 *
 * Every search begins at the root again, and needs a transposition table that remembers what the others found (with
 * keep=all also at leaves, as in the paper).
 */

#include "algorithms/windows/alphabeta.h"
#include "algorithms/windows/guess.h"

enum { MTDF_FIRST, MTDF_STEP };                           /* settings */
enum { MTDF_ABOVE_ALL = GUESS_ZERO + 1, MTDF_BELOW_ALL }; /* first=, after the values of guess= */

static inline Value mtdf_first_bound(Search *search, const State *root)
{
    const int choice = search->algorithm[MTDF_FIRST].choice;
    if (choice == MTDF_ABOVE_ALL || choice == MTDF_BELOW_ALL)
        return choice == MTDF_ABOVE_ALL ? INFINITE : -INFINITE;
    return guess_first(search, root, choice);
}

static Value mtdf_solve(Search *search, const State *root)
{
    const Value further = search->algorithm[MTDF_STEP].integer;
    Value lower = -INFINITE, upper = INFINITE, next = mtdf_first_bound(search, root);
    while (lower < upper) {
        const Value beta = larger(lower + 1, smaller(next, upper));
        const Move best = search->best;
        if (lower > -INFINITE || upper < INFINITE)
            guess_pass_again(search);
        const Value value = alphabeta(search, root, beta - 1, beta, root_path(search));
        if (value >= beta) {
            lower = value;
            next = value + 1 + further;
        } else {
            upper = value;
            next = value - further;
            search->best = best;
        }
    }
    return lower;
}

static const char *mtdf_idle(const Setting *settings, bool table)
{
    (void)settings;
    return table ? NULL
                 : "there is no transposition table (\"entries\"), so that each search begins as if it were the "
                   "first";
}

static const Algorithm mtdf_algorithm = {
    .about = "MTD(f): null windows at the last bound found, until upper and lower bound meet; wants a table",
    .solve = (Function)mtdf_solve,
    .parameters =
        {
            {"first", CHOICE, "last", .choices = "last|evaluation|zero|+infinity|-infinity",
             .about =
                 "the guess: what deepening found a step before, or else the evaluation; that; 0; SSS*; DUAL*"},
            {"step", INTEGER, "0", 0, 1e15, .about = "how much further than the last bound the next one is tried"},
        },
    .table = true,
    .revisits = true,
    .idle = mtdf_idle,
};
