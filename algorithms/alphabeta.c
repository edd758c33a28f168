/* Alpha-beta with deep cutoffs; algorithms/windows/alphabeta.h has the papers and the contract of its value. */

#include "algorithms/windows/alphabeta.h"

enum { FAIL, WINDOW, RELATION }; /* settings */
enum { SOFT, HARD };             /* fail= */
enum { WIDE_OPEN, GAME_BOUNDS }; /* window= */
enum { WEAK, STRICT };           /* relation= */

static inline Value solve(Search *search, const State *root)
{
    const Value edge = search->algorithm[WINDOW].choice == GAME_BOUNDS ? bound(search->rules) : INFINITE;
    search->strict = search->algorithm[RELATION].choice == STRICT;
    search->fail_hard = search->algorithm[FAIL].choice == HARD;
    return alphabeta(search, root, -edge, edge, root_path(search));
}

static const Algorithm algorithm = {
    .about = "alpha-beta with deep cutoffs",
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
    .growth = 0.75,
};
