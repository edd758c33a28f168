/*
 * Best-first minimax: always expands the position at the end of the line that seems best, and scores all of its children.
 *
 * R. Korf, D. Chickering, "Best-first minimax search", 1996.  With `completion` (Q. Cohen-Solal, "Completeness of unbounded
 * best-first game algorithms", 2021) what is settled is not looked at again, so that the search ends with minimax's value.  Without
 * it, it ends as soon as the line that seems best ends.
 */

#include "algorithms/growing/growth.h"

enum { BEST_COMPLETION }; /* settings */

/* The first child of the best value, of those that are open or of all; GROWTH_ROOT if none is scored. */
static GrowthNumber best_choice(const Growth *growth, GrowthNumber number, bool open)
{
    const GrowthFact *above = growth_at(growth, number), *best = NULL;
    GrowthNumber chosen = GROWTH_ROOT;
    for (GrowthNumber i = growth_first(growth, number); i < growth_end(growth, number); i++) {
        const GrowthFact *child = growth_at(growth, i);
        if (child->visits > 0 && (!open || growth_is_open(above, child)) && (!best || child->value < best->value)) {
            best = child;
            chosen = i;
        }
    }
    return chosen;
}

static void best_score(Growth *growth, GrowthNumber above, GrowthNumber number)
{
    if (!growth_meet(growth, above, number))
        growth_score(growth, number, growth_worth(growth, number));
    growth_at(growth, number)->visits = 1;
}

static bool best_grow(Growth *growth)
{
    const bool completes = growth->search->algorithm[BEST_COMPLETION].choice;
    GrowthNumber end = GROWTH_ROOT;
    if (growth_at(growth, GROWTH_ROOT)->visits == 0)
        return best_score(growth, GROWTH_ROOT, GROWTH_ROOT), true;
    while (growth_at(growth, end)->grown > 0)
        end = best_choice(growth, end, completes);
    const GrowthFact *fact = growth_at(growth, end);
    if (growth_is_settled(fact))
        return false;
    growth_expand(growth, end);
    if (fact->grown > 0)
        for (GrowthNumber i = growth_first(growth, end); i < growth_end(growth, end); i++)
            best_score(growth, end, i);
    else if (end != GROWTH_ROOT)
        end = fact->parent;
    while (growth_at(growth, end)->grown > 0 && growth_back_up(growth, end) && end != GROWTH_ROOT)
        end = growth_at(growth, end)->parent;
    return true;
}

static GrowthNumber best_move(const Growth *growth)
{
    const GrowthNumber best = best_choice(growth, GROWTH_ROOT, false);
    return best != GROWTH_ROOT ? best : growth_first(growth, GROWTH_ROOT);
}

static Value best_value(const Growth *growth)
{
    return growth_at(growth, GROWTH_ROOT)->value;
}

static Value best_solve(Search *search, const State *root)
{
    static const GrowthMethod method = {best_grow, best_move, best_value};
    return growth_solve(search, root, &method, "", 0);
}

static const char *best_depends_on(const Setting *settings)
{
    return settings[BEST_COMPLETION].choice ? NULL : "end of the line that seems best";
}

static const Algorithm best_algorithm = {
    .about = "best-first minimax: the tree grows at the end of the line that seems best; takes memory",
    .solve = (Function)best_solve,
    .parameters = {{"completion", CHOICE, "yes", .choices = "no|yes",
                    .about = "is what cannot change any more left out, so that it ends with minimax's value?"}},
    .grows = true,
    .revisits = true,
    .depends_on = best_depends_on,
};
