/*
 * Extensions: a check or an only move costs less than a ply, so that what follows it is searched deeper (C. Shannon,
 * "Programming a computer for playing chess", 1950, asks for it where moves are forced; programs of the 1970s did so).
 *
 * Nothing is left out.  What a move costs depends on the position alone, so that all algorithms find the same value.  In
 * twice as many moves as the limit has plies every move costs its price.
 */
#include "algorithms/prunings/look.h"

enum { EXTEND_CHECK, EXTEND_ONLY };

static bool extend_checks(const Search *search, const State *state, Move move)
{
    const State child = play(search->rules, state, move);
    return !finished(search->rules, &child) && loud_checked(search, &child);
}

static bool extend_only(const Search *search, const State *state)
{
    Move list[MAX_MOVES];
    return (game.count ? game.count(search->rules, state) : moves(search->rules, state, list)) == 1;
}

static Verdict extend_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                            Children *children, int i)
{
    const double check = search->pruning[EXTEND_CHECK].real, only = search->pruning[EXTEND_ONLY].real;
    double less = 0;
    (void)alpha;
    (void)beta;
    if (!look_may_extend(search, path))
        return look_searched;
    if (check > 0 && extend_checks(search, state, children->move[i]))
        less = check;
    if (only > less && i == 0 && extend_only(search, state))
        less = only;
    return look_cheaper(search, less);
}

static const char *extend_refuses(const Setting *settings)
{
    return settings[EXTEND_CHECK].real > 0 && !game.in_check
               ? "the game knows no check, which \"extend_check\" asks for"
               : NULL;
}

static const Pruning extend_pruning = {
    .about = "checks and only moves cost less, so that they are searched deeper; nothing is left out",
    .parameters =
        {
            {"extend_check", REAL, "0", 0, 1, .about = "so many plies less: a move that gives check"},
            {"extend_only", REAL, "1", 0, 1, .about = "a position's only move"},
        },
    .weigh = (Function)extend_weigh,
    .depends_on = look_by_path,
    .refuses = extend_refuses,
};
