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

enum { FIRST_GUESS, STEP };               /* settings */
enum { ABOVE_ALL = ZERO + 1, BELOW_ALL }; /* first=, after the values of guess= */

static inline Value first_bound(Search *search, const State *root)
{
    const int choice = search->algorithm[FIRST_GUESS].choice;
    if (choice == ABOVE_ALL || choice == BELOW_ALL)
        return choice == ABOVE_ALL ? INFINITE : -INFINITE;
    return first_guess(search, root, choice);
}

static inline Value solve(Search *search, const State *root)
{
    const Value further = search->algorithm[STEP].integer;
    Value lower = -INFINITE, upper = INFINITE, next = first_bound(search, root);
    while (lower < upper) {
        const Value beta = larger(lower + 1, smaller(next, upper));
        const Move best = search->best;
        if (lower > -INFINITE || upper < INFINITE)
            pass_again(search);
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

static const char *idle(const Setting *settings, bool table)
{
    (void)settings;
    return table ? NULL
                 : "there is no transposition table (\"entries\"), so that each search begins as if it were the "
                   "first";
}

static const Algorithm algorithm = {
    .about = "MTD(f): null windows at the last bound found, until upper and lower bound meet; wants a table",
    .parameters =
        {
            {"first", CHOICE, "last", .choices = "last|evaluation|zero|+infinity|-infinity",
             .about =
                 "the guess: what deepening found a step before, or else the evaluation; that; 0; SSS*; DUAL*"},
            {"step", INTEGER, "0", 0, 1e15, .about = "how much further than the last bound the next one is tried"},
        },
    .table = true,
    .growth = 0.75,
    .revisits = true,
    .idle = idle,
};
