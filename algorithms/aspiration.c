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

enum { GUESS, WIDTH, INNER, GUESS_ERROR }; /* settings */
enum { ALPHABETA, PVS };                   /* inner= */

static inline Value search_window(Search *search, const State *root, Value alpha, Value beta)
{
    return search->algorithm[INNER].choice == PVS ? pvs(search, root, alpha, beta, root_path(search))
                                                  : alphabeta(search, root, alpha, beta, root_path(search));
}

static inline Value solve(Search *search, const State *root)
{
    const Value guess =
        first_guess(search, root, search->algorithm[GUESS].choice) + search->algorithm[GUESS_ERROR].integer;
    const Value alpha = guess - search->algorithm[WIDTH].integer, beta = guess + search->algorithm[WIDTH].integer;
    const Value value = search_window(search, root, alpha, beta);
    if (alpha < value && value < beta)
        return value;
    pass_again(search);
    return value <= alpha ? search_window(search, root, -INFINITE, value + 1)
                          : search_window(search, root, value - 1, INFINITE);
}

static const Algorithm algorithm = {
    .about = "alpha-beta within a window around a guess, and again beyond it if need be",
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
    .growth = 0.75,
    .revisits = true,
};
