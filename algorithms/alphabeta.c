/* Alpha-beta with deep cutoffs; algorithms/windows/alphabeta.h has the papers and the contract of its value. */

#include "algorithms/windows/alphabeta.h"

enum { ALPHABETA_FAIL, ALPHABETA_WINDOW, ALPHABETA_RELATION }; /* settings */
enum { ALPHABETA_SOFT, ALPHABETA_HARD };                       /* fail= */
enum { ALPHABETA_WIDE_OPEN, ALPHABETA_GAME_BOUNDS };           /* window= */
enum { ALPHABETA_WEAK, ALPHABETA_STRICT };                     /* relation= */

static ALWAYS_INLINE Value alphabeta_within(Search *search, const State *root)
{
    const Value edge =
        search->algorithm[ALPHABETA_WINDOW].choice == ALPHABETA_GAME_BOUNDS ? bound(search->rules) : INFINITE;
    search->strict = search->algorithm[ALPHABETA_RELATION].choice == ALPHABETA_STRICT;
    search->fail_hard = search->algorithm[ALPHABETA_FAIL].choice == ALPHABETA_HARD;
    return alphabeta(search, root, -edge, edge, root_path(search));
}

static Value alphabeta_solve(Search *search, const State *root)
{
    return alphabeta_within(search, root);
}

static Value alphabeta_solve_plain(Search *search, const State *root)
{
    (void)search;
    return alphabeta_within(&plain_search, root);
}

static const Algorithm alphabeta_algorithm = {
    .about = "alpha-beta with deep cutoffs",
    .solve = (Function)alphabeta_solve,
    .plain = (Function)alphabeta_solve_plain,
    .parameters = {{.name = "fail",
                    .kind = CHOICE,
                    .fallback = "soft",
                    .choices = "soft|hard",
                    .about = "soft: return the best value found; hard: never outside the window"},
                   {.name = "window",
                    .kind = CHOICE,
                    .fallback = "open",
                    .choices = "open|bounds",
                    .about = "at the root: open, or the largest values the game has"},
                   {.name = "relation",
                    .kind = CHOICE,
                    .fallback = "weak",
                    .choices = "weak|strict",
                    .about = "weak: cut where alpha >= beta; strict: only where alpha > beta"}},
    .table = true,
};
