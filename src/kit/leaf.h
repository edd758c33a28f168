/* Visits: is a position a leaf, and what is it worth there? */
#ifndef KIT_LEAF_H
#define KIT_LEAF_H

#include "kit/recall.h"

static OUT_OF_LINE void check_budgets(Search *search)
{
    if (search->counts.evaluations >= search->allowed.evaluations)
        longjmp(search->stop, BUDGET_SPENT);
    if (search->allowed.out_of_time && (search->allowed.nodes_left & 255) == 0 && search->allowed.out_of_time())
        longjmp(search->stop, BUDGET_SPENT);
}

/* Count the visit of a position beyond the horizon, so many plies from the root: leaves that look further do so. */
static OUT_OF_LINE void visit_beyond(Search *search, int ply)
{
    check_budgets(search);
    count_visit(search);
    search->counts.beyond++;
    if (search->anatomy)
        search->anatomy->by_ply.beyond[ply < PLIES_COUNTED ? ply : PLIES_COUNTED - 1]++;
}

/* At the horizon. */
static inline Worth worth_of(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    if (!search->worth)
        return (Worth){static_value(search, state), true};
    const Worth worth = search->worth(search, state, path, alpha, beta);
    search->bounds += !worth.exact;
    return worth;
}

/* Where more is asked for than a limit.  The window is as the other side sees it, because that is at hand: so
 * nothing is computed for this call where it is not made. */
static OUT_OF_LINE bool at_watched_leaf(Search *search, const State *state, Path path, Value other_alpha,
                                        Value other_beta, Value *value)
{
    const Value alpha = -other_beta, beta = -other_alpha;
    check_budgets(search);
    if (search->keep_leaves && recall_leaf(search, state, path, alpha, beta, value)) {
        count_visit(search);
        if (search->anatomy)
            note_visit(search, path, alpha, beta);
        count_recall(search, path, *value);
        return true;
    }
    if (plies_from_root(path) > DEEPEST_PLY)
        longjmp(search->stop, MEMORY_SPENT);
    const bool capped = plies_from_root(path) >= search->most_plies;
    const bool spent = spent_of(path) >= search->limit || spent_elsewhere(search, path) >= search->limit;
    if (!spent && search->table)
        fetch(search, state);
    const Visited visited = visit(search, state, spent || capped);
    if (search->anatomy)
        note_visit(search, path, alpha, beta);
    if (visited == INTERIOR)
        return false;
    search->leaves_at[counted_ply(path)]++;
    search->counts.capped += capped && !spent && visited == HORIZON;
    if (search->anatomy) /* before a budget is spent beyond it */
        note_leaf(search, path);
    const Worth worth = visited == TERMINAL ? (Worth){score(search->rules, state), true}
                                            : worth_of(search, state, path, alpha, beta);
    if (search->anatomy)
        note_worth(search, path, visited == TERMINAL ? GAME_OVER : LIMIT_SPENT, 0, worth);
    if (search->keep_leaves)
        remember_leaf(search, state, path, alpha, beta, worth, visited == TERMINAL);
    *value = worth.value;
    return true;
}

static ALWAYS_INLINE bool at_leaf(Search *search, const State *state, Path path, Value alpha, Value beta,
                                  Value *value)
{
    if (!is_plain(search) && RARELY(!search->plan.simple) && plies_from_root(path) >= search->plan.watched_from)
        return at_watched_leaf(search, state, path, -beta, -alpha, value);
    const bool spent = path.length >= search->plan.horizon;
    if (!spent && search->table)
        fetch(search, state);
    const Seen seen = see(search, state, spent);
    if (seen.visited == INTERIOR)
        return false;
    /* A move costs a ply, unless the game says that it costs none, and what leads through more plies is watched. */
    if (!is_plain(search))
        search->leaves_at[game.plies ? counted_ply(path) : plies_from_root(path)]++;
    *value = seen.value;
    return true;
}

/* A position for which at_leaf() returned false counts as a leaf after all. */
static inline void become_leaf(Search *search, Path path)
{
    search->counts.interior--;
    search->leaves_at[counted_ply(path)]++;
    if (search->anatomy)
        note_leaf(search, path);
}

/* And of this worth. */
static inline void tell_worth(Search *search, Path path, Worth worth)
{
    if (search->anatomy)
        note_worth(search, path, STOPPED_EARLY, 0, worth);
}

static inline void make_leaf(Search *search, Path path, Worth worth)
{
    become_leaf(search, path);
    tell_worth(search, path, worth);
}

/* It is answered by this pruning. */
static inline void stop_early(Search *search, Path path, int pruning, Worth worth)
{
    become_leaf(search, path);
    if (search->anatomy)
        note_worth(search, path, PRUNED, pruning, worth);
}

#endif
