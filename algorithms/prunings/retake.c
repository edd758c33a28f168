/*
 * Recaptures: a capture on the square where the last move captured costs less than a ply, so that exchanges are searched to
 * their end (H. Berliner named what happens otherwise the horizon effect, 1973; programs call this recapture extension).
 *
 * Nothing is left out.  What a move costs depends on the move before it, of which the table tells positions apart.  In twice
 * as many moves as the limit has plies every move costs its price.
 */
#include "algorithms/prunings/look.h"

enum { RETAKE_LESS };

static Verdict retake_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                            Children *children, int i)
{
    const int taken_on = search->way[plies_from_root(path)].taken_on;
    (void)alpha;
    (void)beta;
    return look_may_extend(search, path) && takes_back(search->rules, state, children->move[i], taken_on)
               ? look_cheaper(search, search->pruning[RETAKE_LESS].real)
               : look_searched;
}

static const char *retake_refuses(const Setting *settings)
{
    (void)settings;
    return game.gain && game.landing ? NULL : "the game does not say where its captures take place";
}

static const Pruning retake_pruning = {
    .about =
        "captures where the last move captured cost less, so that they are searched deeper; nothing is left out",
    .parameters = {{"retake_less", REAL, "0.5", 0, 1,
                    .about = "by so many plies, of which a cutoff may know whole ones only"}},
    .weigh = (Function)retake_weigh,
    .tells_takes = true,
    .depends_on = look_by_path,
    .refuses = retake_refuses,
};
