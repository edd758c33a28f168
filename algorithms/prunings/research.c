/*
 * Searching again: a move that costs more than `research_price` plies is searched at its price first, and if that says that
 * it is better than alpha, again as if it cost no more than that.  A move that is not better at its own price is left out,
 * which its window proved.
 *
 * So a selective cutoff looks at an improbable move deeper once it seems good.  research_window=open is Y. Tsuruoka, D.
 * Yokoyama, T. Chikayama, "Game-tree search algorithm based on realization probability", 2002: moves that raise the value of
 * their position are searched again.  The first one keeps its price, since there is no value yet that it could raise.
 *
 * research_window=null asks for no more than whether a move is better, as late-move reductions do, of the first one as well;
 * where there is no alpha yet, any would seem good, and is searched at the smaller price at once.  With research_cheap=5 and
 * research_between=yes that is M. Winands, Y. Bjornsson, "Enhanced realization probability search", 2008, the more so in
 * pvs, which begins in a null window at the smaller price, too.
 *
 * At the root the published search does the same; in the null window moves of the root are searched once, at their price.
 */
#include "algorithms/prunings/look.h"

enum { RESEARCH_PRICE, RESEARCH_WINDOW, RESEARCH_CHEAP, RESEARCH_BETWEEN };
enum { RESEARCH_NULL_WINDOW, RESEARCH_OPEN }; /* research_window= */
enum { RESEARCH_NO, RESEARCH_YES };           /* research_between= */

/* Was it more than 1.5 times so much a ply? */
static bool research_dear(int spent, int again, int plies)
{
    return 2 * (int64_t)spent > 3 * (int64_t)again * plies;
}

static Value research_value_at(Search *search, const State *state, Path below, Value alpha, Value beta, Move move)
{
    const State child = play(search->rules, state, move);
    return -peek(search, &child, -beta, -alpha, below);
}

/* At its own price, and then, if that was much, at one between. */
static Value research_value_before(Search *search, const State *state, Path path, Value alpha, Value beta,
                                   Children *children, int i, int again)
{
    const bool open = search->pruning[RESEARCH_WINDOW].choice == RESEARCH_OPEN;
    const Path below = step(search, state, path, children, i);
    const int spent = look_spent_with(search, below), price = spent - spent_of(path);
    const Move move = children->move[i];
    const Value value = research_value_at(search, state, below, alpha, open ? beta : alpha + 1, move);
    if (value <= alpha || search->pruning[RESEARCH_BETWEEN].choice == RESEARCH_NO ||
        !research_dear(spent, again, plies_from_root(below)))
        return value;
    const Path cheaper_path = spend_less(search, path, price - (price + again) / 2);
    return research_value_at(search, state, step(search, state, cheaper_path, children, i), alpha, alpha + 1, move);
}

static Verdict research_weigh(Search *search, const State *state, Path path, Value alpha, Value beta,
                              Children *children, int i)
{
    const int again = (int)(search->pruning[RESEARCH_PRICE].real * search->ply_price);
    const int dearer = again + spent_of(path) - look_spent_with(search, step(search, state, path, children, i));
    const Verdict cheaply = {.dearer = dearer};
    if (dearer >= 0 ||
        (plies_from_root(path) == 0 && search->pruning[RESEARCH_WINDOW].choice == RESEARCH_NULL_WINDOW))
        return look_searched;
    if (loud_place(search, children, i) < search->pruning[RESEARCH_CHEAP].integer)
        return cheaply;
    if (i == 0 && search->pruning[RESEARCH_WINDOW].choice == RESEARCH_OPEN)
        return look_searched;
    if (alpha <= -bound(search->rules))
        return cheaply;
    const Value value = research_value_before(search, state, path, alpha, beta, children, i, again);
    return value > alpha ? cheaply : (Verdict){.left_out = true, .most = value, .dearer = dearer};
}

static const Pruning research_pruning = {
    .about = "dear moves that seem good at their price are searched again, as if they were cheaper",
    .parameters =
        {
            {"research_price", REAL, "1", 0, 1000,
             .about = "as if they cost so many plies; of cutoff=realization a bit is one, of conspiracy a point"},
            {"research_window", CHOICE, "null", .choices = "null|open",
             .about = "before that they are searched in a null window, or in the open one"},
            {"research_cheap", INTEGER, "0", 0, 1000,
             .about = "so many of the first are taken to be cheap at once"},
            {"research_between", CHOICE, "no", .choices = "no|yes",
             .about = "yes: half way to their price, too, where moves up to here cost 1.5 times research_price on "
                      "average"},
        },
    .weigh = (Function)research_weigh,
    .at_root = true,
    .depends_on = look_by_window,
};
