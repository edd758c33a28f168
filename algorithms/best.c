/*
 * Best-first minimax: always expands the position at the end of the line that seems best, and scores all of its children.
 *
 * R. Korf, D. Chickering, "Best-first minimax search", 1996.  With `completion` (Q. Cohen-Solal, "Completeness of unbounded
 * best-first game algorithms", 2021) what is settled is not looked at again, so that the search ends with minimax's value.  Without
 * it, it ends as soon as the line that seems best ends.
 */

#include "algorithms/growing/growth.h"

enum { BEST_COMPLETION }; /* settings */

/* The first child of the best value, of those that are open or of all; TREE_ROOT if none is scored. */
static TreeNumber best_choice(const Growth *growth, TreeNumber number, bool open)
{
    const GrowthFact *above = growth_at(growth, number), *best = NULL;
    TreeNumber chosen = TREE_ROOT;
    for (TreeNumber i = growth_first(growth, number); i < growth_end(growth, number); i++) {
        const GrowthFact *child = growth_at(growth, i);
        if (child->visits > 0 && (!open || growth_is_open(above, child)) && (!best || child->value < best->value)) {
            best = child;
            chosen = i;
        }
    }
    return chosen;
}

static void best_score(Growth *growth, TreeNumber number)
{
    if (!growth_meet(growth, number))
        growth_score(growth, number, growth_worth(growth, number));
    growth_at(growth, number)->visits = 1;
}

static bool best_grow(Growth *growth)
{
    const bool completes = growth->search->algorithm[BEST_COMPLETION].choice;
    TreeNumber end = TREE_ROOT;
    if (growth_at(growth, TREE_ROOT)->visits == 0)
        return best_score(growth, TREE_ROOT), true;
    while (growth_at(growth, end)->grown)
        end = best_choice(growth, end, completes);
    if (growth_is_settled(growth_at(growth, end)))
        return false;
    growth_expand(growth, end);
    if (growth_at(growth, end)->grown)
        for (TreeNumber i = growth_first(growth, end); i < growth_end(growth, end); i++)
            best_score(growth, i);
    else if (end != TREE_ROOT)
        end = growth_node(growth, end)->parent;
    while (growth_at(growth, end)->grown && growth_back_up(growth, end) && end != TREE_ROOT)
        end = growth_node(growth, end)->parent;
    return true;
}

static TreeNumber best_move(const Growth *growth)
{
    const TreeNumber best = best_choice(growth, TREE_ROOT, false);
    return best != TREE_ROOT ? best : growth_first(growth, TREE_ROOT);
}

static Value best_value(const Growth *growth)
{
    return growth_at(growth, TREE_ROOT)->value;
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
