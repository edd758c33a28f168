/*
 * Aspiration search: alpha-beta within a window around a first guess, and a second search beyond it if the value lies
 * there.
 *
 * G. Baudet, "The design and analysis of algorithms for asynchronous multiprocessors", 1978; J. Gillogly, "Performance
 * analysis of the technology chess program", 1978.
 *
 * The value is exact and the move a best one, because the value lies strictly within the window of the last search.
 * (When a search fails, the value that it returns is still possible.  The second window therefore includes it.)
 */

#include "algorithms/windows/guess.h"
#include "algorithms/windows/pvs.h"

enum { ASPIRATION_GUESS, ASPIRATION_WIDTH, ASPIRATION_INNER, ASPIRATION_ERROR }; /* settings */
enum { ASPIRATION_ALPHABETA, ASPIRATION_PVS };                                   /* inner= */

static inline Value aspiration_search(Search *search, const State *root, Value alpha, Value beta)
{
    return search->algorithm[ASPIRATION_INNER].choice == ASPIRATION_PVS
               ? pvs(search, root, alpha, beta, root_path(search))
               : alphabeta(search, root, alpha, beta, root_path(search));
}

static Value aspiration_solve(Search *search, const State *root)
{
    const Value guess = guess_first(search, root, search->algorithm[ASPIRATION_GUESS].choice) +
                        search->algorithm[ASPIRATION_ERROR].integer;
    const Value alpha = guess - search->algorithm[ASPIRATION_WIDTH].integer,
                beta = guess + search->algorithm[ASPIRATION_WIDTH].integer;
    const Value value = aspiration_search(search, root, alpha, beta);
    if (alpha < value && value < beta)
        return value;
    guess_pass_again(search);
    return value <= alpha ? aspiration_search(search, root, -INFINITE, value + 1)
                          : aspiration_search(search, root, value - 1, INFINITE);
}

static const Algorithm aspiration_algorithm = {
    .about = "alpha-beta within a window around a guess, and again beyond it if need be",
    .solve = (Function)aspiration_solve,
    .parameters =
        {
            {"guess", CHOICE, "last", .choices = "last|evaluation|zero",
             .about =
                 "last: the value that deepening found a step before; if there is none, the root's evaluation"},
            {"width", INTEGER, "100", 1, 1e15,
             .about = "of the window, on either side of the guess; in the game's unit"},
            {"inner", CHOICE, "alphabeta", .choices = "alphabeta|pvs", .about = "what searches within the window"},
            {"error", INTEGER, "0", -1e15, 1e15,
             .about = "added to the guess, to see what a wrong one costs; in the game's unit"},
        },
    .table = true,
    .revisits = true,
};
