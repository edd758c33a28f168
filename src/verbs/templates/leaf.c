/*
 * NAME: the best that the side to move can reach in one move more, by the static evaluation.
 *
 * This is a whole leaf, to be changed; src/search/kit/search.h is the contract ("LEAVES").  It says what a position at the
 * horizon is worth, of a game that is not over.
 */

/* alpha < beta is the window of the search, for the side to move.  A value within it is to be right; one outside may be no
 * more than a bound, and then is not exact.  What it looks at beyond the horizon is counted by visit_beyond(), and what
 * it evaluates by static_value() or assess(), of which the latter knows finished games. */
static Worth NAME_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    (void)alpha;
    Move list[MAX_MOVES];
    Value best = -INFINITE;
    const int count = moves(search->rules, state, list);
    search->counts.generated += (uint64_t)count;
    for (int i = 0; i < count; i++) {
        const State child = play(search->rules, state, list[i]);
        visit_beyond(search, plies_from_root(path) + 1);
        best = larger(best, -assess(search, &child));
        if (best >= beta)
            return (Worth){best, false};
    }
    return (Worth){best, true};
}

/*
 * What else a leaf may say (src/search/kit/part.h): parameters, which are search->leaf[0], [1] and so on; depends_on, if its value
 * is not a function of the position alone; refuses, if some games do not have what it needs; errs, if no reference may
 * judge by it; idle.
 */
static const Leaf NAME_leaf = {
    .about = "one move more, by the static evaluation",
    .worth = (Function)NAME_worth,
};
